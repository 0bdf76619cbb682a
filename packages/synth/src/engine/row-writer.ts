import type { Dataset } from "../schema/dataset.ts";
import { columnWriter, type SizedWriter } from "./column-writer.ts";
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
  const stable = places.map(
    ({ column }) => column.stable === true && column.form.kind !== "text" && column.form.kind !== "json",
  );
  const parts = joinStable(writers, stable);
  const reserved = rowBytes;
  const write = (from: Register, to: Sink): void => {
    reserve(to, reserved);
    for (let i = 0; i < parts.length; i++) (parts[i] as SizedWriter["write"])(from, to);
    put(to, end);
  };
  return { write, rowBytes };
}

/** Neighbours that are stable become one writer, which renders them once a group. */
function joinStable(writers: readonly SizedWriter[], stable: readonly boolean[]): SizedWriter["write"][] {
  const parts: SizedWriter["write"][] = [];
  for (let i = 0; i < writers.length; ) {
    let next = i + 1;
    if (stable[i] === true) {
      while (next < writers.length && stable[next] === true) next += 1;
      parts.push(stableWriter(writers.slice(i, next)));
    } else {
      parts.push((writers[i] as SizedWriter).write);
    }
    i = next;
  }
  return parts;
}

function stableWriter(columns: readonly SizedWriter[]): SizedWriter["write"] {
  const rendered = sink(columns.reduce((sum, column) => sum + column.bytes, 0));
  const writes = columns.map((column) => column.write);
  let register: Register | undefined;
  let group = 0;
  return (from, to) => {
    if (register !== from || group !== from.group) {
      rendered.at = 0;
      for (let i = 0; i < writes.length; i++) (writes[i] as SizedWriter["write"])(from, rendered);
      register = from;
      group = from.group;
    }
    putCopy(to, rendered.view, rendered.at);
  };
}
