import type { Report } from "../validation.ts";
import type { Call } from "./call.ts";

/** Phred-scaled likelihood of a read that shows what is there, of one that does not, and of one where both are there. */
const RIGHT = 0.004_34;
const WRONG = 30;
const EITHER = 3.0103;

/** Rules on what sequencing says of one sample. `phaseSet` is the position of the region's first site. */
export function checkCall(call: Call, phaseSet: number, report: Report): void {
  const { ad_alt: alt, ad_ref: ref, chrom, dp, gt } = call;
  if (ref + alt > dp) report("depth", `${ref} + ${alt} of ${dp} reads`);
  const female = call.sample_sex === "female";
  const absent = female && chrom === "Y";
  const haploid = chrom === "MT" || chrom === "Y" || (chrom === "X" && !female);
  const fit = absent ? gt === null && dp === 0 : gt !== null && (gt.length === 1) === haploid;
  if (!fit) report("ploidy", `${gt} of a ${call.sample_sex} sample on ${chrom}, ${dp} reads`);
  checkLikelihoods(call, report);
  if ((gt === "0/0" || gt === "0") && dp > 0 && alt / dp > (gt === "0" ? 0.5 : 0.101)) {
    report("hom-ref", `${alt} of ${dp} reads show alt where gt is ${gt}`);
  }
  const phased = gt === "0|1" || gt === "1|0";
  if (call.ps !== (phased ? phaseSet : null)) report("phase", `ps ${call.ps} of ${gt} in the region at ${phaseSet}`);
}

function checkLikelihoods(call: Call, report: Report): void {
  const { ad_alt: a, ad_ref: r, gq, gt, pl_alt: alt, pl_het: het, pl_ref: ref } = call;
  if (gt === null) {
    if (ref !== null || het !== null || alt !== null || gq !== null) report("likelihoods", "there is no genotype");
    return;
  }
  const single = gt.length === 1;
  if (ref === null || alt === null || gq === null || (het === null) !== single) {
    report("likelihoods", `${ref}, ${het}, ${alt}, gq ${gq} for ${gt}`);
    return;
  }
  const rawRef = RIGHT * r + WRONG * a;
  const rawAlt = WRONG * r + RIGHT * a;
  const rawHet = single ? Number.POSITIVE_INFINITY : EITHER * (r + a);
  const least = Math.min(rawRef, rawAlt, rawHet);
  // A whole unit either way, and the error of a double.
  const near = (value: number, raw: number): boolean => Math.abs(value - (raw - least)) <= 1.000_001;
  const called = ref === 0 ? 0 : het === 0 ? 1 : alt === 0 ? 2 : -1;
  const due = gt === "0/0" || gt === "0" ? 0 : gt === "1/1" || gt === "1" ? 2 : 1;
  const fit =
    near(ref, rawRef) &&
    near(alt, rawAlt) &&
    (het === null || near(het, rawHet)) &&
    called === due &&
    gq === Math.min(99, second(ref, alt, het));
  if (!fit) report("likelihoods", `${ref}, ${het}, ${alt}, gq ${gq} for ${gt} of ${r} and ${a} reads`);
}

/** The second smallest of two or three values. */
function second(a: number, b: number, c: number | null): number {
  if (c === null) return Math.max(a, b);
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
