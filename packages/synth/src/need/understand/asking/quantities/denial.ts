import { type Reading, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround } from "./clauses.ts";

const nones = wordSet(
  "no nobody noone none never neither niemand keiner kein keine keinem keinen nie nadie ningun ninguno ninguna nunca aucun aucune personne jamais ninguem nenhum nenhuma nem",
);
/** They deny what they stand right before: "not heavier than", "does not exceed", "cannot exceed". */
const nots = wordSet("not nicht nao ne cannot doesn't don't mustn't can't");
const limits = wordSet("more less fewer mas menos later earlier");

/** Whether the clause of a token denies before it: "nobody took more than 12". */
export function isDenied(reading: Reading, at: number): boolean {
  const [first] = clauseAround(reading, at);
  for (let back = at - 1; back >= first; back--)
    if (denies(reading, back) || (back >= at - 2 && nots.has(word(reading, back)))) return true;
  return false;
}

/** "no" is "in the" in Portuguese, and "no more than" denies nothing. */
export function denies(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  if (said === "not")
    return ["one", "a", "any", "single"].includes(word(reading, at + 1)) && word(reading, at + 2) !== "";
  if (!nones.has(said)) return false;
  return said !== "no" || (reading.language !== "pt" && !limits.has(word(reading, at + 1)));
}

/** Words for none at all. */
export function isNone(word: string): boolean {
  return nones.has(word);
}
