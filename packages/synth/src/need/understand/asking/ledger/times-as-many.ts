import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { placeOf } from "../tell-apart.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const noun = "(?:of )?(?:the )?(?<one>[\\p{L}-]{3,24})";
const other = "(?:the )?(?<other>[\\p{L}-]{3,24})";
/** "twice as many cats as dogs": how many times as many of the one there are. */
const multiples: readonly (readonly [times: number, pattern: RegExp])[] = (
  [
    [
      2,
      "twice|double|two times|2x|2 times|doppelt so viele?|zweimal so viele?|el doble de|deux fois plus de|o dobro de",
    ],
    [3, "three times|thrice|triple|3 times|3x|dreimal so viele?|el triple de|trois fois plus de|o triplo de"],
    [4, "four times|4 times|4x|viermal so viele?|cuatro veces mas|quatre fois plus de|quatro vezes mais"],
    [0.5, "half|halb so viele?|la mitad de|deux fois moins de|metade d[eao]s?"],
    [1, "exactly|just|equally|genau|exactamente|exactement|exatamente|igual|ebenso viele?|genauso viele?"],
  ] as const
).map(([times, words]) => [
  times,
  new RegExp(
    `\\b(?:${words}) (?:as many |so many |so viele |tant[oa]s |autant de )?${noun} (?:as|than|wie|als|que|there are) (?:there are )?(?:de )?${other}\\b`,
    "u",
  ),
]);
const ASKED =
  /as many|so viele?|tant[oa]s|autant|doble|triple|dobro|triplo|fois (?:plus|moins)|mitad|metade|veces mas|vezes mais/;

const clear = "(?= ?(?:$|[,.;:)\\n]))";
/** "more women than men", "weniger Frauen als Männer": where nothing is said of what they do. */
const orders: readonly (readonly [sign: 1 | -1, pattern: RegExp])[] = (
  [
    [1, "more", "than"],
    [-1, "(?:fewer|less)", "than"],
    [1, "mehr", "als"],
    [-1, "weniger", "als"],
    [1, "mas", "que"],
    [-1, "menos", "que"],
    [1, "plus de", "que d[e']"],
    [1, "mais", "(?:do )?que"],
  ] as const
).map(([sign, is, than]) => [sign, new RegExp(`\\b${is} ${noun} ${than} ${other}${clear}`, "u")]);

/** "300 men and 200 women, there are more women than men": two counts, and which is the larger. */
export function findOtherLarger(ledger: Ledger): void {
  const { reading, counts } = ledger;
  const folded = foldInPlace(reading.text);
  for (const [sign, pattern] of orders) {
    const said = pattern.exec(folded);
    if (said === null) continue;
    const place = placeOf(said);
    const [one, than] = [said.groups?.["one"] ?? "", said.groups?.["other"] ?? ""].map((name) =>
      countOf(ledger, counts, name, place.start, place.end),
    );
    if (one === undefined || than === undefined || one === than) continue;
    const [many, few] = [exactOf(one), exactOf(than)];
    if (many === undefined || few === undefined || (many - few) * sign > 0) continue;
    ledger.tell(
      `${quoteOf(ledger, one.span)} are not ${sign > 0 ? "more" : "fewer"} than ${quoteOf(ledger, than.span)}, yet ${quoteOf(ledger, place)} is said`,
      [one.span, than.span, place].toSorted((a, b) => a.start - b.start),
      "say other counts, or leave it out",
    );
    return;
  }
}

/** "300 dogs and 200 cats; exactly twice as many cats as dogs": two counts, and how many times the one is the other. */
export function findOtherTimesAsMany(ledger: Ledger): void {
  const { reading, counts } = ledger;
  const folded = foldInPlace(reading.text);
  for (const [times, pattern] of multiples) {
    const said = pattern.exec(folded);
    if (said === null || !ASKED.test(said[0])) continue;
    const place = placeOf(said);
    const [one, than] = [said.groups?.["one"] ?? "", said.groups?.["other"] ?? ""].map((name) =>
      countOf(ledger, counts, name, place.start, place.end),
    );
    if (one === undefined || than === undefined || one === than) continue;
    const [many, few] = [exactOf(one), exactOf(than)];
    if (many === undefined || few === undefined || Math.abs(many - few * times) < 1) continue;
    ledger.tell(
      `${quoteOf(ledger, one.span)} are not ${times} times ${quoteOf(ledger, than.span)}, yet ${quoteOf(ledger, place)} is said`,
      [one.span, than.span, place].toSorted((a, b) => a.start - b.start),
      "say counts in that proportion, or leave it out",
    );
    return;
  }
}

/** The one count of things so called, beside what is compared. */
function countOf(
  { reading }: Ledger,
  counts: readonly Count[],
  name: string,
  start: number,
  end: number,
): Count | undefined {
  const called = singular(name, reading.language);
  const [only, ...more] = counts.filter(
    ({ nouns, span }) => nouns.at(-1) === called && (span.end <= start || span.start >= end),
  );
  return more.length === 0 ? only : undefined;
}
