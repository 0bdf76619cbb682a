import { NULL } from "../../engine/rows.ts";
import { draw } from "../../random/hash.ts";
import { annuityPayment } from "../annuity.ts";
import type { CompiledModel, Draft, Opening, Target } from "../draft.ts";
import { everything } from "../interval.ts";
import type { Distribution, Model } from "../model.ts";
import { quantileWithin, support } from "../quantile.ts";
import { numberIn } from "../readers.ts";
import { cellOf, pushed, scaled } from "./number.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

/** A number out of other numbers of the row; NaN makes a null. */
function computed(
  { slot }: Target,
  decimals: number,
  open: (at: Opening, power: number) => () => number,
): CompiledModel {
  const { form, power } = scaled(decimals);
  return {
    form,
    open(at) {
      const { cells } = at.state;
      const value = open(at, power);
      return () => {
        const made = value();
        cells[slot] = Number.isNaN(made) ? NULL : cellOf(made, decimals, power);
      };
    },
  };
}

function reader(draft: Draft, name: string): ReturnType<typeof numberIn> {
  return numberIn(draft.formOf(name), draft.slotOf(name));
}

/** What chance adds, or multiplies by, where a relation is not exact. */
function noiseOf(distribution: Distribution | undefined, nothing: number): (at: Opening) => () => number {
  if (distribution === undefined) return () => () => nothing;
  const quantile = quantileWithin(distribution, everything, 0);
  return ({ scope, stream }) =>
    () =>
      quantile(draw(scope.key, stream.a));
}

export function sum(model: Of<"sum">, target: Target, draft: Draft): CompiledModel {
  const terms = model.terms.map(({ field, times }) => ({ read: reader(draft, field), times }));
  const noise = noiseOf(model.noise, 0);
  const first = model.plus ?? 0;
  const mayBeNull = target.field.nullable === true;
  return computed(target, model.decimals, (at) => {
    const reads = terms.map(({ read }) => read(at.state));
    const times = terms.map((term) => term.times);
    const disturb = noise(at);
    return () => {
      let total = first + disturb();
      for (let i = 0; i < reads.length; i++) {
        const value = (reads[i] as () => number)();
        if (!Number.isNaN(value)) total += (times[i] as number) * value;
        else if (mayBeNull) return Number.NaN;
      }
      return total;
    };
  });
}

export function product(model: Of<"product">, target: Target, draft: Draft): CompiledModel {
  const factors = model.factors.map((field) => reader(draft, field));
  const terms = (model.plus ?? []).map(({ field, times }) => ({ read: reader(draft, field), times }));
  const offs = (model.off ?? []).map(({ field, times }) => ({ read: reader(draft, field), times }));
  const noise = noiseOf(model.noise, 1);
  const first = model.times ?? 1;
  const mayBeNull = target.field.nullable === true;
  return computed(target, model.decimals, (at) => {
    const reads = factors.map((read) => read(at.state));
    const added = terms.map(({ read }) => read(at.state));
    const taken = offs.map(({ read }) => read(at.state));
    const disturb = noise(at);
    return () => {
      let value = disturb();
      for (let i = 0; i < reads.length; i++) {
        const factor = (reads[i] as () => number)();
        if (!Number.isNaN(factor)) value *= factor;
        else if (mayBeNull) return Number.NaN;
      }
      value *= first;
      for (let i = 0; i < taken.length; i++) {
        const share = (taken[i] as () => number)();
        if (!Number.isNaN(share)) value *= 1 - (offs[i] as { readonly times: number }).times * share;
        else if (mayBeNull) return Number.NaN;
      }
      for (let i = 0; i < added.length; i++) {
        const term = (added[i] as () => number)();
        if (!Number.isNaN(term)) value += (terms[i] as { readonly times: number }).times * term;
        else if (mayBeNull) return Number.NaN;
      }
      return value;
    };
  });
}

/** Null where the divisor is 0. */
export function quotient(model: Of<"quotient">, target: Target, draft: Draft): CompiledModel {
  const of = reader(draft, model.of);
  const by = reader(draft, model.by);
  const { times = 1, plus = 0 } = model;
  return computed(target, model.decimals, ({ state }) => {
    const [dividend, divisor] = [of(state), by(state)];
    return () => {
      const bottom = divisor();
      return bottom === 0 ? Number.NaN : (dividend() * times) / bottom + plus;
    };
  });
}

/** The level payment of a loan. */
export function annuity(model: Of<"annuity">, target: Target, draft: Draft): CompiledModel {
  const principal = reader(draft, model.principal);
  const rate = reader(draft, model.rate);
  const term = reader(draft, model.term);
  return computed(target, model.decimals, ({ state }) => {
    const [owed, percent, lasts] = [principal(state), rate(state), term(state)];
    return () => annuityPayment(owed(), percent(), lasts(), model.unit);
  });
}

/** A share of another number; a share of at most 1 is never more than the whole. */
export function portion(model: Of<"portion">, target: Target, draft: Draft): CompiledModel {
  const of = reader(draft, model.of);
  const { decimals, share } = model;
  const isPart = support(share).high <= 1 || share.kind === "normal" || share.kind === "lognormal";
  const shares = quantileWithin(share, isPart ? { low: Math.max(0, support(share).low), high: 1 } : everything, 0);
  return computed(target, decimals, ({ scope, state, stream }, power) => {
    const whole = of(state);
    const { pushes } = state;
    const { slot } = target;
    return () => {
      const all = whole();
      const push = pushes[slot] as number;
      const u = draw(scope.key, stream.a);
      const value = all * shares(push === 0 ? u : pushed(u, push));
      return isPart && Math.floor(value * power + 0.5) > all * power && all > 0
        ? Math.floor(all * power) / power
        : value;
    };
  });
}
