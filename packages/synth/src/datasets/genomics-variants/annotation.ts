import { draw, innerKey, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import type { Variant } from "./variant.ts";
import { chromosomes, consequences, DELETION, INSERTION, runningSums, significances } from "./vocabulary.ts";

/** What a variant does; −1 where there is nothing to say. */
export interface Annotation {
  gene: number;
  consequence: number;
  significance: number;
}

const field = { consequence: 48, submitted: 49, significance: 50 } as const;
/** Genes stand in stretches of this many bases, at most one in each: 94,248 in all. */
const STRETCH = 32_768;
const stretchesBefore = runningSums(chromosomes.map(({ length }) => Math.ceil(length / STRETCH)));
/** Share of the genome's stretches with a gene; exons are in genes always. */
const GENIC = 0.46;

const index = (name: (typeof consequences)[number]): number => consequences.indexOf(name);
const INTERGENIC = index("intergenic_variant");
const FRAMESHIFT = index("frameshift_variant");
const CODING = new Set([index("missense_variant"), index("synonymous_variant"), index("stop_gained")]);
const SEVERE = new Set([index("stop_gained"), FRAMESHIFT]);

/** In the order of `consequences`; coding effects of insertions and deletions follow from their length. */
const shares = {
  genome: {
    substitution: weightedTable([0, 93, 2.4, 0.5, 1.6, 0.9, 1.2, 0.04, 0.3, 0, 0, 0]),
    length: weightedTable([0, 94, 2.6, 0.5, 1.7, 0, 0, 0, 0.4, 0, 0, 0.8]),
  },
  exome: {
    substitution: weightedTable([0, 15, 1, 5, 10, 28, 36, 0.8, 4.2, 0, 0, 0]),
    length: weightedTable([0, 24, 2, 7, 15, 0, 0, 0, 6, 0, 0, 46]),
  },
} as const;

export function annotate(of: Annotation, variant: Variant, target: string, frequency: number): void {
  const { chromosome, position, type } = variant;
  const stretch = Math.floor(position / STRETCH);
  const hasGene = target === "exome" || unit(draw(innerKey(0x2545f491 + chromosome, stretch), 0)) < GENIC;
  of.gene = hasGene ? (stretchesBefore[chromosome] as number) + stretch : -1;
  of.significance = -1;
  if (!hasGene) {
    of.consequence = INTERGENIC;
    return;
  }
  const table = target === "exome" ? shares.exome : shares.genome;
  const changesLength = type === INSERTION || type === DELETION;
  const drawn = pick(changesLength ? table.length : table.substitution, draw(variant.key, field.consequence));
  const difference = Math.abs(variant.alt.length - variant.ref.length);
  const keepsFrame = drawn === FRAMESHIFT && difference % 3 === 0;
  of.consequence = keepsFrame ? index(type === INSERTION ? "inframe_insertion" : "inframe_deletion") : drawn;
  const submitted = SEVERE.has(of.consequence) ? 0.6 : CODING.has(of.consequence) || keepsFrame ? 0.3 : 0.03;
  if (unit(draw(variant.key, field.submitted)) >= submitted) return;
  of.significance = significanceOf(of.consequence, frequency, unit(draw(variant.key, field.significance)));
}

/** Common variants do no harm, rare ones that break a protein mostly do, and of most others nobody knows. */
function significanceOf(consequence: number, frequency: number, u: number): number {
  const named = (name: (typeof significances)[number]): number => significances.indexOf(name);
  if (frequency >= 0.01) return named(u < 0.75 ? "benign" : "likely_benign");
  if (SEVERE.has(consequence)) {
    return named(u < 0.55 ? "pathogenic" : u < 0.85 ? "likely_pathogenic" : "uncertain_significance");
  }
  if (consequence === index("missense_variant")) {
    if (u < 0.04) return named("pathogenic");
    if (u < 0.08) return named("likely_pathogenic");
    return named(u < 0.8 ? "uncertain_significance" : "likely_benign");
  }
  if (u < 0.4) return named("uncertain_significance");
  return named(u < 0.7 && frequency >= 0.001 ? "benign" : "likely_benign");
}
