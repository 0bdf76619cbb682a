import { isWord, spanOf, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isJoint } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { closedAt, ofEach, openedAt } from "./sum-said.ts";

const FEWEST = 3;
const SLACK = 0.005;
/** So far before its first figure stands what a list is of. */
const FAR = 8;
/** What has values to choose from, and not one for each. */
const choices =
  /^(?:option|value|category|type|level|tier|class|grade|size|plan|package|bucket|band|step|price|rate|variant|stufe|kategorie|nivel|categoria|niveau|categorie|tarif\w*)$/;

/** "five departments with costs 20k, 30k, 15k, 25k and 10k, total must be 150k": one amount for each of them, that come to another sum. */
export function findOtherSumOfList(ledger: Ledger): void {
  const { reading, counts, rows } = ledger;
  const list = listIn(reading);
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || list.length < FEWEST) return;
  const owner = counts.find(
    (count) => exactOf(count) === list.length && count.next <= first.figure && first.figure - count.next <= FAR,
  );
  if (owner === undefined || owner.nouns.some((noun) => choices.test(noun))) return;
  if (rows !== undefined && rows.count !== list.length) return;
  const total = reading.quantities.find((each) => !list.includes(each) && isTotal(reading, each, first, last));
  const sum = list.reduce((all, { value }) => all + value, 0);
  if (total === undefined || !isExact(reading, total) || total.value <= last.value) return;
  if (total.unit !== undefined && last.unit !== undefined && total.unit !== last.unit) return;
  if (Math.abs(sum - total.value) <= SLACK * total.value) return;
  const span = spanOf(reading, first.first, last.next);
  ledger.tell(
    `${quoteOf(ledger, span)} come to ${sum}, yet ${quoteOf(ledger, total.span)} is asked in all`,
    [span, total.span].sort((one, other) => one.start - other.start),
    `say a total of ${sum}, or other amounts`,
  );
}

/** "adding up to 80" is no bound. */
function isExact(reading: NeedReading, { is, about, first }: Quantity): boolean {
  return (
    !about &&
    (is === "exactly" || (is === "most" && /^(?:add|sum)(?:s|ed|ing|ming|med)?$/.test(word(reading, first - 1))))
  );
}

/** A sum of these: nothing else is named before it, "prices total 90k", or behind it. */
function isTotal(
  reading: NeedReading,
  { figure, first: begun, next }: Quantity,
  first: Quantity,
  last: Quantity,
): boolean {
  const opened = openedAt(reading, figure);
  if ((opened ?? closedAt(reading, next)) === undefined || ofEach.has(word(reading, next))) return false;
  const before = (opened ?? begun) - 1;
  const isSame = word(reading, before) === word(reading, first.first - 1);
  if (!isSame && isWord(reading, before) && !leads.has(word(reading, before))) return false;
  const named = last.unit === undefined && isWord(reading, last.next) ? word(reading, last.next) : undefined;
  return named === undefined || !isWord(reading, next) || opened === undefined || word(reading, next) === named;
}

const leads = wordSet(
  "en em au no and the must should they that which all in a und die der y el la los et le les e o os as",
);

/** The first figures that nothing but commas and an "and" stands between. */
function listIn(reading: NeedReading): readonly Quantity[] {
  let list: Quantity[] = [];
  for (const quantity of reading.quantities) {
    const last = list.at(-1);
    const isPlain = quantity.is === "exactly" && !quantity.about && quantity.statistic === undefined;
    // "800 and 1100 EUR, 7000 EUR in total": behind the "and" stands the last of them.
    const isOver = last !== undefined && list.length > 1 && isJoint(word(reading, last.first - 1));
    if (last !== undefined && isPlain && !isOver && isNext(reading, last.next, quantity.first)) list.push(quantity);
    else if (list.length >= FEWEST) return list;
    else list = isPlain ? [quantity] : [];
  }
  return list;
}

function isNext(reading: NeedReading, from: number, to: number): boolean {
  if (to <= from || to - from > 2) return false;
  for (let at = from; at < to; at++) if (reading.tokens[at]?.text !== "," && !isJoint(word(reading, at))) return false;
  return true;
}
