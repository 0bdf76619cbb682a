import { tokenFrom, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { endsSentence, isWall } from "../quantities/clauses.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** What tells a share once more, as a number. */
const again = wordSet(
  "so namely viz namlich savoir saber = ie i.e i.e. meaning means thus hence that's which is makes also somit d.h d.h. sprich soit donc portanto",
);
const fillers = wordSet(
  "that is are exactly precisely about the of a to e . , d h u es decir seja ou c'est dire in other words makes",
);
const pronouns = wordSet("them those these all total denen ihnen ellos ellas eux elles deles delas");
const pieces = wordSet("pieces rows records altogether stuck zeilen filas lignes linhas");
const FAR = 14;
const SLACK = 0.0051;

/** "1,000 claims, 5% fraud, i.e. 200 of them", "10% returned (300 of them)": one share, as percent and as a number. */
export function findShareAsOtherCount(ledger: Ledger): void {
  const { counts, findings, reading } = ledger;
  for (const rate of findings.found) {
    if (rate.kind !== "rate" || rate.about) continue;
    const [first, behind] = [rate.start, rate.end].map((place) => tokenFrom(reading, 0, place));
    const part = counts.find(({ figure }) => figure > (behind ?? 0));
    const whole = wholeBefore(ledger, first ?? 0);
    if (part === undefined || whole === undefined || behind === undefined || first === undefined) continue;
    if (part.figure - behind > FAR || !isToldAgain(ledger, behind, part) || !isOfThem(ledger, whole, part, first))
      continue;
    const [size, some] = [exactOf(whole), exactOf(part)];
    if (size === undefined || some === undefined || some < 2 || some >= size) continue;
    const expected = rate.rate * size;
    if (Math.abs(some - expected) <= 1 || Math.abs(some / size - rate.rate) <= SLACK) continue;
    ledger.tell(
      `${quoteOf(ledger, rate)} of ${size} are ${Math.round(expected)}, yet ${quoteOf(ledger, part.span)} is said of the same`,
      [{ start: rate.start, end: rate.end }, part.span],
      `say ${Math.round(expected)} of ${size}, or ${Math.round((some / size) * 1000) / 10}%`,
    );
    return;
  }
}

/** The number of all of them: that of the rows, or the only one before the share. */
function wholeBefore({ counts }: Ledger, first: number): Count | undefined {
  const before = counts.filter(({ figure, most }) => figure < first && most > 1);
  return before.length === 1 ? before[0] : undefined;
}

/** Whether a word between the share and the number says that both are one: "i.e.", "=", an opening bracket right before it. */
function isToldAgain({ reading }: Ledger, behind: number, part: Count): boolean {
  for (let at = behind; at < part.first; at++)
    if (endsSentence(reading, at) && reading.tokens[at]?.text !== ".") return false;
  let at = part.first - 1;
  if (reading.tokens[at]?.text === "(") return true;
  while (at >= behind && fillers.has(word(reading, at)) && !again.has(word(reading, at))) at -= 1;
  const isDotted = /^(?:i|d)$/.test(word(reading, at)) && word(reading, at + 1) === ".";
  const isThatIs = word(reading, at) === "is" && word(reading, at - 1) === "that";
  return at >= behind && (again.has(word(reading, at)) || isDotted || isThatIs);
}

/** "200 of them", "160)", "250 diabetics" of "25% diabetic", "25 parcels" of 500. */
function isOfThem({ reading }: Ledger, whole: Count, part: Count, from: number): boolean {
  const { label, next, nouns } = part;
  if (isWall(reading, next) || (pieces.has(label[0] ?? "") && isWall(reading, next + 1))) return true;
  if (/^(?:of|von|de|d'|in)$/.test(label[0] ?? "") && pronouns.has(label[1] ?? "")) return isWall(reading, next + 2);
  if (!isWall(reading, next + nouns.length)) return false;
  const roots = reading.tokens.slice(from, part.first).map(({ folded }) => rootOf(folded, reading.language));
  return (
    sharesNoun(nouns, whole.nouns) ||
    nouns.some((noun) => roots.some((root) => areAlike(root, rootOf(noun, reading.language))))
  );
}
