import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { isMiddle } from "../quantities/statistic-words.ts";
import { quoteOf } from "../said-orders.ts";

const nouns =
  "grades?|marks?|scores?|ratings?|rated|points?|note[ns]?|notas?|calificaci(?:on|ones)|puntuaci(?:on|ones)|punkte?n?|pontuac(?:ao|oes)|classificac(?:ao|oes)";
const outOf = new RegExp(
  `\\b(?:${nouns})(?: [a-z]+){0,2} (?:out of|sur|sobre|auf|em|von maximal|von hochstens)(?: a maximum of| max| maximal)? (\\d{1,4})\\b(?! ?(?:to|a|-|bis|e|y|et|%|[:/.]\\d))`,
);
/** Words beside a mean that name nothing else than what is marked. */
const beside = wordSet(
  "the a an of is are be must should shall with and at about around their its mean average median class year cohort group overall course exam test out points point marks mark grades grade scores score " +
    "la le les des de du d l doit doivent etre avec et moyenne mediane promo promotion classe groupe note notes " +
    "der die das den ist soll sollen sein liegt bei mit und durchschnitt durchschnittlich schnitt mittel mittelwert im noten note punkte punkten klasse " +
    "el los las del debe deben ser es con y media mediana promedio curso grupo clase nota notas puntos em o os da do deve com e turma pontos",
);

/** "grades out of 20, mean 22", "notes sur 20 … la moyenne doit être de 22": no mean lies above the most that there is. */
export function findMeansOffScale(reading: NeedReading, { impossible }: DraftNotes): void {
  const folded = fold(reading.text);
  const scale = folded.length === reading.text.length ? outOf.exec(folded) : null;
  const most = Number(scale?.[1] ?? 0);
  if (scale === null || most === 0) return;
  const said: Span = { start: scale.index, end: scale.index + scale[0].length };
  for (const { statistic, value, unit, is, figure, next, span } of reading.quantities) {
    if (
      statistic === undefined ||
      !isMiddle(statistic.statistic) ||
      is !== "exactly" ||
      value <= most ||
      unit !== undefined
    )
      continue;
    if (span.start < said.end && said.start < span.end) continue;
    const [from, to] = clauseAround(reading, figure);
    const others = reading.tokens.filter((_, at) => at >= from && at < to && (at < figure || at >= next));
    if (others.some(({ kind, folded }) => kind === "word" && !beside.has(folded))) continue;
    const spans = [said, span].sort((one, other) => one.start - other.start);
    impossible.push({
      reason: `"${quoteOf(reading, said)}" and "${quoteOf(reading, span)}": the mean lies above the most that there is`,
      spans,
      fix: `say a mean of up to ${most}, or a wider scale`,
    });
    return;
  }
}
