import type { JsonValue } from "../../../schema/json-value.ts";
import type { Span } from "../../findings.ts";
import type { PlannedConstraint } from "../../plan.ts";
import type { DraftField, DraftNotes, DraftTable } from "./draft.ts";

/** Adds a constraint to the plan. */
export function say(
  notes: DraftNotes,
  field: DraftField | null,
  table: DraftTable | null,
  kind: PlannedConstraint["kind"],
  understoodAs: string,
  value: Readonly<Record<string, JsonValue>>,
  span: Span | null,
  source: PlannedConstraint["source"] = "stated",
): void {
  const [of, within] = [field?.name ?? null, table?.name ?? null];
  const isSaid = notes.constraints.some(
    (each) => each.kind === kind && each.field === of && each.table === within && each.understoodAs === understoodAs,
  );
  if (isSaid) return;
  notes.constraints.push({
    field: of,
    table: within,
    kind,
    understoodAs,
    value,
    source,
    span: span === null ? null : { start: span.start, end: span.end },
  });
}

export function percentage(rate: number): string {
  return `${Number((rate * 100).toPrecision(6))}%`;
}

export function round(value: number): number {
  return Number(value.toPrecision(10));
}

export function spanOf({ start, end }: Span): Span {
  return { start, end };
}
