import { fractions } from "../../../extract/fraction-words.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import { tokenFrom, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround, sentenceOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

const insisting =
  "only|always|just|strictly|must|has to|have to|monotonic\\p{L}*|immer|nur|stets|streng|muss|siempre|solo|estrictamente|debe|toujours|strictement|doit|sempre|estritamente|deve";
const going =
  "go(?:es)? up|ris(?:e|es|ing)|increas(?:e|es|ing)|climbs?|grows?|steig(?:t|en|end)|sub(?:e|en|ir)|aument(?:a|an|ar)|crec(?:e|en|iente)|augment(?:e|ent|er)|croissante?|cresc(?:e|em|ente)";
const neverFalling =
  "(?:never|cannot|can't|must not) (?:falls?|drops?|decreases?|shrinks?|goes? (?:down|back\\p{L}*)|runs? back\\p{L}*)|(?:sinkt|fallt) nie|(?:steigt|steigen) (?:immer|stets|nur)|nunca (?:baja|bajan|disminuye|retrocede|cai|diminui)|ne (?:baisse|diminue|recule) jamais";
const risings = new RegExp(`\\b(?:(?:${insisting})(?: \\p{L}+){0,2}? (?:${going})|${neverFalling})\\b`, "u");

const before =
  "previous|preceding|prior|(?:one|reading|value|day|week|month|hour) before|last one|vorherig\\p{L}*|vorig\\p{L}*|davor|vortag|anterior|anteriores|previ[ao]|precedente?s?";
const falls = new RegExp(
  "\\b(?:(?:lower|smaller|below|kleiner|niedriger|menor|menores|inferior|inferiores|inferieure?s?|mas baj[oa]s?|plus (?:petite?s?|bass?e?s?)|mais baix[oa]s?)" +
    "|(?:drop|fall|decrease|decline|sink|go down|goes down|sinken|fallen|bajan|baissent|caem)s?)" +
    `(?: (?!and\\b|or\\b)[\\p{L}']+){0,4}? (?:${before})\\b`,
  "u",
);
/** What a row is called where it is a reading of the one column that is read. */
const readings =
  /^(?:read|valu|row|record|entr|measur|figur|sampl|day|week|month|zeil|wert|messwert|ablesung|lectur|valor|fila|dia|relev|valeur|lign|leitur|linh|low|small|less|drop|fall|decreas|declin|half|third|quarter|fifth|tenth|klein|niedrig|vorig|previou|preced|prior|befor|last|compar)/;

/** "the odometer only goes up, 8% of the readings are lower than the previous one": what falls on some rows does not always rise. */
export function fallsOfRising(reading: NeedReading): readonly [Span, Span] | undefined {
  const said = risings.exec(fold(reading.text));
  if (said === null) return undefined;
  const rise = { start: said.index, end: said.index + said[0].length };
  const at = tokenFrom(reading, 0, rise.start);
  const names = rootsOf(reading, sentenceOf(reading, at)[0], clauseAround(reading, at)[1]);
  for (let share = 0; share < reading.tokens.length; share++) {
    if (!isShare(reading, share)) continue;
    const [from, end] = clauseAround(reading, share);
    const span = { start: reading.tokens[share]?.start ?? 0, end: reading.tokens[end - 1]?.end ?? 0 };
    const fall = falls.exec(fold(reading.text.slice(span.start, span.end)));
    if (fall === null) continue;
    // "tyre pressure: 10% of readings lower than the previous one"
    const opened = word(reading, from - 1) === ":" ? clauseAround(reading, from - 2)[0] : from;
    const told = rootsOf(reading, opened, tokenFrom(reading, share, span.start + fall.index));
    if (told.every((root) => readings.test(root) || names.some((name) => areAlike(name, root)))) return [rise, span];
  }
  return undefined;
}

/** "8%", "a tenth", "some" */
function isShare(reading: NeedReading, at: number): boolean {
  if (phraseAt(reading, at, fractions) !== undefined) return true;
  return reading.quantities.some(({ figure, unit, value }) => figure === at && unit === "%" && value > 0);
}
