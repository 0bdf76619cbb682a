import { spanOf } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";
import type { Claim } from "./claim.ts";

/** Each has one of two, and none has both. */
const single =
  /\b(?:(?:exactly|precisely|only|just|strictly) one (?:of|variant|version|group|option|arm|treatment|kind|type|team|side|plan|language|account|role)\b|(?:exactly|only|just) (?:either|one or the other)|either (?:\p{L}+ ){1,3}or (?:\p{L}+ ){1,3}?(?:but |and )?(?:never|not) both|never both|not both|one or the other|mutually exclusive|(?:genau|nur) eine[nrs]? (?:von|der|variante|gruppe)\b|nie beide|entweder oder|exactamente un[oa] de|sol[oa] un[oa] de|nunca (?:los|las) dos|exactement une? des|une? seule? des|jamais les deux|exatamente um[a]? d[aeo]s?|apenas um[a]? d[aeo]s?|nunca (?:os|as) (?:dois|duas))/u;
const both = /\b(?:both|the two of them|beide[nrs]?|los dos|las dos|amb[oa]s|les deux|os dois|as duas)\b/;
const denied =
  /\b(?:no|not|never|none|nobody|neither|without|kein\w*|nie|nicht|ningun\w*|nunca|sin|aucun\w*|jamais|sans|nenhum\w*|nao|sem)\b/;

/** "each user sees exactly one of the variants, 20% of the users see both": who has one alone has not both. */
export function findBothThoughOne(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const one = single.exec(folded);
  if (one === null) return;
  const some = claims
    .filter(({ rate, isEither }) => rate > 0 && !isEither)
    .map(({ first }) => spanOf(reading, first, clauseAround(reading, first)[1]))
    .find((span) => {
      const isApart = span.end <= one.index || span.start >= one.index + one[0].length;
      return isApart && isOfBoth(folded.slice(span.start, span.end), folded.slice(0, span.start));
    });
  if (some === undefined) return;
  const why = "who has one alone does not have both";
  tellApart(reading, notes, [placeOf(one), some], why, "let some have both, or leave their share out");
}

const SAME = 4;

/** "20% see both", "see both variants" where the variants were named before; of "both parents" is something else told. */
function isOfBoth(said: string, before: string): boolean {
  const match = both.exec(said);
  if (match === null || denied.test(said)) return false;
  const noun = /^ (?:of (?:them|these|the) ?|the |these )?(?<noun>\p{L}{3,20})?/u.exec(
    said.slice(match.index + match[0].length),
  )?.groups?.["noun"];
  return noun === undefined || linking.test(noun) || new RegExp(`\\b${noun.slice(0, SAME)}`, "u").test(before);
}

const linking = /^(?:and|in|at|on|of|with|und|bei|haben|hat|nutzen|tienen|ont|tem|are|were|is|times)$/;
