import type { Found } from "../findings.ts";
import { comparativeAt } from "./comparatives.ts";
import { onceAToken } from "./once-a-token.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt, type Quantity, quantityAt } from "./quantity.ts";
import { type Bounds, isInside, rangeFound } from "./range-found.ts";
import { isBreak, isGlued, isWord, type Reading, word } from "./reading.ts";
import { convert, unitAt } from "./units.ts";

const uppers = phraseList(
  "at most|at the most|at the very most|ends at|end at|stops at|give up after|gives up after|maxes out at|tops out at|never passes|no pasa de|no pasan de|no supera|no superan|no excede|no excede de|no exceden|tope|tope de|con tope de|como mucho|ne depasse pas|nao passa de|nao ultrapassa|nao excede|ubersteigt nicht|no more than|not more than|up to|max|max.|maximum|maximum of|max of|a maximum of|at maximum|<=|=<|≤|capped at|cap of|cap at|a cap of|with a cap of|price cap|gedeckelt auf|gedeckelt bei|plafonne a|plafonnee a|plafonnes a|plafonnees a|topado en|topada en|topados en|topadas en|not exceeding|not over|never above|never over|never more than|does not exceed|no higher than|no greater than|not above|limited to|less than or equal to|hochstens|maximal|bis zu|bis hochstens|bis maximal|bis max|bis max.|nicht mehr als|nicht uber|nie uber|nie mehr als|niemals uber|como maximo|maximo|maxima|maximo de|maxima de|hasta|no mas de|au plus|au maximum|maximale|maximale de|maximal de|maximum de|jusqu'a|pas plus de|no maximo|ate|nao mais de|nao mais que|must not exceed|may not exceed|cannot exceed|no older than|not older than|no longer than|not longer than|no heavier than|no larger than|no bigger than|no taller than|upper bound|at or below|or less than",
);
const strictUppers = phraseList(
  "under|below|less than|fewer than|<|lower than|smaller than|cheaper than|shorter than|younger than|strictly less than|strictly below|strictly under|strictly smaller than|strikt kleiner als|echt kleiner als|estrictamente menor que|strictement inferieur a|estritamente menor que|unter|unterhalb von|weniger als|kleiner als|kleiner|unterhalb|menos de|por debajo de|menor que|menor a|menor de|menores que|menores de|inferior a|inferiores a|moins de|inferieur a|inferieurs a|inferieure a|sous|en dessous de|au-dessous de|en-dessous de|abaixo de|menor do que|menor de|menos que|inferiores|sub",
);
const lowers = phraseList(
  "allowed down to|go down to|goes down to|going down to|as low as|at least|at the least|at the very least|starts at|start at|starts from|starting from|begins at|no less than|not less than|min|min.|minimum|minimum of|min of|a minimum of|at minimum|>=|=>|≥|starting at|not below|never below|never under|never less than|no lower than|no fewer than|no younger than|not younger than|no shorter than|no smaller than|no lighter than|greater than or equal to|mindestens|minimal|nicht weniger als|nicht unter|nie unter|nie weniger als|niemals unter|al menos|como minimo|minimo|minima|minimo de|minima de|por lo menos|no menos de|au moins|au minimum|minimale|minimale de|minimal de|minimum de|a partir de|pas moins de|pelo menos|no minimo|nao menos de|lower bound|at or above|ab",
);
const strictLowers = phraseList(
  "over|above|beyond|more than|greater than|>|higher than|larger than|bigger than|longer than|older than|exceeding|exceeds|surpasses|crosses|tops|breaches|passes|ubersteigt|uberschreitet|supera|supera los|sobrepasa|excede|excede de|depasse|ultrapassa|passa de|in excess of|upwards of|strictly greater than|strictly above|strictly over|strictly more than|strictly larger than|strikt grosser als|echt grosser als|estrictamente mayor que|strictement superieur a|estritamente maior que|uber|oberhalb von|mehr als|grosser als|grosser|mas de|por encima de|mayor que|mayor a|mayor de|mayores que|mayores de|superior a|superiores a|plus de|superieur a|superieurs a|superieure a|au-dessus de|acima de|maior que|maior de|maior do que|mais de|mais que",
);
const orMore = phraseList(
  "+|en adelante|para arriba|ou mais|et plus|upward|and upward|on up|and over|and older|and above|and up|or more|or above|or older|or newer|and newer|or later|and later|onwards|or over|or higher|or greater|plus|years and older|years or older|and more|upwards|und mehr|oder mehr|und alter|y mas|o mas|et plus|ou plus|ou mais|e mais|minimum|min|at least|or better|onward|and upwards|and onwards|aufwarts|en delante|para cima",
);
const orLess = phraseList(
  "at the most|at the very most|at the outside|a lo sumo|como mucho|tout au plus|or less|or fewer|or earlier|and earlier|or under|or below|or lower|or younger|and under|and below|oder weniger|o menos|ou moins|ou menos|max|maximum|at most|tops|au maximum|au plus|como maximo|no maximo|hochstens|maximal|im hochstfall",
);
const ands = new Set(["and", "und", "y", "et", "e", "but", "aber", "pero", "mais", "&", "&&", ",", "/"]);

/** Whether a bound is said behind its figure: "30 % au maximum", "20% at most". */
export function isBoundBehind(reading: Reading, at: number): boolean {
  return phraseAt(reading, at, orLess) !== undefined;
}

/** One bound, and the other one where it follows: "at least 18 and under 65". */
export const oneBoundAt = onceAToken(oneBoundFrom);

function oneBoundFrom(reading: Reading, at: number): Found | undefined {
  const first = oneBound(reading, at);
  if (first === undefined) return undefined;
  // "never under 38 or over 75": the bound begins with what denies both.
  const opens = negations.has(word(reading, at));
  const isOr =
    ["or", "nor", "oder", "o", "ou", "ni"].includes(word(reading, first.next)) && (opens || isNegated(reading, at));
  const behind = perPeriodFrom(reading, first.next);
  const joint = ands.has(word(reading, behind)) || isOr ? behind + 1 : first.next;
  const beyond = oneBound(reading, joint);
  const second = opens && isOr && beyond !== undefined ? { ...beyond, bounds: denied(beyond.bounds) } : beyond;
  const isOther =
    second !== undefined &&
    (first.bounds.minimum === undefined) !== (second.bounds.minimum === undefined) &&
    (word(reading, first.next) !== "," || (isTerse(reading, at) && isTerse(reading, joint))) &&
    (first.bounds.unit === undefined ||
      second.bounds.unit === undefined ||
      convert(1, first.bounds.unit, second.bounds.unit) === 1);
  if (!isOther) return rangeFound(reading, at, first.next, first.bounds);
  return rangeFound(reading, at, second.next, { ...first.bounds, ...second.bounds });
}

const pers = new Set("a an per each every pro im por al par le la je".split(" "));
const periods = new Set(
  "hour day night week month year monat tag woche jahr mes dia semana noche ano mois jour semaine nuit an".split(" "),
);

/** "at least 1,800 a month but never more than …": by when it is reckoned parts no two bounds. */
function perPeriodFrom(reading: Reading, at: number): number {
  return pers.has(word(reading, at)) && periods.has(word(reading, at + 1)) ? at + 2 : at;
}

/** What is left where nothing lies strictly below or above a bound. */
function denied({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, unit }: Bounds): Bounds {
  const of = unit === undefined ? {} : { unit };
  if (exclusiveMinimum === true && minimum !== undefined) return { maximum: minimum, ...of };
  if (exclusiveMaximum === true && maximum !== undefined) return { minimum: maximum, ...of };
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }), ...of };
}

const negations = new Set(
  "nichts keiner keines rien nada aucune nenhuma ninguna not never nobody nothing none noone shouldn't mustn't can't cannot won't don't doesn't isn't aren't nor nicht nie niemand kein keine nunca nadie ninguno jamais personne aucun ninguem nenhum no".split(
    " ",
  ),
);

/** "nobody is in the ward for longer than 20 minutes": it stands farther before, as what is spoken of. */
const subjects = new Set(
  "nobody none noone no niemand kein keine keiner nadie personne aucun aucune ninguem".split(" "),
);
const conditions = new Set(
  "if when where unless who that with and but wenn falls bei mit si cuando con quand avec se com".split(" "),
);

/** A negation stands up to four words before, in the same clause; its "or" goes on with it. */
function isNegated(reading: Reading, at: number): boolean {
  const goesOn = ["or", "nor", "oder", "ni"].includes(word(reading, at - 1));
  for (let back = at - 1; back >= 0 && back >= at - 9; back--) {
    const isFar = back < at - 4 && !goesOn;
    // "late yes/no (yes when over 15)"
    if (isBreak(reading, back) || word(reading, back) === "(" || (isFar && conditions.has(word(reading, back))))
      return false;
    if (isFar && !subjects.has(word(reading, back))) continue;
    if (negations.has(word(reading, back))) return true;
  }
  return false;
}

/** "min 5, max 10" go on over a comma; "under 50, at least 3 reviews" do not. */
function isTerse(reading: Reading, at: number): boolean {
  return ["min", "min.", "minimum", "max", "max.", "maximum", ">=", "<=", ">", "<", "≥", "≤"].includes(
    word(reading, at),
  );
}

/** "which add up to 750,000" says what they come to. */
const additions = new Set("add adds adding added sum sums summing".split(" "));

/** "price, cap 4000": at the begin of an item; a "market cap 500" is no bound. */
function capAt(reading: Reading, at: number): { readonly next: number } | undefined {
  return word(reading, at) === "cap" && isBreak(reading, at - 1) ? { next: at + 1 } : undefined;
}

function oneBound(reading: Reading, at: number): { readonly bounds: Bounds; readonly next: number } | undefined {
  if (word(reading, at) === "up" && additions.has(word(reading, at - 1))) return undefined;
  const upper = phraseAt(reading, at, uppers) ?? capAt(reading, at);
  const strictUpper = phraseAt(reading, at, strictUppers);
  const lower = phraseAt(reading, at, lowers);
  const strictLower = isNobodyPast(reading, at) ? { next: at + 1 } : phraseAt(reading, at, strictLowers);
  const open = upToAt(reading, at) ?? fromOnAt(reading, at);
  if (open !== undefined) return open;
  const candidates = [upper, strictUpper, lower, strictLower].filter((one) => one !== undefined);
  const longest = candidates.reduce((next, one) => Math.max(next, one.next), 0);
  const compared = longest === 0 ? comparedBound(reading, at) : undefined;
  if (compared !== undefined) return compared;
  if (longest === 0) return undefined;
  let start = longest;
  while (["of", "is", "=", ":", "de", "value", "at"].includes(word(reading, start)) && start < longest + 2) start += 1;
  const quantity = quantityAt(reading, hedgeAt(reading, start).next);
  if (quantity === undefined) return undefined;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const { value, next } = quantity;
  // "duration min 15-60" lasts minutes.
  const isRange = ["-", "–", "to"].includes(word(reading, next)) && quantityAt(reading, next + 1) !== undefined;
  if (isRange && longest === at + 1 && word(reading, at) === "min" && isWord(reading, at - 1)) return undefined;
  // "should not go below 5" is a least value.
  if (isNegated(reading, at) && strictUpper?.next === longest) return { bounds: { minimum: value, ...unit }, next };
  if (isNegated(reading, at) && strictLower?.next === longest) return { bounds: { maximum: value, ...unit }, next };
  // "over the last 30 days" and "up to 2025-01-01" are windows: the number must follow at once, and whole.
  if (upper?.next === longest) return { bounds: { maximum: value, ...unit }, next };
  if (strictUpper?.next === longest) return { bounds: { maximum: value, exclusiveMaximum: true, ...unit }, next };
  if (lower?.next === longest) return { bounds: { minimum: value, ...unit }, next };
  return { bounds: { minimum: value, exclusiveMinimum: true, ...unit }, next };
}

/** "nobody past 60"; "the past 12 months" are none. */
function isNobodyPast(reading: Reading, at: number): boolean {
  return (
    word(reading, at) === "past" &&
    /^(?:nobody|none|noone|one|never)$/.test(word(reading, at - 1)) &&
    isNegated(reading, at)
  );
}

/** "not deeper than 180 km", "nobody lives further than 5" */
function comparedBound(reading: Reading, at: number): ReturnType<typeof oneBound> {
  const comparative = comparativeAt(reading, at);
  const quantity = comparative === undefined ? undefined : quantityAt(reading, hedgeAt(reading, comparative.next).next);
  if (comparative === undefined || quantity === undefined) return undefined;
  const isTurned = comparative.strict && isNegated(reading, at);
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const isUpper = (comparative.is === "upper") !== isTurned;
  const isStrict = comparative.strict && !isTurned;
  const bounds = isUpper
    ? { maximum: quantity.value, ...(isStrict ? { exclusiveMaximum: true as const } : {}), ...unit }
    : { minimum: quantity.value, ...(isStrict ? { exclusiveMinimum: true as const } : {}), ...unit };
  return { bounds, next: quantity.next };
}

/** "Leistung in kW bis 12", "Ladung bis 3,5 t": where no day, hour or year follows, and nothing stands before that it leads on from. */
function upToAt(reading: Reading, at: number): { readonly bounds: Bounds; readonly next: number } | undefined {
  if (!untils.has(word(reading, at)) || !isWord(reading, at - 1) || quantityEnds(reading, at)) return undefined;
  const quantity = quantityAt(reading, hedgeAt(reading, at + 1).next);
  if (quantity === undefined || /^(?:19|20)\d\d$/.test(reading.tokens[at + 1]?.text ?? "")) return undefined;
  const ends = isBreak(reading, quantity.next) && word(reading, quantity.next) !== ".";
  if (quantity.unit === undefined && !ends) return undefined;
  return {
    bounds: { maximum: quantity.value, ...(quantity.unit === undefined ? {} : { unit: quantity.unit.symbol }) },
    next: quantity.next,
  };
}

/** "fare from 4 EUR, payment type", "age from 18": nothing but the end of the item follows, so it goes up from there. */
function fromOnAt(reading: Reading, at: number): { readonly bounds: Bounds; readonly next: number } | undefined {
  if (!/^(?:from|desde)$/.test(word(reading, at)) || !isWord(reading, at - 1) || quantityEnds(reading, at))
    return undefined;
  const quantity = quantityAt(reading, hedgeAt(reading, at + 1).next);
  if (quantity === undefined || /^(?:19|20)\d\d$/.test(reading.tokens[at + 1]?.text ?? "")) return undefined;
  if (!isBreak(reading, quantity.next) && word(reading, quantity.next) !== ")") return undefined;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  return { bounds: { minimum: quantity.value, ...unit }, next: quantity.next };
}

/** "bis", and the "till" of those who think of it: "weight till 31.5 kg". */
const untils = new Set(["bis", "till", "until"]);

/** "0 bis 400", "10 EUR bis 20 EUR" are ranges. */
function quantityEnds(reading: Reading, at: number): boolean {
  return reading.tokens[at - 1]?.kind === "number" || reading.tokens[at - 2]?.kind === "number";
}

/** "18+", "18 years and older", "5 or less", "10 max". */
export function trailingBoundAt(reading: Reading, at: number): Found | undefined {
  if (isInside(reading, at)) return undefined;
  const quantity = quantityAt(reading, at) ?? oneOf(reading, at);
  if (quantity === undefined) return undefined;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const more = phraseAt(reading, quantity.next, orMore);
  if (more !== undefined && !isNumberNext(reading, more.next) && !isPlusOne(reading, quantity.next, more.next)) {
    return rangeFound(reading, at, more.next, { minimum: quantity.value, ...unit });
  }
  const less = phraseAt(reading, quantity.next, orLess);
  if (less === undefined || isNumberNext(reading, less.next)) return undefined;
  return rangeFound(reading, at, less.next, { maximum: quantity.value, ...unit });
}

/** "a year at the very most" */
function oneOf(reading: Reading, at: number): Pick<Quantity, "value" | "unit" | "next"> | undefined {
  const unit = ["a", "an"].includes(word(reading, at)) ? unitAt(reading.tokens, at + 1) : undefined;
  return unit?.unit.dimension === "time" ? { value: 1, unit: unit.unit, next: unit.next } : undefined;
}

function isNumberNext(reading: Reading, at: number): boolean {
  return quantityAt(reading, at) !== undefined;
}

/** "18+" has its plus right behind; "3 plus a flag" and "2 + 3" have not. */
function isPlusOne(reading: Reading, at: number, next: number): boolean {
  const text = word(reading, at);
  if (text === "+") return !isGlued(reading, at);
  return text === "plus" && next === at + 1 && isWord(reading, next);
}
