/** A stretch of a chromosome, both ends included, counted from 1. */
export type Stretch = readonly [first: number, last: number];

export interface Chromosome {
  readonly name: string;
  /** Place in the order of a callset, from 0. */
  readonly order: number;
  /** As in GRCh38. */
  readonly length: number;
  /** The pseudoautosomal regions of GRCh38, where X and Y pair and no genotype is haploid. */
  readonly pseudoautosomal: readonly Stretch[];
}

/** Assembled lengths of GRCh38, the Genome Reference Consortium's human build 38. */
const lengths: readonly (readonly [name: string, length: number])[] = [
  ["1", 248_956_422],
  ["2", 242_193_529],
  ["3", 198_295_559],
  ["4", 190_214_555],
  ["5", 181_538_259],
  ["6", 170_805_979],
  ["7", 159_345_973],
  ["8", 145_138_636],
  ["9", 138_394_717],
  ["10", 133_797_422],
  ["11", 135_086_622],
  ["12", 133_275_309],
  ["13", 114_364_328],
  ["14", 107_043_718],
  ["15", 101_991_189],
  ["16", 90_338_345],
  ["17", 83_257_441],
  ["18", 80_373_285],
  ["19", 58_617_616],
  ["20", 64_444_167],
  ["21", 46_709_983],
  ["22", 50_818_468],
  ["X", 156_040_895],
  ["Y", 57_227_415],
  ["MT", 16_569],
];

const pseudoautosomal: ReadonlyMap<string, readonly Stretch[]> = new Map<string, readonly Stretch[]>([
  [
    "X",
    [
      [10_001, 2_781_479],
      [155_701_383, 156_030_895],
    ],
  ],
  [
    "Y",
    [
      [10_001, 2_781_479],
      [56_887_903, 57_217_415],
    ],
  ],
]);

/** In the order in which a callset goes through them. */
export const chromosomes: readonly Chromosome[] = lengths.map(([name, length], order) => ({
  name,
  order,
  length,
  pseudoautosomal: pseudoautosomal.get(name) ?? [],
}));

const byName: ReadonlyMap<string, Chromosome> = new Map(
  chromosomes.map((chromosome) => [chromosome.name, chromosome]),
);

/** The chromosome of a name that the fields' rules allow. */
export function chromosomeOf(name: string): Chromosome {
  const chromosome = byName.get(name);
  if (chromosome === undefined) throw new TypeError(`no chromosome is named ${name}`);
  return chromosome;
}
