import type { Found, PlaceSaid, Token } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { recordsOfTime } from "./anchored-window.ts";
import { chosenOneAt } from "./chosen-one.ts";
import { countedCompound, partOfWhole } from "./compound-nouns.ts";
import { unitOfTime } from "./durations.ts";
import { areWrittenObjects } from "./format-words.ts";
import { measuredRowsAt } from "./measured-rows.ts";
import { isNumberOfName } from "./numbered-names.ts";
import { placeAt } from "./place.ts";
import { hedgeAt } from "./quantity.ts";
import { isBreak, isGlued, isWord, number, numberBefore, type Reading, spanOf, word } from "./reading.ts";
import { isHeldIn } from "./samples.ts";
import { areTradedTokens } from "./traded-tokens.ts";
import { unitAt } from "./units.ts";

/** Nouns that a number before them does not count: they are about the form of the delivery or about other findings. */
const others = new Set(
  "row record entry sample line observation example instance table column field decimal digit place time star point percent zeile datensatz eintrag fila registro ligne enregistrement linha tabelle tabla tabela spalte columna colonne coluna char character word letter degree sigma cent th k million thousand am pm x std sd month-long off value null blank tablet decile version bit drittel viertel vierteln funftel zehntel".split(
    " ",
  ),
);

/** "every 10 minutes one reading" counts no things. */
const readings = new Set(
  "reading measurement value messwert messung lectura medicion mesure releve leitura medicao".split(" "),
);

/** Words that cannot stand between a number and its noun. */
const stops = new Set(
  "of with and for in per to the each on at from by or is are as that where which between than under over max min minimum maximum only included including plus minus after before until de del con mit und avec et y e com para pour fur bis a an das los las les des die der if when if then every not nor same but so we i you have has must should can will was were all about around within via using dos das do da nos nas no na toutes tous todas todos cada chaque sans sur sous sin sobre sem dont".split(
    " ",
  ),
);

const irregularPlurals = new Set(
  "elk deer moose salmon trout bison swine aircraft spacecraft people children men women mice feet teeth geese criteria indices vertices matrices media data series species cattle sheep fish staff personen kunden leute haushalte gerate fahrzeuge patienten studenten sensoren personas gente animaux chevaux journaux hopitaux eleveurs".split(
    " ",
  ),
);

const MOST_THINGS = 1_000_000;
const sizes = /^(?:parameter|token|byte|pixel|weight|param|operation|cycle|instruction|flop)s?\b/i;

/** "200 sensors", "2,000 customers", "12 smart meters", "1,200 person company". */
export function entitiesAt(reading: Reading, at: number): Found | undefined {
  const found = countedAt(reading, at);
  if (found?.kind !== "entities") return found;
  // "models of 70 billion parameters", "40 million tokens": sizes, and nothing that rows tell of.
  if (found.count > MOST_THINGS && sizes.test(found.noun)) return undefined;
  const place = placeWithin(reading, at, found.end);
  return place === undefined ? found : { ...found, place };
}

/** Where they are from, by a word beside the noun: "200 German customers", "500 UK invoices", "20 clientes argentinos". */
function placeWithin(reading: Reading, at: number, end: number): PlaceSaid | undefined {
  // In English and German the last word is the noun.
  const isNounLast = reading.language === "en" || reading.language === "de";
  for (let index = at + 1; (reading.tokens[index]?.end ?? end + 1) <= end; index++) {
    const found = isWord(reading, index) ? placeAt(reading, index) : undefined;
    if (found?.kind === "place" && (isNounLast ? found.end < end : found.end <= end))
      return { name: found.name, countries: found.countries, cities: found.cities };
  }
  return undefined;
}

function countedAt(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) === "(") return aside(reading, at);
  const chosen = chosenOneAt(reading, at);
  if (chosen !== undefined) {
    const { noun, count, next } = chosen;
    return { kind: "entities", noun: singular(noun, reading.language), count, ...spanOf(reading, at, next) };
  }
  const setting = settingAt(reading, at);
  if (setting !== undefined) return setting;
  const { next: first } = hedgeAt(reading, at);
  if (measuredRowsAt(reading, first) !== undefined) return undefined;
  const value = number(reading, first);
  if (value === undefined || !Number.isInteger(value.value) || value.value < 1 || value.value > 1e12) return undefined;
  // "1 to 6 rooms" is a range.
  if (isUpperEnd(reading, at)) return undefined;
  if (isYear(reading, first, value.next) || isPart(reading, first) || isNumberOfName(reading, first)) return undefined;
  // "d'une usine", "um restaurante" are articles.
  if (value.value === 1 && articles.has(word(reading, first))) return undefined;
  const part = partOfWhole(reading, value.next);
  if (part !== undefined && value.value > 1)
    return { kind: "entities", noun: word(reading, part - 1), count: value.value, ...spanOf(reading, at, part) };
  let behind = value.next;
  if (reading.tokens[behind]?.text === "+") behind += 1;
  // "120 suppliers and 4,000 of their invoices"
  if (
    /^(?:of|de|von)$/.test(word(reading, behind)) &&
    /^(?:their|its|ihrer|seiner|sus|suas|leurs)$/.test(word(reading, behind + 1))
  )
    behind += 2;
  if (areWrittenObjects(reading, behind)) return undefined;
  const compound = countedCompound(reading, behind);
  if (compound !== undefined) return ofCompound(reading, at, value.value, compound);
  const slashed = value.value < FEWEST_SLASHED ? undefined : behindSlashed(reading, behind);
  if (slashed !== undefined) return named(reading, at, value.value, slashed);
  return company(reading, at, value.value, behind) ?? named(reading, at, value.value, behind);
}

/** A number below this one, "to" or a dash, and this one: how many rooms each has. */
function isUpperEnd(reading: Reading, at: number): boolean {
  const low = number(reading, at - 2);
  const value = number(reading, at);
  const isJoined = ["to", "till", "until", "bis", "a", "à", "-", "–"].includes(reading.tokens[at - 1]?.lower ?? "");
  if (!isJoined || low === undefined || value === undefined || low.next !== at - 1) return false;
  return (
    Number.isInteger(low.value) &&
    low.value < value.value &&
    ((value.value <= 60 && isBreak(reading, at - 3)) ||
      (value.value <= MOST_HAD && (isAmongColumns(reading, at - 3) || isBetweenSlashes(reading, at - 3))) ||
      isHad(reading, at - 3, value.value))
  );
}

/** So many guests or seats one thing has. */
const MOST_HAD = 1000;

/** "quotes: event date, 20 to 300 guests": behind a comma, where a colon has opened the columns. */
function isAmongColumns(reading: Reading, at: number): boolean {
  if (word(reading, at) !== ",") return false;
  for (let back = at - 1; back > 0; back -= 1) {
    const mark = word(reading, back);
    if (mark === ":") return word(reading, back + 1) !== "" && back < at - 1;
    if (mark === "." || mark === ";" || mark === "\n") return false;
  }
  return false;
}

/** "blasts / bench / 20 to 160 holes" */
function isBetweenSlashes(reading: Reading, at: number): boolean {
  return word(reading, at) === "/" && !isGlued(reading, at);
}

/** "companies with 10 to 5,000 employees": of so many each; "a table with 500 to 1,000 employees" holds them. */
function isHad(reading: Reading, at: number, most: number): boolean {
  if (!/^(?:with|have|has|mit|haben|hat|con|tienen|avec|ont|com|tem)$/.test(word(reading, at))) return false;
  const owner = word(reading, at - 1);
  return most <= 60 || (owner !== singular(owner, reading.language) && !/^(?:rows|records|data|lines)$/.test(owner));
}

/** "120 bills of lading", "4 million point of sale transactions". */
function ofCompound(
  reading: Reading,
  from: number,
  count: number,
  { words, next, isWhole }: NonNullable<ReturnType<typeof countedCompound>>,
): Found | undefined {
  if (isWhole) return { kind: "entities", noun: words.join(" "), count, ...spanOf(reading, from, next) };
  const behind = named(reading, from, count, next);
  return behind?.kind === "entities" ? { ...behind, noun: [...words, behind.noun].join(" ") } : undefined;
}

/** "members=300" in a line of settings. */
function settingAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  const value = number(reading, at + 2);
  if (token?.kind !== "word" || word(reading, at + 1) !== "=" || value === undefined) return undefined;
  const noun = singular(token.folded, reading.language);
  const isGlued = reading.tokens[at + 1]?.start === token.end && reading.tokens[at + 2]?.start === token.end + 1;
  if (!isGlued || noun === token.folded || others.has(noun) || figures.has(noun) || !Number.isInteger(value.value))
    return undefined;
  return value.value < 2
    ? undefined
    : { kind: "entities", noun, count: value.value, ...spanOf(reading, at, value.next) };
}

/** Nouns of numbers: the figure behind them is one of theirs. */
const figures = new Set(
  "rating scale score age temperature level hour minute second day week month year price amount quantity count size length width height weight rate index rank capacity limit threshold id code version step round max min median mean average varchar nvarchar char decimal numeric number int integer bigint smallint float double real text string timestamp datetime bit binary".split(
    " ",
  ),
);

/** "dentist (4 of them)", "station (25)": how many there are of what stands before. */
function aside(reading: Reading, at: number): Found | undefined {
  const { next: first } = hedgeAt(reading, at + 1);
  const value = number(reading, first);
  const before = reading.tokens[at - 1];
  if (value === undefined || before?.kind !== "word" || !Number.isInteger(value.value)) return undefined;
  if (value.value < 2 || value.value > 1e6 || isYear(reading, first, value.next)) return undefined;
  const tail = word(reading, value.next) === "of" && ["them", "those", "these"].includes(word(reading, value.next + 1));
  const rest = word(reading, value.next);
  const close = tail ? value.next + 2 : distinct.has(rest) ? value.next + 1 : value.next;
  // "translator id (25)" counts translators.
  const ahead = reading.tokens[at - 2];
  const isKey =
    ["id", "ids", "no", "nr", "number"].includes(before.folded) &&
    ahead?.kind === "word" &&
    !stops.has(ahead.folded) &&
    (!LENGTHS.has(value.value) || distinct.has(word(reading, value.next)));
  const noun = singular(isKey ? ahead.folded : before.folded, reading.language);
  // "books (1500, 1-3 authors per book)"
  const isFirst = word(reading, close) === "," && noun !== before.folded && value.value >= 20;
  if (!(isFirst || word(reading, close) === ")") || stops.has(before.folded)) return undefined;
  // "350 rowing tests (2k)": they are counted already, and what the bracket says is something else.
  if (!tail && isCountedBefore(reading, at - 1)) return undefined;
  const named = lineOf(reading, at - 1, noun) ?? noun;
  return others.has(named) || figures.has(named)
    ? undefined
    : { kind: "entities", noun: named, count: value.value, ...spanOf(reading, at, isFirst ? close : close + 1) };
}

const MOST_WORDS = 5;

/** Whether a number opens the words that end with one. */
function isCountedBefore(reading: Reading, last: number): boolean {
  let first = last;
  while (first > last - MOST_WORDS && first > 0 && isWord(reading, first - 1) && !stops.has(word(reading, first - 1)))
    first -= 1;
  const value = numberBefore(reading, first);
  return value !== undefined && value.value >= 20 && Number.isInteger(value.value);
}

/** "order lines (9,000)": lines are counted by what they are of. */
function lineOf(reading: Reading, at: number, noun: string): string | undefined {
  const [of, last] = [word(reading, at - 1), word(reading, at)];
  const isOf = /^(?:lines|items|rows|records|entries)$/.test(last) && isWord(reading, at - 1) && of.length > 2;
  return isOf && !stops.has(of) && !/^(?:their|its|the|and|these)$/.test(of) ? `${of} ${noun}` : undefined;
}

const distinct = new Set("different distinct unique total".split(" "));
/** Numbers behind an id that are its length. */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 16, 32, 36, 64, 128, 255, 256]);

const means = new Set(["average", "schnitt", "durchschnitt", "promedio", "moyenne"]);
const articles = new Set("ein eine einen einem einer un una une um uma".split(" "));

/** A plain number of four digits before a noun may be a year: "2024 elections". */
function isYear(reading: Reading, at: number, next: number): boolean {
  const text = reading.tokens[at]?.text ?? "";
  return next === at + 1 && /^(?:19|20)\d\d$/.test(text) && !text.endsWith("00");
}

/** Part of a range, a date, a fraction or an identifier. */
function isPart(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  const token = reading.tokens[at];
  if (before === undefined || token === undefined || closesTag(reading, before)) return false;
  if (before.end === token.start && "-/.$€£#:_".includes(before.text)) return true;
  return [
    "top",
    "phase",
    "type",
    "level",
    "grade",
    "page",
    "version",
    "chapter",
    "no",
    "id",
    "=",
    "tier",
    "min",
    "max",
    "minimum",
    "maximum",
    ">",
    "<",
    ">=",
    "<=",
    "≥",
    "≤",
    "que",
  ].includes(before.folded);
}

/** The ">" of "</script> 300 orders" compares nothing. */
function closesTag(reading: Reading, { text, start }: Token): boolean {
  return text === ">" && /<\/?[a-z][^<>\n]{0,80}$/iu.test(reading.text.slice(Math.max(0, start - 83), start));
}

function company(reading: Reading, from: number, count: number, at: number): Found | undefined {
  const behind = reading.tokens[at]?.text === "-" ? at + 1 : at;
  if (!["person", "people", "employee", "man", "staff"].includes(word(reading, behind))) return undefined;
  if (
    !["company", "organisation", "organization", "firm", "business", "team", "startup", "office"].includes(
      word(reading, behind + 1),
    )
  ) {
    return undefined;
  }
  return { kind: "entities", noun: "employee", count, ...spanOf(reading, from, behind + 2) };
}

/** Below it, "3 in/out ports" may be anything. */
const FEWEST_SLASHED = 10;

/** Behind the "CI/CD" of "10k CI/CD pipeline runs", the "HTTP/1.1" of "500 HTTP/1.1 requests": the noun follows. */
function behindSlashed(reading: Reading, at: number): number | undefined {
  if (!isWord(reading, at) || isPlural(reading, at, singular(word(reading, at), reading.language))) return undefined;
  if (reading.tokens[at + 1]?.text !== "/" || unitAt(reading.tokens, at) !== undefined) return undefined;
  const isOne = isGlued(reading, at + 1) && isGlued(reading, at + 2) && !isBreak(reading, at + 2);
  const noun = at + 3;
  return isOne && isWord(reading, noun) && !stops.has(word(reading, noun)) ? noun : undefined;
}

const LONGEST = 3;
/** So many words at most, where the phrase ends with its clause: "500 made-up UK sales invoices with ...". */
const LONGEST_WHOLE = 6;

const made = new Set("synthetic realistic fake fictional fictitious invented dummy plausible simulated".split(" "));
/** Of one word alone they may be a part: "40 sample tubes", "12 mock exams". */
const maybeMade = new Set(["sample", "example", "mock"]);

/** The "synthetic" of "40 synthetic x402 traces" says how they are made, and not which they are. */
function behindMade(reading: Reading, at: number): number {
  const isNamed = isWord(reading, at + 1) && !stops.has(word(reading, at + 1));
  const isLong = isNamed && isWord(reading, at + 2) && !stops.has(word(reading, at + 2));
  return (made.has(word(reading, at)) && isNamed) || (maybeMade.has(word(reading, at)) && isLong) ? at + 1 : at;
}

/** Up to three words, of which the last is a plural; or more, where all up to the end of the phrase are its words. */
function named(reading: Reading, from: number, count: number, first: number): Found | undefined {
  const at = behindMade(reading, first);
  for (let length = 1; length <= LONGEST_WHOLE; length++) {
    const last = at + length - 1;
    const token = reading.tokens[last];
    // "20k ssh and vpn logins": two kinds of what is counted behind them.
    if (length === 2 && token?.folded === "and" && isWord(reading, last + 1)) continue;
    if (token === undefined || !isWord(reading, last) || stops.has(token.folded)) return undefined;
    if (length > LONGEST && !(count >= 10 && endsWhole(reading, last))) continue;
    // "20 US tickers" are no microseconds.
    const isUnit =
      length === 1 &&
      token.text !== "US" &&
      unitAt(reading.tokens, last) !== undefined &&
      !areMeters(reading, last) &&
      !areTradedTokens(reading, from, last);
    if (number(reading, last) !== undefined || isUnit) return undefined;
    // "5 working days" are a length of time.
    if (length === 2 && unitOfTime(reading, last) !== undefined) return undefined;
    // "3,000 SKUs"
    const isAcronym = /^[A-Z]{2,}s$/.test(token.text);
    // "200 ticket sales" are counted, "5 sales regions" are not.
    const areSales = token.folded === "sales" && (endsWhole(reading, last) || word(reading, last + 1) === ":");
    const single = isAcronym || areSales ? token.folded.slice(0, -1) : singular(token.folded, reading.language);
    // "3 items on average"
    const isMean = ["on", "in", "im", "en"].includes(word(reading, last + 1)) && means.has(word(reading, last + 2));
    if (isWindow(reading, at, last)) return undefined;
    // "1,500 word problems", "2k math word problems" count problems.
    const next = word(reading, last + 1);
    const isAttribute =
      single === token.folded &&
      isWord(reading, last + 1) &&
      !stops.has(next) &&
      isPlural(reading, last + 1, singular(next, reading.language)) &&
      !others.has(singular(next, reading.language));
    if (isAttribute && attributes.has(single)) continue;
    if (isHeldIn(reading, from, last)) {
      return {
        kind: "entities",
        noun: [...wordsBetween(reading, at, last), single].join(" "),
        count,
        ...spanOf(reading, from, last + 1),
      };
    }
    if (
      isMean ||
      (others.has(single) && !areThings(single, count) && !arePlaces(reading, from, last)) ||
      (count === 1 && readings.has(single))
    )
      return undefined;
    const isSingleOne = count === 1 && length === 1 && reading.tokens[last + 1]?.kind !== "word";
    if (!isPlural(reading, last, single) && !isSingleOne) continue;
    if (nounFirst.has(reading.language) && !leadingAdjectives.has(token.folded))
      return romance(reading, from, count, at, last);
    // "12 sales agents": a plural may stand before the noun that is counted.
    const ahead = reading.tokens[last + 1];
    const more =
      length < LONGEST_WHOLE &&
      ahead?.kind === "word" &&
      !stops.has(ahead.folded) &&
      isPlural(reading, last + 1, singular(ahead.folded, reading.language));
    if (more && !others.has(singular(ahead.folded, reading.language))) continue;
    const before = wordsBetween(reading, at, last);
    const noun = [...before.slice(before.indexOf("and") + 1).slice(before.includes("and") ? 1 : 0), single].join(" ");
    return { kind: "entities", noun, count, ...spanOf(reading, from, last + 1) };
  }
  return undefined;
}

/** "90 stars" are things, "5 stars" a rating; "200 fields" are soil, "8 fields" columns. */
function areThings(noun: string, count: number): boolean {
  return (noun === "star" && count > 10) || (noun === "field" && count >= 50);
}

/** "samples: 240 points across 8 blocks" are places; "scores 120 points", "1,000 points a month" are none. */
function arePlaces(reading: Reading, from: number, last: number): boolean {
  const isSpread = /^(?:across|along|in|on|at|over)$/.test(word(reading, last + 1));
  const isBeside = isSpread && number(reading, last + 2) !== undefined;
  return word(reading, last) === "points" && isBeside && isBreak(reading, from - 1) && from > 0;
}

/** Whether a phrase ends at a token: a break, a bracket or a preposition follows. */
function endsWhole(reading: Reading, last: number): boolean {
  const next = word(reading, last + 1);
  return isBreak(reading, last + 1) || next === "(" || stops.has(next);
}

const nounFirst: ReadonlySet<string> = new Set(["es", "fr", "pt"]);
/** Adjectives that stand before their noun all the same. */
const leadingAdjectives = new Set(
  "grands grandes petits petites nouveaux nouvelles anciens anciennes jeunes beaux belles derniers dernieres premiers premieres nuevos nuevas antiguos antiguas ultimos ultimas primeros primeras pequenos pequenas jovenes novos novas antigos antigas primeiros primeiras jovens mejores melhores meilleurs meilleures".split(
    " ",
  ),
);

/** "75 chariots élévateurs" are chariots: the noun comes first, and what agrees with it behind is said of it. */
function romance(reading: Reading, from: number, count: number, at: number, noun: number): Found | undefined {
  let next = noun + 1;
  while (
    next <= noun + 2 &&
    isWord(reading, next) &&
    !stops.has(word(reading, next)) &&
    unitOfTime(reading, next) === undefined &&
    isPlural(reading, next, singular(word(reading, next), reading.language))
  )
    next += 1;
  const words = wordsBetween(reading, at, noun).filter((each) => !leadingAdjectives.has(each));
  const one = [...words, singular(word(reading, noun), reading.language)].join(" ");
  return { kind: "entities", noun: one, count, ...spanOf(reading, from, next) };
}

/** Nouns of the form of a delivery that may also stand before what is counted. */
const attributes = new Set(
  "word sample place star table line column character letter percent point time entry instance".split(" "),
);

function wordsBetween(reading: Reading, from: number, to: number): readonly string[] {
  return Array.from({ length: to - from }, (_, step) => word(reading, from + step));
}

const metered =
  /\bmeters? (?:readings?|ids?|serials?|numbers?)\b|\b(?:water|gas|smart|electric|electricity|heat|power|energy|flow|parking|utility|sub)[- ]?met(?:er|re)s?\b/i;

/** "300 meters" where meters are read. */
function areMeters(reading: Reading, at: number): boolean {
  return word(reading, at) === "meters" && isBreak(reading, at + 1) && metered.test(reading.text);
}

const adverbs = new Set("hourly daily weekly monthly quarterly yearly annual nightly".split(" "));

/** "90 daily windows", "24 monthly snapshots" are a stretch of time in its steps. */
function isWindow(reading: Reading, first: number, last: number): boolean {
  return last > first && adverbs.has(word(reading, first)) && recordsOfTime.has(singular(word(reading, last), "en"));
}

function isPlural(reading: Reading, at: number, single: string): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.kind !== "word") return false;
  if (irregularPlurals.has(token.folded)) return true;
  if (/^[A-Z]{2,}s$/.test(token.text)) return true;
  if (reading.language === "de") return /^\p{Lu}/u.test(token.text) && token.folded.length > 3;
  return single !== token.folded && token.folded.length > 2;
}
