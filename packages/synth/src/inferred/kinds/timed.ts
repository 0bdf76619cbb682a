import { NULL } from "../../engine/rows.ts";
import type { CompiledModel, Draft, Target } from "../draft.ts";
import { unitMs, unitsBetween } from "../duration.ts";
import type { Model } from "../model.ts";
import { momentIn, numberIn } from "../readers.ts";
import { cellOf, scaled } from "./number.ts";

/** What the time between two others comes to: "clock out - clock in - break", "gpus x (end - start)". */
export function timed(model: Extract<Model, { kind: "timed" }>, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const { form, power } = scaled(model.decimals);
  const start = momentIn(draft.formOf(model.from), draft.slotOf(model.from));
  const end = momentIn(draft.formOf(model.to), draft.slotOf(model.to));
  const lengths = (model.less ?? []).map(({ field, unit }) => ({
    read: numberIn(draft.formOf(field), draft.slotOf(field)),
    size: unitMs[unit] / unitMs[model.unit],
  }));
  const factors = (model.factors ?? []).map((name) => numberIn(draft.formOf(name), draft.slotOf(name)));
  const times = model.times ?? 1;
  return {
    form,
    open({ state }) {
      const { cells } = state;
      const [from, to] = [start(state), end(state)];
      const less = lengths.map(({ read }) => read(state));
      const by = factors.map((read) => read(state));
      return () => {
        let value = unitsBetween(from(), to(), model.unit);
        for (let i = 0; i < less.length; i++) {
          const length = (less[i] as () => number)();
          // No break is one of no length.
          if (!Number.isNaN(length)) value -= length * (lengths[i] as { readonly size: number }).size;
        }
        value *= times;
        for (let i = 0; i < by.length; i++) value *= (by[i] as () => number)();
        cells[slot] = Number.isNaN(value) ? NULL : cellOf(value, model.decimals, power);
      };
    },
  };
}
