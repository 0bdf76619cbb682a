import { anywhere, followsThese, near, nearThese } from "../combine.ts";
import type { Reading } from "../reading.ts";
import { isMadeUp, isToBeSent, namedSenders, weightOf } from "../signs.ts";

/** So many signs make a swindle: no single one does. */
const ENOUGH = 3;

/**
 * "texts from DHL that ask for a customs fee, going out Monday", "call scripts for grandparents whose grandson needs bail": in
 * whose name, on what pretext, what for, to whom, and what the asker will do and get.
 */
function swindleWeight(reading: Reading): number {
  const letters = reading.of("letter", "impersonation", "lure", "swindle");
  if (letters.length === 0 || anywhere(reading, "study")) return 0;
  const senders = namedSenders(reading);
  const isInTheirName =
    anywhere(reading, "impersonation") ||
    followsThese(reading, reading.of("inTheirName"), senders, 3) ||
    nearThese(reading, letters, senders, 1) ||
    near(reading, ["voice"], ["house", "firm", "office", "authority", "sender"], 2);
  const isDecoy = anywhere(reading, "decoyLink") || near(reading, ["hyperlink"], ["resembles"], 3);
  const slipsThrough = near(reading, ["slipsBy"], ["spamFilter"], 4);
  const collects = anywhere(reading, "swindle") && near(reading, ["givesUs"], ["identifier", "secret", "putIn"], 4);
  const isReal = anywhere(reading, "gains", "neverRepays") || isToBeSent(reading) || collects;
  if (!isReal && (isMadeUp(reading) || anywhere(reading, "rehearsal"))) return 0;
  const isMeant =
    isReal ||
    isInTheirName ||
    anywhere(reading, "swindle", "poses", "vulnerable", "coaxing", "untrue", "forged") ||
    isDecoy;
  if (!isMeant || (!isReal && anywhere(reading, "fromCustomers"))) return 0;
  // "SMS from DHL: parcel, customs fee, pay by card": a carrier's own notices, told by their columns.
  if (!isReal && anywhere(reading, "noticeColumn") && !anywhere(reading, "impersonation", "asks", "coaxing")) return 0;
  return weightOf(
    [1, isInTheirName],
    [1, anywhere(reading, "swindle")],
    [1, anywhere(reading, "forged")],
    [2, anywhere(reading, "obtains")],
    [1, anywhere(reading, "pretext")],
    [1, anywhere(reading, "asks")],
    [1, anywhere(reading, "card", "secret", "bankAccount", "money", "takesMoney", "carding")],
    [1, anywhere(reading, "coaxing")],
    [1, anywhere(reading, "poses")],
    [1, anywhere(reading, "vulnerable")],
    [1, isToBeSent(reading)],
    [2, anywhere(reading, "gains")],
    [2, anywhere(reading, "untrue")],
    [2, collects],
    [2, isDecoy],
    [2, slipsThrough],
    [1, keysInSecret(reading)],
  );
}

/** "a link for re-entering their PIN" */
function keysInSecret(reading: Reading): boolean {
  return near(reading, ["keysIn"], ["secret", "card", "cardSecret", "bankAccount", "putIn"], 4);
}

export function isSwindleBySigns(reading: Reading): boolean {
  return swindleWeight(reading) >= ENOUGH;
}
