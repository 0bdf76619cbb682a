import type { Report } from "../validation.ts";
import type { Call } from "./call.ts";

const codingChanges: ReadonlySet<string> = new Set(["synonymous_variant", "missense_variant", "stop_gained"]);
/** Pseudoautosomal regions in GRCh38, first and last position. */
const pseudoautosomal: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  X: [
    [10_001, 2_781_479],
    [155_701_383, 156_030_895],
  ],
  Y: [
    [10_001, 2_781_479],
    [56_887_903, 57_217_415],
  ],
};

/** Rules that a site keeps by itself. */
export function checkSite(site: Call, report: Report): void {
  checkAlleles(site, report);
  checkFrequencies(site, report);
  checkEffect(site, report);
  if ((site.filter === "LowQual") !== site.qual < 30) report("filter", `${site.filter} with qual ${site.qual}`);
  for (const [first, last] of pseudoautosomal[site.chrom] ?? []) {
    if (site.pos + site.ref.length > first && site.pos <= last)
      report("ploidy", `${site.chrom}:${site.pos} is pseudoautosomal`);
  }
}

function checkAlleles({ alt, context, ref, type }: Call, report: Report): void {
  if (!isFormed(type, ref, alt)) report("alleles", `${ref} to ${alt} as ${type}`);
  const fit = type === "SNV" ? context !== null && context.charAt(1) === ref : context === null;
  if (!fit) report("context", `${context} around ${ref}, ${type}`);
}

function isFormed(type: string, ref: string, alt: string): boolean {
  if (ref === alt || ref.at(-1) === alt.at(-1)) return false;
  const [left, right] = [ref.length, alt.length];
  if (type === "SNV") return left === 1 && right === 1;
  if (type === "MNV") return left === right && (left === 2 || left === 3) && ref.charAt(0) !== alt.charAt(0);
  if (type === "INS") return left === 1 && right > 1 && right <= 31 && alt.startsWith(ref);
  return right === 1 && left > 1 && left <= 31 && ref.startsWith(alt);
}

function checkFrequencies(site: Call, report: Report): void {
  const { ac, af, an } = site;
  // Half a millionth is what rounding takes away, and a billionth is far above the error of a double.
  if (!(Math.abs(af - ac / an) <= 0.500_001e-6) || ac < 1 || ac > an) report("frequency", `${ac} of ${an} is ${af}`);
  let sum = 0;
  let near = true;
  for (const share of [site.af_afr, site.af_amr, site.af_eas, site.af_eur, site.af_sas]) {
    const alleles = (share * an) / 5;
    const whole = Math.round(alleles);
    near &&= Math.abs(alleles - whole) <= 0.02;
    sum += whole;
  }
  if (!near || sum !== ac) report("populations", `${sum} of ${ac} alleles`);
}

/** Persons in the cohort as a site tells them; NaN where they cannot be. */
export function personsOf({ an, chrom }: Call): number {
  return chrom === "X" ? an / 1.5 : chrom === "Y" ? an * 2 : chrom === "MT" ? an : an / 2;
}

/** True when the counts of genotypes fit the alleles in a cohort of so many persons. */
export function fitsCohort(site: Call, persons: number): boolean {
  const { ac, chrom, n_hemi: hemi, n_het: het, n_hom_alt: hom } = site;
  if (personsOf(site) !== persons || persons % 2 !== 0) return false;
  if (chrom === "X") return ac === het + 2 * hom + hemi && het + hom <= persons / 2 && hemi <= persons / 2;
  if (chrom === "Y" || chrom === "MT") return ac === hemi && het === 0 && hom === 0;
  return ac === het + 2 * hom && het + hom <= persons && hemi === 0;
}

function checkEffect(site: Call, report: Report): void {
  const { af, clin_sig: significance, consequence, type } = site;
  const by = site.alt.length - site.ref.length;
  let fit = (site.gene === null) === (consequence === "intergenic_variant");
  if (codingChanges.has(consequence)) fit &&= type === "SNV" || type === "MNV";
  else if (consequence === "frameshift_variant") fit &&= (type === "INS" || type === "DEL") && by % 3 !== 0;
  else if (consequence === "inframe_insertion") fit &&= type === "INS" && by % 3 === 0;
  else if (consequence === "inframe_deletion") fit &&= type === "DEL" && by % 3 === 0;
  if (!fit) report("consequence", `${consequence} of ${type} by ${by} bases in ${site.gene}`);
  if (significance === null) return;
  const harmful = significance === "pathogenic" || significance === "likely_pathogenic";
  const known =
    consequence !== "intergenic_variant" && !(harmful && af >= 0.01) && !(significance === "benign" && af < 0.001);
  if (!known) report("significance", `${significance} at ${af}, ${consequence}`);
}
