import { phraseAt, phraseList } from "./phrases.ts";
import type { Reading } from "./reading.ts";

/** "of them", as the phrases of a list. */
export const OF_THEM =
  "of them|of these|of those|davon|von ihnen|von denen|von diesen|de ellos|de ellas|de estos|de estas|d'entre eux|d'entre elles|deles|delas";

/** "of which", "of them are": what leads to a part of what was counted, as the phrases of a list. */
export const OF_WHICH = `${OF_THEM}|of which|of them are|of these are|of those are|of which are|davon sind|de ellos son|dont`;

const ofThem = phraseList(OF_THEM);

/** The token behind "of them", "davon". */
export function ofThemAt(reading: Reading, at: number): number | undefined {
  return phraseAt(reading, at, ofThem)?.next;
}
