import type { DraftNotes } from "../../draft/draft.ts";
import { foldedOf, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";

/** So many words say it at most: "of them get none of the two". */
const LONGEST = 7;
const neither =
  /^(?:(?:of (?:them|the \p{L}+)|davon|d' entre eux|de ellos|deles) )?(?:(?:are|is|get|gets|got|with|without|have|has|in|on|bekommt|bekommen|mit|ohne|con|sin|avec|sans|com|sem|recibe|recoivent|recoit) )?(?:neither(?: of (?:the two|them|both|the above))?|none of (?:the two|them|both|the above)|not? either|keins?(?:e[snr]?)? von beide[nm]|weder noch|ningun[oa](?: de (?:los|las) dos)?|aucune?(?: des deux)?|ni l' un(?:e)? ni l' autre|nenhuma?(?: d[oa]s d(?:ois|uas))?)$/u;
const WHOLE = 0.006;

/** "half placebo, half treatment, and a third neither": two that are all there is leave nobody who is neither. */
export function findNeither(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  for (const [index, last] of claims.entries()) {
    const two = claims.slice(Math.max(0, index - 2), index);
    const isOfOne = two.every(({ sentence, isOfPart, range }) => sentence === last.sentence && !isOfPart && !range);
    if (two.length < 2 || !isOfOne || last.rate <= 0) continue;
    if (Math.abs(two.reduce((sum, { rate }) => sum + rate, 0) - 1) > WHOLE) continue;
    let next = last.figureEnd;
    while (next < last.figureEnd + LONGEST && !isWall(reading, next)) next += 1;
    if (!neither.test(foldedOf(reading, last.figureEnd, next))) continue;
    const spans = [
      ...two.map(({ span }) => span),
      { start: last.span.start, end: reading.tokens[next - 1]?.end ?? last.span.end },
    ];
    notes.impossible.push({
      reason: `${spans
        .slice(0, 2)
        .map((span) => `"${quoteOf(reading, span)}"`)
        .join(" and ")} are all there is, and leave no rows for "${quoteOf(reading, spans[2] ?? last.span)}"`,
      spans,
      fix: "say shares that add up to 100%",
    });
    return;
  }
}
