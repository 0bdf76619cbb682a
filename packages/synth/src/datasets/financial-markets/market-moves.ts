import type { Arena } from "../../engine/arena.ts";
import { studentTable } from "../../random/distributions.ts";
import { draw, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { PathStreams } from "./market-streams.ts";

/** The draw of a bar that its standard move comes from: the class's, and the instrument's own. */
export const moveField = 0;

/** What all instruments of an asset class share. */
export interface Market {
  /** Draws of the class's blocks. */
  readonly blocks: Stream;
  /** Adds `factor` times the class's standard moves in `into.length` five-minute slots from a slot (since 1970) on. */
  addMoves(into: Float64Array, firstSlot: number, factor: number): void;
}

/** Slots whose moves are kept: a power of two, and more than two venues' sessions on one day span. */
const KEPT = 256;

export function market({ blocks, bars }: PathStreams, memory: Arena): Market {
  const student = studentTable();
  /** The slot that each kept move is of; no bar is in slot 0. */
  const slots = memory.int32(KEPT);
  const moves = memory.float64(KEPT);
  return {
    blocks,
    addMoves: (into, firstSlot, factor) => {
      for (let i = 0; i < into.length; i++) {
        const slot = firstSlot + i;
        const at = slot & (KEPT - 1);
        if (slots[at] !== slot) {
          slots[at] = slot;
          moves[at] = quantileAt(student, draw(keyAt(bars, slot), moveField));
        }
        into[i] = factor * (moves[at] as number) + (into[i] as number);
      }
    },
  };
}
