import { annuityPayment } from "./annuity.ts";
import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { unitMs } from "./duration.ts";
import { InfeasibleBlueprint } from "./infeasible-blueprint.ts";
import { common, everything, hull, type Interval, isEmpty, over, plus, times, within } from "./interval.ts";
import type { Model } from "./model.ts";
import { readsOf } from "./model-reads.ts";
import { support, supportWithin } from "./quantile.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

const PASSES = 4;
/** Slack for what rounding and the arithmetic of floats do to a bound. */
const SLACK = 1e-9;

export interface Bounds {
  /** What a field's value must lie in: as published, and narrower where other fields need it. Of a `later` time: its distance. */
  of(name: string): Interval;
  /** Fields whose values come out of others and might miss their published bounds. */
  readonly atRisk: ReadonlySet<string>;
}

/**
 * Carries the published bounds of computed fields back to what they are computed from: a total of at most 400 keeps the rate below
 * 400. Throws an InfeasibleBlueprint where nothing is left.
 */
export function boundsOf(table: TableBlueprint, order: readonly FieldBlueprint[]): Bounds {
  const fields = new Map(order.map((field) => [field.field.name, field]));
  const allowed = new Map(order.map((field) => [field.field.name, published(field)]));
  const ranges = new Map<string, Interval>();
  const range = (name: string): Interval => ranges.get(name) ?? everything;
  const narrow = (name: string, to: Interval): void => {
    const model = fields.get(name)?.model;
    if (model !== undefined && canNarrow(model)) allowed.set(name, common(allowed.get(name) ?? everything, to));
  };
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { field, model } of order) {
      const want = loosened(allowed.get(field.name) ?? everything);
      const drawn = model.kind === "later" ? model.by : model.kind === "number" ? model.distribution : undefined;
      const own = drawn === undefined ? forward(model, range, fields) : supportWithin(drawn, want);
      const left = common(own, want);
      if (isEmpty(left)) {
        const involved = [...new Set([field.name, ...readsOf(model, table)])];
        throw new InfeasibleBlueprint(involved, `${field.name} would be ${own.low} to ${own.high}`);
      }
      ranges.set(field.name, left);
    }
    for (const { field, model } of order.toReversed()) {
      const want = allowed.get(field.name) ?? everything;
      if (want.low !== everything.low || want.high !== everything.high) backward(model, want, range, narrow, fields);
    }
  }
  const atRisk = order.filter(
    (field) => isComputed(field.model) && !within(forward(field.model, range, fields), published(field)),
  );
  return { of: (name) => allowed.get(name) ?? everything, atRisk: new Set(atRisk.map(({ field }) => field.name)) };
}

function published({ field, model }: FieldBlueprint): Interval {
  // The bounds of a time are no numbers.
  if (model.kind === "later" || field.type === "date" || field.type === "datetime") return everything;
  return { low: field.minimum ?? everything.low, high: field.maximum ?? everything.high };
}

function loosened({ low, high }: Interval): Interval {
  return { low: low - Math.abs(low) * SLACK, high: high + Math.abs(high) * SLACK };
}

const computed = new Set<Model["kind"]>([
  "sum",
  "product",
  "quotient",
  "annuity",
  "portion",
  "elapsed",
  "timed",
  "lookup",
  "inherited",
]);
const narrowed = new Set<Model["kind"]>([
  "number",
  "later",
  "sum",
  "product",
  "quotient",
  "annuity",
  "portion",
  "measurement",
  "drift",
]);

function isComputed({ kind }: Model): boolean {
  return computed.has(kind);
}

function canNarrow({ kind }: Model): boolean {
  return narrowed.has(kind);
}

/** Where the values of a model can lie, given those of the others. */
function forward(
  model: Model,
  range: (name: string) => Interval,
  fields: ReadonlyMap<string, FieldBlueprint>,
): Interval {
  switch (model.kind) {
    case "number":
      return support(model.distribution);
    case "constant":
      return typeof model.value === "number" ? point(model.value) : everything;
    case "flag":
    case "holds":
    case "compared":
      return { low: 0, high: 1 };
    case "choice":
      return numbers(model.values.map(Number));
    case "lookup":
      return numbers(
        [...Object.values(model.values), ...(model.otherwise === null ? [] : [model.otherwise])].map(Number),
      );
    case "sum":
      return model.terms.reduce(
        (sum, { field, times: factor }) => plus(sum, times(orNothing(field, range, fields, 0), point(factor))),
        plus(point(model.plus ?? 0), model.noise === undefined ? point(0) : support(model.noise)),
      );
    case "product":
      return (model.plus ?? []).reduce(
        (sum, { field, times: factor }) => plus(sum, times(orNothing(field, range, fields, 0), point(factor))),
        model.factors.reduce(
          (product, field) => times(product, orNothing(field, range, fields, 1)),
          times(
            times(point(model.times ?? 1), takenOff(model, range, fields)),
            model.noise === undefined ? point(1) : support(model.noise),
          ),
        ),
      );
    case "quotient":
      return plus(over(times(range(model.of), point(model.times ?? 1)), range(model.by)), point(model.plus ?? 0));
    case "annuity":
      return times(range(model.principal), annuityFactor(model, range));
    case "portion":
      return times(range(model.of), shares(model));
    case "elapsed":
      return distance(model, range, fields);
    default:
      return everything;
  }
}

function point(value: number): Interval {
  return { low: value, high: value };
}

function numbers(values: readonly number[]): Interval {
  return values.length === 0 || values.some(Number.isNaN) ? everything : hull(values.map(point));
}

/** Null counts as nothing: 0 in a sum, 1 in a product. */
function orNothing(
  name: string,
  range: (name: string) => Interval,
  fields: ReadonlyMap<string, FieldBlueprint>,
  nothing: number,
): Interval {
  const field = fields.get(name);
  const isNullable = field?.nulls !== undefined || field?.present !== undefined;
  return isNullable ? hull([range(name), point(nothing)]) : range(name);
}

function shares({ share }: Of<"portion">): Interval {
  return common(support(share), { low: 0, high: Math.max(1, support(share).high) });
}

/** What is left of a product where shares are taken off it: Π (1 − times × field). */
function takenOff(
  { off = [] }: Of<"product">,
  range: (name: string) => Interval,
  fields: ReadonlyMap<string, FieldBlueprint>,
): Interval {
  return off.reduce(
    (left, { field, times: factor }) =>
      times(left, plus(point(1), times(orNothing(field, range, fields, 0), point(-factor)))),
    point(1),
  );
}

/** What a level payment is of the loan: the most of it for the dearest and shortest one. */
function annuityFactor({ rate, term, unit }: Of<"annuity">, range: (name: string) => Interval): Interval {
  const [percent, lasts] = [range(rate), range(term)];
  const least = Number.isFinite(lasts.high) ? annuityPayment(1, Math.max(0, percent.low), lasts.high, unit) : 0;
  const most = Number.isFinite(percent.high)
    ? annuityPayment(1, Math.max(0, percent.high), Math.max(0, lasts.low), unit)
    : everything.high;
  return { low: least, high: most };
}

/** Units between two times, where the later one is told by the earlier one. */
function distance(
  { from, to, unit }: Of<"elapsed">,
  range: (name: string) => Interval,
  fields: ReadonlyMap<string, FieldBlueprint>,
): Interval {
  const end = fields.get(to)?.model;
  if (end?.kind === "later" && end.than === from) return times(range(to), point(unitMs[end.unit] / unitMs[unit]));
  if (end?.kind === "shifted" && end.than === from) return times(range(end.by), point(unitMs[end.unit] / unitMs[unit]));
  return everything;
}

type Narrow = (name: string, to: Interval) => void;

/** What a wanted range of a computed value asks of what it is computed from. */
function backward(
  model: Model,
  want: Interval,
  range: (name: string) => Interval,
  narrow: Narrow,
  fields: ReadonlyMap<string, FieldBlueprint>,
): void {
  switch (model.kind) {
    case "sum": {
      const all = forward(model, range, fields);
      for (const { field, times: factor } of model.terms) {
        const own = times(range(field), point(factor));
        const others = { low: all.low - own.low, high: all.high - own.high };
        if (factor === 0 || Number.isNaN(others.low) || Number.isNaN(others.high)) continue;
        const left = { low: want.low - others.high, high: want.high - others.low };
        narrow(field, times(left, point(1 / factor)));
      }
      return;
    }
    case "product":
      // What is added may make up for a factor: only the bounds of the whole are then known.
      if (model.plus !== undefined) return;
      for (const field of model.factors) {
        const others = model.factors
          .filter((other) => other !== field)
          .reduce(
            (product, other) => times(product, orNothing(other, range, fields, 1)),
            times(point(model.times ?? 1), takenOff(model, range, fields)),
          );
        if (model.noise === undefined && others.low > 0 && range(field).low >= 0) {
          narrow(field, { low: want.low <= 0 ? 0 : want.low / others.high, high: want.high / others.low });
        }
      }
      return;
    case "quotient": {
      const by = range(model.by);
      const { times: factor = 1, plus: added = 0 } = model;
      if (by.low > 0 && factor > 0 && range(model.of).low >= 0) {
        narrow(model.of, {
          low: (Math.max(0, want.low - added) * by.low) / factor,
          high: ((want.high - added) * by.high) / factor,
        });
      }
      return;
    }
    case "annuity": {
      const { low, high } = annuityFactor(model, range);
      if (low > 0 && range(model.principal).low >= 0)
        narrow(model.principal, { low: Math.max(0, want.low) / high, high: want.high / low });
      return;
    }
    case "portion": {
      const share = shares(model);
      if (range(model.of).low >= 0 && share.low >= 0) {
        narrow(model.of, {
          low: want.low <= 0 ? 0 : want.low / share.high,
          high: share.low > 0 ? want.high / share.low : everything.high,
        });
      }
      return;
    }
    case "elapsed": {
      const end = fields.get(model.to)?.model;
      // Whole units are counted: almost one more still counts as none.
      const high = model.decimals === undefined ? want.high + 0.999 : want.high;
      if (end?.kind === "later" && end.than === model.from) {
        narrow(model.to, times({ low: want.low, high }, point(unitMs[model.unit] / unitMs[end.unit])));
      }
      if (end?.kind === "shifted" && end.than === model.from) {
        narrow(end.by, times({ low: want.low, high }, point(unitMs[model.unit] / unitMs[end.unit])));
      }
    }
  }
}
