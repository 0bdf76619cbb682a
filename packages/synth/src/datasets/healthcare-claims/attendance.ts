import { lastAtMost } from "../../engine/last-at-most.ts";
import { log, power } from "../../random/elementary.ts";
import { keyAt, type Stream } from "../../random/hash.ts";

/**
 * Whose claim is which. Each member holds tickets, many or few after a gamma-like law of need; claims go through all
 * tickets in a shuffled order, then through all again in another one. The shuffle can be undone, so a member's claims are
 * found without going through everybody's.
 */
export interface Attendance {
  /** The seat of a claim, 0 (in most need) … members − 1. */
  seatOf(claim: number): number;
  /** The claims of a seat from (inclusive) … until (exclusive), ascending, into a list. */
  claimsOf(seat: number, from: number, until: number, into: number[]): void;
}

const STEPS = 1024;
let curve: Float64Array | undefined;

/** Share of all claims that the neediest (i / STEPS)² of members make: rates fall like (−ln x)^0.95. */
function needCurve(): Float64Array {
  if (curve === undefined) {
    curve = new Float64Array(STEPS + 1);
    for (let i = 0; i < STEPS; i++) {
      const left = (i * i) / (STEPS * STEPS);
      const right = ((i + 1) * (i + 1)) / (STEPS * STEPS);
      const rate = power(Math.max(1e-9, -log((left + right) / 2)), 0.95);
      curve[i + 1] = (curve[i] as number) + rate * (right - left);
    }
    const total = curve[STEPS] as number;
    for (let i = 0; i <= STEPS; i++) curve[i] = (curve[i] as number) / total;
  }
  return curve;
}

/** The inverse of an odd number modulo 2^32 (Newton's iteration doubles the right bits). */
function inverseOdd(odd: number): number {
  let inverse = odd;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

const FIRST = 0x2c1b3c6d;
const SECOND = 0x297a2d39;
const FIRST_INVERSE = inverseOdd(FIRST);
const SECOND_INVERSE = inverseOdd(SECOND);

export function attendance(shuffles: Stream, members: number): Attendance {
  const shares = needCurve();
  let bits = 4;
  while (1 << bits < members * 4) bits += 1;
  const tickets = 1 << bits;
  const mask = tickets - 1;
  // At least half of the bits, so that the shift undoes itself.
  const shift = (bits + 1) >> 1;

  const shuffled = (key: number, place: number): number => {
    let x = (place + key) & mask;
    x ^= x >>> shift;
    x = Math.imul(x, FIRST) & mask;
    x ^= x >>> shift;
    x = Math.imul(x, SECOND) & mask;
    return ((x ^ (x >>> shift)) + (key >>> 7)) & mask;
  };
  const unshuffled = (key: number, ticket: number): number => {
    let x = (ticket - (key >>> 7)) & mask;
    x ^= x >>> shift;
    x = Math.imul(x, SECOND_INVERSE) & mask;
    x ^= x >>> shift;
    x = Math.imul(x, FIRST_INVERSE) & mask;
    x ^= x >>> shift;
    return (x - key) & mask;
  };
  const firstTicket = (seat: number): number => {
    if (seat >= members) return tickets;
    const place = Math.sqrt(seat / members) * STEPS;
    const step = Math.floor(place);
    const left = shares[step] as number;
    return Math.floor(tickets * (left + ((shares[step + 1] as number) - left) * (place - step)));
  };
  const holderOf = (ticket: number): number => {
    const share = (ticket + 0.5) / tickets;
    const low = lastAtMost(shares, 0, STEPS, share);
    const left = shares[low] as number;
    const place = (low + (share - left) / ((shares[low + 1] as number) - left)) / STEPS;
    let seat = Math.min(members - 1, Math.floor(place * place * members));
    while (firstTicket(seat) > ticket) seat -= 1;
    while (firstTicket(seat + 1) <= ticket) seat += 1;
    return seat;
  };
  return {
    seatOf: (claim) => {
      const cycle = Math.floor(claim / tickets);
      return holderOf(shuffled(keyAt(shuffles, cycle), claim - cycle * tickets));
    },
    claimsOf: (seat, from, until, into) => {
      into.length = 0;
      if (until <= from) return;
      const [first, end] = [firstTicket(seat), firstTicket(seat + 1)];
      for (let cycle = Math.floor(from / tickets); cycle * tickets < until; cycle++) {
        const key = keyAt(shuffles, cycle);
        for (let ticket = first; ticket < end; ticket++) {
          const claim = cycle * tickets + unshuffled(key, ticket);
          if (claim >= from && claim < until) into.push(claim);
        }
      }
      into.sort((a, b) => a - b);
    },
  };
}
