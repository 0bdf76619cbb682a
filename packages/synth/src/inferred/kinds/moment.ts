import { MS_PER_DAY } from "../../engine/calendar.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { arrivals } from "../arrivals.ts";
import type { CompiledModel, Draft, Make, Opening, RowState, Target, Track } from "../draft.ts";
import { after, instantOf, unitMs } from "../duration.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import { everything } from "../interval.ts";
import type { Model } from "../model.ts";
import { isRestricted, type Occurrence, occurringSteps, stretchAt, stretchMs } from "../occurrence.ts";
import { quantileWithin } from "../quantile.ts";
import { running } from "../running.ts";
import { shuffle } from "../shuffle.ts";
import { type TimeWindow, timeWindow } from "../time-window.ts";
import { grainMs, putter, timeForm } from "./time-cell.ts";

type Moment = Extract<Model, { kind: "moment" }>;

/** How much the chance of either half of a stretch of time swings: machines are steadier than people. */
const bursts = { consumer: 0.07, business: 0.07, flat: 0.03 } as const;

/** A day or an instant within a window. */
export function moment(model: Moment, target: Target, draft: Draft): CompiledModel {
  const occurrence = occurrenceOf(model, target);
  const window = timeWindow(instantOf(model.from), instantOf(model.to), model.rhythm, model.months, occurrence);
  if (window.isEmpty) {
    throw new InfeasibleBlueprint([target.name], `nothing lies between ${model.from} and ${model.to}`);
  }
  const put = putter(target, model.grain);
  const form = timeForm(target);
  if (model.every !== undefined) return { form, open: stepped(window, model.every, occurrence, target, put) };
  const { groups } = draft.layout;
  if (model.gap !== undefined && groups !== undefined && isPaced(model, target, draft)) {
    // Times that are part of the key differ within their group, as far as their grain tells times apart.
    const least = draft.table.key.includes(target.name) ? stepOf(model.grain) : 0;
    return { form, open: gapped(window, model, { ...model.gap, least }, groups.count, put, occurrence) };
  }
  if (target.field.type === "date") {
    if (target.unique) return { form, open: uniqueDay(window, model, target, draft, put) };
  } else if (target.unique || isPartOfKey(target, draft)) {
    const isFree = !isRestricted(occurrence);
    return { form, open: (isFree ? strictly : distinctly)(window, model, target, draft) };
  }
  if (!model.ascending || target.scope >= 0) return { form, open: anytime(window, put) };
  if (draft.table.layout.kind === "series") return { form, open: evenSteps(window, !isRestricted(occurrence), put) };
  return { form, open: ascending(window, model, put) };
}

/** The hours of a day do not show where only the day is written. */
function occurrenceOf({ weekdays, hours }: Moment, { field }: Target): Occurrence {
  return {
    ...(weekdays === undefined ? {} : { weekdays }),
    ...(hours === undefined || field.type === "date" ? {} : { hours }),
  };
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
  { count, unit: by }: NonNullable<Moment["every"]>,
  occurrence: Occurrence,
  { scope: of }: Target,
  put: PutIn,
): (at: Opening) => Make {
  const isCivil = by === "month" || by === "year";
  const steps = isCivil || !isRestricted(occurrence) ? undefined : occurringSteps(from, count * unitMs[by], occurrence);
  const stepAt = (rank: number): number => steps?.at(rank) ?? after(from, rank * count, by);
  return ({ scope, state }) => {
    const into = put(state);
    const { timeline } = state;
    return of >= 0 ? () => into(stepAt(scope.index)) : () => into(stepAt(Math.floor(timeline.rank)));
  };
}

/** A series without a cadence fills its window evenly. */
function evenSteps({ from, to, at }: TimeWindow, isFree: boolean, put: PutIn): (at: Opening) => Make {
  return ({ state }) => {
    const into = put(state);
    const { timeline } = state;
    return isFree
      ? () => into(from + Math.floor(((to - from) * timeline.rank) / timeline.length))
      : () => into(at(timeline.rank / timeline.length));
  };
}

function ascending(window: TimeWindow, model: Moment, put: PutIn): (at: Opening) => Make {
  const burst = bursts[model.rhythm];
  return ({ state, stream }) => {
    const into = put(state);
    const points = arrivals(burst);
    const { timeline } = state;
    return () => into(window.at(points.at(timeline.key ^ stream.a, timeline.length, timeline.rank)));
  };
}

/** Whether the rows of a group can follow each other by the gaps alone: a key of times needs the group's own part to be one. */
function isPaced({ ascending: isAscending }: Moment, target: Target, { table }: Draft): boolean {
  const { layout } = table;
  if (!isAscending || target.scope >= 0 || target.unique || layout.kind !== "groups") return false;
  const inKey = table.fields.filter(({ field }) => table.key.includes(field.name));
  return !table.key.includes(target.name) || inKey.some(({ of }) => of === layout.subject);
}

function stepOf(grain: Moment["grain"]): number {
  return grain === "month" ? MS_PER_DAY : grainMs[grain];
}

/**
 * Groups begin one after another in the window, and their rows follow each other at the gaps' pace; what would not end with the
 * window begins earlier, or goes faster.
 */
function gapped(
  window: TimeWindow,
  { rhythm }: Moment,
  gap: NonNullable<Moment["gap"]> & { readonly least: number },
  count: number,
  put: PutIn,
  occurrence: Occurrence,
): (at: Opening) => Make {
  const size = unitMs[gap.unit];
  const quantile = quantileWithin(gap.by, { low: 0, high: everything.high }, 0);
  const longest = isRestricted(occurrence) ? stretchMs(occurrence) : window.to - window.from;
  const room = Math.min(longest, window.to - window.from) - 1;
  return ({ state, stream }) => {
    const into = put(state);
    const points = arrivals(bursts[rhythm]);
    const { timeline } = state;
    const salt = stream.a;
    const gapAt = (key: number, rank: number): number =>
      Math.max(gap.least, Math.round(quantile(draw(innerKey(key, salt), rank)) * size));
    const pace = { key: Number.NaN, total: 0, factor: 1 };
    const paceOf = ({ key, length }: Track): typeof pace => {
      if (pace.key === key) return pace;
      pace.key = key;
      pace.total = 0;
      for (let rank = 0; rank < length - 1; rank++) pace.total += gapAt(key, rank);
      pace.factor = Math.min(1, room / Math.max(1, pace.total));
      return pace;
    };
    const time = running(1, {
      first(track) {
        const { factor, total } = paceOf(track);
        const start = window.at(points.at(stream.b, count, track.id));
        const stretch = isRestricted(occurrence) ? stretchAt(start, occurrence) : window;
        const [least, end] = [Math.max(window.from, stretch.from), Math.min(window.to, stretch.to)];
        return Math.max(least, Math.min(start, end - 1 - Math.ceil(total * factor)));
      },
      next: (ms, track, rank) => ms + Math.max(gap.least, Math.floor(gapAt(track.key, rank) * paceOf(track).factor)),
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

/** Rows in order of rank: the instant of a row from where it lies by chance (0 to 1), its rank and how many there are. */
function inOrder(
  { ascending: isAscending, rhythm }: Moment,
  { slot, scope: of }: Target,
  draft: Draft,
  instant: (chance: number, rank: number, all: number) => number,
): (at: Opening) => Make {
  return ({ scope, state, stream }) => {
    const { cells, timeline } = state;
    const points = arrivals(bursts[rhythm]);
    const count = of < 0 ? undefined : draft.countOf(of);
    const places = isAscending ? undefined : shuffle(stream, draft.countOf(of));
    return () => {
      const all = places !== undefined ? scope.count : (count ?? timeline.length);
      const key = places === undefined && count === undefined ? timeline.key ^ stream.a : stream.b;
      const rank = places?.placeOf(scope.index) ?? (count === undefined ? timeline.rank : scope.index);
      cells[slot] = instant(points.at(key, all, rank), rank, all);
    };
  };
}

/** In order, each at least a step after the one before; with very many of them a millisecond. */
function strictly(window: TimeWindow, model: Moment, target: Target, draft: Draft): (at: Opening) => Make {
  const step = stepOf(model.grain);
  return inOrder(model, target, draft, (chance, rank, all) => {
    const shift = all * step > LARGEST_SHIFT ? 1 : step;
    const share = 1 - Math.min(0.5, (all * shift) / (window.to - window.from));
    const ms = window.from + (window.at(chance) - window.from) * share;
    return Math.floor(ms / step) * step + rank * shift;
  });
}

/** What is spread alike over a window beside what comes by chance, so that no two are alike. */
const SPREAD = 0.5;

/** In order and at different instants, in a window that is not open throughout. */
function distinctly(window: TimeWindow, model: Moment, target: Target, draft: Draft): (at: Opening) => Make {
  const grown = stepOf(model.grain);
  return inOrder(model, target, draft, (chance, rank, all) => {
    const step = SPREAD / (all * window.busiest()) > grown ? grown : 1;
    const share = (1 - SPREAD) * chance + (SPREAD * rank) / all;
    return Math.floor(window.at(share) / step) * step;
  });
}

/** One day for each stretch of the window that has as many as there are rows, so no two are alike. */
function uniqueDay(
  { from, to }: TimeWindow,
  { ascending: isAscending, weekdays }: Moment,
  target: Target,
  draft: Draft,
  put: PutIn,
): (at: Opening) => Make {
  const count = draft.countOf(target.scope);
  const all = Math.floor((to - from) / MS_PER_DAY);
  const steps = weekdays === undefined ? undefined : occurringSteps(from, MS_PER_DAY, { weekdays });
  const days = steps === undefined ? all : steps.before(from + all * MS_PER_DAY);
  const dayAt = (day: number): number => steps?.at(day) ?? from + day * MS_PER_DAY;
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
      into(dayAt(first + Math.floor(unit(draw(place, stream.a)) * (next - first))));
    };
  };
}
