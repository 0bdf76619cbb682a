import { tokenFrom } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isPartial } from "../names.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const up =
  /\b(?:only (?:ever )?(?:goes up|go up|rises?|climbs?|grows?|increases?|counts? up)|(?:always|strictly|steadily|must) (?:go(?:es)? up|ris(?:e|es|ing)|climbs?|grows?|increas(?:e|es|ing))|never (?:falls?|drops?|decreases?|shrinks?|goes (?:down|back\w*)|runs? back\w*|turns? back\w*|declines?)|(?:cannot|can't|must not|may not) (?:fall|drop|decrease|go (?:down|back\w*)|run back\w*)|monotonic(?:ally)? (?:increas\w*|ris\w*|grow\w*)|non-?decreasing|steigt (?:immer|nur|stets)|(?:sinkt|fallt) nie|(?:solo|siempre) (?:sube|crece|aumenta)|nunca (?:baja|disminuye|cai|diminui)|ne (?:baisse|diminue|recule) jamais|(?:sempre|so) (?:sobe|cresce|aumenta))\b/;
const down =
  /\b(?:only (?:ever )?(?:goes down|go down|falls?|drops?|shrinks?|decreases?|counts? down)|(?:always|strictly|steadily|must) (?:go(?:es)? down|fall(?:s|ing)?|drops?|shrinks?|decreas(?:e|es|ing))|never (?:rises?|increases?|grows?|goes up|climbs?)|(?:cannot|can't|must not|may not) (?:rise|increase|grow|go up)|monotonic(?:ally)? (?:decreas\w*|fall\w*)|(?:sinkt|fallt) (?:immer|nur|stets)|steigt nie|(?:solo|siempre) (?:baja|disminuye)|nunca (?:sube|crece|aumenta|sobe|cresce)|ne (?:monte|augmente) jamais|(?:sempre|so) (?:cai|diminui|desce))\b/;
const months = "january february march april may june july august september october november december".split(" ");
const lines: readonly (readonly string[])[] = [
  months,
  "januar februar marz april mai juni juli august september oktober november dezember".split(" "),
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  "monday tuesday wednesday thursday friday saturday sunday".split(" "),
  "q1 q2 q3 q4".split(" "),
  ["first", "last"],
  ["first", "final"],
  ["initial", "final"],
  ["opening", "closing"],
  ["starting", "ending"],
  ["start", "end"],
  ["beginning", "end"],
  ["erste", "letzte"],
  ["anfangs", "end"],
  ["primera", "ultima"],
  ["inicial", "final"],
  ["premier", "dernier"],
];
const called = [...new Set(lines.flat())].join("|");
const gap = "(?:[’']s)?(?: (?!and\\b|or\\b|but\\b)[\\p{L}'’]{1,16}){0,5}?";
const compared = new RegExp(
  `\\b(?<one>${called})(?:s?(?:wert|stand|ablesung|betrag))?${gap} (?<is>lower|smaller|less|below|under|fewer|higher|larger|bigger|more|above|greater|over|kleiner|niedriger|unter|geringer|hoher|grosser|uber|menor|inferior|mas baj[oa]|mayor|superior|mas alt[oa]|inferieure?|plus bas(?:se)?|superieure?|plus haute?)(?: (?:than|als|que|a|al|au))?(?: (?!and\\b|or\\b|but\\b)[\\p{L}'’]{1,16}){0,4}? (?<other>${called})(?:\\b|s?(?:wert|stand|ablesung|betrag))`,
  "gu",
);
const lower =
  /^(?:lower|smaller|less|below|under|fewer|kleiner|niedriger|unter|geringer|menor|inferior|mas baj|inferieur|plus bas)/;

/** "the odometer only ever goes up, and December's reading is lower than January's": what only rises ends no lower. */
export function findEndsOfRising(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const [rise, fall] = [up.exec(folded), down.exec(folded)];
  const way = rise ?? fall;
  if (way === null || (rise !== null && fall !== null)) return;
  for (const said of folded.matchAll(compared)) {
    const { one = "", other = "", is = "" } = said.groups ?? {};
    const order = orderOf(one, other);
    if (order === 0 || isPartial(reading, tokenFrom(reading, 0, said.index))) continue;
    // One that comes later and is lower has fallen.
    const hasFallen = lower.test(is) === order > 0;
    if (hasFallen !== (rise !== null)) continue;
    const why = `what never ${rise === null ? "rises" : "falls"} ends no ${rise === null ? "higher" : "lower"} than it began`;
    tellApart(reading, notes, [placeOf(way), placeOf(said)], why, "leave one of the two out");
    return;
  }
}

/** Above 0 where the one comes later than the other. */
function orderOf(one: string, other: string): number {
  const line = lines.find((each) => each.includes(one) && each.includes(other));
  return line === undefined ? 0 : line.indexOf(one) - line.indexOf(other);
}
