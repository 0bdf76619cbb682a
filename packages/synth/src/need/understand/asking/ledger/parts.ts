import { isWord, word } from "../../../extract/reading.ts";
import { isSomebody } from "../broad-words.ts";
import { areOpposite } from "../opposites.ts";
import { endsSentence, isJoint, isWall, sentenceOf } from "../quantities/clauses.ts";
import { type Count, exactOf } from "./counted.ts";
import { eachOf } from "./each.ts";
import { areExclusive, isClosed, isSplit } from "./exclusive.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { areOfOneKind } from "./of-one-kind.ts";
import { areInPlaces, placesInBrackets } from "./parts-in-places.ts";
import { areInSeries, isStep } from "./parts-in-series.ts";
import type { Split } from "./split.ts";

/** "exactly 500 employees: 210 in sales, 180 in production and 160 in admin": parts that exclude each other come to their whole. */
export function findPartsApart(ledger: Ledger): void {
  for (const split of splitsOf(ledger)) {
    const { whole, parts } = split;
    const size = exactOf(whole) ?? 0;
    const total = sumOf(parts);
    const members = total > size ? exclusiveOf(ledger, split) : parts;
    const sum = sumOf(members);
    const isShort = total < size && total > size / 2 && (isClosed(ledger, split) || isSplit(ledger, split));
    if (members.length < 2 || (sum <= size && !isShort)) continue;
    const spans = [whole, ...members].map(({ span }) => span);
    ledger.tell(
      `${quoteOf(ledger, whole.span)} and its parts ${members.map(({ span }) => quoteOf(ledger, span)).join(", ")}: they come to ${sum}, ${sum > size ? "more" : "fewer"} than ${size}`,
      spans,
      `say parts that add up to ${size}, or ${sum} of them in all`,
    );
  }
}

/** Wholes and their parts, as numbers that follow each other in one breath. */
export function splitsOf(ledger: Ledger): readonly Split[] {
  // "one material per house" is no part of them.
  const counts = ledger.counts.filter((count) => count.most > 1 && !isStep(ledger, count));
  const splits: Split[] = [];
  let from = 0;
  while (from < counts.length) {
    let next = from + 1;
    while (next < counts.length && goesOn(ledger, counts[next - 1], counts[next])) next += 1;
    const run = counts.slice(from, next);
    splits.push(...splitOf(ledger, run, counts.slice(0, from)), ...behind(ledger, run, counts[next]));
    from = next;
  }
  return splits;
}

function splitOf(ledger: Ledger, run: readonly Count[], earlier: readonly Count[]): readonly Split[] {
  const [first, ...rest] = run;
  const bracketed = placesInBrackets(ledger, run);
  if (bracketed !== undefined) return [bracketed];
  const isAllSmaller = first !== undefined && rest.length > 1 && rest.every((each) => most(each) < most(first));
  const isHead = isAllSmaller && wholeOf(ledger, run, earlier) === undefined;
  const parts = partsOf(isHead ? rest : run);
  const whole = isHead ? first : wholeOf(ledger, parts, earlier);
  if (whole === undefined || parts.length < 2 || exactOf(whole) === undefined) return [];
  const isPlain = parts.every((each) => exactOf(each) !== undefined && each.least > 1);
  return isPlain && parts.every((each) => eachOf(ledger.reading, each.figure)?.loose !== false)
    ? [{ whole, parts }]
    : [];
}

/** "210 in sales and 180 in production, 500 in all" */
function behind(ledger: Ledger, run: readonly Count[], next: Count | undefined): readonly Split[] {
  const whole = next ?? run.at(-1);
  if (whole === undefined || !whole.label.some((each) => totals.has(each)) || exactOf(whole) === undefined) return [];
  const parts = partsOf(run.filter((each) => each !== whole));
  const areSmaller = parts.every((each) => exactOf(each) !== undefined && each.least < whole.least);
  return parts.length > 1 && areSmaller && isNear(ledger, parts.at(-1), whole) ? [{ whole, parts }] : [];
}

const totals = new Set("total altogether overall insgesamt ensemble all".split(" "));

function most({ most }: Count): number {
  return most;
}

/** The nearest number before the parts that is larger than each of them. */
function wholeOf(ledger: Ledger, parts: readonly Count[], earlier: readonly Count[]): Count | undefined {
  const [first] = parts;
  const largest = Math.max(...parts.map(most));
  const whole = [...earlier].reverse().find((each) => each.least > largest);
  return whole !== undefined && isNear(ledger, whole, first) ? whole : undefined;
}

/** In one sentence, or in two that follow each other. */
function isNear({ reading }: Ledger, one: Count | undefined, other: Count | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [, end] = sentenceOf(reading, one.figure);
  const [, further] = sentenceOf(reading, end + 1);
  return other.figure < Math.max(end, further);
}

/** "60 juniors among them" are counted already, unless all are said so. */
function partsOf(run: readonly Count[]): readonly Count[] {
  const own = run.filter((each, index) => index === 0 || !isWithin(each));
  return run.every((each) => isWithin(each)) ? run : own;
}

function isWithin({ label }: Count): boolean {
  return /\b(?:of (?:them|those|these|whom|which)|among them|davon|darunter|de ellos|de ellas|d'entre eux|d ?'entre elles|parmi eux|deles|delas)\b/.test(
    label.slice(0, 3).join(" "),
  );
}

const between = new Set("exactly another other further the of which with only davon dont otros outros die".split(" "));
const contrasts = new Set("while but whereas wahrend mientras tandis enquanto".split(" "));
const FARTHEST = 10;

/** Whether a number stands right behind a comma or "and" that goes on from another number. */
function goesOn({ reading }: Ledger, last: Count | undefined, next: Count | undefined): boolean {
  if (last === undefined || next === undefined || next.first - last.next > FARTHEST) return false;
  for (let at = last.next; at < next.first; at++) if (endsSentence(reading, at)) return false;
  let at = next.first - 1;
  while (at > last.next && isWord(reading, at) && between.has(word(reading, at))) at -= 1;
  return at >= last.next && (isWall(reading, at) || isJoint(word(reading, at)) || contrasts.has(word(reading, at)));
}

function sumOf(parts: readonly Count[]): number {
  return parts.reduce((sum, { least }) => sum + least, 0);
}

/** Those of the parts of which nothing is two at once. */
function exclusiveOf(ledger: Ledger, split: Split): readonly Count[] {
  const { parts } = split;
  if (areExclusive(ledger, split) || isSplit(ledger, split) || areKinds(ledger, split)) return parts;
  if (areInPlaces(ledger, split) || areInSeries(ledger, parts)) return parts;
  const kin = areOfOneKind(parts.map(({ label }) => label));
  const opposed = parts.filter((one) => parts.some((other) => one !== other && areContrary(one.label, other.label)));
  return [parts.filter((_, index) => kin.has(index)), opposed].find((each) => each.length > 1) ?? [];
}

/** So much more than all is a slip of the pen; what things have or persons are is counted on its own. */
const SLIP = 1.2;

/** "200 books: 120 novels, 60 biographies and 40 cookbooks": one noun each, right behind what they are kinds of. */
function areKinds({ reading }: Ledger, { whole, parts }: Split): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || parts.length < 3) return false;
  const isListed = reading.tokens[whole.end]?.text === ":" && first.first === whole.end + 1;
  const areFalling = parts.every(({ least }, index) => least <= (parts[index - 1]?.least ?? least));
  const isEnded = isJoint(word(reading, last.first - 1)) || areFalling;
  if (!isListed || !isEnded || whole.nouns.some((noun) => isSomebody(noun))) return false;
  const areNouns = parts.every(
    ({ nouns, label: [noun = ""] }) => nouns.length === 1 && !/(?:ed|ing|ive|able)$/.test(noun),
  );
  return areNouns && sumOf(parts) <= SLIP * most(whole);
}

function areContrary(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one, other].map((label) =>
    label
      .filter((each) => !isJoint(each))
      .slice(0, 2)
      .join(" "),
  );
  if (areOpposite(a ?? "", b ?? "")) return true;
  return one.slice(0, 3).some((a) => other.slice(0, 3).some((b) => areOpposite(a, b)));
}
