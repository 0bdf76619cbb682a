import { anywhere, follows, near, nearThese, notCalledInvented, sentencesWith } from "../combine.ts";
import type { Reading } from "../reading.ts";
import { isForWork, isMadeUp, isStudied } from "../signs.ts";

/** Whether the rows are to be tried on a program of the asker's own, or are told to be about such checks. */
function isHarmless(reading: Reading): boolean {
  return anywhere(reading, "rehearsal") || isForWork(reading) || isStudied(reading);
}

/**
 * "identity sets good enough to get accounts approved by KYC", "passports that get through a bank's onboarding": what shall come of
 * the check, and not how it came out.
 */
export function winIdentityGate(reading: Reading): boolean {
  if (isHarmless(reading) || reading.of("identitySet").length === 0) return false;
  const isWon =
    follows(reading, ["getsApproved"], ["identityGate"], 7) || follows(reading, ["identityGate"], ["approves"], 5);
  return isWon && sentencesWith(reading, ["identitySet", "personData"], ["identityGate"]).size > 0;
}

/** "social security numbers that the credit bureaus recognise, so our loan applications don't bounce" */
export function areKnownToBureaus(reading: Reading): boolean {
  if (isHarmless(reading) || isMadeUp(reading)) return false;
  const numbers = notCalledInvented(reading, reading.of("identifier", "identitySet"));
  if (numbers.length === 0) return false;
  const isKnown =
    near(reading, ["bureau"], ["knows"], 4) &&
    follows(reading, ["relative"], ["knows"], 7) &&
    nearThese(reading, numbers, reading.of("knows"), 24);
  return isKnown || near(reading, ["ourApplication"], ["goesWell"], 4);
}

/** "prescriptions with DEA numbers that are genuinely active, so a pharmacy hands them out" */
export function useLicences(reading: Reading): boolean {
  if (isHarmless(reading) || isMadeUp(reading)) return false;
  const isHandedOut = follows(reading, ["soAs"], ["pharmacy"], 2) && near(reading, ["pharmacy"], ["handsOut"], 4);
  if (isHandedOut && anywhere(reading, "paper", "licence")) return true;
  return near(reading, ["licence"], ["inForce"], 5) && (isHandedOut || anywhere(reading, "ownUse", "goesWell"));
}
