import { normalTable } from "../../random/distributions.ts";
import { draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/** What the reads of one sample say. Likelihoods are Phred-scaled and −1 where they do not exist. */
export interface GenotypeCall {
  /** Alternate alleles called, −1 where the sample has no such chromosome. */
  alternates: number;
  depth: number;
  ref: number;
  alt: number;
  quality: number;
  refLikelihood: number;
  hetLikelihood: number;
  altLikelihood: number;
}

export function emptyCall(): GenotypeCall {
  return {
    alternates: 0,
    depth: 0,
    ref: 0,
    alt: 0,
    quality: 0,
    refLikelihood: 0,
    hetLikelihood: 0,
    altLikelihood: 0,
  };
}

const field = { genotype: 0, depth: 1, balance: 2, stray: 3 } as const;
/** Phred scale: a read that is right, one that may be of either allele, and one that is wrong (1 in 1,000). */
const RIGHT = 0.00434;
const EITHER = 3.0103;
const WRONG = 30;
/** Variance of depth over its mean: reads come in clumps. */
const CLUMPING = 2.2;
const DEEPEST = 3_000;

/** Sequences a sample whose population has this frequency; ploidy 0 stands for no such chromosome. */
export function callGenotype(of: GenotypeCall, key: number, frequency: number, ploidy: number, coverage: number): void {
  if (ploidy === 0) {
    of.alternates = -1;
    of.depth = 0;
    of.ref = 0;
    of.alt = 0;
    of.quality = -1;
    of.refLikelihood = -1;
    of.hetLikelihood = -1;
    of.altLikelihood = -1;
    return;
  }
  readOut(of, key, trueAlternates(unit(draw(key, field.genotype)), frequency, ploidy), ploidy, coverage);
  judge(of, ploidy);
}

function trueAlternates(u: number, p: number, ploidy: number): number {
  if (ploidy === 1) return u < p ? 1 : 0;
  const both = p * p;
  return u < both ? 2 : u < both + 2 * p * (1 - p) ? 1 : 0;
}

function readOut(of: GenotypeCall, key: number, truth: number, ploidy: number, coverage: number): void {
  const normal = normalTable();
  const clumped = coverage + Math.sqrt(CLUMPING * coverage) * quantileAt(normal, draw(key, field.depth));
  of.depth = Math.max(0, Math.min(DEEPEST, Math.round(clumped)));
  const stray = draw(key, field.stray);
  // A few reads are too bad to count for either allele.
  const counted = Math.max(0, of.depth - ((stray >>> 8) % 16 === 0 ? 1 + (stray & 1) : 0));
  const errors = unit(stray) < counted * 0.001 ? 1 : 0;
  if (truth === 0) of.alt = Math.min(counted, errors);
  else if (truth === ploidy) of.alt = Math.max(0, counted - errors);
  else {
    const drawn = Math.round(counted * 0.495 + Math.sqrt(counted) * 0.5 * quantileAt(normal, draw(key, field.balance)));
    of.alt = Math.max(0, Math.min(counted, drawn));
  }
  of.ref = counted - of.alt;
}

/** Calls the likeliest genotype; the quality is how much less likely the next one is. */
function judge(of: GenotypeCall, ploidy: number): void {
  const { ref, alt } = of;
  const onlyRef = RIGHT * ref + WRONG * alt;
  const onlyAlt = WRONG * ref + RIGHT * alt;
  const either = ploidy === 2 ? EITHER * (ref + alt) : Number.POSITIVE_INFINITY;
  const least = Math.min(onlyRef, either, onlyAlt);
  of.refLikelihood = Math.round(onlyRef - least);
  of.altLikelihood = Math.round(onlyAlt - least);
  of.hetLikelihood = ploidy === 2 ? Math.round(either - least) : -1;
  const { refLikelihood: r, hetLikelihood: h, altLikelihood: a } = of;
  if (r === 0) of.alternates = 0;
  else if (h === 0) of.alternates = 1;
  else of.alternates = ploidy;
  const second = ploidy === 1 ? Math.max(r, a) : r + h + a - Math.max(r, h, a) - Math.min(r, h, a);
  of.quality = Math.min(99, second);
}
