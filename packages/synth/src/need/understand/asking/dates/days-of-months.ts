import { monthNames } from "../../../extract/period.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import { number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quoteOf } from "../said-orders.ts";
import { lastOf } from "./no-such-day.ts";

const days = wordSet("days day tage tagen dias jours");
const ofs = wordSet("of in im des von de del do d' en em the");
/** Of any number of days there may be more than of a month: "the last 31 days of November and December". */
const others = wordSet("and und y et e to until till through bis hasta - – or /");
const alls = wordSet("the all each every alle die los todos les tous os");
const FEWEST = 28;

/** "each of the 31 days of November 2025", "the 366 days of 2025": more days than there are. */
export function findTooManyDays(reading: Reading, { impossible }: DraftNotes): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const value = number(reading, at);
    if (
      value === undefined ||
      value.value < FEWEST ||
      !Number.isInteger(value.value) ||
      !days.has(word(reading, value.next))
    )
      continue;
    let next = value.next + 1;
    if (!ofs.has(word(reading, next))) continue;
    while (ofs.has(word(reading, next))) next += 1;
    const of = stretchAt(reading, next);
    if (
      of === undefined ||
      value.value <= of.most ||
      others.has(word(reading, of.next)) ||
      others.has(reading.tokens[of.next]?.text ?? "")
    )
      continue;
    // "30 days of February weather" is said loosely.
    if (!of.isDated && !alls.has(word(reading, at - 1))) continue;
    const span = spanOf(reading, at, of.next);
    impossible.push({
      reason: `"${quoteOf(reading, span)}": there are ${of.most} days, and no more`,
      spans: [span],
      fix: `say ${of.most} days, or a longer time`,
    });
    return;
  }
}

/** A month with its year where it is said, or a year alone. */
function stretchAt(
  reading: Reading,
  at: number,
): { readonly most: number; readonly next: number; readonly isDated: boolean } | undefined {
  const month = phraseAt(reading, at, monthNames);
  const from = month?.next ?? at;
  const start = month !== undefined && ofs.has(word(reading, from)) ? from + 1 : from;
  const year = /^(?:19|20)\d\d$/.exec(reading.tokens[start]?.text ?? "")?.[0];
  if (month !== undefined)
    return {
      most: lastOf(Number(year ?? LEAP), month.meaning),
      next: year === undefined ? month.next : start + 1,
      isDated: year !== undefined,
    };
  if (year === undefined) return undefined;
  return { most: lastOf(Number(year), 2) === 29 ? 366 : 365, next: start + 1, isDated: true };
}

const LEAP = 2024;
