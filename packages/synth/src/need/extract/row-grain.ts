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
  const bare = phraseAt(reading, at + 1, perRow);
  // What they are was counted.
  if (bare !== undefined)
    return isEnd(reading, bare.next) ? { kind: "errand", ...spanOf(reading, at, bare.next) } : undefined;
  const noun = isWord(reading, at + 2) && phraseAt(reading, at + 3, perRow) !== undefined ? at + 2 : at + 1;
  const said = isWord(reading, noun) ? phraseAt(reading, noun + 1, perRow) : undefined;
  if (said === undefined || !isEnd(reading, said.next)) return undefined;
  const parent = singular(word(reading, noun), reading.language);
  return { kind: "belongs", child: "row", parent, least: 1, most: 1, ...spanOf(reading, at, said.next) };
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^(?:with|and|:|\(|\))$/.test(word(reading, at));
}
