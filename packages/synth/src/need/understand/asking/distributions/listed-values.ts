import { fold } from "../../../text/fold.ts";
import { ONLY_PHRASES } from "../../../text/only-words.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { isMiddle } from "../quantities/statistic-words.ts";
import { quoteOf } from "../said-orders.ts";

const names =
  "scores?|scored|ratings?|rated|grades?|marks?|stars?|points?|noten?|bewertung(?:en)?|punkte?|sterne?|puntuaci(?:on|ones)|notas?|estrellas?|notes?|etoiles?|pontuac(?:ao|oes)|estrelas?";
const figure = "(\\d{1,3}(?:\\.\\d)?)";
const listed = new RegExp(
  `\\b(?:${names}) (?:of |is |are |von |de )?${figure}(?:, ?${figure})? ?(?:or|and|oder|und|o|y|ou|et|e) ${figure}(?![\\d%]|[.:/-]\\d)|(?<![\\d.])${figure}(?:, ?${figure})? (?:or|and|oder|und|o|y|ou|et|e) ${figure} (?:stars|points|sterne|punkte|estrellas|puntos|etoiles|estrelas|pontos)\\b`,
);
const all = new RegExp(`\\b(?:${ONLY_PHRASES}|all|every|each|alle|todos|todas|tous|toutes|jeder?|cada|chaque)\\b`);
const beside = new RegExp(
  `^(?:the |a |an |la |el |die |der )?(?:(?:average|mean|median|durchschnitt|mittelwert|media|mediana|promedio|moyenne|mediane) )*(?:(?:${names}) )?(?:of |von |de )?$`,
);
const REACH = 45;

/** "promoters only (score 9 or 10), median score 6": all have one of the listed values, so does their middle. */
export function findMeansOffList(reading: NeedReading, notes: DraftNotes): void {
  const folded = fold(reading.text);
  const list = folded.length === reading.text.length ? listed.exec(folded) : null;
  if (list === null || notes.impossible.length > 0) return;
  const values = list.slice(1).flatMap((each) => (each === undefined ? [] : [Number(each)]));
  const said = { start: list.index, end: list.index + list[0].length };
  const before =
    folded
      .slice(Math.max(0, said.start - REACH), said.start)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  const [behind = ""] = folded.slice(said.end, said.end + REACH).split(/[.;,\n]/);
  if (!all.test(`${before} ${behind}`)) return;
  for (const { statistic, value, unit, is, figure: at, span } of reading.quantities) {
    if (statistic === undefined || !isMiddle(statistic.statistic) || is !== "exactly" || unit !== undefined) continue;
    if (value >= Math.min(...values) && value <= Math.max(...values)) continue;
    const from = reading.tokens[statistic.first]?.start ?? span.start;
    if (!beside.test(folded.slice(from, reading.tokens[at]?.start ?? span.start))) continue;
    const middle = { start: from, end: span.end };
    notes.impossible.push({
      reason: `"${quoteOf(reading, said)}" and "${quoteOf(reading, middle)}" cannot both hold: the mean lies outside of all values`,
      spans: [said, middle].sort((one, other) => one.start - other.start),
      fix: `say a mean from ${Math.min(...values)} to ${Math.max(...values)}, or further values`,
    });
    return;
  }
}
