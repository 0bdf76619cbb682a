import { draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { chronic } from "./diagnoses.ts";
import { COMMERCIAL, FEMALE, MALE, MEDICAID, MEDICARE, MEDICARE_ADVANTAGE, payerTypes, plans } from "./vocabulary.ts";

/** An insured person. A seat of the insurance is held for four calendar years, then by somebody else. */
export interface Member {
  readonly key: number;
  /** Within 30 bits. */
  readonly code: number;
  readonly birthYear: number;
  readonly sex: number;
  readonly payer: number;
  /** Index into `plans`. */
  readonly plan: number;
  /** Chronic conditions, by index. */
  readonly conditions: readonly number[];
}

const TENURE_YEARS = 4;
/** Terms of a seat that are told apart: more than any calendar here has. */
const TERMS = 1024;
const seatStreams = streamsOf("healthcare-claims/seat");
const codeStreams = streamsOf("healthcare-claims/member-code");
const field = { offset: 0, age: 1, older: 2, sex: 3, payer: 4, plan: 5, conditions: 8 } as const;

export interface Members {
  /** The number of the term of a seat that a year belongs to. */
  termOf(seat: number, year: number): number;
  member(seat: number, term: number): Member;
}

/** `payers` are the payer types that there are; all when empty. */
export function members(seed: string, count: number, payers: readonly string[]): Members {
  const seats = seatStreams(seed);
  const codes = codeStreams(seed);
  const has = payerTypes.map((payer) => payers.length === 0 || payers.includes(payer));
  const offsetOf = (seat: number): number => draw(keyAt(seats, seat), field.offset) % TENURE_YEARS;
  return {
    termOf: (seat, year) => Math.floor((year - 1990 + offsetOf(seat)) / TENURE_YEARS),
    member: (seat, term) => {
      const key = innerKey(keyAt(seats, seat), term);
      const firstYear = 1990 + term * TENURE_YEARS - offsetOf(seat);
      const need = 1 - seat / count;
      const age = allowedAge(drawnAge(key, need), has);
      const payer = payerOf(key, age, has);
      return {
        key,
        code: permute(codes, seat * TERMS + term, 30),
        birthYear: firstYear - age,
        sex: unit(draw(key, field.sex)) < 0.53 ? FEMALE : MALE,
        payer,
        plan: planOf(payer, draw(key, field.plan)),
        conditions: conditionsOf(key, age, need),
      };
    },
  };
}

/** Ages at quantiles of the insured. */
const agePoints = [
  [0, 0],
  [0.2, 18],
  [0.55, 45],
  [0.8, 65],
  [0.96, 84],
  [1, 97],
] as const;

/** Those in need are older: the second of two draws counts if it is higher, the more likely the more they need. */
function drawnAge(key: number, need: number): number {
  const first = unit(draw(key, field.age));
  const second = unit(draw(key, field.older));
  const share = unit(draw(key, field.older + 40)) < need ? Math.max(first, second) : first;
  for (let i = 1; i < agePoints.length; i++) {
    const [left, from] = agePoints[i - 1] as (typeof agePoints)[number];
    const [right, to] = agePoints[i] as (typeof agePoints)[number];
    if (share <= right) return Math.floor(from + ((to - from) * (share - left)) / (right - left));
  }
  return 97;
}

/** An age that one of the payers insures. */
function allowedAge(age: number, has: readonly boolean[]): number {
  const young = has[COMMERCIAL] === true || has[MEDICAID] === true;
  const old = has[MEDICARE] === true || has[MEDICARE_ADVANTAGE] === true;
  if (age >= 65 && !old) return 18 + (age % 46);
  return age < 65 && !young ? 65 + (age % 28) : age;
}

function payerOf(key: number, age: number, has: readonly boolean[]): number {
  const [first, second, share] = age >= 65 ? [MEDICARE, MEDICARE_ADVANTAGE, 0.5] : [COMMERCIAL, MEDICAID, 0.77];
  if (has[first] !== true) return second;
  return has[second] !== true || unit(draw(key, field.payer)) < share ? first : second;
}

function planOf(payer: number, u: number): number {
  let left = unit(u) * 100;
  for (const [index, plan] of plans.entries()) {
    if (plan.payer !== payer) continue;
    left -= plan.share;
    if (left < 0) return index;
  }
  return plans.findIndex((plan) => plan.payer === payer);
}

const childhood = new Set(["J45.909", "F90.9"]);

function conditionsOf(key: number, age: number, need: number): number[] {
  const found: number[] = [];
  for (const [index, { code, prevalence }] of chronic.entries()) {
    const [young, middle, old] = prevalence;
    const adult =
      age < 50
        ? young + ((middle - young) * Math.max(0, age - 30)) / 20
        : middle + ((old - middle) * Math.min(20, age - 50)) / 20;
    const chance = age >= 18 ? adult : childhood.has(code) ? (age < 4 ? 0 : 0.08) : age < 11 ? 0 : adult * 0.25;
    if (code === "M81.0" && age < 50) continue;
    if (unit(draw(key, field.conditions + index)) < chance * (0.5 + 1.1 * need)) found.push(index);
  }
  // Diabetes is named once.
  const [plain, high] = [2, 3];
  return found.includes(high) ? found.filter((index) => index !== plain) : found;
}
