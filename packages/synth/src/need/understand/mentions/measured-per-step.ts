import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { countOf } from "./counted-deeds.ts";
import { type JoinedPhrases, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const LONGEST = 3;
const MOST = 4;
/** What is drawn up, and what is told apart by its columns. */
const reports =
  /^(?:metric|stat|statistic|report|summary|figure|aggregate|total|reading|row|record|snapshot|kpi|log|performance|data|dataset|table|list|export|value|measurement|log|entry|event|result|number)$/;

/** "visitors and sales per shop per day", "beds and occupied beds per ward per day": how many of each there are, for each at each step. */
export function measuredPerStep(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  if (index > 0 || reading.findings.language !== "en") return undefined;
  const counted = countedPerStep(items, reading);
  if (counted !== undefined) return counted;
  const end = items.findIndex(({ zone }) => zone !== "head");
  const by = items[end];
  if (by?.zone !== "breakdown" || end > MOST) return undefined;
  // "orders per shop per day, amount, customer" tells of orders; alone it counts them.
  const isAlone = items.slice(end).every(({ zone, words }) => zone === "breakdown" || words.length === 0);
  if (end < 1 || (end === 1 && !isAlone)) return undefined;
  if (!by.founds.some(({ found }) => found.kind === "cadence")) return undefined;
  const heads = items.slice(0, end);
  const phrases = heads.map(phraseOf);
  const areJoined = heads.slice(0, -1).every(({ joint }) => joint === "and" || joint === ",");
  if (!areJoined || phrases.some((words) => words === undefined)) return undefined;
  const mentions = phrases.flatMap((words, at) => {
    const item = heads[at];
    return words === undefined || item === undefined ? [] : [mentionInList(measureOf(words, reading), item, words)];
  });
  return { mentions, count: heads.length, last: heads.at(-1) as Item };
}

/** "lift scans per minute at 6 lifts for one day": where no column is listed, so many of them at each step. */
function countedPerStep([item, ...others]: readonly Item[], reading: Reading): JoinedPhrases | undefined {
  if (item === undefined || item.zone !== "head" || others.some(({ words }) => words.length > 0)) return undefined;
  const step = item.founds.find(({ found }) => found.kind === "cadence");
  const isPer = step !== undefined && /^per /i.test(reading.findings.text.slice(step.found.start, step.found.end));
  if (!isPer || item.inner.length > 0 || !item.words.slice(step.at).every(({ folded }) => places.test(folded)))
    return undefined;
  const words = phraseOf({ ...item, words: item.words.slice(0, step.at), founds: [] });
  if (words === undefined) return undefined;
  const mention = mentionInList(measureOf(words, reading), item, words);
  return { mentions: [mention], count: 1, last: item };
}

const places = /^(?:at|in|on|for|of|from|by|over|during|across|and|a|the|our)$/;

/** What stands there in the plural, or is measured. */
function phraseOf({ words, founds, inner }: Item): readonly Word[] | undefined {
  const bare = stripped(words);
  const last = bare.at(-1);
  if (last === undefined || bare.length > LONGEST || founds.length + inner.length > 0) return undefined;
  const isMany = /[^suis]s$|(?:ies|ees|oes|uses)$/.test(last.folded);
  const isPast = /(?:ed|sold|sent)$/.test(last.folded) && bare.length > 1;
  return (isMany || isPast) && !reports.test(last.english) ? bare : undefined;
}

/** A measure is what it is; of things there are so many. */
function measureOf(words: readonly Word[], reading: Reading): Meaning {
  const { meaning } = named(words, reading);
  if (meaning.type.type === "number" && meaning.type.unit !== undefined) return { ...meaning, words, field: null };
  return countOf(words);
}
