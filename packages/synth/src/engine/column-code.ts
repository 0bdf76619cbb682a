import { MS_PER_DAY } from "./calendar.ts";
import { codeDigits, type Form } from "./column.ts";
import type { Place } from "./column-order.ts";
import { type ColumnWriter, octetLengths, octetWords } from "./column-writer.ts";
import { digitPairs, fractionsOf, packed, paddedWords, shortLengths, shortWords } from "./digits.ts";
import { DATE_BYTES, KNOWN_DAYS, knownDates, knownDays, rememberDay, thousandths } from "./instants.ts";
import type { Notation } from "./notation.ts";
import { advance, branch, callWriter, named, place, type RowCode, storeMember, storeText } from "./row-code.ts";
import { NULL } from "./rows.ts";
import { constant } from "./sink.ts";

/** A column to be written by generated code. */
export interface CodedColumn {
  readonly place: Place;
  /** What still has to stand before the value. */
  readonly lead: string;
  /** The closure that writes the same column, `lead` and all, for the cases that are too rare to be unrolled. */
  readonly write: ColumnWriter;
  /** Bytes set aside for it. */
  readonly bytes: number;
}

/** As long as most money is, and as the longest instant or number. */
const USUAL_NUMBER = "12345.67";
const WIDEST_VALUE = '"2024-02-29T12:00:00.000Z"';

type CodeForm = Extract<Form, { kind: "code" }>;

/** Adds the text that writes a column. */
export function columnCode(code: RowCode, column: CodedColumn, notation: Notation): void {
  const { form } = column.place.column;
  if (form.kind === "choice") memberCode(code, column, form.values.map(notation.text), notation);
  else if (form.kind === "boolean") memberCode(code, column, ["false", "true"], notation);
  else if (form.kind === "integer") integerCode(code, column);
  else if (form.kind === "decimal" && fractionsOf.has(form.scale)) decimalCode(code, column, form.scale, notation);
  else if (form.kind === "instant") instantCode(code, column, notation);
  else if (form.kind === "day") dayCode(code, column, notation);
  else if (form.kind === "ipv4") addressCode(code, column, notation);
  else if (form.kind === "code" && digitParts(form).length <= 2) codeCode(code, column, form, notation);
  else if (form.kind === "text" || form.kind === "json") {
    callWriter(code, column.write);
    // A text may have moved the sink to a larger buffer.
    code.lines.push("view = to.view;");
  } else nullable(code, column, notation, () => callWriter(code, column.write));
}

/** True when a value may take more than `usualBytes`. */
export function isOpenEnded({ place: { column } }: CodedColumn): boolean {
  return column.form.kind === "integer" || column.form.kind === "decimal";
}

/** Bytes that a column takes at most, unless it is open-ended; its own lead included. */
export function usualBytes({ place: { column }, lead }: CodedColumn, notation: Notation): number {
  const bytes = (text: string): number => constant(lead + text).length;
  const longest = (texts: readonly string[]): number => Math.max(bytes(notation.null), ...texts.map(bytes));
  const { form } = column;
  switch (form.kind) {
    case "choice":
      return longest(form.values.map(notation.text));
    case "boolean":
      return longest(["false"]);
    case "code":
      return longest(form.prefixes) + form.width + 2;
    case "integer":
    case "decimal":
      return longest([USUAL_NUMBER]);
    case "hex":
      return longest([form.prefix]) + 2 * form.bytes + 2;
    case "uuid":
      return longest([WIDEST_VALUE]) + 12;
    default:
      return longest([WIDEST_VALUE]);
  }
}

function cell({ place: { slot } }: CodedColumn): string {
  return `cells[${slot}]`;
}

/** Writes null for a null cell, else what `value` adds. */
function nullable(code: RowCode, column: CodedColumn, notation: Notation, value: () => void): void {
  const absent = (): void => storeText(code, column.lead + notation.null);
  if (column.place.column.field.nullable !== true) {
    // A field that is never null needs no fast way for it.
    branch(code, `${cell(column)} === ${NULL}`, () => callWriter(code, column.write), value);
  } else branch(code, `${cell(column)} === ${NULL}`, absent, value);
}

function memberCode(code: RowCode, column: CodedColumn, texts: readonly string[], notation: Notation): void {
  const all = [...texts, notation.null].map((text) => column.lead + text);
  code.lines.push(`c = ${cell(column)};`);
  storeMember(code, all, `c === ${NULL} ? ${texts.length} : c | 0`);
}

/** Up to eight digits come from tables, four at a time; the rest is left to the closure. */
function integerCode(code: RowCode, column: CodedColumn): void {
  code.lines.push(`c = ${cell(column)};`);
  const short = (): void => {
    storeText(code, column.lead);
    code.lines.push("n = c | 0;", `view.setInt32(${place(code)}, ${named(code, shortWords)}[n], true);`);
    advance(code, `${named(code, shortLengths)}[n]`);
  };
  const long = (): void => {
    storeText(code, column.lead);
    code.lines.push("n = c | 0;", "i = (n / 10000) | 0;", "n = n - i * 10000;");
    code.lines.push(`view.setInt32(${place(code)}, ${named(code, shortWords)}[i], true);`);
    advance(code, `${named(code, shortLengths)}[i]`);
    code.lines.push(`view.setInt32(${place(code)}, ${named(code, paddedWords)}[n], true);`);
    code.offset += 4;
  };
  branch(code, "c >= 0 && c < 10000", short, () =>
    branch(code, "c >= 10000 && c < 100000000", long, () => callWriter(code, column.write)),
  );
}

/** "YYYY-MM-DDTHH:mm:ss.sssZ", the date out of the table of days that were written before. */
function instantCode(code: RowCode, column: CodedColumn, notation: Notation): void {
  const dates = named(code, knownDates);
  const pairs = named(code, digitPairs);
  nullable(code, column, notation, () => {
    storeText(code, column.lead + notation.quote);
    code.lines.push(`c = ${cell(column)};`, `n = Math.floor(c / ${MS_PER_DAY}) | 0;`, `i = n & ${KNOWN_DAYS - 1};`);
    code.lines.push(`if (${named(code, knownDays)}[i] !== n) ${named(code, rememberDay)}(n, i);`);
    code.lines.push(`view.setFloat64(${place(code)}, ${dates}[i * 2], true);`);
    code.lines.push(`view.setFloat64(${place(code, 8)}, ${dates}[i * 2 + 1], true);`);
    code.offset += DATE_BYTES;
    code.lines.push(`c = c - n * ${MS_PER_DAY};`, "n = c | 0;", "m = (n / 1000) | 0;");
    code.lines.push(`view.setInt32(${place(code, 8)}, ${named(code, thousandths)}[n - m * 1000], true);`);
    code.lines.push("i = (m / 60) | 0;", "w = (i / 60) | 0;");
    code.lines.push(`view.setInt16(${place(code)}, ${pairs}[w], true);`);
    code.lines.push(`view.setInt8(${place(code, 2)}, 58);`);
    code.lines.push(`view.setInt16(${place(code, 3)}, ${pairs}[i - w * 60], true);`);
    code.lines.push(`view.setInt8(${place(code, 5)}, 58);`);
    code.lines.push(`view.setInt16(${place(code, 6)}, ${pairs}[m - i * 60], true);`);
    code.offset += 12;
    storeText(code, `Z${notation.quote}`);
  });
}

/** "YYYY-MM-DD" out of the same table. */
function dayCode(code: RowCode, column: CodedColumn, notation: Notation): void {
  const dates = named(code, knownDates);
  nullable(code, column, notation, () => {
    storeText(code, column.lead + notation.quote);
    code.lines.push(`n = ${cell(column)} | 0;`, `i = n & ${KNOWN_DAYS - 1};`);
    code.lines.push(`if (${named(code, knownDays)}[i] !== n) ${named(code, rememberDay)}(n, i);`);
    code.lines.push(`view.setFloat64(${place(code)}, ${dates}[i * 2], true);`);
    code.lines.push(`view.setFloat64(${place(code, 8)}, ${dates}[i * 2 + 1], true);`);
    // Without the T.
    code.offset += DATE_BYTES - 1;
    if (notation.quote !== "") storeText(code, notation.quote);
  });
}

function addressCode(code: RowCode, column: CodedColumn, notation: Notation): void {
  const words = named(code, octetWords);
  const lengths = named(code, octetLengths);
  nullable(code, column, notation, () => {
    storeText(code, column.lead + notation.quote);
    code.lines.push(`n = ${cell(column)} | 0;`);
    for (let shift = 24; shift >= 0; shift -= 8) {
      code.lines.push(`i = (n >>> ${shift}) & 255;`);
      code.lines.push(`view.setInt32(${place(code)}, ${words}[i], true);`);
      advance(code, `${lengths}[i]`);
    }
    // No point after the last one.
    code.offset = -1;
    if (notation.quote !== "") {
      code.lines.push(`view.setInt8(${place(code)}, 34);`);
      code.offset += 1;
    }
  });
}

function decimalCode(code: RowCode, column: CodedColumn, scale: number, notation: Notation): void {
  const table = fractionsOf.get(scale);
  if (table === undefined) throw new RangeError(`no table for ${scale} decimals`);
  const [words, lengths] = notation.fixedDecimals
    ? [table.fixedWords, table.fixedLengths]
    : [table.trimmedWords, table.trimmedLengths];
  const power = 10 ** scale;
  code.lines.push(`c = ${cell(column)};`);
  const whole = (): void => {
    storeText(code, column.lead);
    code.lines.push("n = c | 0;", `i = (n / ${power}) | 0;`, `n = n - i * ${power};`);
  };
  const fraction = (): void => {
    code.lines.push(`view.setInt32(${place(code)}, ${named(code, words)}[n], true);`);
    advance(code, `${named(code, lengths)}[n]`);
  };
  const short = (): void => {
    whole();
    code.lines.push(`view.setInt32(${place(code)}, ${named(code, shortWords)}[i], true);`);
    advance(code, `${named(code, shortLengths)}[i]`);
    fraction();
  };
  const long = (): void => {
    whole();
    code.lines.push("m = (i / 10000) | 0;", "i = i - m * 10000;");
    code.lines.push(`view.setInt32(${place(code)}, ${named(code, shortWords)}[m], true);`);
    advance(code, `${named(code, shortLengths)}[m]`);
    code.lines.push(`view.setInt32(${place(code)}, ${named(code, paddedWords)}[i], true);`);
    code.offset += 4;
    fraction();
  };
  const shortEnd = 10_000 * power;
  const longEnd = Math.min(2 ** 31, 100_000_000 * power);
  branch(code, `c >= 0 && c < ${shortEnd}`, short, () =>
    branch(code, `c >= ${shortEnd} && c < ${longEnd}`, long, () => callWriter(code, column.write)),
  );
}

/** Widths of the parts, from the last digits up, that 32-bit integers can carry and that two tables serve. */
function digitParts({ radix, width }: CodeForm): number[] {
  const widest = radix === 10 ? 8 : 6;
  const parts: number[] = [];
  for (let left = width; left > 0; left -= widest) parts.push(Math.min(left, widest));
  return parts;
}

function codeCode(code: RowCode, column: CodedColumn, form: CodeForm, notation: Notation): void {
  const { radix, width, prefixes } = form;
  nullable(code, column, notation, () => {
    const leads = prefixes.map((prefix) => column.lead + notation.quote + prefix);
    code.lines.push(`c = ${cell(column)};`);
    if (leads.length === 1) storeText(code, leads[0] ?? "");
    else {
      code.lines.push(`m = Math.floor(c / ${radix ** width}) | 0;`, `c = c - m * ${radix ** width};`);
      storeMember(code, leads, "m");
    }
    const [low = 0, high] = digitParts(form);
    if (high === undefined) code.lines.push("n = c | 0;");
    else {
      code.lines.push(`m = Math.floor(c / ${radix ** low}) | 0;`, `n = (c - m * ${radix ** low}) | 0;`);
      digitsCode(code, "m", radix, high);
    }
    digitsCode(code, "n", radix, low);
    if (notation.quote === '"') {
      code.lines.push(`view.setInt8(${place(code)}, 34);`);
      code.offset += 1;
    }
  });
}

/** Exactly `width` digits of the integer `n`. */
function digitsCode(code: RowCode, n: string, radix: 10 | 16 | 32, width: number): void {
  if (radix !== 10) {
    bitDigitsCode(code, n, radix, width);
    return;
  }
  const table = named(code, paddedWords);
  if (width > 4) {
    code.lines.push(`i = (${n} / 10000) | 0;`, `${n} = ${n} - i * 10000;`);
    // The word's last byte is overwritten where fewer digits are wanted.
    code.lines.push(`view.setInt32(${place(code)}, ${table}[i] >> ${8 * (8 - width)}, true);`);
    code.offset += width - 4;
  }
  const rest = Math.min(width, 4);
  code.lines.push(`view.setInt32(${place(code)}, ${table}[${n}] >> ${8 * (4 - rest)}, true);`);
  code.offset += rest;
}

const digitPairsOf: Readonly<Record<16 | 32, Int16Array>> = { 16: pairs(16), 32: pairs(32) };

function pairs(radix: 16 | 32): Int16Array {
  const digits = [...codeDigits[radix]];
  return Int16Array.from(digits.flatMap((high) => digits.map((low) => packed(high + low))));
}

function bitDigitsCode(code: RowCode, n: string, radix: 16 | 32, width: number): void {
  const bits = radix === 16 ? 4 : 5;
  const table = named(code, digitPairsOf[radix]);
  const mask = radix * radix - 1;
  let left = width;
  if (left % 2 === 1) {
    left -= 1;
    // The second digit of the pair that has this one first.
    code.lines.push(`view.setInt8(${place(code)}, ${table}[(${n} >>> ${left * bits}) & ${radix - 1}] >> 8);`);
    code.offset += 1;
  }
  for (; left > 0; left -= 2) {
    code.lines.push(`view.setInt16(${place(code)}, ${table}[(${n} >>> ${(left - 2) * bits}) & ${mask}], true);`);
    code.offset += 2;
  }
}
