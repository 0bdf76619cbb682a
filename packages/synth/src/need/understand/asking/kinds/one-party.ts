import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

/** Two of them in each row: "sender and receiver are never the same account". */
const differing =
  /\b(?:\p{L}+ ){1,3}(?:and|und|y|et|e) (?:\p{L}+ ){1,3}(?:are |is |sind |son |sont |sao )?(?:(?:never|not|nie|nunca|jamais) (?:\p{L}+ ){0,2}?(?:the same|dasselbe|derselbe|dieselbe|el mismo|la misma|le meme|la meme|o mesmo|a mesma)|(?:always |must be |all )?(?:two )?(?:different|distinct)|immer (?:zwei )?verschiedene|siempre (?:dos )?distint[oa]s|toujours (?:deux )?differente?s) (?<noun>\p{L}{3,20})/u;
const only = "(?:just|only|exactly|precisely|nur|genau|solo|uniquement|seulement|apenas)";
const one = "(?:one|a single|1|eine?n?|un|una|une|um|uma)(?: (?:single|einzige[nrs]?|unic[oa]|seule?))?";
const everywhere =
  "(?:in|within|across|on|im|in der|en|dans|no|na)(?: (?:the|this|all|our|whole|entire|der|el|la|le|ganzen|todo))* (?:set|data|dataset|data set|file|table|list|league|system|datensatz|datei|tabelle|tabla|archivo|datos|fichier|donnees|arquivo|dados)";
const exists = (noun: string): RegExp =>
  new RegExp(
    `\\b(?:there (?:is|are|exists?) ${only}? ?${one} ${noun}\\b|(?:es gibt|hay|il y a|ha|existe) ${only}? ?${one} ${noun}\\b|${only} ${one} ${noun} (?:exists?|${everywhere})|(?:the |our )?(?:file|data|dataset|table|set|league) (?:has|have|holds?|contains?|knows?) ${only} ${one} ${noun}\\b)(?! (?:per|for each|each|at a time|a|with))`,
  );

/** "sender and receiver are never the same account, and there is just one account in the whole set". */
export function findOnlyOneOfTwo(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const two = differing.exec(folded);
  const noun = two?.groups?.["noun"];
  if (two === null || noun === undefined) return;
  const single = exists(singular(noun, reading.language)).exec(folded);
  if (single === null || (single.index < two.index + two[0].length && two.index < single.index)) return;
  const spans = [two, single]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot both hold: two that differ are more than one`,
    spans,
    fix: `say two or more of them, or let both be the same`,
  });
}
