import type { Findings, Found } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

const DAY = 86_400_000;
/** How many days a window may begin before another, and have the same first step. */
const steps: readonly (readonly [unit: RegExp, days: number])[] = [
  [/\b(?:days?|tage?[sn]?|dias?|jours?)\b/, 1],
  [/\b(?:weeks?|wochen?|semanas?|semaines?)\b/, 7],
  [/\b(?:months?|monate?[sn]?|mes(?:es)?|mois)\b/, 31],
  [/\b(?:quarters?|quartale?n?|trimestres?)\b/, 92],
  [/\b(?:years?|jahre?[sn]?|anos?|ans|annees?)\b/, 366],
];
/** "in each of" what follows, "every one of" it. */
const inEach =
  /\b(?:each|every(?: single)?(?: one)?|jede[mnrs]?(?: einzelnen)?|cada un[oa]|cada|chacune?|chaque)\b[^.;,]{0,10}$/;
/** That there is something in each of them: "at least one", "rows in each". */
const something =
  /\b(?:at least (?:one|1|two|2|three|3|a|some)|some|one|a few|several|has (?:an?|its)|(?:rows?|entries|records?|readings?|data|values?|events?) (?:in|for|from)|mindestens (?:eine?[nrs]?|1|zwei)|al menos un[oa]?|au moins une?|pelo menos um[a]?)\b/;
/** "every one of them within": all rows lie there. */
const allWithin =
  /\b(?:every (?:one|single one|row|record|entry)|all(?: of them)?|each(?: one| of them)?|only|none (?:older|earlier)|nothing older|alle|samtliche|jede[rs]?|nur|tod[oa]s|cada un[oa]|solo|tous|toutes|chacune?|seulement|apenas)\b[^.;]{0,40}$/;
const REACH = 80;
const NEAR = 45;

/** "every one within the last 30 days, and at least one in each of the last 12 months": most of the months hold none. */
export function findEachOfLonger(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  const windows = found.filter((each): each is Window => each.kind === "window" && each.months === undefined);
  for (const long of windows) {
    const lead = folded.slice(Math.max(0, long.start - REACH), long.start + 14);
    const around = folded.slice(Math.max(0, long.start - NEAR), long.end + NEAR);
    const step =
      inEach.test(leadOf(lead)) && something.test(around) ? stepOf(folded.slice(long.start - 24, long.end)) : undefined;
    if (step === undefined) continue;
    const short = windows.find(
      (each) =>
        each !== long &&
        (allWithin.test(folded.slice(Math.max(0, each.start - REACH), each.start)) ||
          /^ ?(?:only|exclusively|nur|solo|seulement|apenas)\b/.test(folded.slice(each.end))) &&
        (daysFrom(long.from, each.from) > step || daysFrom(each.to, long.to) > step),
    );
    if (short === undefined) continue;
    const why = "what all lies in the one time is not in each step of the other";
    tellApart(reading, notes, [short, long], why, "say a longer time for all, or a shorter one for the steps");
    return;
  }
}

/** What stands before the time itself: "in each" of "in each of the last 12 months". */
function leadOf(lead: string): string {
  return lead.replace(/\b(?:of|de|des|der)\b[^.;,]{0,14}$/, "");
}

function stepOf(said: string): number | undefined {
  return steps.find(([unit]) => unit.test(said))?.[1];
}

function daysFrom(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / DAY;
}
