import type { Form } from "../../engine/column.ts";
import { normalTable } from "../../random/distributions.ts";
import { draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { CompiledModel, Draft, Make, Opening, Target } from "../draft.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import { type Influenced, influenced } from "../influence.ts";
import type { Interval } from "../interval.ts";
import type { Distribution, Model } from "../model.ts";
import { drawOfScore } from "../normal-scores.ts";
import { type Quantile, quantileWithin, supportWithin } from "../quantile.ts";
import { shuffle } from "../shuffle.ts";

const LAST_DRAW = 4294967295;
const MOST_DECIMALS = 6;
/** One less stands for null. */
const LARGEST_CELL = Number.MAX_SAFE_INTEGER - 1;

/** The form of numbers with so many decimals, and what a value is multiplied with to become a cell. */
export interface Scaled {
  readonly form: Form;
  readonly power: number;
}

export function scaled(decimals: number): Scaled {
  if (decimals > MOST_DECIMALS) return { form: { kind: "number" }, power: 1 };
  return { form: decimals === 0 ? { kind: "integer" } : { kind: "decimal", scale: decimals }, power: 10 ** decimals };
}

/** The cell of a value: a whole number of the last decimal, unless there are too many decimals for that. */
export function cellOf(value: number, decimals: number, power: number): number {
  if (decimals > MOST_DECIMALS) return Number(value.toFixed(Math.min(15, decimals)));
  const cell = value * power;
  // Half up; what a float lost in the multiplication does not count.
  const whole = Math.floor(cell + 0.5 + Math.abs(cell) * 4e-16);
  if (whole === 0) return 0;
  return Math.max(-LARGEST_CELL, Math.min(LARGEST_CELL, whole));
}

/** The least and the largest cell within bounds. */
export function cellBounds(bounds: Interval, decimals: number, power: number): Interval {
  if (decimals > MOST_DECIMALS) return bounds;
  return { low: Math.ceil(bounds.low * power - 1e-7), high: Math.floor(bounds.high * power + 1e-7) };
}

export function number(model: Extract<Model, { kind: "number" }>, target: Target, draft: Draft): CompiledModel {
  const { decimals, distribution } = model;
  const { form, power } = scaled(decimals);
  const bounds = supportWithin(distribution, target.bounds);
  const cells = cellBounds(bounds, decimals, power);
  if (cells.low > cells.high) {
    throw new InfeasibleBlueprint([target.name], `nothing of its distribution lies within ${shown(target.bounds)}`);
  }
  if (target.unique) return uniqueNumber(model, target, draft, cells);
  const quantile = quantileWithin(distribution, target.bounds, 1 / power);
  const follow = influenced(model.follows, draft);
  const drawn = drawnIn(target, follow);
  const heaped = model.heaped ?? 0;
  const { slot } = target;
  return {
    form,
    open(at) {
      const { scope, state, stream } = at;
      const into = state.cells;
      const next = drawn(at);
      const value = (): number => {
        const cell = cellOf(quantile(next()), decimals, power);
        return Math.max(cells.low, Math.min(cells.high, cell));
      };
      if (heaped === 0) {
        return () => {
          into[slot] = value();
        };
      }
      const salt = stream.b;
      return () => {
        const cell = value();
        into[slot] = unit(draw(scope.key, salt)) < heaped ? roundCell(cell, cells) : cell;
      };
    },
  };
}

export function shown({ low, high }: Interval): string {
  return `${low} to ${high}`;
}

/** The draws of a number: by itself, or as others pull it; pushed aside where bounds of other fields ask for it. */
function drawnIn({ slot, isFollowed }: Target, follow: Influenced | undefined): (at: Opening) => () => number {
  return ({ scope, state, stream }) => {
    const { scores, pushes } = state;
    const salt = stream.a;
    const own = (): number => {
      const u = draw(scope.key, salt);
      const push = pushes[slot] as number;
      return push === 0 ? u : pushed(u, push);
    };
    if (follow === undefined && !isFollowed) return own;
    const normal = normalTable();
    if (follow === undefined) {
      return () => {
        const u = own();
        scores[slot] = quantileAt(normal, u);
        return u;
      };
    }
    const score = follow.open(state);
    return () => {
      const z = score(quantileAt(normal, draw(scope.key, salt)));
      scores[slot] = z;
      const push = pushes[slot] as number;
      return push === 0 ? drawOfScore(z) : pushed(drawOfScore(z), push);
    };
  };
}

/** A part of the way from a draw to the largest one (push > 0) or the least. */
export function pushed(u: number, push: number): number {
  return Math.floor(push > 0 ? u + push * (LAST_DRAW - u) : u + push * u);
}

/** The round number nearest to a cell that people would say: 5, 50, 500 … of about a twentieth to a half of it. */
function roundCell(cell: number, { low, high }: Interval): number {
  const size = Math.abs(cell);
  if (size < 10) return cell;
  let step = 5;
  while (step * 20 <= size) step *= 10;
  const rounded = Math.round(cell / step) * step;
  return rounded < low || rounded > high ? cell : rounded;
}

/** Ascending values of a narrower distribution, each moved up by its rank, in shuffled order: no two can be alike. */
function uniqueNumber(
  { decimals, distribution }: Extract<Model, { kind: "number" }>,
  target: Target,
  draft: Draft,
  cells: Interval,
): CompiledModel {
  const count = draft.countOf(target.scope);
  const { form, power } = scaled(decimals);
  if (cells.high - cells.low + 1 < count) {
    // What usually lies within a few values lies beyond them where each must be another and no bound forbids it.
    const bounds = cellBounds(target.bounds, decimals, power);
    const wide = { low: cells.low, high: Math.min(bounds.high, cells.low + 2 * count) };
    if (wide.high - wide.low + 1 >= count) {
      const even: Distribution = { kind: "uniform", minimum: wide.low / power, maximum: wide.high / power };
      return uniqueNumber({ kind: "number", distribution: even, decimals }, target, draft, wide);
    }
    throw new InfeasibleBlueprint(
      [target.name],
      `${shown(target.bounds)} has too few values for ${count} different ones`,
    );
  }
  const { slot } = target;
  const narrow = { low: cells.low / power, high: (cells.high - count + 1) / power };
  const quantile: Quantile = quantileWithin(uniqueShape(distribution), narrow, 1 / power);
  const last = cells.high - count + 1;
  return {
    form,
    open({ scope, state, stream }): Make {
      const into = state.cells;
      const places = shuffle(stream, count);
      return () => {
        const place = places.placeOf(scope.index);
        const share = (place + unit(draw(place, stream.b))) / count;
        const cell = cellOf(quantile(Math.floor(share * LAST_DRAW)), decimals, power);
        into[slot] = Math.max(cells.low, Math.min(last, cell)) + place;
      };
    },
  };
}

/** A constant cannot be unique, so it only says where the values lie. */
function uniqueShape(of: Distribution): Distribution {
  return of.kind === "constant" ? { kind: "normal", mean: of.value, sd: 1 } : of;
}
