import type { Found } from "../findings.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { type Reading, word } from "./reading.ts";

export type Comparator = Extract<Found, { kind: "comparison" }>["is"];

/** How two names are compared. */
export interface Comparing {
  readonly is: Comparator;
  readonly next: number;
  /** A mere preposition, which says many other things too: "after", "below". */
  readonly bare: boolean;
  /** What is compared so; undefined for signs. */
  readonly of?: "time" | "size";
}

const signs: ReadonlyMap<string, Comparator> = new Map<string, Comparator>([
  ["<=", "<="],
  ["=<", "<="],
  ["≤", "<="],
  ["<", "<"],
  [">=", ">="],
  ["=>", ">="],
  ["≥", ">="],
  [">", ">"],
]);

/** What compares, without the verbs and adverbs before it. */
const bases = phrases<Comparator>([
  [
    ">",
    "greater than|more than|higher than|deeper than|thicker than|richer than|brighter than|louder than|heavier than|taller than|wider than|faster than|stronger than|hotter than|warmer than|better than|larger than|bigger than|later than|longer than|older than|exceeds|exceed|exceeding|surpasses|surpass|outnumbers|outnumber|above|over|beyond|after|follows|comes after|come after|" +
      "ubersteigt|ubersteigen|uberschreitet|uberschreiten|ubertrifft|ubertreffen|grosser als|hoher als|spater als|mehr als|langer als|uber|uber dem|uber der|uber den|nach|nach dem|nach der|" +
      "mayor que|mas que|mas alto que|mas alta que|mas larga que|mas largo que|superior a|superior al|superior a la|por encima de|por encima del|por encima de la|despues de|despues del|despues de la|posterior a|posterior al|posterior a la|mas tarde que|mas de|supera|superan|superen|excede|exceden|excedan|sobrepasa|sobrepasan|rebasa|rebasan|" +
      "superieur a|superieure a|superieur au|plus que|plus long que|plus longue que|plus haut que|plus haute que|plus grand que|plus grande que|plus eleve que|au-dessus de|apres|apres le|apres la|posterieur a|posterieure a|plus tard que|depasse|depassent|excede|excedent|" +
      "maior que|maior do que|mais que|mais do que|mais alto que|mais alta que|superior ao|acima de|acima da|acima do|depois de|depois da|depois do|posterior ao|apos|apos a|apos o|mais tarde que|mais de|ultrapassa|ultrapassam|superam|excedem",
  ],
  [
    "<",
    "less than|fewer than|lower than|shallower than|lighter than|narrower than|slower than|weaker than|colder than|cooler than|worse than|smaller than|earlier than|shorter than|younger than|cheaper than|below|under|before|precedes|comes before|come before|" +
      "kleiner als|niedriger als|geringer als|fruher als|weniger als|kurzer als|unter|unter dem|unter der|vor|vor dem|vor der|" +
      "menor que|inferior a|inferior al|inferior a la|por debajo de|por debajo del|por debajo de la|antes de|antes del|antes de la|anterior a|anterior al|anterior a la|menos de|" +
      "inferieur a|inferieure a|plus petit que|plus petite que|au-dessous de|en dessous de|avant|avant le|avant la|anterieur a|anterieure a|plus tot que|moins de|" +
      "menor do que|inferior ao|abaixo de|abaixo da|abaixo do|antes da|antes do|anterior ao|mais cedo que",
  ],
  [
    ">=",
    "at least|at least as much as|at least as high as|at least equal to|greater than or equal to|equal to or greater than|equal to or above|at or above|at or over|on or after|mindestens|mindestens so viel wie|mindestens so hoch wie|grosser oder gleich|grosser gleich|al menos|como minimo|mayor o igual que|mayor o igual a|mayor o igual al|superior o igual a|superior o igual al|au moins|au moins egal a|au moins egal au|au moins egale a|au moins egale au|superieur ou egal a|superieur ou egal au|superieure ou egale a|superieure ou egale au|pelo menos|no minimo|maior ou igual a|maior ou igual ao|superior ou igual a|superior ou igual ao",
  ],
  [
    "<=",
    "at most|up to|up to the|at most equal to|less than or equal to|equal to or less than|equal to or below|at or below|at or under|on or before|maximum the|max the|at the most|hochstens|hochstens so viel wie|kleiner oder gleich|kleiner gleich|a lo sumo|como maximo|menor o igual que|menor o igual a|menor o igual al|inferior o igual a|inferior o igual al|au plus|au plus egal a|au plus egal au|inferieur ou egal a|inferieur ou egal au|inferieure ou egale a|inferieure ou egale au|no maximo|menor ou igual a|menor ou igual ao|inferior ou igual a|inferior ou igual ao",
  ],
]);
/** What compares only behind a verb or a denial: "must fit the seats", "never tops the ask"; "fit" and "top" are names by themselves. */
const ledBases = phrases<Comparator>([
  [
    ">",
    "top|tops|outgrow|outgrows|go above|goes above|go over|goes over|run over|runs over|rise above|rises above|get above|gets above|go past|goes past|climb above|climbs above",
  ],
  [
    "<",
    "go below|goes below|fall below|falls below|drop below|drops below|drop under|drops under|get below|gets below|fall under|falls under|go under|goes under",
  ],
  [
    "<=",
    "fit|fits|fit in|fits in|fit into|fits into|fit within|fits within|fit inside|caber en|caben en|cabe en|caber em|cabem em|cabe em|cabem nos|tenir dans|tiennent dans|tient dans|passen in|in passen",
  ],
]);
const bareWords = new Set(
  "above over up beyond after follows below under before precedes uber nach unter vor despues antes apres avant depois apos".split(
    " ",
  ),
);
const amounts = new Set(["at least", "at most", "more than", "less than", "fewer than"]);
const timely =
  /^(?:after|before|later|earlier|follows|precedes|comes? (?:after|before)|on or|nach|vor|spater|fruher|despues|antes|posterior|anterior|mas tarde|apres|avant|posterieure?|anterieure?|plus (?:tard|tot)|depois|apos|mais (?:tarde|cedo)|older|younger)(?: |$)/;
const copulas = phraseList(
  "is|are|be|was|were|must be|should be|has to be|may be|can be|must|should|may|can|does|do|has to|comes|come|stays|stay|remains|lies|falls|always|strictly|generally|usually|typically|ist|sind|muss|soll|liegt|immer|stets|es|son|esta|siempre|debe ser|sea|est|sont|toujours|doit etre|e|sao|sempre|deve ser|fica",
);
const negations = new Set(
  "not never no cannot can't nicht nie niemals kein no nunca jamas jamais pas nao jamais".split(" "),
);
/** The first half of a French denial. */
const halves = new Set(["ne", "n'"]);
/** The denials that stand behind their verb. */
const behind = new Set("jamais pas nie niemals nicht".split(" "));
/** The verbs of German that compare. */
export const comparingVerbs = /^(?:ubersteig|uberschreit|ubertriff)/;
const opposites: Readonly<Record<Comparator, Comparator>> = { ">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "=" };

/** The comparison that is denied, by a word of denial at a token: "never paid above". */
export function deniedAt(reading: Reading, at: number, is: Comparator): Comparator | undefined {
  return /^(?:never|nie|niemals|nunca|jamas|jamais)$/.test(word(reading, at)) ? opposites[is] : undefined;
}

/** The comparing words at a token, with the verbs, adverbs and denials before them: "is never above", "siempre por debajo de la". */
export function comparingAt(reading: Reading, at: number): Comparing | undefined {
  const sign = signs.get(word(reading, at));
  if (sign !== undefined) return { is: sign, next: at + 1, bare: false };
  let from = at;
  let isDenied = false;
  // "ne dépasse jamais le montant": the denial stands behind the verb.
  const isHalf = halves.has(word(reading, at));
  if (isHalf) from += 1;
  for (let step = 0; step < 4; step += 1) {
    if (negations.has(word(reading, from))) {
      isDenied = !isDenied;
      from += 1;
      continue;
    }
    const copula = phraseAt(reading, from, copulas);
    if (copula === undefined) break;
    from = copula.next;
  }
  const base = phraseAt(reading, from, bases) ?? (from > at ? phraseAt(reading, from, ledBases) : undefined);
  if (base === undefined) return undefined;
  // "übersteigt nie den Betrag"
  const isVerb = isHalf || comparingVerbs.test(word(reading, base.next - 1));
  const next = isVerb && behind.has(word(reading, base.next)) ? base.next + 1 : base.next;
  if (next > base.next) isDenied = !isDenied;
  // "not later than": the denial is of the whole.
  const is = isDenied ? opposites[base.meaning] : base.meaning;
  const isBareWord = base.next === from + 1 && bareWords.has(word(reading, from));
  const words = reading.tokens.slice(from, base.next).map(({ folded }) => folded);
  const of = timely.test(words.join(" ")) ? "time" : "size";
  const isPreposition =
    isBareWord || amounts.has(words.join(" ")) || (words.length > 1 && bareWords.has(words[0] ?? ""));
  const bare = from === at && isPreposition;
  return { is, next, bare, of };
}
