import type { Model } from "../../../inferred/model.ts";
import { type Hours, isRestricted, type Occurrence } from "../../../inferred/occurrence.ts";
import type { JsonValue } from "../../../schema/json-value.ts";
import type { Found } from "../../findings.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";

type Moment = Extract<Model, { kind: "moment" }>;

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Lets a time lie on such days or in such hours alone; false where it cannot show them. */
export function restrict(
  found: Extract<Found, { kind: "hours" | "weekdays" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const { model } = field;
  if (model.kind !== "moment" || (found.kind === "hours" && field.type === "date")) return false;
  const occurrence: Occurrence =
    found.kind === "hours" ? { hours: { from: found.from, to: found.to } } : { weekdays: found.days };
  field.model = occurring(model, occurrence);
  field.fixed.add("window");
  say(
    notes,
    field,
    table,
    "window",
    `${field.name} lies ${occurrenceInWords(occurrence)}`,
    occurrenceValue(occurrence),
    found,
  );
  return true;
}

/** The model of a time that occurs so; its grain is fine enough to begin with the hours. */
export function occurring(model: Moment, occurrence: Occurrence): Moment {
  const { hours, weekdays } = occurrence;
  if (!isRestricted(occurrence)) return model;
  const isBroken = hours !== undefined && (hours.from % 60 !== 0 || hours.to % 60 !== 0);
  return {
    ...model,
    ...(weekdays === undefined ? {} : { weekdays }),
    ...(hours === undefined ? {} : { hours }),
    ...(isBroken && model.grain === "h" ? { grain: "min" } : {}),
  };
}

/** On which days and in which hours a time of the plan lies. */
export function occurrenceOf(field: DraftField | null): Occurrence {
  if (field === null || field.model.kind !== "moment") return {};
  const { hours, weekdays } = field.model;
  return {
    ...(weekdays === undefined ? {} : { weekdays }),
    ...(hours === undefined || field.type === "date" ? {} : { hours }),
  };
}

/** As a constraint says it: weekdays by name, hours as clocks show them (UTC, the end excluded). */
export function occurrenceValue({ hours, weekdays }: Occurrence): Record<string, JsonValue> {
  return {
    ...(weekdays === undefined ? {} : { weekdays: weekdays.map(nameOfDay) }),
    ...(hours === undefined ? {} : { hours: { from: clock(hours.from), to: clock(hours.to) } }),
  };
}

export function occurrenceInWords({ hours, weekdays }: Occurrence): string {
  const parts = [
    ...(weekdays === undefined ? [] : [`on ${stretchOf(weekdays)}`]),
    ...(hours === undefined ? [] : [hoursInWords(hours)]),
  ];
  return parts.join(" ");
}

function hoursInWords({ from, to }: Hours): string {
  return `between ${clock(from)} and ${clock(to)} (UTC)`;
}

function stretchOf(weekdays: readonly number[]): string {
  const [first = 0] = weekdays;
  const last = weekdays.at(-1) ?? first;
  const isStretch = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isStretch ? `${nameOfDay(first)} to ${nameOfDay(last)}` : weekdays.map(nameOfDay).join(", ");
}

function nameOfDay(day: number): string {
  return days[day] ?? "";
}

function clock(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${String(hour).padStart(2, "0")}:${String(minute - hour * 60).padStart(2, "0")}`;
}
