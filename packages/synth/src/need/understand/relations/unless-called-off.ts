import type { Condition } from "../../../inferred/check.ts";
import { isStatusName } from "../../rules/states.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";

type Members = Extract<Condition, { readonly in: unknown }>;

interface Course {
  /** The columns of what then did not come about. */
  readonly told: RegExp;
  /** Flags and members that say so, and flags that say the contrary. */
  readonly off: RegExp;
  readonly on?: RegExp;
  /** Only where another time tells what was planned. */
  readonly beside?: RegExp;
}

/** What never came about has no time, in the words that names are made of. */
const courses: readonly Course[] = [
  {
    told: /^(?:actual|real)_|_actual(?:_|$)/,
    off: /^(?:cancell?ed|cancell?ation|no_show|called_off|abandoned)$/,
    on: /^(?:operated|attended|held|took_place)$/,
  },
  {
    told: /^(?:arrival|arrived|turned_up|showed_up|seated|checked_in|check_in_time|arrival_time)(?:_at|_time)?$/,
    off: /^(?:no_show|did_not_(?:show|attend|come|turn_up|arrive)|not_attended|missed|absent)$/,
    on: /^(?:attended|showed_up|turned_up|came|arrived)$/,
    beside: /book|schedul|reserv|appoint|planned|slot|expected|due|start/,
  },
  {
    told: /^(?:finish|finishing|net|gun|chip|race|total|end)_time(?:_|$)|^finished_at$|^finish$|(?:^|_)finish_time$/,
    off: /^(?:did_not_finish|dnf|dns|dsq|did_not_start|retired|disqualified|abandoned|non_finisher)$/,
    on: /^(?:finished|finisher|classified)$/,
  },
  {
    told: /^(?:time_seen|seen_at|seen_time|doctor_time|seen_by_doctor_at|time_seen_by_doctor|doctor_seen_at)$/,
    off: /^(?:left_(?:without|before)(?:_being)?_seen|lwbs|did_not_wait|left_unseen)$/,
  },
];

/** "cancelled 3%" beside an actual departure, "did not finish 2%" beside a finish time: where what is told came about. */
export function unlessCalledOff(field: DraftField, table: DraftTable): Members | undefined {
  if (!isTime(field) && !isNumeric(field)) return undefined;
  const names = field.known ? [field.name, field.semantic.id] : [field.name];
  for (const course of courses) {
    if (!names.some((name) => course.told.test(name)) || !hasPlan(course, field, table)) continue;
    const met = conditionOf(course, field, table);
    if (met !== undefined) return met;
  }
  return undefined;
}

function hasPlan({ beside }: Course, field: DraftField, { fields }: DraftTable): boolean {
  if (beside === undefined) return true;
  // The arrival date of a guest who did not come is the one that was booked.
  if (field.type === "date") return false;
  return fields.some((each) => each !== field && isTime(each) && beside.test(each.name));
}

function conditionOf({ off, on }: Course, told: DraftField, { fields }: DraftTable): Members | undefined {
  for (const field of fields) {
    if (told.of !== undefined && field.of !== told.of) continue;
    const name = plain(field.name).replace(/^(?:is|was|has)_|_(?:flag|yn)$/g, "");
    if (field.type === "bool" && off.test(name)) return { field: field.name, in: [false] };
    if (field.type === "bool" && on?.test(name) === true) return { field: field.name, in: [true] };
    if (field.type !== "enum" || field.model.kind !== "choice") continue;
    if (!isStatusName(field.name) && !isStatusName(field.semantic.id)) continue;
    const members = field.model.values.filter((member) => !off.test(plain(member)));
    if (members.length > 0 && members.length < field.model.values.length) return { field: field.name, in: members };
  }
  return undefined;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[ -]+/g, "_");
}
