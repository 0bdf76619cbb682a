import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution, Model } from "../../../inferred/model.ts";
import type { Findings, Found, Span } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { becomeTimeLike } from "../draft/become-time.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { becomeNumeric, decimalsOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import { pronouns } from "../words/name-words.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { gapRule, offsetRule, orderRule } from "./apart.ts";
import { onlyWhenRule } from "./conditional.ts";
import { differenceRule } from "./difference.ts";
import { equationRule } from "./formula.ts";
import { multipleRule } from "./multiple-rule.ts";
import type { RuleBook } from "./rules-plan.ts";
import { shareOfLack } from "./share-of-lack.ts";

type Finder = (phrase: string, found?: Found) => DraftField | undefined;

/** Relations that the buyer says, as rules; what cannot be made true is said among the assumptions. */
export function applySaid(
  findings: Findings,
  table: DraftTable,
  book: RuleBook,
  notes: DraftNotes,
  find: Finder,
): void {
  const byName = (name: string): DraftField | undefined => table.fields.find((field) => field.name === name);
  // "low is never above open or close, high is never below them"
  let before = "";
  let share = "";
  let pair: readonly DraftField[] = [];
  for (const said of findings.found) {
    if (said.kind === "rate") share = said.of ?? "";
    if (!isRelation(said)) continue;
    let found = said;
    if (said.kind === "comparison" && pronouns.has(said.right))
      found = { ...said, right: before === "" ? nameBefore(said.left, table, find) : before };
    // "11% denied and on those paid is zero": those that the share was of.
    if (said.kind === "onlyWhen" && said.when === "" && share !== "") found = { ...said, when: share };
    if (found.kind === "comparison") before = found.right;
    const rules = alternativesOf(found, table).map((each) => ruleFor(each, find, table, pair));
    if (found.kind === "comparison" && found.is !== "=")
      pair = (found.is.startsWith("<") ? [found.left, found.right] : [found.right, found.left]).flatMap(
        (side) => find(side) ?? [],
      );
    let isKept = rules.length > 0;
    for (const rule of rules) {
      if (rule === undefined || !(book.promises(rule, byName) || book.apply(rule, byName, "stated"))) {
        isKept = false;
        continue;
      }
      const [first, ...operands] = rule.needs;
      if (found.kind === "comparison" && found.is === "=" && operands.length === 2)
        pair = operands.flatMap((name) => byName(name) ?? []);
      say(notes, byName(first ?? "") ?? null, table, "relation", rule.statement, { relation: rule.statement }, found);
    }
    if (found.kind === "onlyWhen" && found.rate !== undefined) {
      const field = (found.left === "" ? undefined : find(found.left, found)) ?? lastBefore(found, table);
      isKept = shareOfLack(found, found.rate, isKept ? rules[0]?.present : undefined, field, table, notes) || isKept;
    }
    if (!isKept) notes.assumptions.push(`not understood: "${findings.text.slice(found.start, found.end)}"`);
  }
}

/** "temperature, dew point never above it": what is named right before. */
function nameBefore(left: string, table: DraftTable, find: Finder): string {
  const field = find(left);
  const start = field?.span?.start ?? 0;
  const before = table.fields.filter(
    (each) => each !== field && each.span !== null && each.span.start < start && each.type === field?.type,
  );
  return before.sort((one, other) => (other.span?.start ?? 0) - (one.span?.start ?? 0))[0]?.name ?? "";
}

function isRelation(found: Found): boolean {
  return ["offset", "gap", "comparison", "onlyWhen", "correlation", "differ"].includes(found.kind);
}

/** "never above open or close" says two things. */
function alternativesOf(found: Found, table: DraftTable): readonly Found[] {
  // "withdrawals carry no path or next hop"
  if (found.kind === "onlyWhen" && found.apart === true)
    return found.left
      .split(/ (?:or|nor|oder|ni|ou|nem) /)
      .flatMap((name) => severalNamed(name, table))
      .map((left) => ({ ...found, left }));
  if (found.kind !== "comparison" || found.is === "=") return [found];
  if (found.most !== undefined) {
    const { most, ...low } = found;
    return [low, { ...low, is: "<=", right: most }];
  }
  return found.right.split(/ (?:or|nor) /).map((right) => ({ ...found, right }));
}

/** "those have no actual times", "die Ports": all the columns that the word is of. */
function severalNamed(phrase: string, table: DraftTable): readonly string[] {
  const words = phraseKey(wordsOf(phrase)).split(" ");
  const [head = ""] = words.slice(-1);
  const areTimes = words.length > 1 && /^(?:time|date)$/.test(head);
  const wanted = areTimes ? words.slice(0, -1) : words;
  const own = table.fields.filter((field) => {
    const name = phraseKey(field.name.split("_")).split(" ");
    const isOf = (word: string): boolean =>
      name.some((part) => part === word || (word.length > 3 && part.endsWith(word)));
    return field.source === "stated" && wanted.every(isOf) && (!areTimes || isTime(field));
  });
  const isOne = table.fields.some(({ name }) => phraseKey(name.split("_")) === words.join(" "));
  return isOne || own.length < 2 ? [phrase] : own.map(({ name }) => name);
}

function ruleFor(found: Found, find: Finder, table: DraftTable, pair: readonly DraftField[]): Rule | undefined {
  switch (found.kind) {
    case "offset":
    case "gap": {
      const left = find(found.left);
      const right =
        left !== undefined && (found.right === "" || pronouns.has(found.right))
          ? timeBefore(left, table)
          : otherThan(left, find(found.right), table);
      if (left === undefined || right === undefined || left === right) return undefined;
      if (found.kind === "gap") return gapRule(left, right, found);
      return offsetRule(left, right, found.count * found.sign, found.unit);
    }
    case "comparison":
      return comparisonRule(found, find, table, pair);
    case "onlyWhen": {
      const named = found.left === "" ? undefined : find(found.left, found);
      const field = named ?? (found.apart === true ? undefined : lastBefore(found, table));
      return field === undefined ? undefined : onlyWhenRule(field, found, table, find);
    }
    case "correlation": {
      const [left, right] = [find(found.left), find(found.right)];
      if (left === undefined || right === undefined || left === right) return undefined;
      return correlationRule(left, right, found.sign);
    }
    case "differ":
      return differenceRule(found, table, find);
    default:
      return undefined;
  }
}

/** The field that is named right before a clause about it: "severity low or high and empty if no drift". */
function lastBefore(found: Span, table: DraftTable): DraftField | undefined {
  const before = table.fields.filter(
    ({ source, span, fixed }) => source === "stated" && span !== null && span.end <= found.start && !fixed.has("rate"),
  );
  return before.sort((one, other) => (other.span?.end ?? 0) - (one.span?.end ?? 0))[0];
}

/** "next inspection 180 days after the inspection date": the row's own time, where the words come to the same field again. */
function otherThan(
  left: DraftField | undefined,
  right: DraftField | undefined,
  table: DraftTable,
): DraftField | undefined {
  if (left === undefined || (right !== undefined && right !== left) || !isTime(left)) return right;
  const times = table.fields.filter((field) => isTime(field) && field !== left && field.of === left.of);
  return times.length === 1 ? times[0] : right;
}

/** The time that is named right before another: "issue date, due date 14 days later". */
function timeBefore(field: DraftField, table: DraftTable): DraftField | undefined {
  const start = field.span?.start ?? 0;
  const times = table.fields.filter((each) => isTime(each) && each !== field);
  return (
    times
      .filter((each) => each.span !== null && each.span.start < start)
      .sort((one, other) => (other.span?.start ?? 0) - (one.span?.start ?? 0))[0] ??
    (times.length === 1 ? times[0] : undefined)
  );
}

function comparisonRule(
  found: Extract<Found, { kind: "comparison" }>,
  find: Finder,
  table: DraftTable,
  pair: readonly DraftField[],
): Rule | undefined {
  const left = find(found.left);
  if (left === undefined) return undefined;
  if (found.is === "=") return equationRule(left, found.right, find, table, pair);
  const right = otherThan(left, find(found.right), table);
  if (right === undefined || right === left) return undefined;
  likeTheOther(left, right);
  likeTheOther(right, left);
  if (found.of === "size" && isOpen(left) && isOpen(right)) {
    // "high estimate (above low)": what is compared by size are numbers, though nobody knows of what.
    for (const field of [left, right]) becomeNumeric(field, false, anySize);
  }
  const [low, high] = found.is.startsWith("<") ? [left, right] : [right, left];
  if (found.times !== undefined) return multipleRule(left, right, found.times);
  if (isTime(low) && isTime(high)) return orderRule(low, high, found.is.length === 1);
  if (!isNumeric(low) || !isNumeric(high)) return undefined;
  const isStrict = found.is.length === 1 && leastOf(high) >= stepOf(low);
  return {
    statement: `${low.name} ${isStrict ? "<" : "<="} ${high.name}`,
    needs: [low.name, high.name],
    // What the buyer says how it is distributed stays so: the other one is told from it.
    sets:
      isDistributed(low) && !isDistributed(high)
        ? { [high.name]: atLeast(high, low, isStrict) }
        : { [low.name]: atMost(low, high, isStrict) },
    checks: [{ kind: "ascending", fields: [low.name, high.name] }],
  };
}

const anySize: Distribution = { kind: "lognormal", median: 100, sigma: 0.8 };

/** A name of which nothing is known but that it is one. */
function isOpen({ known, type, fixed }: DraftField): boolean {
  return fixed.size === 0 && (type === "bool" || (!known && type === "string"));
}

function isDistributed({ fixed }: DraftField): boolean {
  return fixed.has("distribution") || fixed.has("average");
}

/** A number that is never less than another: that one and something more. */
function atLeast(high: DraftField, low: DraftField, isStrict: boolean): Model {
  const distribution = distributionOf(low.model);
  const middle = distribution === undefined ? 1 : Math.abs(bulkOf(distribution).middle);
  const decimals = high.type === "int" ? 0 : (decimalsOf(high.model) ?? 2);
  const more = { kind: "lognormal", median: Math.max(middle * 0.3, 10 ** -decimals), sigma: 0.7 } as const;
  const plus = isStrict ? { plus: 10 ** -decimals } : {};
  return { kind: "sum", terms: [{ field: low.name, times: 1 }], noise: more, decimals, ...plus };
}

/** What is compared with a number or a time is one, where nothing else is known of it. */
function likeTheOther(field: DraftField, other: DraftField): void {
  // "paid never more than billed": what is more or less is no flag.
  const isFlag = field.type === "bool" && field.fixed.size === 0 && isNumeric(other);
  if (!isFlag && (field.known || field.type !== "string")) return;
  const distribution = distributionOf(other.model);
  if (isNumeric(other) && distribution !== undefined) becomeNumeric(field, other.type === "int", distribution);
  if (isTime(other)) becomeTimeLike(field, other);
}

/** A number that is never more than another: a portion of it, or something less than it where it may lie below zero. */
function atMost(low: DraftField, high: DraftField, isStrict: boolean): Model {
  const decimals = decimalsIn(low);
  const [least, step] = [leastOf(high), stepOf(low)];
  const distribution = distributionOf(high.model);
  const bulk = distribution === undefined ? undefined : bulkOf(distribution);
  if (bulk === undefined || least >= 0) {
    // Less than half a step below is rounded up to the other one itself.
    const maximum = isStrict ? 1 - (0.51 * step) / Math.max(least, step) : 1;
    return { kind: "portion", of: high.name, share: { kind: "beta", a: 3, b: 2.2, minimum: 0, maximum }, decimals };
  }
  const spread = Math.max((bulk.high - bulk.low) / 2, step);
  const less = { kind: "triangular", minimum: -spread, mode: -spread / 4, maximum: 0 } as const;
  const plus = isStrict ? { plus: -step } : {};
  return { kind: "sum", terms: [{ field: high.name, times: 1 }], noise: less, decimals, ...plus };
}

function decimalsIn(field: DraftField): number {
  return field.type === "int" ? 0 : (decimalsOf(field.model) ?? 2);
}

function stepOf(field: DraftField): number {
  return 10 ** -decimalsIn(field);
}

/** The least that a number is, as far as is known. */
function leastOf(field: DraftField): number {
  const distribution = distributionOf(field.model);
  return field.minimum ?? (distribution === undefined ? 0 : Math.min(0, bulkOf(distribution).low));
}

function correlationRule(left: DraftField, right: DraftField, sign: 1 | -1): Rule | undefined {
  const influence = { field: right.name, weight: 0.6 * sign };
  const statement = `${left.name} ${sign > 0 ? "rises" : "falls"} with ${right.name}`;
  const needs = [left.name, right.name];
  const canLead = isNumeric(right) || right.type === "bool";
  if (!canLead) return undefined;
  const distribution = distributionOf(left.model);
  let model: Model | undefined;
  if (left.model.kind === "number") model = { ...left.model, follows: [...(left.model.follows ?? []), influence] };
  else if (left.model.kind === "flag") model = { ...left.model, follows: [...(left.model.follows ?? []), influence] };
  else if (distribution !== undefined)
    model = { kind: "number", distribution, decimals: decimalsOf(left.model) ?? 2, follows: [influence] };
  if (model === undefined) return undefined;
  return {
    statement,
    needs,
    sets: { [left.name]: model },
    checks: [{ kind: "sign", fields: [right.name, left.name], sign }],
  };
}

/** The middle of a field's numbers, for rules that build on it. */
export function middleOfField(field: DraftField): number | undefined {
  const distribution = distributionOf(field.model);
  return distribution === undefined ? undefined : bulkOf(distribution).middle;
}
