import { ofThemAt } from "../../../extract/of-them.ts";
import { isWord, type Reading, singularAt, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { endsSentence } from "../quantities/clauses.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { isPlaced } from "./placed.ts";

const per = wordSet("per each every pro je por par apiece");
/** Behind these something else is told of, which "them" may be. */
const openers = wordSet(
  "with from by for having containing at in on across over of and mit von aus con de desde avec par pour com em per who that which whose each",
);
/** So many times as many are no slip. */
const SLIP = 3;

/** "Our school has 800 students. …; 950 of them take the bus": of those who alone were counted before, in a sentence of their own. */
export function findMoreOfThem(ledger: Ledger): void {
  const { counts } = ledger;
  for (const part of counts) {
    const some = exactOf(part);
    if (some === undefined || part.label.some((each) => per.has(each))) continue;
    const [whole, ...others] = counts.filter(({ figure, most }) => figure < part.figure && most > 1);
    const size = whole === undefined ? undefined : exactOf(whole);
    if (whole === undefined || size === undefined || others.length > 0 || size < 2) continue;
    if (some <= size || some > SLIP * size || !(isOfThem(ledger, part, whole) || isNamed(ledger, part, whole)))
      continue;
    // "of these members" says whom, "of them" whoever was named before.
    if (!isNamed(ledger, part, whole) && !isSaidAlone(ledger, whole)) continue;
    ledger.tell(
      `${quoteOf(ledger, whole.span)} and ${quoteOf(ledger, part.span)}: ${some} of ${size} are more than all`,
      [whole.span, part.span],
      `say up to ${size} of them, or ${some} in all`,
    );
    return;
  }
}

const ofs = /^(?:of|von|de|d'|dos|das|des)$/;
const pointing = /^(?:them|these|those|which|whom|denen|diesen|ihnen|ellos|ellas|estos|estas|eux|elles|deles|delas)$/;
const articles = /^(?:the|these|those|our|den|diesen|los|las|estos|les|ces|os|as)$/;

/** "950 of them", "3,100 of which", "of these 180", "1,050 of the trees". */
function isOfThem({ reading }: Ledger, { first, next }: Count, { nouns }: Count): boolean {
  if (ofThemAt(reading, next) !== undefined) return true;
  if (ofs.test(word(reading, first - 2)) && pointing.test(word(reading, first - 1))) return true;
  if (!ofs.test(word(reading, next))) return false;
  if (pointing.test(word(reading, next + 1))) return true;
  return articles.test(word(reading, next + 1)) && nouns.slice(0, 1).includes(singularAt(reading, next + 2));
}

/** "1,500 of these members" of "1,200 gym members": pointed at, and called by their own name. */
function isNamed({ reading }: Ledger, { next }: Count, { nouns }: Count): boolean {
  // "340 dieser Mieter"
  const at = ofs.test(word(reading, next)) ? next + 1 : next;
  const isPointed =
    pointing.test(word(reading, at)) || /^(?:our|unserer|dieser|nuestr[oa]s|nos|nossos)$/.test(word(reading, at));
  return isPointed && nouns.includes(singularAt(reading, at + 1));
}

/** Whether nothing but what is counted is told with a number, up to a comma or the end of its sentence. */
function isSaidAlone({ reading }: Ledger, whole: Count): boolean {
  if (whole.nouns.length === 0 || isPlaced(reading, whole.first)) return false;
  for (let at = whole.next; !endsSentence(reading, at) && reading.tokens[at]?.text !== ","; at++) {
    if (":(".includes(reading.tokens[at]?.text ?? "")) return false;
    if (openers.has(word(reading, at)) && !isOfOne(reading, at + 1)) return false;
  }
  return true;
}

const ones = /^(?:the|an?|our|my|this|that|last|dem|der|das|die|einem|einer|la|el|un|una|le|une|o|a|um|uma)$/;

/** "for the concert", "in 2024": of one alone, that "them" cannot be. */
function isOfOne(reading: Reading, at: number): boolean {
  if (/^(?:19|20)\d\d$/.test(word(reading, at))) return true;
  let last = at;
  while (last < at + 4 && isWord(reading, last + 1) && !openers.has(word(reading, last + 1))) last += 1;
  if (!ones.test(word(reading, at)) && last > at) return false;
  return singularAt(reading, last) === word(reading, last);
}
