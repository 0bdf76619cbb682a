import { isBreak, type Reading, word } from "../../../extract/reading.ts";
import type { Quantity } from "./quantities.ts";

const alls = new Set(
  "all every each any alle alles jede jeder jedes jeden jedem cada todos todas tous toutes chaque".split(" "),
);
const others = new Set(
  "other others another andere anderen anderer anderem otro otra otros otras autre autres outro outra outros outras".split(
    " ",
  ),
);
const pairs = new Set("pair pairs paar paare paaren par pares parejas paire paires".split(" "));
const matrix =
  /^(?:(?:distance|similarity|correlation|time|adjacency|cost|od|destination) matri(?:x|ces)|\w*(?:distanz|entfernungs)(?:matrix|tabelle)|matri(?:x|ces) (?:of|between) |matri[zc]e? (?:de|des|das) )/;
const whole =
  /\b(?:both directions|each direction|full (?:\w+ )?matrix|home and away|ordered pairs|origin|twice|hin und zuruck|hin- und ruckspiel|ida y vuelta|aller et retour|aller-retour|ida e volta)\b/;
/** "every town to every town" */
const toAll = new Set("to with and by zu mit a con y et e avec com".split(" "));
const FAR = 6;

const everybody = /^(?:everybody|everyone|jede[rsnm]?|alle|todos|todas|tous|toutes)$/;
const meeting = /^(?:plays?|meets?|faces?|fights?|against|versus|vs|gegen|contra|contre)$/;

/** "everybody plays everybody", "jeder gegen jeden", "todos contra todos" */
function meetsAll(reading: Reading, at: number): boolean {
  if (!meeting.test(word(reading, at)) || !everybody.test(word(reading, at + 1))) return false;
  return [at - 1, at - 2].some((place) => everybody.test(word(reading, place)));
}

/** How many pairs the only counted things make, where the words ask for pairs; with both directions twice as many. */
export function pairsOf(reading: Reading, folded: string, quantities: readonly Quantity[]): number | undefined {
  let isPaired = false;
  let isOrdered = whole.test(folded);
  for (let at = 0; at < reading.tokens.length && !(isPaired && isOrdered); at++) {
    if (matrix.test(`${word(reading, at)} ${word(reading, at + 1)} `)) isPaired = true;
    if (pairs.has(word(reading, at)) && /^(?:wise|each)$/.test(word(reading, at + 1))) isPaired = true;
    if (/^(?:pairwise|paarweise|round-robin)$/.test(word(reading, at))) isPaired = true;
    if (meetsAll(reading, at)) isPaired = true;
    if (!alls.has(word(reading, at))) continue;
    for (let ahead = at + 1; ahead <= at + FAR && !isBreak(reading, ahead); ahead++) {
      // "every other day" is a step of time.
      if (others.has(word(reading, ahead)) && ahead > at + 1) isPaired = true;
      if (pairs.has(word(reading, ahead)) && ahead <= at + 3) isPaired = true;
      const isAgain = toAll.has(word(reading, ahead)) && alls.has(word(reading, ahead + 1));
      if (isAgain && ahead === at + 2 && word(reading, at + 1) === word(reading, ahead + 2))
        isPaired = isOrdered = true;
    }
  }
  if (!isPaired) return undefined;
  // "1,300 postcodes to the same 1,300 postcodes" are counted once.
  const counted = quantities.filter(
    ({ kind, bounded, value }, at) =>
      kind === "thing" &&
      !bounded &&
      value > 1 &&
      Number.isInteger(value) &&
      !quantities.slice(0, at).some((each) => each.value === value && each.words[0] === quantities[at]?.words[0]),
  );
  const [only] = counted;
  if (only === undefined || counted.length !== 1) return undefined;
  return (only.value * (only.value - 1)) / (isOrdered ? 1 : 2);
}
