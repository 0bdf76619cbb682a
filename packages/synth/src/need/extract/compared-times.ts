import type { Order } from "../../inferred/check.ts";
import type { Compared } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { type Duration, durationAt } from "./durations.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { hedgeAt } from "./quantity.ts";
import { isWord, number, type Reading, word } from "./reading.ts";
import { rightOf } from "./sides.ts";
import { nameOf } from "./threshold.ts";

/** What is compared at a token, with all its parts. */
export interface ComparedAt {
  readonly parts: readonly Compared[];
  readonly next: number;
}

const bounds = phrases<Order>([
  [
    ">",
    "more than|over|later than|longer than|greater than|exceeds|exceeding|exceeded|above|beyond|>|not within|mehr als|uber|spater als|langer als|mas de|mas tarde de|supera|supera los|plus de|depasse|mais de|mais do que|ultrapassa",
  ],
  [">=", "at least|no less than|>=|≥|mindestens|al menos|au moins|pelo menos"],
  [
    "<",
    "less than|under|in under|in less than|below|<|weniger als|unter|menos de|en menos de|moins de|en moins de|em menos de",
  ],
  [
    "<=",
    "within|no more than|not more than|at most|up to|no later than|not later than|<=|≤|innerhalb von|binnen|hochstens|maximal|dentro de|dentro de las|como maximo|dans les|sous|au plus|em ate|no maximo|dentro das|dentro dos",
  ],
]);
const afters = phraseList(
  "after|after the|following|later than|past|from|of|of the|since|nach|nach dem|nach der|despues de|despues de la|despues del|tras|tras la|apres|apres la|apres le|depois de|depois da|depois do|apos|apos a|apos o",
);
const froms = phraseList(
  "from|between|von|vom|zwischen|desde|desde la|entre|entre la|entre el|de|depuis|entre le|entre a|entre o|da|do",
);
const tos = new Set("to and until till bis und a al hasta y et jusqu'a e ate -".split(" "));
const tooks = phraseList(
  "it took|it takes|it lasted|it lasts|took|takes|lasts|there are|there is|there were|the time is|the time was|es dauert|es dauerte|dauert|tarda|tardo|pasan|pasaron|il y a|il s'ecoule|passam|passaram|demora|demorou|the wait is|the wait was",
);
const lengths = phraseList(
  "the time|time|the gap|gap|the delay|delay|the interval|interval|the duration|duration|die zeit|zeit|el tiempo|tiempo|le delai|delai|o tempo|tempo|the hours|the days|hours|days|minutes",
);
const verbs = phraseList("is|was|are|takes|took|lasts|lasted|pass|passed|ist|war|dauert|betragt|es|est|e|supera");
const LONGEST = 4;

/** "resolved more than 24 h after opening", "it took over 4 hours from arrival to leaving": how far apart two times are. */
export function timesApartAt(reading: Reading, at: number): ComparedAt | undefined {
  return (
    spanFirst(reading, skip(reading, at, tooks)) ??
    endsFirst(reading, skip(reading, at, lengths)) ??
    nameFirst(reading, at)
  );
}

interface Length extends Duration {
  readonly is: Order;
}

/** "more than 24 h", "within 3 days" */
function lengthAt(reading: Reading, at: number): Length | undefined {
  const bound = phraseAt(reading, at, bounds);
  const length = bound === undefined ? undefined : durationAt(reading, hedgeAt(reading, bound.next).next);
  return bound === undefined || length === undefined ? undefined : { ...length, is: bound.meaning };
}

function apart(one: string, after: string, { is, count, unit }: Length, next: number): ComparedAt {
  return { parts: [{ one, is, by: count, unit, after }], next };
}

/** "delivered more than 45 minutes after the order" */
function nameFirst(reading: Reading, start: number): ComparedAt | undefined {
  for (let end = start + 1; end <= start + LONGEST && isWord(reading, end - 1); end += 1) {
    const length = lengthAt(reading, skip(reading, end, verbs));
    const link = length === undefined ? undefined : phraseAt(reading, length.next, afters);
    if (length === undefined || link === undefined) continue;
    const name = nameOf(reading, start, end).text;
    const other = number(reading, link.next) === undefined ? rightOf(reading, link.next) : undefined;
    return name === "" || other === undefined ? undefined : apart(name, other.text, length, other.next);
  }
  return undefined;
}

/** "over 4 hours from arrival to leaving" */
function spanFirst(reading: Reading, at: number): ComparedAt | undefined {
  const length = lengthAt(reading, at);
  const ends = length === undefined ? undefined : endsAt(reading, length.next);
  return length === undefined || ends === undefined ? undefined : apart(ends.to, ends.from, length, ends.next);
}

/** "the time between order and delivery is over 3 days" */
function endsFirst(reading: Reading, at: number): ComparedAt | undefined {
  const ends = endsAt(reading, at);
  const length = ends === undefined ? undefined : lengthAt(reading, skip(reading, ends.next, verbs));
  return length === undefined || ends === undefined ? undefined : apart(ends.to, ends.from, length, length.next);
}

function endsAt(reading: Reading, at: number): { from: string; to: string; next: number } | undefined {
  const link = phraseAt(reading, at, froms);
  const from = link === undefined ? undefined : phraseFrom(reading, link.next, 3, tos);
  if (from === undefined || !tos.has(word(reading, from.next))) return undefined;
  const to = phraseFrom(reading, from.next + 1, 3, beforeLength);
  return to === undefined ? undefined : { from: from.text, to: to.text, next: to.next };
}

const beforeLength = new Set(
  "takes took exceeds exceeded lasts lasted passes more less longer dauert supera depasse".split(" "),
);
