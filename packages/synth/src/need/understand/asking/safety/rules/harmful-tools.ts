import { anywhere, inEarnest, near, together } from "../combine.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";

/** "working ransomware source", "exploits ready to run": the thing itself and no telemetry of it. */
function isRunnable(reading: Reading): boolean {
  return (
    near(reading, ["malware", "exploit"], ["artefact"], 8) && inEarnest(reading, ["malware", "exploit"], ["artefact"])
  );
}

/** "droppers that get past CrowdStrike", "spyware for my wife's phone": a label beside them changes nothing. */
function comesPast(reading: Reading): boolean {
  return together(reading, ["malware", "exploit"], ["evades"]) || inEarnest(reading, ["malware"], ["close", "misdeed"]);
}

/** "VBA that encrypts the network drive": a program by what it does. */
function doesMischief(reading: Reading): boolean {
  return inEarnest(reading, ["program"], ["misdeed"]);
}

/** "accounts so that our bots pass captcha and ban checks" */
function servesBots(reading: Reading): boolean {
  return inEarnest(reading, ["botGates"], ["evades", "passesCheck"]);
}

/** "phishing mails for Chase customers", "OTP bot scripts": letters that fish, not letters that are classified. */
function isLure(reading: Reading): boolean {
  if (!anywhere(reading, "lure")) return false;
  return (
    together(reading, ["lure"], ["evades"]) ||
    inEarnest(reading, ["lure"], ["deceives", "artefact", "firm", "outreach", "sends", "takesMoney"]) ||
    (inEarnest(reading, ["lure"]) && anywhere(reading, "outreach", "deceives"))
  );
}

export const harmfulTools: Rule = {
  id: "harmful-tools",
  isBrokenBy: (reading) =>
    isRunnable(reading) || comesPast(reading) || doesMischief(reading) || isLure(reading) || servesBots(reading),
  reason: "Programs and letters that break in, steal or fish for secrets are not made here.",
  alternative: "2,000 emails with subject, sender domain, number of links, spam score and a phishing label",
};
