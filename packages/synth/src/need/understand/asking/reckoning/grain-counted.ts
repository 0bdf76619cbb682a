import type { Findings } from "../../../findings.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { allNamed } from "./counted-names.ts";
import { isAt, lengthOf, relatedIn } from "./related.ts";

/** How many things and how many steps of time the rows are of, where each row is said to be one of them and all of them were counted. */
export interface GrainCounted {
  readonly things: number;
  /** None where no row is of a time. */
  readonly steps: number | undefined;
  /** Numbers of other things, of which there may be rows as well. */
  readonly others: readonly number[];
  readonly from: number;
  readonly next: number;
}

/** "one row per shop and day", of 12 shops in June: whatever number of rows was asked for. */
export function grainCounted(findings: Findings, reading: NeedReading): GrainCounted | undefined {
  const related = relatedIn(findings, reading);
  const { grain, chain } = related;
  if (grain === undefined || grain.isLoose) return undefined;
  const { steps } = lengthOf(findings, reading, related);
  const rows = findings.found.find(({ kind }) => kind === "rows");
  const counted = chain.quantities.flatMap((each, index) => {
    const isOfRows = rows !== undefined && isAt(reading, each, rows);
    return each.kind !== "thing" || each.bounded || isOfRows ? [] : [index];
  });
  const taken = new Set<number>();
  let [things, times]: [number, number | undefined] = [1, undefined];
  for (const item of grain.items) {
    if (item.kind === "time") {
      const many = steps(item.count, item.unit);
      if (many === undefined) return undefined;
      times = Math.max(times ?? 0, many);
      continue;
    }
    const index =
      item.kind === "noun"
        ? allNamed(chain.quantities, item.words).find((each) => counted.includes(each))
        : item.kind === "quantity"
          ? item.index
          : undefined;
    const quantity = index === undefined ? undefined : chain.quantities[index];
    if (index === undefined || quantity === undefined || (chain.pers[index] ?? []).length > 0) return undefined;
    if (!taken.has(index)) things *= quantity.value;
    taken.add(index);
  }
  const others = counted.filter((each) => !taken.has(each)).map((each) => chain.quantities[each]?.value ?? 1);
  return { things, steps: times, others, from: grain.from, next: grain.next };
}
