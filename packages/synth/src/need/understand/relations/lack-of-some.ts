import type { Found } from "../../findings.ts";
import { constrain } from "../constraints/constrain.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { openTimeSaid } from "./state-said.ts";

/** Of how many rows a condition holds that nobody said the share of. */
const SOME = 0.4;
/** How many rows have not come so far. */
const FEW = 0.2;

/** "CSAT empty until resolved" beside a `resolved_at` that nobody said to be missing: it is, in some rows, and the plan tells so. */
export function openSome(
  field: DraftField | undefined,
  { when, value, unless, start, end }: Extract<Found, { kind: "onlyWhen" }>,
  text: string,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  // "empty when resolved" is no case of what has not come yet.
  const isOpen = (unless === true) === /^(?:not|never|nicht|no|não|nao|pas)\s/i.test(when);
  const time = field === undefined || value !== undefined || !isOpen ? undefined : openTimeSaid(field, when, table);
  if (time === undefined || time.fixed.has("nulls")) return false;
  time.nulls = FEW;
  const said = text.slice(start, end);
  notes.assumptions.push(`${time.name} is missing in ${FEW * 100}% of the rows, since "${said}" says that it may be`);
  return true;
}

/**
 * "settlement date only for closed claims", where nothing in the row says whether a claim is closed: it is missing in some rows, and
 * the plan tells so. "15% are on display, and those have a gallery" says in how many.
 */
export function lackOfSome(
  field: DraftField | undefined,
  { value, unless, start, end }: Extract<Found, { kind: "onlyWhen" }>,
  { text, share }: { readonly text: string; readonly share: Extract<Found, { kind: "rate" }> | undefined },
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const isFree = field !== undefined && value === undefined && !field.fixed.has("nulls") && !field.unique;
  if (!isFree || field.type === "bool" || field.source !== "stated" || field.present !== undefined) return false;
  if (share !== undefined) {
    const rate = unless === true ? share.rate : Number((1 - share.rate).toPrecision(12));
    return constrain({ kind: "nulls", rate, start, end }, field, table, notes);
  }
  field.nulls ??= SOME;
  const said = text.slice(start, end);
  const often = Math.round(field.nulls * 100);
  notes.assumptions.push(
    `${field.name} is missing in ${often}% of the rows, since no column tells the condition of "${said}"`,
  );
  return true;
}
