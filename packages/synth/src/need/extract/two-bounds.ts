import { oneBoundAt } from "./one-bound.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { type Reading, tokenFrom, word } from "./reading.ts";

/** Where a figure lies: beyond one bound, between two, or outside of them. */
export interface Bound {
  readonly is: "<" | "<=" | ">" | ">=";
  readonly right: number;
}

export interface TwoBounds {
  readonly first: Bound;
  readonly second: Bound;
  /** Both hold ("between 95 and 105"), or one of them ("below 2 or above 8"). */
  readonly joint: "and" | "or";
  readonly unit?: string;
  readonly next: number;
}

/** What opens a range that is left. */
export const outsides = phraseList(
  "outside|outside of|out of|is outside|falls outside|goes outside|lies outside|leaves|not between|not within|not in|isn't between|isn't within|beyond|ausserhalb|ausserhalb von|nicht zwischen|nicht in|nicht innerhalb von|fuera|fuera de|no entre|no esta entre|hors|hors de|en dehors de|pas entre|n'est pas entre|fora|fora de|nao entre|nao esta entre",
);
/** What opens a range that is kept. */
const insides = phraseList(
  "between|in between|within|inside|inside of|in|from|zwischen|innerhalb|innerhalb von|im bereich|von|in|entre|dentro|dentro de|compris entre|comprise entre|dans|entre los|de",
);
const ranges = phraseList(
  "the range|the range of|a range of|range|the band|the interval|the limits|the limits of|limits|the window|the window of|of|von|de|der|dem bereich|dem bereich von|del rango|el rango|del rango de|el rango de|l'intervalle|la plage|da faixa|a faixa|a faixa de|da faixa de",
);
const links = phraseList("to|and|-|–|..|up to|bis|und|y|a|hasta|et|à|e|ate|&");
const ors = phraseList("or|or if|or is|or goes|or if it is|oder|o|o si|ou|ou si|ou se|, or|/");

/** "outside 2 to 8 °C", "between 95 and 105", "below 2 or above 8": two bounds of a figure that decide something. */
export function twoBoundsAt(reading: Reading, at: number): TwoBounds | undefined {
  return beyondEither(reading, at) ?? betweenBoth(reading, at) ?? aroundRange(reading, at);
}

/** "below 2 or above 8", "over 60 or under 20" */
function beyondEither(reading: Reading, at: number): TwoBounds | undefined {
  const first = oneBoundAt(reading, at);
  if (first?.kind !== "range" || (first.minimum === undefined) === (first.maximum === undefined)) return undefined;
  const joint = tokenFrom(reading, at, first.end);
  const or = phraseAt(reading, joint, ors);
  const second = or === undefined ? undefined : oneBoundAt(reading, or.next);
  if (second?.kind !== "range" || (second.minimum === undefined) === (second.maximum === undefined)) return undefined;
  if ((first.minimum === undefined) === (second.minimum === undefined)) return undefined;
  const [one, other] = [boundOf(first), boundOf(second)];
  if (one === undefined || other === undefined) return undefined;
  const unit = second.unit ?? first.unit;
  return {
    first: one,
    second: other,
    joint: "or",
    ...(unit === undefined ? {} : { unit }),
    next: tokenFrom(reading, or?.next ?? joint, second.end),
  };
}

type Range = Extract<ReturnType<typeof oneBoundAt>, { kind: "range" }>;

function boundOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Range): Bound | undefined {
  if (minimum !== undefined) return { is: exclusiveMinimum === true ? ">" : ">=", right: minimum };
  return maximum === undefined ? undefined : { is: exclusiveMaximum === true ? "<" : "<=", right: maximum };
}

/** "at least 18 and under 65" */
function betweenBoth(reading: Reading, at: number): TwoBounds | undefined {
  const both = oneBoundAt(reading, at);
  if (both?.kind !== "range" || both.minimum === undefined || both.maximum === undefined) return undefined;
  return {
    first: { is: both.exclusiveMinimum === true ? ">" : ">=", right: both.minimum },
    second: { is: both.exclusiveMaximum === true ? "<" : "<=", right: both.maximum },
    joint: "and",
    ...(both.unit === undefined ? {} : { unit: both.unit }),
    next: tokenFrom(reading, at, both.end),
  };
}

function aroundRange(reading: Reading, at: number): TwoBounds | undefined {
  const out = phraseAt(reading, at, outsides);
  const inner = out === undefined ? phraseAt(reading, at, insides) : undefined;
  const opened = out ?? inner;
  const low = quantityAt(reading, hedgeAt(reading, skip(reading, opened?.next ?? at, ranges)).next);
  const link = low === undefined ? undefined : phraseAt(reading, low.next, links);
  const high = link === undefined ? undefined : quantityAt(reading, hedgeAt(reading, link.next).next);
  if (low === undefined || high === undefined || high.value <= low.value) return undefined;
  const unit = high.unit ?? low.unit;
  const [is, and] = out === undefined ? ([">=", "<="] as const) : (["<", ">"] as const);
  return {
    first: { is, right: low.value },
    second: { is: and, right: high.value },
    joint: out === undefined ? "and" : "or",
    ...(unit === undefined ? {} : { unit: unit.symbol }),
    next: word(reading, high.next) === "%" ? high.next + 1 : high.next,
  };
}
