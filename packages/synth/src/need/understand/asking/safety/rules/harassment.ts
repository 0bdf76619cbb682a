import { inEarnest, near, notStudied } from "../combine.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";

/** "we have their files and will publish them unless 0.5 BTC arrives" */
function isExtortion(reading: Reading): boolean {
  return (
    near(reading, ["exposes"], ["unless"], 3) &&
    near(reading, ["unless"], ["ransom"], 6) &&
    inEarnest(reading, ["letter"], ["exposes"])
  );
}

/** "threats to send to a girl in my class": comments with a label of hate are another thing. */
export const harassment: Rule = {
  id: "harassment",
  isBrokenBy: (reading) =>
    isExtortion(reading) ||
    inEarnest(reading, ["threat"], ["sends", "hurts", "kin", "toBlackmail"]) ||
    inEarnest(reading, ["letter"], ["menace"]) ||
    notStudied(reading, ["vicious"], ["letter"], ["kin", "sends", "menace"]) ||
    notStudied(reading, ["crushes"], ["kin", "letter", "child"]),
  reason: "Texts that threaten, blackmail or insult somebody are not made here.",
  alternative: "1,000 moderated comments with topic, severity, language, decision and review time",
};
