import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { sexOf } from "../text/sexes.ts";
import { wordSet } from "../text/word-set.ts";
import {
  articles,
  isPlural,
  joints,
  keyOf,
  openers,
  type Range,
  sidesOf,
  skipped,
  told,
  type Word,
} from "./case-words.ts";

const forWords = wordSet("for fur bei para pour");
const between = /^(?:[ ,;]|and|und|y|et|e|de|von|from)*$/iu;

interface Case {
  readonly range: Range;
  readonly words: readonly Word[];
}

/**
 * "salary 40-60k for juniors and 80-120k for seniors": cases that are named nowhere else, two of them at least and one right behind the
 * other, are the members of a column of their own.
 */
export function withCasesInPassing(found: readonly Found[], text: string, language: Language): readonly Found[] {
  const cases = runOf(
    found.flatMap((each, at) => {
      const words = each.kind === "range" ? caseBehind(sidesOf(each, found[at - 1], found[at + 1], text).behind) : [];
      return each.kind === "range" && words.length > 0 ? [{ range: each, words }] : [];
    }),
    text,
  );
  const [first] = cases;
  const named = text.slice(0, first?.range.start ?? 0);
  if (first === undefined || cases.some(({ words }) => isNamed(words, named, language))) return found;
  const arePeople = cases.every(({ words }) => sexIn(words) !== undefined);
  const nameOf = ({ words }: Case): string => (arePeople ? sexIn(words) : undefined) ?? keyOf(words, language);
  const values = cases.map(nameOf);
  const of = arePeople ? "gender" : "type";
  const members: Found = {
    kind: "members",
    values,
    of,
    start: first.words[0]?.start ?? 0,
    end: first.words.at(-1)?.end ?? 0,
  };
  const ranges = new Map(
    cases.map((one) => {
      const { range, words } = one;
      const end = range === first.range ? range.end : (words.at(-1)?.end ?? range.end);
      return [range as Found, told(range, range.start, end, "", nameOf(one))];
    }),
  );
  return [...found.map((each) => ranges.get(each) ?? each), members].toSorted((a, b) => a.start - b.start);
}

function sexIn(words: readonly Word[]): string | undefined {
  return sexOf(words.at(-1)?.folded ?? "")?.sex;
}

/** The "juniors" of "40-60k for juniors", up to the next mark or "and". */
function caseBehind(behind: readonly Word[]): readonly Word[] {
  if (!forWords.has(behind[0]?.folded ?? "")) return [];
  const first = skipped(behind, 1, articles);
  const joint = behind.findIndex(({ folded }, at) => at >= first && joints.has(folded));
  const words = behind.slice(first, joint < 0 ? undefined : joint);
  const areNames = words.every(({ folded }) => /^\p{L}{3}/u.test(folded) && !openers.has(folded));
  const last = words.at(-1);
  const isKind = last !== undefined && (isPlural(last) || sexOf(last.folded) !== undefined);
  return isKind && areNames && words.length <= 2 ? words : [];
}

/** The cases of which each stands right behind the one before; none where there is but one. */
function runOf(cases: readonly Case[], text: string): readonly Case[] {
  const run = cases.filter((one, at) => {
    const [last, next] = [cases[at - 1], cases[at + 1]];
    const follows = (a: Case, b: Case): boolean => between.test(text.slice(a.words.at(-1)?.end ?? 0, b.range.start));
    return (last !== undefined && follows(last, one)) || (next !== undefined && follows(one, next));
  });
  return run.length > 1 ? run : [];
}

/** "level junior/senior, salary 40-60k for juniors": what stands before has the case already. */
function isNamed(words: readonly Word[], before: string, language: Language): boolean {
  const key = keyOf(words, language);
  return before.toLowerCase().includes(key);
}
