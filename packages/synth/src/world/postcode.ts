import { below, draw, innerKey, mix } from "../random/hash.ts";
import type { City } from "./cities.ts";
import type { Country } from "./countries.ts";
import { evenly } from "./list.ts";
import { postcodePrefixes } from "./postcode-prefixes.ts";

const SALT = 0x706f7374;
const PREFIX = 20;
/** Letters that postcodes with letters use without fear of confusion. */
const LETTERS = "ABCEGHJKLMNPRSTVWXY";

/**
 * A postcode in the country's form, "" where there are none. It begins as the region's or the city's do; where we do not know how,
 * two places follow from the region and one from the city, so that neighbours share beginnings. Whether the rest is in use is left open.
 */
export function postcodeAt(key: number, city: City, country: Country): string {
  const inside = innerKey(key, SALT);
  const known = postcodePrefixes(city.country, city.region, city.name);
  if (known !== undefined) return withPrefix(inside, evenly(known, draw(inside, PREFIX)), country);
  const pattern = country.postcodePattern;
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
    made += mark === "A" ? LETTERS[below(u, LETTERS.length)] : filled === 0 ? 1 + below(u, 9) : below(u, 10);
    filled += 1;
  }
  return made;
}

/** The form filled from its left with the beginning, then with what is drawn. */
function withPrefix(inside: number, prefix: string, country: Country): string {
  // British areas have one letter or two: "M1 4BT", "LS2 7EW".
  const pattern = country.alpha2 === "GB" ? `${prefix.replace(/./g, "A")}N NAA` : country.postcodePattern;
  let made = "";
  let filled = 0;
  for (let i = 0; i < pattern.length; i++) {
    const mark = pattern[i] as string;
    if (mark !== "N" && mark !== "A") {
      made += mark;
      continue;
    }
    const u = draw(inside, filled);
    made += filled < prefix.length ? prefix[filled] : mark === "A" ? LETTERS[below(u, LETTERS.length)] : below(u, 10);
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
