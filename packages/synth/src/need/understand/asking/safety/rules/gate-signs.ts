import { anywhere, follows, followsThese, near, nearThese, notCalledInvented } from "../combine.ts";
import type { Reading } from "../reading.ts";
import { isForWork, isMadeUp, isStudied } from "../signs.ts";

/** Whether the rows are to be tried on a program of the asker's own, or are told to be about such checks. */
function isHarmless(reading: Reading): boolean {
  return anywhere(reading, "rehearsal") || isForWork(reading) || isStudied(reading);
}

/**
 * "identity sets good enough to get accounts approved by KYC", "passports that get through a bank's onboarding": what shall come of
 * the check, and not how it came out for somebody: "customers who get approved".
 */
export function winIdentityGate(reading: Reading): boolean {
  if (isHarmless(reading) || anywhere(reading, "decided")) return false;
  const won = [
    ...reading.of("getsApproved").filter((one) => followsThese(reading, [one], reading.of("identityGate"), 7)),
    ...reading.of("approves").filter((one) => followsThese(reading, reading.of("identityGate"), [one], 5)),
  ].filter((one) => !followsThese(reading, reading.of("person"), [one], 1));
  return followsThese(reading, reading.of("identitySet"), won, 40);
}

/** "driver licences with matching utility bills, so we can open accounts" */
export function areForAccounts(reading: Reading): boolean {
  if (isHarmless(reading)) return false;
  const isOwn = follows(reading, ["identitySet"], ["ownUse"], 30) && follows(reading, ["ownUse"], ["opens"], 2);
  return isOwn && near(reading, ["opens"], ["account"], 3);
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
  const isForALoan =
    follows(reading, ["soAs"], ["ourApplication"], 2) && near(reading, ["ourApplication"], ["goesWell"], 4);
  return isKnown || isForALoan;
}

/** "prescriptions with DEA numbers that are genuinely active, so a pharmacy hands them out", "VINs that are registered, so the plates check out" */
export function useLicences(reading: Reading): boolean {
  if (isHarmless(reading) || isMadeUp(reading)) return false;
  const isHandedOut = follows(reading, ["soAs"], ["pharmacy"], 2) && near(reading, ["pharmacy"], ["handsOut"], 4);
  const isLookedUp = near(reading, ["looksGood"], ["pharmacy"], 5) && near(reading, ["licence"], ["looksGood"], 5);
  if ((isHandedOut || isLookedUp) && anywhere(reading, "licence")) return true;
  if (!near(reading, ["licence"], ["inForce"], 5)) return false;
  const uses = reading
    .of("ownUse")
    .filter(({ to }) => !reading.of("looksAt").some(({ from }) => from - to <= 1 && from >= to));
  return followsThese(reading, reading.of("inForce"), uses, 14) || follows(reading, ["soAs"], ["goesWell"], 8);
}
