import type { Column } from "@sdg/synth/engine/column";
import { sink } from "@sdg/synth/engine/sink";
import { highWord } from "../columns/integers.ts";
import { storageOf } from "../columns/storage.ts";
import { type Physical, physical, physicalType } from "./parquet-type.ts";
import { binary, bool, i64, struct, type Thrift } from "./thrift.ts";

/** The least and the greatest value of a column chunk, gathered while its values are written. */
export interface ValueBounds {
  /** Of cells; −Infinity and Infinity the wrong way round while there is none. */
  lowest: number;
  highest: number;
  /** Takes in a text, UTF-8, which is bytes[from … until). */
  widen(bytes: Uint8Array, from: number, until: number): void;
  /** Parquet's statistics of the chunk. */
  statistics(nulls: number): Thrift;
}

/** A bound is there to skip row groups by: a long one costs more than it saves. */
const LONGEST_TEXT = 64;

export function valueBounds(column: Column): ValueBounds {
  const storage = storageOf(column);
  const type = physicalType(storage);
  // JSON texts have no order that anybody could filter by.
  let ordered = !(storage.kind === "utf8" && storage.json);
  let least: Uint8Array | undefined;
  let greatest: Uint8Array | undefined;
  return {
    lowest: Number.POSITIVE_INFINITY,
    highest: Number.NEGATIVE_INFINITY,
    widen(bytes, from, until) {
      if (!ordered) return;
      ordered = until - from <= LONGEST_TEXT;
      if (least === undefined || isBefore(bytes, from, until, least)) least = bytes.slice(from, until);
      if (greatest === undefined || isAfter(bytes, from, until, greatest)) greatest = bytes.slice(from, until);
    },
    statistics(nulls) {
      const [minimum, maximum] =
        type === physical.byteArray
          ? [ordered ? least : undefined, ordered ? greatest : undefined]
          : [plainCell(type, this.lowest, -0), plainCell(type, this.highest, 0)];
      const exact = minimum === undefined ? undefined : bool(true);
      return struct(
        [3, i64(nulls)],
        [5, maximum === undefined ? undefined : binary(maximum)],
        [6, minimum === undefined ? undefined : binary(minimum)],
        [7, exact],
        [8, exact],
      );
    },
  };
}

/** A single cell in the PLAIN encoding. Parquet wants a lowest zero to be −0 and a highest one +0. */
function plainCell(type: Physical, cell: number, zero: number): Uint8Array | undefined {
  if (!Number.isFinite(cell)) return undefined;
  const { view, bytes } = sink(8);
  if (type === physical.boolean) bytes[0] = cell;
  else if (type === physical.double) view.setFloat64(0, cell === 0 ? zero : cell, true);
  else {
    view.setInt32(0, cell | 0, true);
    view.setInt32(4, highWord(cell), true);
  }
  return bytes.subarray(0, type === physical.boolean ? 1 : type === physical.int32 ? 4 : 8);
}

function isBefore(bytes: Uint8Array, from: number, until: number, other: Uint8Array): boolean {
  return compare(bytes, from, until, other) < 0;
}

function isAfter(bytes: Uint8Array, from: number, until: number, other: Uint8Array): boolean {
  return compare(bytes, from, until, other) > 0;
}

/** By unsigned bytes, a prefix before what continues it. */
function compare(bytes: Uint8Array, from: number, until: number, other: Uint8Array): number {
  const shared = Math.min(until - from, other.length);
  for (let i = 0; i < shared; i++) {
    const difference = (bytes[from + i] as number) - (other[i] as number);
    if (difference !== 0) return difference;
  }
  return until - from - other.length;
}
