/** The closed vocabularies of the variants dataset. An enum's cell is the index here. */
export const variantTypes = ["SNV", "INS", "DEL", "MNV"] as const;
export const SNV = 0;
export const INSERTION = 1;
export const DELETION = 2;
export const MNV = 3;

export const filters = ["PASS", "LowQual", "LowDepth", "StrandBias"] as const;
export const PASS = 0;
export const LOW_QUALITY = 1;
export const LOW_DEPTH = 2;
export const STRAND_BIAS = 3;

/** Terms of the Sequence Ontology. */
export const consequences = [
  "intergenic_variant",
  "intron_variant",
  "upstream_gene_variant",
  "5_prime_UTR_variant",
  "3_prime_UTR_variant",
  "synonymous_variant",
  "missense_variant",
  "stop_gained",
  "splice_region_variant",
  "inframe_insertion",
  "inframe_deletion",
  "frameshift_variant",
] as const;

export const significances = [
  "benign",
  "likely_benign",
  "uncertain_significance",
  "likely_pathogenic",
  "pathogenic",
] as const;

/** The five groups of populations of the 1000 Genomes Project. */
export const populations = ["AFR", "AMR", "EAS", "EUR", "SAS"] as const;

export const sexes = ["female", "male"] as const;
export const FEMALE = 0;
export const MALE = 1;

export const genotypes = ["0/0", "0/1", "1/1", "0|1", "1|0", "0", "1"] as const;

/** Lengths of the chromosomes as in GRCh38; the bases are invented. */
export const chromosomes = [
  { name: "1", length: 248_956_422 },
  { name: "2", length: 242_193_529 },
  { name: "3", length: 198_295_559 },
  { name: "4", length: 190_214_555 },
  { name: "5", length: 181_538_259 },
  { name: "6", length: 170_805_979 },
  { name: "7", length: 159_345_973 },
  { name: "8", length: 145_138_636 },
  { name: "9", length: 138_394_717 },
  { name: "10", length: 133_797_422 },
  { name: "11", length: 135_086_622 },
  { name: "12", length: 133_275_309 },
  { name: "13", length: 114_364_328 },
  { name: "14", length: 107_043_718 },
  { name: "15", length: 101_991_189 },
  { name: "16", length: 90_338_345 },
  { name: "17", length: 83_257_441 },
  { name: "18", length: 80_373_285 },
  { name: "19", length: 58_617_616 },
  { name: "20", length: 64_444_167 },
  { name: "21", length: 46_709_983 },
  { name: "22", length: 50_818_468 },
  { name: "X", length: 156_040_895 },
  { name: "Y", length: 57_227_415 },
  { name: "MT", length: 16_569 },
] as const;
export const X = 22;
export const Y = 23;
export const MT = 24;

/** What stands before each of a row of amounts, and at last their sum. */
export function runningSums(amounts: readonly number[]): readonly number[] {
  const sums = [0];
  for (const amount of amounts) sums.push((sums.at(-1) ?? 0) + amount);
  return sums;
}
