import { isBreak, number, spanOf, word } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { isGap } from "./claims/gap-words.ts";
import { areAlike, rootOf } from "./claims/roots.ts";
import { type Lack, lacksOf, punctualOf, shells } from "./lacks.ts";
import { clauseAround } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import type { SaidBound } from "./said-bounds.ts";
import { quoteOf } from "./said-orders.ts";

/**
 * "alcohol-free drinks with alcohol from 4 to 12 %", "orders without discount, discount 5 to 15 %", "price column empty, average price
 * 20": what no row has, and a figure above zero of it.
 */
export function findFiguresOfLacked(
  reading: NeedReading,
  { found }: Findings,
  said: readonly SaidBound[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  // "who was absent gets no mark": so it is in some rows.
  const cases = found.filter(({ kind }) => kind === "onlyWhen");
  const lacks = lacksOf(reading).filter(({ span }) => cases.every((each) => areApart(each, span)));
  const punctual = punctualOf(reading);
  findFigureBehindGap(reading, found, lacks, notes);
  findShareOfLacked(reading, lacks, notes);
  findFigureNamed(reading, lacks, notes);
  findCountOfLacked(reading, lacks, notes);
  findLastOfLacked(reading, lacks, notes);
  for (const { of, name, minimum, mean, span } of said) {
    if ((minimum ?? mean ?? 0) <= 0) continue;
    const roots = of.split(" ").filter((each) => !shells.has(each) && each !== "" && each !== "per");
    const [root, ...more] = roots.map((each) => rootOf(each, reading.language)).toReversed();
    if (root === undefined) continue;
    // What is left of a name may be as short as its root: "batter" of "battery".
    const ends = [root, roots.at(-1) ?? root];
    const isLate =
      punctual !== undefined && areAlike(root, rootOf("delay", reading.language)) && areApart(punctual.span, span);
    const lack = isLate
      ? punctual
      : lacks.find(
          // A "ticket price" is a price, a "discount code" no discount.
          (each) =>
            areApart(each.span, span) &&
            (((more.length === 0 || each.roots.length > 1 || of.includes(" of ")) && isOneOf(each, ends)) ||
              (measures.test(root) && isOneOf(each, more) && isNamedIn(reading, each, name))),
        );
    if (lack === undefined) continue;
    tell(reading, lack, span, notes);
    return;
  }
}

/** What is measured of a thing where there is one: "lift capacity", "garden area". */
const measures =
  /^(?:capac|siz|height|weight|length|area|pric|cost|fee|volum|power|dur|distanc|amount|speed|depth|width|rent|prei|hoh|flach|tamano|superfici|preci|taill|surfac|prix|area|preco)/;

/** "without a lift, lift capacity", unlike "no order was delivered, delivery fee". */
function isNamedIn({ text, language }: NeedReading, { span }: Lack, name: string): boolean {
  const [thing = ""] = fold(name).split(" ");
  return fold(text.slice(span.start, span.end))
    .split(" ")
    .some((each) => singular(each, language) === singular(thing, language));
}

function isOneOf({ roots }: Lack, those: readonly string[]): boolean {
  return roots.some((one) => those.some((each) => areOfOneDeed(one, each)));
}

/** What is done, and what it is called or done with: "broken" and "breakdown", "smoked" and "cigarettes". */
function areOfOneDeed(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    areAlike(one, other) ||
    (short.length > 4 && long.startsWith(short)) ||
    belongings.some((each) => each.test(`${one} ${other}`))
  );
}

const belongings = [/^(?:smok|rauch|fum)\S* (?:cigar|zigar)/];

const lasts = wordSet(
  "last latest first previous letzte letzten letzter letztes erste ersten ultima ultimo primera primer primero derniere dernier premiere premier primeira primeiro",
);
const NEAR = 4;

/** "vans that have never broken down, date of last breakdown": of what never was there is no last. */
function findLastOfLacked(reading: NeedReading, lacks: readonly Lack[], notes: DraftNotes): void {
  if (lacks.length === 0 || notes.impossible.length > 0) return;
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!lasts.has(word(reading, at))) continue;
    const [first, end] = clauseAround(reading, at);
    const words = reading.tokens.slice(first, end).map(({ folded }) => folded);
    if (words.some((each) => conditional.has(each) || isGap(each))) continue;
    for (let deed = at + 1; deed < Math.min(end, at + NEAR); deed++) {
      const root = rootOf(word(reading, deed), reading.language);
      const span = spanOf(reading, at, deed + 1);
      const lack = lacks.find((each) => isOneOf(each, [root]) && areApart(each.span, span));
      if (lack === undefined) continue;
      tell(reading, lack, span, notes);
      return;
    }
  }
}

const conditional = wordSet("if when where unless until any wenn falls si cuando quand se quando optional");

/** "price column empty, average 20": the figure has no name of its own. */
function findFigureBehindGap(
  reading: NeedReading,
  found: Findings["found"],
  lacks: readonly Lack[],
  notes: DraftNotes,
): void {
  for (const lack of lacks) {
    const start = reading.tokens[lack.next + 1]?.start;
    const figure = found.find((each) => each.kind === "average" && each.start === start && each.mean > 0);
    if (figure === undefined || !isGap(word(reading, lack.next - 1))) continue;
    tell(reading, lack, { start: figure.start, end: figure.end }, notes);
    return;
  }
}

/** "without faults, 20 % with faults" */
function findShareOfLacked(reading: NeedReading, lacks: readonly Lack[], notes: DraftNotes): void {
  for (let at = 1; at < reading.tokens.length && lacks.length > 0; at++) {
    if (reading.tokens[at]?.text !== "%" || !withs.has(word(reading, at + 1)) || !isBreak(reading, at + 3)) continue;
    const root = rootOf(word(reading, at + 2), reading.language);
    const span = { start: reading.tokens[at - 1]?.start ?? 0, end: reading.tokens[at + 2]?.end ?? 0 };
    const lack = lacks.find(
      ({ roots, span: said }) => roots.some((one) => areAlike(one, root)) && areApart(said, span),
    );
    if (lack === undefined || number(reading, at - 1)?.value === 0) continue;
    tell(reading, lack, span, notes);
    return;
  }
}

/** "invoices without VAT, VAT 19% on every line" */
function findFigureNamed(reading: NeedReading, lacks: readonly Lack[], notes: DraftNotes): void {
  for (const { roots, next, span, ...lack } of lacks) {
    const at = next + 1;
    const value = number(reading, at + 1);
    const isSame = roots.some((root) => areAlike(root, rootOf(word(reading, at), reading.language)));
    if (!isSame || value === undefined || value.value <= 0 || notes.impossible.length > 0) continue;
    const end = reading.tokens[value.next - 1]?.end ?? span.end;
    tell(reading, { roots, next, span, ...lack }, { start: reading.tokens[at]?.start ?? 0, end }, notes);
  }
}

const counts = wordSet("number count counts anzahl numero nombre cantidad quantidade total");
const ofs = wordSet("of der von de d' des do da dos das");
/** Between the name of a count and its figure: "number of stopovers is from". */
const leading = wordSet(
  "is are was of from between at least about exactly always : = ( zwischen von mindestens entre de desde al menos au moins a pelo",
);

/** "flights without stopover, number of stopovers 1 or 2": how many each has of what none has. */
function findCountOfLacked(reading: NeedReading, lacks: readonly Lack[], notes: DraftNotes): void {
  if (lacks.length === 0 || notes.impossible.length > 0) return;
  for (let at = 1; at < reading.tokens.length; at++) {
    if (!counts.has(word(reading, at))) continue;
    const isLed = ofs.has(word(reading, at + 1));
    // "number of stopovers", "stopover count"
    const [thing, next] = isLed ? [at + 2, at + 3] : [at - 1, at + 1];
    let figure = next;
    while (figure < next + 3 && leading.has(word(reading, figure))) figure += 1;
    const value = number(reading, figure);
    const root = rootOf(word(reading, thing), reading.language);
    if (value === undefined || value.value <= 0 || isBreak(reading, thing)) continue;
    const span = spanOf(reading, Math.min(at, thing), value.next);
    const lack = lacks.find((each) => each.roots.some((one) => areAlike(one, root)) && areApart(each.span, span));
    if (lack === undefined) continue;
    tell(reading, lack, span, notes);
    return;
  }
}

const withs = wordSet("with mit con avec com");

function tell(reading: NeedReading, lack: Lack, span: Span, notes: DraftNotes): void {
  notes.impossible.push({
    reason: `"${quoteOf(reading, lack.span)}" leaves nothing that could be "${quoteOf(reading, span)}"`,
    spans: [lack.span, span].sort((one, other) => one.start - other.start),
    fix: "leave one of the two out, or say of which share of the rows it holds",
  });
}

function areApart(one: Span, other: Span): boolean {
  return one.end <= other.start || other.end <= one.start;
}
