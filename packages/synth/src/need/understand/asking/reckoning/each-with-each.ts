import { isBreak, isWord, type Reading, word } from "../../../extract/reading.ts";
import type { Per } from "./mark.ts";
import type { Quantity } from "./quantities.ts";

const eaches = /^(?:each|every|jede[rsmn]?|cada|chaque|chacune?)$/;
const ofs = /^(?:of|der|von|de|des|los|las|dos|das)$/;
const alls = /^(?:all|alle[nr]?|todos|todas|tou(?:te)?s)$/;
const determiners = /^(?:the|our|these|those|its|los|las|les|os|as|den|die|unsere[nr]?)$/;
/** What passes between two of them, several times. */
const acts =
  /^(?:message|turn|round|step|event|quote|offer|act|call|game|match|reading|attempt|trial|repetition|replicate|nachricht|runde|mensaje|ronda|partido|manche|mensagem|rodada|jogo)$/;

/** Those that meet, and the token behind the last of them. */
interface Met {
  readonly items: readonly Per[];
  readonly at: number;
}

/** "30 jurors each rate each of 40 wines", "every one of 80 students grades every one of 12 essays": a row is what one does with one. */
export function eachWithEach(reading: Reading, quantities: readonly Quantity[]): Met | undefined {
  const things = quantities.flatMap((quantity, index) => (isThing(quantity) ? [{ quantity, index }] : []));
  const at = things.findIndex(({ quantity }, place) => place > 0 && isEachOf(reading, quantity.from));
  const [other, own, more] = [things[at - 1], things[at], things[at + 1]];
  if (other === undefined || own === undefined || isApart(reading, other.quantity, own.quantity)) return undefined;
  const isAgain =
    isEachOf(reading, other.quantity.from) ||
    isEachBehind(reading, other.quantity, own.quantity) ||
    isAllOf(reading, other.quantity);
  if (!isAgain) return undefined;
  const met = more?.quantity.words.some((each) => acts.test(each)) === true ? [other, own, more] : [other, own];
  const items: readonly Per[] = met.map(({ index }) => ({ kind: "quantity", index }));
  return { items, at: own.quantity.next };
}

function isThing({ kind, bounded, value, words }: Quantity): boolean {
  return (
    kind === "thing" && !bounded && value > 1 && Number.isInteger(value) && words.some((each) => !each.startsWith("~"))
  );
}

/** "each of 40", "every one of the 12", "jeden der 40" */
function isEachOf(reading: Reading, from: number): boolean {
  let at = from - 1;
  if (determiners.test(word(reading, at)) && !eaches.test(word(reading, at))) at -= 1;
  if (ofs.test(word(reading, at))) at -= 1;
  if (/^(?:one|uno|una|um|uma)$/.test(word(reading, at))) at -= 1;
  return at < from - 1 && eaches.test(word(reading, at));
}

/** "200 agents, each negotiates with", "30 jurors each rate" */
function isEachBehind(reading: Reading, other: Quantity, own: Quantity): boolean {
  for (let at = other.named; at < own.from - 2; at++) {
    if (!eaches.test(word(reading, at)) || !isWord(reading, at + 1)) continue;
    if (!ofs.test(word(reading, at + 1)) && !/^(?:one|single)$/.test(word(reading, at + 1))) return true;
  }
  return false;
}

/** "all 12 judges mark each of 40 skaters" */
function isAllOf(reading: Reading, { from }: Quantity): boolean {
  return alls.test(word(reading, from - 1)) || alls.test(word(reading, from - 2));
}

/** Another sentence tells of something else. */
function isApart(reading: Reading, other: Quantity, own: Quantity): boolean {
  for (let at = other.next; at < own.from; at++) if (isBreak(reading, at) && word(reading, at) !== ",") return true;
  return false;
}
