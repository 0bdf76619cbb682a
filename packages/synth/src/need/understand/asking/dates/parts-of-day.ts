import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** What a part of the day is called by, and the widest that anybody means by it, in hours; past midnight where it goes on. */
const parts: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [
    /^(?:night|nights|nightly|nighttime|night-time|nacht|nachte|nachts|nocturn[oa]s?|noches|nuits?|noturn[oa]s?)$/,
    18,
    32,
  ],
  [/^(?:nacht(?:schicht|dienst|fahrt|flug|bus|zug)\p{L}*)$/u, 18, 32],
  [/^(?:mornings?|morgens|vormittags?|matinales|matutin[oa]s?|matin(?:al|ale|aux)?)$/, 3, 13],
  [/^(?:fruh(?:schicht|dienst)\p{L}*)$/u, 3, 15],
  [/^(?:afternoons?|nachmittags?|vespertin[oa]s?)$/, 11.5, 19],
  [/^(?:evenings?|abends?|soirs?|soirees?)$/, 15.5, 26],
  [/^(?:daytime|day-time|daylight|tagsuber)$/, 4, 22],
];
const ending =
  /^(?:end|ends|ending|until|till|finish|finishes|finishing|bis|hasta|jusqu'?|ate|closes?|checkout|check-out|back)$/;
const either = /^(?:or|oder|ou|also|share|%|some|most|except|sometimes)$/;

/** "night shifts, starting between 9 and 11 am", "morning classes from 18:00 to 20:00": hours that are of another part of the day. */
export function findOtherPartOfDay(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  const hours = found.filter((each) => each.kind === "hours");
  const [said, ...more] = hours;
  const named = partsNamed(reading, hours);
  const [part, ...others] = named;
  if (said?.kind !== "hours" || more.length > 0 || part === undefined || others.length > 0) return;
  const at = tokenFrom(reading, 0, said.start);
  const [first, next] = clauseAround(reading, at);
  const words = reading.tokens.slice(first, next).map(({ folded }) => folded);
  if (
    words.some((each) => either.test(each)) ||
    ending.test(word(reading, at - 1)) ||
    words.some((each) => ending.test(each))
  )
    return;
  if (shareBefore(reading, part.at)) return;
  const to = said.to > said.from ? said.to : said.to + DAY;
  const isWithin = [0, DAY].some((shift) => said.from + shift < part.to * HOUR && to + shift > part.from * HOUR);
  if (isWithin) return;
  const span = { start: said.start, end: said.end };
  notes.impossible.push({
    reason: `"${quoteOf(reading, part.span)}" and "${quoteOf(reading, span)}": those hours are of another part of the day`,
    spans: [part.span, span].sort((one, other) => one.start - other.start),
    fix: "say hours of that part of the day, or leave one of the two out",
  });
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly span: Span;
}

function partsNamed(reading: Reading, hours: readonly Span[]): readonly Part[] {
  return reading.tokens.flatMap(({ folded, start, end }, at): readonly Part[] => {
    // "turno de noche", "day shifts"
    const isOf = /^(?:de|da|du|do)$/.test(word(reading, at - 1)) && /^(?:noche|noite|nuit)$/.test(folded);
    const isShift = folded === "day" && /^(?:shifts?|flights?|trips?|trains?|tours?)$/.test(word(reading, at + 1));
    const name = isOf ? "night" : isShift ? "daytime" : folded;
    const part = parts.find(([of]) => of.test(name));
    const isInHours = hours.some((each) => each.start <= start && start < each.end);
    // "price per night", "3 nights", "good morning" name no part of the day.
    const isCounted =
      reading.numbers[at - 1] !== undefined || /^(?:per|pro|por|par|a|each|good|every)$/.test(word(reading, at - 1));
    return part === undefined || isInHours || isCounted
      ? []
      : [{ from: part[1], to: part[2], at, span: { start, end } }];
  });
}

/** "30% night shifts": the others are none. */
function shareBefore(reading: Reading, at: number): boolean {
  const [first, next] = clauseAround(reading, at);
  return reading.tokens.slice(first, next).some(({ text }) => text === "%");
}
