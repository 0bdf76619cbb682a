import { endsPhrase } from "./clause.ts";
import { type Figures, figuresFound, type MemberFigure } from "./member-figures.ts";
import { MOST } from "./member-list.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, word, written } from "./reading.ts";
import { isOpposed } from "./share-parts.ts";

/** Words of the name of a group at most. */
const LABEL = 3;

/** What may happen to a row, more often in one group than in the other. */
const happening =
  /^(?:conversions?|converted|clicked|churned|churn|opened|bought|purchased|returned|responded|recovered|died|relapsed|signup|signed)$/;
const ins = /^(?:for|in|on|among|with|at)$/;
const joints = /^(?:,|and|but)$/;
const groups = /^(?:variant|group|arm|version|cohort|treatment)$/;

/** "conversion 4% for A and 4.6% for B", "converted: 12% in control vs 15% in treatment", "conversion rate 4.0% vs 4.6%". */
export function groupRatesAt(reading: Reading, at: number): Figures | undefined {
  if (!happening.test(word(reading, at)) || (isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1))))
    return undefined;
  const name = word(reading, at + 1) === "rate" ? at + 2 : at + 1;
  let index = /^(?:is|of|at|:|in)$/.test(word(reading, name)) ? name + 1 : name;
  const items: MemberFigure[] = [];
  while (items.length < MOST) {
    const share = quantityAt(reading, index);
    if (share?.unit?.symbol !== "%") return undefined;
    let start = ins.test(word(reading, share.next)) ? share.next + 1 : share.next;
    if (start > share.next && word(reading, start) === "the") start += 1;
    if (start > share.next && groups.test(word(reading, start)) && !isEnd(reading, start + 1)) start += 1;
    let end = start;
    while (start > share.next && end < start + LABEL && isWord(reading, end) && !isEnd(reading, end)) end += 1;
    if (start > share.next && end === start) return undefined;
    const value = end > start ? written(reading, start, end) : "";
    items.push({ value, figure: share.value, unit: "%", next: end });
    index = end;
    while (index < end + 2 && isJointAt(reading, index)) index += 1;
    // "converted 4% in A 5% in B"
    if (quantityAt(reading, index)?.unit?.symbol !== "%") break;
  }
  const [first, ...others] = items;
  const areAlike = others.every(({ value }) => (value === "") === (first?.value === ""));
  // "4.0% vs 4.6%" are of the groups in their order; a list of bare shares is something else.
  const areOfGroups = first?.value !== "" || isOpposed(reading, first.next);
  if (first === undefined || others.length === 0 || !areAlike || !areOfGroups) return undefined;
  const left = /^conversion/.test(word(reading, at)) && name > at + 1 ? "converted" : written(reading, at, at + 1);
  return { ...figuresFound(reading, at, items.at(-1)?.next ?? index, left, "", items), ofRows: true };
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || isJointAt(reading, at) || endsPhrase(word(reading, at));
}

function isJointAt(reading: Reading, at: number): boolean {
  // "vs."
  const isShortened = word(reading, at) === "." && isOpposed(reading, at - 1);
  return isShortened || isOpposed(reading, at) || joints.test(word(reading, at));
}
