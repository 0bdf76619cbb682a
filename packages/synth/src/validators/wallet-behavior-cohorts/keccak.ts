/**
 * Keccak-256 as Ethereum uses it (the padding of before FIPS 202), of at most 135 bytes: one block. Lanes of 64 bits stand as
 * two halves of 32, the low one first.
 */

const ROUNDS = 24;
const LANES = 25;
/** Bytes that a block takes in. */
const RATE = 136;

/** Round constants by the linear feedback shift register of the specification. */
function roundConstants(): Int32Array {
  const constants = new Int32Array(2 * ROUNDS);
  let register = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let j = 0; j <= 6; j++) {
      const bit = 2 ** j - 1;
      if ((register & 1) === 1) {
        const half = 2 * round + (bit < 32 ? 0 : 1);
        constants[half] = (constants[half] ?? 0) ^ (1 << (bit % 32));
      }
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
  }
  return constants;
}

/** Where in the state each lane of the walk of ρ and π goes, and by how many bits it turns. */
function walk(): { readonly targets: Uint8Array; readonly turns: Uint8Array } {
  const targets = new Uint8Array(ROUNDS);
  const turns = new Uint8Array(ROUNDS);
  let [x, y] = [1, 0];
  for (let t = 0; t < ROUNDS; t++) {
    turns[t] = (((t + 1) * (t + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
    targets[t] = 2 * (x + 5 * y);
  }
  return { targets, turns };
}

const constants = roundConstants();
const { targets, turns } = walk();
const state = new Int32Array(2 * LANES);
/** What θ adds to each column. */
const column = new Int32Array(10);

/** A half of the parity of a column. */
function parity(i: number): number {
  return (state[i] ?? 0) ^ (state[i + 10] ?? 0) ^ (state[i + 20] ?? 0) ^ (state[i + 30] ?? 0) ^ (state[i + 40] ?? 0);
}

/** Written out column by column: this runs for every address of every row. */
function theta(): void {
  const [l0, h0, l1, h1, l2] = [parity(0), parity(1), parity(2), parity(3), parity(4)];
  const [h2, l3, h3, l4, h4] = [parity(5), parity(6), parity(7), parity(8), parity(9)];
  column[0] = l4 ^ ((l1 << 1) | (h1 >>> 31));
  column[1] = h4 ^ ((h1 << 1) | (l1 >>> 31));
  column[2] = l0 ^ ((l2 << 1) | (h2 >>> 31));
  column[3] = h0 ^ ((h2 << 1) | (l2 >>> 31));
  column[4] = l1 ^ ((l3 << 1) | (h3 >>> 31));
  column[5] = h1 ^ ((h3 << 1) | (l3 >>> 31));
  column[6] = l2 ^ ((l4 << 1) | (h4 >>> 31));
  column[7] = h2 ^ ((h4 << 1) | (l4 >>> 31));
  column[8] = l3 ^ ((l0 << 1) | (h0 >>> 31));
  column[9] = h3 ^ ((h0 << 1) | (l0 >>> 31));
  for (let i = 0; i < 10; i++) {
    const added = column[i] ?? 0;
    state[i] = (state[i] ?? 0) ^ added;
    state[i + 10] = (state[i + 10] ?? 0) ^ added;
    state[i + 20] = (state[i + 20] ?? 0) ^ added;
    state[i + 30] = (state[i + 30] ?? 0) ^ added;
    state[i + 40] = (state[i + 40] ?? 0) ^ added;
  }
}

function rhoAndPi(): void {
  let low = state[2] ?? 0;
  let high = state[3] ?? 0;
  for (let t = 0; t < ROUNDS; t++) {
    const target = targets[t] ?? 0;
    const turn = turns[t] ?? 0;
    const nextLow = state[target] ?? 0;
    const nextHigh = state[target + 1] ?? 0;
    // No lane turns by 0 or by 32 bits.
    const isFar = turn > 32;
    const a = isFar ? high : low;
    const b = isFar ? low : high;
    state[target] = (a << turn) | (b >>> -turn);
    state[target + 1] = (b << turn) | (a >>> -turn);
    low = nextLow;
    high = nextHigh;
  }
}

function chi(): void {
  for (let y = 0; y < 2 * LANES; y += 10) {
    for (let i = y; i < y + 2; i++) {
      const a = state[i] ?? 0;
      const b = state[i + 2] ?? 0;
      const c = state[i + 4] ?? 0;
      const d = state[i + 6] ?? 0;
      const e = state[i + 8] ?? 0;
      state[i] = a ^ (~b & c);
      state[i + 2] = b ^ (~c & d);
      state[i + 4] = c ^ (~d & e);
      state[i + 6] = d ^ (~e & a);
      state[i + 8] = e ^ (~a & b);
    }
  }
}

function permute(): void {
  for (let round = 0; round < ROUNDS; round++) {
    theta();
    rhoAndPi();
    chi();
    state[0] = (state[0] ?? 0) ^ (constants[2 * round] ?? 0);
    state[1] = (state[1] ?? 0) ^ (constants[2 * round + 1] ?? 0);
  }
}

/** Takes a byte into the state. */
function absorb(at: number, byte: number): void {
  state[at >> 2] = (state[at >> 2] ?? 0) ^ (byte << (8 * (at & 3)));
}

/** The hash of a text of ASCII, at most 135 characters, as eight words of 32 bits whose first byte is the lowest. */
export function keccak256(text: string): Int32Array {
  if (text.length >= RATE) throw new RangeError(`at most ${RATE - 1} characters, not ${text.length}`);
  state.fill(0);
  for (let i = 0; i < text.length; i++) absorb(i, text.charCodeAt(i));
  absorb(text.length, 1);
  absorb(RATE - 1, 0x80);
  permute();
  return state.slice(0, 8);
}
