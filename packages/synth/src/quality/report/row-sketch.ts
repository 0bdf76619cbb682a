import type { Register } from "../../engine/rows.ts";
import type { Dataset } from "../../schema/dataset.ts";
import { type ColumnSketch, columnSketch, type FieldSummary } from "./column-sketch.ts";

/** Watches every row of a delivery go by, at a small part of the cost of making it. */
export interface RowSketch {
  add(row: Register): void;
  rows(): number;
  /** By field, in the dataset's order. */
  summary(): readonly FieldSummary[];
}

const BLOCK_ROWS = 512;

/** Rows are copied into a block, and each column is folded by a tight loop of its own: far quicker than a closure a value. */
export function rowSketch({ columns, fields }: Dataset): RowSketch {
  const width = columns.length;
  const block = new Float64Array(BLOCK_ROWS * width);
  const sketches: readonly (ColumnSketch | undefined)[] = columns.map(columnSketch);
  const textSlots = columns.flatMap((_, slot) => (sketches[slot] === undefined ? [slot] : []));
  const absentTexts = new Float64Array(width);
  let inBlock = 0;
  let folded = 0;

  function fold(): void {
    for (let slot = 0; slot < width; slot++) sketches[slot]?.fold(block, inBlock, width, slot);
    folded += inBlock;
    inBlock = 0;
  }

  return {
    add({ cells, texts }) {
      block.set(cells, inBlock * width);
      for (const slot of textSlots) {
        const text = texts[slot];
        if (text === null || text === undefined) absentTexts[slot] = (absentTexts[slot] as number) + 1;
      }
      inBlock += 1;
      if (inBlock === BLOCK_ROWS) fold();
    },
    rows: () => folded + inBlock,
    summary() {
      fold();
      return fields.map((field, slot) => {
        const known = sketches[slot]?.summary();
        const { name } = field;
        return (
          known ?? {
            ...{ name, nulls: absentTexts[slot] as number, minimum: null, maximum: null },
            ...{ mean: null, members: null, distinct: null, outside: 0 },
          }
        );
      });
    },
  };
}
