import { facingBank, linkingBank, otherBank } from "./speech-banks.ts";

const dutyRegister = {
  greet: otherBank("serviceGreet"),
  heardBad: linkingBank("dutyHeardBad"),
  heardAhead: linkingBank("dutyHeardBad"),
  heardGood: linkingBank("dutyHeardGood"),
  heardPlain: linkingBank("dutyAnswered"),
  answered: linkingBank("dutyAnswered"),
  refused: linkingBank("dutyRefused"),
  agreed: linkingBank("dutyAgreed"),
  more: linkingBank("dutyMore"),
  hear: facingBank("serviceHear"),
  hearGood: facingBank("serviceGood"),
  confirm: linkingBank("dutyConfirm"),
  unsettled: linkingBank("dutyUnsettled"),
  thanked: facingBank("facingThanks"),
  close: linkingBank("dutyClose"),
} as const;

const softRegister = {
  greet: otherBank("counterGreet"),
  heardBad: linkingBank("softHeardBad"),
  heardAhead: linkingBank("softHeardBad"),
  heardGood: linkingBank("counterHeardGood"),
  heardPlain: linkingBank("softAnswered"),
  answered: linkingBank("softAnswered"),
  refused: linkingBank("softRefused"),
  agreed: linkingBank("counterAgreed"),
  more: linkingBank("counterMore"),
  hear: facingBank("counterHear"),
  hearGood: facingBank("counterGood"),
  confirm: linkingBank("counterConfirm"),
  unsettled: linkingBank("counterUnsettled"),
  thanked: facingBank("facingThanks"),
  close: linkingBank("counterClose"),
} as const;

/** What the other person says by purpose: as a friend, on duty, or on the other side of the matter, where one gives way sooner than another. */
export const registers = {
  duty: dutyRegister,
  soft: softRegister,
  hard: {
    ...softRegister,
    heardBad: linkingBank("hardHeardBad"),
    answered: linkingBank("hardAnswered"),
    refused: linkingBank("hardRefused"),
  },
  friend: {
    greet: otherBank("greet"),
    heardBad: linkingBank("friendHeardBad"),
    heardAhead: linkingBank("friendHeardAhead"),
    heardGood: linkingBank("friendHeardGood"),
    heardPlain: linkingBank("friendHeardPlain"),
    answered: linkingBank("friendAnswered"),
    refused: linkingBank("friendRefused"),
    agreed: linkingBank("friendAgreed"),
    more: linkingBank("friendMore"),
    hear: otherBank("empathiseBad"),
    hearGood: otherBank("empathiseGood"),
    confirm: linkingBank("friendConfirm"),
    unsettled: linkingBank("friendConfirm"),
    thanked: otherBank("thanksReply"),
    close: otherBank("farewell"),
  },
} as const;

export type RegisterName = keyof typeof registers;
export type Register = (typeof registers)[RegisterName];
/** How the other person may take up what was said. */
export type Uptake =
  | "heardBad"
  | "heardAhead"
  | "heardGood"
  | "heardPlain"
  | "answered"
  | "refused"
  | "agreed"
  | "none";
