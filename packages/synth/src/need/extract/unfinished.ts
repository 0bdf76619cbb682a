import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { lackBehindAt } from "./lack-behind.ts";
import { isNamedByWords } from "./multiple.ts";
import { OF_THEM } from "./of-them.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const of = phraseList(`${OF_THEM}|of the rows|of all|of cases|der falle|de los casos|des cas|dos casos`);
const are = phraseList(
  "are|is|were|was|have|has|had|that are|who are|which are|being|sind|ist|waren|wurden|haben|son|estan|esta|siguen|sigue|quedan|sont|est|restent|ont|sao|estao|esta|continuam",
);
const stills = phraseList(
  "still|noch|immer noch|noch immer|weiterhin|aun|todavia|todavia en|encore|toujours|ainda|ainda em",
);
/** Behind these the predicate is denied: "not yet fixed", "noch nicht fertig", "aún sin resolver". */
const notYets = phraseList(
  "not yet|still not|still to be|yet to be|yet to|noch nicht|immer noch nicht|noch ohne|aun no|aun sin|aun por|todavia no|todavia sin|sin|por|pas encore|encore non|toujours pas|encore a|ainda nao|ainda sem|ainda por|nao",
);
const denials = new Set("not nicht no pas nao non haven't hasn't isn't aren't never".split(" "));
const lacking = new Set("sin sem sans ohne".split(" "));
const untilNow = phraseList(
  "so far|yet|up to now|until now|to date|as of now|as yet|at the moment|right now|bisher|bislang|bis jetzt|derzeit|hasta ahora|hasta la fecha|por ahora|de momento|jusqu'ici|a ce jour|pour l'instant|ate agora|ate a data|por enquanto|de momento",
);
const links = phraseList("for|in|on|with|bei|fur|in|en|para|dans|pour|chez|em");
const LONGEST = 3;

/**
 * "18% still pending so no decision yet", "a third not yet fixed", "8 % noch offen", "17% unpaid so far": of so many the end has not
 * come, and no time of it. `state` is what they are, for where no column tells a time.
 */
export function unfinishedAt(reading: Reading, at: number): Found | undefined {
  const share = shareSaidAt(reading, at);
  if (share === undefined) return stateFirst(reading, at);
  const start = skip(reading, skip(reading, share.next, of), are);
  const said = stateAt(reading, start) ?? openAt(reading, at, start);
  if (said === undefined || share.rate >= 1) return undefined;
  const lack = lackBehindAt(reading, said.next, at);
  const next = lack?.next ?? said.next;
  if (!isClosed(reading, next)) return undefined;
  const named = lack?.of === undefined ? {} : { of: lack.of };
  return { kind: "nulls", rate: share.rate, state: said.text, ...named, ofBefore: true, ...spanOf(reading, at, next) };
}

const ended =
  /^(?:resolved|closed|completed|finished|delivered|returned|shipped|repaired|fixed|settled|answered|solved|ended|geschlossen|gelost|erledigt|resuelto|cerrado|resolu|ferme|resolvido|fechado)$/;
const open = /^(?:open|pending|outstanding|ongoing|offen|abierto|abiertos|abiertas|ouvert|ouverts|aberto|abertos)$/;

/** The "open" of "resolved (20% open)": behind the end, in brackets, those that have not come to it. */
function openAt(reading: Reading, at: number, start: number): State | undefined {
  const isBehindEnd = word(reading, at - 1) === "(" && ended.test(word(reading, at - 2));
  const isOpen = open.test(word(reading, start)) && word(reading, start + 1) === ")";
  return isBehindEnd && isOpen ? { text: written(reading, start, start + 1), next: start + 1 } : undefined;
}

/** "not yet repaired for 28%" */
function stateFirst(reading: Reading, at: number): Found | undefined {
  if (at > 0 && !isBreak(reading, at - 1) && word(reading, at - 1) !== "(") return undefined;
  const said = stateAt(reading, at);
  const link = said === undefined ? undefined : phraseAt(reading, said.next, links);
  const share = link === undefined ? undefined : shareSaidAt(reading, link.next);
  if (said === undefined || share === undefined || share.rate >= 1) return undefined;
  const next = skip(reading, share.next, of);
  if (!isClosed(reading, next)) return undefined;
  return { kind: "nulls", rate: share.rate, state: said.text, ofBefore: true, ...spanOf(reading, at, next) };
}

function isClosed(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || [")", "-", "–", "—"].includes(word(reading, at));
}

interface State {
  readonly text: string;
  readonly next: number;
}

/** "still open", "not back yet", "unpaid so far": what says itself that it will end. */
function stateAt(reading: Reading, at: number): State | undefined {
  const denied = phraseAt(reading, at, notYets);
  const isSure = denied !== undefined && denied.next > at + 1;
  const undone = isSure ? wordsFrom(reading, denied.next, 2) : undefined;
  if (denied !== undefined && undone !== undefined) {
    const last = word(reading, denied.next - 1);
    const text = denials.has(last) || lacking.has(last) ? written(reading, denied.next - 1, undone.next) : undefined;
    return { text: text ?? `not ${undone.text}`, next: skip(reading, undone.next, untilNow) };
  }
  const still = phraseAt(reading, at, stills);
  const lasting = still === undefined ? undefined : wordsFrom(reading, still.next, LONGEST);
  if (lasting !== undefined) return lasting;
  const opened = denials.has(word(reading, at)) ? at + 1 : at;
  const plain = wordsFrom(reading, opened, 2);
  const now = plain === undefined ? undefined : phraseAt(reading, plain.next, untilNow);
  if (plain === undefined) return undefined;
  const text = written(reading, at, plain.next);
  if (now !== undefined) return { text, next: now.next };
  // "14% não pagos" of what has a "data de pagamento"
  const isOfColumn =
    opened > at &&
    plain.next === opened + 1 &&
    plain.text.length > 3 &&
    isNamedByWords(reading, plain.text, at, plain.next);
  return isOfColumn ? { text, next: plain.next } : undefined;
}

/** A short predicate: "open", "in treatment", "out". */
function wordsFrom(reading: Reading, at: number, most: number): State | undefined {
  const led = /^(?:in|on|under|at|out|en|im|em|a|zu)$/.test(word(reading, at)) && isWord(reading, at + 1) ? at + 1 : at;
  let next = led;
  while (next < led + most && isWord(reading, next) && phraseAt(reading, next, untilNow) === undefined) {
    if (endsPhrase(word(reading, next)) && next > led) break;
    next += 1;
  }
  return next === led ? undefined : { text: written(reading, at, next), next };
}
