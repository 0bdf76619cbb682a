import type { Model } from "../../../inferred/model.ts";
import type { FieldType } from "../../../schema/field.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { isPlainDay, isPlainTime } from "../layout/schedule.ts";

type Part = Extract<Model, { kind: "part" }>["part"];

const parts: ReadonlyMap<string, Part> = new Map([
  ["year", "year"],
  ["quarter", "quarter"],
  ["month", "month"],
  ["week", "week"],
  ["week_number", "week"],
  ["weekday", "weekday"],
  ["day_of_week", "weekday"],
  ["day_of_month", "day"],
  ["hour", "hour"],
  ["hour_of_day", "hour"],
]);

/** A weekday, an hour or a month beside the time of the row is that of the time; the buyer's own members and bounds stay. */
export function takeParts(table: DraftTable, time: DraftField | null): void {
  if (time === null || time.of !== undefined) return;
  for (const field of table.fields) {
    if (isDayOf(field, time)) field.model = { kind: "part", of: time.name, part: "date" };
    const part = parts.get(field.semantic.id);
    if (part === undefined || field === time || field.of !== undefined || field.fixed.size > 0) continue;
    // "hours" beside a start and an end are how long it was.
    if (/(?:^|_)(?:hours|horas|stunden|heures)$/.test(field.name)) continue;
    if (field.model.kind === "part" || (part === "hour" && time.type === "date")) continue;
    const type = typeOf(part, field);
    if (type === undefined) continue;
    field.type = type.type;
    field.model = { kind: "part", of: time.name, part: type.part };
  }
}

/** "date, time, reading": both are of one moment. */
function isDayOf(field: DraftField, time: DraftField): boolean {
  const isBeside = isPlainDay(field) && isPlainTime(time) && time.type === "datetime" && field.of === undefined;
  return isBeside && field.fixed.size === 0 && field.model.kind === "moment";
}

function typeOf(part: Part, { type }: DraftField): { readonly type: FieldType; readonly part: Part } | undefined {
  if (part === "weekday") return type === "int" ? undefined : { type: "enum", part };
  if (type === "int" || type === "number") return { type: "int", part };
  return part === "month" && (type === "date" || type === "string") ? { type: "string", part: "yearmonth" } : undefined;
}
