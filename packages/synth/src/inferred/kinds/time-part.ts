import { civilFromDays, daysFromCivil, MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { NULL } from "../../engine/rows.ts";
import type { CompiledModel, Draft, RowState, Target } from "../draft.ts";
import type { Model } from "../model.ts";
import { momentIn } from "../readers.ts";
import { putter, timeForm } from "./time-cell.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

const monthNames = "January February March April May June July August September October November December".split(" ");
const weekdayNames = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const quarterNames = ["Q1", "Q2", "Q3", "Q4"];

/** A part of another time: named where the field is text, a number where it is one. */
export function part(model: Of<"part">, target: Target, draft: Draft): CompiledModel {
  const { slot, field } = target;
  const of = momentIn(draft.formOf(model.of), draft.slotOf(model.of));
  const isNumber = field.type === "int" || field.type === "number";
  if (model.part === "yearmonth") {
    return field.type === "date" || field.type === "datetime" ? firstOfMonth(target, of) : yearMonth(target, of);
  }
  const number = partNumber(model.part);
  const names = isNumber ? undefined : namesOf(model.part, field.values);
  const first = names === undefined ? 0 : model.part === "year" ? FIRST_YEAR : firstOf[model.part];
  return {
    form:
      model.part === "date"
        ? { kind: "day" }
        : names === undefined
          ? { kind: "integer" }
          : { kind: "choice", values: names },
    open({ state }) {
      const { cells } = state;
      const read = of(state);
      return () => {
        const ms = read();
        cells[slot] = Number.isNaN(ms) ? NULL : number(ms) - first;
      };
    },
  };
}

const FIRST_YEAR = 1900;
const YEARS = 300;
const firstOf = { quarter: 1, month: 1, week: 1, weekday: 1, day: 1, hour: 0, minute: 0, date: 0 } as const;

function namesOf(of: Of<"part">["part"], values: readonly string[] | undefined): readonly string[] | undefined {
  const numbers = (first: number, count: number): string[] =>
    Array.from({ length: count }, (_, i) => String(first + i));
  const given = (usual: readonly string[]): readonly string[] => (values?.length === usual.length ? values : usual);
  switch (of) {
    case "weekday":
      return given(weekdayNames);
    case "month":
      return given(monthNames);
    case "quarter":
      return given(quarterNames);
    case "year":
      return numbers(FIRST_YEAR, YEARS);
    case "week":
      return numbers(1, 53);
    case "day":
      return numbers(1, 31);
    case "hour":
      return numbers(0, 24);
    case "minute":
      return numbers(0, 60);
    default:
      return undefined;
  }
}

function partNumber(of: Exclude<Of<"part">["part"], "yearmonth">): (ms: number) => number {
  const day = (ms: number): number => Math.floor(ms / MS_PER_DAY);
  switch (of) {
    case "year":
      return (ms) => civilFromDays(day(ms)).year;
    case "quarter":
      return (ms) => Math.ceil(civilFromDays(day(ms)).month / 3);
    case "month":
      return (ms) => civilFromDays(day(ms)).month;
    case "week":
      return (ms) => isoWeek(day(ms));
    case "weekday":
      return (ms) => weekday(day(ms)) + 1;
    case "day":
      return (ms) => civilFromDays(day(ms)).day;
    case "hour":
      return (ms) => Math.floor(ms / 3_600_000) - day(ms) * 24;
    case "minute":
      return (ms) => Math.floor(ms / 60_000) - Math.floor(ms / 3_600_000) * 60;
    case "date":
      return day;
  }
}

/** ISO 8601: the week of a day is that of its Thursday. */
function isoWeek(day: number): number {
  const thursday = day - weekday(day) + 3;
  return Math.floor((thursday - daysFromCivil(civilFromDays(thursday).year, 1, 1)) / 7) + 1;
}

/** A month as the day on which it begins. */
function firstOfMonth(target: Target, of: (state: RowState) => () => number): CompiledModel {
  const put = putter(target, "month");
  const { slot } = target;
  return {
    form: timeForm(target),
    open({ state }) {
      const [read, into] = [of(state), put(state)];
      return () => {
        const ms = read();
        if (Number.isNaN(ms)) state.cells[slot] = NULL;
        else into(ms);
      };
    },
  };
}

function yearMonth({ slot }: Target, of: (state: RowState) => () => number): CompiledModel {
  return {
    form: { kind: "text" },
    open({ state }) {
      const { texts } = state;
      const read = of(state);
      return () => {
        const ms = read();
        if (Number.isNaN(ms)) texts[slot] = null;
        else {
          const { year, month } = civilFromDays(Math.floor(ms / MS_PER_DAY));
          texts[slot] = `${year}-${month < 10 ? "0" : ""}${month}`;
        }
      };
    },
  };
}
