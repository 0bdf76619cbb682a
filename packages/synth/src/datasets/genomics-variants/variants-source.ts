import { type Arena, arena } from "../../engine/arena.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { type Annotation, annotate } from "./annotation.ts";
import { cohortCounts, countAlleles } from "./cohort.ts";
import { slot } from "./columns.ts";
import { callGenotype, emptyCall } from "./genotype-call.ts";
import { hashGenome } from "./hash-genome.ts";
import { chromosomeOf, nextStart, regionStart, SITES, SITES_A_REGION } from "./regions.ts";
import { makeVariant, type Target, targets, type Variant } from "./variant.ts";
import {
  chromosomes,
  FEMALE,
  LOW_DEPTH,
  LOW_QUALITY,
  MALE,
  MNV,
  MT,
  populations,
  runningSums,
  SNV,
  X,
  Y,
} from "./vocabulary.ts";

export interface VariantsSettings {
  /** Samples of a callset. */
  readonly samples: number;
  readonly persons: number;
  readonly target: string;
  /** Mean reads of a sample at a site. */
  readonly coverage: number;
}

const genomeStreams = streamsOf("genomics-variants/genome");
const variantStreams = streamsOf("genomics-variants/variant");
const callsetStreams = streamsOf("genomics-variants/callset");
const sampleStreams = streamsOf("genomics-variants/sample");
const codeStreams = streamsOf("genomics-variants/sample-code");
const siteField = { filter: 8, quality: 9, known: 40 } as const;
const sampleField = { sex: 0, population: 1, phased: 2 } as const;
const filterShares = weightedTable([95, 2.6, 0.9, 1.5]);
const MOST_SAMPLES = 32;
/** Mitochondria are many in a cell. */
const MITOCHONDRIA = 18;
/** Genotypes as in the vocabulary. */
const genotype = { homRef: 0, het: 1, homAlt: 2, refFirst: 3, altFirst: 4, ref: 5, alt: 6 } as const;
/** Bases before each chromosome, for numbers of variants. */
const basesBefore = runningSums(chromosomes.map(({ length }) => length));

/** An identifier's ten digits: the place in the genome and the kind of variant, with the two halves exchanged. */
function identifierOf({ chromosome, position, type }: Variant): number {
  const kind = type === SNV ? 0 : type === MNV ? 0 : type;
  const number = ((basesBefore[chromosome] as number) + position) * 3 + kind;
  const high = Math.floor(number / 100_000);
  return (number - high * 100_000) * 100_000 + high;
}

/** Opens the variants: a region's four sites are made when its first is met, a site's counts when its first sample is. */
export function openVariants(
  seed: string,
  columns: number,
  settings: VariantsSettings,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const { cells, texts } = into;
  const { samples, persons, coverage } = settings;
  const target = targets.find(({ name }) => name === settings.target) ?? (targets[0] as Target);
  const genome = hashGenome(genomeStreams(seed));
  const callsets = callsetStreams(seed);
  const people = sampleStreams(seed);
  const codes = codeStreams(seed);
  const salt = variantStreams(seed).a;
  const variants = Array.from(
    { length: SITES_A_REGION },
    (): Variant => ({ chromosome: 0, position: 0, type: 0, ref: "", alt: "", context: null, key: 0 }),
  );
  const counts = cohortCounts();
  const annotation: Annotation = { gene: -1, consequence: 0, significance: -1 };
  const call = emptyCall();
  let region = -1;
  let regionKey = 0;
  let site = -1;
  let siteReads = 0;

  const enterRegion = (number: number): void => {
    region = number;
    const callset = Math.floor(number / (SITES / SITES_A_REGION));
    const within = number - callset * (SITES / SITES_A_REGION);
    const chromosome = chromosomeOf(within);
    regionKey = innerKey(keyAt(callsets, callset), within);
    let start = regionStart(within, regionKey);
    for (let i = 0; i < SITES_A_REGION; i++) {
      const variant = variants[i] as Variant;
      makeVariant(genome, variant, chromosome, start, innerKey(regionKey, 16 + i), target);
      variant.key = innerKey(variant.key ^ salt, 1);
      start = nextStart(variant.position, regionKey, 32 + i);
    }
  };

  const enterSite = (number: number): void => {
    site = number;
    const ofRegion = Math.floor(number / SITES_A_REGION);
    if (ofRegion !== region) enterRegion(ofRegion);
    const variant = variants[number - ofRegion * SITES_A_REGION] as Variant;
    const { chromosome } = variant;
    countAlleles(counts, variant.key, chromosome, persons);
    annotate(annotation, variant, target.name, counts.alleles / counts.called);
    const callset = Math.floor(number / SITES);
    cells[slot.callset] = callset + 1;
    cells[slot.site] = number - callset * SITES + 1;
    cells[slot.chromosome] = chromosome;
    cells[slot.position] = variant.position;
    // Common variants are all known by now.
    const known = unit(draw(variant.key, siteField.known)) < (counts.alleles > 3 ? 0.995 : 0.86);
    cells[slot.id] = known ? identifierOf(variant) : NULL;
    texts[slot.ref] = variant.ref;
    texts[slot.alt] = variant.alt;
    texts[slot.context] = variant.context;
    cells[slot.type] = variant.type;
    writeCounts();
    cells[slot.gene] = annotation.gene < 0 ? NULL : annotation.gene;
    cells[slot.consequence] = annotation.consequence;
    cells[slot.significance] = annotation.significance < 0 ? NULL : annotation.significance;
    const siteKey = innerKey(regionKey, 64 + (number % SITES_A_REGION));
    const filter = pick(filterShares, draw(siteKey, siteField.filter));
    const z = quantileAt(normalTable(), draw(siteKey, siteField.quality));
    const good = Math.min(99_999, Math.round(300 + 7_000 * fastExp(0.7 * z)));
    siteReads = filter === LOW_DEPTH ? coverage * 0.25 : coverage;
    cells[slot.filter] = filter;
    cells[slot.quality] = filter === LOW_QUALITY ? 30 + Math.floor(unit(draw(siteKey, siteField.quality)) * 269) : good;
  };

  const writeCounts = (): void => {
    cells[slot.alleleCount] = counts.alleles;
    cells[slot.alleleNumber] = counts.called;
    cells[slot.frequency] = Math.round((counts.alleles / counts.called) * 1e6);
    for (let group = 0; group < populations.length; group++) {
      const share = (counts.byPopulation[group] as number) / counts.perPopulation;
      cells[slot.populations + group] = Math.round(share * 1e6);
    }
    cells[slot.heterozygous] = counts.heterozygous;
    cells[slot.homozygous] = counts.homozygous;
    cells[slot.hemizygous] = counts.hemizygous;
  };

  const load = (row: number): void => {
    const number = Math.floor(row / samples);
    if (number !== site) enterSite(number);
    const callset = Math.floor(number / SITES);
    const which = row - number * samples;
    const index = callset * MOST_SAMPLES + which;
    const key = keyAt(people, index);
    const sex = draw(key, sampleField.sex) >>> 31;
    const group = Math.floor(unit(draw(key, sampleField.population)) * populations.length);
    const chromosome = cells[slot.chromosome] as number;
    const ploidy = ploidyOf(chromosome, sex);
    const reads = siteReads * (chromosome === MT ? MITOCHONDRIA : ploidy === 1 ? 0.5 : 1);
    const frequency = (counts.byPopulation[group] as number) / counts.perPopulation;
    callGenotype(call, innerKey(key, cells[slot.site] as number), frequency, ploidy, reads);
    cells[slot.sample] = permute(codes, index, 30);
    cells[slot.sex] = sex;
    cells[slot.population] = group;
    cells[slot.depth] = call.depth;
    cells[slot.refDepth] = call.ref;
    cells[slot.altDepth] = call.alt;
    cells[slot.genotypeQuality] = orNull(call.quality);
    cells[slot.refLikelihood] = orNull(call.refLikelihood);
    cells[slot.hetLikelihood] = orNull(call.hetLikelihood);
    cells[slot.altLikelihood] = orNull(call.altLikelihood);
    writeGenotype(key, ploidy);
  };

  /** Reads that span a region's sites tell which alleles lie together, in six regions of ten. */
  const writeGenotype = (sampleKey: number, ploidy: number): void => {
    cells[slot.phaseSet] = NULL;
    if (ploidy === 0) cells[slot.genotype] = NULL;
    else if (ploidy === 1) cells[slot.genotype] = call.alternates === 0 ? genotype.ref : genotype.alt;
    else if (call.alternates !== 1) cells[slot.genotype] = call.alternates === 0 ? genotype.homRef : genotype.homAlt;
    else if (unit(draw(innerKey(sampleKey, 512 + (region % 64)), sampleField.phased)) >= 0.6) {
      cells[slot.genotype] = genotype.het;
    } else {
      const first = draw(innerKey(sampleKey, cells[slot.site] as number), sampleField.phased + 8) >>> 31;
      cells[slot.genotype] = first === 0 ? genotype.refFirst : genotype.altFirst;
      cells[slot.phaseSet] = (variants[0] as Variant).position;
    }
  };
  return { register: into, load };
}

function orNull(value: number): number {
  return value < 0 ? NULL : value;
}

function ploidyOf(chromosome: number, sex: number): number {
  if (chromosome === MT) return 1;
  if (chromosome === Y) return sex === FEMALE ? 0 : 1;
  return chromosome === X && sex === MALE ? 1 : 2;
}
