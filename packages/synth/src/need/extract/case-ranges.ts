import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { wordSet } from "../text/word-set.ts";
import {
  articles,
  type CaseRange,
  isPlural,
  joints,
  keyOf,
  openers,
  type Range,
  type Sides,
  sidesOf,
  skipped,
  textOf,
  told,
  type Word,
  wordsIn,
} from "./case-words.ts";
import { withCasesInPassing } from "./cases-in-passing.ts";

/** Members and flags that are named elsewhere, by the key of their words, and with what they were named. */
type Cases = ReadonlyMap<string, Found>;

/** So many words has a case, or the name of a column. */
const LONGEST = 3;
const verbs = wordSet(
  "have has had take takes get gets need needs cost costs last lasts run runs pay pays earn earns spend spends stay stays go goes make makes show shows use uses hold holds order orders must should may usually always typically be is are lie lies fall falls haben hat kosten kostet dauern dauert brauchen liegen liegt sind ist verdienen tienen tiene cuestan cuesta duran dura son es ganan ont coutent coute durent dure sont est gagnent tem custam custa duram sao ganham",
);
const ones = wordSet("ones one cases rows records");
const copulas = wordSet("is are of be being lies lie at ist sind es son est sont sao");

/**
 * "price single 60-90, double 90-140, suite 200-400", "premium users have at least 5 seats", "salary 40-60k for juniors": a range that
 * holds in the rows of one member or flag, which is named elsewhere ("type single/double/suite", "10% premium").
 */
export function withCaseRanges(all: readonly Found[], text: string, language: Language): readonly Found[] {
  if (!all.some(({ kind }) => kind === "range")) return all;
  const found = withCasesInPassing(all, text, language);
  const cases = casesNamed(found, language);
  if (cases.size === 0) return found;
  const ranges = found.map((each, at) =>
    each.kind === "range"
      ? caseRangeOf(each, sidesOf(each, found[at - 1], found[at + 1], text), cases, text, language)
      : undefined,
  );
  // "status paid/open, paid 10-500" may be an amount: a member alone before a range is a case only beside another of its kind.
  const isSure = (one: Told): boolean =>
    one.isSaid ||
    ranges.some((other) => other !== undefined && other !== one && other.of === one.of && other.when !== one.when);
  return found.map((each, at) => {
    const one = ranges[at];
    return one === undefined || !isSure(one) ? each : one.found;
  });
}

interface Told {
  readonly found: CaseRange;
  readonly when: string;
  /** With what the case was named. */
  readonly of: Found;
  /** The words say that it is a case: "have", "for", "if". */
  readonly isSaid: boolean;
}

function casesNamed(found: readonly Found[], language: Language): Cases {
  const cases = new Map<string, Found>();
  for (const each of found) {
    for (const value of valuesOf(each)) {
      const key = keyOf(wordsIn(value, 0), language);
      if (key !== "" && !/^\d+$/.test(key)) cases.set(key, each);
    }
  }
  return cases;
}

function valuesOf(found: Found): readonly string[] {
  if (found.kind === "members") return found.values;
  if (found.kind === "shares") return found.shares.map(({ value }) => value);
  if (found.kind !== "rate" || found.of === undefined) return [];
  // "5% flagged as bots"
  return [found.of, found.of.split(" ").at(-1) ?? ""];
}

function caseRangeOf(range: Range, sides: Sides, cases: Cases, text: string, language: Language): Told | undefined {
  return (
    caseBefore(range, sides, cases, text, language) ??
    caseBeside(range, sides, cases, text, language) ??
    caseBehind(range, sides, cases, text, language)
  );
}

/** The "single" of "price single 60-90", behind the name of the column. */
function caseBeside(range: Range, { before }: Sides, cases: Cases, text: string, language: Language): Told | undefined {
  for (let length = Math.min(LONGEST, before.length - 1); length > 0; length -= 1) {
    const words = before.slice(-length);
    const when = keyOf(words, language);
    const of = cases.get(when);
    if (of === undefined) continue;
    const start = words[0]?.start ?? range.start;
    return { when, of, isSaid: false, found: told(range, start, range.end, "", textOf(words, text)) };
  }
  return undefined;
}

/** "express orders take at most 2 days", "smokers have a heart rate above 80", "standard 3-7". */
function caseBefore(
  range: Range,
  { before, behind }: Sides,
  cases: Cases,
  text: string,
  language: Language,
): Told | undefined {
  const isOpened = openers.has(before[0]?.folded ?? "");
  const first = skipped(before, isOpened ? 1 : 0, articles);
  for (let length = Math.min(LONGEST, before.length - first); length > 0; length -= 1) {
    const key = keyOf(before.slice(first, first + length), language);
    const of = cases.get(key);
    if (of === undefined) continue;
    const name = nameBehindCase(before, first + length, isNamedAlone(before.slice(first + length), text, language));
    if (name === undefined) return undefined;
    const { left, isSaid } = name;
    const own = left.length > 0 ? undefined : ownNoun(range, behind);
    const start = before[first]?.start ?? range.start;
    const words = own === undefined ? left : [own];
    const said = isSaid || isOpened || own !== undefined || isNamedAlone(left, text, language);
    // "2% fraud, fraud score above 80" is a column, "returned stays under 3%" a share of the rows.
    if ((!said && words.length > 0) || (words.length === 0 && range.unit === "%")) return undefined;
    return {
      when: key,
      of,
      isSaid: said,
      found: told(
        range,
        start,
        own?.end ?? range.end,
        textOf(words, text),
        text.slice(start, before[first + length - 1]?.end),
      ),
    };
  }
  return undefined;
}

/** The "amounts" of "amount 1-5000, fraud amounts above 1000": a column that stands elsewhere by itself. */
function isNamedAlone(words: readonly Word[], text: string, language: Language): boolean {
  if (words.length === 0) return false;
  const key = keyOf(words, language);
  return text
    .slice(0, words[0]?.start ?? 0)
    .split(/[,;:(]/)
    .slice(1)
    .some((item) => keyOf(wordsIn(item, 0).slice(0, words.length), language) === key);
}

/** What stands between a case and the range: a noun of the rows, a verb, and the name of a column, each or none. */
function nameBehindCase(
  words: readonly Word[],
  from: number,
  isNamed: boolean,
): { readonly left: readonly Word[]; readonly isSaid: boolean } | undefined {
  const known = words.findIndex(({ folded }, at) => at >= from && at <= from + 1 && verbs.has(folded));
  const isOnes = ones.has(words[from]?.folded ?? "");
  // "returning visitors view at least 4 pages": whatever they do.
  const isDeed = known < 0 && words.length === from + 2 && isPlural(words[from]) && !isPlural(words[from + 1]);
  const verb = isDeed ? from + 1 : known;
  const isNoun = verb < 0 && !isNamed && words.length === from + 1 && isPlural(words[from]);
  let at =
    isDeed || isNoun || (verb < 0 && isOnes) ? from + (isDeed ? 2 : 1) : verb < 0 ? from : skipped(words, verb, verbs);
  const isSaid = verb >= 0 || isOnes;
  at = skipped(words, at, articles);
  let end = words.length;
  while (end > at && copulas.has(words[end - 1]?.folded ?? "")) end -= 1;
  return end - at > LONGEST ? undefined : { left: words.slice(at, end), isSaid };
}

/** The "seats" of "at least 5 seats", where nothing else stands up to the next mark. */
function ownNoun({ unit }: Range, behind: readonly Word[]): Word | undefined {
  const [noun, next] = behind;
  const isEnd = next === undefined || joints.has(next.folded);
  return unit === undefined && isEnd && noun !== undefined && !joints.has(noun.folded) ? noun : undefined;
}

/** "40-60k for juniors", "above 1000 if fraud", "10-50 in store". */
function caseBehind(range: Range, { behind }: Sides, cases: Cases, text: string, language: Language): Told | undefined {
  if (!openers.has(behind[0]?.folded ?? "")) return undefined;
  const first = skipped(behind, 1, articles);
  for (let length = Math.min(LONGEST, behind.length - first); length > 0; length -= 1) {
    const key = keyOf(behind.slice(first, first + length), language);
    const of = cases.get(key);
    if (of === undefined) continue;
    const noun = behind[first + length];
    const isNoun = noun !== undefined && !joints.has(noun.folded) && /s$/.test(noun.folded);
    const last = behind[first + length - (isNoun ? 0 : 1)];
    const next = behind[first + length + (isNoun ? 1 : 0)];
    if (next !== undefined && !joints.has(next.folded)) return undefined;
    return {
      when: key,
      of,
      isSaid: true,
      found: told(
        range,
        range.start,
        last?.end ?? range.end,
        "",
        text.slice(behind[first]?.start, behind[first + length - 1]?.end),
      ),
    };
  }
  return undefined;
}
