import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { type Claim, claimField } from "./claim.ts";
import type { Member } from "./members.ts";

/** Nine digits before the check digit begin with 2, which no issued NPI does. */
const FIRST_DIGIT = 200_000_000;
const HALF = 50_000_000;
const PROVIDERS_PER_ORGANISATION = 8;
/** Luhn's sum of the issuer prefix 80840. */
const PREFIX_SUM = 24;

/** An NPI of nine digits with Luhn's check digit over 80840 and them. */
export function npiOf(nine: number): number {
  let sum = PREFIX_SUM;
  let rest = nine;
  for (let place = 0; place < 9; place++) {
    const tenth = (rest / 10) | 0;
    const digit = rest - tenth * 10;
    rest = tenth;
    // The digit beside the check digit counts double, and so every other one.
    if ((place & 1) === 0) sum += digit < 5 ? 2 * digit : 2 * digit - 9;
    else sum += digit;
  }
  return nine * 10 + ((10 - (sum % 10)) % 10);
}

/** The number of the provider of a claim: mostly the one that the member always sees about such things. */
export function providerOf(claim: Claim, member: Member, providers: number): number {
  const usual = unit(draw(claim.key, claimField.familiar)) < 0.7;
  const key = usual ? innerKey(member.key, 512 + claim.area * 4 + claim.type) : claim.key;
  const number = below(draw(key, claimField.provider), providers);
  // Practitioners, facilities and pharmacies do not share numbers.
  return number * 3 + claim.type;
}

/** Spreads numbers over the half of the digits that practitioners have; 7,919 is prime to its size. */
export function renderingNpi(provider: number, offset: number): number {
  return npiOf(FIRST_DIGIT + ((offset + provider * 7919) % HALF));
}

/** The organisation that bills for the provider, from the other half. */
export function billingNpi(provider: number, offset: number): number {
  const organisation = Math.floor(provider / (3 * PROVIDERS_PER_ORGANISATION)) * 3 + (provider % 3);
  return npiOf(FIRST_DIGIT + HALF + ((offset + organisation * 7919) % HALF));
}
