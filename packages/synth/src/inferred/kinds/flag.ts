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
import { exactPlaces, hasExactShare } from "../shares.ts";
import { weightsOf } from "./choice.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

/** True in a share of the rows: of all rows to one, or of each row by chance. */
export function flag(model: Of<"flag">, target: Target, draft: Draft): CompiledModel {
  const { rate } = model;
  if (!(rate >= 0 && rate <= 1)) throw new InfeasibleBlueprint([target.name], `${rate} is no share of rows`);
  const open =
    model.within !== undefined
      ? nestedFlag(rate, model.within, target, draft)
      : model.exact === true
        ? placedFlag(placesOf(model, draft.countOf(target.scope)), target, draft)
        : drawnFlag(rate, influenced(visible(model.follows, rate), draft), target);
  return { form: { kind: "boolean" }, open };
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

/** Places of an order, from one up to another, and how that order comes about. */
interface Places {
  readonly from: number;
  readonly next: number;
  readonly follows: readonly Influence[] | undefined;
  /** The smallest share that matters. */
  readonly rarest: number;
}

function placesOf({ rate, follows }: Of<"flag">, count: number): Places {
  const from = count - Math.round(rate * count);
  return { from, next: count, follows: visible(follows, rate), rarest: Math.min(rate, 1 - rate) };
}

/** True in the rows that have these places; `of`: in the order of another field. */
function placedFlag({ from, next, follows, rarest }: Places, target: Target, draft: Draft, of?: string) {
  const { slot } = target;
  const place = placeIn(follows, rarest, target, draft);
  return (at: Opening): Make => {
    const { cells } = at.state;
    const placeOf = place(of === undefined ? at : { ...at, stream: substream(at.tableStream, saltOf(of)) });
    return () => {
      const own = placeOf();
      cells[slot] = own >= from && own < next ? 1 : 0;
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
  const count = draft.countOf(target.scope);
  const leader = draft.table.fields.find(({ field }) => field.name === name)?.model;
  if (leader === undefined || !hasExactShare(leader, is)) {
    throw new TypeError(`${target.name}: ${name} has no exact share of ${is}`);
  }
  const held = leader.kind === "flag" ? placesOf(leader, count) : placesOfMember(leader, is, count);
  const wanted = Math.round(rate * count);
  if (wanted > held.next - held.from) {
    throw new InfeasibleBlueprint([target.name, name], `${wanted} rows cannot lie within ${held.next - held.from}`);
  }
  return placedFlag({ ...held, from: held.next - wanted }, target, draft, name);
}

function placesOfMember(model: Of<"choice">, is: string | true, count: number): Places {
  const { counts, rarest, starts } = exactPlaces(weightsOf(model), count);
  const at = model.values.indexOf(String(is));
  const from = starts[at] as number;
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
