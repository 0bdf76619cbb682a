import type { Findings } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";
import type { Claim } from "./claim.ts";
import { isSmall } from "./roots.ts";

const most =
  /\b(?:(?:most|more) (?:common|frequent|popular|used|usual|sold|chosen|widespread|ordered)|commonest|best[- ]?sell(?:er|ing)|biggest (?:group|share|part|category|segment)|largest (?:group|share|part|category|segment)|number one|haufigste[nrs]?|beliebteste[nrs]?|grosste[nrs]? (?:gruppe|anteil)|mas (?:comun|frecuente|popular|usad[oa]|vendid[oa])|plus (?:courante?|frequente?|populaire|vendue?)|mais (?:comum|frequente|popular|vendid[oa]|usad[oa]))\b/;
const least =
  /\b(?:(?:least|less) (?:common|frequent|popular|used|usual|sold|chosen)|rarest|smallest (?:group|share|part|category|segment)|seltenste[nrs]?|menos (?:comun|frecuente|popular|usad[oa]|vendid[oa])|moins (?:courante?|frequente?|populaire|vendue?)|menos (?:comum|frequente))\b/;
/** What so many rows are by a verb of their own is no value beside the others: "cash is the most common at 40%, 70% were paid". */
const doings =
  /ed$|^(?:paid|sold|sent|late|won|lost|new|returning|repeat|online|abroad|empty|missing|blank|null|women|men|male|female)$/;
const passing = new Set(
  "make makes made up account accounts for follow follows followed by then next second with at reach reaches machen aus folgt mit dahinter danach son representan seguid sigue con seguido fait font suit avec ensuite".split(
    " ",
  ),
);
const NEAR = 60;

/** "Labrador is the most common breed at 10% of the dogs, beagles make up 25% of them": what is most common has no smaller share. */
export function findOtherMostCommon(
  reading: NeedReading,
  { text }: Findings,
  claims: readonly Claim[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  for (const [index, one] of claims.entries()) {
    // "oak 40%, birch (the most common) 20%"
    const said = fold(text.slice(one.span.start, one.span.end));
    const [isMost, isLeast] = [most.test(said), least.test(said)];
    if (isMost === isLeast || one.isEither) continue;
    const other = [claims[index + 1], claims[index - 1]].find(
      (each) =>
        each !== undefined &&
        (isMost ? each.rate > one.rate + 0.005 : each.rate < one.rate - 0.005) &&
        areSideBySide(reading, one, each) &&
        isValue(each, one),
    );
    if (other === undefined) continue;
    const why = `the ${isMost ? "most" : "least"} common of them has no ${isMost ? "smaller" : "larger"} share than another`;
    tellApart(reading, notes, [one.span, other.span], why, "say another share of one of the two");
    return;
  }
}

function areSideBySide(reading: NeedReading, one: Claim, other: Claim): boolean {
  const [first, then] = one.first < other.first ? [one, other] : [other, one];
  const between = reading.text.slice(first.span.end, then.span.start);
  return then.sentence - first.sentence <= 1 && between.length <= NEAR && first.head.join(" ") === then.head.join(" ");
}

/** A bare value, as the other is: a word or two, of which none says what happens to the row. */
function isValue({ facts, isEither, range, before }: Claim, one: Claim): boolean {
  const [fact, ...more] = facts;
  if (fact === undefined || more.length > 0 || isEither || fact.isDenied || range !== undefined) return false;
  const words = fact.words.filter((each) => !isSmall(each) && !passing.has(each));
  const own = new Set(one.facts.flatMap(({ words }) => words));
  return (
    words.length > 0 &&
    words.length <= 2 &&
    words.every((each) => !doings.test(each) && !own.has(each) && (before || !/ing$/.test(each)))
  );
}
