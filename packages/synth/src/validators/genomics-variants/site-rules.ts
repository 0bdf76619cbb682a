import type { Report } from "../validation.ts";
import type { Call } from "./call.ts";
import type { Chromosome } from "./chromosomes.ts";

/** Rules on a site, which its first row stands for. */
export function checkSite(site: Call, chromosome: Chromosome, report: Report): void {
  checkPlace(site, chromosome, report);
  checkAlleles(site, report);
  checkFrequencies(site, report);
  checkConsequence(site, report);
  checkSignificance(site, report);
  if ((site.filter === "LowQual") !== site.qual < 30) report("filter", `${site.filter} with qual ${site.qual}`);
}

function checkPlace({ chrom, pos, ref }: Call, chromosome: Chromosome, report: Report): void {
  const last = pos + ref.length - 1;
  if (last > chromosome.length) report("order", `${chrom}:${pos} ends behind the chromosome`);
  for (const [from, to] of chromosome.pseudoautosomal) {
    if (last >= from && pos <= to) report("ploidy", `${chrom}:${pos} is pseudoautosomal`);
  }
}

function checkAlleles({ type, ref, alt, context }: Call, report: Report): void {
  if (!areAlleles(type, ref, alt)) report("alleles", `${ref} > ${alt} as ${type}`);
  const lastRef = ref.charCodeAt(ref.length - 1);
  if (lastRef === alt.charCodeAt(alt.length - 1)) report("alleles", `${ref} > ${alt} end alike`);
  if ((context !== null) !== (type === "SNV")) report("context", `${context} around ${type}`);
  else if (context !== null && context.charAt(1) !== ref) report("context", `${context} around ${ref}`);
}

function areAlleles(type: string, ref: string, alt: string): boolean {
  const longer = alt.length - ref.length;
  switch (type) {
    case "SNV":
      return ref.length === 1 && longer === 0 && ref !== alt;
    case "MNV":
      return ref.length >= 2 && ref.length <= 3 && longer === 0 && ref.charCodeAt(0) !== alt.charCodeAt(0);
    case "INS":
      return ref.length === 1 && alt.startsWith(ref) && longer >= 1 && longer <= 30;
    default:
      return alt.length === 1 && ref.startsWith(alt) && longer <= -1 && longer >= -30;
  }
}

function checkFrequencies(site: Call, report: Report): void {
  const { ac, an, af } = site;
  const parts = (ac / an) * 1_000_000;
  // Half a millionth where the quotient lies between two.
  if (ac > an || Math.abs(Math.round(af * 1_000_000) - parts) > 0.5 + 1e-6) {
    report("frequency", `${ac} of ${an} is not ${af}`);
  }
  const fifth = an / 5;
  let sum = 0;
  let whole = true;
  for (const share of [site.af_afr, site.af_amr, site.af_eas, site.af_eur, site.af_sas]) {
    const alleles = Math.round(share * fifth);
    whole &&= Math.abs(share * fifth - alleles) <= 0.02;
    sum += alleles;
  }
  if (!whole || sum !== ac) report("populations", `the groups have ${sum} of ${ac} alleles, of ${fifth} each`);
}

const codingSubstitutions = new Set(["synonymous_variant", "missense_variant", "stop_gained"]);

function checkConsequence({ gene, consequence, type, ref, alt }: Call, report: Report): void {
  if ((gene === null) !== (consequence === "intergenic_variant")) report("consequence", `${consequence} of ${gene}`);
  const inFrame = (alt.length - ref.length) % 3 === 0;
  const indel = type === "INS" || type === "DEL";
  const right =
    (!codingSubstitutions.has(consequence) || !indel) &&
    (consequence !== "frameshift_variant" || (indel && !inFrame)) &&
    (consequence !== "inframe_insertion" || (type === "INS" && inFrame)) &&
    (consequence !== "inframe_deletion" || (type === "DEL" && inFrame));
  if (!right) report("consequence", `${consequence} of ${type} ${ref} > ${alt}`);
}

function checkSignificance({ clin_sig: significance, consequence, af }: Call, report: Report): void {
  if (significance === null) return;
  const right =
    consequence !== "intergenic_variant" &&
    (significance !== "benign" || af >= 0.001) &&
    ((significance !== "pathogenic" && significance !== "likely_pathogenic") || af < 0.01);
  if (!right) report("significance", `${significance} for ${consequence} at af ${af}`);
}

/** The number of persons of the cohort that a site's alleles stand for. */
function personsOf(chrom: string, an: number): number {
  switch (chrom) {
    case "X":
      return (2 * an) / 3;
    case "Y":
      return 2 * an;
    case "MT":
      return an;
    default:
      return an / 2;
  }
}

/** Checks counts against one another, and returns the number of persons. */
export function checkCohort(site: Call, persons: number | null, report: Report): number {
  const { chrom, ac, an, n_het: het, n_hom_alt: hom, n_hemi: hemi } = site;
  const found = personsOf(chrom, an);
  if (!Number.isInteger(found) || found % 2 !== 0 || (persons ?? found) !== found) {
    report("cohort", `an ${an} on ${chrom} is that of ${found} persons, before it ${persons}`);
  }
  const half = (persons ?? found) / 2;
  const diploid = chrom !== "Y" && chrom !== "MT";
  const right = diploid
    ? ac === het + 2 * hom + hemi &&
      (chrom === "X" ? het + hom <= half && hemi <= half : hemi === 0 && het + hom <= 2 * half)
    : ac === hemi && het === 0 && hom === 0;
  if (!right) report("cohort", `${ac} alleles in ${het} + ${hom} + ${hemi} persons on ${chrom}`);
  return persons ?? found;
}
