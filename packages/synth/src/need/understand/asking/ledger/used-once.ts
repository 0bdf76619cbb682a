import { word } from "../../../extract/reading.ts";
import { fold, foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { isSomebody } from "../broad-words.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const once =
  /^[^.;:]{0,25}\b(?:each|every|all)\b(?: \w+){0,3} (?<deed>\w+ed|sold|lent|bought|taken|sent|won) (?:(?:only|just|exactly|precisely) )?once\b/;
const REACH = 60;
const SAME = 4;
/** What is done by other words than it is called by. */
const deeds: readonly RegExp[] = [
  /^(?:loan|lent|lend|borrow)/,
  /^(?:sale|sell|sold)/,
  /^(?:purchas|bought|buy)/,
  /^(?:rent|hir)/,
];

/** "500 voucher redemptions: code (120 different ones, each redeemed only once)": as many times as there are different ones. */
export function findUsedOnce(ledger: Ledger): void {
  const { counts, reading } = ledger;
  const [whole] = counts;
  const size = whole === undefined ? undefined : exactOf(whole);
  if (whole === undefined || size === undefined) return;
  for (const count of counts.slice(1)) {
    const things = exactOf(count);
    if (things === undefined || things >= size || !isDifferentWord(word(reading, count.next))) continue;
    const match = once.exec(fold(reading.text.slice(count.span.end, count.span.end + REACH)));
    const deed = match?.groups?.deed;
    if (deed === undefined || !isDeedOf(ledger, whole, deed)) continue;
    ledger.tell(
      `${quoteOf(ledger, whole.span)} of ${quoteOf(ledger, count.span)}: once each, they come to ${things}`,
      [whole.span, count.span],
      `ask for ${things}, or let them repeat`,
    );
    return;
  }
  findDoneOnce(ledger, whole, size);
}

const doneOnce =
  /\b(?:each|every|everyone|everybody|all|jede[rs]?|cada|chaque)\b(?: (?<who>\w+))?(?: (?:is|can|may|must|be|wird|kann|darf|se|est|e|puede|ser)){0,3} (?<deed>(?!(?:only|just|exactly|precisely|solo|seulement|apenas) )\w{3,}) (?:only|just|exactly|precisely|at most|no more than|solo|seulement|apenas)? ?(?:once(?: only)?|a single time|una sola vez|una unica vez|una vez|une seule fois|une fois|uma (?:so |unica )?vez)\b(?! (?:an?|per|por|par)\b)|\b(?:jede[rs]?)\b(?: (?<whose>\w+))?(?: (?:wird|kann|darf|ist|hat))? (?:nur|genau|hochstens|maximal) einmal (?<last>\w{3,})|\b(?:nobody|no one|none) (?:\w+ )?(?<other>\w{3,}) (?:twice|more than once)\b/;

const plainOnce = /^(?:each|every|all|jede[rs]?|cada|chaque) \w+ (?:once|una vez|une fois|uma vez)$/;
const bys = /^(?:from|by|of|von|de|par|por)$/;

/** "600 votes from 400 delegates, everyone votes only once" */
function findDoneOnce(ledger: Ledger, whole: Count, size: number): void {
  const { counts, reading } = ledger;
  const match = doneOnce.exec(foldInPlace(reading.text));
  const deed = match?.groups?.deed ?? match?.groups?.["last"] ?? match?.groups?.other;
  const who = match?.groups?.["who"] ?? match?.groups?.["whose"];
  const doers = counts
    .slice(1)
    .filter(
      ({ nouns, first }) =>
        (who === undefined || sharesNoun(nouns, [singular(who, reading.language)])) &&
        (who !== undefined || bys.test(word(reading, first - 1)) || nouns.some((noun) => isSomebody(noun))),
    );
  const [doer, ...others] = doers;
  const most = doer === undefined ? undefined : exactOf(doer);
  // "each judge scores each beer once" says of no beer that it is scored once.
  if (who === undefined && plainOnce.test(match?.[0] ?? "")) return;
  if (match === null || deed === undefined || doer === undefined || most === undefined || others.length > 0) return;
  if (most >= size || !isDeedOf(ledger, whole, deed)) return;
  const span = { start: match.index, end: match.index + match[0].length };
  ledger.tell(
    `${quoteOf(ledger, whole.span)} of ${quoteOf(ledger, doer.span)}: once each, they come to at most ${most}`,
    [whole.span, doer.span, span],
    `ask for ${most} or fewer, or let them repeat`,
  );
}

/** "redeemed" is what comes to pass in a "redemption". */
function isDeedOf({ reading }: Ledger, { nouns }: Count, deed: string): boolean {
  const isHeadLast = reading.language === "en" || reading.language === "de";
  const noun = (isHeadLast ? nouns.at(-1) : nouns[0]) ?? "";
  // "eingelöst" of an "Einlösung"
  const bare = reading.language === "de" ? deed.replace(/^(\p{L}{2,4})?ge(?=\p{L}{3,}t$)/u, "$1") : deed;
  const [one, other] = [noun, bare].map((each) => rootOf(each, reading.language));
  return (
    areAlike(one ?? "", other ?? "") ||
    (noun.length > SAME && noun.slice(0, SAME) === bare.slice(0, SAME)) ||
    deeds.some((each) => each.test(noun) && each.test(deed))
  );
}
