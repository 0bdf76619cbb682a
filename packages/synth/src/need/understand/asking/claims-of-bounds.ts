import type { Reading } from "../../extract/reading.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { type Claim, contradictionOf } from "./differences.ts";
import { inUnitOf, type SaidBound } from "./said-bounds.ts";
import { quotesOf, type SaidOrder } from "./said-orders.ts";
import { areInOrder } from "./sizes-in-order.ts";

/** "start price 50 to 100, end price 10 to 20, start below end": what was said of two sizes against what was said of each. */
export function findOrdersAgainstBounds(
  reading: Reading,
  orders: readonly SaidOrder[],
  bounds: readonly SaidBound[],
  notes: DraftNotes,
): void {
  const natural = bySize(bounds);
  const said = [...orders.filter((order) => order.of !== "time" && !isFormula(reading, order)), ...natural];
  const named = new Set(said.flatMap(({ low, high }) => [low, high]));
  const of = bounds.filter(({ of: key, mean }) => mean === undefined && named.has(key));
  const [first] = of;
  if (first === undefined || notes.impossible.length > 0) return;
  const circle = contradictionOf([...said, ...of.flatMap((bound) => claimsOf(bound, first))]);
  if (circle.length === 0) return;
  const spans = circle
    .flatMap((claim) => claim.spans)
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => index === 0 || start !== all[index - 1]?.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot all hold in one row`,
    spans,
    fix: "say bounds that leave room for the order, or leave one of them out",
  });
}

/** What is the smaller one by its name: the net weight is not above the gross weight. */
function bySize(bounds: readonly SaidBound[]): readonly Claim[] {
  const names = [...new Set(bounds.map(({ of }) => of))];
  return names.flatMap((low) =>
    names
      .filter((high) => low !== high && areInOrder(low, high))
      .map((high) => ({ low, high, least: 0, strict: false, spans: [] })),
  );
}

/** "gross = net + tax" says more than that they are equal. */
function isFormula({ text }: Reading, { spans }: SaidOrder): boolean {
  const behind = text.slice(Math.max(...spans.map(({ end }) => end))).slice(0, 20);
  return /^ ?(?:[-+*x×/÷]|plus|minus|times|less|mal|por|fois|vezes|mas|mais|moins)(?= |\d|\p{L}|$)/u.test(behind);
}

/** The ends of a bound as differences from zero, in the unit of another. */
function claimsOf(bound: SaidBound, unit: SaidBound): readonly Claim[] {
  const { of, minimum, maximum, span } = bound;
  const least = minimum === undefined ? undefined : inUnitOf(minimum, bound, unit);
  const most = maximum === undefined ? undefined : inUnitOf(maximum, bound, unit);
  return [
    ...(least === undefined
      ? []
      : [{ low: "", high: of, least, strict: bound.exclusiveMinimum === true, spans: [span] }]),
    ...(most === undefined
      ? []
      : [{ low: of, high: "", least: -most, strict: bound.exclusiveMaximum === true, spans: [span] }]),
  ];
}
