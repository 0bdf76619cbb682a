import type { Findings } from "../../findings.ts";
import type { DraftNotes, DraftTable } from "../draft/draft.ts";
import type { Schedule } from "./schedule.ts";

/** Between "Monday to Saturday" and "for 4 weeks" stands next to nothing. */
const NEAR = 2;
const DAY = { count: 1, unit: "day" } as const;

/**
 * "16 trucks, Monday to Saturday for 4 weeks": whoever is at work on such days for so long has something to tell on each of them,
 * where nothing else says how often.
 */
export function onWorkdays(
  schedule: Schedule,
  { subjects }: DraftTable,
  findings: Findings,
  notes: DraftNotes,
): Schedule {
  const counted = subjects.find(({ count }) => count !== undefined && count > 1);
  const isOpen = schedule.every === null && schedule.stated && schedule.field?.of === undefined;
  if (!isOpen || schedule.field === null || counted === undefined || !areDaysFor(findings)) return schedule;
  notes.assumptions.push(`each ${counted.name.replaceAll("_", " ")} once on each of the days`);
  return { ...schedule, every: DAY };
}

/** Whether days of the week are said in one breath with how long they go on. */
function areDaysFor({ found, text }: Findings): boolean {
  const days = found.find((each) => each.kind === "weekdays" && each.days.length > 2);
  const window = found.find((each) => each.kind === "window" && each.span !== undefined);
  if (days === undefined || window === undefined) return false;
  const [first, last] = days.start < window.start ? [days, window] : [window, days];
  return last.start - first.end <= NEAR && /^[ ,]*$/.test(text.slice(first.end, last.start));
}
