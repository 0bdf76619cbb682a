import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { BASES, C, G, type HashGenome } from "./hash-genome.ts";
import { DELETION, INSERTION, MNV, SNV } from "./vocabulary.ts";

/** Whether variants are those of whole genomes or of exons. */
export interface Target {
  readonly name: string;
  /** SNV, INS, DEL, MNV. */
  readonly types: ReturnType<typeof weightedTable>;
  /** Lengths of insertions and deletions from 1 on. */
  readonly lengths: ReturnType<typeof weightedTable>;
  /** Share of transitions among SNVs, and of those at CpG. */
  readonly transitions: number;
  readonly cpg: number;
}

export const targets: readonly Target[] = [
  {
    name: "genome",
    types: weightedTable([89, 4.1, 5.4, 1.5]),
    lengths: weightedTable([0, 48, 17, 9, 11, 3, 3, 1, 2, 1, 1, 0.6, 1, 0.5, 0.4, 0.5, 0.4, 0.3, 0.4, 0.2, 0.4]),
    transitions: 0.676,
    cpg: 0.19,
  },
  {
    name: "exome",
    types: weightedTable([94.4, 1.7, 2.6, 1.3]),
    lengths: weightedTable([0, 43, 9, 26, 6, 2, 7, 1, 1, 2, 0.5, 0.4, 1.4, 0.2, 0.2, 0.6, 0.2, 0.1, 0.5, 0.1, 0.1]),
    transitions: 0.752,
    cpg: 0.26,
  },
];

/** A variant: what stands at a position and what may stand there instead. */
export interface Variant {
  chromosome: number;
  position: number;
  type: number;
  ref: string;
  alt: string;
  context: string | null;
  /** The key of everything that belongs to the variant itself, in whatever callset it is seen. */
  key: number;
}

const field = { type: 0, transition: 1, cpg: 2, alt: 3, length: 4, strand: 5 } as const;
const MOST_STEPS = 40;

/** Makes the variant that a hash calls for, at the first position from `start` on that suits it. */
export function makeVariant(
  of: HashGenome,
  into: Variant,
  chromosome: number,
  start: number,
  key: number,
  target: Target,
): void {
  into.chromosome = chromosome;
  into.type = pick(target.types, draw(key, field.type));
  into.context = null;
  if (into.type === SNV) makeSnv(of, into, start, key, target);
  else if (into.type === MNV) makeMnv(of, into, start, key);
  else makeIndel(of, into, start, key, target);
  into.key = innerKey(innerKey(0x51ed270b + chromosome, into.position), into.type * 64 + altCode(into));
}

/** Tells apart the alternate alleles of one type at one position. */
function altCode({ type, ref, alt }: Variant): number {
  if (type === INSERTION || type === DELETION) return alt.length + ref.length;
  return type === SNV ? BASES.indexOf(alt as (typeof BASES)[number]) : ref.length;
}

/** Methylated CpG decays to TpG: such transitions are sought where the genome has CpG. */
function makeSnv(of: HashGenome, into: Variant, start: number, key: number, target: Target): void {
  const { chromosome } = into;
  const isTransition = unit(draw(key, field.transition)) < target.transitions;
  const atCpg = isTransition && unit(draw(key, field.cpg)) < target.cpg / target.transitions;
  let position = start;
  if (atCpg) {
    for (let i = 0; i < MOST_STEPS; i++, position++) {
      if (of.baseAt(chromosome, position) === C && of.baseAt(chromosome, position + 1) === G) break;
    }
    // The other strand's C shows as a G here.
    if (draw(key, field.strand) >>> 31 === 1) position += 1;
  }
  const base = of.baseAt(chromosome, position);
  const transversion = (base + (draw(key, field.alt) >>> 31 === 0 ? 1 : 3)) & 3;
  into.position = position;
  into.ref = BASES[base] as string;
  into.alt = BASES[isTransition ? base ^ 2 : transversion] as string;
  into.context = of.textAt(chromosome, position - 1, 3);
}

function makeMnv(of: HashGenome, into: Variant, start: number, key: number): void {
  const length = draw(key, field.length) < 0xd0000000 ? 2 : 3;
  into.position = start;
  into.ref = of.textAt(into.chromosome, start, length);
  // What replaces the bases follows from them, so that a position has one such variant a length.
  into.alt = Array.from(
    { length },
    (_, i) => BASES[of.baseAt(into.chromosome, start + i) ^ (i === 1 && length === 3 ? 0 : 2)],
  ).join("");
}

/** Aligned to the left: what is added or lost does not end with the base before it. */
function makeIndel(of: HashGenome, into: Variant, start: number, key: number, target: Target): void {
  const { chromosome } = into;
  const length = pick(target.lengths, draw(key, field.length));
  let position = start;
  if (into.type === DELETION) {
    while (
      position < start + MOST_STEPS &&
      of.baseAt(chromosome, position + length) === of.baseAt(chromosome, position)
    ) {
      position += 1;
    }
    into.ref = of.textAt(chromosome, position, length + 1);
    into.alt = into.ref.slice(0, 1);
  } else {
    const anchor = of.baseAt(chromosome, position);
    const added = innerKey(innerKey(chromosome, position), 1024 + length);
    let text = BASES[anchor] as string;
    for (let i = 0; i + 1 < length; i++) text += BASES[draw(added, i) >>> 30] as string;
    into.ref = BASES[anchor] as string;
    into.alt = text + (BASES[(anchor + 1 + below(draw(added, 63), 3)) & 3] as string);
  }
  into.position = position;
}
