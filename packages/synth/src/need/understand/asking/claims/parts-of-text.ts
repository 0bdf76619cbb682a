import { isBreak, type Reading, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { hasOpposite } from "../opposites.ts";
import type { Fact } from "./claim.ts";
import { isShell, isSmall, rootOf } from "./roots.ts";
import { stateAt } from "./state-phrases.ts";

const joints = wordSet("and und y e et but aber pero mas mais while whereas & +");
const eithers = wordSet("or oder o ou");
const denials = wordSet(
  "not no none never nobody without neither nor cannot nicht nie niemals kein keine keiner keines keinen keinem ohne niemand ningun ninguno ninguna nunca jamas nadie sin sans jamais aucun aucune pas nao nenhum nenhuma ninguem jamais sem",
);
const withouts = wordSet("without ohne sin sans sem");
const contracted = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|should|would|wo|must)n't$|^cannot$/;
/** "no" is a preposition with its article in Portuguese. */
export function isDenial(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  if (said === "no" && reading.language === "pt") return false;
  return denials.has(said) || contracted.test(said.replace("’", "'"));
}

/** What the tokens from one to another say, a fact for each that "and" joins; without those that say a range. */
export function factsOf(
  reading: Reading,
  first: number,
  next: number,
  without?: { readonly first: number; readonly next: number },
): readonly Fact[] {
  // "60% yes and 55% no": alone it is an answer, and denies nothing.
  const only = word(reading, first);
  if (next - first === 1 && /^(?:no|nein|non|nao)$/.test(only))
    return [{ words: [only], roots: [only], isDenied: false }];
  const facts: Fact[] = [];
  let words: string[] = [];
  let isDenied = false;
  const close = (): void => {
    if (words.length > 0) facts.push({ words, roots: words.map((each) => rootOf(each, reading.language)), isDenied });
    words = [];
    isDenied = false;
  };
  for (let at = first; at < next; at++) {
    const said = word(reading, at);
    if (isJoint(reading, at) || isEitherWord(reading, at)) {
      close();
      continue;
    }
    // "no longer with us" denies nothing: it is a state.
    const told = stateAt(reading, at, next);
    if (told !== undefined) {
      words.push(told.state);
      at = told.next - 1;
      continue;
    }
    if (without !== undefined && at >= without.first && at < without.next) continue;
    // "still open without a settlement date": two facts.
    if (withouts.has(said) && hasOpposite(words.at(-1) ?? "")) close();
    if (isDenial(reading, at) || isYetToBe(reading, first, at)) {
      isDenied = true;
      // "no longer active", "nicht mehr aktiv"
      if (/^(?:longer|mehr)$/.test(word(reading, at + 1))) {
        at += 1;
        continue;
      }
    }
    const late = lateAt(reading, at, next);
    if (late !== undefined) {
      words.push("late");
      at = late - 1;
      continue;
    }
    if (isContent(reading, at)) words.push(said);
  }
  close();
  return facts;
}

/** The end of "after the due date", "past their deadline": late, in other words. */
function lateAt(reading: Reading, at: number, next: number): number | undefined {
  if (!/^(?:after|past|beyond)$/.test(word(reading, at))) return undefined;
  const noun = /^(?:the|their|its|his|her)$/.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const isDate = /^(?:due|return)$/.test(word(reading, noun)) && word(reading, noun + 1) === "date";
  const end = isDate ? noun + 2 : word(reading, noun) === "deadline" ? noun + 1 : undefined;
  return end !== undefined && end <= next ? end : undefined;
}

/** "20% ainda por pagar", "el 18 % por entregar": it has not come to pass. */
function isYetToBe(reading: Reading, first: number, at: number): boolean {
  return (
    word(reading, at) === "por" &&
    /^(?:pagar|cobrar|entregar|enviar|resolver|confirmar|firmar|assinar|vender|devolver)$/.test(
      word(reading, at + 1),
    ) &&
    (at === first || /^(?:ainda|todavia|aun)$/.test(word(reading, at - 1)))
  );
}

/** A word that says something; "A" and "O" do where they are what they name. */
export function isContent(reading: Reading, at: number): boolean {
  const { kind, folded } = reading.tokens[at] ?? { kind: "break", folded: "" };
  if (kind !== "word" && kind !== "identifier") return false;
  return !isSmall(folded) || isLetterName(reading, at) || isStateOfBeing(reading, at);
}

/** "all flats are let at the moment", "all berths taken now": a state, where else they are verbs that help others. */
function isStateOfBeing(reading: Reading, at: number): boolean {
  if (!/^(?:let|taken)$/.test(word(reading, at)) || isBreak(reading, at - 1)) return false;
  const next = word(reading, at + 1);
  const isSaidOfThem = /^(?:are|is|were|was|all|fully|currently|already|been)$/.test(word(reading, at - 1));
  if (isBreak(reading, at + 1)) return true;
  return (
    isSaidOfThem &&
    (/^(?:now|out|currently|today|already|right)$/.test(next) || (next === "at" && word(reading, at + 3) === "moment"))
  );
}

/** The roots of the words that tell one thing from another. */
export function rootsOf(reading: Reading, first: number, next: number): readonly string[] {
  const roots: string[] = [];
  for (let at = first; at < next; at++) {
    const said = word(reading, at);
    if (isContent(reading, at) && !isShell(said)) roots.push(rootOf(said, reading.language));
  }
  return roots;
}

export function isEitherWord(reading: Reading, at: number): boolean {
  return eithers.has(word(reading, at)) && !isLetterName(reading, at);
}

/** "and" in any language; a capital is a name: "40% A, 35% O". */
export function isJoint(reading: Reading, at: number): boolean {
  return joints.has(word(reading, at)) && !isLetterName(reading, at);
}

export function isLetterName(reading: Reading, at: number): boolean {
  return /^[A-Z]$/.test(reading.tokens[at]?.text ?? "") && at > 0 && !isBreak(reading, at - 1);
}
