import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";

const SITES = 40_000;
const PERSONS = 2_500;
const bases = ["A", "C", "G", "T"] as const;

function sequence(random: () => number, length: number): string {
  return Array.from({ length }, () => naivePick(random, bases)).join("");
}

/** Variants whose every value is drawn uniformly and by itself. */
export function* uniformVariants(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let i = 0; i < SITES; i++) {
    const type = naivePick(random, ["SNV", "INS", "DEL", "MNV"]);
    const ref = naivePick(random, bases);
    const other = naivePick(
      random,
      bases.filter((base) => base !== ref),
    );
    const ac = 1 + Math.floor(random() * 2 * PERSONS);
    const homozygous = Math.floor((random() * ac) / 2);
    const depth = Math.floor(random() * 61);
    const alternate = Math.floor(random() * (depth + 1));
    yield {
      callset_id: "CS-1",
      site_no: i + 1,
      chrom: String(1 + Math.floor(random() * 22)),
      ref: type === "DEL" ? ref + sequence(random, 1 + Math.floor(random() * 10)) : ref,
      alt: type === "INS" ? ref + sequence(random, 1 + Math.floor(random() * 10)) : type === "SNV" ? other : ref,
      type,
      context: type === "SNV" ? sequence(random, 1) + ref + sequence(random, 1) : null,
      ac,
      an: 2 * PERSONS,
      af: ac / (2 * PERSONS),
      n_het: ac - 2 * homozygous,
      n_hom_alt: homozygous,
      gt: naivePick(random, ["0/0", "0/1", "1/1"]),
      dp: depth,
      ad_ref: depth - alternate,
      ad_alt: alternate,
    };
  }
}
