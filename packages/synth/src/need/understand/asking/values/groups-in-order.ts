import type { Findings, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { areAlike, isSmall, rootOf } from "../claims/roots.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeFound } from "../quantities/ranges.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const group = "(?:\\p{L}{2,20} ){1,4}?";
const all =
  "(?:every|each|all|any|even the (?:cheapest|smallest|lowest|shortest|youngest)|jede[rs]?|alle|cada|tod[oa]s (?:l[oa]s)?|chaque|tous les|toutes les)";
const higher =
  "(?:more|higher|longer|larger|bigger|older|heavier|taller|dearer|costlier|faster|mehr|hoher|langer|grosser|alter|schwerer|mas|mayor(?:es)?|plus|mais|maior(?:es)?)";
const lower =
  "(?:less|lower|shorter|smaller|fewer|younger|lighter|cheaper|slower|weniger|niedriger|kurzer|kleiner|junger|leichter|menos|menor(?:es)?|moins)";
/** "every gold member spends more than any silver member" */
const ordered = new RegExp(
  `\\b${all} (?<one>${group})(?:(?<more>${higher})|(?<less>${lower}))(?: \\p{L}{2,12}){0,2}? (?:than|als|que) (?:(?:any|every|each|all|the|jede[rs]?|alle|cualquier|cada|tod[oa]s|chaque|n'importe quel(?:le)?|qualquer) )?(?<other>\\p{L}{2,20})`,
  "gu",
);
const REACH = 70;

/** "every gold member spends more than any silver member; gold spends 10-50 EUR and silver spends 100-200 EUR": the other way round. */
export function findGroupsTurned(reading: NeedReading, { text }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  for (const said of folded.matchAll(ordered)) {
    const place = placeOf(said);
    const one = rangeOf(reading, folded, place, nameOf(said.groups?.["one"] ?? "", reading));
    const other = rangeOf(reading, folded, place, nameOf(said.groups?.["other"] ?? "", reading));
    if (one === undefined || other === undefined || one === other || one.unit !== other.unit) continue;
    const [high, low] = said.groups?.["more"] === undefined ? [other, one] : [one, other];
    if (high.maximum === undefined || low.minimum === undefined || high.maximum >= low.minimum) continue;
    tellApart(
      reading,
      notes,
      [place, one, other],
      "the ranges lie the other way round",
      "turn the order, or the ranges",
    );
    return;
  }
}

function nameOf(said: string, { language }: NeedReading): string {
  const [first = ""] = said.split(" ").filter((each) => each !== "" && !isSmall(each));
  return rootOf(first, language);
}

/** The one range right behind whose name stands before it, outside of the words that order the two. */
function rangeOf(reading: NeedReading, folded: string, place: Span, name: string): RangeFound | undefined {
  if (name.length < 3) return undefined;
  const named = reading.ranges.filter(({ found: { start } }, index) => {
    if (start >= place.start && start < place.end) return false;
    const last = reading.ranges[index - 1]?.found.end ?? 0;
    const from = Math.max(0, last, start - REACH, start > place.end ? place.end : 0);
    const clause =
      folded
        .slice(from, start)
        .split(/[;.\n]/)
        .at(-1) ?? "";
    return clause.split(/[^\p{L}]+/u).some((each) => each !== "" && areAlike(rootOf(each, reading.language), name));
  });
  return named.length === 1 ? named[0]?.found : undefined;
}
