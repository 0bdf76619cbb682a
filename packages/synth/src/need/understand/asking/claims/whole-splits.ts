import { word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Split } from "./split.ts";

const others =
  /^(?:other|remaining|ubrigen?|restlichen?|anderen?|otr[oa]s?|restantes?|autres?|restants?|outr[oa]s?|demais)$/;

/** "half stays unclaimed, 30 % goes back, the other 40 % is donated": whoever tells the others has told all there are. */
export function isToTheLast(reading: NeedReading, { claims }: Split): boolean {
  const last = claims.at(-1);
  if (last === undefined || last.before || !others.test(word(reading, last.first - 1))) return false;
  // "20 % insured, 70 % domestic, the other 30 % abroad": the last two are a whole of their own.
  return !claims.some((_, from) => Math.abs(claims.slice(from).reduce((sum, { rate }) => sum + rate, 0) - 1) < 0.02);
}

const these = "(?:these|those|them|the (?:two|three|four|five|six))";
const noColumns =
  "(?!columns?\\b|fields?\\b|tables?\\b|attributes?\\b|rows?\\b|data\\b|infos?\\b|rules?\\b|details?\\b)";
const named = new RegExp(
  `^(?:no other ${noColumns}[\\w-]+|no ${noColumns}[\\w-]+ (?:besides|except|other than|apart from|but) ${these}|(?:there are )?only (?:these|those)(?: (?:two|three|four|five|six|[2-9]))?\\b|keine? weitere[nr]? (?!spalten|felder)\\p{L}+|nur diese|ningun[oa]? otr[oa] (?!column|campo)\\p{L}+|aucune? autre (?!colonne|champ)\\p{L}+|nenhum[oa]? outr[oa] (?!colun|campo)\\p{L}+)`,
  "u",
);
const bare =
  /^(?:no others?|nothing else|none else|no further ones?|that is all|sonst nichts|keine (?:anderen|weiteren)|nada mas|ningun[oa] mas|rien d'autre|aucun autre|mais nada|nenhum outro)(?= ?(?:[,;.:)]|$))/;

/** "A 40 %, B 10 %, O 30 %, and no group besides these": the values that were listed are all there are. */
export function isClosedBehind({ text }: NeedReading, { claims, total }: Split): boolean {
  const last = claims.at(-1);
  if (last === undefined || claims.length < 2) return false;
  const behind = fold(text.slice(last.span.end, last.span.end + 80)).replace(
    /^[\s,;.(–-]*(?:(?:and|but|with|und|y|et|e) )?/,
    "",
  );
  return named.test(behind) || (bare.test(behind) && claims.length > 2 && total > MOST_OF_ALL);
}

/** Of less than that "nothing else" is said of the columns. */
const MOST_OF_ALL = 0.6;
