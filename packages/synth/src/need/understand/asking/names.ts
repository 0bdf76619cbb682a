import { isParticle } from "../../extract/clause.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "../../extract/reading.ts";
import type { Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";
import { isArticle, wordsOf } from "../words/phrase.ts";

/** What a claim speaks of. */
export interface Name {
  readonly key: string;
  readonly text: string;
  readonly span: Span;
}

/** Words that stand between a name and what is said of it. */
const links = wordSet(
  "is are was were be been being jeweils stets invariably must should shall will would has have had can cannot can't may might do does did always never not strictly generally also only still each both all ever comes come came happens happen occurs occur falls fall lies lie takes take needs need lasts last weighs weigh costs cost gets get earns earn goes go runs run pays pay stays stay remains remain somewhere anywhere with a an the of at value values equal ist sind war sein soll sollen muss mussen immer nie nicht liegt liegen kommt kostet wiegt dauert es son debe deben siempre nunca no est sont etre doit toujours jamais ne pas e sao deve sempre nao than years old",
);
/** Words that begin or end what is said of a name. */
const stops = wordSet(
  "por par pro and or but where whose which that who when while if so as then also for to in on at by per from of with without than whereas yet although though however include includes including und oder aber wobei deren dessen mit fur im in am zu von y o pero donde cuyo cuya cuyos cuyas con para en del et ou mais dont avec pour dans e mas onde com cujo cuja cujos cujas para em before after below above under over between about around until since within during at throughout everywhere",
);
const pronouns = wordSet(
  "nobody noone none everybody everyone anyone anybody someone they it he she them we you i there neither niemand keiner jeder alle sie es nadie todos todas ninguno personne tous toutes chacun ninguem ninguem todo nothing everything any every no each all most many some both that this these those its their his her our your my one ones whose der die das den ihre ihrer su sus leur leurs seu sua",
);
/** What a time is called beside its event: "start date" and "start time" are of one start. */
const shells = wordSet("date time timestamp datetime day moment at on datum fecha data hora heure");

/** One word of a name, so that "closed", "closing" and "close" come to the same. */
function stemOf(word: string, { language }: Reading): string {
  const folded = fold(word).replace(/^check-?(in|out)s?$/, "check$1");
  const one = singular(folded, language);
  if (one.length < 5) return one === "paid" ? "pay" : one;
  return one.replace(/(?:ments?|ings?|ures?|ed|als?|ies|y|e)$/, "").replace(/([^aeiouls])\1$/, "$1");
}

/** The key under which two names are the same. */
export function keyOf(phrase: string, reading: Reading): string {
  const whole = fold(phrase)
    .replace(/\bcheck[- ](in|out)s?\b/g, "check$1")
    // An "on-time rate" is no rate of times.
    .replace(/\b(on|part|full|real|first|half|down|up|lead|over|run)[- ]time\b/g, "$1time");
  const words = wordsOf(whole).filter((each) => !isArticle(each) && !pronouns.has(each));
  const events = words.filter((each, at) => !shells.has(singular(each, reading.language)) || isOfDay(words, at));
  const isBare =
    events.length === 1 && /^(?:rate|share|ratio|percentage|percent|quote|quota|tasa|taux|taxa)$/.test(events[0] ?? "");
  return (events.length > 0 && !isBare ? events : words).map((each) => stemOf(each, reading)).join(" ");
}

/** The "day" of "day_kwh", which is none of the night; that of "day admitted" is when it was. */
function isOfDay(words: readonly string[], at: number): boolean {
  return at === 0 && words[0] === "day" && words.length > 1 && !/ed$/.test(words[1] ?? "");
}

const LONGEST = 3;

/** "A before B": letters that stand for things. */
function isLetter(reading: Reading, at: number): boolean {
  const text = reading.tokens[at]?.text ?? "";
  return /^[A-Z]$/.test(text) && reading.tokens.some((other) => /^[A-Z]$/.test(other.text) && other.text !== text);
}

/** The name that ends before a token, what links it aside; "" as its key where a pronoun stands for it. */
export function nameBefore(reading: Reading, end: number): Name | undefined {
  let last = end;
  // "has to be"
  const isLink = (at: number): boolean =>
    links.has(word(reading, at)) ||
    (word(reading, at) === "to" && /^(?:has|have|needs?|had)$/.test(word(reading, at - 1)));
  while (last > 0 && !isBreak(reading, last - 1) && !isLetter(reading, last - 1) && isLink(last - 1)) last -= 1;
  // "pay above 100": what is a verb elsewhere is the name where nothing stands before it.
  const isAlone =
    last < end && isBreak(reading, last - 1) && /^(?:pay|cost|costs|value|need|run)$/.test(word(reading, last));
  return isAlone ? named(reading, last, last + 1) : named(reading, firstOf(reading, last), last);
}

/** Ratios are called by both of what they compare: "debt to income", "loan to value". */
const ratios = wordSet("to of per");

function firstOf(reading: Reading, last: number): number {
  let first = last;
  while (first > 0 && first > last - LONGEST && goesOn(reading, first - 1)) first -= 1;
  const isRatio = first < last && ratios.has(word(reading, first - 1)) && goesOn(reading, first - 2);
  return isRatio && word(reading, first - 3) !== "from" ? firstOf(reading, first - 1) : first;
}

/** The name that begins at a token. */
export function nameAfter(reading: Reading, at: number): Name | undefined {
  let first = at;
  while (isArticle(word(reading, first)) && !isLetter(reading, first)) first += 1;
  // "fecha de fin"
  const ofs = ["de", "del", "da", "do", "du", "der", "des"];
  while (shells.has(word(reading, first)) && ofs.includes(word(reading, first + 1))) first += 2;
  while (
    isWord(reading, first) &&
    !isLetter(reading, first) &&
    (links.has(word(reading, first)) || pronouns.has(word(reading, first)))
  )
    first += 1;
  let next = first;
  while (next < first + LONGEST && goesOn(reading, next)) next += 1;
  return named(reading, first, next);
}

function goesOn(reading: Reading, at: number): boolean {
  if (isLetter(reading, at)) return true;
  if (!isWord(reading, at) || links.has(word(reading, at))) return false;
  return !stops.has(word(reading, at)) || isParticle(reading, at);
}

function named(reading: Reading, first: number, next: number): Name | undefined {
  if (next <= first) return undefined;
  const span = spanOf(reading, first, next);
  const text = reading.text.slice(span.start, span.end);
  return { key: /^[A-Z]$/.test(text) ? text : keyOf(text, reading), text, span };
}

/** The tokens of the clause that a token stands in: from the break before it up to the next one. */
function clauseAt(reading: Reading, at: number): readonly [first: number, next: number] {
  let first = at;
  while (first > 0 && !isBreak(reading, first - 1)) first -= 1;
  let next = at;
  while (next < reading.tokens.length && !isBreak(reading, next)) next += 1;
  return [first, next];
}

const partial =
  /\b(?:if|when|whether|unless|flag(?:ged|s)?|some|few|several|(?<!at )most|invalid|errors?|erroneous|anomal\w*|outliers?|except|apart|sometimes|occasionally|often|usually|mostly|typically|(?<!\d |in |of |from |since |until |to |and |early |mid |late |nobody |no one |none |no \p{L}{1,20} )may(?! (?:\d|not\b|never\b))|might|detect\w*|count|(?<!whole |natural )number|violat\w*|wrong\w*|swap\w*|corrupt\w*|(?<!(?:filtered|removed|dropped|excluded)(?: out)?(?: all)?(?: the| any)? )bad|wenn|falls|manchmal|cuando|si|quando|se|quand|percent|half(?! an? (?:hour|day|year|mile|metre|meter|litre|kilo))|third|quarter(?! (?:of an )?hour))\b|%/u;

/** Whether a clause speaks of some rows only, or of a condition: it says nothing of all rows. */
export function isPartial(reading: Reading, at: number): boolean {
  const [first, next] = clauseAt(reading, at);
  const { start, end } = spanOf(reading, first, next);
  return partial.test(fold(reading.text.slice(start, end)));
}

/** The temperature of a room is none of what stands in it. */
const surroundings =
  /^(?:room|ambient|outside|outdoor|external|raum|aussen|umgebung|ambient[e]?|exterior|exterieur)\w* /;

/**
 * Names of which one ends in the other are of one thing, where only one longer name could be meant; those that one claim sets
 * against each other ("next inspection after the inspection date") are two.
 */
export function unified(
  keys: readonly string[],
  apart: readonly (readonly [string, string])[] = [],
): ReadonlyMap<string, string> {
  const different = [...new Set(keys)].filter((key) => key !== "");
  const areApart = (one: string, other: string): boolean =>
    apart.some((pair) => pair.includes(one) && pair.includes(other));
  return new Map(
    different.map((key) => {
      const longer = different.filter(
        (other) =>
          other !== key &&
          other.endsWith(` ${key}`) &&
          !surroundings.test(other) &&
          !/ (?:to|of|per) /.test(other) &&
          !areApart(key, other),
      );
      return [key, longer.length === 1 ? (longer[0] ?? key) : key];
    }),
  );
}
