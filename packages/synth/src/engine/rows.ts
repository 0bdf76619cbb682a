import { type Arena, arena } from "./arena.ts";
import type { Sink } from "./sink.ts";

/** Stands in a cell where the value is null. No column reaches it: counters stay within ±(2^53 − 2). */
export const NULL = Number.MIN_SAFE_INTEGER;

/**
 * The values of one row between the generator and the writers: slot s belongs to the dataset's s-th column and is
 * encoded as that column's form says. `texts` serves the forms `text` and `json` only; null there means null.
 */
export interface Register {
  readonly cells: Float64Array;
  readonly texts: (string | null)[];
}

export function register(columns: number, memory: Arena = arena()): Register {
  return { cells: memory.float64(columns), texts: new Array<string | null>(columns).fill(null) };
}

/**
 * An opened dataset. `load(row)` fills the register with that row, whatever was loaded before; it is quickest when rows
 * follow one another. A source keeps nothing but caches: two readers may share one, as long as each reads the register
 * before the other loads.
 */
export interface RowSource {
  readonly register: Register;
  /** How many rows there are, where a closed time window leaves fewer than the dataset's limit. */
  readonly rows?: number;
  load(row: number): void;
}

export interface RowWriter {
  /** Appends one row, without any separator in JSON, with CRLF in CSV. */
  readonly write: (from: Register, to: Sink) => void;
  /** Bytes that a row takes at most, texts not counted. */
  readonly rowBytes: number;
}
