import { reserve, type Sink } from "@sdg/synth/engine/sink";
import { putVarint } from "./thrift.ts";

const GROUP = 8;
/** Groups of a bit-packed run at most, so that its header keeps short. */
const MOST_GROUPS = 512;

/**
 * Appends `count` numbers of `width` bits in Parquet's hybrid of runs and bit packing: values that repeat eight times or more
 * become a run, the others are packed in groups of eight, the last group filled up with zeros.
 */
export function putHybrid(to: Sink, values: Int32Array, count: number, width: number): void {
  let packedFrom = 0;
  let at = 0;
  while (at < count) {
    const run = runLength(values, at, count);
    if (run >= GROUP) {
      putPacked(to, values, packedFrom, at, width);
      putRun(to, values[at] as number, run, width);
      at += run;
      packedFrom = at;
    } else at = Math.min(count, at + GROUP);
  }
  putPacked(to, values, packedFrom, count, width);
}

function runLength(values: Int32Array, from: number, to: number): number {
  const value = values[from];
  let at = from + 1;
  while (at < to && values[at] === value) at += 1;
  return at - from;
}

function putRun(to: Sink, value: number, length: number, width: number): void {
  putVarint(to, length * 2);
  reserve(to, 4);
  for (let shift = 0; shift < width; shift += 8) to.bytes[to.at++] = value >>> shift;
}

function putPacked(to: Sink, values: Int32Array, from: number, until: number, width: number): void {
  for (let start = from; start < until; start += MOST_GROUPS * GROUP) {
    const end = Math.min(until, start + MOST_GROUPS * GROUP);
    const groups = Math.ceil((end - start) / GROUP);
    putVarint(to, groups * 2 + 1);
    reserve(to, groups * width);
    packBits(to, values, start, end, width);
    // What is missing in the last group is zeros.
    const whole = to.at - Math.ceil(((end - start) * width) / 8) + groups * width;
    to.bytes.fill(0, to.at, whole);
    to.at = whole;
  }
}

/** Lowest bit first; `width` is at most 24, so a value and the up to seven bits before it fit 32. */
function packBits(to: Sink, values: Int32Array, from: number, until: number, width: number): void {
  const { bytes } = to;
  let { at } = to;
  let pending = 0;
  let bits = 0;
  for (let i = from; i < until; i++) {
    pending |= (values[i] as number) << bits;
    bits += width;
    while (bits >= 8) {
      bytes[at++] = pending;
      pending >>>= 8;
      bits -= 8;
    }
  }
  if (bits > 0) bytes[at++] = pending;
  to.at = at;
}

/** Bits that the numbers 0 … count − 1 need. */
export function bitWidth(count: number): number {
  return count <= 1 ? 0 : 32 - Math.clz32(count - 1);
}
