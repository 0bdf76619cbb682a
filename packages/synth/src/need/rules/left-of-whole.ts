import type { Rule } from "../frames/frame.ts";
import { areOfOneKind, type NamedField } from "./named-field.ts";
import { differenceRule, portionRule } from "./usual-rules.ts";

const wholes = /(?:^|_)(?:budget|allocated|allocation|allowance|grant|entitlement|entitled|quota)(?:_|$)/;
const used = /(?:^|_)(?:spent|used|taken|consumed)(?:_|$)/;
const left = /(?:^|_)(?:remaining|left|unspent|unused)(?:_|$)/;

/** "budget, spent, remaining", "leave entitlement, days taken, days left": what is left is the whole without what is gone. */
export function leftRules(numbers: readonly NamedField[]): readonly Rule[] {
  const [rest, ...otherRests] = numbers.filter(({ name }) => left.test(name));
  const [gone, ...otherGone] = numbers.filter((field) => field !== rest && used.test(field.name));
  const [whole, ...others] = numbers.filter(
    (field) => field !== rest && field !== gone && wholes.test(field.name) && !/pct|percent|share/.test(field.name),
  );
  if (rest === undefined || gone === undefined || whole === undefined) return [];
  const isClear = otherRests.length + otherGone.length + others.length === 0;
  const areAlike = areOfOneKind(rest, whole) && areOfOneKind(gone, whole);
  return isClear && areAlike ? [portionRule(gone, whole), differenceRule(rest, whole, gone)] : [];
}
