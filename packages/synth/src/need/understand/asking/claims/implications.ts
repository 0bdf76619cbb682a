import { type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { ONLY } from "../../../text/only-words.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { areOpposite } from "../opposites.ts";
import { isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import { areOfOne, type Claim, type Fact } from "./claim.ts";
import { isGap } from "./gap-words.ts";
import { factsOf, isDenial } from "./parts-of-text.ts";
import { areAlike, areAmong, isShell } from "./roots.ts";
import { auxiliaries, type Universal } from "./universals.ts";

/** Nothing is the one without being the other: "a signature only when delivered". */
interface Implication {
  readonly left: Fact;
  readonly right: Fact;
  readonly span: Span;
}

const onlys = wordSet(ONLY);
const conditions = wordSet(
  "if when where for to once after with by wenn falls bei fur nach mit an si cuando para con tras a quand pour avec aux se quando com apos",
);
const withouts = wordSet("without ohne sin sans sem");
const verbs = wordSet(
  "can could may might get gets got have has had are were will receive receives win wins earn earns qualify durfen konnen bekommen erhalten haben pueden reciben tienen peuvent recoivent ont podem recebem tem",
);
const ROOM = 0.0051;

/** "a signature only when delivered, 30% lost, signature on 90%": more rows have the one than can have the other. */
export function findBrokenImplications(
  reading: Reading,
  claims: readonly (Claim | Universal)[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  if (claims.length < 2) return;
  for (const implication of implicationsOf(reading)) {
    const left = withoutRows(implication.left, rowRoots);
    const right = withoutRows(implication.right, rowRoots);
    if (left === undefined || right === undefined) continue;
    const have = claims
      .filter((claim) => !claim.isOfPart && !claim.isEither)
      .map((claim) => ({ claim, least: leastOf(claim, left, right) }))
      .filter(({ least }) => least > 0);
    const most = claims.flatMap((claim) => {
      const share = isNowhereSet(claim, right) ? 0 : mostOf(claim, right, rowRoots);
      return share === undefined || claim.isOfPart ? [] : [{ claim, share }];
    });
    for (const { claim, least } of have) {
      const limit = most.find(
        (each) => each.claim !== claim && areOfOne(each.claim, claim) && least > each.share + ROOM,
      );
      if (limit === undefined) continue;
      notes.impossible.push({
        reason: `"${quoteOf(reading, implication.span)}" and "${quoteOf(reading, limit.claim.span)}" leave at most ${percentage(limit.share)} of the rows for "${quoteOf(reading, claim.span)}"`,
        spans: [implication.span, limit.claim.span, claim.span],
        fix: `say ${percentage(limit.share)} or less in place of ${percentage(least)}`,
      });
      return;
    }
  }
}

function implicationsOf(reading: Reading): readonly Implication[] {
  const said: Implication[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const isOnly = onlys.has(word(reading, at));
    const isWithout = withouts.has(word(reading, at));
    if (!isOnly && !isWithout) continue;
    let first = at;
    while (first > 0 && first > at - REACH && !isWall(reading, first - 1)) first -= 1;
    let next = at + 1;
    while (next < at + REACH && !isWall(reading, next)) next += 1;
    const implication = isWithout ? withoutAt(reading, first, at, next) : onlyAt(reading, first, at, next);
    if (implication !== undefined) said.push(implication);
  }
  return said;
}

const REACH = 16;

function onlyAt(reading: Reading, first: number, at: number, next: number): Implication | undefined {
  if (conditions.has(word(reading, at + 1)))
    return implication(reading, subjectOf(reading, first, at), factsOf(reading, at + 2, next), first, next);
  // "only members can win a prize"
  let verb = at + 1;
  while (verb < next && !verbs.has(word(reading, verb))) verb += 1;
  const isSubject = at === first || (at === first + 1 && !isDenial(reading, first));
  if (!isSubject || verb === next) return undefined;
  return implication(reading, factsOf(reading, verb, next), factsOf(reading, at + 1, verb), first, next);
}

/** What is spoken of: the "refund" of "a refund is possible". */
function subjectOf(reading: Reading, first: number, at: number): readonly Fact[] {
  let verb = first;
  while (verb < at && !auxiliaries.has(word(reading, verb))) verb += 1;
  const subject = factsOf(reading, first, verb);
  return subject.length > 0 ? subject : factsOf(reading, first, at);
}

/** "no refund without a receipt" */
function withoutAt(reading: Reading, first: number, at: number, next: number): Implication | undefined {
  let from = first;
  while (from < at && !isDenial(reading, from)) from += 1;
  if (from >= at) return undefined;
  return implication(reading, factsOf(reading, from + 1, at), factsOf(reading, at + 1, next), first, next);
}

function implication(
  reading: Reading,
  left: readonly Fact[],
  right: readonly Fact[],
  first: number,
  next: number,
): Implication | undefined {
  const [one] = left.slice(-1);
  const [other] = right;
  if (one === undefined || other === undefined || right.length > 1) return undefined;
  const start = reading.tokens[first]?.start ?? 0;
  const end = reading.tokens[next - 1]?.end ?? start;
  return { left: one, right: other, span: { start, end } };
}

/** Without what names the rows themselves or says no more than that something is there. */
function withoutRows({ words, roots, isDenied }: Fact, rowRoots: readonly string[]): Fact | undefined {
  const kept = roots
    .map((root, index) => ({ root, word: words[index] ?? "" }))
    .filter(({ root, word: each }) => !isShell(each) && !rowRoots.some((row) => areAlike(row, root)));
  if (kept.length === 0) return undefined;
  // "is_closed" says whether it is closed.
  return {
    roots: kept.map(({ root }) => root.replace(/^(?:is|has|was)_/, "")),
    words: kept.map((each) => each.word),
    isDenied,
  };
}

const weak = wordSet("dat tim date time number id name cod code reason flag typ type status amount sum");

/** At least so many rows have what is on the left. */
function leastOf({ rate, facts, before }: Claim, left: Fact, right: Fact): number {
  if (rate <= 0 || rate > 1 || left.isDenied) return 0;
  const all = facts.flatMap(({ roots }) => roots);
  const held = facts.filter(({ isDenied }) => !isDenied).flatMap(({ roots }) => roots);
  // "payout date" needs both of its words, "job offer" its last.
  const head = left.roots.at(-1) ?? "";
  const named = weak.has(head) ? left.roots : [head];
  if (!areAmong(named, all) || areAmong(right.roots, all)) return 0;
  const isLacking =
    facts.some(({ words }) => words.some((each) => isGap(each))) || facts.every(({ isDenied }) => isDenied);
  const isWhole = facts.length === 1 && (before || held.length <= left.roots.length + 2);
  if (isLacking) return isWhole ? 1 - rate : 0;
  return areAmong(named, held) ? rate : 0;
}

/** "cancelled_at is null in all rows": no row has it. */
function isNowhereSet(claim: Claim | Universal, right: Fact): boolean {
  if (!("subject" in claim) || right.isDenied || claim.subject.length === 0) return false;
  const [fact, ...more] = claim.facts;
  const isEmpty = fact !== undefined && more.length === 0 && !fact.isDenied && fact.words.every((each) => isGap(each));
  return isEmpty && areAmong(right.roots, claim.subject) && areAmong(claim.subject, right.roots);
}

/** At most so many rows have what is on the right; undefined where the claim says nothing of it. */
function mostOf({ rate, facts, isEither, range }: Claim, right: Fact, rowRoots: readonly string[]): number | undefined {
  if (isEither || right.isDenied || rate < 0 || rate > 1 || range !== undefined) return undefined;
  const isContrary = facts.some(({ words, roots, isDenied }) =>
    isDenied
      ? roots.length > 0 && areAmong(roots, right.roots)
      : words.some((one) => right.words.some((other) => areOpposite(one, other))),
  );
  if (isContrary) return 1 - rate;
  const [fact, ...others] = facts;
  if (fact === undefined || others.length > 0 || fact.isDenied) return undefined;
  const own = fact.roots.filter((root) => !rowRoots.some((row) => areAlike(row, root)));
  return own.length > 0 && areAmong(own, right.roots) ? rate : undefined;
}
