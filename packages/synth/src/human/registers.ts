import { counterPairs, dutyPairs, facingBank, friendPairs, otherBank } from "./speech-banks.ts";

/** How the other person talks: as a friend, on duty, or on the other side of the matter. */
export const registers = {
  friend: {
    greet: otherBank("greet"),
    pairs: friendPairs,
    hearBad: otherBank("empathiseBad"),
    hearGood: otherBank("empathiseGood"),
    advise: otherBank("advise"),
    offer: otherBank("offerHelp"),
    explain: otherBank("explain"),
    acknowledge: otherBank("acknowledge"),
    thanked: otherBank("thanksReply"),
    farewell: otherBank("farewell"),
  },
  duty: {
    greet: otherBank("serviceGreet"),
    pairs: dutyPairs,
    hearBad: facingBank("serviceHear"),
    hearGood: facingBank("serviceGood"),
    advise: facingBank("serviceAdvise"),
    offer: otherBank("serviceOffer"),
    explain: otherBank("explain"),
    acknowledge: facingBank("serviceAcknowledge"),
    thanked: facingBank("facingThanks"),
    farewell: otherBank("serviceFarewell"),
  },
  counterpart: {
    greet: otherBank("counterGreet"),
    pairs: counterPairs,
    hearBad: facingBank("counterHear"),
    hearGood: facingBank("counterGood"),
    advise: facingBank("counterAdvise"),
    offer: otherBank("counterOffer"),
    explain: otherBank("counterExplain"),
    acknowledge: facingBank("counterAcknowledge"),
    thanked: facingBank("facingThanks"),
    farewell: otherBank("counterFarewell"),
  },
} as const;

export type Register = (typeof registers)[keyof typeof registers];
