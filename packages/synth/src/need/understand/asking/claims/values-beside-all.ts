import { tokenFrom, word } from "../../../extract/reading.ts";
import { namesCurrency } from "../../../extract/units.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isSomebody } from "../broad-words.ts";
import { areOpposite } from "../opposites.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import { kindsOf } from "./one-kind.ts";
import { areAlike, rootOf } from "./roots.ts";
import type { Universal } from "./universals.ts";

interface Values extends Span {
  readonly values: readonly string[];
}

const LONGEST = 2;
/** "always 'done', with values open, done and blocked": said of one column. */
const NEXT = 16;

/** "all electric … fuel type: diesel, petrol or electric": one value for all rows, and a column of several that it is one of. */
export function findListsBesideAll(
  reading: NeedReading,
  universals: readonly Universal[],
  { found }: Findings,
  { impossible }: DraftNotes,
): void {
  const lists = found.flatMap(valuesOf).filter(({ start }) => !isOfSomebody(reading, start));
  for (const { facts, span } of universals) {
    const [fact, ...more] = facts;
    if (fact === undefined || fact.isDenied || more.length > 0 || fact.words.length > LONGEST) continue;
    // "disposition only for closed"
    if (/\b(?:for|fur|para|pour)\b/.test(quoteOf(reading, span).toLowerCase())) continue;
    // "tip (card only)" is said of the column before.
    if (word(reading, tokenFrom(reading, 0, span.start) - 1) === "(") continue;
    const list = lists.find(
      ({ values, start, end }) =>
        (end <= span.start || start >= span.end) && fact.words.some((all) => isOneOf(reading, all, values)),
    );
    if (list === undefined) continue;
    impossible.push(told(reading, span, list));
    return;
  }
  const none = splitOfNone(reading, universals, found);
  if (none !== undefined) impossible.push(told(reading, ...none));
  // "always done, with values open, done and blocked"
  for (const only of found) {
    const list = lists.find(({ start }) => start >= only.end && start - only.end < NEXT);
    if (only.kind !== "exactly" || list === undefined || list.values.length < 2) continue;
    if (list.values.includes(`${only.value}`)) impossible.push(told(reading, only, list));
  }
}

/** "zero women on the books, gender split 70/30 male/female": a value that none has, with a share of its own. */
function splitOfNone(
  reading: NeedReading,
  universals: readonly Universal[],
  found: readonly Found[],
): readonly [Span, Span] | undefined {
  const splits = found.filter((each) => each.kind === "shares").filter(({ start }) => !isOfSomebody(reading, start));
  for (const { facts, span, hasVerb } of universals) {
    const [fact, ...others] = facts;
    const [noun, ...more] = fact?.words ?? [];
    if (noun === undefined || fact?.isDenied !== true || hasVerb || others.length > 0 || noun.endsWith("'s")) continue;
    const split = splits.find(({ shares, start }) => {
      const values = shares.map(({ value }) => value);
      const own = shares.find(({ value }) => isNamedSo(reading, value, noun));
      const isPlain = more.every((each) => files.test(each) || isNamedBefore(reading, start, each));
      return own !== undefined && own.share > 0 && isPlain && isOneOf(reading, noun, values);
    });
    if (split !== undefined) return [span, split];
  }
  return undefined;
}

/** "no women on the books", "no women in the file": none of all. */
const files = /^(?:books?|data|datasets?|files?|lists?|rows?|tables?|database|members?|register)$/;

/** "no cash payments, payment split 30/70 cash/card" */
function isNamedBefore(reading: NeedReading, start: number, noun: string): boolean {
  const at = tokenFrom(reading, 0, start);
  return reading.tokens
    .slice(clauseAround(reading, at)[0], at)
    .some(({ folded }) => areAlike(rootOf(folded, reading.language), rootOf(noun, reading.language)));
}

function isNamedSo({ language }: NeedReading, value: string, noun: string): boolean {
  return areAlike(rootOf(value, language), rootOf(noun, language));
}

function told(reading: NeedReading, { start, end }: Span, list: Span): DraftNotes["impossible"][number] {
  const span = { start, end };
  return {
    reason: `"${quoteOf(reading, span)}" leaves no rows for the other values of "${quoteOf(reading, list)}"`,
    spans: [span, { start: list.start, end: list.end }].sort((one, other) => one.start - other.start),
    fix: "leave out that all are so, or the other values",
  };
}

function valuesOf(found: Found): readonly Values[] {
  const { start, end } = found;
  if (found.kind === "members") return [{ values: found.values, start, end }];
  return found.kind === "shares" ? [{ values: found.shares.map(({ value }) => value), start, end }] : [];
}

/** "doctor gender: female, male" is not of those who all are women. */
function isOfSomebody(reading: NeedReading, start: number): boolean {
  const at = tokenFrom(reading, 0, start);
  const [first] = clauseAround(reading, at - 1);
  return reading.tokens.slice(first, at).some(({ folded }) => isSomebody(folded)) || word(reading, at - 1) === "of";
}

/** Whether a word is one of values that exclude each other. */
function isOneOf(reading: NeedReading, all: string, values: readonly string[]): boolean {
  const own = values.find((value) => areAlike(rootOf(value, reading.language), rootOf(all, reading.language)));
  const others = values.filter((value) => value !== own);
  if (own === undefined || others.length === 0) return false;
  return others.every((other) => areOfOneKind(own, other)) || others.some((other) => areOpposite(own, other));
}

function areOfOneKind(one: string, other: string): boolean {
  const kinds = kindsOf(other.toLowerCase());
  return (
    [...kindsOf(one.toLowerCase())].some((kind) => kinds.has(kind)) || (namesCurrency(one) && namesCurrency(other))
  );
}
