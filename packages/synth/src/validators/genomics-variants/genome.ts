import { textPrint } from "../text-print.ts";
import type { Report } from "../validation.ts";
import { type Call, chromosomeLengths, variantText } from "./call.ts";

/** More than any chromosome is long. */
const STRIDE = 2 ** 28;
const places: ReadonlyMap<string, number> = new Map([...chromosomeLengths.keys()].map((name, i) => [name, i * STRIDE]));

/** Rules on what the same position and the same variant always show, in any callset. */
export class Genome {
  private readonly bases = new Map<number, string>();
  /** Prints of what a variant shows. */
  private readonly variants = new Map<string, number>();
  private readonly ids = new Map<string, number>();
  private readonly idsOfCallset = new Set<string>();
  private callset = "";

  site(site: Call, report: Report): void {
    const { alt, chrom, context, id, pos, ref } = site;
    const at = (places.get(chrom) ?? 0) + pos;
    this.base(at, ref.charAt(0), report);
    if (context !== null) for (let i = 0; i < 3; i++) this.base(at + i - 1, context.charAt(i), report);
    if (id !== null) {
      const before = this.ids.get(id);
      if (before === undefined) this.ids.set(id, at);
      else if (before !== at) report("id-unique", `${id} stands for ${chrom}:${pos} too`);
      if (this.callset !== site.callset_id) {
        this.callset = site.callset_id;
        this.idsOfCallset.clear();
      }
      if (this.idsOfCallset.has(id)) report("id-unique", `${id} at two sites of ${site.callset_id}`);
      this.idsOfCallset.add(id);
    }
    const variant = `${at} ${ref} ${alt}`;
    const print = textPrint(variantText(site));
    const known = this.variants.get(variant);
    if (known === undefined) this.variants.set(variant, print);
    else if (known !== print) report("site-constant", `${chrom}:${pos} ${ref} to ${alt} was something else before`);
  }

  private base(at: number, base: string, report: Report): void {
    const known = this.bases.get(at);
    if (known === undefined) this.bases.set(at, base);
    else if (known !== base) report("reference", `${base} at ${at % STRIDE}, where ${known} was`);
  }
}
