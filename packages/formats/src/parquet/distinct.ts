import { NULL } from "@sdg/synth/engine/rows";
import type { TextColumn } from "../columns/column-block.ts";

/** A column's values as numbers of a dictionary. */
export interface Distinct {
  /** For each present value, in order, its number in the dictionary. */
  readonly indices: Int32Array;
  /** How many values are present. */
  readonly count: number;
  /** For each entry of the dictionary, the row where it first stands. */
  readonly firstRows: readonly number[];
}

/** More entries than this do not make files smaller. */
const MOST_ENTRIES = 16_384;
/** A dictionary is kept as one page. */
const MOST_TEXT_BYTES = 1_048_576;
const TABLE_BITS = 16;

/** Open addressing; an entry's number + 1, and 0 where there is none. */
const table = new Int32Array(1 << TABLE_BITS);

/** The dictionary of a choice among `members`: those that are there. Undefined when all values are null. */
export function distinctMembers(
  cells: Float64Array,
  rows: number,
  members: number,
  indices: Int32Array,
): Distinct | undefined {
  const entries = new Int32Array(members);
  const firstRows: number[] = [];
  let count = 0;
  for (let row = 0; row < rows; row++) {
    const cell = cells[row] as number;
    if (cell === NULL) continue;
    if (entries[cell] === 0) entries[cell] = firstRows.push(row);
    indices[count++] = (entries[cell] as number) - 1;
  }
  return count === 0 ? undefined : { indices, count, firstRows };
}

/**
 * The dictionary of a column of cells. Undefined when a value stands less than twice on average, or the entries are too many:
 * then the values themselves are shorter.
 */
export function distinctCells(
  cells: Float64Array<ArrayBuffer>,
  rows: number,
  indices: Int32Array,
): Distinct | undefined {
  const words = new Int32Array(cells.buffer, cells.byteOffset, cells.length * 2);
  const firstRows: number[] = [];
  const most = Math.min(MOST_ENTRIES, rows >>> 1);
  table.fill(0);
  let count = 0;
  let known = Number.NaN;
  let knownIndex = 0;
  for (let row = 0; row < rows; row++) {
    const cell = cells[row] as number;
    if (cell === NULL) continue;
    if (cell !== known) {
      let slot = slotOf(Math.imul(words[2 * row] as number, 0x9e3779b1) ^ (words[2 * row + 1] as number));
      let entry = table[slot] as number;
      while (entry !== 0 && cells[firstRows[entry - 1] as number] !== cell) {
        slot = (slot + 1) & (table.length - 1);
        entry = table[slot] as number;
      }
      if (entry === 0) {
        if (firstRows.length === most) return undefined;
        entry = firstRows.push(row);
        table[slot] = entry;
      }
      known = cell;
      knownIndex = entry - 1;
    }
    indices[count++] = knownIndex;
  }
  return count === 0 ? undefined : { indices, count, firstRows };
}

/** The same for a column of texts. */
export function distinctTexts(
  text: TextColumn,
  cells: Float64Array,
  rows: number,
  indices: Int32Array,
): Distinct | undefined {
  const { starts } = text;
  const firstRows: number[] = [];
  const most = Math.min(MOST_ENTRIES, rows >>> 1);
  table.fill(0);
  let textBytes = 0;
  let count = 0;
  for (let row = 0; row < rows; row++) {
    if (cells[row] === NULL) continue;
    let slot = slotOf(textHash(text, row));
    let entry = table[slot] as number;
    while (entry !== 0 && !isSameText(text, firstRows[entry - 1] as number, row)) {
      slot = (slot + 1) & (table.length - 1);
      entry = table[slot] as number;
    }
    if (entry === 0) {
      textBytes += (starts[row + 1] as number) - (starts[row] as number);
      if (firstRows.length === most || textBytes > MOST_TEXT_BYTES) return undefined;
      entry = firstRows.push(row);
      table[slot] = entry;
    }
    indices[count++] = entry - 1;
  }
  return count === 0 ? undefined : { indices, count, firstRows };
}

function slotOf(hash: number): number {
  return Math.imul(hash, 0x85ebca6b) >>> (32 - TABLE_BITS);
}

function textHash({ bytes: { bytes }, starts }: TextColumn, row: number): number {
  const end = starts[row + 1] as number;
  let hash = 0;
  for (let i = starts[row] as number; i < end; i++) hash = Math.imul(hash, 31) + (bytes[i] as number);
  return hash | 0;
}

function isSameText({ bytes: { bytes }, starts }: TextColumn, one: number, other: number): boolean {
  const a = starts[one] as number;
  const b = starts[other] as number;
  const length = (starts[one + 1] as number) - a;
  if (length !== (starts[other + 1] as number) - b) return false;
  for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false;
  return true;
}
