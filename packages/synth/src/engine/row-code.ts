import { constant } from "./sink.ts";

/**
 * The text of a generated function, with the values that it works on. The text holds integers, operators and the names used
 * here only: whatever comes from a declaration (keys, members, prefixes) is a constant and passed in, as k0, k1, …, so nothing
 * from outside can ever become code.
 *
 * In the text, `at` is where the next byte goes, and `offset` what static text has been stored beyond it since `at` was last
 * brought up to date.
 */
export interface RowCode {
  readonly lines: string[];
  readonly constants: unknown[];
  offset: number;
}

export function rowCode(constants: unknown[] = []): RowCode {
  return { lines: [], constants, offset: 0 };
}

/** The name of a constant in the text; equal ones share a name. */
export function named(code: RowCode, value: unknown): string {
  let index = code.constants.findIndex((known) => Object.is(known, value));
  if (index < 0) index = code.constants.push(value) - 1;
  return `k${index}`;
}

/** The place `further` bytes after what has been written. */
export function place(code: RowCode, further = 0): string {
  return `at + ${code.offset + further}`;
}

/** Brings `at` up to date and past `length` (an expression) more. */
export function advance(code: RowCode, length: string): void {
  code.lines.push(`at += ${code.offset} + ${length};`);
  code.offset = 0;
}

/** Stores ready bytes. */
export function storeText(code: RowCode, text: string): void {
  const { words, length } = constant(text);
  for (const [i, word] of words.entries()) {
    code.lines.push(`view.setFloat64(${place(code, i * 8)}, ${named(code, word)}, true);`);
  }
  code.offset += length;
}

/**
 * Stores the text at the index that an expression gives. All are stored in the same number of words, which costs no branch;
 * what is too much is overwritten by what follows. Returns the bytes stored.
 */
export function storeMember(code: RowCode, texts: readonly string[], index: string): number {
  const ready = texts.map(constant);
  const stride = Math.max(...ready.map((text) => text.words.length));
  const words = new Float64Array(ready.length * stride);
  for (const [i, text] of ready.entries()) words.set(text.words, i * stride);
  const table = named(code, words);
  code.lines.push(`i = ${index};`);
  code.lines.push(`w = i * ${stride};`);
  for (let i = 0; i < stride; i++) {
    code.lines.push(`view.setFloat64(${place(code, i * 8)}, ${table}[w + ${i}], true);`);
  }
  advance(
    code,
    `${named(
      code,
      Int32Array.from(ready, (text) => text.length),
    )}[i]`,
  );
  return stride * 8;
}

/** `if (condition) { … } else { … }`; both branches end with `at` up to date. */
export function branch(
  code: RowCode,
  condition: string,
  then: (code: RowCode) => void,
  otherwise: (code: RowCode) => void,
): void {
  const { offset } = code;
  code.lines.push(`if (${condition}) {`);
  then(code);
  if (code.offset !== 0) advance(code, "0");
  code.offset = offset;
  code.lines.push("} else {");
  otherwise(code);
  if (code.offset !== 0) advance(code, "0");
  code.lines.push("}");
}

/** Lets a closure of (register, sink) write on. */
export function callWriter(code: RowCode, write: unknown): void {
  code.lines.push(`to.at = ${place(code)};`, `${named(code, write)}(from, to);`, "at = to.at;");
  code.offset = 0;
}
