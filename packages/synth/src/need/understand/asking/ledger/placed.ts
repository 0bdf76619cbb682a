import { type Reading, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";

const placing = wordSet(
  "of in at from across on for by with per to over von in aus bei an de del en desde para dans des du pour em do da dos das",
);
const determiners = wordSet(
  "the our my these those all both unsere unserer unseren den die las los nuestras nuestros nos les nossas nossos",
);

/** "call-outs of 12 stations", "receipts of our three shops": those counted say where or whose the rows are, and are none of them. */
export function isPlaced(reading: Reading, first: number): boolean {
  const before = determiners.has(word(reading, first - 1)) ? first - 2 : first - 1;
  return placing.has(word(reading, before));
}
