import { type Column, codeDigits, type Form } from "./column.ts";
import { packed, putDecimal, putInteger, putPadded } from "./digits.ts";
import { putHex, putUuid } from "./hex.ts";
import { putDay, putInstant } from "./instants.ts";
import type { Notation } from "./notation.ts";
import { NULL, type Register } from "./rows.ts";
import { type Constant, constant, put, putCsvNested, putJsonText, putText, type Sink } from "./sink.ts";

/** "0." … "255." */
export const octetWords = Int32Array.from({ length: 256 }, (_, n) => packed(`${n}.`));
export const octetLengths = Uint8Array.from({ length: 256 }, (_, n) => String(n).length + 1);

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
  if (form.kind === "integer") return decimalWriter(0, slot, lead, notation);
  if (form.kind === "decimal") return decimalWriter(form.scale, slot, lead, notation);
  if (form.kind === "text" || form.kind === "json") return textWriter(form.kind, slot, lead, notation, after);
  if (form.kind === "choice") return choiceWriter(form.values, slot, lead, notation);
  if (form.kind === "boolean") return constantsWriter(["false", "true"], slot, lead, notation);
  const absent = constant(lead + notation.null);
  const quoted = form.kind === "number" ? "" : notation.quote;
  const value = valueWriter(form);
  const before = constant(lead + quoted + (value.opening ?? ""));
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

/** Numbers are most columns of most datasets, so they get by without a second closure. */
function decimalWriter(scale: number, slot: number, lead: string, notation: Notation): SizedWriter {
  const before = constant(lead);
  const absent = constant(lead + notation.null);
  const power = 10 ** scale;
  const fixed = notation.fixedDecimals;
  const write: ColumnWriter = (from, to) => {
    const cell = from.cells[slot] as number;
    if (cell === NULL) {
      put(to, absent);
      return;
    }
    put(to, before);
    if (scale === 0) putInteger(to, cell);
    else putDecimal(to, cell, scale, power, fixed);
  };
  return { write, bytes: absent.length + 24 };
}

interface ValueWriter {
  readonly write: (cell: number, to: Sink) => void;
  readonly bytes: number;
  /** What every value begins with. */
  readonly opening?: string;
}

function valueWriter(
  form: Exclude<Form, { kind: "text" | "json" | "choice" | "boolean" | "integer" | "decimal" }>,
): ValueWriter {
  switch (form.kind) {
    case "number":
      return { write: (cell, to) => putText(to, String(cell === 0 ? 0 : cell), 0), bytes: 90 };
    case "instant":
      return { write: (cell, to) => putInstant(to, cell), bytes: 28 };
    case "day":
      return { write: (cell, to) => putDay(to, cell), bytes: 14 };
    case "ipv4":
      return { write: putAddress, bytes: 20 };
    case "hex":
      return {
        write: (cell, to) => putHex(to, cell, form.bytes),
        bytes: form.prefix.length + 2 * form.bytes + 12,
        opening: form.prefix,
      };
    case "uuid":
      return { write: (cell, to) => putUuid(to, cell), bytes: 44 };
    case "code":
      return codeWriter(form.prefixes, form.radix, form.width);
  }
}

function putAddress(cell: number, to: Sink): void {
  for (let shift = 24; shift >= 0; shift -= 8) {
    const octet = (cell >>> shift) & 255;
    to.view.setInt32(to.at, octetWords[octet] as number, true);
    to.at += octetLengths[octet] as number;
  }
  // No point after the last one.
  to.at -= 1;
}

function codeWriter(prefixes: readonly string[], radix: 10 | 16 | 32, width: number): ValueWriter {
  const span = radix ** width;
  if (span * prefixes.length > Number.MAX_SAFE_INTEGER) throw new RangeError("a code's cells exceed 2^53");
  const ready = prefixes.map(constant);
  const put32 = radix === 10 ? putPadded : bitDigits(radix);
  // Digits come out of 32-bit integers: the number is taken in two parts when it is longer.
  const lowWidth = Math.min(width, radix === 10 ? 9 : radix === 16 ? 7 : 6);
  const lowSpan = radix ** lowWidth;
  const write = (cell: number, to: Sink): void => {
    let number = cell;
    if (ready.length > 1) {
      const which = Math.floor(cell / span);
      number -= which * span;
      put(to, ready[which] as Constant);
    }
    if (width > lowWidth) {
      const high = Math.floor(number / lowSpan);
      put32(to, high, width - lowWidth);
      number -= high * lowSpan;
    }
    put32(to, number, lowWidth);
  };
  const bytes = Math.max(...ready.map((prefix) => prefix.length)) + width + 4;
  return ready.length === 1 ? { write, bytes, opening: prefixes[0] ?? "" } : { write, bytes };
}

/** A writer of exactly `width` hexadecimal or base-32 digits. */
function bitDigits(radix: 16 | 32): (to: Sink, value: number, width: number) => void {
  const bits = radix === 16 ? 4 : 5;
  const mask = radix - 1;
  const alphabet = Uint8Array.from(codeDigits[radix], (digit) => digit.charCodeAt(0));
  return (to, value, width) => {
    let n = value | 0;
    const { bytes } = to;
    const start = to.at;
    for (let at = start + width - 1; at >= start; at--) {
      bytes[at] = alphabet[n & mask] as number;
      n >>>= bits;
    }
    to.at = start + width;
  };
}

function choiceWriter(values: readonly string[], slot: number, lead: string, notation: Notation): SizedWriter {
  return constantsWriter(
    values.map((value) => notation.text(value)),
    slot,
    lead,
    notation,
  );
}

/**
 * Key and value together are ready bytes. All values of a column are padded to the same number of words, so that the copy
 * has a fixed length; what is too much is overwritten by the next column.
 */
function constantsWriter(values: readonly string[], slot: number, lead: string, notation: Notation): SizedWriter {
  const ready = [...values, notation.null].map((value) => constant(lead + value));
  const stride = Math.max(...ready.map((value) => value.words.length));
  const words = new Float64Array(ready.length * stride);
  for (const [i, value] of ready.entries()) words.set(value.words, i * stride);
  const lengths = Int32Array.from(ready, (value) => value.length);
  const absent = values.length;
  const write: ColumnWriter = (from, to) => {
    const cell = from.cells[slot] as number;
    const index = cell === NULL ? absent : cell | 0;
    const { view } = to;
    const at = to.at;
    const first = index * stride;
    for (let i = 0; i < stride; i++) view.setFloat64(at + i * 8, words[first + i] as number, true);
    to.at = at + (lengths[index] as number);
  };
  return { write, bytes: stride * 8 };
}

/** An object or an array that holds a quote or a comma: nearly all do, and a field of both needs quotes. */
const NEEDS_QUOTES = /^[[{][^"\r\n,]*[",]/;

function textWriter(kind: "text" | "json", slot: number, lead: string, notation: Notation, after: number): SizedWriter {
  const before = constant(lead);
  const absent = constant(lead + notation.null);
  const dress = kind === "json" ? notation.nested : notation.text;
  const isJsonText = kind === "text" && notation.quote === '"';
  const isCsvNested = kind === "json" && notation.quote === "";
  const write: ColumnWriter = (from, to) => {
    const text = from.texts[slot];
    if (text === null || text === undefined) {
      put(to, absent);
      return;
    }
    put(to, before);
    if (isJsonText) putJsonText(to, text, after);
    else if (isCsvNested && NEEDS_QUOTES.test(text)) putCsvNested(to, text, after);
    else putText(to, dress(text), after);
  };
  return { write, bytes: absent.length + 4 };
}
