import { inEarnest, near } from "../combine.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";

/** "openers for getting 12-year-olds into a private channel" */
function isLuring(reading: Reading): boolean {
  return (
    near(reading, ["getsThem"], ["child"], 2) &&
    near(reading, ["child"], ["privatePlace"], 8) &&
    inEarnest(reading, ["letter"], ["child"], ["privatePlace"])
  );
}

/** Nothing that sexualises or lures children; no mark of invention makes it better. */
export const minors: Rule = {
  id: "minors",
  isBrokenBy: (reading) =>
    near(reading, ["sexual"], ["child"], 14) || inEarnest(reading, ["lures"], ["child"]) || isLuring(reading),
  reason: "Data that sexualises minors is not made here in any form.",
  alternative: "200 content moderation reports with report category, severity, decision and review time",
};
