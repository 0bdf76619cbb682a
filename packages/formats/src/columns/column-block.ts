import { NULL, type RowSource } from "@sdg/synth/engine/rows";
import { putText, type Sink, sink } from "@sdg/synth/engine/sink";
import type { Dataset } from "@sdg/synth/schema/dataset";

/** Some thousand rows, column after column, each value encoded as in the register. Filled again and again. */
export interface ColumnBlock {
  rows: number;
  /** Bytes of all texts in it. */
  textBytes: number;
  /** By slot. A text's cell says only whether it is null. */
  readonly cells: readonly Float64Array<ArrayBuffer>[];
  /** By slot; undefined for columns that are no texts. */
  readonly texts: readonly (TextColumn | undefined)[];
}

/** Texts as UTF-8, one after another: strings of a whole block would keep the garbage collector busy. */
export interface TextColumn {
  readonly bytes: Sink;
  /** Where each row's text begins, and where the last one ends. */
  readonly starts: Int32Array<ArrayBuffer>;
}

/** When a block is full: by rows, or by texts, which are what can get large. */
export interface BlockLimits {
  readonly rows: number;
  readonly textBytes: number;
}

/** A step of work that gave no bytes yet: others may be served before the next one. */
export const NO_BYTES = new Uint8Array(0);

/** Work between two steps; even the slowest dataset makes so much in a few hundredths of a second. */
const STEP_ROWS = 4_096;
const STEP_TEXT_BYTES = 524_288;
const FIRST_TEXT_BYTES = 65_536;

export function columnBlock(dataset: Dataset, rows: number): ColumnBlock {
  return {
    rows: 0,
    textBytes: 0,
    cells: dataset.columns.map(() => new Float64Array(rows)),
    texts: dataset.columns.map(({ form }) =>
      form.kind === "text" || form.kind === "json"
        ? { bytes: sink(FIRST_TEXT_BYTES), starts: new Int32Array(rows + 1) }
        : undefined,
    ),
  };
}

/** Fills the block with the rows from `from` on, at most to `to`, in steps. Returns the row after the last one in it. */
export function* fill(
  block: ColumnBlock,
  source: RowSource,
  from: number,
  to: number,
  limits: BlockLimits,
): Generator<typeof NO_BYTES, number, void> {
  block.rows = 0;
  block.textBytes = 0;
  for (const text of block.texts) if (text !== undefined) text.bytes.at = 0;
  const last = Math.min(to, from + limits.rows);
  let next = from;
  while (next < last && block.textBytes < limits.textBytes) {
    if (next > from) yield NO_BYTES;
    const enough = Math.min(limits.textBytes, block.textBytes + STEP_TEXT_BYTES);
    next = load(block, source, next, Math.min(last, next + STEP_ROWS), enough);
  }
  return next;
}

/** Adds rows until `to`, or until there are texts enough. Returns the row after the last one. */
function load(block: ColumnBlock, source: RowSource, from: number, to: number, enough: number): number {
  const { cells } = block;
  const { register } = source;
  const textSlots = [...block.texts.keys()].filter((slot) => block.texts[slot] !== undefined);
  let row = from;
  for (; row < to && block.textBytes < enough; row++) {
    source.load(row);
    const at = block.rows++;
    for (let slot = 0; slot < cells.length; slot++) {
      (cells[slot] as Float64Array)[at] = register.cells[slot] as number;
    }
    for (const slot of textSlots) {
      const { bytes, starts } = block.texts[slot] as TextColumn;
      const text = register.texts[slot] ?? null;
      (cells[slot] as Float64Array)[at] = text === null ? NULL : 0;
      starts[at] = bytes.at;
      if (text !== null) putText(bytes, text, 0);
      starts[at + 1] = bytes.at;
      block.textBytes += bytes.at - (starts[at] as number);
    }
  }
  return row;
}
