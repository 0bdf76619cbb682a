import type { Column } from "@sdg/synth/engine/column";
import { reserve, type Sink } from "@sdg/synth/engine/sink";
import type { ColumnBlock } from "../columns/column-block.ts";
import { highWord, int32 } from "../columns/integers.ts";
import { storageOf } from "../columns/storage.ts";
import { textRenderer } from "../columns/text-renderer.ts";
import { type Physical, physical, physicalType } from "./parquet-type.ts";
import type { ValueBounds } from "./value-bounds.ts";

/** Appends the values of the named rows, none of them null, in Parquet's PLAIN encoding, and widens the bounds by them. */
export type PlainWriter = (
  block: ColumnBlock,
  rows: Int32Array,
  from: number,
  until: number,
  to: Sink,
  bounds: ValueBounds,
) => void;

export function plainWriter(column: Column, slot: number): PlainWriter {
  const type = physicalType(storageOf(column));
  return type === physical.byteArray ? textWriter(column, slot) : cellWriter(type, slot);
}

/** Bytes of a value, for the types that have a fixed number of them; a boolean takes a bit. */
const widths: Readonly<Record<Exclude<Physical, 6>, number>> = { 0: 1, 1: 4, 2: 8, 5: 8 };

function cellWriter(type: Exclude<Physical, 6>, slot: number): PlainWriter {
  const put = { 0: putBooleans, 1: putInt32s, 2: putInt64s, 5: putDoubles }[type];
  return (block, rows, from, until, to, bounds) => {
    const cells = block.cells[slot] as Float64Array;
    reserve(to, (until - from) * widths[type]);
    put(cells, rows, from, until, to);
    for (let i = from; i < until; i++) {
      const cell = cells[rows[i] as number] as number;
      if (cell < bounds.lowest) bounds.lowest = cell;
      if (cell > bounds.highest) bounds.highest = cell;
    }
  };
}

function putInt32s(cells: Float64Array, rows: Int32Array, from: number, until: number, to: Sink): void {
  for (let i = from; i < until; i++) {
    to.view.setInt32(to.at, int32(cells[rows[i] as number] as number), true);
    to.at += 4;
  }
}

function putInt64s(cells: Float64Array, rows: Int32Array, from: number, until: number, to: Sink): void {
  for (let i = from; i < until; i++) {
    const cell = cells[rows[i] as number] as number;
    to.view.setInt32(to.at, cell | 0, true);
    to.view.setInt32(to.at + 4, highWord(cell), true);
    to.at += 8;
  }
}

function putDoubles(cells: Float64Array, rows: Int32Array, from: number, until: number, to: Sink): void {
  for (let i = from; i < until; i++) {
    // Adding zero makes −0 a plain one, as it is in JSON.
    to.view.setFloat64(to.at, (cells[rows[i] as number] as number) + 0, true);
    to.at += 8;
  }
}

function putBooleans(cells: Float64Array, rows: Int32Array, from: number, until: number, to: Sink): void {
  for (let start = from; start < until; start += 8) {
    let byte = 0;
    for (let i = start; i < Math.min(until, start + 8); i++) {
      if (cells[rows[i] as number] === 1) byte |= 1 << (i - start);
    }
    to.bytes[to.at++] = byte;
  }
}

function textWriter(column: Column, slot: number): PlainWriter {
  const render = textRenderer(column, slot);
  return (block, rows, from, until, to, bounds) => {
    for (let i = from; i < until; i++) {
      reserve(to, 4);
      const start = to.at;
      to.at += 4;
      render(block, rows[i] as number, to);
      to.view.setInt32(start, to.at - start - 4, true);
      bounds.widen(to.bytes, start + 4, to.at);
    }
  };
}
