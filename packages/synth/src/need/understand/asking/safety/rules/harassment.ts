import { inEarnest, notStudied } from "../combine.ts";
import type { Rule } from "../rule.ts";

/** "threats to send to a girl in my class": comments with a label of hate are another thing. */
export const harassment: Rule = {
  id: "harassment",
  isBrokenBy: (reading) =>
    inEarnest(reading, ["threat"], ["sends", "hurts", "kin", "toBlackmail"]) ||
    inEarnest(reading, ["letter"], ["menace"]) ||
    notStudied(reading, ["vicious"], ["letter"], ["kin", "sends", "menace"]) ||
    notStudied(reading, ["crushes"], ["kin", "letter", "child"]),
  reason: "Texts that threaten, blackmail or insult somebody are not made here.",
  alternative: "1,000 moderated comments with topic, severity, language, decision and review time",
};
