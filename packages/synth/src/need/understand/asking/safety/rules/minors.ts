import { inEarnest, near } from "../combine.ts";
import type { Rule } from "../rule.ts";

/** Nothing that sexualises or lures children; no mark of invention makes it better. */
export const minors: Rule = {
  id: "minors",
  isBrokenBy: (reading) => near(reading, ["sexual"], ["child"], 14) || inEarnest(reading, ["lures"], ["child"]),
  reason: "Data that sexualises minors is not made here in any form.",
  alternative: "200 content moderation reports with report category, severity, decision and review time",
};
