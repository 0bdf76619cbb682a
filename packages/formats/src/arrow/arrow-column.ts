import type { Column } from "@sdg/synth/engine/column";
import { NULL } from "@sdg/synth/engine/rows";
import { type Sink, sink } from "@sdg/synth/engine/sink";
import { type Data, type DataType, makeData, type Vector, vectorFromArray } from "apache-arrow";
import type { ColumnBlock } from "../columns/column-block.ts";
import { highWord, int32 } from "../columns/integers.ts";
import { storageOf } from "../columns/storage.ts";
import { textRenderer } from "../columns/text-renderer.ts";
import { undeclaredNull } from "../columns/undeclared-null.ts";
import { arrowType } from "./arrow-schema.ts";
import { validity } from "./validity.ts";

/** Gives a block's column in Arrow's layout. The memory is used again for the next block. */
export type ArrowColumn = (block: ColumnBlock) => Data;

type Encode = (block: ColumnBlock, length: number) => object;

/** `type` is the column's in the schema, `capacity` the rows that a block holds at most. */
export function arrowColumn(column: Column, slot: number, type: DataType, capacity: number): ArrowColumn {
  const bitmap = new Uint8Array((capacity + 7) >>> 3);
  const encode = encoder(column, slot, capacity);
  return (block) => {
    const { rows } = block;
    const nulls = validity(block.cells[slot] as Float64Array, rows, bitmap);
    if (nulls.nullCount > 0 && column.field.nullable !== true) throw undeclaredNull(column);
    return makeData({ type, length: rows, ...nulls, ...encode(block, rows) } as never);
  };
}

function encoder(column: Column, slot: number, capacity: number): Encode {
  const storage = storageOf(column);
  switch (storage.kind) {
    case "member":
      return memberEncoder(storage.values, slot, capacity);
    case "int32":
    case "day": {
      const data = new Int32Array(capacity);
      return (block, length) => ({ data: integers(block.cells[slot] as Float64Array, data, length) });
    }
    case "int64":
    case "instant":
      return wideEncoder(slot, capacity, 2);
    case "decimal":
      return wideEncoder(slot, capacity, 4);
    case "float64": {
      const data = new Float64Array(capacity);
      return (block, length) => ({ data: numbers(block.cells[slot] as Float64Array, data, length) });
    }
    case "boolean": {
      const data = new Uint8Array((capacity + 7) >>> 3);
      return (block, length) => ({ data: bits(block.cells[slot] as Float64Array, data, length) });
    }
    case "utf8":
      return textEncoder(column, slot, capacity);
  }
}

function memberEncoder(values: readonly string[], slot: number, capacity: number): Encode {
  const { indices } = arrowType({ kind: "member", values }, slot) as unknown as { indices: { ArrayType: unknown } };
  const data = new (indices.ArrayType as Int32ArrayConstructor)(capacity);
  const dictionary: Vector = vectorFromArray([...values], arrowType({ kind: "utf8", json: false }, slot));
  return (block, length) => ({ data: integers(block.cells[slot] as Float64Array, data, length), dictionary });
}

function integers(cells: Float64Array, data: Int32Array, length: number): Int32Array {
  for (let row = 0; row < length; row++) {
    const cell = cells[row] as number;
    data[row] = cell === NULL ? 0 : int32(cell);
  }
  return data.subarray(0, length);
}

/** 64 or 128 bits a value, two's complement, in little-endian words of 32. */
function wideEncoder(slot: number, capacity: number, words: 2 | 4): Encode {
  const data = new Int32Array(capacity * words);
  const shown = words === 2 ? new BigInt64Array(data.buffer) : new Uint32Array(data.buffer);
  const stride = words === 2 ? 1 : 4;
  return (block, length) => {
    const cells = block.cells[slot] as Float64Array;
    for (let row = 0, at = 0; row < length; row++, at += words) {
      const cell = cells[row] === NULL ? 0 : (cells[row] as number);
      data[at] = cell | 0;
      data[at + 1] = highWord(cell);
      if (words === 4) data[at + 2] = data[at + 3] = cell < 0 ? -1 : 0;
    }
    return { data: shown.subarray(0, length * stride) };
  };
}

function numbers(cells: Float64Array, data: Float64Array, length: number): Float64Array {
  for (let row = 0; row < length; row++) {
    const cell = cells[row] as number;
    // Adding zero makes −0 a plain one, as it is in JSON.
    data[row] = cell === NULL ? 0 : cell + 0;
  }
  return data.subarray(0, length);
}

function bits(cells: Float64Array, data: Uint8Array, length: number): Uint8Array {
  const bytes = (length + 7) >>> 3;
  data.fill(0, 0, bytes);
  for (let row = 0; row < length; row++) {
    if (cells[row] === 1) data[row >>> 3] = (data[row >>> 3] as number) | (1 << (row & 7));
  }
  return data.subarray(0, bytes);
}

function textEncoder(column: Column, slot: number, capacity: number): Encode {
  const render = textRenderer(column, slot);
  const offsets = new Int32Array(capacity + 1);
  const out: Sink = sink(capacity * 16);
  return (block, length) => {
    const text = block.texts[slot];
    if (text !== undefined) {
      const { bytes, starts } = text;
      return { valueOffsets: starts.subarray(0, length + 1), data: bytes.bytes.subarray(0, bytes.at) };
    }
    const cells = block.cells[slot] as Float64Array;
    out.at = 0;
    for (let row = 0; row < length; row++) {
      if (cells[row] !== NULL) render(block, row, out);
      offsets[row + 1] = out.at;
    }
    return { valueOffsets: offsets.subarray(0, length + 1), data: out.bytes.subarray(0, out.at) };
  };
}
