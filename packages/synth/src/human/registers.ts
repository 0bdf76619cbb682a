import { otherBank } from "./speech-banks.ts";

/** How the other person talks: as a friend, on duty, or on the other side of the matter. */
export const registers = {
  friend: {
    greet: otherBank("greet"),
    ask: otherBank("ask"),
    offer: otherBank("offerHelp"),
    explain: otherBank("explain"),
    farewell: otherBank("farewell"),
  },
  duty: {
    greet: otherBank("serviceGreet"),
    ask: otherBank("serviceAsk"),
    offer: otherBank("serviceOffer"),
    explain: otherBank("explain"),
    farewell: otherBank("serviceFarewell"),
  },
  counterpart: {
    greet: otherBank("counterGreet"),
    ask: otherBank("ask"),
    offer: otherBank("counterOffer"),
    explain: otherBank("counterExplain"),
    farewell: otherBank("counterFarewell"),
  },
} as const;

export type Register = (typeof registers)[keyof typeof registers];
