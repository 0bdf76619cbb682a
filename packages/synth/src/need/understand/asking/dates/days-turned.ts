import { type Reading, spanOf, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quoteOf } from "../said-orders.ts";
import { saidDays } from "./said-days.ts";

const tos = wordSet("to until till til through thru bis hasta au jusqu' jusqu'au ate a al zum the an");
const dashes = wordSet("- – —");
/** A day that was put off or brought forward comes before or after another one. */
const moves =
  /^(?:moved|move|moves|shifted|changed|rescheduled|postponed|brought|forward|verschoben|verlegt|geandert|cambiad[oa]s?|movid[oa]s?|deplacee?s?|reporte\w*|mudad[oa]s?)$/;
const FAR = 4;
const BEFORE = 6;

/** "12 November 2025 until 3 February 2025": the days of a time with its end first. */
export function findDaysTurned(reading: Reading, { impossible }: DraftNotes): void {
  const days = saidDays(reading);
  for (const [index, last] of days.entries()) {
    const first = days[index - 1];
    if (first === undefined || last.day >= first.day || last.first - first.next > FAR) continue;
    if (!isUpTo(reading, first.next, last.first) || isMoved(reading, first.first)) continue;
    const span = spanOf(reading, first.first, last.next);
    if (impossible.some(({ spans }) => spans.some(({ start, end }) => start < span.end && span.start < end))) return;
    impossible.push({
      reason: `"${quoteOf(reading, span)}": the time ends before it starts`,
      spans: [span],
      fix: "say from the earlier day to the later day",
    });
    return;
  }
}

function isUpTo(reading: Reading, from: number, to: number): boolean {
  if (from === to) return false;
  for (let at = from; at < to; at++)
    if (!tos.has(word(reading, at)) && !dashes.has(reading.tokens[at]?.text ?? "")) return false;
  return true;
}

function isMoved(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - BEFORE); back--) if (moves.test(word(reading, back))) return true;
  return false;
}
