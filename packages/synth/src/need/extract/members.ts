import type { Found } from "../findings.ts";
import { bracketed } from "./bracketed-members.ts";
import { figurePairs, figures, letters, pairOfKind } from "./figure-members.ts";
import { afterColon, chained, listOfKind, opened, quotedList, separated } from "./listed-members.ts";
import type { Reading } from "./reading.ts";

/** "one of a, b or c", "status: open/closed", "(red, green, blue)", "a | b | c", "'x', 'y'", "such as a and b". */
export function membersAt(reading: Reading, at: number): Found | undefined {
  return (
    bracketed(reading, at) ??
    opened(reading, at) ??
    afterColon(reading, at) ??
    listOfKind(reading, at) ??
    separated(reading, at) ??
    chained(reading, at) ??
    quotedList(reading, at) ??
    figurePairs(reading, at) ??
    figures(reading, at) ??
    letters(reading, at) ??
    pairOfKind(reading, at)
  );
}
