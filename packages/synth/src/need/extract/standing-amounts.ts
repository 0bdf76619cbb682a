import type { Found } from "../findings.ts";
import type { Reading } from "./reading.ts";

const amount = "(?:[$€£] ?)?\\d[\\d.,]{0,12}(?: ?(?:[$€£]|\\p{Lu}{3}|euros?|dollars?|pounds?|francs?))?";
const moves =
  "(?:lands?|leaves?|arrives?|comes? in|comes? out|goes? out|goes? in|goes? off|hits?|is paid(?: in| out)?|are paid|gets paid|is debited|is credited|is due|falls? due|drops?|clears?|posts?)";
const days =
  "(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|first|last|fifteenth|mondays?|fridays?)(?: (?:day|monday|friday|working day|business day))?";
const again = "(?: (?:of )?(?:every|each|the|a) (?:month|week|quarter|year))?";
const standing = new RegExp(
  `(?:(?:a|an|the|my|his|her|their) )?(?:\\p{L}{3,15} ){0,2}?\\p{L}{3,15} of ${amount} ${moves}(?: \\p{L}{2,10}){0,3}? on ${days}${again}(?![\\p{L}\\d-])`,
  "iuy",
);

/** "Salary of 6,400 lands on the 25th of every month": one amount among the rows that comes at its own times, and no number of lands. */
export function standingAmountAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== "word") return undefined;
  standing.lastIndex = token.start;
  const said = standing.exec(reading.text)?.[0];
  return said === undefined ? undefined : { kind: "unkept", start: token.start, end: token.start + said.length };
}
