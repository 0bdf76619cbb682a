import { normalTable } from "../../random/distributions.ts";
import { log } from "../../random/elementary.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { MT, populations, X, Y } from "./vocabulary.ts";

const GROUPS = populations.length;

/** What the cohort knows of a variant. */
export interface CohortCounts {
  alleles: number;
  called: number;
  /** Alternate alleles by population, and alleles of each. */
  readonly byPopulation: Int32Array;
  perPopulation: number;
  heterozygous: number;
  homozygous: number;
  hemizygous: number;
}

export function cohortCounts(): CohortCounts {
  return {
    alleles: 0,
    called: 0,
    byPopulation: new Int32Array(GROUPS),
    perPopulation: 0,
    heterozygous: 0,
    homozygous: 0,
    hemizygous: 0,
  };
}

const field = {
  bin: 16,
  frequency: 17,
  shape: 18,
  homozygous: 19,
  hemizygous: 20,
  only: 21,
  population: 24,
  count: 32,
} as const;
/** Shares of variants below 0.5 % and from there to 5 %, as in the 1000 Genomes Project. */
const RARE = 0.755;
const LOW = 0.14;
const LOG_TEN = log(10);

/** Counts a variant in a cohort of so many persons, half of them women; `key` is the variant's. */
export function countAlleles(of: CohortCounts, key: number, chromosome: number, persons: number): void {
  const perPopulation = allelesOf(chromosome, persons / GROUPS);
  const frequency = frequencyOf(key, perPopulation * GROUPS);
  let alleles = 0;
  for (let group = 0; group < GROUPS; group++) {
    const count = drawCount(draw(key, field.count + group), perPopulation, groupFrequency(key, group, frequency));
    of.byPopulation[group] = count;
    alleles += count;
  }
  if (alleles === 0) {
    alleles = 1;
    of.byPopulation[below(draw(key, field.only), GROUPS)] = 1;
  }
  of.alleles = alleles;
  of.perPopulation = perPopulation;
  of.called = perPopulation * GROUPS;
  countPersons(of, key, chromosome, persons);
}

function allelesOf(chromosome: number, persons: number): number {
  if (chromosome === X) return persons * 1.5;
  if (chromosome === Y) return persons / 2;
  return chromosome === MT ? persons : 2 * persons;
}

/** Most variants are rare: about as many below 1 / 10,000 as from there to ten times that, and so on. */
function frequencyOf(key: number, called: number): number {
  const bin = unit(draw(key, field.bin));
  const u = unit(draw(key, field.frequency));
  if (bin < RARE) {
    const least = 0.8 / called;
    return least * fastExp(u * log(Math.max(1.5, 0.0042 / least)));
  }
  if (bin < RARE + LOW) return 0.0052 * fastExp(u * 0.96 * LOG_TEN);
  return unit(draw(key, field.shape)) < 0.5 ? 0.05 * fastExp(u * LOG_TEN) : 0.05 + 0.93 * u;
}

/** Rare variants are mostly of one population, common ones differ by drift. */
function groupFrequency(key: number, group: number, p: number): number {
  const z = quantileAt(normalTable(), draw(key, field.population + group));
  if (p < 0.05) {
    const sigma = p < 0.005 ? 1 : 0.45;
    return Math.min(0.5, p * fastExp(sigma * z - (sigma * sigma) / 2));
  }
  return Math.max(0.001, Math.min(0.999, p + 0.2 * Math.sqrt(p * (1 - p)) * z));
}

/** A binomial count: by its own distribution where few are expected, by the normal one elsewhere. */
function drawCount(u: number, n: number, p: number): number {
  const mean = n * p;
  if (mean < 12) {
    let left = unit(u);
    let chance = fastExp(-mean);
    for (let k = 0; k < 60; k++) {
      left -= chance;
      if (left < 0) return Math.min(n, k);
      chance *= mean / (k + 1);
    }
    return Math.min(n, 60);
  }
  const drawn = Math.round(mean + Math.sqrt(mean * (1 - p)) * quantileAt(normalTable(), u));
  return Math.max(0, Math.min(n, drawn));
}

/** Shares alleles out among persons as random mating does (Hardy and Weinberg). */
function countPersons(of: CohortCounts, key: number, chromosome: number, persons: number): void {
  of.hemizygous = 0;
  of.homozygous = 0;
  of.heterozygous = 0;
  if (chromosome === Y || chromosome === MT) {
    of.hemizygous = of.alleles;
    return;
  }
  let diploid = persons;
  let alleles = of.alleles;
  if (chromosome === X) {
    diploid = persons / 2;
    const men = persons / 2;
    // The men have a third of the alleles.
    const spread = Math.sqrt((alleles * 2 * (1 - alleles / of.called)) / 9);
    const drawn = Math.round(alleles / 3 + spread * quantileAt(normalTable(), draw(key, field.hemizygous)));
    of.hemizygous = Math.max(0, alleles - 2 * diploid, Math.min(men, alleles, drawn));
    alleles -= of.hemizygous;
  }
  const p = alleles / (2 * diploid);
  const z = quantileAt(normalTable(), draw(key, field.homozygous));
  const drawn = Math.round(diploid * p * p + Math.sqrt(diploid) * p * (1 - p) * z);
  of.homozygous = Math.max(0, alleles - diploid, Math.min(Math.floor(alleles / 2), drawn));
  of.heterozygous = alleles - 2 * of.homozygous;
}
