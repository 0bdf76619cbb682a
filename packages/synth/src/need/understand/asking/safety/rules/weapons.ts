import { inEarnest, near } from "../combine.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { isBombBySigns, isPoisoning } from "./mixture-signs.ts";

/** "how to turn fertiliser into an explosive", "anthrax, aerosolised": but no inspections and no statistics of such things. */
function isRecipe(reading: Reading): boolean {
  return near(reading, ["recipe"], ["weapon"], 12) && inEarnest(reading, ["recipe"], ["weapon"]);
}

/** "doses of poisons that leave no trace" */
function isUntraced(reading: Reading): boolean {
  return inEarnest(reading, ["poison", "weapon"], ["untraced"]);
}

export const weapons: Rule = {
  id: "weapons",
  isBrokenBy: (reading) => isRecipe(reading) || isUntraced(reading) || isPoisoning(reading) || isBombBySigns(reading),
  reason: "Data that helps to make weapons or poisons is not made here.",
  alternative: "500 laboratory safety inspections with lab, inspector, hazard class, finding and due date of the fix",
};
