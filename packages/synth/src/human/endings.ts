import type { DrawSequence } from "../random/draw-sequence.ts";
import type { Act } from "./record.ts";

/** The last acts of a conversation, the other person's first, by how many there are. */
const endings: readonly (readonly Act[])[][] = [
  [[]],
  [["acknowledge"]],
  [
    ["acknowledge", "farewell"],
    ["acknowledge", "decide"],
  ],
  [
    ["acknowledge", "thank", "farewell"],
    ["acknowledge", "decide", "farewell"],
  ],
  [
    ["acknowledge", "thank", "farewell", "farewell"],
    ["acknowledge", "decide", "farewell", "farewell"],
  ],
];

/** The acts that a conversation of so many messages ends with, when so many are left: an even number of them stays for what comes before. */
export function endingOf(draws: DrawSequence, size: number, left: number, longest: number): readonly Act[] {
  const most = Math.min(longest, size < 6 ? 1 : size < 9 ? 3 : 4);
  const lengths = [0, 1, 2, 3, 4].filter((length) => length <= Math.min(most, left) && (left - length) % 2 === 0);
  // A short talk just ends; a longer one is taken leave of.
  const length = lengths.at(-1) ?? 0;
  return draws.pick(endings[length] ?? [[]]);
}
