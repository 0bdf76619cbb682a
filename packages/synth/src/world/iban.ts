import { draw, innerKey } from "../random/hash.ts";
import { ibanDigits } from "./check-digits.ts";

/**
 * The basic account number by country: capital letters and digits stand for themselves and name a bank that does not exist
 * (ZZZZ, or nines throughout); n is a digit, c a digit or capital letter.
 */
export const ibanForms: Readonly<Record<string, string>> = {
  AE: "999nnnnnnnnnnnnnnnn",
  AT: "99999nnnnnnnnnnn",
  BA: "999999nnnnnnnnnn",
  BE: "999nnnnnnnnn",
  BG: "ZZZZ9999nncccccccc",
  BR: "99999999nnnnnnnnnnnnnnnC1",
  CH: "99999cccccccccccc",
  CR: "0999nnnnnnnnnnnnnn",
  CY: "99999999cccccccccccccccc",
  CZ: "9999nnnnnnnnnnnnnnnn",
  DE: "99999999nnnnnnnnnn",
  DK: "9999nnnnnnnnnn",
  DO: "ZZZZnnnnnnnnnnnnnnnnnnnn",
  EE: "99nnnnnnnnnnnnnn",
  EG: "9999nnnnnnnnnnnnnnnnnnnnn",
  ES: "99999999nnnnnnnnnnnn",
  FI: "999999nnnnnnnn",
  FR: "9999999999cccccccccccnn",
  GB: "ZZZZ999999nnnnnnnn",
  GE: "ZZnnnnnnnnnnnnnnnn",
  GR: "9999999cccccccccccccccc",
  GT: "ZZZZcccccccccccccccccccc",
  HR: "9999999nnnnnnnnnn",
  HU: "99999999nnnnnnnnnnnnnnnn",
  IE: "ZZZZ999999nnnnnnnn",
  IL: "999nnnnnnnnnnnnnnnn",
  IS: "9999nnnnnnnnnnnnnnnnnn",
  IT: "X9999999999cccccccccccc",
  JO: "ZZZZ9999cccccccccccccccccc",
  KW: "ZZZZcccccccccccccccccccccc",
  KZ: "999ccccccccccccc",
  LB: "9999cccccccccccccccccccc",
  LT: "99999nnnnnnnnnnn",
  LU: "999ccccccccccccc",
  LV: "ZZZZccccccccccccc",
  MT: "ZZZZ99999cccccccccccccccccc",
  NL: "ZZZZnnnnnnnnnn",
  NO: "9999nnnnnnn",
  PK: "ZZZZcccccccccccccccc",
  PL: "99999999nnnnnnnnnnnnnnnn",
  PT: "99999999nnnnnnnnnnnnn",
  QA: "ZZZZccccccccccccccccccccc",
  RO: "ZZZZcccccccccccccccc",
  RS: "999nnnnnnnnnnnnnnn",
  SA: "99cccccccccccccccccc",
  SE: "999nnnnnnnnnnnnnnnnn",
  SI: "99999nnnnnnnnnn",
  SK: "9999nnnnnnnnnnnnnnnn",
  TN: "99999nnnnnnnnnnnnnnn",
  TR: "99999nnnnnnnnnnnnnnnnn",
  UA: "999999ccccccccccccccccccc",
};

const SALT = 0x6962616e;
const ALPHANUMERIC = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A valid IBAN (MOD 97-10) of a bank that does not exist; countries without IBANs get a German one. */
export function ibanAt(key: number, country: string): string {
  const inside = innerKey(key, SALT);
  const known = Object.hasOwn(ibanForms, country) ? country : "DE";
  const form = ibanForms[known] as string;
  let account = "";
  let rest = 0;
  let drawn = 0;
  for (let i = 0; i < form.length; i++) {
    const mark = form[i] as string;
    if (mark !== "n" && mark !== "c") {
      account += mark;
      continue;
    }
    if (rest < 40) rest = draw(inside, drawn++);
    const base = mark === "n" ? 10 : 34;
    account += ALPHANUMERIC[rest % base];
    rest = Math.floor(rest / base);
  }
  return `${known}${ibanDigits(known, account)}${account}`;
}
