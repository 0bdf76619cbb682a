import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL } from "../../engine/rows.ts";
import { draw, unit } from "../../random/hash.ts";
import type { CompiledModel, Draft, Target } from "../draft.ts";
import { after, instantOf, unitMs, unitsBetween } from "../duration.ts";
import type { Model } from "../model.ts";
import { quantileWithin } from "../quantile.ts";
import { momentIn, numberIn } from "../readers.ts";
import { cellOf, pushed, scaled } from "./number.ts";
import { timeForm } from "./time-cell.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

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
  const until = model.until === undefined ? Number.POSITIVE_INFINITY : instantOf(model.until);
  const isOpen = canBeOpen(target, draft);
  // What must be later than the other time is so by a step at least.
  const shortest = isStrictlyAfter(model.than, target, draft)
    ? draft.formOf(model.than).kind === "day"
      ? MS_PER_DAY
      : step
    : Number.NEGATIVE_INFINITY;
  const least = Math.max(0, shortest, Math.ceil((target.bounds.low * size) / step) * step);
  const nearer = (from: number, u: number): number =>
    from + Math.max(least, Math.floor((unit(u) * (until - from)) / step) * step);
  return {
    form: timeForm(target),
    open({ scope, state, stream }) {
      const { cells, pushes } = state;
      const read = than(state);
      return () => {
        const from = read();
        const push = pushes[slot] as number;
        const u = draw(scope.key, stream.a);
        const by = quantile(push === 0 ? u : pushed(u, push));
        const distance = isCivil ? after(from, by, model.unit) - from : by * size;
        const exact = from + Math.max(shortest, Math.round(distance / step) * step);
        const to = exact > until && from < until ? nearer(from, draw(scope.key, stream.b)) : exact;
        if (Number.isNaN(from) || (isOpen && from >= until)) cells[slot] = NULL;
        else cells[slot] = isDay ? Math.floor(to / MS_PER_DAY) : to;
      };
    },
  };
}

function isStrictlyAfter(than: string, { name }: Target, { table }: Draft): boolean {
  return table.checks.some(
    (check) =>
      check.kind === "ascending" &&
      check.strict === true &&
      check.fields.some((field, index) => field === than && check.fields[index + 1] === name),
  );
}

/** Whether null may stand where the value would, and nobody counts how often it does or says where it must not. */
function canBeOpen({ field, name }: Target, { table }: Draft): boolean {
  const isCounted = table.fields.some((other) => other.field.name === name && other.nulls !== undefined);
  const isTold = table.checks.some(
    (check) => check.kind === "present" && check.field === name && check.onlyIf !== true,
  );
  return field.nullable === true && !isCounted && !isTold;
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
