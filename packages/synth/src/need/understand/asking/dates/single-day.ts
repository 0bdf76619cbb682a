import { tokenFrom } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

const DAY = 86_400_000;
/** "from one single day": of the rows, and not "each on a single day". */
const single =
  /\b(?:from|all on|von|aus) (?:exactly |just |only |nur )?(?:(?:one|a) single|one|einem (?:einzigen )?) ?(?:calendar )?(?:day|tag)\b(?= ?(?:[,;.]|$))/;
const spread = /^(?:spread|spreads|spanning|spans?|stretch\w*|distributed|verteilt|erstrecken)$/;
/** What the rows are told by, where they are spread and nothing else is. */
const times =
  /^(?:and|with|the|their|its|all|of|them|are|is|timestamps?|times?|dates?|entries|rows|records|readings|logs?|events|und|mit|die|alle|sind|zeitstempel\w*|zeiten|eintrage|messwerte)$/;

/** "logs from one single day, timestamps spread over three weeks": more days than one. */
export function findSpreadOverDay(reading: NeedReading, { text, found }: Findings, { impossible }: DraftNotes): void {
  const folded = fold(text);
  const day = folded.length === text.length ? single.exec(folded) : null;
  if (day === null || impossible.length > 0) return;
  for (const window of found) {
    if (window.kind !== "window" || window.span === undefined) continue;
    if (Date.parse(window.to) - Date.parse(window.from) <= DAY) continue;
    const at = tokenFrom(reading, 0, window.start);
    const [from] = clauseAround(reading, at);
    const words = reading.tokens.slice(from, at).map(({ folded }) => folded);
    const isSpread = words.some((said) => spread.test(said));
    if (!isSpread || !words.every((said) => spread.test(said) || times.test(said))) continue;
    const spans = [
      { start: day.index, end: day.index + day[0].length },
      { start: window.start, end: window.end },
    ];
    impossible.push({
      reason: `"${quoteOf(reading, spans[0] ?? window)}" and "${text.slice(window.start, window.end)}": one day is no longer than a day`,
      spans: spans.sort((one, other) => one.start - other.start),
      fix: "say a day, or a longer time",
    });
    return;
  }
}
