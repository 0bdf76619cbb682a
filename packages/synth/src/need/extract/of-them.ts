import { phraseAt, phraseList } from "./phrases.ts";
import type { Reading } from "./reading.ts";

/** "of them", as the phrases of a list. */
export const OF_THEM =
  "of them|of these|of those|davon|von ihnen|von denen|von diesen|de ellos|de ellas|de estos|de estas|d'entre eux|d'entre elles|deles|delas";

const ofThem = phraseList(OF_THEM);

/** The token behind "of them", "davon". */
export function ofThemAt(reading: Reading, at: number): number | undefined {
  return phraseAt(reading, at, ofThem)?.next;
}
