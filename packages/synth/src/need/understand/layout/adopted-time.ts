import type { Found } from "../../findings.ts";
import { type DraftTable, isTime } from "../draft/draft.ts";
import type { Lookup } from "../words/lookup.ts";

/** What any rows may call the time that they are of. */
const plainTimes = /^(?:date|timestamp|month|event_day|week)$/;

/** "station, date, rainfall" in a domain of readings: the one plain time that the buyer names is when each was read. */
export function adoptTime(table: DraftTable, { frame, vocabulary }: Lookup, all: readonly Found[]): void {
  if (frame?.layout?.kind !== "series") return;
  const key = frame.fields.find(
    (field) => field.key === true && /^date/.test(vocabulary.types.get(field.type)?.type ?? ""),
  );
  if (key === undefined || table.fields.some((field) => field.frameField === key)) return;
  const [only, ...others] = table.fields.filter(isTime);
  if (only === undefined || others.length > 0) return;
  // What is read each hour has the hour beside its date.
  const isWithinDay = all.some((found) => found.kind === "cadence" && /^(?:ms|s|min|h)$/.test(found.unit));
  if (isWithinDay && only.type === "date") return;
  // A "contract month" is of the contract.
  if (!plainTimes.test(only.semantic.id) || only.name.includes("_")) return;
  only.frameField = key;
}
