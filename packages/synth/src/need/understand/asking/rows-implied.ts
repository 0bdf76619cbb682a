import type { DurationUnit } from "../../../inferred/check.ts";
import type { Findings } from "../../findings.ts";

const seconds: Readonly<Record<DurationUnit, number>> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
};
const unlimited = /\b(?:unlimited|infinite|endless)(?: number of| amount of)? (?:rows|records|data|lines)\b/i;

/**
 * How many rows the words come to where nobody said a number of them: "5000 stores x 3000 products", "200 patients every
 * minute for 30 days". A domain without a series would take the patients alone for its rows.
 */
export function rowsImplied({ text, found }: Findings): number {
  if (unlimited.test(text)) return Number.POSITIVE_INFINITY;
  if (found.some(({ kind }) => kind === "rows" || kind === "tables")) return 0;
  const counted = found.filter((each) => each.kind === "entities");
  const crossed = counted.reduce((product, { count, start }, index) => {
    const before = counted[index - 1];
    if (before === undefined) return count;
    const isCrossed = /^ ?[x×*] ?$/.test(text.slice(before.end, start));
    return isCrossed ? product * count : product;
  }, 0);
  const cadence = found.find((each) => each.kind === "cadence");
  const window = found.find((each) => each.kind === "window" && each.months === undefined);
  if (cadence === undefined || window?.kind !== "window") return counted.length > 1 ? crossed : 0;
  const steps = (Date.parse(window.to) - Date.parse(window.from)) / 1000 / (cadence.count * seconds[cadence.unit]);
  return Math.round(steps * (counted[0]?.count ?? 1));
}
