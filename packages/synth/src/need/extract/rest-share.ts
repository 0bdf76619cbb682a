import { ledLabelAt } from "./led-labels.ts";
import { isLast, isOr } from "./member-list.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, word, written } from "./reading.ts";
import { isAnswerCode, labelAt, MOST, type Share } from "./share-parts.ts";

const rests = phraseList(
  "the rest|rest|rest of them|the rest of them|the remainder|remainder|the remaining|the remaining ones|remaining ones|remaining|the others|others|all others|all the others|otherwise|else|everything else|everyone else|the balance|der rest|den rest|rest ist|die ubrigen|die restlichen|sonst|ansonsten|el resto|los demas|las demas|resto|le reste|les autres|sinon|autrement|o resto|os restantes|as restantes|os demais|as demais|o restante",
);
const fillers = phraseList(
  "is|are|being|as|go|goes|go to|goes to|was|were|to|of them|of them are|should be|:|=|-|are in|ist|sind|war|waren|es|son|est|sont|e|sao|va|vont|van",
);
const joints = new Set(", ; and und y et e / | & ( - – — . or with".split(" "));

/** What the shares before leave: "68% approved, 20% declined, the rest referred", "half wrong size, otherwise damaged or gift". */
export function withRest(
  reading: Reading,
  at: number,
  list: readonly Share[],
): { readonly list: readonly Share[]; readonly next: number } | undefined {
  const sum = list.reduce((total, { share }) => total + share, 0);
  let start = at;
  while (start < at + 2 && joints.has(word(reading, start))) start += 1;
  if (list.length === 0 || sum <= 0 || sum > 0.9995) return undefined;
  const rest = phraseAt(reading, start, rests);
  if (rest === undefined)
    return otherRest(reading, start, list, 1 - sum) ?? labelledRest(reading, start, list, 1 - sum);
  const labels = partedAmong(reading, rest.next) ?? labelsAt(reading, skip(reading, rest.next, fillers));
  if (labels === undefined) return undefined;
  const share = (1 - sum) / labels.values.length;
  return { list: [...list, ...labels.values.map((value) => ({ value, share }))], next: labels.next };
}

const parted = phraseList(
  "split|split evenly|evenly split|split equally|divided|divided evenly|spread|spread evenly|shared|distributed|aufgeteilt|verteilt|repartido|reparti|dividido",
);
const amongst = phraseList("over|between|among|amongst|across|into|by|auf|zwischen|entre|sobre");

/** "split over 301 and 403", "spread across cash, cheque and bank transfer": all that the list names, words or figures. */
function partedAmong(
  reading: Reading,
  at: number,
): { readonly values: readonly string[]; readonly next: number } | undefined {
  const split = phraseAt(reading, skip(reading, at, fillers), parted);
  const among = split === undefined ? undefined : phraseAt(reading, split.next, amongst);
  // "rest 301 and 403": codes of answers can only be what the rest is.
  const areCodes = among === undefined && isAnswerCode(reading.tokens[at]?.text ?? "");
  if (among === undefined && !areCodes) return undefined;
  const values: string[] = [];
  let isEnding = false;
  for (let index = among?.next ?? at; values.length < MOST; ) {
    const isFigure = reading.tokens[index]?.kind === "number";
    const label = isFigure ? { value: written(reading, index, index + 1), next: index + 1 } : labelAt(reading, index);
    if (label === undefined) return undefined;
    values.push(label.value);
    const joint = word(reading, label.next) === "," ? label.next + 1 : label.next;
    if (isEnding || (!isLast(reading, joint) && joint === label.next)) return { values, next: label.next };
    isEnding = isLast(reading, joint);
    index = isEnding ? joint + 1 : joint;
  }
  return undefined;
}

const others =
  /^(?:others?|none|misc|unknown|sonstiges?|andere|keine|otros?|otras?|ninguno|autres?|aucune?|outros?|outras?|nenhum)$/;

/** "(O+ 37%, A+ 34%, B+ 9%, other)": what has no share of its own, at the end of those that have one. */
function otherRest(
  reading: Reading,
  at: number,
  list: readonly Share[],
  share: number,
): { readonly list: readonly Share[]; readonly next: number } | undefined {
  const isEnd = isBreak(reading, at + 1) || word(reading, at + 1) === ")" || reading.tokens[at + 1] === undefined;
  if (list.length < 2 || !others.test(word(reading, at)) || !isEnd) return undefined;
  return { list: [...list, { value: written(reading, at, at + 1), share }], next: at + 1 };
}

/** "open 20%, waiting 15%, closed rest", "incendie 10 %, autre le reste" */
function labelledRest(
  reading: Reading,
  at: number,
  list: readonly Share[],
  share: number,
): { readonly list: readonly Share[]; readonly next: number } | undefined {
  let rest = at + 1;
  while (rest < at + 3 && isWord(reading, rest) && !isRest(reading, rest)) rest += 1;
  // "declined reason for the rest" is there for them, and none of the shares.
  const isOfRest = /^(?:for|of|in|on|by|fur|bei|para|por|pour|de)$/.test(word(reading, rest - 1));
  if (!isWord(reading, at) || !isRest(reading, rest) || isOfRest) return undefined;
  const next = phraseAt(reading, rest, rests)?.next ?? rest + 1;
  const isEnd = isBreak(reading, next) || word(reading, next) === ")";
  return isEnd ? { list: [...list, { value: written(reading, at, rest), share }], next } : undefined;
}

function isRest(reading: Reading, at: number): boolean {
  const first = articles.test(word(reading, at)) ? at + 1 : at;
  return /^(?:rest|remainder|remaining|balance|resto|reste|restante)$/.test(word(reading, first));
}

const articles = /^(?:the|der|den|el|le|o)$/;

/** One label, or a list of them up to its "or". */
function labelsAt(
  reading: Reading,
  at: number,
): { readonly values: readonly string[]; readonly next: number } | undefined {
  const values: string[] = [];
  let first: number | undefined;
  for (let index = at; values.length < MOST; ) {
    const label = restLabel(reading, index);
    if (label === undefined || number(reading, label.next) !== undefined) break;
    values.push(label.value);
    first ??= label.next;
    const joint = backOver(reading, index);
    // "rest by sea, weight and cost" goes on with columns.
    if (isLast(reading, joint)) {
      if (values.length > 2 && !isOr(reading, joint)) break;
      return { values, next: label.next };
    }
    const mark = word(reading, label.next);
    // "the rest cats and rabbits, weight": what "and" joins ends the item.
    const isAnd = isLast(reading, label.next) && !isOr(reading, label.next) && endsPair(reading, label.next + 1);
    if (mark !== "," && mark !== "/" && !isOr(reading, label.next) && !isAnd) break;
    // "the others passed or were cancelled"
    index = skip(reading, label.next + (mark === "," && isOr(reading, label.next + 1) ? 2 : 1), verbs);
  }
  return first === undefined ? undefined : { values: values.slice(0, 1), next: first };
}

const verbs = phraseList("are|is|were|was|got|sind|waren|son|fueron|sont|sao");

/** The token before a member, without the verb that may lead it. */
function backOver(reading: Reading, at: number): number {
  return phraseAt(reading, at - 1, verbs) === undefined ? at - 1 : at - 2;
}

/** One word up to the end of the item. */
function endsPair(reading: Reading, at: number): boolean {
  return isWord(reading, at) && (isBreak(reading, at + 1) || word(reading, at + 1) === ")");
}

/** "the rest in review", "le reste en instruction": the preposition is part of the member. */
function restLabel(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  // "the rest still pending"
  if (/^(?:still|noch|aun|todavia|encore|ainda)$/.test(word(reading, at)) && isWord(reading, at + 1))
    return restLabel(reading, at + 1);
  if (/^(?:in|en|em|unter|im)$/.test(word(reading, at)) && isWord(reading, at + 1)) {
    const label = labelAt(reading, at + 1);
    return label === undefined ? undefined : { value: written(reading, at, label.next), next: label.next };
  }
  return labelAt(reading, at) ?? ledLabelAt(reading, at);
}
