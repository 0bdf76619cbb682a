import { below, draw, innerKey, mix } from "../random/hash.ts";
import type { City } from "./cities.ts";
import type { Country } from "./countries.ts";

const SALT = 0x706f7374;
/** Letters that postcodes with letters use without fear of confusion. */
const LETTERS = "ABCEGHJKLMNPRSTVWXY";

/**
 * A postcode in the country's form, "" where there are none. The first two places belong to the region, the third to the city, so
 * that neighbours share beginnings; whether the rest is in use is left open.
 */
export function postcodeAt(key: number, city: City, country: Country): string {
  const pattern = country.postcodePattern;
  const inside = innerKey(key, SALT);
  const ofRegion = textKey(city.region);
  const ofCity = textKey(city.name);
  let made = "";
  let filled = 0;
  for (let i = 0; i < pattern.length; i++) {
    const mark = pattern[i] as string;
    if ((mark !== "N" && mark !== "A") || isPrefix(pattern, i)) {
      made += mark;
      continue;
    }
    const u = draw(filled < 2 ? ofRegion : filled === 2 ? ofCity : inside, filled);
    // No country of ours begins a numeric postcode with 0 throughout, and none forbids 1 … 9.
    made += mark === "A" ? LETTERS[below(u, LETTERS.length)] : filled === 0 ? 1 + below(u, 9) : below(u, 10);
    filled += 1;
  }
  return made;
}

/** Letters before a hyphen at the start stand for themselves: "LV-NNNN". */
function isPrefix(pattern: string, i: number): boolean {
  return i < 2 && pattern[2] === "-" && /^L[VT]/.test(pattern);
}

const keys = new Map<string, number>();

function textKey(text: string): number {
  const known = keys.get(text);
  if (known !== undefined) return known;
  let key = 0x7a6970;
  for (let i = 0; i < text.length; i++) key = mix(Math.imul(key, 31) + text.charCodeAt(i));
  keys.set(text, key);
  return key;
}
