import type { Column } from "./column.ts";
import { isStable, type Place, placed } from "./column-order.ts";
import { type ColumnWriter, columnWriter, type SizedWriter } from "./column-writer.ts";
import type { Notation } from "./notation.ts";
import type { Register, RowWriter } from "./rows.ts";
import { constant, put, putCopy, reserve, type Sink, sink } from "./sink.ts";

/** A row writer out of one closure a column. */
export function closureRowWriter(columns: readonly Column[], notation: Notation): RowWriter {
  const places = placed(columns, notation);
  const end = constant(notation.end);
  const writers: SizedWriter[] = [];
  let rowBytes = end.length + 4;
  // From the last column to the first, so that each text knows how many bytes still follow it.
  for (const { column, slot, lead } of places.toReversed()) {
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
