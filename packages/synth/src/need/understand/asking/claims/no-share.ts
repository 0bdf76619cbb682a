import type { Reading } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { isPercentFigure } from "../../words/percent-figures.ts";
import { foldedOf } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";

const outcomes = /(?:ed|en|missing|null|empty|late|absent|positive|negative|fraud|fraudulent|unpaid|paid|duplicates?)$/;

/** "130% of them rented" */
const ofThem =
  /^(?:of (?:them|these|those)|davon\b|von (?:ihnen|denen)|de (?:ellos|ellas|ellos)|d' ?entre|deles\b|delas\b)/;

/** What stands before the upper end of a range: "between 80 % and". */
const upperEnd = /\b(?:between|from|zwischen|von|entre|de) ?[\d.,]+ ?% ?(?:and|to|und|bis|et|a|y|e) ?$/;

/** "-15% rejected", "130% of customers churned": a share of the rows lies from 0% to 100%. */
export function findNoShares(reading: Reading, claims: readonly Claim[], notes: DraftNotes): void {
  for (const { rate, facts, base, before, figureEnd, span } of claims) {
    const words = facts.flatMap((fact) => fact.words);
    // "share of returns 110%"
    const isNamed = words.length > 1 && /^(?:share|proportion|anteil|proporcion|proporcao)$/.test(words[0] ?? "");
    if ((rate >= 0 && rate <= 1.0001) || (before && !isNamed)) continue;
    if (upperEnd.test(fold(reading.text.slice(0, span.start)))) continue;
    if (isPercentFigure(words.join(" ")) || isPercentFigure(base.join(" "))) continue;
    const last = words.at(-1) ?? "";
    const isOfThem = ofThem.test(foldedOf(reading, figureEnd, figureEnd + 2));
    const isOfRows = base.length > 0 || isOfThem;
    const isOutcome = (isOfRows && words.length > 0) || outcomes.test(last);
    const isShareOf = (before && isNamed) || (rate > 1 && /^(?:rate|share|proportion)s?$/.test(last));
    const isAbove = isShareOf || (isOutcome && (isOfRows || rate < 0));
    if (!isAbove) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}": a share of the rows lies from 0% to 100%, and ${percentage(rate)} does not`,
      spans: [span],
      fix: "say a share from 0% to 100%",
    });
  }
}
