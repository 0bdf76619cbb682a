import type { Findings } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const leaving = /^(?:check(?:s|ed|ing)?[ _-]?out|depart\p{L}*|leav\p{L}*|abreise\p{L}*|salida|depart|saida)/u;
const arriving = /(?:check(?:s|ed|ing)?[ _-]?in|arriv\p{L}*|ankunft|anreise|llegada|entrada|arrivee|chegada)/u;
const spelled = "one two three four five six seven".split(" ");
/** "always stays 3 nights", "every stay is exactly 2 nights". */
const nights = new RegExp(
  `\\b(?:always|each|every|all|exactly|immer|jede[rs]?|siempre|cada|toujours|chaque|sempre)\\b(?: (?!least |most |up |about |some |than )\\p{L}{1,12}){0,4}? (?<count>\\d{1,2}|${spelled.join("|")}) (?:nights?|nachte|noches?|nuits?|noites?)(?! or\\b)`,
  "u",
);

/** "always stays 3 nights and checks out the day after check-in": the nights are the days from the one to the other. */
export function findOtherNights(reading: NeedReading, { text, found }: Findings, { impossible }: DraftNotes): void {
  const stay = nights.exec(foldInPlace(text));
  if (stay === null || /%|\b(?:half|some|otherwise|except|unless)\b/i.test(text)) return;
  const said = stay.groups?.["count"] ?? "";
  const count = spelled.includes(said) ? spelled.indexOf(said) + 1 : Number(said);
  const offset = found.find(
    (each) =>
      each.kind === "offset" &&
      each.unit === "day" &&
      each.sign === 1 &&
      each.count !== count &&
      leaving.test(foldInPlace(each.left)) &&
      arriving.test(foldInPlace(each.right)),
  );
  if (offset === undefined) return;
  const spans = [
    { start: stay.index, end: stay.index + stay[0].length },
    { start: offset.start, end: offset.end },
  ].sort((one, other) => one.start - other.start);
  impossible.push({
    reason: `${quotesOf(reading, spans)}: the nights are not the days between the two`,
    spans,
    fix: `say ${count} days, or another number of nights`,
  });
}
