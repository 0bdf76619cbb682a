import { type Reading, tokenFrom, word } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { type Claim, contradictionOf } from "./differences.ts";
import { nameAfter, nameBefore } from "./names.ts";
import { quoteOf, type SaidOrder, saidOrders } from "./said-orders.ts";

/** What comes first by nature: an end before its start holds nowhere. As stems, after what both names share. */
const timesInOrder: readonly (readonly [first: RegExp, then: RegExp])[] = [
  [/\b(?:start|begin|began|inicio|debut|beginn|anfang)$/, /\b(?:end|finish|fin|ende|fim|stop)$/],
  [/\b(?:birth|born|geburt|nacimiento|naissanc|nascimento)$/, /\b(?:death|died|tod|muert|mort|hir|hire|enrol|enroll)$/],
  [/\bcheckin$/, /\bcheckout$/],
  [/\b(?:takeoff|take off|off|departur)$/, /\b(?:land|touchdown)$/],
  [/\b(?:pickup|pick-up)$/, /\b(?:dropoff|drop-off|return)$/],
  [/\b(?:admission|admit|admitt)$/, /\b(?:discharg)$/],
  [/\b(?:order|purchas|pedido)$/, /\b(?:ship|deliver|deliveri|deliv|entrega|refund)$/],
  [/\bship$/, /\b(?:deliver|deliveri|deliv)$/],
  [/\b(?:hir|hire)$/, /\b(?:terminat|termination|dismiss|retir)$/],
  [/\b(?:login|logon)$/, /\b(?:logout|logoff)$/],
  [/\bentr$/, /\bexit$/],
  [/\b(?:issu|issue)$/, /\b(?:due|expir|expiri|expiration)$/],
  [/\bcreat$/, /\b(?:delet|updat)$/],
  [/\bopen$/, /\bclos$/],
];
const sizesInOrder: readonly (readonly [low: RegExp, high: RegExp])[] = [
  [/\blow$/, /\bhigh$/],
  [/\b(?:min|minimum)$/, /\b(?:max|maximum)$/],
];

/** Orders of names that go round in a circle, or against what their names say. */
export function findCircle(reading: Reading, findings: Findings, notes: DraftNotes): void {
  const said = saidOrders(reading);
  findEventsApart(reading, findings, notes);
  findEqualAndDifferent(reading, said, notes);
  const circle = contradictionOf(said);
  if (circle.length > 0) {
    tell(reading, circle, notes, namesOf(said.filter((each) => circle.includes(each))));
    return;
  }
  const against = said.find((each) => isAgainstNature(each, journey.test(reading.text)));
  if (against === undefined) return;
  const [low, high] = against.names;
  notes.impossible.push({
    reason: `${quotes(reading, [against])}: by what they are called, ${high} comes before ${low}`,
    spans: [...against.spans],
    fix: `say that ${low} is after ${high}, or which share of the rows shall have it the wrong way round`,
  });
}

/** What comes to pass with what: "placed" is when the order is. */
const events: readonly (readonly [verb: RegExp, order: number, thing: string])[] = [
  [/^(?:order|plac|purchas|bought|buy|book)$/, 1, "order"],
  [/^(?:ship|dispatch|sent)$/, 2, "order"],
  [/^(?:deliver|receiv|arriv)$/, 3, "order"],
  [/^(?:return|refund)$/, 4, "order"],
  [/^(?:issu|invoic|bill)$/, 1, "invoice"],
  [/^pay$/, 2, "invoice"],
  [/^(?:admit|admitt|admission|hospitali[sz])$/, 1, "stay"],
  [/^discharg$/, 2, "stay"],
  [/^(?:open|creat|report|regist|sign|join|start|begin|began|start|hir|rent|borrow|pick|load)$/, 1, "case"],
  [
    /^(?:clos|resolv|end|finish|complet|cancel|cancell|churn|terminat|fir|retir|left|expir|return|dropp|unload)$/,
    2,
    "case",
  ],
  [/^(?:born|birth)$/, 0, "case"],
  [/^(?:died|death|dead|deceas)$/, 9, "case"],
  [/^(?:start(?:ing|ed|s)|begin(?:ning|s)|begun|open(?:ed|ing))$/, 1, "case"],
  [/^(?:end(?:ing|ed|s)|finish(?:ed|ing)|clos(?:ed|ing)|terminated|expired|expiring)$/, 2, "case"],
  [/^(?:beginn(?:t|en)?|begonnen|gestartet|anfang|angefangen|eroffnet|unterschrieben|abgeschickt)$/, 1, "case"],
  [/^(?:end(?:e|et|ete|eten|en)|geendet|beendet|geschlossen|gekundigt|ausgelaufen|abgelaufen)$/, 2, "case"],
  [/^(?:inici(?:o|ad[oa]s?|aron)|empez(?:ad[oa]s?|aron)|abiert[oa]s?|debut|commencee?s?|ouverte?s?)$/, 1, "case"],
  [/^(?:fin|termin(?:ad[oa]s?|aron|ees?)|finalizad[oa]s?|cerrad[oa]s?|terminee?s?|close?s|encerrad[oa]s?)$/, 2, "case"],
];

/** "placed in June 2026 and delivered in March 2026": what comes first lies in the later window. */
function findEventsApart(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  const dated = found.flatMap((window) => {
    if (window.kind !== "window" || window.months !== undefined) return [];
    const first = tokenFrom(reading, 0, window.start);
    const name = nameBefore(reading, first);
    // "starting in 2026" has its verb in the window, "die 2024 geendet haben" behind it.
    const said = [
      name?.key.split(" ").at(-1) ?? "",
      word(reading, first),
      word(reading, tokenFrom(reading, first, window.end)),
    ];
    return events
      .filter(([verb]) => said.some((each) => verb.test(each)))
      .map(([, order, thing]) => ({
        window,
        order,
        thing,
        span: { start: name?.span.start ?? window.start, end: window.end },
      }));
  });
  for (const first of dated) {
    const then = dated.find(
      ({ window, order, thing }) => thing === first.thing && order > first.order && window.to <= first.window.from,
    );
    if (then === undefined) continue;
    const spans = [first.span, then.span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `"${quoteOf(reading, first.span)}" and "${quoteOf(reading, then.span)}": what comes later lies in the earlier window`,
      spans,
      fix: "say windows in the order in which things happen",
    });
    return;
  }
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

/** Who leaves arrives later; who visits arrives first. */
const journey = /\b(?:trains?|flights?|buse?s?|rides?|trips?|journeys?|routes?|cruises?|ferr(?:y|ies)|crossings?)\b/i;

/** "end before start": what is said to be lower is the later one by its name. */
function isAgainstNature({ low, high, of, strict, least }: SaidOrder, isJourney: boolean): boolean {
  if (!strict && least <= 0) return false;
  if (isJourney && of === "time" && /\barriv$/.test(low) && /\bdepart$/.test(high)) return true;
  // "minimum bid exceeds maximum bid"
  const ends = [/^(?:max|maximum) (.+)$/.exec(low)?.[1], /^(?:min|minimum) (.+)$/.exec(high)?.[1]];
  if (ends[0] !== undefined && ends[0] === ends[1]) return true;
  const pairs =
    of === "time" ? timesInOrder : of === "size" ? sizesInOrder : [...timesInOrder.slice(0, -1), ...sizesInOrder];
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
