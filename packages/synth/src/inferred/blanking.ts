import { NULL } from "../engine/rows.ts";
import type { Stream } from "../random/hash.ts";
import { type Make, type RowState, saltOf, substream } from "./draft.ts";
import { shuffle } from "./shuffle.ts";

/** A field and in how many rows its value is left out. */
export interface Blanks {
  readonly name: string;
  readonly slot: number;
  readonly count: number;
}

export interface Blanking {
  /** Leaves out values of the row that was made. */
  readonly blank: Make;
  /** Brings them back before the next row is made: what a member has is made once for all its rows. */
  readonly restore: Make;
}

/** Leaves out values of whole rows, in exactly as many rows as asked for: a total stays what the missing price made it. */
export function blanking(
  all: readonly Blanks[],
  stream: Stream,
  { cells, row, texts }: RowState,
): Blanking | undefined {
  if (all.length === 0) return undefined;
  const fields = all.map(({ count, name, slot }) => ({
    count,
    slot,
    places: shuffle(substream(substream(stream, saltOf(name)), saltOf("/blank")), row.count),
  }));
  const kept = new Float64Array(fields.length);
  const keptTexts: (string | null)[] = fields.map(() => null);
  const isOut = new Uint8Array(fields.length);
  return {
    blank() {
      for (let i = 0; i < fields.length; i++) {
        const { count, places, slot } = fields[i] as (typeof fields)[number];
        const out = places.placeOf(row.index) < count;
        isOut[i] = out ? 1 : 0;
        if (!out) continue;
        kept[i] = cells[slot] as number;
        keptTexts[i] = texts[slot] as string | null;
        cells[slot] = NULL;
        texts[slot] = null;
      }
    },
    restore() {
      for (let i = 0; i < fields.length; i++) {
        if (isOut[i] === 0) continue;
        const { slot } = fields[i] as (typeof fields)[number];
        cells[slot] = kept[i] as number;
        texts[slot] = keptTexts[i] as string | null;
        isOut[i] = 0;
      }
    },
  };
}
