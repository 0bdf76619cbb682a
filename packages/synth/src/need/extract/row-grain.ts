import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";

const ones = /^(?:one|a|1|an|eine?|una?|une|uma?|single)$/;
const perRow = phraseList(
  "per row|per line|per record|a row|to a row|for each row|in each row|on each row|on each line|each row|pro zeile|je zeile|por fila|par ligne|por linha",
);

/** "400 clauses, one per row", "300 conversations, one message per row": what a row is of. */
export function rowGrainAt(reading: Reading, at: number): Found | undefined {
  if (!ones.test(word(reading, at)) || !(isBreak(reading, at - 1) || word(reading, at - 1) === "with"))
    return undefined;
  if (leadsToCount(reading, at + 1)) return { kind: "errand", ...spanOf(reading, at, at + 2) };
  // What they are was counted.
  const bare = phraseAt(reading, at + 1, perRow);
  if (bare !== undefined)
    return isEnd(reading, bare.next) ? { kind: "errand", ...spanOf(reading, at, bare.next) } : undefined;
  const noun = isWord(reading, at + 2) && phraseAt(reading, at + 3, perRow) !== undefined ? at + 2 : at + 1;
  const said = isWord(reading, noun) ? phraseAt(reading, noun + 1, perRow) : undefined;
  if (said === undefined || !isEnd(reading, said.next)) return undefined;
  const parent = singular(word(reading, noun), reading.language);
  return { kind: "belongs", child: "row", parent, least: 1, most: 1, ...spanOf(reading, at, said.next) };
}

const rowNouns = /^(?:rows?|lines?|records?|entry|zeile|fila|ligne|linha)$/;
const leads = phraseList(
  "for each of|for every one of|for each one of|per each of|fur jede der|fur jeden der|fur jedes der|para cada una de|para cada uno de|por cada una de|pour chacun des|pour chacune des|para cada um dos|para cada uma das",
);
const owners = /^(?:our|the|my|these|those|unserer|unseren|nuestros|nuestras|las|los|nos|mes|nossos|nossas)$/;

/** "one row for each of our 30 stores": what is counted behind it says what the row is of. */
function leadsToCount(reading: Reading, at: number): boolean {
  const lead = rowNouns.test(word(reading, at)) ? phraseAt(reading, at + 1, leads) : undefined;
  if (lead === undefined) return false;
  const next = owners.test(word(reading, lead.next)) ? lead.next + 1 : lead.next;
  return reading.tokens[next]?.kind === "number";
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^(?:with|and|:|\(|\))$/.test(word(reading, at));
}
