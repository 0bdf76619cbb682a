import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const noun = "(?<name>\\p{L}{3,24})";
const whole =
  "(?:whole|integers?|full|ganze[nr]?|ganzzahlig\\p{L}*|volle[nr]?|enter[oa]s?|entiere?s?|inteir[oa]s?|no halves|without decimals|no decimals|ohne nachkommastellen|sin decimales|sans decimales|sem decimais)";
const numbers =
  "(?:numbers?|stars?|points?|values?|steps?|scores?|only|zahlen?|sterne?n?|punkte?n?|numeros?|estrellas?|puntos?|nombres?|etoiles?|points|estrelas?|pontos?)";
/** "rating in whole stars", "rating: integer", "whole-number ratings". */
const wholes: readonly RegExp[] = [
  new RegExp(
    `\\b${noun},?:?(?: (?:in|is|are|as|an?|only|must|should|be|always|given|nur|in|sind|ist|immer|als|eine?|en|es|son|solo|siempre|est|sont|toujours|em|sao|sempre)){0,4} ${whole}(?:[ -]${numbers})?\\b`,
    "gu",
  ),
  new RegExp(`\\b(?:whole|integer|full)[ -](?:(?:number|star|point)[ -])?${noun}\\b`, "gu"),
];
const some = new RegExp(
  `\\b(?:\\d{1,2} ?(?:%|percent|prozent)|half|a (?:quarter|third|fifth|tenth)|ein (?:viertel|drittel|funftel|zehntel)|(?:un|una) (?:cuarto|tercio|quinto|cuarta parte)|un (?:quart|tiers)|um (?:quarto|terco)) (?:of |der |de |del |des |dos |das )?(?:all )?(?:the |los |las |les )?${noun} (?:(?:should|must|shall|to|have|be|being|are|is|at|exactly|sind|mit|auf|son|de|con|sont|a|sao|com|um|=) ?){1,3}(?<value>\\d{1,6}[.,]\\d{0,3}[1-9])(?![.,]?\\d|[%]| ?(?:and|to|or|-|–))`,
  "gu",
);

/** "rating in whole stars, a quarter of the ratings should be 4.5": no whole number is that. */
export function findShareBetweenWhole(reading: NeedReading, { impossible }: DraftNotes): void {
  const folded = foldInPlace(reading.text);
  const keyOf = ({ groups }: RegExpExecArray): string => singular(groups?.["name"] ?? "", reading.language);
  const shares = [...folded.matchAll(some)];
  if (shares.length === 0) return;
  const only = wholes.flatMap((pattern) => [...folded.matchAll(pattern)]);
  const share = shares.find((each) => only.some((one) => keyOf(one) === keyOf(each)));
  const one = only.find((each) => share !== undefined && keyOf(each) === keyOf(share));
  if (share === undefined || one === undefined) return;
  const spans = [one, share]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
  impossible.push({
    reason: `${quotesOf(reading, spans)}: no whole number is ${share.groups?.["value"] ?? ""}`,
    spans,
    fix: "allow decimals, or say a whole number",
  });
}
