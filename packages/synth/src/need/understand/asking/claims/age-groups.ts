import { tokenFrom, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { ageGroupOf } from "../natural-ages.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { SaidBound } from "../said-bounds.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";

/** What may stand between a share and who they are; "20% have children" are none. */
const links = wordSet(
  "of them these those all are is were the davon sind de ellos ellas son d' eux elles sont deles delas sao % percent",
);
/** So many years a need may count more or fewer people among them. */
const ROOM = 1;
const animals =
  /\b(?:dogs?|cats?|pets?|horses?|cows?|sheep|goats?|pigs?|birds?|animals?|cattle|calves|fish|hunde?n?|katzen?|pferde?n?|kuhe?n?|tiere?n?|perros?|gatos?|caballos?|animales|vacas?|chiens?|chats?|chevaux|animaux|caes|cavalos?|animais)\b/;

/** "every participant 7-12 years old, half of them adults": a share of people of an age that nobody has. */
export function findOtherAgeGroups(
  reading: NeedReading,
  claims: readonly Claim[],
  said: readonly SaidBound[],
  { impossible }: DraftNotes,
): void {
  if (animals.test(reading.text.toLowerCase())) return;
  const ages = said.filter(
    ({ of, unit, relative, mean }) =>
      /(?:^| )(?:age|alter|edad|idad)$/.test(of) &&
      (unit === undefined || unit === "year") &&
      relative === undefined &&
      mean === undefined,
  );
  for (const { rate, isOfPart, isEither, before, figureEnd, next, facts, span } of claims) {
    if (rate <= 0 || isOfPart || isEither || before || facts.some(({ isDenied }) => isDenied)) continue;
    let at = figureEnd;
    while (at < next && links.has(word(reading, at))) at += 1;
    const group = ageGroupOf(word(reading, at));
    if (group === undefined) continue;
    const bound = ages.find(
      ({ minimum, maximum, span: place }) =>
        ((maximum !== undefined && maximum < group.least - ROOM) ||
          (minimum !== undefined && minimum > group.most + ROOM)) &&
        !claims.some((claim) => claim.first <= tokenFrom(reading, 0, place.start) && place.start < claim.span.end),
    );
    if (bound === undefined) continue;
    const spans = [bound.span, span].sort((one, other) => one.start - other.start);
    impossible.push({
      reason: `"${quoteOf(reading, bound.span)}" leaves no rows for "${quoteOf(reading, span)}"`,
      spans,
      fix: "say ages that those have as well, or leave their share out",
    });
    return;
  }
}
