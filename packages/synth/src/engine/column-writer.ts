import { type Column, codeDigits, type Form } from "./column.ts";
import { putDecimal, putInteger } from "./digits.ts";
import { instantWriter, putDay } from "./instants.ts";
import type { Notation } from "./notation.ts";
import { NULL, type Register } from "./rows.ts";
import { type Constant, constant, put, putText, type Sink } from "./sink.ts";

/** Writes one column's value, with what leads it, from the register. */
export type ColumnWriter = (from: Register, to: Sink) => void;

export interface SizedWriter {
  readonly write: ColumnWriter;
  /** Bytes that the caller reserves for it; texts reserve for themselves beyond that. */
  readonly bytes: number;
}

/** `lead` is what stands before the value (comma and key); `after` the bytes that a text must leave reserved. */
export function columnWriter(
  column: Column,
  slot: number,
  lead: string,
  notation: Notation,
  after: number,
): SizedWriter {
  const { form } = column;
  if (form.kind === "text" || form.kind === "json") return textWriter(form.kind, slot, lead, notation, after);
  if (form.kind === "choice") return choiceWriter(form.values, slot, lead, notation);
  if (form.kind === "boolean") return constantsWriter(["false", "true"], slot, lead, notation);
  const absent = constant(lead + notation.null);
  const quoted = form.kind === "integer" || form.kind === "decimal" || form.kind === "number" ? "" : notation.quote;
  const before = constant(lead + quoted);
  const value = valueWriter(form, notation);
  const closing = quoted === '"' ? 34 : 0;
  const write: ColumnWriter = (from, to) => {
    const cell = from.cells[slot] as number;
    if (cell === NULL) {
      put(to, absent);
      return;
    }
    put(to, before);
    value.write(cell, to);
    if (closing !== 0) to.bytes[to.at++] = closing;
  };
  return { write, bytes: Math.max(absent.length, before.length) + value.bytes + 1 };
}

interface ValueWriter {
  readonly write: (cell: number, to: Sink) => void;
  readonly bytes: number;
}

function valueWriter(
  form: Exclude<Form, { kind: "text" | "json" | "choice" | "boolean" }>,
  notation: Notation,
): ValueWriter {
  switch (form.kind) {
    case "integer":
      return { write: (cell, to) => putInteger(to, cell), bytes: 20 };
    case "decimal": {
      const { scale } = form;
      const power = 10 ** scale;
      const fixed = notation.fixedDecimals;
      return { write: (cell, to) => putDecimal(to, cell, scale, power, fixed), bytes: 24 };
    }
    case "number":
      return { write: (cell, to) => putText(to, String(cell === 0 ? 0 : cell), 0), bytes: 90 };
    case "instant": {
      const writeInstant = instantWriter();
      return { write: (cell, to) => writeInstant(to, cell), bytes: 28 };
    }
    case "day":
      return { write: (cell, to) => putDay(to, cell), bytes: 14 };
    case "ipv4":
      return { write: putAddress, bytes: 20 };
    case "code":
      return codeWriter(form.prefixes, form.radix, form.width);
  }
}

function putAddress(cell: number, to: Sink): void {
  putInteger(to, cell >>> 24);
  to.bytes[to.at++] = 46;
  putInteger(to, (cell >>> 16) & 255);
  to.bytes[to.at++] = 46;
  putInteger(to, (cell >>> 8) & 255);
  to.bytes[to.at++] = 46;
  putInteger(to, cell & 255);
}

function codeWriter(prefixes: readonly string[], radix: 10 | 16 | 32, width: number): ValueWriter {
  const span = radix ** width;
  if (span * prefixes.length > Number.MAX_SAFE_INTEGER) throw new RangeError("a code's cells exceed 2^53");
  const ready = prefixes.map(constant);
  const alphabet = Uint8Array.from(codeDigits[radix], (digit) => digit.charCodeAt(0));
  const half = radix ** (width >> 1);
  const write = (cell: number, to: Sink): void => {
    const which = ready.length === 1 ? 0 : Math.floor(cell / span);
    const number = cell - which * span;
    put(to, ready[which] as Constant);
    // Two halves below 2^31, so that the digits come out of integer divisions.
    const high = Math.floor(number / half);
    putDigits(to, high, width - (width >> 1));
    putDigits(to, number - high * half, width >> 1);
  };
  const putDigits = (to: Sink, value: number, count: number): void => {
    let n = value | 0;
    const { bytes } = to;
    const start = to.at;
    for (let at = start + count - 1; at >= start; at--) {
      const quotient = (n / radix) | 0;
      bytes[at] = alphabet[n - quotient * radix] as number;
      n = quotient;
    }
    to.at = start + count;
  };
  return { write, bytes: Math.max(...ready.map((prefix) => prefix.length)) + width + 4 };
}

function choiceWriter(values: readonly string[], slot: number, lead: string, notation: Notation): SizedWriter {
  return constantsWriter(
    values.map((value) => notation.text(value)),
    slot,
    lead,
    notation,
  );
}

/** Key and value together are ready bytes: one copy a column. */
function constantsWriter(values: readonly string[], slot: number, lead: string, notation: Notation): SizedWriter {
  const ready = values.map((value) => constant(lead + value));
  const absent = constant(lead + notation.null);
  const write: ColumnWriter = (from, to) => {
    const cell = from.cells[slot] as number;
    put(to, cell === NULL ? absent : (ready[cell] as Constant));
  };
  return { write, bytes: Math.max(absent.length, ...ready.map((value) => value.length)) + 4 };
}

function textWriter(kind: "text" | "json", slot: number, lead: string, notation: Notation, after: number): SizedWriter {
  const before = constant(lead);
  const absent = constant(lead + notation.null);
  const dress = kind === "json" ? notation.nested : notation.text;
  const write: ColumnWriter = (from, to) => {
    const text = from.texts[slot];
    if (text === null || text === undefined) {
      put(to, absent);
      return;
    }
    put(to, before);
    putText(to, dress(text), after);
  };
  return { write, bytes: absent.length + 4 };
}
