import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isWord, word } from "../../../extract/reading.ts";
import { endsSentence, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

const opening = phraseList(
  "add up to|adds up to|adding up to|added up to|sum up to|sums up to|sum to|sums to|summing to|summing up to|sum of|total|totals|totalling|totaling|totalled|total of|amount to|amounts to|amounting to|come to|comes to|coming to|grand total|grand total of|combined|altogether|all together|together|combined weight of|overall|insgesamt|zusammen|gesamtsumme|gesamtbetrag|gesamtgewicht|summe|in summe|suman|sumen|sumar|sumando|suma|suma de|en total|un total de|totalizan|totalizando|totalizar|somme|somme de|totalisant|totalisent|totaliser|au total|un total de|total de|somam|somem|somando|soma|soma de|no total|totalizam",
);
const closing = phraseList(
  "in total|total|altogether|all together|together|in all|overall|combined|all told|insgesamt|zusammen|en total|au total|en tout|no total|ao todo|em conjunto",
);
/** "order total", "total price": a column, and no sum of the rows. */
const columns = new Set(
  "order invoice bill row line basket cart unit daily weekly monthly yearly annual sub price revenue cost weight amount sales fare stay trip item count".split(
    " ",
  ),
);
const filling = new Set(
  "of is are to be exactly precisely about around roughly must should has have up make makes make comes come they the : = de del des genau exakt exactamente exactement exatamente von sind ist beträgt betragt betragen ergibt ergeben est sont es e esta son da dan weight value amount price cost costs amounts values over across file table whole entire rows lines records equal equals".split(
    " ",
  ),
);
const everything = new Set("all lot everything aller allen todos todas tous toutes".split(" "));
/** "the overall tonnage has to be 900 tons", but "overall rating 4" */
const bindingBe = new Set("be must equal equals make makes".split(" "));
const ofThem = new Set("of the all these those our aller der diese de los las estos estas les ces dos das".split(" "));
const adverbs = new Set("together altogether all insgesamt zusammen".split(" "));
/** What is said of each is no sum of all. */
export const ofEach = new Set("per each every pro je por par cada chaque jede jeder".split(" "));

const LONGEST = 8;

/** The token where "add up to exactly" begins before a number. */
export function openedAt(reading: NeedReading, at: number): number | undefined {
  let first = at;
  while (first > 0 && first > at - LONGEST && !endsSentence(reading, first - 1) && word(reading, first - 1) !== ",") {
    first -= 1;
    const opened = phraseAt(reading, first, opening);
    if (opened === undefined || opened.next > at) continue;
    let next = opened.next;
    // "together they must bring in exactly 3,000"
    const isAdverb = adverbs.has(word(reading, first));
    const between = reading.tokens.slice(first, at).map(({ folded }) => folded);
    if (word(reading, first) === "overall" && !between.some((each) => bindingBe.has(each))) continue;
    const isOfAll = word(reading, first) === "overall" || between.some((each) => everything.has(each));
    // "the total of all 120 invoices is", "the sum of those 40 gifts is"
    const isCounted = (place: number): boolean =>
      reading.tokens[place]?.kind === "number" && ofThem.has(word(reading, place - 1));
    let counted = false;
    while (
      next < at &&
      (filling.has(word(reading, next)) ||
        isCounted(next) ||
        ((isAdverb || isOfAll || counted) && isWord(reading, next)))
    ) {
      counted ||= isCounted(next);
      next += 1;
    }
    const isColumn =
      columns.has(word(reading, first - 1)) ||
      (word(reading, first) === "total" && columns.has(word(reading, first + 1)));
    // "total up to 1,300" bounds a column.
    const isBound = word(reading, first) === "total" && word(reading, first + 1) === "up";
    const isOfEach = isOfEachBefore(reading, first);
    const isOfOne = reading.tokens.slice(Math.max(0, first - 4), first).some(({ folded }) => folded === "one");
    return next === at && (!isColumn || isOfAll) && !isBound && !isOfEach && !isOfOne ? first : undefined;
  }
  return undefined;
}

const wholes = new Set(
  "whole entire file dataset everything lot gesamte gesamten ganze toda todo tout toute".split(" "),
);

/** "each order's lines add up to": of each, unless it stands behind an amount ("500 CHF each that add up to"). */
function isOfEachBefore(reading: NeedReading, first: number): boolean {
  for (let at = first - 1; at > first - LONGEST && at >= 0 && !isWall(reading, at); at--) {
    if (wholes.has(word(reading, at))) return false;
    if (!ofEach.has(word(reading, at))) continue;
    return isWord(reading, at + 1) && !reading.quantities.some(({ next }) => next === at);
  }
  return false;
}

/** The token behind "in total", where it follows a number. */
export function closedAt(reading: NeedReading, next: number): number | undefined {
  for (let at = next; at < next + 3; at++) {
    const closed = phraseAt(reading, at, closing);
    if (closed !== undefined) return closed.next;
    if (!isWord(reading, at)) return undefined;
  }
  return undefined;
}
