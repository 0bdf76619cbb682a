import { isHappening } from "../../rules/time-words.ts";
/** A word that was mistyped, and the one that is read instead. */
export interface Slip {
  readonly written: string;
  readonly meant: string;
}

/** Letters are left out, doubled or swapped, and vowels mistaken; another consonant makes another word. */
export function isSlip(written: string, meant: string): boolean {
  // "resuelta" says what happened, whatever the language of the need is taken for.
  if (isHappening([written])) return false;
  if (written[0] !== meant[0]) return false;
  if (hasSameConsonants(written, meant)) return true;
  if (written.length !== meant.length) return true;
  const differing = [...written].flatMap((letter, index) => (letter === meant[index] ? [] : [index]));
  const [first, second] = differing;
  if (first === undefined) return true;
  if (second === first + 1 && written[first] === meant[second] && written[second] === meant[first]) return true;
  return differing.every((index) => "aeiouy".includes(written[index] ?? "") && "aeiouy".includes(meant[index] ?? ""));
}

/** Whether two words differ in vowels and doubled letters alone. */
export function hasSameConsonants(one: string, other: string): boolean {
  return consonantsOf(one) === consonantsOf(other);
}

/** "vehical" and "vehicle", "refferal" and "referral": what is left without vowels and doubled letters. */
function consonantsOf(word: string): string {
  return word.replace(/(.)\1+/g, "$1").replace(/(?!^)[aeiouy]/g, "");
}
