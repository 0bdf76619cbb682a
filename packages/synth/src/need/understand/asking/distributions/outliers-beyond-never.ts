import { tokenFrom } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { Claim } from "../claims/claim.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";
import { allowsOutliers } from "./figures.ts";

/** No exception is left, not even for outliers. */
const hard =
  /\b(?:never|under no circumstances|at no time|hard (?:maximum|minimum|limit|cap)|absolute (?:maximum|minimum|limit)|without exception|nie(?:mals)?|auf keinen fall|nunca|en ningun caso|jamais|em nenhum caso)\b/;
const excepted =
  /\b(?:except|apart from|besides|other than|otherwise|outside of|normally|usually|ausser|sonst|salvo|excepto|sauf|exceto|normalmente)\b/;
const outlying =
  /outlier|extrem|spike|ausreiss|atipic|aberrant|value|reading|measur|wert|valor|valeur|messung|lectura|row/;

/** "the value never goes above 90, and 3% of the values are outliers over 120": what never lies there is no outlier either. */
export function findOutliersBeyondNever(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  const folded = foldInPlace(reading.text);
  if (notes.impossible.length > 0 || !allowsOutliers(reading.text) || excepted.test(folded)) return;
  const shares = claims.filter(
    ({ rate, range, facts, isOfPart, isEither }) =>
      rate > 0 &&
      range !== undefined &&
      !isOfPart &&
      !isEither &&
      facts.every(({ words }) => words.every((each) => outlying.test(each))),
  );
  for (const { found, first } of reading.ranges) {
    const clause = foldedOf(reading, ...clauseAround(reading, first));
    if (!hard.test(clause)) continue;
    const share = shares.find(({ range }) => {
      const isOther =
        range !== undefined && range.start !== found.start && (range.unit ?? found.unit) === (found.unit ?? range.unit);
      const { minimum, maximum } = range ?? {};
      const isAbove = found.maximum !== undefined && minimum !== undefined && minimum >= found.maximum;
      return isOther && (isAbove || (found.minimum !== undefined && maximum !== undefined && maximum <= found.minimum));
    });
    if (share === undefined) continue;
    const [from] = clauseAround(reading, tokenFrom(reading, 0, found.start));
    const bound = { start: reading.tokens[from]?.start ?? found.start, end: found.end };
    const why = "what never lies there is no outlier either";
    tellApart(
      reading,
      notes,
      [bound, share.span],
      why,
      "say that the bound holds for all but the outliers, or leave them out",
    );
    return;
  }
}
