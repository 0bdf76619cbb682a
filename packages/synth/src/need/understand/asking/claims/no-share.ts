import { ofThemAt } from "../../../extract/of-them.ts";
import { isUpperEnd } from "../../../extract/rate.ts";
import type { Reading } from "../../../extract/reading.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { isPercentFigure } from "../../words/percent-figures.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";

const outcomes = /(?:ed|en|missing|null|empty|late|absent|positive|negative|fraud|fraudulent|unpaid|paid|duplicates?)$/;

/** "-15% rejected", "130% of customers churned": a share of the rows lies from 0% to 100%. */
export function findNoShares(reading: Reading, claims: readonly Claim[], notes: DraftNotes): void {
  for (const { rate, facts, base, before, first, figureEnd, span } of claims) {
    const words = facts.flatMap((fact) => fact.words);
    // "share of returns 110%"
    const isNamed = words.length > 1 && /^(?:share|proportion|anteil|proporcion|proporcao)$/.test(words[0] ?? "");
    if ((rate >= 0 && rate <= 1.0001) || (before && !isNamed)) continue;
    if (isUpperEnd(reading, first)) continue;
    if (isPercentFigure(words.join(" ")) || isPercentFigure(base.join(" "))) continue;
    const last = words.at(-1) ?? "";
    const isOfThem = ofThemAt(reading, figureEnd) !== undefined;
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
