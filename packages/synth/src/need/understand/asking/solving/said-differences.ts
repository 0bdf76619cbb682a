import { type Reading, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAmong } from "../claims/roots.ts";
import { keyOf } from "../names.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { denies } from "../quantities/denial.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf, quotesOf } from "../said-orders.ts";

type Comparison = Extract<Found, { readonly kind: "comparison" }>;

const difference = /^(?<whole>[^-−+*/]+?) ?(?:-|−|minus|menos|moins) ?(?<less>[^-−+*/]+)$/i;
const belowNothing =
  /\b(?:negativ\p{L}*|(?:below|under|less than|unter|kleiner als|bajo|por debajo de|menor(?:es)? que|inferieure?s? a|abaixo de) (?:zero|null|cero|0))\b/u;

/** "on_hand = received - shipped, never ship more than received, on_hand below zero for 5%": what is taken away is never more. */
export function findNegativeDifference(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  const comparisons = found.filter((each) => each.kind === "comparison");
  for (const formula of comparisons) {
    const { whole, less } = (formula.is === "=" ? difference.exec(formula.right)?.groups : undefined) ?? {};
    if (whole === undefined || less === undefined) continue;
    const above = aboveNothing(reading, formula, found);
    const turned = above === undefined ? undefined : comparisons.find((each) => isAtMost(reading, each, whole, less));
    if (above !== undefined && turned !== undefined) {
      const spans = [
        { start: formula.start, end: above.end },
        { start: turned.start, end: turned.end },
      ];
      notes.impossible.push({
        reason: `${quotesOf(reading, spans)}: what is never more leaves nothing above zero`,
        spans: spans.sort((one, other) => one.start - other.start),
        fix: "turn the order of the two round, or the difference",
      });
      return;
    }
    const order = comparisons.find((each) => isAtMost(reading, each, less, whole)) ?? neverMore(reading, less, whole);
    const share = order === undefined ? undefined : negativeOn(reading, formula);
    if (order === undefined || share === undefined) continue;
    const spans = [formula, order, share].map(({ start, end }) => ({ start, end }));
    notes.impossible.push({
      reason: `${spans.map((span) => `"${quoteOf(reading, span)}"`).join(", ")}: what is left is never below zero`,
      spans: spans.sort((one, other) => one.start - other.start),
      fix: "let more be taken than there is on some rows, or leave out what is below zero",
    });
    return;
  }
}

/** "delivery_days = delivered_at minus shipped_at from 2 to 9": the range behind a formula is above zero. */
function aboveNothing(reading: Reading, { end }: Comparison, found: Findings["found"]): Span | undefined {
  return found.find(
    (each) =>
      each.kind === "range" &&
      (each.minimum ?? 0) > 0 &&
      each.start >= end &&
      /^[ ,(]{0,3}(?:is |is always |always |ranges? |ranging |lies |of )?$/.test(reading.text.slice(end, each.start)),
  );
}

/** "shipped never above received", "received at least as much as shipped" */
function isAtMost(reading: Reading, { left, is, right }: Comparison, less: string, whole: string): boolean {
  const [low, high] = is === "<=" || is === "<" ? [left, right] : is === ">=" || is === ">" ? [right, left] : [];
  return low !== undefined && high !== undefined && areSame(reading, low, less) && areSame(reading, high, whole);
}

function areSame(reading: Reading, one: string, other: string): boolean {
  return keyOf(one, reading) === keyOf(other, reading);
}

const MOST = 4;

/** "we never ship more than we've received" */
function neverMore(reading: NeedReading, less: string, whole: string): Span | undefined {
  const [low, high] = [less, whole].map((name) => keyOf(name, reading));
  for (let at = 0; at < reading.tokens.length; at++) {
    if (word(reading, at) !== "never" || word(reading, at + 2) !== "more" || word(reading, at + 3) !== "than") continue;
    const verb = keyOf(word(reading, at + 1), reading);
    for (let next = at + 4; next < at + 4 + MOST; next++)
      if (verb === low && keyOf(word(reading, next), reading) === high)
        return { start: reading.tokens[at]?.start ?? 0, end: reading.tokens[next]?.end ?? 0 };
  }
  return undefined;
}

/** "on_hand ought to be below zero for some 5% of SKUs": a share, of what the formula tells. */
function negativeOn(reading: NeedReading, { left, start, end }: Comparison): Span | undefined {
  const names = rootsOf(reading, ...tokensOf(reading, { start, end: start + left.length }));
  for (const { figure, unit, value } of reading.quantities) {
    if (unit !== "%" || value <= 0) continue;
    const [first, next] = clauseAround(reading, figure);
    const isDenied = Array.from({ length: figure - first }, (_, step) => first + step).some((at) =>
      denies(reading, at),
    );
    const isBelow = belowNothing.test(fold(foldedOf(reading, first, next)));
    if (isBelow && !isDenied && names.length > 0 && areAmong(names, rootsOf(reading, first, next)))
      return { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? end };
  }
  return undefined;
}

function tokensOf(reading: Reading, { start, end }: Span): readonly [number, number] {
  const first = reading.tokens.findIndex((token) => token.end > start);
  const next = reading.tokens.findIndex((token) => token.start >= end);
  return [first, next < 0 ? reading.tokens.length : next];
}
