import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const number = "\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7}";
const noun = "\\p{L}{3,24}";
const holding = "(?:of|with|having|x|×|mit|zu(?: je)?|a|de|con|avec|com|each with|each of|je)";
const each = "(?: (?:each|apiece|per \\p{L}{3,20}|jeweils|cada un[oa]|chacune?|cada))?";
const concluding =
  "(?:makes?|making|gives?|giving|so|hence|thus|therefore|i\\.?e\\.?|that is|that's|that makes|which makes|which gives|for a total of|in total|totall?ing|=|also|das macht|macht|das ergibt|ergibt|insgesamt|es decir|o sea|en total|lo que da|soit|donc|ce qui fait|au total|ou seja|no total|o que da)";
const said = new RegExp(
  `(?<![\\d.,]|[-–] ?)(?<groups>${number}) ${noun} ${holding} (?<size>${number}) (?<noun>${noun})${each} ?[,:;(–-]? ?(?:and |und |y |et |e )?${concluding}:? (?:exactly |precisely |genau |a total of |altogether )?(?<total>${number}) (?<same>${noun})(?! (?:per|each|a|pro|je|por|par)\\b)`,
  "gu",
);

/** "12 classes of 25 pupils each, makes 360 pupils": what is concluded of groups is their number times their size. */
export function findOtherGroupsTotal(ledger: Ledger): void {
  const { reading } = ledger;
  for (const match of foldInPlace(reading.text).matchAll(said)) {
    const { groups, size, total, noun: one = "", same = "" } = match.groups ?? {};
    if (singular(one, reading.language) !== singular(same, reading.language)) continue;
    const [count = 0, of = 0, sum = 0] = [groups, size, total].map((each) => Number(each?.replace(/[.,]/g, "")));
    if (count < 2 || sum === count * of) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    ledger.tell(
      `${quoteOf(ledger, span)}: ${count} times ${of} are ${count * of}`,
      [span],
      `say ${count * of}, or other numbers`,
    );
    return;
  }
}
