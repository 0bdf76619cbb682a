import { placeNamed } from "../../world/place-named.ts";
import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { isSubstance } from "../text/substances.ts";
import { endsPhrase } from "./clause.ts";
import { isWrittenPair } from "./currency-pairs.ts";
import { durationAt } from "./durations.ts";
import { isLedState } from "./led-labels.ts";
import { isKindNoun, isLast, isOr, isTier, kindNouns, MOST, members } from "./member-list.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isGlued, isWord, number, type Reading, singularAt, word, written } from "./reading.ts";
import { quotedAt } from "./share-parts.ts";
import { isCurrencyCode, unitAt } from "./units.ts";

export const memberOpeners = phraseList(
  "one of|any of|either|such as|is one of|can be|can be one of|must be one of|can only be|can only be one of|can only ever be|may only be|may only be one of|must only be|has to be one of|has to be either|must be either|can be either|is only ever|is always one of|kann nur|kann nur einer von|darf nur|kann nur sein|solo puede ser|puede ser solo|solo puede ser una de|ne peut etre que|peut seulement etre|so pode ser|pode ser apenas|may be|values|values are|values:|with values|possible values|possible values are|allowed values|options|options are|being one of|being|chosen from|picked from|drawn from|taken from|out of the set|from the set|from the list|e.g|e.g.|eg|for example|for instance|like|i.e.|namely|among|parmi|eins von|eine von|einer von|eines von|entweder|wie z.b.|z.b.|wie|una de|uno de|alguno de|puede ser|tales como|como|por ejemplo|un de|une de|l'un de|soit|tels que|telles que|comme|par exemple|um de|uma de|pode ser|tais como|por exemplo|in|in (|enum|limited to|restricted to|only|categories|levels|types|states",
);

/** Openers after which a list is a list only when an "or" ends it. */
const weak = new Set([
  "can",
  "may",
  "being",
  "like",
  "among",
  "wie",
  "como",
  "comme",
  "in",
  "only",
  "categories",
  "levels",
  "types",
  "states",
  "values",
  "options",
  "puede",
  "pode",
  "soit",
  "limited",
  "restricted",
]);

/** "one of a, b or c", "such as a, b and c", "either x or y". */
export function opened(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, memberOpeners);
  if (opener === undefined) return undefined;
  let start = opener.next;
  if (reading.tokens[start]?.text === ":") start += 1;
  if (["the", "these", "following"].includes(word(reading, start))) start += 1;
  const list = listFrom(reading, start);
  if (list === undefined) return undefined;
  // "lift one of 8, scan time": what a figure alone begins is no list of words.
  const figure = number(reading, start);
  if (figure !== undefined && word(reading, figure.next) === "," && isWord(reading, figure.next + 1)) return undefined;
  // "member no. each only once, name, joined"
  if (/^(?:once|one|twice|a|if|when|where|for)$/.test(word(reading, start)) && word(reading, at) === "only")
    return undefined;
  if (opensColumns(reading, at, opener.next)) return undefined;
  // "every one of them permanent" lists nothing.
  if (/^(?:them|those|ihnen|ellos|ellas|eux|elles|eles|elas)$/.test(word(reading, start))) return undefined;
  // "in 2019 or later" is a window.
  if (weak.has(word(reading, at)) && number(reading, start) !== undefined) return undefined;
  // "offer in USDC, maximum budget, outcome won or lost": a unit is no member, nor has a member three words of two fields.
  if (word(reading, at) === "in" && (isUnitAlone(reading, start) || list.values.some(isLongPhrase))) return undefined;
  // "plants in a nursery, sun or shade": where all of them are.
  if (word(reading, at) === "in" && /^(?:an?|our|my|their|his|her)$/.test(word(reading, start))) return undefined;
  // "in stock or on backorder": each of them is in or on something.
  if (word(reading, at) === "in" && list.values.some((value) => /^(?:on|at|off|out|under) /i.test(value)))
    return undefined;
  // "in BTC-USDT, buy or sell": one pair, and a choice of its own.
  if (isWrittenPair(list.values[0] ?? "") && !isWrittenPair(list.values.at(-1) ?? "")) return undefined;
  // "in use or parked" says how it is.
  if (word(reading, at) === "in" && isLedState(`in ${list.values[0]?.toLowerCase()}`)) return undefined;
  // "in the US, Canada or Mexico" are places.
  if (word(reading, at) === "in" && placeNamed(list.values[0] ?? "") !== undefined) return undefined;
  const isCodes = list.values.length > 1 && list.values.every((value) => /^[A-Z\d]{2,6}$/.test(value));
  const isLimit =
    ["limited", "restricted", "only", "among"].includes(word(reading, at)) && (isCodes || list.values.length > 2);
  if (weak.has(word(reading, at)) && !(list.endsInOr && list.values.length >= 2) && !isLimit) return undefined;
  if (["like", "in", "among"].includes(word(reading, at)) && list.values.length < 2) return undefined;
  return members(reading, at, list.next, withoutVerb(reading, at, list.values));
}

/** "kann nur offen oder fertig sein": the verb is none of them. */
function withoutVerb(reading: Reading, at: number, values: readonly string[]): readonly string[] {
  return /^(?:kann|darf)$/.test(word(reading, at)) ? values.map((value) => value.replace(/ sein$/, "")) : values;
}

/** "electric cars only: model, range": behind what the rows are the first colon opens their columns. */
function opensColumns(reading: Reading, at: number, next: number): boolean {
  if (word(reading, at) !== "only" || word(reading, next) !== ":") return false;
  const isFirst = !reading.tokens.slice(0, at).some(({ text }) => text === ":");
  // "on chr13 and chr17 only: position, ref, alt"
  return isFirst && (singularAt(reading, at - 1) !== word(reading, at - 1) || /\d$/.test(word(reading, at - 1)));
}

function isUnitAlone(reading: Reading, at: number): boolean {
  const unit = unitAt(reading.tokens, at);
  return unit !== undefined && ([",", ";"].includes(word(reading, unit.next)) || isOr(reading, unit.next));
}

function isLongPhrase(value: string): boolean {
  return value.split(" ").length > 2 || value.includes("'s ");
}

/** Items of one to three words, parted by commas, slashes or pipes, up to the item after "or" or "and". */
export function listFrom(
  reading: Reading,
  at: number,
): { readonly values: readonly string[]; readonly next: number; readonly endsInOr: boolean } | undefined {
  const values: string[] = [];
  const ends: number[] = [];
  let first: string | undefined;
  let next = at;
  let index = at;
  for (let round = 0; round < MOST; round++) {
    const item = itemAt(reading, index);
    if (item === undefined) break;
    // "status: open, closed, amount: number": what has a colon of its own is the next field.
    if (reading.tokens[item.next]?.text === ":" && values.length > 0) break;
    if (values.length > 0 && namesNextField(reading, index, item.next, values)) break;
    // "currency EUR, instant or standard": one currency, and a choice of its own.
    if (values.length === 1 && isCurrencyCode(values[0]) && !isCurrencyCode(item.value)) break;
    values.push(item.value);
    next = item.next;
    ends.push(next);
    const mark = word(reading, next);
    if (isLast(reading, next)) {
      const last = itemAt(reading, next + 1);
      if (last === undefined) break;
      return { values: [...values, last.value], next: last.next, endsInOr: isOr(reading, next) };
    }
    if (mark !== "," && mark !== "/" && mark !== "|") break;
    // "wheat / barley, truck plate": another mark than that of the list ends it.
    first ??= mark;
    if (mark !== first) break;
    index = next + 1;
    if (isLast(reading, index)) {
      const endsInOr = isOr(reading, index);
      const last = itemAt(reading, index + 1);
      // ", and the next field" ends the list when it is followed by more than an item.
      if (last === undefined || (!endsInOr && followsOn(reading, last.next))) break;
      return { values: [...values, last.value], next: last.next, endsInOr };
    }
  }
  const count = membersIn(reading, values, next);
  return count < 2 ? undefined : { values: values.slice(0, count), next: ends[count - 1] ?? next, endsInOr: false };
}

/** The "action allow" of "source ip, bytes, action allow or deny" has a name of its own, as "type error" among errors has not. */
function namesNextField(reading: Reading, at: number, next: number, values: readonly string[]): boolean {
  if (next < at + 2 || !isKindNoun(singularAt(reading, at))) return false;
  return !values.some((value) => value.toLowerCase().endsWith(` ${word(reading, next - 1)}`));
}

const coded = /^[A-Z]{1,4}-?\d{1,4}$/;

/** How many of the items of a list that no "or" ends belong to it: what goes on, or is no code among codes, is the next field. */
function membersIn(reading: Reading, values: readonly string[], next: number): number {
  const stranger = values.findIndex((value) => !coded.test(value));
  if (stranger >= 2) return stranger;
  // "new, paid, shipped with 5% cancelled" goes on with a share of one of them.
  const isShare = word(reading, next) === "with" && quantityAt(reading, next + 1)?.unit?.symbol === "%";
  const isField =
    values.length > 2 && !isShare && (endsPhrase(word(reading, next)) || reading.tokens[next]?.kind === "number");
  return isField ? values.length - 1 : values.length;
}

function followsOn(reading: Reading, at: number): boolean {
  return endsPhrase(word(reading, at)) || reading.tokens[at]?.kind === "number" || word(reading, at) === "(";
}

const rowNouns = /^(?:rows?|records?|lines?|entries|samples?|zeilen|datensatze|filas|registros|lignes|linhas)$/;

function itemAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const quoted = quotedAt(reading, at);
  if (quoted !== undefined) return quoted;
  const value = number(reading, at);
  if (value !== undefined && reading.tokens[at]?.kind === "number") {
    // "station, temperature, 300 rows"
    if (rowNouns.test(word(reading, value.next))) return undefined;
    const code = isWord(reading, value.next) && isGlued(reading, value.next) ? value.next + 1 : value.next;
    return { value: written(reading, at, code), next: code };
  }
  const start = ["the", "a", "an", "by", "per"].includes(word(reading, at)) && isWord(reading, at + 1) ? at + 1 : at;
  // "in progress", "on hold", "not started", "en attente"
  const isParticle =
    ["in", "on", "not", "no", "out", "under", "en", "em"].includes(word(reading, start)) &&
    !endsPhrase(word(reading, start + 1));
  let next = isParticle && isWord(reading, start + 1) ? start + 1 : start;
  while (next < start + 3 && isWord(reading, next) && !isLast(reading, next) && !endsPhrase(word(reading, next)))
    next += 1;
  // "$10" or "US-East" keep what is glued to them.
  while (
    next > start &&
    next < start + 6 &&
    isGlued(reading, next) &&
    ["-", "+", "."].includes(word(reading, next)) &&
    isGlued(reading, next + 1)
  )
    next += 2;
  if (next === start && word(reading, start).length <= 2 && isWord(reading, start)) next = start + 1;
  if (next === start && isTier(reading, start)) next = start + 1;
  return next === start ? undefined : { value: written(reading, start, next), next };
}

/** "status: open, closed, pending": members after the colon of a noun of kinds; after any noun where slashes or pipes part them. */
export function afterColon(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at)) return undefined;
  let start = at + 1;
  const mark = reading.tokens[start]?.text;
  if (mark !== ":" && mark !== "=" && mark !== "is" && mark !== "are") return undefined;
  start += 1;
  // "über 30 Tage: Pumpen-ID, Druck": so long it lasts, and no tag.
  if (durationAt(reading, at - 1)?.next === at + 1) return undefined;
  const list = listFrom(reading, start);
  // "air quality: PM10, NO2, O3 in µg/m3": each is measured.
  if (list?.values.every(isSubstance) !== false) return undefined;
  const noun = singular(word(reading, at).replace(/^.*_/, ""), reading.language);
  const isKind = kindNouns.has(noun) || kindNouns.has(noun.split("-").at(-1) ?? "");
  const between = written(reading, start, list.next);
  if (between.includes("|") && ["=", ":", "[", "("].includes(word(reading, list.next))) return undefined;
  const isPair = list.values.length === 2 && !between.includes("|");
  const isMarked =
    /[/|]/.test(between) && !between.includes(",") && word(reading, list.next) !== "," && !(isPair && !isKind);
  if (!isKind && !isMarked) return undefined;
  if ((mark === "is" || mark === "are") && !list.endsInOr && !isMarked) return undefined;
  // "event type: ..." at the head of a long list of columns is told from members by its length.
  if (!isMarked && isHead(reading, at, list.endsInOr || reading.tokens[list.next]?.text === ";")) return undefined;
  return members(reading, start, list.next, list.values);
}

const nameEnds = new Set(
  "id code number name type date time key label count text note description group ip mac ips address port host url email account phone country city".split(
    " ",
  ),
);

/** "shift early, late or night", "price tier of stalls, circle or balcony": behind a noun of kinds, up to what stands after "or". */
export function listOfKind(reading: Reading, at: number): Found | undefined {
  const noun = ["of", "de"].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  if (!isWord(reading, at) || !isKindNoun(singular(word(reading, noun).replace(/^.*_/, ""), reading.language)))
    return undefined;
  // "reason code, amount, EUR or GBP": the name goes on.
  if (nameEnds.has(word(reading, at))) return undefined;
  const list = listFrom(reading, at);
  // "shift start, shift end, no-show yes or no": a flag of its own is no member.
  if (/^(?:no|not|nein|non|n[aã]o)$/i.test(list?.values.at(-1) ?? "")) return undefined;
  const isList = list?.endsInOr === true && list.values.length > 2 && list.values[0]?.includes(" ") === false;
  return isList ? members(reading, noun + 1, list.next, list.values) : undefined;
}

/** A colon after several words or a plural that begin the need introduces its columns; after a single word, unless its list is closed. */
function isHead(reading: Reading, at: number, isClosed: boolean): boolean {
  if (at < 2 && (at > 0 || isClosed) && singularAt(reading, at) === word(reading, at)) return false;
  for (let back = at; back > 0; back--) {
    const kind = reading.tokens[back]?.kind;
    if (kind === "break" || reading.tokens[back]?.text === "(") return false;
  }
  return true;
}

/** 'open', 'closed', 'pending' */
export function quotedList(reading: Reading, at: number): Found | undefined {
  const values: string[] = [];
  let next = at;
  let index = at;
  while (values.length < MOST) {
    const item = quotedAt(reading, index);
    if (item === undefined) break;
    values.push(item.value);
    next = item.next;
    index = next;
    while (index < next + 2 && ([",", "/", "|"].includes(word(reading, index)) || isLast(reading, index))) index += 1;
    if (index === next) break;
  }
  return values.length < 2 ? undefined : members(reading, at, next, values);
}
