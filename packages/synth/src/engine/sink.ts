/**
 * A growing byte buffer. Ready bytes are stored eight at a time, as float64, and may overshoot by up to seven bytes, which
 * the next store overwrites; hence the slack. Callers `reserve` once a row, not once a field.
 *
 * Moving text through float64 is exact as long as no eight bytes make a NaN (whose bits an engine may change): that needs a
 * byte 0x7F or 0xFF on top, and UTF-8 has no 0xFF, and 0x7F only as DEL, which `constant` refuses.
 */
export interface Sink {
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;
  at: number;
}

const SLACK = 16;
const utf8 = new TextEncoder();

export function sink(capacity: number): Sink {
  const bytes = new Uint8Array(capacity + SLACK);
  return { bytes, view: new DataView(bytes.buffer), at: 0 };
}

/** Makes room for `wanted` more bytes. */
export function reserve(to: Sink, wanted: number): void {
  if (to.at + wanted + SLACK <= to.bytes.length) return;
  const grown = new Uint8Array(Math.max(to.bytes.length * 2, to.at + wanted + SLACK));
  grown.set(to.bytes.subarray(0, to.at));
  to.bytes = grown;
  to.view = new DataView(grown.buffer);
}

/** Ready bytes, in little-endian words of eight. */
export interface Constant {
  readonly words: Float64Array;
  readonly length: number;
}

/** Throws a RangeError for text with a DEL character. */
export function constant(text: string): Constant {
  const bytes = utf8.encode(text);
  if (bytes.includes(0x7f)) throw new RangeError("ready bytes must not hold DEL");
  const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const words = Float64Array.from({ length: padded.length / 8 }, (_, i) => view.getFloat64(i * 8, true));
  return { words, length: bytes.length };
}

/** Writes a constant; the caller has reserved its length. */
export function put(to: Sink, ready: Constant): void {
  const { words } = ready;
  const { view } = to;
  const at = to.at;
  for (let i = 0; i < words.length; i++) view.setFloat64(at + i * 8, words[i] as number, true);
  to.at = at + ready.length;
}

/** Writes the first `length` bytes of another sink (of constants and digits only); the caller has reserved them. */
export function putCopy(to: Sink, from: DataView, length: number): void {
  const { view } = to;
  const at = to.at;
  for (let i = 0; i < length; i += 8) view.setFloat64(at + i, from.getFloat64(i, true), true);
  to.at = at + length;
}

/** Up to here a loop over characters is quicker than the platform's encoder. */
const SHORT_TEXT = 48;

/** Writes text as UTF-8, reserving for itself and for `after` bytes that follow. */
export function putText(to: Sink, text: string, after: number): void {
  if (text.length > SHORT_TEXT) {
    putLongText(to, text, after);
    return;
  }
  reserve(to, text.length * 3 + after);
  const start = to.at;
  let at = start;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) {
      to.at = start + utf8.encodeInto(text, to.bytes.subarray(start)).written;
      return;
    }
    to.bytes[at++] = unit;
  }
  to.at = at;
}

const QUOTE = 34;
const BACKSLASH = 92;

/** Writes text as a JSON string. Most texts are short, need no escapes and are of Latin letters: those are written as they are. */
export function putJsonText(to: Sink, text: string, after: number): void {
  if (text.length > SHORT_TEXT) {
    putLongText(to, JSON.stringify(text), after);
    return;
  }
  reserve(to, text.length * 2 + 2 + after);
  const { bytes } = to;
  let { at } = to;
  bytes[at++] = QUOTE;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x20 && unit < 0x7f && unit !== QUOTE && unit !== BACKSLASH) bytes[at++] = unit;
    else if (unit >= 0x80 && unit < 0x800) {
      bytes[at++] = 0xc0 | (unit >> 6);
      bytes[at++] = 0x80 | (unit & 0x3f);
    } else {
      putText(to, JSON.stringify(text), after);
      return;
    }
  }
  bytes[at++] = QUOTE;
  to.at = at;
}

/** Writes nested JSON as a CSV field: in quotes, its own quotes doubled. */
export function putCsvNested(to: Sink, json: string, after: number): void {
  reserve(to, json.length * 2 + 2 + after);
  const { bytes } = to;
  const start = to.at;
  let at = start;
  bytes[at++] = QUOTE;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (unit > 0x7f) {
      putLongText(to, `"${json.replaceAll('"', '""')}"`, after);
      return;
    }
    if (unit === QUOTE) bytes[at++] = QUOTE;
    bytes[at++] = unit;
  }
  bytes[at++] = QUOTE;
  to.at = at;
}

/** Texts are mostly ASCII, so room for as many bytes as characters comes first, and more when that was too little. */
function putLongText(to: Sink, text: string, after: number): void {
  reserve(to, text.length + after);
  const { read, written } = utf8.encodeInto(text, to.bytes.subarray(to.at, to.bytes.length - after - SLACK));
  to.at += written;
  if (read === text.length) return;
  const rest = text.slice(read);
  reserve(to, rest.length * 3 + after);
  to.at += utf8.encodeInto(rest, to.bytes.subarray(to.at)).written;
}
