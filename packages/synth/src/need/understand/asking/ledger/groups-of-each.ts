import { isBreak, number, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { sharesNoun } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const readings =
  /^(?:readings?|measurements?|values?|samples?|records?|rows?|observations?|ablesung(?:en)?|messwerte?n?|messung(?:en)?|werte?n?|zeilen|lecturas?|mediciones|valores|registros?|filas|leituras|medicoes|linhas|releves?|mesures?|valeurs?|lignes?)$/;
const rhythms =
  /^(?:(?:half-?)?hourly|daily|weekly|monthly|quarterly|yearly|annual|stundliche?n?|tagliche?n?|wochentliche?n?|monatliche?n?|horari[oa]s|diari[oa]s|semanales|mensuales|semanais|mensais|horaires|quotidien(?:ne)?s|hebdomadaires|mensuel(?:le)?s)$/;
const fors = wordSet("for from of per at fur von pro para de por pour par");
const holding = wordSet("of with having holding x × a zu mit von de con avec com");
const within = wordSet("in into across over auf en dans em por");
const eaches = wordSet("je each jeweils cada chaque every the of");
const wholes = wordSet("total altogether overall all insgesamt zusammen ganzen tout todo");
const LONGEST = 5;

/** An exact number of things with the words behind it. */
interface Counted {
  readonly quantity: Quantity;
  readonly label: readonly string[];
}

/**
 * "10 groups of 15 people, 120 people in total", "30 pupils in 3 classes of 12", "12 monthly readings for 20 meters, 300 in all": so many
 * of each come to their product.
 */
export function findGroupsApart(ledger: Ledger): void {
  const { reading } = ledger;
  const counted = countedIn(reading);
  for (const [index, first] of counted.entries()) {
    const second = counted[index + 1];
    if (second === undefined) return;
    const areGroups = isHeld(reading, first, second);
    if (!areGroups && !areReadingsOf(reading, first, second)) continue;
    const others = counted.filter((each) => each !== first && each !== second);
    const [total, ...more] = others;
    const product = first.quantity.value * second.quantity.value;
    if (total === undefined || more.length > 0 || total.quantity.about) return;
    const said = total.quantity.value;
    if (said === product || said === first.quantity.value || said === second.quantity.value) return;
    if (!(areGroups ? isWholeOf(reading, total, first, second) : isOfRows(reading, total))) return;
    const spans = [first, second, total].map(({ quantity }) => quantity.span);
    ledger.tell(
      `${first.quantity.value} times ${second.quantity.value} are ${product}, yet ${quoteOf(ledger, total.quantity.span)} is asked`,
      spans.toSorted((one, other) => one.start - other.start),
      `say ${product}, or other counts`,
    );
    return;
  }
}

function countedIn(reading: NeedReading): readonly Counted[] {
  const isValue = ({ figure, next }: Quantity): boolean =>
    reading.ranges.some((range) => range.first < next && figure < range.next);
  return reading.quantities
    .filter((each) => each.is === "exactly" && each.statistic === undefined && !isValue(each))
    .filter(({ value, unit }) => Number.isInteger(value) && value > 1 && (unit === undefined || unit === "m"))
    .map((quantity) => ({ quantity, label: labelOf(reading, quantity) }));
}

/** The words behind a number; those of a unit that may be a thing ("20 meters") are among them. */
function labelOf(reading: NeedReading, { figure }: Quantity): readonly string[] {
  const from = number(reading, figure)?.next ?? figure + 1;
  const label: string[] = [];
  for (let at = from; at < from + LONGEST && !isBreak(reading, at) && number(reading, at) === undefined; at++)
    label.push(word(reading, at));
  return label;
}

/** "3 classes of 12", "10 Gruppen zu je 15 Personen": a plural, and what each of them has. */
function isHeld(reading: NeedReading, { label, quantity: { figure } }: Counted, { quantity }: Counted): boolean {
  const from = number(reading, figure)?.next ?? figure + 1;
  const ahead = label.filter((each) => !eaches.has(each) || holding.has(each));
  const [noun = "", link = "", ...more] = ahead;
  if (quantity.about || more.length > 0 || !holding.has(link) || noun.length < 3) return false;
  return !holding.has(noun) && quantity.first - label.length === from;
}

/** "24 hourly readings for each of 10 pumps" */
function areReadingsOf(reading: NeedReading, { label }: Counted, { quantity }: Counted): boolean {
  const [rhythm = "", noun = "", link = ""] = label;
  if (quantity.about || !rhythms.test(rhythm) || !readings.test(noun) || !fors.has(link)) return false;
  return label.slice(3).every((each) => eaches.has(each)) && !isBreak(reading, quantity.first - 1);
}

/** The number of all: named like what each has, and said to be all, or said before what it is parted into. */
function isWholeOf(reading: NeedReading, total: Counted, first: Counted, second: Counted): boolean {
  const { language } = reading;
  const [noun = ""] = second.label;
  const nouns = total.label.map((each) => singular(each, language));
  const ahead = reading.tokens[first.quantity.first - 1];
  // "30 pupils in 3 classes", "2,000 panels in the park: 80 strings"
  const isParted =
    total.quantity.figure < first.quantity.figure &&
    (within.has(ahead?.folded ?? "") || ahead?.text === ":") &&
    first.quantity.first - total.quantity.next <= LONGEST;
  // "30 eggs broken in total" are some of all.
  const [own = "", ...more] = nouns.filter((each) => !wholes.has(each) && !within.has(each) && !holding.has(each));
  const isNamed = isParted || more.length === 0 || isConcluded(reading, total);
  const isSame = noun !== "" && isNamed && sharesNoun([own], [singular(noun, language)]);
  return isParted
    ? isSame || (second.label.length === 0 && ahead?.text !== ":")
    : isSame && (isAll(reading, total) || total.quantity.insists || isConcluded(reading, total));
}

const concluding =
  /^(?:makes?|making|gives?|giving|so|hence|thus|therefore|ie|i\.?e\.?|meaning|totall?ing|=|also|macht|ergibt|sea|decir|da|soit|donc|fait|donne|seja|is|that's)$/;
const adverbs = wordSet("exactly precisely genau das exactamente exactement exatamente : a of");

/** "12 classes of 25 pupils each, makes 360 pupils" */
function isConcluded(reading: NeedReading, { quantity }: Counted): boolean {
  let at = quantity.first - 1;
  while (adverbs.has(word(reading, at)) && !concluding.test(word(reading, at))) at -= 1;
  return concluding.test(word(reading, at));
}

function isAll(reading: NeedReading, { label, quantity }: Counted): boolean {
  return label.some((each) => wholes.has(each)) || wholes.has(word(reading, quantity.first - 1));
}

function isOfRows(reading: NeedReading, total: Counted): boolean {
  return isAll(reading, total) || total.label.some((each) => readings.test(each));
}
