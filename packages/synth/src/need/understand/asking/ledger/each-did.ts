import { isWord, type Reading, spanOf, word } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isOfEvent } from "../solving/time-names.ts";
import { isDoneByOne } from "./children.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const eaches = wordSet("each every all jede jeder jedes alle cada todos todas chaque tous toutes");
const auxiliaries = wordSet("has have had hat haben ha han a ont tem been was were wurde fue ete foi");
const often: ReadonlyMap<string, number> = new Map([
  ...["once", "einmal"].map((word) => [word, 1] as const),
  ...["twice", "zweimal"].map((word) => [word, 2] as const),
]);
/** Deeds whose noun has another stem. */
const nouns: ReadonlyMap<string, string> = new Map([
  ["paid", "payment"],
  ["bought", "purchase"],
  ["sold", "sale"],
  ["borrowed", "loan"],
  ["lent", "loan"],
  ["stayed", "stay"],
  ["rated", "rating"],
  ["bestellt", "bestellung"],
  ["bezahlt", "zahlung"],
  ["gebucht", "buchung"],
]);
const LONGEST = 6;

/** "500 customers and 300 orders, every customer has ordered at least once": fewer deeds than there are who did them. */
export function findTooFewDeeds(ledger: Ledger): void {
  const { reading, counts } = ledger;
  for (let at = 0; at < reading.tokens.length; at++) {
    const deed = eaches.has(word(reading, at)) ? deedAt(reading, at) : undefined;
    if (deed === undefined) continue;
    const doers = counts.find(({ nouns: own }) => own.includes(deed.doer));
    const deeds = counts.find((count) => count !== doers && isOfDeed(count, deed.verb));
    const [many, few] = [doers, deeds].map((each) => (each === undefined ? undefined : exactOf(each)));
    if (doers === undefined || deeds === undefined || many === undefined || few === undefined) continue;
    if (few >= many * deed.times) continue;
    ledger.tell(
      `${quoteOf(ledger, deed.span)} comes to at least ${many * deed.times}, yet ${quoteOf(ledger, deeds.span)} are asked`,
      [doers.span, deeds.span, deed.span],
      `ask for ${many * deed.times} or more, or say that some have none`,
    );
    return;
  }
  findWithout(ledger);
}

const without =
  /\b(?:no|kein|keine|ningun|ninguna|aucun|aucune|nenhum|nenhuma) (?<doer>\p{L}+) (?:(?:is|are|is left|ist|bleibt|esta|est|fica) )?(?:without|ohne|sin|sans|sem) (?:an? |any |eine? |un |una |une |um |uma )?(?<deed>\p{L}+)/u;
const had =
  /\b(?:each|every|jede[rs]?|cada|chaque) (?<doer>\p{L}+) (?:has|have|hat|tiene|a|tem) (?:at least (?:one|an?)|mindestens einen?|al menos una?|au moins une?|pelo menos uma?) (?<deed>\p{L}+)/u;

/** "50 orders placed by 80 different customers, no customer without an order" */
function findWithout(ledger: Ledger): void {
  const { reading, counts } = ledger;
  const text = foldInPlace(reading.text);
  const match = without.exec(text) ?? had.exec(text);
  const [doer, deed] = [match?.groups?.["doer"], match?.groups?.["deed"]].map((each) =>
    singular(each ?? "", reading.language),
  );
  if (match === null || doer === undefined || deed === undefined || !isDoneByOne(deed)) return;
  const [doers, ...more] = counts.filter(({ nouns: own, most }) => most > 1 && own.includes(doer));
  const [deeds, ...others] = counts.filter(({ nouns: own, most }) => most > 1 && own.includes(deed));
  const [many, few] = [doers, deeds].map((each) => (each === undefined ? undefined : exactOf(each)));
  if (doers === undefined || deeds === undefined || doers === deeds || more.length + others.length > 0) return;
  if (many === undefined || few === undefined || few >= many) return;
  const span = { start: match.index, end: match.index + match[0].length };
  ledger.tell(
    `${quoteOf(ledger, span)} comes to at least ${many}, yet ${quoteOf(ledger, deeds.span)} are asked`,
    [doers.span, deeds.span, span],
    `ask for ${many} or more, or say that some have none`,
  );
}

function isOfDeed({ nouns: own }: Count, verb: string): boolean {
  return own.some((noun) => noun === nouns.get(verb) || isOfEvent(verb, noun));
}

/** The "customer" and the "ordered" of "every customer has ordered at least once". */
function deedAt(reading: Reading, at: number) {
  const doer = singular(word(reading, at + 1), reading.language);
  let verb = at + 2;
  while (verb < at + 4 && auxiliaries.has(word(reading, verb))) verb += 1;
  if (!isWord(reading, at + 1) || !isWord(reading, verb) || doer === "") return undefined;
  for (let next = verb + 1; next < verb + LONGEST && isWord(reading, next); next++) {
    const times = often.get(word(reading, next));
    const isLeast =
      (word(reading, next - 2) === "at" && word(reading, next - 1) === "least") ||
      word(reading, next - 1) === "mindestens";
    if (times !== undefined && isLeast)
      return { doer, verb: word(reading, verb), times, span: spanOf(reading, at, next + 1) };
  }
  return undefined;
}
