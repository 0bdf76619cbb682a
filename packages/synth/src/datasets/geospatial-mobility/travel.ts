import type { User } from "./users.ts";
import { BIKE, BUS, CAR, TRAIN, WALK } from "./vocabulary.ts";

/** How much longer streets and rails are than the straight line. */
export const DETOUR = 1.22;
/** Nobody takes longer than this, nor less, over a trip, in seconds. */
const LONGEST = 6_600;
const SHORTEST = 150;

/** How a user travels from home and back, by the distance to the first place and a draw in 0 … 1. */
export function tourMode(user: User, metres: number, share: number): number {
  if (metres < 1_000) return share < 0.85 ? WALK : user.cycles ? BIKE : WALK;
  if (metres < 2_200 && share < 0.3) return WALK;
  if (user.cycles && metres < 7_000 && share < 0.55) return BIKE;
  if (user.drives && share < 0.9) return CAR;
  return metres > 8_000 && share < 0.75 ? TRAIN : BUS;
}

/** Short legs are walked whatever stands outside, and long ones are not. */
export function legMode(mode: number, metres: number): number {
  if (metres < 700) return WALK;
  return (mode === WALK && metres > 5_000) || (mode === BIKE && metres > 12_000) ? BUS : mode;
}

/** Metres a second over a whole trip: longer ones have faster roads. */
function meanSpeed(mode: number, metres: number): number {
  switch (mode) {
    case WALK:
      return 1.35;
    case BIKE:
      return 4.3;
    case BUS:
      return 5.2 + metres * 0.00008;
    case CAR:
      return Math.min(17, 6 + metres * 0.0006);
    case TRAIN:
      return Math.min(20, 8 + metres * 0.0004);
    default:
      return 1;
  }
}

export function travelSeconds(mode: number, metres: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, (metres * DETOUR) / meanSpeed(mode, metres)));
}
