import { type Reading, spanOf, word } from "../../extract/reading.ts";
import { isParticiple } from "../../text/participles.ts";
import { wordSet } from "../../text/word-set.ts";
import { keyOf } from "./names.ts";
import type { SaidOrder } from "./said-orders.ts";

const thens = wordSet("then afterwards dann danach anschliessend luego despues puis ensuite depois -> → >");
const between = wordSet(", first is was are were and und y et e zuerst erst primero d'abord primeiro it gets");
const irregular = wordSet(
  "drawn written frozen bound chosen grown sewn sown thrown flown driven broken hung begun cut put shot set read built kept lent spun wound ground found met fed bred",
);
const FAR = 4;

/**
 * "collected first, then sorted, then delivered": what is done after what. Only where the same is said to come before or after
 * something; by itself it may be the columns that are told in turn.
 */
export function saidSequences(reading: Reading, said: readonly SaidOrder[]): readonly SaidOrder[] {
  const keys = [...new Set(said.flatMap(({ low, high, of }) => (of === "time" ? [low, high] : [])))];
  if (keys.length === 0) return [];
  const sequence: SaidOrder[] = [];
  for (let at = 1; at < reading.tokens.length; at++) {
    if (!thens.has(word(reading, at))) continue;
    const [before, behind] = [doneBefore(reading, at), doneBehind(reading, at)];
    if (before === undefined || behind === undefined) continue;
    const [low, high] = [eventAt(reading, before, keys), eventAt(reading, behind, keys)];
    const names = [word(reading, before), word(reading, behind)] as const;
    const subject = { key: low, text: names[0], span: spanOf(reading, before, before + 1) };
    const spans = [spanOf(reading, before, behind + 1)];
    sequence.push({ low, high, least: 0, strict: false, spans, names, of: "time", left: low, asserted: true, subject });
  }
  return sequence;
}

function doneBefore(reading: Reading, at: number): number | undefined {
  for (let back = at - 1; back >= Math.max(0, at - FAR); back--) {
    if (isDone(reading, back)) return back;
    if (!between.has(word(reading, back))) return undefined;
  }
  return undefined;
}

function doneBehind(reading: Reading, at: number): number | undefined {
  for (let ahead = at + 1; ahead <= at + FAR; ahead++) {
    if (isDone(reading, ahead)) return ahead;
    if (!between.has(word(reading, ahead))) return undefined;
  }
  return undefined;
}

function isDone(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === "word" && (isParticiple(token.text, reading.language) || irregular.has(token.folded));
}

/** The name under which an event is spoken of elsewhere: "collected" is the "collection" that something is earlier than. */
function eventAt(reading: Reading, at: number, keys: readonly string[]): string {
  const own = keyOf(word(reading, at), reading);
  return keys.find((key) => areOfOneVerb(own, key.split(" ").at(-1) ?? "")) ?? own;
}

const SHORTEST = 4;

function areOfOneVerb(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= Math.max(SHORTEST, Math.min(one.length, other.length) - 1) || one === other;
}
