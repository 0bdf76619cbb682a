import { type Reading, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { withoutRows } from "../distributions/figures.ts";
import { quoteOf } from "../said-orders.ts";
import { areOfOne, type Claim, type Fact } from "./claim.ts";
import { areAlike, areAmong } from "./roots.ts";

const together = new Set(
  "both zugleich gleichzeitig sowohl ambos ambas vez fois tempo toch simultaneously together".split(" "),
);
const hedges = new Set("least over mindestens uber menos moins mais".split(" "));

/** "10% cancelled; 25% cancelled and refunded": a part is larger than what it is a part of. */
export function findLargerParts(
  reading: Reading,
  claims: readonly Claim[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  for (const part of claims) {
    // "accounts that are both premium and yearly should be 35%": what the rows are called says nothing.
    const facts = part.facts.map((fact) => ({
      ...fact,
      roots: withoutRows(fact.roots, rowRoots).filter((root) => !together.has(root)),
    }));
    if (part.isEither || part.isOfPart || part.range !== undefined) continue;
    const whole = claims.find(
      (claim) =>
        claim !== part &&
        !claim.isEither &&
        claim.range === undefined &&
        claim.rate > 0 &&
        part.rate > claim.rate + 0.0051 &&
        areOfOne(part, claim) &&
        isAtMost(reading, claim) &&
        ((part.facts.length > 1 && areApart(reading, part, claim) && isOnly(claim, facts)) ||
          isForReason(reading, part, claim)),
    );
    if (whole === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, part.span)}" is part of "${quoteOf(reading, whole.span)}", and yet ${percentage(part.rate)} is more than ${percentage(whole.rate)}`,
      spans: [part.span, whole.span],
      fix: `say ${percentage(whole.rate)} or less for what is both`,
    });
    return;
  }
}

/** "at least 10%" may be more. */
function isAtMost(reading: Reading, { first }: Claim): boolean {
  return ![first - 1, first - 2].some((at) => hedges.has(word(reading, at)));
}

/** Members of one list are told apart: "lost 8%, lost and damaged 12%". */
function areApart(reading: Reading, part: Claim, claim: Claim): boolean {
  if (part.sentence !== claim.sentence) return true;
  for (let at = part.first; at < part.next; at++) if (together.has(word(reading, at))) return true;
  return false;
}

/** "45% of all users are premium on annual billing": counted of all, with more said of the same. */
const manners = wordSet("on in by via with auf mit uber per con en por avec sur com em");
const reasons = wordSet("for because due owing wegen weil aufgrund por porque debido pour car par devido");

/** "20% are rejected; 35% of all claims are rejected for late notification": the same for one of its reasons. */
function isForReason(reading: Reading, part: Claim, { facts, isOfPart, before }: Claim): boolean {
  const [whole, ...others] = facts;
  const [said, ...more] = part.facts;
  if (whole === undefined || said === undefined || others.length + more.length > 0 || isOfPart || before || part.before)
    return false;
  const [deed = ""] = whole.roots;
  const isSame = whole.roots.length === 1 && said.roots.length > 1 && areAlike(deed, said.roots[0] ?? "");
  if (!isSame || whole.isDenied || said.isDenied) return false;
  for (let at = part.figureEnd + 1; at < part.next; at++)
    if (reasons.has(word(reading, at)) || (part.isOfAll && manners.has(word(reading, at)))) return true;
  return false;
}

/** One of the facts and no other. */
function isOnly({ facts }: Claim, parts: readonly Fact[]): boolean {
  const [fact, ...others] = facts;
  if (fact === undefined || others.length > 0) return false;
  return parts.some(
    (part) => part.isDenied === fact.isDenied && areAmong(part.roots, fact.roots) && areAmong(fact.roots, part.roots),
  );
}
