import { type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { isWall } from "../quantities/clauses.ts";
import type { Claim } from "./claim.ts";
import { isJoint } from "./parts-of-text.ts";
import { isPayment } from "./payments.ts";

/** Shares that are said one after another, each of one value. */
export interface Split {
  readonly claims: readonly Claim[];
  readonly labels: readonly string[];
  /** The folded words before the first label: "donor group" before a colon, "size" of "size small 50%". */
  readonly head: readonly string[];
  readonly total: number;
  /** What goes on in the same form where the others already make a whole: a further value, or something else. */
  readonly further: Claim | undefined;
  readonly spans: readonly Span[];
}

/** The runs of shares in a need: "cars 70%, lorries 25% and bikes 15%". What makes a whole is a run of its own. */
export function splitsOf(reading: Reading, claims: readonly Claim[]): readonly Split[] {
  const runs: Claim[][] = [];
  for (const claim of claims) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isFull = run !== undefined && Math.abs(run.reduce((sum, { rate }) => sum + rate, 0) - 1) < 0.006;
    if (run !== undefined && last !== undefined && !isFull && goesOn(reading, last, claim)) run.push(claim);
    else runs.push([claim]);
  }
  return runs.flatMap((run, index) => {
    const [next, ...more] = runs[index + 1] ?? [];
    const last = run.at(-1);
    if (run.length < 2 || last === undefined) return [];
    const isFurther =
      next !== undefined && more.length === 0 && goesOn(reading, last, next) && next.before === last.before;
    return [{ ...splitOf(reading, run), further: isFurther ? next : undefined }];
  });
}

const separators = new Set([
  ",",
  ";",
  "/",
  "+",
  "&",
  "and",
  "und",
  "y",
  "et",
  "e",
  "or",
  "oder",
  "o",
  "ou",
  "plus",
  "\n",
  "-",
  "–",
  "•",
]);
/** More words than that are more than the name of a value. */
const LONGEST = 5;

/** Whether two shares are of one run: between them stand only what they are of and what parts them. */
function goesOn(reading: Reading, last: Claim, claim: Claim): boolean {
  if (claim.isOfPart || claim.rate <= 0 || claim.range !== undefined || last.range !== undefined || last.isOfPart)
    return false;
  if (claim.before !== last.before && claim.facts.length > 0 && last.facts.length > 0) return false;
  const [from, to] = claim.before ? [last.figureEnd, claim.first] : [last.next, claim.first];
  let isParted = false;
  let words = 0;
  for (let at = from; at < to; at++) {
    const isSeparator = separators.has(word(reading, at)) || separators.has(reading.tokens[at]?.text ?? "");
    if (!isSeparator && isWall(reading, at)) return false;
    if (isSeparator) isParted = true;
    else words += 1;
  }
  // "70% motor 25% home"
  const isAdjacent = from === to && !claim.before;
  return (isParted || isAdjacent) && words <= LONGEST;
}

function splitOf(reading: Reading, run: readonly Claim[]): Omit<Split, "further"> {
  const labels = run.map((claim) => labelOf(reading, claim));
  const [first] = run;
  const head = first === undefined ? [] : headOf(reading, first, labels[0] ?? "");
  const total = run.reduce((sum, { rate }) => sum + rate, 0);
  return { claims: run, labels, head, total, spans: run.map(({ span }) => span) };
}

/** The words that a share is of: those that tell something, or else those that stand there ("no", "0"). */
export function labelOf(reading: Reading, { before, first, figureEnd, next, facts }: Claim): string {
  // "40% with children" are no children.
  if (facts.length > 0 && isHaving(reading, { before, figureEnd }))
    return `with ${facts.flatMap(({ words }) => words).join(" ")}`;
  if (facts.length > 0) return facts.flatMap(({ words }) => words).join(" ");
  let from =
    before && next === figureEnd && isWall(reading, figureEnd) && !isWall(reading, first - 1) ? first - 1 : figureEnd;
  if (from < first) while (from > 0 && !isWall(reading, from - 1) && !isJoint(reading, from - 1)) from -= 1;
  const to = from < first ? first : Math.max(next, figureEnd + 1);
  return reading.tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(" ");
}

/** "40% with children": a share of what has something, and not of what is it. */
export function isHaving(reading: Reading, { before, figureEnd }: Pick<Claim, "before" | "figureEnd">): boolean {
  // "40% mit Karte" are paid by card.
  return !before && withs.has(word(reading, figureEnd)) && !isPayment(word(reading, figureEnd + 1));
}

const withs = new Set("with mit con avec com".split(" "));

function headOf(reading: Reading, first: Claim, label: string): readonly string[] {
  const own = label.split(" ");
  const words: string[] = [];
  for (let at = first.first - 1; at >= 0 && at > first.first - 14; at--) {
    const { text, folded } = reading.tokens[at] ?? { text: ".", folded: "." };
    if (".;!?\n".includes(text)) break;
    if (!first.before || own.at(-1) !== folded) words.unshift(folded);
  }
  return words;
}
