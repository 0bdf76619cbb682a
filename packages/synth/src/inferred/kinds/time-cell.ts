import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Form } from "../../engine/column.ts";
import type { RowState, Target } from "../draft.ts";
import type { Model } from "../model.ts";

type Grain = Extract<Model, { kind: "moment" }>["grain"];

export const grainMs: Readonly<Record<Exclude<Grain, "month">, number>> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  day: MS_PER_DAY,
};

/** Days for a date, instants for a time. */
export function timeForm(target: Target): Form {
  return target.field.type === "date" ? { kind: "day" } : { kind: "instant" };
}

/** Puts an instant into its cell, cut to the grain. */
export function putter(target: Target, grain: Grain): (state: RowState) => (ms: number) => void {
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
