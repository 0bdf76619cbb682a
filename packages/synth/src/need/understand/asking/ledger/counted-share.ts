import { ofThemAt } from "../../../extract/of-them.ts";
import { tokenFrom, word } from "../../../extract/reading.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { type Count, exactOf } from "./counted.ts";
import { isFiller } from "./fillers.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** "exactly 350 of the 1,000 cancelled, cancellation rate 20 %": a number and a share of one thing are one figure. */
export function findShareApart(ledger: Ledger): void {
  const { findings, reading, counts } = ledger;
  const rates = findings.found.filter((each) => each.kind === "rate").slice(0, MOST_RATES);
  for (const rate of rates) {
    if (rate.about) continue;
    const first = tokenFrom(reading, 0, rate.start);
    const [behind, end] = clauseAround(reading, first);
    // "Cancellation rate: 25%"
    const start = word(reading, behind - 1) === ":" ? clauseAround(reading, behind - 2)[0] : behind;
    const [from, to] = [Math.max(start, first - LONGEST), Math.min(end, first + LONGEST)];
    const said = reading.tokens.slice(from, to).map(({ folded }) => folded);
    for (const part of counts) {
      const whole = wholeOf(ledger, part);
      const size = whole === undefined ? undefined : exactOf(whole);
      if (whole === undefined || size === undefined || part.least !== part.most || part.about) continue;
      if (part.figure >= from && part.figure < to && part.figure > first) continue;
      const label = labelOf(part, whole);
      const others = said.filter(
        (each) => !isFiller(each) && !whole.nouns.some((noun) => areAlike(noun, each)) && !/\d/.test(each),
      );
      const isSame =
        label.length > 0 &&
        label.length < 3 &&
        others.length > 0 &&
        others.every((each) => label.some((own) => areAlike(own, each)));
      const isBase = label.some((own) => areAlike(own, baseBehind(ledger, rate.end)));
      const counted = part.least / size;
      if (!isSame || isBase || Math.abs(counted - rate.rate) <= 0.0051) continue;
      ledger.tell(
        `${quoteOf(ledger, part.span)} of ${size} is ${Math.round(counted * 1000) / 10}%, yet ${quoteOf(ledger, rate)} is said of the same`,
        [part.span, { start: rate.start, end: rate.end }],
        `say ${Math.round(rate.rate * size)} of ${size}, or ${Math.round(counted * 1000) / 10}%`,
      );
      return;
    }
  }
}

const MOST_RATES = 12;
/** How many words a share is said in, on either side. */
const LONGEST = 14;
const ofs = new Set("of out von aus de sobre sur dos das des".split(" "));
const determiners = new Set("the all our these of den der las los les total insgesamt os as".split(" "));

/** What a number is a part of: "45 of the 90 plots", or the number said last that is larger. */
function wholeOf({ reading, counts }: Ledger, part: Count): Count | undefined {
  let at = part.next;
  if (ofs.has(word(reading, at))) {
    at += 1;
    while (determiners.has(word(reading, at))) at += 1;
    const whole = counts.find(({ figure }) => figure === at);
    if (whole !== undefined) return whole;
  }
  const index = counts.indexOf(part);
  const earlier = counts.slice(0, index).reverse();
  // "400 patients, 100 of them smokers, 60 of them women": both are of the patients.
  const isPart = (each: Count): boolean => ofThemAt(reading, each.next) !== undefined;
  return earlier.find((each) => each.least > part.most && !(isPart(part) && isPart(each)));
}

/** The words that say which ones they are. */
function labelOf(part: Count, whole: Count): readonly string[] {
  const words = whole.figure > part.figure ? whole.label : part.label;
  const isOfWhole = (each: string): boolean => whole.nouns.some((noun) => areAlike(noun, each));
  return words.filter((each) => !isFiller(each) && !isOfWhole(each));
}

/** "40% of smokers are male" is no share of all. */
function baseBehind({ reading }: Ledger, end: number): string {
  const next = tokenFrom(reading, 0, end);
  if (!ofs.has(word(reading, next))) return "";
  return determiners.has(word(reading, next + 1)) ? word(reading, next + 2) : word(reading, next + 1);
}

const STEM = 5;
/** Nouns that begin otherwise than their verbs. */
const forms = new Set(["lost loss", "sold sale", "won win", "dead death", "died death", "born birth", "late lateness"]);

/** "cancelled" and "cancellation", "storniert" and "Stornoquote": what begins alike comes of one word. */
function areAlike(left: string, right: string): boolean {
  const [one = "", other = ""] = [left, right].map((each) => each.replace(/^ge(?=\p{L}{4,}t$)/u, ""));
  if (one === other || forms.has(`${one} ${other}`) || forms.has(`${other} ${one}`)) return true;
  const length = Math.min(one.length, other.length, STEM);
  const isShort = length < 4;
  return !isShort && one.slice(0, length) === other.slice(0, length);
}
