import type { Report } from "../validation.ts";
import type { Call } from "./call.ts";

/** Phred-scaled cost of a read that shows the allele (error rate 0.001), of one that does not, and of one of two alleles. */
const SHOWN = 0.00434;
const HIDDEN = 30;
const HALF = 3.0103;
const BEST_QUALITY = 99;
/** Two values rounded each by itself, with room for the rounding of the sum. */
const TOLERANCE = 1 + 1e-9;

/** Rules on what sequencing says of one sample. */
export function checkCall(call: Call, phaseSet: number, report: Report): void {
  const { gt, dp, ad_ref: r, ad_alt: a, chrom } = call;
  if (r + a > dp) report("depth", `${r} + ${a} of ${dp} reads`);
  const male = call.sample_sex === "male";
  const absent = chrom === "Y" && !male;
  if ((gt === null) !== absent || (absent && dp !== 0)) {
    report("ploidy", `${gt} with ${dp} reads of a ${call.sample_sex} sample on ${chrom}`);
  }
  const phased = gt === "0|1" || gt === "1|0";
  if (call.ps !== (phased ? phaseSet : null)) report("phase", `ps ${call.ps} with gt ${gt} in the region of ${phaseSet}`);
  if (gt === null) {
    if (call.gq !== null || call.pl_ref !== null || call.pl_het !== null || call.pl_alt !== null) {
      report("likelihoods", "likelihoods of an absent chromosome");
    }
    return;
  }
  const haploid = chrom === "MT" || chrom === "Y" || (chrom === "X" && male);
  if ((gt.length === 1) !== haploid) report("ploidy", `${gt} of a ${call.sample_sex} sample on ${chrom}`);
  if (dp > 0 && ((gt === "0/0" && a > 0.101 * dp) || (gt === "0" && a > 0.5 * dp))) {
    report("hom-ref", `${gt} with ${a} of ${dp} reads`);
  }
  checkLikelihoods(call, haploid, report);
}

function checkLikelihoods(call: Call, haploid: boolean, report: Report): void {
  const { ad_ref: r, ad_alt: a, pl_ref: ref, pl_het: het, pl_alt: alt } = call;
  if (ref === null || alt === null || (het === null) !== haploid) {
    report("likelihoods", `${ref}, ${het}, ${alt} with gt ${call.gt}`);
    return;
  }
  const rawRef = SHOWN * r + HIDDEN * a;
  const rawAlt = HIDDEN * r + SHOWN * a;
  const rawHet = haploid ? Number.POSITIVE_INFINITY : HALF * (r + a);
  const least = Math.min(rawRef, rawHet, rawAlt);
  const right =
    Math.abs(rawRef - least - ref) <= TOLERANCE &&
    Math.abs(rawAlt - least - alt) <= TOLERANCE &&
    (het === null || Math.abs(rawHet - least - het) <= TOLERANCE);
  if (!right) report("likelihoods", `${ref}, ${het}, ${alt} with ${r} and ${a} reads`);
  if (call.gt !== null && alleles(call.gt) !== called(ref, het, alt)) {
    report("likelihoods", `${call.gt} with ${ref}, ${het}, ${alt}`);
  }
  const quality = Math.min(BEST_QUALITY, second(ref, het ?? Number.POSITIVE_INFINITY, alt));
  if (call.gq !== quality) report("likelihoods", `gq ${call.gq} with ${ref}, ${het}, ${alt}`);
}

/** Which alleles a genotype has: "ref", "het" or "alt". */
function alleles(gt: string): string {
  if (gt === "0/0" || gt === "0") return "ref";
  return gt === "1/1" || gt === "1" ? "alt" : "het";
}

function called(ref: number, het: number | null, alt: number): string {
  if (ref === 0) return "ref";
  if (het === 0) return "het";
  return alt === 0 ? "alt" : "none";
}

/** The second smallest of three. */
function second(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
