import { phraseFrom } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { type Reading, word } from "./reading.ts";

const persons = /^(?:it|they|he|she|we|one|nobody|es|er|sie|man|ils|elles|il|elle|on|ellos|ellas|eles|elas|ele|ela)$/;
const denied = phraseList(
  "did not|do not|does not|have not|has not|had not|was not|were not|is not|are not|will not|would not|could not|didn't|don't|doesn't|haven't|hasn't|hadn't|wasn't|weren't|isn't|aren't|never|didnt|doesnt|dont|no han|no ha|no se|no fue|no fueron|nunca|nao foi|nao foram|nao se",
);
const negations = /^(?:not|no|nicht|nie|nao|pas|jamais)$/;
const auxiliaries = /^(?:sont|ont|est|a|etaient|etait|avaient)$/;
const halves = /^(?:ne|n')$/;

/** "they did not come", "sie nicht kamen", "ils ne sont pas venus": what was not done, as "not come". */
export function deniedDeedAt(
  reading: Reading,
  from: number,
): { readonly text: string; readonly next: number } | undefined {
  const at = persons.test(word(reading, from)) ? from + 1 : from;
  const start = phraseAt(reading, at, denied)?.next ?? french(reading, at) ?? bare(reading, at, at > from);
  const deed = start === undefined ? undefined : phraseFrom(reading, start, 2);
  return deed === undefined ? undefined : { text: `not ${deed.text}`, next: deed.next };
}

/** "ne sont pas venus": both halves, whatever stands between. */
function french(reading: Reading, at: number): number | undefined {
  if (!halves.test(word(reading, at))) return undefined;
  const next = auxiliaries.test(word(reading, at + 1)) ? at + 2 : at + 1;
  return /^(?:pas|jamais)$/.test(word(reading, next)) ? next + 1 : undefined;
}

/** "sie nicht kamen": a denial right behind who did not. */
function bare(reading: Reading, at: number, isOfPersons: boolean): number | undefined {
  return isOfPersons && negations.test(word(reading, at)) ? at + 1 : undefined;
}
