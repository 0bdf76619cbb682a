import {
  anywhere,
  follows,
  followsThese,
  inEarnest,
  near,
  notCalledInvented,
  notStudied,
  together,
} from "../combine.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { areForAccounts, areKnownToBureaus, useLicences, winIdentityGate } from "./gate-signs.ts";
import { isForgeryBySigns } from "./paper-signs.ts";

/** Papers that are to deceive somebody: they stay so when they are called fake, unless it is one's own sandbox that they deceive. */
function passForReal(reading: Reading): boolean {
  if (anywhere(reading, "ownTrial") && anywhere(reading, "invented", "likeness")) return false;
  const isPassed = follows(reading, ["pass"], ["check"], 4) && notStudied(reading, ["paper"], ["pass"], ["check"]);
  return isPassed || together(reading, ["paper"], ["passesCheck"]);
}

/** "bank statements edited to look like I earn more", "fausses fiches de paie pour louer" */
function areAltered(reading: Reading): boolean {
  return follows(reading, ["paper"], ["altered"], 3) || near(reading, ["paper"], ["falseIdentity"], 12);
}

/** "a degree that HR will believe": whoever looks at it shall take it for real. */
function convinceSomebody(reading: Reading): boolean {
  return near(reading, ["authority"], ["credence"], 5) && inEarnest(reading, ["paper"], ["authority"], ["credence"]);
}

/** "counterfeit notes, serial numbers and paper recipe" */
function isCounterfeitMoney(reading: Reading): boolean {
  return (
    near(reading, ["forged"], ["money"], 4) &&
    inEarnest(reading, ["money"], ["recipe", "passesCheck", "credence", "steps"])
  );
}

/** "a false identity for me", "identities to open accounts" */
function areToBeUsed(reading: Reading): boolean {
  const areForged =
    near(reading, ["forged"], ["paper"], 3) && inEarnest(reading, ["forged"], ["paper"], ["iCan", "works", "credence"]);
  const areOnesOwn = near(reading, ["forged"], ["paper"], 2) && near(reading, ["paper"], ["forOneself"], 4);
  const identities = notCalledInvented(reading, reading.of("personData", "identifier"));
  const areLivedUnder =
    followsThese(reading, identities, reading.of("iCanUse"), 6) &&
    !together(reading, ["iCanUse"], ["likeness", "study"]);
  return (
    areForged ||
    areLivedUnder ||
    areOnesOwn ||
    (near(reading, ["paper"], ["toOpen"], 6) && near(reading, ["toOpen"], ["account"], 6))
  );
}

export const forgedPapers: Rule = {
  id: "forged-papers",
  isBrokenBy: (reading) =>
    passForReal(reading) ||
    areAltered(reading) ||
    convinceSomebody(reading) ||
    isCounterfeitMoney(reading) ||
    areToBeUsed(reading) ||
    winIdentityGate(reading) ||
    areForAccounts(reading) ||
    areKnownToBureaus(reading) ||
    useLicences(reading) ||
    isForgeryBySigns(reading),
  reason: "Papers and identities that are to pass for real ones are not made here.",
  alternative: "500 identity checks with document type, country, risk score, decision and review time",
};
