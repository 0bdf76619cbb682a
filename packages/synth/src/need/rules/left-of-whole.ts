import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import { type CapacityPart, capacityPart } from "./capacity-words.ts";
import { areOfOneKind, type NamedField } from "./named-field.ts";
import { differenceRule, portionRule } from "./usual-rules.ts";

const wholes = /(?:^|_)(?:budget|allocated|allocation|allowance|grant|entitlement|entitled|quota)(?:_|$)/;
const used = /(?:^|_)(?:spent|used|taken|consumed)(?:_|$)/;
const left = /(?:^|_)(?:remaining|left|unspent|unused)(?:_|$)/;

/** "capacity, occupied, free", "bike station: capacity, bikes available, docks free": what is not taken is free. */
export function vacancyRules(numbers: readonly NamedField[]): readonly Rule[] {
  const of = (part: CapacityPart): readonly NamedField[] => numbers.filter(({ name }) => capacityPart(name) === part);
  const [[whole, ...others], taken, free] = [of("whole"), of("taken"), of("free")];
  const [gone, rest, ...more] = [...taken, ...free];
  if (whole === undefined || gone === undefined || rest === undefined || others.length + more.length > 0) return [];
  // The rooms of a hotel are the same every night, those that are taken are not.
  const areAlike = [gone, rest].every(({ unit }) => unit === whole.unit) && gone.of === rest.of;
  if (free.length === 0 || !areAlike) return [];
  return [portionRule(gone, whole, mostOf), differenceRule(rest, whole, gone)];
}

const mostOf: Distribution = { kind: "beta", a: 5, b: 2, minimum: 0, maximum: 1 };

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
