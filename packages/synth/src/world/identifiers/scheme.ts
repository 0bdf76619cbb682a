import { draw, innerKey } from "../../random/hash.ts";
import { lazily } from "../list.ts";
import { scatter } from "../number-scatter.ts";

/** One kind of identifier. */
export interface IdentifierScheme {
  readonly pattern: RegExp;
  /** The identifier of a thing: `key` for what is drawn, `row` (0 … 10^7 − 1) for what must not repeat. */
  of(key: number, row: number): string;
  readonly unique: boolean;
}

/** A scheme whose values never repeat. */
export function unique(pattern: RegExp, of: (key: number, row: number) => string): IdentifierScheme {
  return { pattern, of, unique: true };
}

/** A scheme whose values may repeat. */
export function repeating(pattern: RegExp, of: (key: number, row: number) => string): IdentifierScheme {
  return { pattern, of, unique: false };
}

/** Eight digits that no other row has. */
export function eightDigits(row: number): string {
  return String(scatter(row)).padStart(8, "0");
}

/** Nine digits that no other row has and that seldom begin with 0: the row's eight and one of the key's. */
export function nineDigits(key: number, row: number): string {
  return `${1 + (draw(innerKey(key, SALT), 90) % 9)}${eightDigits(row)}`;
}

const SALT = 0x6964656e;

/** A draw of the key for the part of an identifier with this number. */
export function part(key: number, number: number): number {
  return draw(innerKey(key, SALT), number);
}

const thousands = lazily(() => Array.from({ length: 1_000 }, (_, i) => String(i).padStart(3, "0")));

/** So many digits, drawn. */
export function digits(key: number, count: number, number = 0): string {
  const three = thousands();
  let made = "";
  for (let i = 0; made.length < count; i++) {
    const u = part(key, number + i) % 1_000_000;
    const high = Math.floor(u / 1_000);
    made += (three[high] as string) + (three[u - high * 1_000] as string);
  }
  return made.length === count ? made : made.slice(0, count);
}

const bytes = lazily(() => Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0")));

/** So many hexadecimal digits, drawn. */
export function hexDigits(key: number, count: number, number = 40): string {
  const two = bytes();
  let made = "";
  for (let i = 0; made.length < count; i++) {
    const u = part(key, number + i);
    made +=
      (two[u >>> 24] as string) +
      (two[(u >>> 16) & 255] as string) +
      (two[(u >>> 8) & 255] as string) +
      (two[u & 255] as string);
  }
  return made.length === count ? made : made.slice(0, count);
}

/** Six hexadecimal digits that no other row has. */
export function rowHex(row: number): string {
  const two = bytes();
  const number = scatter(row);
  return (two[number >>> 16] as string) + (two[(number >>> 8) & 255] as string) + (two[number & 255] as string);
}

/** So many characters out of an alphabet, drawn. */
export function characters(key: number, count: number, alphabet: string, number = 40): string {
  let made = "";
  for (let i = 0; i < count; i++) made += alphabet[part(key, number + i) % alphabet.length];
  return made;
}

/** The row as so many characters of an alphabet that no other row has (alphabet length ^ count ≥ 2^24). */
export function rowIn(row: number, alphabet: string, count: number): string {
  let rest = scatter(row);
  let made = "";
  for (let i = 0; i < count; i++) {
    made = (alphabet[rest % alphabet.length] as string) + made;
    rest = Math.floor(rest / alphabet.length);
  }
  return made;
}

export const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Without I and O, which are taken for digits. */
export const CLEAR_CAPITALS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const HEX = "0123456789abcdef";
/** Crockford's base 32. */
export const BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
