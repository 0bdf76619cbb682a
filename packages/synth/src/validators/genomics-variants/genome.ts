import type { Report } from "../validation.ts";
import { type Call, variantText } from "./call.ts";
import type { Chromosome } from "./chromosomes.ts";

/** More than a chromosome has. */
const POSITIONS = 2 ** 28;

/** What sites have told of the genome: bases, variants and their identifiers, over all callsets. */
export class Genome {
  /** Bases by position, a map for each chromosome. */
  private readonly bases: Map<number, number>[] = [];
  private readonly variants = new Map<string, string>();
  private readonly places = new Map<string, number>();
  /** Identifiers of the callset that is being read. */
  private readonly ids = new Set<string>();

  /** Begins a callset. */
  callset(): void {
    this.ids.clear();
  }

  /** Reads the first row of a site. */
  site(site: Call, chromosome: Chromosome, report: Report): void {
    const { id, chrom, pos } = site;
    this.reference(site, chromosome, report);
    const variant = `${chrom}:${pos}:${site.ref}:${site.alt}`;
    const text = variantText(site);
    const known = this.variants.get(variant);
    if (known === undefined) this.variants.set(variant, text);
    else if (known !== text) report("site-constant", `${variant} is ${text}, before it ${known}`);
    if (id === null) return;
    const place = chromosome.order * POSITIONS + pos;
    const before = this.places.get(id);
    if (before === undefined) this.places.set(id, place);
    else if (before !== place) report("id-unique", `${id} at ${chrom}:${pos} and elsewhere`);
    if (this.ids.has(id)) report("id-unique", `${id} at two sites of ${site.callset_id}`);
    this.ids.add(id);
  }

  private reference({ pos, ref, context }: Call, { order, name }: Chromosome, report: Report): void {
    let bases = this.bases[order];
    if (bases === undefined) {
      bases = new Map();
      this.bases[order] = bases;
    }
    let right = isBase(bases, pos, ref.charCodeAt(0));
    if (context !== null) {
      for (let i = 0; i < 3; i++) right = isBase(bases, pos - 1 + i, context.charCodeAt(i)) && right;
    }
    if (!right) report("reference", `${name}:${pos} shows ${context ?? ref}, another base before`);
  }
}

/** Notes a base; false when another one was noted there. */
function isBase(bases: Map<number, number>, at: number, base: number): boolean {
  const before = bases.get(at);
  if (before !== undefined) return before === base;
  bases.set(at, base);
  return true;
}
