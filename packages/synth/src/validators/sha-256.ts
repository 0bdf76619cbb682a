/** The first 32 bits of the fractions of primes' roots, as FIPS 180-4 §4.2.2 and §5.3.3 make its constants. */
function rootFractions(count: number, exponent: number): Int32Array {
  const words = new Int32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    const root = candidate ** exponent;
    words[found++] = Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  }
  return words;
}

const constants = rootFractions(64, 1 / 3);
const initial = rootFractions(8, 1 / 2);
const schedule = new Int32Array(64);
const encoder = new TextEncoder();
let buffer = new Uint8Array(4_096);
const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function extend(at: number): void {
  for (let t = 0; t < 16; t++, at += 4) {
    schedule[t] =
      ((buffer[at] ?? 0) << 24) | ((buffer[at + 1] ?? 0) << 16) | ((buffer[at + 2] ?? 0) << 8) | (buffer[at + 3] ?? 0);
  }
  for (let t = 16; t < 64; t++) {
    const x = schedule[t - 15] ?? 0;
    const y = schedule[t - 2] ?? 0;
    const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[t] = ((schedule[t - 16] ?? 0) + small0 + (schedule[t - 7] ?? 0) + small1) | 0;
  }
}

function compress(hash: Int32Array): void {
  let [a, b, c, d] = [hash[0] ?? 0, hash[1] ?? 0, hash[2] ?? 0, hash[3] ?? 0];
  let [e, f, g, h] = [hash[4] ?? 0, hash[5] ?? 0, hash[6] ?? 0, hash[7] ?? 0];
  for (let t = 0; t < 64; t++) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + big1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  // Three bytes a code unit at most, a bit, and the length.
  if (buffer.length < text.length * 3 + 128) buffer = new Uint8Array(text.length * 4 + 128);
  const { written } = encoder.encodeInto(text, buffer);
  const blocks = (written + 9 + 63) >> 6;
  buffer.fill(0, written, blocks * 64);
  buffer[written] = 0x80;
  const bits = new DataView(buffer.buffer);
  bits.setUint32(blocks * 64 - 8, Math.floor(written / 2 ** 29));
  bits.setUint32(blocks * 64 - 4, (written << 3) >>> 0);
  const hash = initial.slice();
  for (let block = 0; block < blocks; block++) {
    extend(block * 64);
    compress(hash);
  }
  let digest = "";
  for (const word of hash) {
    digest += `${hexadecimal[word >>> 24]}${hexadecimal[(word >>> 16) & 255]}${hexadecimal[(word >>> 8) & 255]}${hexadecimal[word & 255]}`;
  }
  return digest;
}
