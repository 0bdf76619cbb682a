import { type Reading, word } from "../../extract/reading.ts";
import type { Findings, Found } from "../../findings.ts";
import { ROW_LIMIT } from "../../row-limit.ts";
import { fold } from "../../text/fold.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import { type Chain, factorsPer } from "./reckoning/chain.ts";
import { productOf, united } from "./reckoning/factors.ts";
import { shareTaken } from "./reckoning/limits.ts";
import type { Mark } from "./reckoning/mark.ts";
import { pairsOf } from "./reckoning/pairs.ts";
import type { Quantity } from "./reckoning/quantities.ts";
import { type Reckoned, reckoned } from "./reckoning/reckoning.ts";
import { isAt, lengthOf, relatedIn } from "./reckoning/related.ts";
import type { Span } from "./reckoning/span.ts";

const unlimited = /\b(?:unlimited|infinite|endless)(?: number of| amount of)? (?:rows|records|data|lines)\b/i;

const nothing: Reckoned = { rows: 0, sure: false };

/**
 * How many rows the words come to where nobody said a number of them: "5000 stores x 3000 products", "200 patients every
 * minute for 30 days". Numbers are put in relation by what each is counted per, up to what a row is, and multiplied.
 */
export function rowsImplied(findings: Findings, reading: NeedReading): Reckoned {
  const { text, found } = findings;
  const sum = rowsAddedUp(findings);
  if (sum !== undefined) return { rows: sum, sure: false };
  if (unlimited.test(text)) return { rows: Number.POSITIVE_INFINITY, sure: true };
  const related = relatedIn(findings, reading);
  const { quantities, marks, chain, grain } = related;
  const rows = found.find((each) => each.kind === "rows");
  if (found.some((each) => each.kind === "tables" && each.count > 1)) return nothing;
  const row = rows === undefined ? -1 : quantities.findIndex((each) => isAt(reading, each, rows));
  const isOther =
    row >= 0 &&
    ((chain.pers[row] ?? []).length > 0 ||
      areThey(reading, quantities[row], marks) ||
      isOfOther(reading, quantities[row], rows) ||
      isLine(quantities[row], chain));
  if (rows !== undefined && !isOther) return nothing;
  if (marks.some((mark) => isWhile(reading, mark))) {
    const most = quantities.reduce((large, { kind, value }) => (kind === "thing" ? Math.max(large, value) : large), 0);
    return { rows: most > ROW_LIMIT ? most : 0, sure: true };
  }
  const share = shareTaken(reading, quantities);
  if (share !== undefined) return { rows: share, sure: true };
  const span = lengthOf(findings, reading, related);
  const pairs = pairsOf(reading, fold(text), quantities);
  if (pairs !== undefined) return { rows: Math.round(pairs * timesOf(chain, span)), sure: false };
  return reckoned(reading, chain, grain, span);
}

/** How often all is told of again: "daily for three years". */
function timesOf(chain: Chain, { steps }: Span): number {
  const times = chain.loose.filter(({ kind }) => kind === "time").flatMap((per) => factorsPer(chain, per, steps) ?? []);
  return productOf(united(times));
}

const meanwhile = /^(?:while|whilst|during|wahrend|beim|mientras|durante|pendant|lors|enquanto)$/;
const outings = /(?:ing|rides?|trips?|journeys?|fahrt|fahrten|fahren|ndo|viajes?|trayectos?|trajets?|viagem)$/;

/** "every 30 s while riding": nobody says how much of the time that is, and all of it would be far too much. */
function isWhile(reading: Reading, { per, isRhythm, next }: Mark): boolean {
  if (per.kind !== "time" || !isRhythm || !meanwhile.test(word(reading, next))) return false;
  return [1, 2, 3].some((step) => outings.test(word(reading, next + step)));
}

/** "weigh-in records: 65 farms": the number is of what is named behind it, and of no rows. */
function isOfOther(reading: Reading, quantity: Quantity | undefined, said: Found | undefined): boolean {
  if (quantity === undefined || said === undefined) return false;
  const name = reading.tokens[quantity.named];
  return name !== undefined && name.start >= said.end && quantity.words.some((each) => !each.startsWith("~"));
}

/** "2,200 of them, each sends status every five minutes": those that do so, and no rows. */
function areThey(reading: Reading, quantity: Quantity | undefined, marks: readonly Mark[]): boolean {
  const isSaid = /^(?:of|them)$/.test(word(reading, quantity?.next ?? -1));
  return isSaid && marks.some(({ per }) => per.kind === "before") && marks.some(({ per }) => per.kind === "time");
}

/** "25 lignes de bus, 200 passages sur chaque ligne": lines of which something is counted per are no rows. */
function isLine(quantity: Quantity | undefined, { pers }: Chain): boolean {
  const lines = quantity?.words.filter((each) => /^lin(?:e|ea|ha)$|^ligne$/.test(each)) ?? [];
  return (
    lines.length > 0 && pers.flat().some((per) => per.kind === "noun" && per.words.some((each) => lines.includes(each)))
  );
}

/** "600k rows for Spain plus 700k rows for Portugal" */
function rowsAddedUp({ text, found }: Findings): number | undefined {
  const counts = found.filter((each) => each.kind === "rows");
  const areAdded = counts.every((each, index) => {
    const before = counts[index - 1];
    return (
      before === undefined ||
      /(?:\bplus\b|\band (?:another|a further)\b|\+|\bund\b|\bmas\b|\bplus de\b|\bmais\b)/i.test(
        fold(text.slice(before.end, each.start)),
      )
    );
  });
  return counts.length < 2 || !areAdded ? undefined : counts.reduce((sum, { count }) => sum + count, 0);
}
