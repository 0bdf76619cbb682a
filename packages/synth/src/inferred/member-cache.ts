import type { Make, RowState, Scope } from "./draft.ts";

const MOST_KEPT = 16_384;
/** With more members than this next to none would be met again before it is forgotten. */
const MOST_MEMBERS = 4 * MOST_KEPT;
/** Members met before memory is taken for more than the last one: a few rows are not worth it. */
const WARM = 64;

/** Makes a member's values, or takes them from where they were kept when the member was last met. */
export function memberCache(
  { cells, parents, scores, texts }: RowState,
  at: Scope,
  slots: readonly number[],
  make: Make,
): Make {
  let size = 1;
  while (size < at.count && size < MOST_KEPT) size *= 2;
  const mask = size - 1;
  let met = 0;
  let current = -1;
  let owners: Int32Array | undefined;
  let keptCells = new Float64Array(0);
  let keptParents = new Float64Array(0);
  let keptScores = new Float64Array(0);
  let keptKeys = new Uint32Array(0);
  let keptTexts: (string | null)[] = [];
  const width = slots.length;

  const keep = (place: number): void => {
    (owners as Int32Array)[place] = at.index;
    keptKeys[place] = at.key;
    for (let i = 0, to = place * width; i < width; i++, to++) {
      const slot = slots[i] as number;
      keptCells[to] = cells[slot] as number;
      keptParents[to] = parents[slot] as number;
      keptScores[to] = scores[slot] as number;
      keptTexts[to] = texts[slot] as string | null;
    }
  };
  const restore = (place: number): void => {
    at.key = keptKeys[place] as number;
    for (let i = 0, from = place * width; i < width; i++, from++) {
      const slot = slots[i] as number;
      cells[slot] = keptCells[from] as number;
      parents[slot] = keptParents[from] as number;
      scores[slot] = keptScores[from] as number;
      texts[slot] = keptTexts[from] as string | null;
    }
  };

  return () => {
    if (at.index === current) return;
    current = at.index;
    if (owners === undefined) {
      make();
      met += 1;
      if (met === WARM && size > 1 && at.count <= MOST_MEMBERS) {
        owners = new Int32Array(size).fill(-1);
        keptCells = new Float64Array(size * width);
        keptParents = new Float64Array(size * width);
        keptScores = new Float64Array(size * width);
        keptKeys = new Uint32Array(size);
        keptTexts = new Array<string | null>(size * width).fill(null);
      }
      return;
    }
    const place = at.index & mask;
    if (owners[place] === at.index) restore(place);
    else {
      make();
      keep(place);
    }
  };
}
