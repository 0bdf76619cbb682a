import { type Reading, tokenFrom } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { type Claim, contradictionOf } from "./differences.ts";
import { nameAfter, nameBefore } from "./names.ts";
import { quoteOf, type SaidOrder } from "./said-orders.ts";
import { saidSequences } from "./said-sequences.ts";
import { type Setting, settingOf } from "./setting.ts";
import { areInOrder, sizesInOrder } from "./sizes-in-order.ts";
import { staysInOrder, timesInOrder } from "./times-in-order.ts";
import { findWindowsApart } from "./windows-apart.ts";

/** Orders of names that go round in a circle, or against what their names say. */
export function findCircle(reading: Reading, findings: Findings, said: readonly SaidOrder[], notes: DraftNotes): void {
  findWindowsApart(reading, findings, said, notes);
  findEqualAndDifferent(reading, said, notes);
  const orders = [...said, ...saidSequences(reading, said)];
  const circle = contradictionOf(orders);
  if (circle.length > 0) {
    tell(reading, circle, notes, namesOf(orders.filter((each) => circle.includes(each))));
    return;
  }
  const against = said.find((each) => !isOfLast(reading, each) && isAgainstNature(each, settingOf(reading)));
  if (against === undefined) return;
  const [low, high] = against.names;
  const [is, should] = against.of === "size" ? ["is at most", "at least"] : ["comes before", "after"];
  notes.impossible.push({
    reason: `${quotes(reading, [against])}: by what they are called, ${high} ${is} ${low}`,
    spans: [...against.spans],
    fix: `say that ${low} is ${should} ${high}, or which share of the rows shall have it the wrong way round`,
  });
}

const differing =
  /\b(?:must |should |always |never )?(?:be |is |are )?(?:different from|differs? from|not equal to|unequal to|not the same as|verschieden von|distint[oa]s? de|different de|diferente de)\b/gi;

/** "the total equals the sum but is different from the sum" */
function findEqualAndDifferent(reading: Reading, said: readonly SaidOrder[], notes: DraftNotes): void {
  for (const { index, 0: words } of reading.text.matchAll(differing)) {
    const left = nameBefore(reading, tokenFrom(reading, 0, index));
    const right = nameAfter(reading, tokenFrom(reading, 0, index + words.length));
    if (right === undefined) continue;
    const keys = new Set([...(left === undefined || left.key === "" ? [] : [left.key]), right.key]);
    const equal = said.find(
      ({ low, high, least, strict }) =>
        least === 0 && !strict && [...keys].every((key) => key === low || key === high) && areEqual(said, low, high),
    );
    if (equal === undefined) continue;
    const span = { start: left?.span.start ?? index, end: right.span.end };
    notes.impossible.push({
      reason: `${quotes(reading, [equal])} and "${quoteOf(reading, span)}" cannot both hold: they are equal or different`,
      spans: [...equal.spans, span],
      fix: "leave one of the two out",
    });
    return;
  }
}

function areEqual(said: readonly SaidOrder[], one: string, other: string): boolean {
  const isAtLeast = (low: string, high: string): boolean =>
    said.some((each) => each.low === low && each.high === high && each.least === 0 && !each.strict);
  return isAtLeast(one, other) && isAtLeast(other, one);
}

/** "last delivery 10 days before the order" is of another one. */
function isOfLast({ text }: Reading, { subject }: SaidOrder): boolean {
  return /\b(?:last|latest|previous|prior|former|earlier|letzte[nrs]?|vorige[nrs]?|ultim[oa]|anterior|derni(?:er|ere)) (?:\p{L}+ )?$/u.test(
    fold(text.slice(0, subject.span.start)),
  );
}

/** "end before start": what is said to be lower is the later one by its name. */
function isAgainstNature({ low, high, of, strict, least }: SaidOrder, setting: Setting): boolean {
  if (!strict && least <= 0) return false;
  if (setting === "journey" && of === "time" && /\barriv$/.test(low) && /\bdepart$/.test(high)) return true;
  // "minimum bid exceeds maximum bid"
  const ends = [/^(?:max|maximum) (.+)$/.exec(low)?.[1], /^(?:min|minimum) (.+)$/.exec(high)?.[1]];
  if (ends[0] !== undefined && ends[0] === ends[1]) return true;
  // "p99 is below p50"
  if (of !== "time" && areInOrder(high, low)) return true;
  const times = setting === "stay" ? [...staysInOrder, ...timesInOrder] : timesInOrder;
  const pairs = of === "time" ? times : of === "size" ? sizesInOrder : [...times.slice(0, -1), ...sizesInOrder];
  return pairs.some(([first, then]) => {
    const [a, b] = [low.replace(then, "").trim(), high.replace(first, "").trim()];
    return then.test(low) && first.test(high) && (a === b || a === "" || b === "");
  });
}

function namesOf(circle: readonly SaidOrder[]): string {
  return [...new Set(circle.flatMap(({ names }) => names.map((name) => name.toLowerCase())))].slice(0, 4).join(" and ");
}

function tell(reading: Reading, circle: readonly Claim[], notes: DraftNotes, names: string): void {
  notes.impossible.push({
    reason: `${quotes(reading, circle)}: ${names} cannot each come before the other`,
    spans: spansOf(circle),
    fix: `say which of ${names} comes first`,
  });
}

function spansOf(claims: readonly Claim[]): Span[] {
  const spans = claims.flatMap((claim) => claim.spans).sort((a, b) => a.start - b.start);
  return spans.filter(({ start }, index) => index === 0 || start !== spans[index - 1]?.start);
}

function quotes(reading: Reading, claims: readonly Claim[]): string {
  return spansOf(claims)
    .map((span) => `"${quoteOf(reading, span)}"`)
    .join(" and ");
}
