import { spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { eachOf } from "./each.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { openedAt } from "./sum-said.ts";

const WHOLE = 100;
const SLACK = 1e-6;
/** More parts than that are no parts of one whole, but rows. */
const MOST = 60;
const everys =
  /^(?:each|every|all|no|none|jede[rsnm]?|alle|keine?|cada|todos|todas|ningun[oa]?|chaque|tous|toutes|aucune?|nenhuma?)$/;
const shares =
  /^(?:weight|share|percentage|proportion|part|portion|allocation|gewicht|gewichtung|anteil|peso|porcentaje|proporcion|cuota|poids|pourcentage|fraction|proporcao|percentual|porcentagem)$/;
const NEAR = 6;
const holding = /^(?:of|with|in|into|across|over|from|aus|mit|von|auf|de|con|entre|en|avec|com|em)$/;

/** "portfolios of five assets, every weight at least 30%, weights summing to 100%": so many parts of a whole come to more than it. */
export function findPartsBeyondWhole(ledger: Ledger): void {
  const whole = wholeOf(ledger);
  if (whole === undefined) return;
  const parts = ledger.counts.filter((count) => isOfParts(ledger, count, whole));
  const nouns = parts.flatMap((part) => part.nouns);
  const bounds = ledger.reading.ranges.filter((range) => isOfEach(ledger, range, whole, nouns));
  const [bound, ...others] = bounds;
  if (bound === undefined || others.length > 0 || parts.length === 0) return;
  const { minimum = 0, maximum = WHOLE } = bound.found;
  const isOver = parts.every((count) => (exactOf(count) ?? 0) * minimum > WHOLE * (1 + SLACK));
  const isUnder = parts.every((count) => (exactOf(count) ?? WHOLE) * maximum < WHOLE * (1 - SLACK));
  const [part] = parts;
  if (part === undefined || (!isOver && !isUnder)) return;
  const total = (exactOf(part) ?? 0) * (isOver ? minimum : maximum);
  const boundSpan = { start: bound.found.start, end: bound.found.end };
  ledger.tell(
    `${quoteOf(ledger, part.span)} of ${quoteOf(ledger, boundSpan)}: they come to ${isOver ? "at least" : "at most"} ${total}%, yet ${quoteOf(ledger, whole)} is asked`,
    [part.span, boundSpan, whole].sort((one, other) => one.start - other.start),
    isOver ? "say a smaller least share, or fewer parts" : "say a larger greatest share, or more parts",
  );
}

/** "summing to 100% per portfolio" */
function wholeOf({ reading }: Ledger): Span | undefined {
  for (const { value, unit, figure, next } of reading.quantities) {
    const isWhole =
      (value === WHOLE && (unit === "%" || unit === undefined || unit === "in")) || (value === 1 && unit === undefined);
    const opened = isWhole ? openedAt(reading, figure) : undefined;
    if (opened !== undefined) return spanOf(reading, opened, next);
  }
  return undefined;
}

/** "every weight at least 30%", "no share above 10%", "each metal makes up at least 40%" */
function isOfEach({ reading }: Ledger, { found, first }: RangeSaid, whole: Span, nouns: readonly string[]): boolean {
  if (found.unit !== "%" || (found.start < whole.end && whole.start < found.end)) return false;
  const near = reading.tokens.slice(Math.max(0, first - NEAR), first + 1).map(({ folded }) => folded);
  const from = near.findIndex((each) => everys.test(each));
  const named = near.slice(from + 1).map((each) => singular(each, reading.language));
  return from >= 0 && (named.some((each) => shares.test(each)) || sharesNoun(named, nouns));
}

/** "portfolios of five assets", "4 ingredients in each recipe": how many there are in one whole, not how many wholes. */
function isOfParts({ reading, rows }: Ledger, count: Count, whole: Span): boolean {
  const size = exactOf(count);
  if (size === undefined || size < 2 || size > MOST || size === rows?.count) return false;
  const wholes = eachOf(reading, tokenFrom(reading, 0, whole.end) - 1)?.nouns ?? [];
  if (sharesNoun(count.nouns, wholes)) return false;
  return holding.test(word(reading, count.first - 1)) || (eachOf(reading, count.figure)?.nouns.length ?? 0) > 0;
}
