import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const alls = "(?:all|every|each|alle|jede[rsnm]?|todos|todas|cada|tous|toutes|chaque)";
const same =
  "(?:(?:the |exactly the |one and the )?same|an? identical|identical|(?:den |die |das )?(?:selben?|gleichen?)|(?:dem|der)selben|(?:el|la|al|del) mism[oa]|(?:le|la|au|du) meme|(?:n?[oa]|ao) mesm[oa])";
const always =
  "(?:(?:is|are|ist|es|est|e) )?(?:always|constant(?:ly)?(?: at)?|fixed at|immer|konstant|siempre|constante(?: de)?|toujours|sempre)";
/** "all at the same price", "every part has the same weight", "price always 5". */
const constants: readonly RegExp[] = [
  new RegExp(
    `\\b${alls}\\b(?: (?!or |and |of )\\p{L}{1,12}){0,4}? ${same} (?<name>\\p{L}{3,24})(?! (?:as|range|als|que)\\b)`,
    "gu",
  ),
  new RegExp(
    `\\b(?<name>\\p{L}{3,24}) ${always} (?=(?:at |of |de )?[$€£]?\\d+(?:[.,]\\d+)*(?! ?(?:to|or|and|-|–|bis|oder|und|a|o|y|ou|et|e) ?[$€£]?\\d|\\d|[.,]\\d))`,
    "gu",
  ),
];
const spread =
  "(?:standard deviation|std(?:[ .]?dev)?|stddev|variance|standardabweichung|varianz|desviacion (?:estandar|tipica)|varianza|ecart[- ]type|variance|desvio[- ]padrao|variancia)";
const behind =
  "(?: ?[:=(]| of| is| von| de| ist| es| est)? ?(?:about |around |etwa |rund )?[$€£]?(?<value>\\d{1,9}(?:[.,]\\d{1,6})?)";
const ofs = "(?:of|in|for|on|der|des|von|del|de la|de|du|do|da|beim?)";
/** "price standard deviation 3.20", "standard deviation of price 3.20". */
const spreads: readonly RegExp[] = [
  new RegExp(`\\b(?<name>\\p{L}{3,24})(?:'s|s')? ${spread}${behind}`, "gu"),
  new RegExp(`\\b${spread} ${ofs} (?:the |das |den |die |el |la |le |o |a )?(?<name>\\p{L}{3,24})${behind}`, "gu"),
];

/** "all at the same price of 0.99, price standard deviation 3.20": what is the same for all does not spread. */
export function findSpreadOfConstant(reading: NeedReading, { impossible }: DraftNotes): void {
  const folded = foldInPlace(reading.text);
  const wide = spreads
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .find(({ groups }) => Number(groups?.["value"]?.replace(",", ".")) > 0);
  if (wide === undefined) return;
  const nameOf = ({ groups }: RegExpExecArray): string => singular(groups?.["name"] ?? "", reading.language);
  const one = constants
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .find((each) => nameOf(each) === nameOf(wide));
  if (one === undefined) return;
  const spans = [one, wide]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.trimEnd().length }))
    .sort((a, b) => a.start - b.start);
  impossible.push({
    reason: `${quotesOf(reading, spans)}: what is the same for all has no spread`,
    spans,
    fix: "let the values differ, or leave the spread out",
  });
}
