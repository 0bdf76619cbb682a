import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, type Reading, word } from "./reading.ts";

const denials = phraseList(
  "do not|don't|dont|does not|doesn't|doesnt|did not|didn't|didnt|never|will not|won't|are not|aren't|is not|have not|haven't|has not|fail to|failed to|fails to",
);
/** The whole of "(15% are not)": the name before the bracket is what they are not. */
const bareDenials = phraseList(
  "are not|aren't|arent|is not|isn't|were not|weren't|was not|not|are not yet|not yet|do not|don't|did not|didn't|have not|haven't|sind nicht|sind es nicht|nicht|no lo son|no lo estan|ne le sont pas|nao sao|nao estao",
);
const belongings = phraseList("belong|belongs|are part|is part|come from|stem from|are from|were part|form part");
const marks = new Set(["-", "–", "—", ":", "("]);
const negative = /^(?:no|not|non|never)(?:-|$)|^(?:missed|absent|failed|un.{3,}|dropout|abandoned)$/;
const LONGEST = 8;

interface ShareOfFlag {
  readonly rate: number;
  readonly next: number;
}

/**
 * "no-show yes or no - 9% don't turn up", "a label column: 0.4% are part of a port scan": a clause behind a flag says in other words
 * how often it holds; one that denies what the flag says ("correct (15% are not)") tells how often it does not.
 */
export function shareOfFlag(reading: Reading, from: number, at: number, rate: number): ShareOfFlag | undefined {
  if (!marks.has(word(reading, from - 1))) return undefined;
  const bare = word(reading, from - 1) === "(" ? phraseAt(reading, at, bareDenials) : undefined;
  if (bare !== undefined && word(reading, bare.next) === ")" && isWord(reading, from - 2))
    return { rate: Number((1 - rate).toPrecision(12)), next: bare.next };
  const flag = flagEnd(reading, from - 1);
  if (flag === undefined) return undefined;
  const denied = phraseAt(reading, at, denials);
  if (denied === undefined && phraseAt(reading, at, belongings) === undefined) return undefined;
  let next = at;
  while (next < at + LONGEST && isWord(reading, next)) next += 1;
  if (!isBreak(reading, next) && word(reading, next) !== ")") return undefined;
  const isNegative = [1, 2, 3].some((back) => negative.test(word(reading, flag - back)));
  return { rate: denied === undefined || isNegative ? rate : Number((1 - rate).toPrecision(12)), next };
}

/** The token behind the name of a flag: before its "yes or no", its "flag", its "or not". */
function flagEnd(reading: Reading, end: number): number | undefined {
  const before = (back: number): string => word(reading, end - back);
  if (/^(?:no|n)$/.test(before(1)) && /^(?:or|\/)$/.test(before(2)) && /^(?:yes|y)$/.test(before(3))) return end - 3;
  if (before(1) === "not" && before(2) === "or") return end - 2;
  if (/^(?:flag|label|indicator)$/.test(before(1))) return end - 1;
  return before(1) === "column" && /^(?:flag|label|target)$/.test(before(2)) ? end - 2 : undefined;
}
