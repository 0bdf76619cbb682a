import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const noun = "(?<name>\\p{L}{3,24})";
/** Unique within something, or but for some rows, is no contradiction. */
const limits =
  "(?! ?[,(]?(?:and )? ?(?:per|within|in (?:each|every) (?!row\\b|record\\b)|for (?:each|every) (?!row\\b|record\\b)|among|except|apart|besides|but|unless|pro|je|innerhalb|ausser|bis auf|por|dentro|salvo|excepto|par|sauf|exceto)\\b)";
const unique: readonly RegExp[] = [
  new RegExp(
    `\\b${noun}(?: address(?:es)?)?:? (?:(?:must be|has to be|should be|are|is|always|ist|muss|sind|es|son|est|sont|e|sao) ){0,2}(?:unique|distinct|eindeutig|unic[oa]s?|uniques)\\b${limits}`,
    "gu",
  ),
  new RegExp(`\\b(?:unique|eindeutige[nr]?) ${noun}\\b${limits}`, "gu"),
];
const share = "\\b(?!0 ?%)\\d{1,2}(?:[.,]\\d)? ?(?:%|percent|prozent)";
const duplicated =
  "(?:duplicate[sd]?|duplicated|repeated|repeating|doppelte[nr]?|doppelt|duplicad[oa]s|repetid[oa]s|dupliquee?s|en double)";
const duplicates: readonly RegExp[] = [
  new RegExp(`${share} (?:of )?(?:the |der |de |de los |de las |des |dos |das )?${duplicated} ${noun}`, "gu"),
  new RegExp(
    `${share} (?:of )?(?:all )?(?:the |der |de |de los |de las |des |dos |das )?${noun} (?:(?:are|is|being|should be|sind|estan|son|sont|sao) )?${duplicated}\\b`,
    "gu",
  ),
];

/** "email unique in every row; include 5% duplicate emails": what is unique has no duplicates. */
export function findDuplicatesOfUnique(reading: NeedReading, { impossible }: DraftNotes): void {
  const folded = foldInPlace(reading.text);
  const twice = duplicates.flatMap((pattern) => [...folded.matchAll(pattern)]);
  if (twice.length === 0) return;
  const keyOf = ({ groups }: RegExpExecArray): string => singular(groups?.["name"] ?? "", reading.language);
  const once = unique
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .find((each) => twice.some((other) => keyOf(other) === keyOf(each)));
  const more = once === undefined ? undefined : twice.find((each) => keyOf(each) === keyOf(once));
  if (once === undefined || more === undefined) return;
  const spans = [once, more]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((one, other) => one.start - other.start);
  impossible.push({
    reason: `${quotesOf(reading, spans)}: what is unique is nowhere there twice`,
    spans,
    fix: "leave one of the two out",
  });
}
