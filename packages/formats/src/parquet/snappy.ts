import { reserve, type Sink } from "@sdg/synth/engine/sink";
import { putVarint } from "./thrift.ts";

/** Matches reach back within a block only, so that a 16-bit table finds them. */
const BLOCK = 65_536;
const TABLE_BITS = 14;
const LONGEST_COPY = 64;
/** Bytes before the end of a block in which no match is looked for: they are read in words. */
const MARGIN = 15;
/** Literals from here on are moved by the engine's memory copy. */
const LONG_LITERAL = 32;

const table = new Uint16Array(1 << TABLE_BITS);

/** Appends `input` in the Snappy format: its length, then literals and copies of what stood before. */
export function putSnappy(to: Sink, input: Uint8Array<ArrayBuffer>): void {
  // The format's own bound for what cannot be compressed.
  reserve(to, 32 + input.length + Math.ceil(input.length / 6));
  putVarint(to, input.length);
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  for (let start = 0; start < input.length; start += BLOCK) {
    putBlock(to, input, view, start, Math.min(input.length, start + BLOCK));
  }
}

function putBlock(to: Sink, input: Uint8Array, view: DataView, start: number, end: number): void {
  let literal = start;
  if (end - start > MARGIN) {
    table.fill(0);
    const last = end - MARGIN;
    let at = start + 1;
    // The longer nothing is found, the wider the steps.
    let misses = 32;
    while (at < last) {
      const word = view.getInt32(at, true);
      const slot = Math.imul(word, 0x1e35a7bd) >>> (32 - TABLE_BITS);
      const candidate = start + (table[slot] as number);
      table[slot] = at - start;
      if (view.getInt32(candidate, true) !== word || candidate >= at) {
        at += misses >>> 5;
        misses += 1;
        continue;
      }
      putLiteral(to, input, literal, at);
      const length = matchLength(input, view, candidate, at, end);
      putCopies(to, at - candidate, length);
      at += length;
      literal = at;
      misses = 32;
      if (at < last) table[Math.imul(view.getInt32(at - 1, true), 0x1e35a7bd) >>> (32 - TABLE_BITS)] = at - 1 - start;
    }
  }
  putLiteral(to, input, literal, end);
}

/** How far the bytes at `at` are those at `candidate`; the first four are known to be. */
function matchLength(input: Uint8Array, view: DataView, candidate: number, at: number, end: number): number {
  let length = 4;
  while (at + length + 4 <= end && view.getInt32(candidate + length, true) === view.getInt32(at + length, true)) {
    length += 4;
  }
  while (at + length < end && input[candidate + length] === input[at + length]) length += 1;
  return length;
}

function putLiteral(to: Sink, input: Uint8Array, from: number, until: number): void {
  const length = until - from;
  if (length === 0) return;
  const { bytes } = to;
  let { at } = to;
  const n = length - 1;
  if (n < 60) bytes[at++] = n << 2;
  else if (n < 256) {
    bytes[at++] = 60 << 2;
    bytes[at++] = n;
  } else {
    bytes[at++] = 61 << 2;
    bytes[at++] = n;
    bytes[at++] = n >>> 8;
  }
  if (length >= LONG_LITERAL) bytes.set(input.subarray(from, until), at);
  else for (let i = 0; i < length; i++) bytes[at + i] = input[from + i] as number;
  to.at = at + length;
}

/** A copy is at most 64 bytes long, and the last one of a long match at least four. */
function putCopies(to: Sink, offset: number, length: number): void {
  let rest = length;
  while (rest >= LONGEST_COPY + 4) {
    putCopy(to, offset, LONGEST_COPY);
    rest -= LONGEST_COPY;
  }
  if (rest > LONGEST_COPY) {
    putCopy(to, offset, LONGEST_COPY - 4);
    rest -= LONGEST_COPY - 4;
  }
  putCopy(to, offset, rest);
}

function putCopy(to: Sink, offset: number, length: number): void {
  const { bytes } = to;
  if (length < 12 && offset < 2_048) {
    bytes[to.at++] = 1 | ((length - 4) << 2) | ((offset >>> 8) << 5);
    bytes[to.at++] = offset;
    return;
  }
  bytes[to.at++] = 2 | ((length - 1) << 2);
  bytes[to.at++] = offset;
  bytes[to.at++] = offset >>> 8;
}
