import { tokenFrom, word } from "../../../extract/reading.ts";
import type { Found } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const rows = /^(?:row|record|line|entry|zeile|datensatz|fila|registro|ligne|linha)$/;
/** What each has one of by its name: a row that lists what it has may hold several of other things. */
const names =
  /^(?:number|id|code|name|key|email|address|account|nummer|kennung|numero|codigo|nombre|nom|nome|numer[oa]s?)$/;
const unique = /^(?:unique|uniques|unic[oa]s|eindeutige[nr]?)$/;

type Belongs = Extract<Found, { kind: "belongs" }>;

/** "300 shipments going to 450 different cities, one city per shipment": one of each comes to no more different ones than there are. */
export function findMoreThanOneEach(ledger: Ledger): void {
  const { counts, findings } = ledger;
  const differents = counts.filter((count) => isDifferent(count));
  if (differents.length === 0) return;
  for (const each of findings.found) {
    if (each.kind !== "belongs" || each.least !== 1 || each.most !== 1) continue;
    const [whole, ...others] = counts.filter((count) => isNamed(ledger, count, each.parent) && count.most > 1);
    const size = whole === undefined ? undefined : exactOf(whole);
    if (whole === undefined || size === undefined || others.some((other) => !differents.includes(other))) continue;
    const more = differents.find(
      (count) =>
        count !== whole &&
        count.least > size &&
        isOneOf(ledger, count, each, whole) &&
        !isOfOther(ledger, count, whole),
    );
    if (more === undefined) continue;
    const spans = [whole.span, more.span, { start: each.start, end: each.end }];
    ledger.tell(
      `${quoteOf(ledger, { start: each.start, end: each.end })} comes to at most ${size} for ${quoteOf(ledger, whole.span)}, yet ${quoteOf(ledger, more.span)} are asked`,
      spans.sort((one, other) => one.start - other.start),
      `ask for ${size} or fewer, or let each have several`,
    );
    return;
  }
}

function isDifferent({ label }: Count): boolean {
  return label.slice(0, 4).some((each) => isDifferentWord(each) || unique.test(each));
}

const articles = wordSet(
  "a an the our my of ein eine einer einem eines der die dem unsere von un una unos la el une le um uma",
);

/** "30 loans for a library of 45 different members" has members without a loan. */
function isOfOther({ reading }: Ledger, count: Count, whole: Count): boolean {
  const [from] = clauseAround(reading, count.figure);
  for (let at = Math.max(from, whole.next); at < count.first; at++) if (articles.has(word(reading, at))) return true;
  return false;
}

function isNamed({ reading }: Ledger, { nouns }: Count, called: string): boolean {
  const words = called.split(" ").map((each) => singular(each, reading.language));
  return sharesNoun(nouns.slice(0, 1), words);
}

/** Whether the one that each has is of those that are to be different. */
function isOneOf(ledger: Ledger, count: Count, { child }: Belongs, whole: Count): boolean {
  const { reading } = ledger;
  const own = child.split(" ").map((each) => singular(each, reading.language));
  if (!own.some((noun) => rows.test(noun))) return sharesNoun(count.nouns, own);
  const behind = singular(word(reading, tokenFrom(reading, 0, count.span.end) - 1), reading.language);
  return names.test(behind) || (names.test(count.nouns.at(-1) ?? "") && sharesNoun(count.nouns, whole.nouns));
}
