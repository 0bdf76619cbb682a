import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, spanOf, tokenFrom, word } from "./reading.ts";

const nouns = new Set(
  "tables table tabellen tablas tabelas datasets dataframes sheets collections csvs files".split(" "),
);
const links = new Set(
  "linked related connected joined relational separate different normalised normalized joinable verknupfte verbundene getrennte relacionadas vinculadas enlazadas liees relacionadas ligadas interligadas vinculadas csv parent-child database db sql fact".split(
    " ",
  ),
);
const pairs = phraseList(
  "separate tables|linked tables|related tables|a pair of tables|relational tables|tablas relacionadas|verknupfte tabellen|tables liees|tabelas relacionadas|in separate tables|as separate tables|parent child|parent / child|parent-child|master detail|master / detail|master-detail|one to many|one-to-many|header and lines|as second table|as a second table|as a linked table|as linked table|als zweite tabelle|como segunda tabla|comme deuxieme table|comme seconde table|como segunda tabela",
);

/** "two linked tables", "3 tables"; tables that are linked without a number are two. */
export function tablesAt(reading: Reading, at: number): Found | undefined {
  const found = tablesNamedAt(reading, at);
  const next = found === undefined ? at : tokenFrom(reading, at, found.end);
  return found === undefined ? undefined : { ...found, end: spanOf(reading, at, behindKey(reading, next)).end };
}

/** "separate tables linked by member id": by what they are linked is no column of its own. */
function behindKey(reading: Reading, at: number): number {
  const isLinked = links.has(word(reading, at)) || word(reading, at) === "keyed";
  if (!isLinked || !/^(?:by|on|via|through|over|uber|por|par)$/.test(word(reading, at + 1))) return at;
  let next = at + 2;
  while (next < at + 6 && isWord(reading, next)) next += 1;
  return isWord(reading, next) ? at : next;
}

function tablesNamedAt(reading: Reading, at: number): Found | undefined {
  const each =
    oneByOne(reading, at) ?? numbered(reading, at) ?? linkedBehind(reading, at) ?? countedBehind(reading, at);
  if (each !== undefined) return each;
  const value = number(reading, at);
  if (value !== undefined && Number.isInteger(value.value) && value.value > 0 && value.value < 100) {
    let noun = value.next;
    let isLinked = false;
    // "two helpdesk tables"
    if (
      isWord(reading, noun) &&
      !links.has(word(reading, noun)) &&
      /^tab(?:les|ellen|las|elas)$/.test(word(reading, noun + 1))
    )
      noun += 1;
    while (noun < value.next + 3 && isWord(reading, noun) && links.has(word(reading, noun))) {
      isLinked = true;
      noun += 1;
    }
    const named = word(reading, noun);
    // "5 files" are things; "5 linked files" are tables, and so are "two files: 180 subjects and 900 events".
    const counts =
      nouns.has(named) &&
      (isLinked || /^tab/.test(named) || opensCounted(reading, noun + 1) || opensSized(reading, noun + 1));
    // "tres tablas relacionadas"
    const next = links.has(word(reading, noun + 1)) ? noun + 2 : noun + 1;
    if (counts) return { kind: "tables", count: value.value, ...spanOf(reading, at, next) };
  }
  const pair = phraseAt(reading, at, pairs) ?? otherTable(reading, at);
  return pair === undefined ? undefined : { kind: "tables", count: 2, ...spanOf(reading, at, pair.next) };
}

/** "a second table of 2,500 visits", "in another table", "in the other": where there is another, there are two. */
function otherTable(reading: Reading, at: number): { readonly next: number } | undefined {
  const isPlaced = word(reading, at) === "in" && others.has(word(reading, behindArticle(reading, at + 1)));
  const other = behindArticle(reading, isPlaced ? at + 1 : at);
  const isJoined = ["and", "plus", "+", ",", "und", "y", "et", "e"].includes(word(reading, at - 1));
  const isOther = isJoined || others.has(word(reading, other));
  const noun = table.has(word(reading, other)) ? other : other + 1;
  if (!table.has(word(reading, noun)) || (noun > other && !isOther)) return undefined;
  if (isPlaced) return { next: noun + 1 };
  const holds = ofs.has(word(reading, noun + 1));
  // "of their 900 dogs", "with the 2,500 visits"
  const counted = theirs.has(word(reading, noun + 2)) ? noun + 3 : noun + 2;
  if (isOther && holds && number(reading, counted) !== undefined) return { next: noun + 2 };
  // "a second table holding each repayment with due date", "another table with one row per visit"
  let named = noun + 2;
  while (named < noun + 4 && (theirs.has(word(reading, named)) || /^(?:each|every)$/.test(word(reading, named))))
    named += 1;
  const isNamed = named > noun + 2 && isWord(reading, named);
  if (!others.has(word(reading, other)) || !holds || !isNamed) return undefined;
  return { next: /^(?:each|every|all)$/.test(word(reading, noun + 2)) ? named + 1 : noun + 2 };
}

const theirs = new Set("their its the all ihren ihrer deren sus leurs suas seus".split(" "));

function behindArticle(reading: Reading, at: number): number {
  return ["a", "an", "the", "eine", "einer", "una", "une", "uma"].includes(word(reading, at)) ? at + 1 : at;
}

/** "table 1: 120 suppliers, table 2: 2,400 deliveries": its number is what a table is called by. */
function numbered(reading: Reading, at: number): Found | undefined {
  if (!table.has(word(reading, at)) || !/^(?:[1-6a-c]|one|two|three)$/.test(word(reading, at + 1))) return undefined;
  const [from, next] = [Math.max(0, at - FARTHEST), Math.min(reading.tokens.length, at + FARTHEST)];
  for (let other = from; other < next; other++) {
    const isOther =
      other !== at && word(reading, other) === word(reading, at) && word(reading, other + 1) !== word(reading, at + 1);
    if (
      isOther &&
      /^(?:[1-6a-c]|one|two|three)$/.test(word(reading, other + 1)) &&
      [":", "=", "(", "-", "–"].includes(word(reading, at + 2))
    )
      return { kind: "tables", count: 2, ...spanOf(reading, at, at + 2) };
  }
  return undefined;
}

/** "300 members and 4,000 bookings, linked": two counts joined by "and", and that they belong together. */
function linkedBehind(reading: Reading, at: number): Found | undefined {
  if (!/^(?:linked|joined|related)$/.test(word(reading, at))) return undefined;
  const isAlone = word(reading, at - 1) === "," && (isBreak(reading, at + 1) || reading.tokens[at + 1] === undefined);
  const isKeyed = isWord(reading, at - 1) && /^(?:by|on|via|through)$/.test(word(reading, at + 1));
  if (!isAlone && !isKeyed) return undefined;
  const end = isAlone ? at - 1 : at;
  const from = Math.max(0, end - COUNTS);
  const counts = Array.from({ length: end - from }, (_, step) => from + step).filter(
    (place) => reading.tokens[place]?.kind === "number" && isWord(reading, number(reading, place)?.next ?? place),
  );
  const [one, other] = counts.slice(-2);
  if (one === undefined || other === undefined) return undefined;
  const between = Array.from({ length: other - one }, (_, step) => word(reading, one + step));
  const isJoined = between.at(-1) === "and" && !between.includes(",");
  return isJoined ? { kind: "tables", count: 2, ...spanOf(reading, at, at + 1) } : undefined;
}

/** "tables customers (1,000) and orders (5,000) with name, total" */
function countedBehind(reading: Reading, at: number): Found | undefined {
  if (!/^tab(?:les|ellen|las|elas)$/.test(word(reading, at))) return undefined;
  const first = countInBrackets(reading, word(reading, at + 1) === ":" ? at + 2 : at + 1);
  const isJoined = first !== undefined && /^(?:and|und|y|et|e|,)$/.test(word(reading, first));
  const isPair = isJoined && countInBrackets(reading, first + 1) !== undefined;
  return isPair ? { kind: "tables", count: 2, ...spanOf(reading, at, at + 1) } : undefined;
}

/** The token behind "customers (1,000)". */
function countInBrackets(reading: Reading, at: number): number | undefined {
  const count = isWord(reading, at) && word(reading, at + 1) === "(" ? number(reading, at + 2) : undefined;
  return count !== undefined && word(reading, count.next) === ")" ? count.next + 1 : undefined;
}

/** So many tokens may two counts of things take. */
const COUNTS = 10;

/** ", please: 180 subjects": a colon and what is counted behind it. */
function opensCounted(reading: Reading, at: number): boolean {
  const isAsked = ["please", "pls", "bitte"].includes(word(reading, at));
  const colon = isAsked ? at + 1 : at;
  return /^[:,]$/.test(word(reading, colon)) && number(reading, colon + 1) !== undefined;
}

/** "two CSVs that join: merchants (150 rows) and payouts (6,000 rows)": a colon and what is sized in brackets behind it. */
function opensSized(reading: Reading, at: number): boolean {
  let colon = at;
  while (colon < at + ASIDE && isWord(reading, colon)) colon += 1;
  if (word(reading, colon) !== ":") return false;
  const noun = isWord(reading, colon + 2) ? colon + 2 : colon + 1;
  return isWord(reading, noun) && word(reading, noun + 1) === "(" && number(reading, noun + 2) !== undefined;
}

/** "that join on the merchant id" */
const ASIDE = 8;

const ones = new Set("one a the eine una une uma first".split(" "));
const table = new Set("table tabelle tabla tabela file sheet csv".split(" "));
const ofs = new Set("of for with with: listing holding containing having von de con avec com fur".split(" "));
/** How far behind the first table the second may be named. */
const FARTHEST = 60;

/** "one table of 800 households (...) and one of 4,800 parcels": each of them says how many there are. */
function oneByOne(reading: Reading, at: number): Found | undefined {
  if (!opensTable(reading, at) && !opensOther(reading, at)) return undefined;
  const from = Math.max(0, at - FARTHEST);
  const around = Array.from({ length: 2 * FARTHEST }, (_, step) => from + step);
  const first = around.find((place) => place < reading.tokens.length && opensTable(reading, place));
  const others = around.filter((place) => first !== undefined && place > first && opensOther(reading, place));
  if (first === undefined || others.length === 0 || (at !== first && !others.includes(at))) return undefined;
  const next = table.has(word(reading, at + 1)) ? at + 3 : at + 2;
  return { kind: "tables", count: 1 + others.length, ...spanOf(reading, at, next) };
}

function opensTable(reading: Reading, at: number): boolean {
  return ones.has(word(reading, at)) && table.has(word(reading, at + 1)) && ofs.has(word(reading, at + 2));
}

/** "and one of 4,800", ", another table of": a number has to stand behind where no table is named. */
function opensOther(reading: Reading, at: number): boolean {
  if (!ones.has(word(reading, at)) && !others.has(word(reading, at))) return false;
  if (!["and", "plus", ",", "und", "y", "et", "e"].includes(word(reading, at - 1))) return false;
  const isNamed = table.has(word(reading, at + 1));
  const behind = isNamed ? at + 2 : at + 1;
  return ofs.has(word(reading, behind)) && (isNamed || number(reading, behind + 1) !== undefined);
}

const others = new Set("another second other zweite zweiten otra segunda autre outra".split(" "));
