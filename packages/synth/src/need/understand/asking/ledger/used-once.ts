import { word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf } from "./counted.ts";
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
}

/** "redeemed" is what comes to pass in a "redemption". */
function isDeedOf({ reading }: Ledger, { nouns }: Count, deed: string): boolean {
  const noun = nouns.at(-1) ?? "";
  const [one, other] = [noun, deed].map((each) => rootOf(each, reading.language));
  return (
    areAlike(one ?? "", other ?? "") ||
    (noun.length > SAME && noun.slice(0, SAME) === deed.slice(0, SAME)) ||
    deeds.some((each) => each.test(noun) && each.test(deed))
  );
}
