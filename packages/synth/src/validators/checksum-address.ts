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

const STEPS = 24;
/** Where the steps ρ and π take each lane in turn (as the place of its low half), and how far they rotate it. */
const pathPlaces = new Uint8Array(STEPS);
const pathRotations = new Uint8Array(STEPS);

function layPath(): void {
  let x = 1;
  let y = 0;
  for (let t = 0; t < STEPS; t++) {
    const next = (2 * x + 3 * y) % 5;
    x = y;
    y = next;
    pathPlaces[t] = 2 * (x + 5 * y);
    pathRotations[t] = (((t + 1) * (t + 2)) / 2) % 64;
  }
}

layPath();
const constants = roundConstants();
/** Lanes as pairs of a low and a high half. */
const state = new Int32Array(50);
const bytes = new Uint8Array(state.buffer);
const parity = new Int32Array(10);
const RATE_BYTES = 136;

function theta(): void {
  for (let i = 0; i < 10; i++) {
    parity[i] =
      (state[i] ?? 0) ^ (state[i + 10] ?? 0) ^ (state[i + 20] ?? 0) ^ (state[i + 30] ?? 0) ^ (state[i + 40] ?? 0);
  }
  for (let x = 0; x < 10; x += 2) {
    const left = x === 0 ? 8 : x - 2;
    const right = x === 8 ? 0 : x + 2;
    const rightLow = parity[right] ?? 0;
    const rightHigh = parity[right + 1] ?? 0;
    const l = (parity[left] ?? 0) ^ ((rightLow << 1) | (rightHigh >>> 31));
    const h = (parity[left + 1] ?? 0) ^ ((rightHigh << 1) | (rightLow >>> 31));
    for (let i = x; i < 50; i += 10) {
      state[i] = (state[i] ?? 0) ^ l;
      state[i + 1] = (state[i + 1] ?? 0) ^ h;
    }
  }
}

function rhoAndPi(): void {
  let l = state[2] ?? 0;
  let h = state[3] ?? 0;
  for (let t = 0; t < STEPS; t++) {
    const place = pathPlaces[t] ?? 0;
    const rotation = pathRotations[t] ?? 0;
    const near = rotation < 32 ? l : h;
    const far = rotation < 32 ? h : l;
    // No lane of the path is rotated by 0 or 32, so that both shifts take bits.
    const bits = rotation & 31;
    l = state[place] ?? 0;
    h = state[place + 1] ?? 0;
    state[place] = (near << bits) | (far >>> (32 - bits));
    state[place + 1] = (far << bits) | (near >>> (32 - bits));
  }
}

function chi(): void {
  for (let y = 0; y < 50; y += 10) {
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

/** Leaves Keccak-256 of a short ASCII text in the first bytes of the state. */
function absorb(text: string): void {
  state.fill(0);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  bytes[text.length] = 1;
  bytes[RATE_BYTES - 1] = (bytes[RATE_BYTES - 1] ?? 0) ^ 0x80;
  for (let round = 0; round < STEPS; round++) {
    theta();
    rhoAndPi();
    chi();
    state[0] = (state[0] ?? 0) ^ (constants[2 * round] ?? 0);
    state[1] = (state[1] ?? 0) ^ (constants[2 * round + 1] ?? 0);
  }
}

/** An address of 20 bytes with the checksum of EIP-55 in the case of its letters. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  absorb(digits);
  let text = "0x";
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charAt(i);
    // The digit of the hash in the same place is 8 or more where its highest bit is set.
    const high = ((bytes[i >> 1] ?? 0) & (i % 2 === 0 ? 0x80 : 0x08)) !== 0;
    text += high ? digit.toUpperCase() : digit;
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
