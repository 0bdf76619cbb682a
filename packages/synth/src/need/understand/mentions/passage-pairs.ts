import { byForm } from "../meaning/measure-meaning.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { JoinedPhrases } from "./mention.ts";
import { mentionInList } from "./mention.ts";

/** Where one comes in and goes out again, and how one says that one is there. */
const passages =
  /^(?:gate|yard|dock|door|block|blocks|chock|chocks|site|depot|port|bay|berth|barn|ramp|stand|station|hire|duty|rent|scene|watch|shift|terminal|plant|sign|tap|clock|punch|badge|scan|swipe|log|book|step|weigh|bag|card)$/;
const turns: ReadonlyMap<string, string> = new Map([
  ["in", "out"],
  ["out", "in"],
  ["on", "off"],
  ["off", "on"],
]);

/** "gate in, gate out", "on block, off block": the same place on the way in and on the way out, each at its time. */
export function passagePairs(items: readonly Item[], index: number): JoinedPhrases | undefined {
  return turnPairs(items, index) ?? termPairs(items, index);
}

/** What lasts from one day to another; "shipped from, shipped to" are places. */
const terms =
  /^(?:lease|leased|rent|rented|rental|let|tenancy|contract|contracted|hired|employed|employment|active|insured|cover|covered|coverage|membership|subscription|subscribed|stay|stayed|booked|reserved|absent|absence|leave|vacation|holiday|warranty|licence|license|licensed|occupied|term|period|policy|sick|effective|assigned|loan|loaned|on loan|in force|in use|in office|in service|on leave|live|open|closed|blocked|available)$/;

/** "lease from, lease to", "on leave from, on leave until": the first and the last day of what lasts. */
function termPairs(items: readonly Item[], index: number): JoinedPhrases | undefined {
  const [first, second] = items.slice(index, index + 2);
  if (first === undefined || second === undefined || first.sentence !== second.sentence) return undefined;
  const [one, other] = [first, second].map(({ words, founds, inner }) =>
    founds.length + inner.length > 0 || words.length < 2 ? undefined : words.map(({ folded }) => folded),
  );
  if (one?.at(-1) !== "from" || other === undefined || !/^(?:to|until|till|through|thru)$/.test(other.at(-1) ?? ""))
    return undefined;
  const term = one.slice(0, -1).join(" ");
  if (term !== other.slice(0, -1).join(" ") || !(terms.test(term) || other.at(-1) !== "to")) return undefined;
  const mentions = [first, second].map((item) => {
    const type = { ...byForm(wordLike("date", item.words)).type, id: byForm(item.words).type.id };
    return mentionInList({ type, confidence: 0.7, words: item.words, field: null, by: "type" }, item, item.words);
  });
  return { mentions, count: 2, last: second };
}

function turnPairs(items: readonly Item[], index: number): JoinedPhrases | undefined {
  const [first, second] = items.slice(index, index + 2);
  if (first === undefined || second === undefined || first.sentence !== second.sentence) return undefined;
  const [one, other] = [turnOf(first), turnOf(second)];
  if (one === undefined || other === undefined || turns.get(one.turn) !== other.turn || one.place !== other.place)
    return undefined;
  const mentions = [first, second].map((item) => {
    const { type } = byForm([...item.words, ...wordLike("timestamp", item.words)]);
    const own = { ...type, id: byForm(item.words).type.id };
    return mentionInList({ type: own, confidence: 0.6, words: item.words, field: null, by: "type" }, item, item.words);
  });
  return { mentions, count: 2, last: second };
}

function turnOf({ words, founds, inner }: Item): { readonly turn: string; readonly place: string } | undefined {
  const [one, other, ...more] = words;
  if (one === undefined || other === undefined || more.length + founds.length + inner.length > 0) return undefined;
  const isPair = (turn: Word, place: Word): boolean => turns.has(turn.folded) && passages.test(place.folded);
  if (isPair(other, one)) return { turn: other.folded, place: one.folded };
  return isPair(one, other) ? { turn: one.folded, place: other.folded } : undefined;
}
