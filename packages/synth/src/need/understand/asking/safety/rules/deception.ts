import { anywhere, follows, inEarnest, near, notStudied } from "../combine.ts";
import type { Idea } from "../idea.ts";
import { namedHouses } from "../named.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { weightOf } from "../signs.ts";
import { isSwindleBySigns } from "./swindle-signs.ts";

/** "emails pretending to be our CFO so that accounting wires money" */
function isInAnothersName(reading: Reading): boolean {
  const isOfAHouse = namedHouses(reading).length > 0 && inEarnest(reading, ["impersonation"], ["letter"]);
  return isOfAHouse || inEarnest(reading, ["impersonation"], ["deceives", "takesMoney", "lure", "cashIn"]);
}

/** "calls pretending to be BT": whoever says so wants it so, unless it is labelled or practised. */
function isInAFalseName(reading: Reading): boolean {
  return inEarnest(reading, ["poses"], ["letter", "opinion"]) && !anywhere(reading, "rehearsal", "study");
}

/** "romance scam personas who ask for money later", "invoices to companies that never ordered anything" */
function isSwindle(reading: Reading): boolean {
  const ends: readonly Idea[] = [
    "deceives",
    "takesMoney",
    "passesCheck",
    "steps",
    "sends",
    "outreach",
    "cashIn",
    "credence",
  ];
  return inEarnest(reading, ["swindle"], ends) || inEarnest(reading, ["swindle"], ["letter"], ["vulnerable"]);
}

/** "pages to catch passwords", "stories for lonely women to get money" */
function isBait(reading: Reading): boolean {
  return (
    (follows(reading, ["catches"], ["secret", "card", "bankAccount", "intimate", "identifier"], 4) &&
      inEarnest(reading, ["letter", "swindle"], ["catches"])) ||
    inEarnest(reading, ["letter"], ["takesMoney", "cashIn"], ["vulnerable"]) ||
    (follows(reading, ["their"], ["secret", "card", "bankAccount", "accountPin", "cardSecret"], 3) &&
      inEarnest(reading, ["letter"], ["deceives"])) ||
    (follows(reading, ["coaxes"], ["yields"], 6) && inEarnest(reading, ["letter", "opinion"], ["coaxes"]))
  );
}

/** "one star reviews to sink my competitor": no reviews with a label of what is false. */
function isFalseVoice(reading: Reading): boolean {
  const isStaged = notStudied(reading, ["opinion"], ["voices"]) && anywhere(reading, "partisan");
  return (
    isStaged ||
    isPraiseOrSlander(reading) ||
    (near(reading, ["opinion"], ["spreads", "sockPuppet"], 20) &&
      notStudied(reading, ["opinion"], ["spreads", "sockPuppet"]))
  );
}

/** "happy reviews for my clinic that Google does not notice": of what kind, for or against whom, and where they go. */
function isPraiseOrSlander(reading: Reading): boolean {
  if (!notStudied(reading, ["opinion"])) return false;
  return (
    weightOf(
      [1, near(reading, ["tone"], ["opinion"], 6)],
      [1, anywhere(reading, "partisan")],
      [2, anywhere(reading, "kin", "crushes")],
      [2, anywhere(reading, "posted")],
      [1, anywhere(reading, "voices")],
      [3, anywhere(reading, "neverWas") && !anywhere(reading, "rehearsal")],
    ) >= 3
  );
}

/** "how to do a SIM swap, step per row" */
function isGuideToCrime(reading: Reading): boolean {
  return inEarnest(reading, ["crime"], ["steps"]);
}

export const deception: Rule = {
  id: "deception",
  isBrokenBy: (reading) =>
    isInAnothersName(reading) ||
    isInAFalseName(reading) ||
    isSwindle(reading) ||
    isBait(reading) ||
    isFalseVoice(reading) ||
    isGuideToCrime(reading) ||
    isSwindleBySigns(reading),
  reason: "Texts that are to deceive or to rob somebody are not made here.",
  alternative: "1,000 scam reports with contact channel, scam type, loss in USD, report date and a confirmed flag",
};
