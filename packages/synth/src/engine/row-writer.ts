import type { Dataset } from "../schema/dataset.ts";
import type { Column } from "./column.ts";
import { type ColumnWriter, columnWriter, type SizedWriter } from "./column-writer.ts";
import { csvNotation, jsonNotation, type Notation } from "./notation.ts";
import type { Register } from "./rows.ts";
import { constant, put, putCopy, reserve, type Sink, sink } from "./sink.ts";

export interface RowWriter {
  /** Appends one row, without any separator in JSON, with CRLF in CSV. */
  readonly write: (from: Register, to: Sink) => void;
  /** Bytes that a row takes at most, texts not counted. */
  readonly rowBytes: number;
}

interface Writers {
  readonly json: RowWriter;
  readonly csv: RowWriter;
}

/** Compiling takes longer than writing a few rows, so a dataset's writers are made once. */
const compiled = new WeakMap<Dataset, Writers>();

export function rowWriter(dataset: Dataset, notation: "json" | "csv"): RowWriter {
  let writers = compiled.get(dataset);
  if (writers === undefined) {
    writers = { json: compileRowWriter(dataset, jsonNotation), csv: compileRowWriter(dataset, csvNotation) };
    compiled.set(dataset, writers);
  }
  return writers[notation];
}

function compileRowWriter(dataset: Dataset, notation: Notation): RowWriter {
  const places = dataset.columns.map((column, slot) => ({ column, slot }));
  if (notation.sorted) places.sort((left, right) => (left.column.field.name < right.column.field.name ? -1 : 1));
  const end = constant(notation.end);
  const writers: SizedWriter[] = [];
  let rowBytes = end.length + 4;
  // From the last column to the first, so that each text knows how many bytes still follow it.
  for (let place = places.length - 1; place >= 0; place--) {
    const { column, slot } = places[place] as (typeof places)[number];
    const lead = notation.lead(place, column.field.name);
    const writer = columnWriter(column, slot, lead, notation, rowBytes);
    writers.unshift(writer);
    rowBytes += writer.bytes;
  }
  const parts = joinStable(places, writers);
  const reserved = rowBytes;
  const write = (from: Register, to: Sink): void => {
    reserve(to, reserved);
    for (let i = 0; i < parts.length; i++) (parts[i] as ColumnWriter)(from, to);
    put(to, end);
  };
  return { write, rowBytes };
}

interface Place {
  readonly column: Column;
  readonly slot: number;
}

function isStable({ column }: Place): boolean {
  return column.stable === true && column.form.kind !== "text" && column.form.kind !== "json";
}

/** Neighbours that are stable become one writer, which renders them anew when one of their cells has changed. */
function joinStable(places: readonly Place[], writers: readonly SizedWriter[]): ColumnWriter[] {
  const parts: ColumnWriter[] = [];
  for (let i = 0; i < writers.length; ) {
    let next = i;
    while (next < writers.length && isStable(places[next] as Place)) next += 1;
    if (next > i) parts.push(stableWriter(places.slice(i, next), writers.slice(i, next)));
    else parts.push((writers[next++] as SizedWriter).write);
    i = next;
  }
  return parts;
}

function stableWriter(places: readonly Place[], columns: readonly SizedWriter[]): ColumnWriter {
  const rendered = sink(columns.reduce((sum, column) => sum + column.bytes, 0));
  const writes = columns.map((column) => column.write);
  const slots = Int32Array.from(places, (place) => place.slot);
  const known = new Float64Array(slots.length).fill(Number.NaN);
  return (from, to) => {
    const { cells } = from;
    for (let i = 0; i < slots.length; i++) {
      if (cells[slots[i] as number] === known[i]) continue;
      rendered.at = 0;
      for (let j = 0; j < writes.length; j++) {
        (writes[j] as ColumnWriter)(from, rendered);
        known[j] = cells[slots[j] as number] as number;
      }
      break;
    }
    putCopy(to, rendered.view, rendered.at);
  };
}
