import type { Findings } from "../../../findings.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { factorsOf } from "./chain.ts";
import { allNamed } from "./counted-names.ts";
import { type Factors, productOf, united } from "./factors.ts";
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
  let factors: Factors = new Map();
  let times: number | undefined;
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
    // "30 students, 5 exams each, one row per student and exam"
    const own = index === undefined ? undefined : factorsOf(chain, index, steps);
    if (own === undefined || own.has("time")) return undefined;
    factors = united([factors, own]);
  }
  const others = counted.filter((each) => !factors.has(each)).map((each) => chain.quantities[each]?.value ?? 1);
  return { things: productOf(factors), steps: times, others, from: grain.from, next: grain.next };
}
