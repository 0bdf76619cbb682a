import type { Reading } from "../../../extract/reading.ts";
import { clauseAround, endsSentence, foldedOf, isWall, sentenceOf } from "../quantities/clauses.ts";
import type { Ledger } from "./ledger.ts";
import type { Split } from "./split.ts";

/** One of several, and no other: "each tree is of one species", "cada um numa só categoria", "jeder in genau einer Abteilung". */
const oneEach =
  /^(?:.{0,60} )?(?:each|one|every|everybody|everyone|all|any|an?|per|cada|jede[rsnm]?|chaque|chacune?|todos|todas)\b.{0,60}\b(?<!\b(?:at least|no less than|minimum|mindestens|al menos|au moins|pelo menos) )(?:exactly one|only one|just one|one|a single|nur (?:in )?eine[rnm]?|genau (?:in )?eine[rnm]?|ein(?:er|e)? einzige[rnsm]?|un solo|una sola|un unico|una unica|un seul|une seule|um so|uma so|so uma|so um|num so|numa so|um unico|uma unica)\b(?! (?:row|line|record|entry|per|to|or|and|of)\b)/;
const onePer =
  /\b(?:un|una|une|um|uma) [a-z]+ (?:por|par) [a-z]+|\b[a-z]+ (?:unique|unic[oa]) (?:par|por) [a-z]+|\b(?:one|exactly one|a single|genau ein[a-z]*|un solo|una sola|un seul|une seule|uma so|um so)(?: [a-z]+){1,3} (?:per|each|for each|for every|in every|pro|je|por|par) [a-z]+|\b(?:one|a single) [a-z]+(?: [a-z]+)? (?:each|apiece)\b/;
const rowPer = /\b(?:row|line|record|entry|zeile|fila|registro|ligne|linha)\b/;
const notTwo =
  /\b(?:nobody|no one|noone|none|no|keine[rns]?|niemand|nadie|ningun[oa]?|personne|aucune?|ninguem|nenhuma?|never|not|nunca|nie)\b.{0,60}\b(?:two|both|twice|more than one|several|overlap|zwei|beide[sn]?|mehr als eine[rnms]?|mehrere[nr]?|dos|ambos|ambas|mas de una?|deux|plusieurs|plus d' ?une?|dois|duas|mais de uma?)\b/;
const apart =
  /\b(?:mutually exclusive|either [a-z]+ or [a-z]+|no overlaps?|without overlap(?:ping)?|schliessen sich (?:gegenseitig )?aus|(?:mutuamente |se )?excluyentes?|s'excluent|mutuamente exclusiv[oa]s)\b/;
const over =
  /\b(?:nothing else|nobody else|none else|no ?one else|nowhere else|no others?|and that is all|that is everybody|sonst (?:nichts|niemand|keine[rn]?)|keine (?:andere|weitere)[nrs]?|nada mas|nadie mas|ningun(?:a)? otr[oa]|rien d' ?autre|aucun(?:e)? autre|personne d' ?autre|nada mais|ninguem mais|nenhum(?:a)? outr[oa])\b/;
const splitting =
  /\b(?:made up of|consist(?:s|ing)? of|compris(?:es|ing)|composed of|(?:split|divided|broken down) (?:in)?to|bestehend aus|besteht aus|bestehen aus|aufgeteilt in|unterteilt in|compuest[oa]s? (?:de|por)|formad[oa]s? por|dividid[oa]s? (?:en|em)|repartid[oa]s? (?:en|em)|compose(?:e|s|es)? de|reparti(?:e|s|es)? en|divise(?:e|s|es)? en|compost[oa]s? (?:de|por))$/;
/** How far from the parts it may be said that they exclude each other. */
const NEAR = 40;

/** Whether it is said near the parts that nothing is two of them. */
export function areExclusive(ledger: Ledger, split: Split): boolean {
  return clausesNear(ledger, split).some(isExclusive);
}

/** "each tree is of one species", "nobody is in two": whether a clause says that nothing is of several. */
export function isExclusive(clause: string): boolean {
  const isOnePer = onePer.test(clause) && !rowPer.test(clause);
  return isOnePer || oneEach.test(clause) || notTwo.test(clause) || apart.test(clause);
}

/** Whether the parts are all that there is: "and nothing else", "everybody in exactly one team: …". */
export function isClosed(ledger: Ledger, split: Split): boolean {
  return clausesNear(ledger, split).some((clause) => over.test(clause)) || isListOfOnes(ledger, split);
}

const others =
  /\b(?:rest|remaining|remainder|others?|etc|and so on|ubrigen?|andere[nr]?|resto|reste|autres?|otr[oa]s|outr[oa]s)\b/;

/** "everybody in exactly one department: 45 engineering, 20 sales": the list tells all of what each is one of. */
function isListOfOnes({ reading }: Ledger, { parts }: Split): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || reading.tokens[first.first - 1]?.text !== ":") return false;
  const [from] = clauseAround(reading, first.first - 2);
  const [, end] = sentenceOf(reading, last.figure);
  const isOpen = others.test(foldedOf(reading, last.next, end));
  return !isOpen && oneEach.test(foldedOf(reading, from, first.first - 1));
}

/** "made up of 150 open and 100 closed ones" */
export function isSplit({ reading }: Ledger, { whole, parts: [first] }: Split): boolean {
  if (first === undefined || first.first <= whole.next) return false;
  let end = first.first;
  while (end > whole.next && isWall(reading, end - 1)) end -= 1;
  return splitting.test(foldedOf(reading, whole.next, end));
}

/** The clauses around a split; a number between two commas is none of its own. */
function clausesNear({ reading }: Ledger, { whole, parts }: Split): readonly string[] {
  const firsts = [whole, ...parts].map(({ first }) => first);
  const from = Math.max(0, Math.min(...firsts) - NEAR);
  const to = Math.min(reading.tokens.length, Math.max(...[whole, ...parts].map(({ end }) => end)) + NEAR);
  return clausesBetween(reading, from, to);
}

/** The clauses between two tokens, folded. */
export function clausesBetween(reading: Reading, from: number, to: number): readonly string[] {
  const clauses: string[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at < to && !isWall(reading, at) && !endsSentence(reading, at)) continue;
    if (at > start) clauses.push(foldedOf(reading, start, at).slice(0, 200));
    start = at + 1;
  }
  return clauses;
}
