import { type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

const DAY = 86_400_000;
/** What lasts from its first day to its last. */
const lasting =
  /^(?:festival|fair|tournament|conference|event|trip|tour|cruise|camp|course|workshop|training|stay|holiday|sale|hackathon|race|period|window|messe|turnier|reise|kurs|feria|torneo|viaje|curso|salon|tournoi|voyage|stage|torneio|viagem|long|lang)$/;
const REACH = 4;

/** "a 4-day festival from 5 to 6 July 2025": longer than from its first day to its last. */
export function findLongerThanWindow(reading: NeedReading, { found }: Findings, { impossible }: DraftNotes): void {
  for (const window of found) {
    if (window.kind !== "window" || window.months !== undefined || window.last !== undefined) continue;
    const first = tokenFrom(reading, 0, window.start);
    const days = (Date.parse(window.to) - Date.parse(window.from)) / DAY;
    const said = reading.quantities.find(
      ({ unit, is, next }) =>
        unit !== undefined && is === "exactly" && next <= first && reachesTo(reading, next, first),
    );
    const unit = said?.unit === undefined ? undefined : unitNamed(said.unit);
    if (said === undefined || unit?.dimension !== "time" || !/^(?:day|week)$/.test(said.unit ?? "")) continue;
    const length = said.value * (said.unit === "week" ? 7 : 1);
    if (length <= days || days < 1) continue;
    const span = spanOf(reading, said.first, tokenFrom(reading, first, window.end));
    impossible.push({
      reason: `"${quoteOf(reading, span)}": from its first day to its last there are ${days} days`,
      spans: [span],
      fix: `say ${days} days, or a longer time`,
    });
    return;
  }
}

/** Nothing or what lasts so long stands between, and the window begins with "from". */
function reachesTo(reading: Reading, next: number, first: number): boolean {
  if (first - next > REACH || !/^(?:from|between|vom|von|del|de|du|das)$/.test(word(reading, first))) return false;
  const between = reading.tokens.slice(next, first);
  // "a 10-day trade fair held from 3 to 6 September"
  return (
    between.every(({ kind }) => kind === "word") &&
    (between.length === 0 || between.some(({ folded }) => lasting.test(folded)))
  );
}
