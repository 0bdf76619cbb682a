import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { periodAt } from "./period.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isGlued, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { quotedAt } from "./shares.ts";
import { unitAt } from "./units.ts";

const MOST = 60;

/** Nouns whose colon, slash or "is" introduces their members. */
const kindNouns = new Set(
  "status type category kind level state tier class channel method mode plan segment gender sex severity priority stage role grade outcome result reason source platform device language currency payment label value option member enum choice direction side phase condition quality size color colour action verdict rating_label subscription group variant arm cohort environment env region protocol operation decision disposition sentiment intent topic bucket band code flag resolution cause shift season weather occupancy os browser carrier tariff fuel treatment material response tag estado tipo categoria nivel canal metodo sexo genero prioridad prioridade etapa resultado statut etat categorie niveau mode canal genre priorite kategorie typ stufe kanal geschlecht prioritat zustand methode".split(
    " ",
  ),
);

const openers = phraseList(
  "one of|any of|either|such as|is one of|can be|can be one of|must be one of|may be|values|values are|values:|with values|possible values|possible values are|allowed values|options|options are|being one of|being|chosen from|picked from|drawn from|taken from|out of the set|from the set|from the list|e.g|e.g.|eg|for example|for instance|like|i.e.|namely|among|eins von|eine von|einer von|eines von|entweder|wie z.b.|z.b.|wie|una de|uno de|alguno de|puede ser|tales como|como|por ejemplo|un de|une de|l'un de|soit|tels que|telles que|comme|par exemple|um de|uma de|pode ser|tais como|por exemplo|in|in (|enum|limited to|restricted to|only|categories|levels|types|states",
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

/** "or" and "and" by language; English ones everywhere. */
const orWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["or"],
  de: ["oder"],
  es: ["o", "u"],
  fr: ["ou"],
  pt: ["ou"],
};
const andWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["and", "&"],
  de: ["und", "sowie"],
  es: ["y", "e"],
  fr: ["et"],
  pt: ["e"],
};

function isOr(reading: Reading, at: number): boolean {
  const text = word(reading, at);
  return text === "or" || orWords[reading.language].includes(text);
}

function isLast(reading: Reading, at: number): boolean {
  const text = word(reading, at);
  return isOr(reading, at) || text === "and" || text === "&" || andWords[reading.language].includes(text);
}

/** Lists in parentheses that begin so are fields, not members. */
const fieldLists = new Set([
  "with",
  "including",
  "include",
  "incl",
  "plus",
  "mit",
  "con",
  "avec",
  "com",
  "inkl",
  "inklusive",
  "in",
  "per",
  "at",
  "from",
  "to",
  "not",
  "no",
  "if",
  "when",
  "only",
  "optional",
  "unique",
  "about",
]);
/** "and/or", "n/a" and other pairs that are no lists. */
const fixedPairs = new Set([
  "and/or",
  "n/a",
  "w/o",
  "a/b",
  "i/o",
  "ci/cd",
  "tcp/ip",
  "km/h",
  "m/s",
  "24/7",
  "input/output",
  "pros/cons",
  "he/she",
  "s/he",
  "c/o",
  "r/w",
  "u/min",
  "mg/dl",
  "w/m2",
  "und/oder",
  "y/o",
  "et/ou",
  "e/ou",
  "b2b/b2c",
  "p/l",
  "p/e",
  "a/c",
]);

/** "one of a, b or c", "status: open/closed", "(red, green, blue)", "a | b | c", "'x', 'y'", "such as a and b". */
export function membersAt(reading: Reading, at: number): Found | undefined {
  return (
    bracketed(reading, at) ??
    opened(reading, at) ??
    afterColon(reading, at) ??
    separated(reading, at) ??
    quotedList(reading, at) ??
    figures(reading, at) ??
    letters(reading, at) ??
    pairOfKind(reading, at)
  );
}

function members(reading: Reading, from: number, next: number, values: readonly string[]): Found | undefined {
  const distinct = [...new Set(values.map(cleaned))].filter((value) => value !== "");
  if (distinct.length < 2 || distinct.length > MOST) return undefined;
  return { kind: "members", values: distinct, ...spanOf(reading, from, next) };
}

function cleaned(value: string): string {
  const trimmed = value.trim().replace(/^["'`](.{0,80})["'`]$/, "$1");
  return trimmed.replace(/^(?:or|and|oder|und|either|e\.g\.?|i\.e\.?|etc\.?)$/i, "").trim();
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** "(a, b, c)", "in (a, b)", "[x|y]", "{on, off}", "(open/closed)". */
function bracketed(reading: Reading, at: number): Found | undefined {
  const lead = word(reading, at) === "in" || word(reading, at) === "enum" ? at + 1 : at;
  const close = closing[reading.tokens[lead]?.text ?? ""];
  if (close === undefined) return undefined;
  let end = lead + 1;
  while (end < lead + 4 * MOST && reading.tokens[end] !== undefined && reading.tokens[end]?.text !== close) {
    const text = reading.tokens[end]?.text ?? "";
    if (closing[text] !== undefined || text === "." || text === ";" || text === "\n") return undefined;
    end += 1;
  }
  if (reading.tokens[end] === undefined) return undefined;
  let first = phraseAt(reading, lead + 1, openers)?.next ?? lead + 1;
  if (reading.tokens[first]?.text === ":") first += 1;
  if (first === lead + 1 && fieldLists.has(word(reading, first))) return undefined;
  if (isFieldHead(reading, lead)) return undefined;
  const items = splitItems(reading, first, end);
  if (items === undefined || items.some(([from, next]) => !isMember(reading, from, next))) return undefined;
  return members(
    reading,
    at,
    end + 1,
    items.map(([from, next]) => written(reading, from, next)),
  );
}

const fieldHeads = new Set(
  "columns fields attributes schema features variables properties cols spalten felder columnas campos colonnes champs colunas table tables select keys metrics vitals".split(
    " ",
  ),
);

/** "columns = [a, b]", "CREATE TABLE orders (a, b)": what is listed are fields. */
function isFieldHead(reading: Reading, at: number): boolean {
  const before = [":", "=", "are"].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  return fieldHeads.has(word(reading, before)) || ["table", "into"].includes(word(reading, before - 1));
}

/** The tokens of each item between pipes, semicolons, commas or slashes, whichever stands; a last "or" or "and" parts too. */
function splitItems(reading: Reading, from: number, end: number): [number, number][] | undefined {
  const marks = new Set<string>();
  for (let index = from; index < end; index++) marks.add(reading.tokens[index]?.text ?? "");
  const by = ["|", ";", ",", "/"].find((mark) => marks.has(mark));
  const items: [number, number][] = [];
  let start = from;
  const close = (next: number): void => {
    if (next > start) items.push([start, next]);
    start = next + 1;
  };
  let last = from;
  for (let index = from; index < end; index++) if (reading.tokens[index]?.text === by) last = index;
  for (let index = from; index < end; index++) {
    const parts = reading.tokens[index]?.text === by && by !== undefined;
    const joins = index >= last && (isLast(reading, index) || word(reading, index) === "vs");
    if (parts || joins) close(index);
  }
  close(end);
  return items.length < 2 ? undefined : items.filter(([first]) => !/^(?:etc\.?|\.\.\.)$/.test(word(reading, first)));
}

const notMembers = new Set(
  "at ratio split most some many few usually mostly often mean avg average sd std stdev median skewed right-skewed left-skewed lognormal log-normal poisson gaussian uniform exponential zipf approx about around unique nullable optional required integer string float int varchar decimal boolean distinct sorted between under over min max default default: rounded decimals non-null per each every within".split(
    " ",
  ),
);

/** Up to four words; quantities, bounds and what is said of distributions are no members. */
function isMember(reading: Reading, from: number, next: number): boolean {
  if (['"', "'", "`"].includes(word(reading, from))) return true;
  if (next - from > 7) return false;
  let words = 0;
  for (let index = from; index < next; index++) {
    const text = word(reading, index);
    if (notMembers.has(text) || ["%", "<", ">", "<=", ">=", "=", ":", "..", "$", "€", "£", "±"].includes(text))
      return false;
    if (text === "-" && number(reading, index + 1) !== undefined && reading.tokens[index - 1]?.kind === "number")
      return false;
    if (isWord(reading, index)) words += 1;
  }
  return words <= 3;
}

/** "one of a, b or c", "such as a, b and c", "either x or y". */
function opened(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  if (opener === undefined) return undefined;
  let start = opener.next;
  if (reading.tokens[start]?.text === ":") start += 1;
  if (["the", "these", "following"].includes(word(reading, start))) start += 1;
  const list = listFrom(reading, start);
  if (list === undefined) return undefined;
  // "in 2019 or later" is a window.
  if (weak.has(word(reading, at)) && number(reading, start) !== undefined) return undefined;
  const isCodes = list.values.length > 1 && list.values.every((value) => /^[A-Z\d]{2,6}$/.test(value));
  const isLimit =
    ["limited", "restricted", "only", "among"].includes(word(reading, at)) && (isCodes || list.values.length > 2);
  if (weak.has(word(reading, at)) && !(list.endsInOr && list.values.length >= 2) && !isLimit) return undefined;
  if (["like", "in", "among"].includes(word(reading, at)) && list.values.length < 2) return undefined;
  return members(reading, at, list.next, list.values);
}

/** Items of one to three words, parted by commas, slashes or pipes, up to the item after "or" or "and". */
function listFrom(
  reading: Reading,
  at: number,
): { readonly values: readonly string[]; readonly next: number; readonly endsInOr: boolean } | undefined {
  const values: string[] = [];
  let next = at;
  let index = at;
  for (let round = 0; round < MOST; round++) {
    const item = itemAt(reading, index);
    if (item === undefined) break;
    // "status: open, closed, amount: number": what has a colon of its own is the next field.
    if (reading.tokens[item.next]?.text === ":" && values.length > 0) break;
    values.push(item.value);
    next = item.next;
    const mark = word(reading, next);
    if (isLast(reading, next)) {
      const last = itemAt(reading, next + 1);
      if (last === undefined) break;
      return { values: [...values, last.value], next: last.next, endsInOr: isOr(reading, next) };
    }
    if (mark !== "," && mark !== "/" && mark !== "|") break;
    index = next + 1;
    if (isLast(reading, index)) {
      const endsInOr = isOr(reading, index);
      const last = itemAt(reading, index + 1);
      // ", and the next field" ends the list when it is followed by more than an item.
      if (last === undefined || (!endsInOr && followsOn(reading, last.next))) break;
      return { values: [...values, last.value], next: last.next, endsInOr };
    }
  }
  return values.length < 2 ? undefined : { values, next, endsInOr: false };
}

function followsOn(reading: Reading, at: number): boolean {
  return endsPhrase(word(reading, at)) || reading.tokens[at]?.kind === "number" || word(reading, at) === "(";
}

function itemAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const quoted = quotedAt(reading, at);
  if (quoted !== undefined) return quoted;
  const value = number(reading, at);
  if (value !== undefined && reading.tokens[at]?.kind === "number") {
    const code = isWord(reading, value.next) && isGlued(reading, value.next) ? value.next + 1 : value.next;
    return { value: written(reading, at, code), next: code };
  }
  const start = ["the", "a", "an"].includes(word(reading, at)) && isWord(reading, at + 1) ? at + 1 : at;
  // "in progress", "on hold", "not started"
  const isParticle =
    ["in", "on", "not", "no", "out", "under"].includes(word(reading, start)) && !endsPhrase(word(reading, start + 1));
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
  return next === start ? undefined : { value: written(reading, start, next), next };
}

/** "status: open, closed, pending": members after the colon of a noun of kinds; after any noun where slashes or pipes part them. */
function afterColon(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at)) return undefined;
  let start = at + 1;
  const mark = reading.tokens[start]?.text;
  if (mark !== ":" && mark !== "=" && mark !== "is" && mark !== "are") return undefined;
  start += 1;
  const list = listFrom(reading, start);
  if (list === undefined) return undefined;
  const noun = singular(word(reading, at).replace(/^.*_/, ""), reading.language);
  const isKind = kindNouns.has(noun) || kindNouns.has(noun.split("-").at(-1) ?? "");
  const between = written(reading, start, list.next);
  const isMarked = /[/|]/.test(between) && !between.includes(",");
  if (!isKind && !isMarked) return undefined;
  if ((mark === "is" || mark === "are") && !list.endsInOr && !isMarked) return undefined;
  // "event type: ..." at the head of a long list of columns is told from members by its length.
  if (!isMarked && isHead(reading, at)) return undefined;
  return members(reading, start, list.next, list.values);
}

/** A colon after several words that begin the need introduces its columns. */
function isHead(reading: Reading, at: number): boolean {
  if (at < 2) return false;
  for (let back = at; back > 0; back--) {
    const kind = reading.tokens[back]?.kind;
    if (kind === "break" || reading.tokens[back]?.text === "(") return false;
  }
  return true;
}

/** "a | b | c", "low/medium/high"; two alone only after a noun of kinds. */
function separated(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at) || ["/", "|"].includes(word(reading, at - 1))) return undefined;
  const mark = reading.tokens[at + 1]?.text;
  if (mark !== "/" && mark !== "|") return undefined;
  // "g/t" and "kg/ha" are units.
  if ((unitAt(reading.tokens, at)?.next ?? at) > at + 1) return undefined;
  const values: string[] = [];
  let next = at;
  let index = at;
  while (values.length < MOST && isWord(reading, index)) {
    let last = index + 1;
    // With pipes an item may have two words.
    while (mark === "|" && last < index + 3 && isWord(reading, last)) last += 1;
    values.push(written(reading, index, last));
    next = last;
    if (reading.tokens[next]?.text !== mark || (mark === "/" && !isGlued(reading, next))) break;
    index = next + 1;
  }
  if (values.length < 2) return undefined;
  if (values.length === 2 && mark === "/") {
    const before = singular(word(reading, at - 1).replace(/^.*_/, ""), reading.language);
    const isFlag = [
      "yes/no",
      "true/false",
      "y/n",
      "ja/nein",
      "si/no",
      "oui/non",
      "sim/nao",
      "male/female",
      "on/off",
      "m/f",
      "pass/fail",
    ].includes(values.join("/").toLowerCase());
    if (!(kindNouns.has(before) || isFlag) || fixedPairs.has(values.join("/").toLowerCase())) return undefined;
  }
  return members(reading, at, next, values);
}

/** 'open', 'closed', 'pending' */
function quotedList(reading: Reading, at: number): Found | undefined {
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

/** "250, 500 or 1000": figures of which the last stands after "or". */
function figures(reading: Reading, at: number): Found | undefined {
  if (reading.tokens[at]?.kind !== "number" || ["-", ".", "/"].includes(word(reading, at - 1))) return undefined;
  const values: string[] = [];
  let index = at;
  for (let round = 0; round < MOST; round++) {
    const value = number(reading, index);
    if (value === undefined || reading.tokens[index]?.kind !== "number") return undefined;
    values.push(String(value.value));
    const unit = unitAt(reading.tokens, value.next)?.next ?? value.next;
    if (isOr(reading, unit)) {
      const last = number(reading, unit + 1);
      if (last === undefined) return undefined;
      const next = unitAt(reading.tokens, last.next)?.next ?? last.next;
      return members(reading, at, next, [...values, String(last.value)]);
    }
    if (word(reading, unit) === "/" && unit === value.next) return slashed(reading, at);
    if (word(reading, unit) !== ",") return undefined;
    index = isOr(reading, unit + 1) ? unit + 2 : unit + 1;
    if (index === unit + 2) {
      const last = number(reading, index);
      const end = last === undefined ? index : (unitAt(reading.tokens, last.next)?.next ?? last.next);
      return last === undefined ? undefined : members(reading, at, end, [...values, String(last.value)]);
    }
  }
  return undefined;
}

/** "energy class A-G", "zone A B or C": single letters behind a noun of kinds. */
function letters(reading: Reading, at: number): Found | undefined {
  const noun = singular(word(reading, at - 1).replace(/^.*_/, ""), reading.language);
  if (
    !kindNouns.has(noun) &&
    !["zone", "section", "rank", "block", "gate", "area", "ward", "klasse", "clase", "classe"].includes(noun)
  )
    return undefined;
  const run = /^([A-Z])-([A-Z])$/.exec(reading.tokens[at]?.text ?? "");
  if (run !== null) {
    const [low, high] = [run[1]?.charCodeAt(0) ?? 0, run[2]?.charCodeAt(0) ?? 0];
    if (high - low < 1) return undefined;
    const values = Array.from({ length: high - low + 1 }, (_, step) => String.fromCharCode(low + step));
    return members(reading, at, at + 1, values);
  }
  const values: string[] = [];
  let next = at;
  for (let index = at; index < at + 2 * 12; index++) {
    if (/^[A-Z]$/.test(reading.tokens[index]?.text ?? "")) {
      values.push(reading.tokens[index]?.text ?? "");
      next = index + 1;
    } else if (word(reading, index) !== "," && !isLast(reading, index)) break;
  }
  return members(reading, at, next, values);
}

/** "status paid or refunded", "decision allow or deny": two words behind a noun of kinds. */
function pairOfKind(reading: Reading, at: number): Found | undefined {
  const noun = singular(word(reading, at - 1).replace(/^.*_/, ""), reading.language);
  if (!kindNouns.has(noun) || !isOr(reading, at + 1) || !isWord(reading, at) || !isWord(reading, at + 2))
    return undefined;
  const ends = !isWord(reading, at + 3) || endsPhrase(word(reading, at + 3));
  return ends
    ? members(
        reading,
        at,
        at + 3,
        [word(reading, at), word(reading, at + 2)].map((_, i) => written(reading, at + 2 * i, at + 2 * i + 1)),
      )
    : undefined;
}

/** "1/2/3": at least three figures that are no date and no shares. */
function slashed(reading: Reading, at: number): Found | undefined {
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; index = next + 1) {
    const value = number(reading, index);
    if (value === undefined || reading.tokens[index]?.kind !== "number") break;
    values.push(String(value.value));
    next = value.next;
    if (word(reading, next) !== "/" || !isGlued(reading, next)) break;
  }
  return values.length < 3 || periodAt(reading, at)?.next === next ? undefined : members(reading, at, next, values);
}
