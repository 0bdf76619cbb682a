import { word } from "../../../extract/reading.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";

const others =
  /^(?:other|remaining|rest|ubrigen|restlichen|anderen|restante|restantes|otro|otra|autres?|restants?|restantes?|outros|outras)$/;
const WHOLE = 1.0051;
const NEARLY = 0.9851;
/** So much more than all is no slip: something else is split up. */
const SLIP = 1.4;

/** "45% email, 35% chat, and phone makes up the other 30%": what is left is no more than what the shares before leave. */
export function findMoreThanLeft(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  for (const [index, last] of claims.entries()) {
    if (!others.test(word(reading, last.first - 1)) || last.isOfPart || last.rate <= 0) continue;
    const before = claims.slice(0, index).filter(({ sentence }) => sentence === last.sentence);
    if (before.some(({ isOfPart, range, rate }) => isOfPart || range !== undefined || rate <= 0)) continue;
    let total = last.rate;
    let isWhole = false;
    for (const { rate } of before.toReversed()) {
      total += rate;
      isWhole ||= total > NEARLY && total < WHOLE;
    }
    if (before.length === 0 || isWhole || total <= WHOLE || total > SLIP) continue;
    const spans = [...before, last].map(({ span }) => span);
    notes.impossible.push({
      reason: `the shares ${quotesOf(reading, spans)} are all there is, yet they add up to ${percentage(total)}`,
      spans,
      fix: "say shares that add up to 100%",
    });
    return;
  }
}
