import type { Reading } from "../../extract/reading.ts";
import type { Findings, Found } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { spanOf } from "../draft/saying.ts";
import { findTooManyDays, findTooManySteps } from "./days-counted.ts";
import { findRepeatedKeys, findTooManyDifferent } from "./different-values.ts";

type Belongs = Extract<Found, { kind: "belongs" }>;

/** Counts that do not fit each other: rows and entities, children and parents, different values and how many there are. */
export function findCountsApart(reading: Reading, findings: Findings, request: NeedRequest, notes: DraftNotes): void {
  for (const found of findings.found) if (found.kind === "belongs") findTurnedRange(found, findings, notes);
  findTwoSizes(findings, request, notes);
  findTooManyDifferent(reading, findings, request, notes);
  findTooManyDays(findings, notes);
  findTooManySteps(findings, notes);
  findRepeatedKeys(reading, notes);
}

/** "9 to 4 readings a machine". */
function findTurnedRange(
  { child, parent, least, most, start, end }: Belongs,
  { text }: Findings,
  notes: DraftNotes,
): void {
  if (least === undefined || most === undefined || least <= most) return;
  notes.impossible.push({
    reason: `"${text.slice(start, end)}": the minimum ${least} is above the maximum ${most}`,
    spans: [{ start, end }],
    fix: `say between ${most} and ${least} of ${child} per ${parent}`,
  });
}

/** "100 rows … exactly 250 rows in total". */
function findTwoSizes({ text, found }: Findings, request: NeedRequest, notes: DraftNotes): void {
  const sizes = found.filter((each) => each.kind === "rows");
  const [one, ...others] = sizes;
  const other = others.find((each) => each.kind === "rows" && one?.kind === "rows" && each.count !== one.count);
  if (one === undefined || other === undefined || request.rows !== undefined) return;
  const quotes = [one, other].map(({ start, end }) => text.slice(start, end));
  const tables = found.some(({ kind }) => kind === "tables" || kind === "belongs");
  // "100 rows of users and 500 rows of orders" are two tables.
  const isWhole = /^\s*(?:$|[,.;)!?]|in total|total|altogether|overall|please|in csv|as csv)/i;
  const areWhole = [one, other].every(({ end }) => isWhole.test(text.slice(end)));
  if (tables || !areWhole || /\b(?:or|oder|ou|bis|to)\b/i.test(text.slice(one.end, other.start))) return;
  if (/\b(?:train|test|validation|holdout|sheet|file|each)\b/i.test(text)) return;
  notes.impossible.push({
    reason: `"${quotes[0]}" and "${quotes[1]}": a delivery has one number of rows`,
    spans: [spanOf(one), spanOf(other)],
    fix: "say one number of rows",
  });
}
