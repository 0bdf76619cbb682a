/** Check digits of identifiers; each takes the digits or letters before it. */

/** Luhn: cards, IMEI, NPI, ICCID. */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** GS1 modulo 10 with weights 3 and 1 from the right: EAN, UPC, GTIN, SSCC, ISBN-13. */
export function gs1Digit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++)
    sum += (digits.charCodeAt(digits.length - 1 - i) - 48) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** ISSN and ISBN-10: modulo 11 with falling weights; 10 is X. */
export function modulo11Falling(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += (digits.charCodeAt(i) - 48) * (digits.length + 1 - i);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

/** ISO 7064 MOD 11-2: ORCID. */
export function modulo11Doubling(digits: string): string {
  let total = 0;
  for (let i = 0; i < digits.length; i++) total = ((total + digits.charCodeAt(i) - 48) * 2) % 11;
  const check = (12 - total) % 11;
  return check === 10 ? "X" : String(check);
}

/** The remainder of 97 of the number that letters (A = 10 … Z = 35) and digits spell. */
export function modulo97(text: string): number {
  let rest = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const value = code <= 57 ? code - 48 : code - 55;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The two check digits of ISO 7064 MOD 97-10 for an IBAN of a country and its basic account number. */
export function ibanDigits(country: string, account: string): string {
  return String(98 - modulo97(`${account}${country}00`)).padStart(2, "0");
}

/** The two check digits behind an LEI's eighteen characters. */
export function leiDigits(characters: string): string {
  return String(98 - modulo97(`${characters}00`)).padStart(2, "0");
}

/** ISIN: Luhn over the digits that letters and digits spell. */
export function isinDigit(characters: string): number {
  return luhnDigit(spelled(characters));
}

/** CUSIP's double-add-double over letters (A = 10 …) and digits. */
export function cusipDigit(characters: string): number {
  let sum = 0;
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i);
    const value = (code <= 57 ? code - 48 : code - 55) * (i % 2 === 1 ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10;
}

function spelled(characters: string): string {
  let digits = "";
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i);
    digits += code <= 57 ? code - 48 : code - 55;
  }
  return digits;
}

const VIN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ["A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9"]
    .flatMap((text) => text.split(" "))
    .map((pair): [string, number] => [pair[0] as string, Number(pair[1])]),
);
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character of a vehicle identification number whose other places are given (what stands there is not read). */
export function vinCheck(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const character = vin[i] as string;
    sum += (VIN_VALUES[character] ?? Number(character)) * (VIN_WEIGHTS[i] as number);
  }
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

/** ISO 6346 (containers): letters count from 10 and leave out multiples of 11; weights double. */
export function containerDigit(characters: string): number {
  let sum = 0;
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i);
    const letter = code - 55;
    const value = code <= 57 ? code - 48 : letter + Math.floor((letter - 1) / 10);
    sum += value * (1 << i);
  }
  return (sum % 11) % 10;
}

/** A US routing number's ninth digit (weights 3, 7, 1). */
export function routingDigit(digits: string): number {
  const weights = [3, 7, 1];
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += (digits.charCodeAt(i) - 48) * (weights[i % 3] as number);
  return (10 - (sum % 10)) % 10;
}
