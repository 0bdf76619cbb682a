import { type Reading, tokenFrom } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const deviation =
  "(?:deviations?|variations?|variance|variability|scatter|spread|abweichung(?:en)?|streuung|schwankung(?:en)?|desviacion(?:es)?|variacion(?:es)?|ecarts?|variations?|desvios?|variac(?:ao|oes))";
/** All of one value: "exactly 500 ml without any deviation", "monthly fees are identical, 29 EUR". */
const none = new RegExp(
  `\\b(?:(?:without|no|zero|ohne|keine|sin|sans|sem) (?:any |the slightest |jede |jegliche |ninguna |la menor |aucune? |la moindre |nenhuma? |qualquer )?${deviation}|(?:all|always|alle|immer|todos|todas|siempre|tous|toutes|toujours) [^.;,]{0,30}?(?:identical|identisch|identic[oa]s|identiques|the same|gleich))\\b`,
);
const spread =
  /\b(?:standard deviation|std\.? ?dev(?:iation)?|stddev|sd|standardabweichung|desviacion (?:estandar|tipica)|ecart[- ]type|desvio[- ]padrao)\b/;
const behind = /^ (?:from|to|von|de la|in (?:the )?(?:format|spelling|order))\b/;

/** "exactly 500 ml without any deviation, the standard deviation of the fill is 12 ml": what is always the same does not spread. */
export function findSpreadOfConstant(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const [same, spreads] = [none.exec(folded), spread.exec(folded)];
  if (same === null || spreads === null || behind.test(folded.slice(same.index + same[0].length))) return;
  const one = { start: same.index, end: same.index + same[0].length };
  const constants = clausesFrom(reading, one);
  const deviations = clausesFrom(reading, { start: spreads.index, end: spreads.index + spreads[0].length });
  const value = reading.quantities.find(
    (each) => isWithin(each, constants) && each.is === "exactly" && each.unit !== undefined,
  );
  const width = reading.quantities.find(
    (each) => isWithin(each, deviations) && each.value > 0 && each.unit !== undefined && each.unit === value?.unit,
  );
  if (value === undefined || width === undefined || value === width) return;
  const spans = [one, { start: spreads.index, end: width.span.end }].sort((a, b) => a.start - b.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot both hold: what is always the same does not spread`,
    spans,
    fix: "say a spread of 0, or let the values vary",
  });
}

/** The clause of some words, and the one behind it where they end it: "are identical, 29 EUR". */
function clausesFrom(reading: Reading, { start, end }: Span): Span {
  const [first, next] = clauseAround(reading, tokenFrom(reading, 0, start));
  const isEnd = (reading.tokens[next]?.start ?? end) - end < 2;
  const last = isEnd ? clauseAround(reading, next + 1)[1] : next;
  return { start: reading.tokens[first]?.start ?? start, end: reading.tokens[last - 1]?.end ?? end };
}

function isWithin({ span }: { readonly span: Span }, { start, end }: Span): boolean {
  return start <= span.start && span.end <= end;
}
