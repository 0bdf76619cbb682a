/** Round constants of Keccak-f[1600], low and high halves, made as FIPS 202 §3.2.5 says: by a feedback register. */
function roundConstants(): Int32Array {
  const halves = new Int32Array(48);
  let register = 1;
  for (let round = 0; round < 24; round++) {
    for (let j = 0; j < 7; j++) {
      const bit = 2 ** j - 1;
      if ((register & 1) === 1) {
        const half = 2 * round + (bit >> 5);
        halves[half] = (halves[half] ?? 0) ^ (1 << (bit & 31));
      }
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
  }
  return halves;
}

/** Where the steps ρ and π take each lane in turn, and how far they rotate it. */
function lanePath(): readonly (readonly [lane: number, rotation: number])[] {
  const path: [number, number][] = [];
  let [x, y] = [1, 0];
  for (let t = 0; t < 24; t++) {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    path.push([x + 5 * y, (((t + 1) * (t + 2)) / 2) % 64]);
  }
  return path;
}

const constants = roundConstants();
const path = lanePath();
/** Lanes as pairs of a low and a high half. */
const state = new Int32Array(50);
const parity = new Int32Array(10);
const row = new Int32Array(10);
const RATE_BYTES = 136;

function low(lanes: Int32Array, lane: number): number {
  return lanes[2 * lane] ?? 0;
}

function high(lanes: Int32Array, lane: number): number {
  return lanes[2 * lane + 1] ?? 0;
}

function rotatedHalf(near: number, far: number, rotation: number): number {
  const bits = rotation & 31;
  return bits === 0 ? near : (near << bits) | (far >>> (32 - bits));
}

function theta(): void {
  for (let i = 0; i < 10; i++) {
    parity[i] =
      (state[i] ?? 0) ^ (state[i + 10] ?? 0) ^ (state[i + 20] ?? 0) ^ (state[i + 30] ?? 0) ^ (state[i + 40] ?? 0);
  }
  for (let x = 0; x < 5; x++) {
    const [left, right] = [(x + 4) % 5, (x + 1) % 5];
    const l = low(parity, left) ^ rotatedHalf(low(parity, right), high(parity, right), 1);
    const h = high(parity, left) ^ rotatedHalf(high(parity, right), low(parity, right), 1);
    for (let y = 0; y < 25; y += 5) {
      state[2 * (x + y)] = low(state, x + y) ^ l;
      state[2 * (x + y) + 1] = high(state, x + y) ^ h;
    }
  }
}

function rhoAndPi(): void {
  let [l, h] = [low(state, 1), high(state, 1)];
  for (const [lane, rotation] of path) {
    const [near, far] = rotation < 32 ? [l, h] : [h, l];
    [l, h] = [low(state, lane), high(state, lane)];
    state[2 * lane] = rotatedHalf(near, far, rotation);
    state[2 * lane + 1] = rotatedHalf(far, near, rotation);
  }
}

function chi(): void {
  for (let y = 0; y < 50; y += 10) {
    row.set(state.subarray(y, y + 10));
    for (let i = 0; i < 10; i++) {
      state[y + i] = (row[i] ?? 0) ^ (~(row[(i + 2) % 10] ?? 0) & (row[(i + 4) % 10] ?? 0));
    }
  }
}

/** The first 20 bytes of Keccak-256 of a short ASCII text, as hexadecimal digits' values. */
function hashDigits(text: string): Uint8Array {
  state.fill(0);
  const bytes = new Uint8Array(state.buffer);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  bytes[text.length] = 1;
  bytes[RATE_BYTES - 1] = (bytes[RATE_BYTES - 1] ?? 0) ^ 0x80;
  for (let round = 0; round < 24; round++) {
    theta();
    rhoAndPi();
    chi();
    state[0] = (state[0] ?? 0) ^ (constants[2 * round] ?? 0);
    state[1] = (state[1] ?? 0) ^ (constants[2 * round + 1] ?? 0);
  }
  return Uint8Array.from({ length: 40 }, (_, i) => ((bytes[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15);
}

/** An address of 20 bytes with the checksum of EIP-55 in the case of its letters. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = hashDigits(digits);
  let text = "0x";
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charAt(i);
    text += (hash[i] ?? 0) >= 8 ? digit.toUpperCase() : digit;
  }
  return text;
}

/** Tells addresses with the checksum of EIP-55 from others; remembers those that it has seen, which are few. */
export class ChecksumAddresses {
  private readonly known = new Set<string>();

  has(address: string): boolean {
    if (this.known.has(address)) return true;
    if (checksumAddress(address) !== address) return false;
    this.known.add(address);
    return true;
  }
}
