import { phraseAt, phraseList, phrases } from "../../../extract/phrases.ts";
import { hedgeAt } from "../../../extract/quantity.ts";
import { isWord, number, type Reading, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isWall, startsClause } from "./clauses.ts";
import { isDenied } from "./denial.ts";

/** On which side of a number the values lie; `more` and `less` without the number itself. */
export type Side = "least" | "most" | "more" | "less";

/** What stands right before a number: "at least", "about", "exactly". */
export interface Opening {
  readonly first: number;
  readonly insists: boolean;
  readonly about: boolean;
  readonly side: Side | undefined;
}

const exactly = phraseList(
  "exactly|precisely|only|just|genau|exakt|nur|exactamente|justo|solo|exactement|precisement|seulement|exatamente|apenas|somente",
);
const before = phrases<Side>([
  [
    "least",
    "at least|no fewer than|no less than|not fewer than|not less than|a minimum of|minimum|min|min.|upwards of|mindestens|wenigstens|al menos|por lo menos|como minimo|un minimo de|au moins|au minimum|un minimum de|pelo menos|no minimo|um minimo de",
  ],
  [
    "most",
    "no later than|not later than|no longer than|not longer than|within|in under|inside of|innerhalb von|binnen|en menos de|en un plazo de|en moins de|em menos de|no prazo de|at most|no more than|not more than|never more than|up to|a maximum of|maximum|max|max.|hochstens|maximal|bis zu|nicht mehr als|nie mehr als|como maximo|a lo sumo|hasta|no mas de|nunca mas de|un maximo de|au plus|au maximum|jusqu'a|pas plus de|un maximum de|no maximo|ate|nao mais de|nao mais que|nunca mais de|um maximo de",
  ],
  [
    "more",
    "more than|over|above|exceed|exceeds|exceeding|beyond|surpass|surpasses|mehr als|uber|ubersteigt|ubersteigen|mas de|mas que|por encima de|mayor que|superior a|superiores a|supera|superan|excede|exceden|plus de|plus d'|plus longtemps que|au-dessus de|superieur a|superieure a|superieures a|superieurs a|depassent|mais de|mais que|mais do que|acima de|ultrapassa|ultrapassam",
  ],
  [
    "less",
    "fewer than|less than|under|below|weniger als|unter|menos de|menos que|por debajo de|inferior a|inferiores a|moins de|moins d'|en dessous de|menos que|abaixo de",
  ],
]);
/** "nobody past 60", "ningún viaje pasa de 30 minutos": what is more, where none is; "the past 12 months" are none. */
const deniedMore = phraseList(
  "past|pasa de|pasan de|pase de|passa de|passam de|passe de|depasse|sobrepasa|sobrepasan|rebasa|rebasan|uberschreitet|uberschreiten",
);
const behind = phrases<Side>([
  [
    "least",
    "or more|and more|or over|or better|or older|or longer|at least|at a minimum|oder mehr|und mehr|mindestens|o mas|y mas|como minimo|ou plus|et plus|au moins|au minimum|ou mais|e mais|no minimo|pelo menos",
  ],
  [
    "most",
    "or fewer|or less|or younger|or shorter|at most|at the most|tops|max|maximum|oder weniger|hochstens|maximal|o menos|como maximo|ou moins|au plus|au maximum|maximum|ou menos|no maximo",
  ],
]);
/** "lighter than": what is less by its comparative. */
const less =
  /^(?:less|fewer|lower|smaller|cheaper|shorter|younger|lighter|slower|colder|cooler|thinner|narrower|earlier|weniger|kleiner|niedriger|kurzer|junger|leichter|billiger|kalter)$/;
/** "split over 5 classes", "unter 20 Kindern verteilt" */
const places = wordSet("over under uber unter");
const spreading = /^(?:split|spread|divided|distributed|shared|scattered|verteilt|aufgeteilt)$/;
const articles = wordSet("el la los las le les o os as den die das");
const LONGEST = 4;

/** What stands right before a number or its currency. */
export function openingBefore(reading: Reading, at: number): Opening {
  for (let first = Math.max(0, at - LONGEST); first < at; first++) {
    const bound = sideAt(reading, first);
    const isPlace = places.has(word(reading, first)) && spreading.test(word(reading, first - 1));
    const hedged = bound === undefined ? undefined : hedgeAt(reading, bound.next);
    // "no supera el 30 %"
    const isArticled = bound !== undefined && bound.next + 1 === at && articles.has(word(reading, bound.next));
    if (bound !== undefined && !isPlace && (bound.next === at || isArticled || hedged?.next === at))
      return { first, insists: false, about: hedged?.about === true && hedged.next === at, side: bound.meaning };
    if (phraseAt(reading, first, deniedMore)?.next === at && isDenied(reading, first))
      return { first, insists: false, about: false, side: "more" };
    if (phraseAt(reading, first, exactly)?.next === at) return { first, insists: true, about: false, side: undefined };
    const hedge = hedgeAt(reading, first);
    if (hedge.about && hedge.next === at) return { first, insists: false, about: true, side: undefined };
  }
  return { first: at, insists: false, about: false, side: undefined };
}

/** "more than", "heavier than", "leichter als". */
function sideAt(reading: Reading, at: number): { readonly meaning: Side; readonly next: number } | undefined {
  const phrase = phraseAt(reading, at, before);
  if (phrase !== undefined) return phrase;
  const isCompared = /er$/.test(word(reading, at)) && /^(?:than|als)$/.test(word(reading, at + 1));
  if (!isCompared) return undefined;
  return { meaning: less.test(word(reading, at)) ? "less" : "more", next: at + 2 };
}

/** "five times or more", "12 books at most": a bound behind a number or behind its noun. */
export function closingBehind(
  reading: Reading,
  next: number,
): { readonly side: Side; readonly next: number; readonly end: number } | undefined {
  const closed = phraseAt(reading, next, behind);
  if (closed !== undefined) return { side: closed.meaning, next: closed.next, end: closed.next };
  for (
    let at = next + 1;
    at < next + LONGEST && isWord(reading, at - 1) && number(reading, at - 1) === undefined;
    at++
  ) {
    const far = phraseAt(reading, at, behind);
    // What stands behind the noun belongs to it, so that the number ends before it.
    if (far !== undefined && isWall(reading, far.next)) return { side: far.meaning, next, end: far.next };
    if (startsClause(word(reading, at))) return undefined;
  }
  return undefined;
}
