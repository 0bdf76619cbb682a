import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isWord, number, type Reading, spanOf, word } from "./reading.ts";

const nouns = new Set(
  "tables table tabellen tablas tabelas datasets dataframes sheets collections csvs files".split(" "),
);
const links = new Set(
  "linked related connected joined relational separate different normalised normalized joinable verknupfte verbundene getrennte relacionadas vinculadas enlazadas liees relacionadas ligadas interligadas vinculadas csv parent-child database db sql fact".split(
    " ",
  ),
);
const pairs = phraseList(
  "separate tables|linked tables|related tables|a pair of tables|relational tables|tablas relacionadas|verknupfte tabellen|tables liees|tabelas relacionadas|in separate tables|as separate tables",
);

/** "two linked tables", "3 tables"; tables that are linked without a number are two. */
export function tablesAt(reading: Reading, at: number): Found | undefined {
  const value = number(reading, at);
  if (value !== undefined && Number.isInteger(value.value) && value.value > 0 && value.value < 100) {
    let noun = value.next;
    let isLinked = false;
    while (noun < value.next + 3 && isWord(reading, noun) && links.has(word(reading, noun))) {
      isLinked = true;
      noun += 1;
    }
    const named = word(reading, noun);
    // "5 files" are things; "5 linked files" are tables.
    const counts = nouns.has(named) && (isLinked || /^tab/.test(named));
    // "tres tablas relacionadas"
    const next = links.has(word(reading, noun + 1)) ? noun + 2 : noun + 1;
    if (counts) return { kind: "tables", count: value.value, ...spanOf(reading, at, next) };
  }
  const pair = phraseAt(reading, at, pairs);
  return pair === undefined ? undefined : { kind: "tables", count: 2, ...spanOf(reading, at, pair.next) };
}
