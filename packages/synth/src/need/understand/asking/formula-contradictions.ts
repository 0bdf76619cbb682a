import type { Check } from "../../../inferred/check.ts";
import type { PlannedConstraint } from "../../plan.ts";
import type { DraftNotes, DraftTable } from "../draft/draft.ts";
import type { Made } from "../draft/made.ts";

interface Interval {
  readonly least: number;
  readonly most: number;
}

const everything: Interval = { least: -Infinity, most: Infinity };
const TOLERANCE = 1e-9;

/** "quantity 1-5, price 2-10, total = quantity x price, total above 60": a result that its parts never come to. */
export function findResultsOutOfReach({ tables }: Made, notes: DraftNotes): void {
  for (const table of tables) {
    for (const relation of table.relations) {
      if (relation.source !== "stated") continue;
      for (const check of relation.checks) findOutOfReach(check, relation.statement, table, notes);
    }
  }
}

function findOutOfReach(check: Check, statement: string, table: DraftTable, notes: DraftNotes): void {
  const made = resultOf(check, table, notes);
  const asked = made === undefined ? undefined : rangeOf(made.result, table, notes);
  if (made === undefined || asked === undefined) return;
  const { least, most } = intervalOf(asked);
  const slack = TOLERANCE * Math.max(1, Math.abs(made.interval.least), Math.abs(made.interval.most));
  if (least <= made.interval.most + slack && most >= made.interval.least - slack) return;
  notes.impossible.push({
    reason: `${statement} lies between ${shown(made.interval.least)} and ${shown(made.interval.most)}, and it is asked that ${asked.understoodAs}`,
    spans: asked.span === null ? [] : [asked.span],
    fix: `say bounds of ${made.result} between ${shown(made.interval.least)} and ${shown(made.interval.most)}, or wider ones of its parts`,
  });
}

function resultOf(
  check: Check,
  table: DraftTable,
  notes: DraftNotes,
): { readonly result: string; readonly interval: Interval } | undefined {
  const of = (field: string): Interval => {
    const range = rangeOf(field, table, notes);
    return range === undefined ? everything : intervalOf(range);
  };
  if (check.kind === "sum") {
    const parts = check.terms.map(({ field, times }) => scaled(of(field), times));
    return { result: check.total, interval: parts.reduce(sum, { least: check.plus ?? 0, most: check.plus ?? 0 }) };
  }
  if (check.kind !== "product") return undefined;
  const product = scaled(check.factors.map(of).reduce(times, { least: 1, most: 1 }), check.times ?? 1);
  const more = (check.plus ?? []).map(({ field, times: by }) => scaled(of(field), by));
  return { result: check.result, interval: more.reduce(sum, product) };
}

function rangeOf(field: string, { name }: DraftTable, { constraints }: DraftNotes): PlannedConstraint | undefined {
  return constraints.find(
    (each) => each.kind === "range" && each.field === field && each.table === name && each.source === "stated",
  );
}

function intervalOf({ value: { min, max } }: PlannedConstraint): Interval {
  return {
    least: typeof min === "number" ? min : everything.least,
    most: typeof max === "number" ? max : everything.most,
  };
}

function sum(one: Interval, other: Interval): Interval {
  return { least: one.least + other.least, most: one.most + other.most };
}

function times(one: Interval, other: Interval): Interval {
  const corners = [one.least, one.most].flatMap((a) =>
    [other.least, other.most].map((b) => (a === 0 || b === 0 ? 0 : a * b)),
  );
  return { least: Math.min(...corners), most: Math.max(...corners) };
}

function scaled({ least, most }: Interval, by: number): Interval {
  if (by === 0) return { least: 0, most: 0 };
  return by > 0 ? { least: least * by, most: most * by } : { least: most * by, most: least * by };
}

function shown(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(9))) : "any number";
}
