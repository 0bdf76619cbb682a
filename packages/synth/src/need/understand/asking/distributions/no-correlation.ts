import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

const name =
  "(?:correlations?|korrelation(?:en)?|correlacion(?:es)?|correlacao|correlacoes|correlated|korreliert|korrelieren|correlacionad[oa]s?|correlees?|pearson(?:'s)? r)(?: (?:coefficient|koeffizient|factor|value))?|(?:korrelationskoeffizient|coeficiente de correlac(?:ion|ao)|coefficient de correlation)";
const links =
  "(?:(?: ?[=:(]|\\b(?: )?(?:of|at|is|with|around|about|roughly|exactly|near|von|bei|mit|ist|etwa|rund|genau|should|must|comes?|out|as|be|de|con|es|igual a|a|cerca de|unos|environ|d'environ|egale?|avec|com|um|uma|r) ?) ?){1,4}";
/** "correlation of 2 variables" counts them: behind a whole number it ends, or it says between what. */
const figure =
  "(?<figure>[-−+]?\\d{1,2}(?:[.,]\\d{1,4})?)(?![.,]?\\d| ?[%°])(?<behind> ?(?:$|[,.;:)\\n]|(?:between|with|across|among|zwischen|entre|mit|con|avec|com)\\b))?";
/** "correlation of spend and clicks 1.4": what goes together may stand between. */
const pair =
  "(?:(?:between|of|zwischen|entre|de) (?:(?:both|the two|them|beiden|ambos|ambas|les deux)(?= )|[\\p{L}_]{2,24} (?:and|with|to|und|mit|y|con|et|avec|e|com) [\\p{L}_]{2,24}(?= )))";
const said = new RegExp(`\\b(?:${name}) ?(?:${pair}(?:${links}| )|${links})${figure}`, "u");
const MOST = 1.0001;
/** "a correlation of 85" is one of 0.85 to whoever writes it. */
const PERCENT = 10;

/** "a Pearson correlation of 1.3": two columns go together at most wholly, which is 1. */
export function findNoCorrelation({ text }: NeedReading, { impossible }: DraftNotes): void {
  const match = said.exec(foldInPlace(text));
  if (match === null) return;
  const { figure: written = "", behind } = match.groups ?? {};
  const size = Math.abs(Number(written.replace(",", ".").replace("−", "-")));
  if (size <= MOST || size > PERCENT || (!/[.,]/.test(written) && behind === undefined)) return;
  const end = match.index + match[0].length - (behind?.length ?? 0);
  impossible.push({
    reason: `"${text.slice(match.index, end)}": a correlation lies between -1 and 1`,
    spans: [{ start: match.index, end }],
    fix: "say a correlation from -1 to 1",
  });
}
