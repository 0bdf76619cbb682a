import { normalTable } from "../../random/distributions.ts";
import { exp, normalQuantile } from "../../random/elementary.ts";
import { draw } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { type CompiledModel, type Draft, type Make, type Opening, saltOf, substream, type Target } from "../draft.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import { type Influenced, influenced } from "../influence.ts";
import type { Influence, Model } from "../model.ts";
import { drawOfScore } from "../normal-scores.ts";
import { placeIn } from "../ranking.ts";
import { quotas } from "../shares.ts";
import { weightsOf } from "./choice.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

/** True in a share of the rows: of all rows to one, or of each row by chance. */
export function flag(model: Of<"flag">, target: Target, draft: Draft): CompiledModel {
  const { rate } = model;
  if (!(rate >= 0 && rate <= 1)) throw new InfeasibleBlueprint([target.name], `${rate} is no share of rows`);
  return {
    form: { kind: "boolean" },
    open:
      model.within !== undefined
        ? nestedFlag(rate, model.within, target, draft)
        : model.exact === true
          ? exactFlag(rate, model.follows, target, draft)
          : drawnFlag(rate, influenced(visible(model.follows, rate), draft), target),
  };
}

/** The least correlation of a flag with what it follows. */
const LEAST_CORRELATION = 0.17;
const LARGEST_WEIGHT = 0.9;

/** A flag that few rows have must follow closely to be seen to follow at all: its correlation is that of its score times this. */
function visible(follows: readonly Influence[] | undefined, rate: number): readonly Influence[] | undefined {
  if (follows === undefined || rate <= 0 || rate >= 1) return follows;
  const limit = normalQuantile(rate);
  const seen = (exp((-limit * limit) / 2) * 0.3989422804014327) / Math.sqrt(rate * (1 - rate));
  const least = Math.min(LARGEST_WEIGHT, LEAST_CORRELATION / seen);
  return follows.map(({ field, weight }) => {
    const size = weight === 0 ? 0 : Math.max(least, Math.abs(weight));
    return { field, weight: weight < 0 ? -size : size };
  });
}

function exactFlag(
  rate: number,
  follows: readonly Influence[] | undefined,
  target: Target,
  draft: Draft,
): (at: Opening) => Make {
  const { slot } = target;
  const count = draft.countOf(target.scope);
  const first = count - Math.round(rate * count);
  const place = placeIn(visible(follows, rate), Math.min(rate, 1 - rate), target, draft);
  return (at) => {
    const { cells } = at.state;
    const placeOf = place(at);
    return () => {
      cells[slot] = placeOf() >= first ? 1 : 0;
    };
  };
}

/** True in some of the rows of another exact share: it takes the last of the places that those rows have. */
function nestedFlag(
  rate: number,
  { field: name, is }: NonNullable<Of<"flag">["within"]>,
  target: Target,
  draft: Draft,
): (at: Opening) => Make {
  const { slot } = target;
  const count = draft.countOf(target.scope);
  const leader = draft.table.fields.find(({ field }) => field.name === name)?.model;
  const held = leader === undefined ? undefined : placesHeld(leader, is, count);
  if (held === undefined) {
    throw new TypeError(`${target.name}: ${name} has no exact share of ${is}`);
  }
  const wanted = Math.round(rate * count);
  if (wanted > held.next - held.from) {
    throw new InfeasibleBlueprint([target.name, name], `${wanted} rows cannot lie within ${held.next - held.from}`);
  }
  const place = placeIn(held.follows, held.rarest, target, draft);
  return (at) => {
    const { cells } = at.state;
    const placeOf = place({ ...at, stream: substream(at.tableStream, saltOf(name)) });
    return () => {
      const own = placeOf();
      cells[slot] = own < held.next && own >= held.next - wanted ? 1 : 0;
    };
  };
}

/** The places of an order by which an exact flag is true or an exact choice has a value, and how that order comes about. */
function placesHeld(
  model: Model,
  is: string | true,
  count: number,
):
  | {
      readonly from: number;
      readonly next: number;
      readonly follows: readonly Influence[] | undefined;
      readonly rarest: number;
    }
  | undefined {
  if (model.kind === "flag" && model.exact === true && model.within === undefined && is === true) {
    const { rate } = model;
    return {
      from: count - Math.round(rate * count),
      next: count,
      follows: visible(model.follows, rate),
      rarest: Math.min(rate, 1 - rate),
    };
  }
  if (model.kind !== "choice" || model.exact !== true) return undefined;
  const at = model.values.indexOf(String(is));
  if (at < 0) return undefined;
  const counts = quotas(weightsOf(model), count);
  const from = counts.slice(0, at).reduce((sum, size) => sum + size, 0);
  const rarest = Math.min(...counts.filter((size) => size > 0)) / count;
  return { from, next: from + (counts[at] as number), follows: model.follows, rarest };
}

function drawnFlag(rate: number, follow: Influenced | undefined, { slot }: Target): (at: Opening) => Make {
  const limit = Math.round((1 - rate) * 4294967296);
  return ({ state, scope, stream }) => {
    const { cells } = state;
    const salt = stream.a;
    if (follow === undefined) {
      return () => {
        cells[slot] = draw(scope.key, salt) >= limit ? 1 : 0;
      };
    }
    const score = follow.open(state);
    return () => {
      cells[slot] = drawOfScore(score(quantileAt(normalTable(), draw(scope.key, salt)))) >= limit ? 1 : 0;
    };
  };
}
