import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Model } from "../../../inferred/model.ts";
import type { Findings, Found, Span } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { isFormOf } from "../../text/inflections.ts";
import { type DraftField, type DraftNotes, type DraftTable, fieldNamed, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { decimalsOf } from "../draft/numeric.ts";
import { percentage, say } from "../draft/saying.ts";
import { pronouns } from "../words/name-words.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { gapRule, offsetRule } from "./apart.ts";
import { comparisonRule } from "./compared-rule.ts";
import { onlyWhenRule } from "./conditional.ts";
import { differenceRule } from "./difference.ts";
import { lackOfSome, openSome } from "./lack-of-some.ts";
import type { RuleBook } from "./rules-plan.ts";
import { shareOfLack } from "./share-of-lack.ts";
import { type Finder, otherThan, timeSaid } from "./sides.ts";

/** Relations that the buyer says, as rules; what cannot be made true is said among the assumptions. */
export function applySaid(
  findings: Findings,
  table: DraftTable,
  book: RuleBook,
  notes: DraftNotes,
  find: Finder,
): void {
  // "low is never above open or close, high is never below them"
  let before = "";
  let share = "";
  let rate: Extract<Found, { kind: "rate" }> | undefined;
  let pair: readonly DraftField[] = [];
  for (const said of findings.found) {
    if (said.kind === "rate") {
      share = said.of ?? "";
      rate = said;
    }
    if (!isRelation(said)) continue;
    let found = said;
    if (said.kind === "comparison" && pronouns.has(said.right))
      found = { ...said, right: before === "" ? nameBefore(said.left, table, find) : before };
    // "11% denied and on those paid is zero": those that the share was of.
    if (said.kind === "onlyWhen" && said.when === "" && share !== "") found = { ...said, when: share };
    if (found.kind === "comparison") before = found.right;
    if (found.kind === "onlyWhen" && found.when !== "") openForRule(found, find, table, findings.text, notes);
    const rules = alternativesOf(found, table).map(
      (each) => ruleFor(each, find, table, pair) ?? (found === said ? undefined : ruleFor(said, find, table, pair)),
    );
    if (found.kind === "comparison" && found.is !== "=")
      pair = inTurn(comparedIn(found).flatMap((side) => find(side) ?? []));
    let isKept = rules.length > 0;
    for (const rule of rules) {
      if (rule === undefined || !(book.promises(rule) || book.apply(rule, "stated"))) {
        isKept = false;
        continue;
      }
      const [first, ...operands] = rule.needs;
      if (found.kind === "comparison" && found.is === "=" && operands.length === 2)
        pair = operands.flatMap((name) => fieldNamed(table, name) ?? []);
      say(
        notes,
        fieldNamed(table, first ?? "") ?? null,
        table,
        "relation",
        rule.statement,
        { relation: rule.statement },
        found,
      );
    }
    if (found.kind === "onlyWhen" && found.rate !== undefined) {
      const field = (found.left === "" ? undefined : find(found.left, found)) ?? lastBefore(found, table);
      // "left empty for the 10% flagged dropped" says how often outright.
      if (isKept && found.left === "" && found.unless === true && field !== undefined) {
        const often = `${field.name} is missing in ${percentage(found.rate)} of the rows`;
        say(notes, field, table, "nulls", often, { nulls: found.rate }, found);
      }
      isKept = shareOfLack(found, found.rate, isKept ? rules[0]?.present : undefined, field, table, notes) || isKept;
    }
    if (!isKept && found.kind === "onlyWhen") {
      const told = found.left === "" ? lastBefore(found, table) : find(found.left, found);
      const ofShare = said.kind === "onlyWhen" && said.when === "" ? rate : undefined;
      isKept = lackOfSome(told, found, { text: findings.text, share: ofShare }, table, notes);
    }
    if (!isKept) notes.assumptions.push(`not understood: "${findings.text.slice(found.start, found.end)}"`);
  }
}

/** The larger one first. */
function comparedIn({ is, left, right }: Extract<Found, { kind: "comparison" }>): readonly string[] {
  return is.startsWith("<") ? [right, left] : [left, right];
}

/** Of two times the earlier one first: so the one is taken off the other. */
function inTurn(pair: readonly DraftField[]): readonly DraftField[] {
  return pair.every(isTime) ? pair.toReversed() : pair;
}

/** Where nothing in the row tells a condition, a time that it is named after may be missing. */
function openForRule(
  found: Extract<Found, { kind: "onlyWhen" }>,
  find: Finder,
  table: DraftTable,
  text: string,
  notes: DraftNotes,
): void {
  const field = (found.left === "" ? undefined : find(found.left, found)) ?? lastBefore(found, table);
  if (field !== undefined && onlyWhenRule(field, found, table, find) === undefined)
    openSome(field, found, text, table, notes);
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
  return ["offset", "gap", "comparison", "onlyWhen", "correlation", "differ", "inOrder"].includes(found.kind);
}

/** "never above open or close" says two things. */
function alternativesOf(found: Found, table: DraftTable): readonly Found[] {
  // "start date and salary only for hired"
  if (found.kind === "onlyWhen" && found.also !== undefined) {
    const { also, ...own } = found;
    return fieldCalledBefore(also, found, table) ? [own, { ...own, left: also }] : [own];
  }
  // "withdrawals carry no path or next hop"
  if (found.kind === "onlyWhen" && found.apart === true)
    return found.left
      .split(/ (?:or|nor|oder|ni|ou|nem) /)
      .flatMap((name) => severalNamed(name, table))
      .map((left) => ({ ...found, left }));
  if (found.kind === "inOrder") return pairsInOrder(found, table);
  if (found.kind !== "comparison" || found.is === "=") return [found];
  if (found.most !== undefined) {
    const { most, ...low } = found;
    return [low, { ...low, is: "<=", right: most }];
  }
  return found.right.split(/ (?:or|nor) /).map((right) => ({ ...found, right }));
}

/** "submitted, started, ended in that order": each of the times right before is not after the next. */
function pairsInOrder({ start, end }: Span, table: DraftTable): readonly Found[] {
  const before = table.fields
    .filter(({ span }) => span !== null && span.end <= start)
    .sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  const times = before.slice(before.findLastIndex((field) => !isTime(field)) + 1);
  return times.slice(1).map(({ name }, at): Found => {
    return { kind: "comparison", left: times[at]?.name ?? "", is: "<=", right: name, of: "time", start, end };
  });
}

function fieldCalledBefore(phrase: string, { start }: Span, { fields }: DraftTable): boolean {
  const key = phraseKey(wordsOf(phrase));
  return fields.some(({ name, span }) => phraseKey(name.split("_")) === key && (span?.start ?? start) < start);
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
      const left = timeSaid(found.left, table, find);
      const right =
        left !== undefined && (found.right === "" || pronouns.has(found.right))
          ? timeBefore(left, table)
          : otherThan(left, timeSaid(found.right, table, find), table);
      if (left === undefined || right === undefined || left === right) return undefined;
      if (found.kind === "gap") return gapRule(left, right, found);
      return offsetRule(left, right, found.count * found.sign, found.unit);
    }
    case "comparison":
      return comparisonRule(found, find, table, pair);
    case "onlyWhen": {
      const named = found.left === "" ? undefined : (find(found.left, found) ?? timeOfDeed(found.left, table));
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

/** The "sale date" of what is "sold on": the only time of that deed. */
function timeOfDeed(phrase: string, table: DraftTable): DraftField | undefined {
  const [, deed = ""] = /^(\p{L}+) (?:date|time|day)$/iu.exec(phrase.trim()) ?? [];
  if (deed === "") return undefined;
  const times = table.fields.filter(
    (field) => isTime(field) && field.name.split("_").some((part) => isFormOf(deed, part)),
  );
  return times.length === 1 ? times[0] : undefined;
}

/** The field that is named right before a clause about it: "severity low or high and empty if no drift". */
function lastBefore(found: Span, table: DraftTable): DraftField | undefined {
  const before = table.fields.filter(
    ({ source, span, fixed }) => source === "stated" && span !== null && span.end <= found.start && !fixed.has("rate"),
  );
  return before.sort((one, other) => (other.span?.end ?? 0) - (one.span?.end ?? 0))[0];
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
