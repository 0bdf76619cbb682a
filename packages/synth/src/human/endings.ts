import type { DrawSequence } from "../random/draw-sequence.ts";
import type { Act } from "./record.ts";

/** The acts that conversations of at least so many messages may end with. */
const endings: readonly { readonly least: number; readonly ways: readonly (readonly Act[])[] }[] = [
  {
    least: 9,
    ways: [
      ["decide", "acknowledge", "thank", "acknowledge", "farewell", "farewell"],
      ["decide", "acknowledge", "thank", "farewell"],
      ["decide", "acknowledge", "farewell", "farewell"],
      ["thank", "acknowledge", "farewell", "farewell"],
    ],
  },
  {
    least: 5,
    ways: [
      ["decide", "acknowledge"],
      ["thank", "farewell"],
      ["decide", "farewell"],
      ["farewell", "farewell"],
    ],
  },
  { least: 0, ways: [[]] },
];

/** The acts that a conversation of so many messages ends with, the main person's first. */
export function endingOf(draws: DrawSequence, size: number): readonly Act[] {
  return draws.pick(endings.find(({ least }) => size >= least)?.ways ?? [[]]);
}
