import { civilFromDays, daysFromCivil, MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import type { Form } from "../../engine/column.ts";
import { NULL } from "../../engine/rows.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { arrivals } from "../arrivals.ts";
import type { CompiledModel, Draft, Make, Opening, RowState, Target } from "../draft.ts";
import { after, instantOf, unitMs, unitsBetween } from "../duration.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import { everything } from "../interval.ts";
import type { Model } from "../model.ts";
import { quantileWithin } from "../quantile.ts";
import { momentIn, numberIn } from "../readers.ts";
import { running } from "../running.ts";
import { shuffle } from "../shuffle.ts";
import { type TimeWindow, timeWindow } from "../time-window.ts";
import { cellOf, scaled } from "./number.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;
type Grain = Of<"moment">["grain"];

/** How much the chance of either half of a stretch of time swings: machines are steadier than people. */
const bursts = { consumer: 0.07, business: 0.07, flat: 0.03 } as const;
const grainMs: Readonly<Record<Exclude<Grain, "month">, number>> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  day: MS_PER_DAY,
};

function timeForm(target: Target): Form {
  return target.field.type === "date" ? { kind: "day" } : { kind: "instant" };
}

/** Puts an instant into its cell, cut to the grain. */
function putter(target: Target, grain: Grain): (state: RowState) => (ms: number) => void {
  const { slot } = target;
  const isDay = target.field.type === "date";
  if (grain === "month") {
    return ({ cells }) =>
      (ms) => {
        const { year, month } = civilFromDays(Math.floor(ms / MS_PER_DAY));
        const day = daysFromCivil(year, month, 1);
        cells[slot] = isDay ? day : day * MS_PER_DAY;
      };
  }
  const step = grainMs[grain];
  return isDay
    ? ({ cells }) =>
        (ms) => {
          cells[slot] = Math.floor(ms / MS_PER_DAY);
        }
    : ({ cells }) =>
        (ms) => {
          cells[slot] = Math.floor(ms / step) * step;
        };
}

/** A day or an instant within a window. */
export function moment(model: Of<"moment">, target: Target, draft: Draft): CompiledModel {
  const window = timeWindow(instantOf(model.from), instantOf(model.to), model.rhythm, model.months);
  if (window.isEmpty) {
    throw new InfeasibleBlueprint([target.name], `nothing lies between ${model.from} and ${model.to}`);
  }
  const put = putter(target, model.grain);
  const form = timeForm(target);
  if (model.every !== undefined) return { form, open: stepped(window, model.every, target, put) };
  if (target.field.type === "date") {
    if (target.unique) return { form, open: uniqueDay(window, model, target, draft, put) };
  } else if (target.unique || isPartOfKey(target, draft)) {
    return { form, open: strictly(window, model, target, draft) };
  }
  if (!model.ascending || target.scope >= 0) return { form, open: anytime(window, put) };
  if (draft.table.layout.kind === "series") return { form, open: evenSteps(window, put) };
  const { groups } = draft.layout;
  if (model.gap !== undefined && groups !== undefined) {
    return { form, open: gapped(window, model, model.gap, groups.count, put) };
  }
  return { form, open: ascending(window, model, put) };
}

type PutIn = (state: RowState) => (ms: number) => void;

function anytime(window: TimeWindow, put: PutIn): (at: Opening) => Make {
  return ({ scope, state, stream }) => {
    const into = put(state);
    return () => into(window.at(unit(draw(scope.key, stream.a))));
  };
}

/** At exact steps: of the series, of the group, or of the table. */
function stepped(
  { from }: TimeWindow,
  { count, unit: by }: NonNullable<Of<"moment">["every"]>,
  { scope: of }: Target,
  put: PutIn,
): (at: Opening) => Make {
  return ({ scope, state }) => {
    const into = put(state);
    const { timeline } = state;
    return of >= 0
      ? () => into(after(from, scope.index * count, by))
      : () => into(after(from, Math.floor(timeline.rank) * count, by));
  };
}

/** A series without a cadence fills its window evenly. */
function evenSteps({ from, to }: TimeWindow, put: PutIn): (at: Opening) => Make {
  return ({ state }) => {
    const into = put(state);
    const { timeline } = state;
    return () => into(from + Math.floor(((to - from) * timeline.rank) / timeline.length));
  };
}

function ascending(window: TimeWindow, model: Of<"moment">, put: PutIn): (at: Opening) => Make {
  const burst = bursts[model.rhythm];
  return ({ state, stream }) => {
    const into = put(state);
    const points = arrivals(burst);
    const { timeline } = state;
    return () => into(window.at(points.at(timeline.key ^ stream.a, timeline.length, timeline.rank)));
  };
}

/** Groups begin one after another in the window, and their rows follow each other at the gaps' pace. */
function gapped(
  window: TimeWindow,
  { rhythm }: Of<"moment">,
  gap: NonNullable<Of<"moment">["gap"]>,
  count: number,
  put: PutIn,
): (at: Opening) => Make {
  const size = unitMs[gap.unit];
  const quantile = quantileWithin(gap.by, { low: 0, high: everything.high }, 0);
  return ({ state, stream }) => {
    const into = put(state);
    const points = arrivals(bursts[rhythm]);
    const { timeline } = state;
    const salt = stream.a;
    const time = running(1, {
      first: ({ id }) => window.at(points.at(stream.b, count, id)),
      next: (ms, { key }, rank) => ms + Math.round(quantile(draw(innerKey(key, salt), rank)) * size),
    });
    return () => into(time(timeline));
  };
}

/** A key such as (account, time) is one only where times of the same account differ. */
function isPartOfKey({ name, scope }: Target, { table }: Draft): boolean {
  return scope < 0 && table.key.length > 1 && table.key.includes(name) && table.layout.kind !== "series";
}

/** What a shift for the sake of difference may add up to before the day's rhythm is lost. */
const LARGEST_SHIFT = 1_800_000;

/** In order, each at least a step after the one before; with very many of them a millisecond. */
function strictly(
  window: TimeWindow,
  { ascending: isAscending, grain, rhythm }: Of<"moment">,
  target: Target,
  draft: Draft,
): (at: Opening) => Make {
  const { slot } = target;
  const step = grain === "month" ? MS_PER_DAY : grainMs[grain];
  return ({ scope, state, stream }) => {
    const { cells, timeline } = state;
    const points = arrivals(bursts[rhythm]);
    const count = target.scope < 0 ? undefined : draft.countOf(target.scope);
    const places = isAscending ? undefined : shuffle(stream, draft.countOf(target.scope));
    return () => {
      const all = places !== undefined ? scope.count : (count ?? timeline.length);
      const key = places === undefined && count === undefined ? timeline.key ^ stream.a : stream.b;
      const rank = places?.placeOf(scope.index) ?? (count === undefined ? timeline.rank : scope.index);
      const shift = all * step > LARGEST_SHIFT ? 1 : step;
      const share = 1 - Math.min(0.5, (all * shift) / (window.to - window.from));
      const ms = window.from + (window.at(points.at(key, all, rank)) - window.from) * share;
      cells[slot] = Math.floor(ms / step) * step + rank * shift;
    };
  };
}

/** One day for each stretch of the window that has as many as there are rows, so no two are alike. */
function uniqueDay(
  { from, to }: TimeWindow,
  { ascending: isAscending }: Of<"moment">,
  target: Target,
  draft: Draft,
  put: PutIn,
): (at: Opening) => Make {
  const count = draft.countOf(target.scope);
  const days = Math.floor((to - from) / MS_PER_DAY);
  if (days < count) {
    throw new InfeasibleBlueprint([target.name], `its window has ${days} days for ${count} different ones`);
  }
  return ({ scope, state, stream }) => {
    const into = put(state);
    const places = shuffle(stream, count);
    return () => {
      const place = isAscending ? scope.index : places.placeOf(scope.index);
      const first = Math.floor((place * days) / count);
      const next = Math.floor(((place + 1) * days) / count);
      into(from + (first + Math.floor(unit(draw(place, stream.a)) * (next - first))) * MS_PER_DAY);
    };
  };
}

/** So much after another time of the row; a duration of days or more is of whole days, one of minutes of whole seconds. */
export function later(model: Of<"later">, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const isDay = target.field.type === "date";
  const than = momentIn(draft.formOf(model.than), draft.slotOf(model.than));
  const size = unitMs[model.unit];
  const step = isDay ? MS_PER_DAY : size <= 1000 ? 1 : 1000;
  // The bounds of a time are those of its distance.
  const quantile = quantileWithin(model.by, target.bounds, step / size);
  const isCivil = model.unit === "month" || model.unit === "year";
  return {
    form: timeForm(target),
    open({ scope, state, stream }) {
      const { cells, pushes } = state;
      const read = than(state);
      return () => {
        const from = read();
        const push = pushes[slot] as number;
        const u = draw(scope.key, stream.a);
        const by = quantile(push === 0 ? u : Math.floor(push > 0 ? u + push * (4294967295 - u) : u + push * u));
        const distance = isCivil ? after(from, by, model.unit) - from : by * size;
        const to = from + Math.round(distance / step) * step;
        if (Number.isNaN(from)) cells[slot] = NULL;
        else cells[slot] = isDay ? Math.floor(to / MS_PER_DAY) : to;
      };
    },
  };
}

/** Another time plus a number of the row. */
export function shifted(model: Of<"shifted">, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const isDay = target.field.type === "date";
  const than = momentIn(draft.formOf(model.than), draft.slotOf(model.than));
  const by = numberIn(draft.formOf(model.by), draft.slotOf(model.by));
  return {
    form: timeForm(target),
    open({ state }) {
      const { cells } = state;
      const [from, count] = [than(state), by(state)];
      return () => {
        const ms = after(from(), count(), model.unit);
        if (Number.isNaN(ms)) cells[slot] = NULL;
        else cells[slot] = isDay ? Math.floor(ms / MS_PER_DAY) : ms;
      };
    },
  };
}

/** Units from one time to another: whole ones, or with so many decimals. */
export function elapsed(model: Of<"elapsed">, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const decimals = model.decimals ?? 0;
  const { form, power } = scaled(decimals);
  const start = momentIn(draft.formOf(model.from), draft.slotOf(model.from));
  const end = momentIn(draft.formOf(model.to), draft.slotOf(model.to));
  return {
    form,
    open({ state }) {
      const { cells } = state;
      const [from, to] = [start(state), end(state)];
      return () => {
        const units = unitsBetween(from(), to(), model.unit);
        if (Number.isNaN(units)) cells[slot] = NULL;
        else cells[slot] = model.decimals === undefined ? Math.floor(units + 1e-9) : cellOf(units, decimals, power);
      };
    },
  };
}

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
