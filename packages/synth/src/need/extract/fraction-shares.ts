import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { fractions } from "./fraction-words.ts";
import { phraseAt } from "./phrases.ts";
import { isWord, type Reading, word, written } from "./reading.ts";
import { withRest } from "./rest-share.ts";
import { jointsAt, MOST, type Share, sharesFound } from "./share-parts.ts";

const LONGEST = 3;
/** "half on drug and half on placebo" */
const leads = new Set("of are in the on by with via from get got auf mit von con de por avec par com".split(" "));

/** "half variant A half variant B", "a third arm X, a third arm Y, a third arm Z", "half on drug and half on placebo": fractions of one whole. */
export function fractionSharesAt(reading: Reading, at: number): Found | undefined {
  const labels: (readonly string[])[] = [];
  const shares: number[] = [];
  let next = at;
  for (let index = at; labels.length < MOST; ) {
    const fraction = phraseAt(reading, index, fractions);
    if (fraction === undefined) break;
    const start = leads.has(word(reading, fraction.next)) ? fraction.next + 1 : fraction.next;
    const end = labelEnd(reading, start);
    if (end === start) break;
    labels.push(Array.from({ length: end - start }, (_, step) => written(reading, start + step, start + step + 1)));
    shares.push(fraction.meaning);
    next = end;
    index = jointsAt(reading, next);
  }
  const rest = restOf(reading, next, labels, shares);
  if (rest !== undefined) return sharesFound(reading, at, rest.next, rest.list);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (labels.length < 2 || Math.abs(whole - 1) > 1e-9 || new Set(labels.map((label) => label.join(" "))).size < 2)
    return undefined;
  const [first = []] = labels;
  const isNamed =
    first.length > 1 &&
    labels.every(
      (label) => label.length === first.length && label.slice(0, -1).join(" ") === first.slice(0, -1).join(" "),
    );
  const list: readonly Share[] = labels.map((label, index) => ({
    value: (isNamed ? label.slice(-1) : label).join(" "),
    share: shares[index] ?? 0,
  }));
  const found = sharesFound(reading, at, next, list);
  return found?.kind === "shares" && isNamed ? { ...found, of: first.slice(0, -1).join(" ") } : found;
}

/** "half wrong size, otherwise damaged or gift", "a third by card, the rest in cash" */
function restOf(
  reading: Reading,
  at: number,
  labels: readonly (readonly string[])[],
  shares: readonly number[],
): ReturnType<typeof withRest> {
  const list = labels.map((label, index) => ({ value: label.join(" "), share: shares[index] ?? 0 }));
  return withRest(reading, at, list);
}

function labelEnd(reading: Reading, at: number): number {
  let end = at;
  while (end < at + LONGEST && isWord(reading, end)) {
    // The "A" of "half variant A half variant B" is no article, nor does "Y" join anything.
    const isLetter = end > at && /^[A-Z]$/.test(written(reading, end, end + 1));
    if (!isLetter && (endsPhrase(word(reading, end)) || phraseAt(reading, end, fractions) !== undefined)) break;
    end += 1;
  }
  return end;
}
