import { type BargainingAct, bargaining } from "../../language/bargaining.ts";
import { lexicon } from "../../language/lexicon.ts";
import { lines } from "../../language/matter.ts";
import { type Bank, bank } from "../../language/phrase.ts";
import { act, BUYER, MEDIATOR } from "./vocabulary.ts";

let banks: Readonly<Record<BargainingAct, Bank>> | undefined;

/** The phrases by what is done; each is read when it is first said. */
export function speech(): Readonly<Record<BargainingAct, Bank>> {
  banks ??= Object.fromEntries(
    Object.entries(bargaining).map(([name, text]) => [name, bank(lines(text), lexicon)]),
  ) as unknown as Readonly<Record<BargainingAct, Bank>>;
  return banks;
}

/** Which phrases an act is said with; `last` on the last row, `paid` after the acceptance. */
export function bankOf(what: number, who: number, last: boolean, accepted: boolean): BargainingAct {
  switch (what) {
    case act.requestQuote:
      return "requestQuote";
    case act.initPrice:
      return "initPrice";
    case act.counter:
      return who === BUYER ? "buyerCounter" : "sellerCounter";
    case act.accept:
      return who === BUYER ? "buyerAccepts" : "sellerAccepts";
    case act.reject:
      return "reject";
    case act.walkAway:
      return "walkAway";
    case act.signMandate:
      return "sign";
    case act.settle:
      return "settle";
    default:
      if (last) return "expired";
      if (accepted) return "paymentRequest";
      return who === MEDIATOR ? "mediate" : who === BUYER ? "question" : "answer";
  }
}
