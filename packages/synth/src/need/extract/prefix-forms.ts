import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isGlued, isWord, number, type Reading, spanOf, tokenFrom, word } from "./reading.ts";

/** Capitals with figures and marks, "0x", "+44": nothing else that may stand behind "starting" is written so. */
const code = /(?:0x|\+\d{1,3}|[A-Z]{1,8}\d{0,6}(?:[-_#/][A-Z\d]{0,6}){0,2}|\d{1,6}[-_#][A-Z\d]{0,6})/uy;
const clockOrCalendar =
  /^(?:AM|PM|UTC|GMT|CET|CEST|EST|PST|BST|[QHW]\d|FY\d*|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|APR|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

export interface Code {
  readonly value: string;
  readonly next: number;
}

/** A code that stands by itself at a token: "LS", "HO-", "0x", "+44". */
export function codeAt(reading: Reading, at: number): Code | undefined {
  const token = reading.tokens[at];
  if (token === undefined || (isGlued(reading, at) && isWord(reading, at - 1))) return undefined;
  code.lastIndex = token.start;
  const value = code.exec(reading.text)?.[0] ?? "";
  if (value === "" || clockOrCalendar.test(value)) return undefined;
  const next = tokenFrom(reading, at, token.start + value.length);
  const ends = reading.tokens[next - 1]?.end ?? 0;
  return ends === token.start + value.length ? { value, next } : undefined;
}

const tails = phraseList(
  "plus|and|and then|then|followed by|with|+|und|dann|gefolgt von|y|mas|seguido de|seguida de|et|puis|suivi de|suivie de|suivis de|e|mais",
);
const figures = new Set(
  "digits digit numbers figures letters characters chars numerals hex ziffern zahlen stellen zeichen cifras digitos numeros caracteres chiffres lettres caracteres algarismos".split(
    " ",
  ),
);

/** The token after "plus digits", "and six figures", "followed by 8 hex characters"; `at` itself where nothing of the kind stands. */
export function afterDigits(reading: Reading, at: number): number {
  const tail = phraseAt(reading, at, tails);
  let next = tail?.next ?? at;
  if (["a", "an", "the", "some"].includes(word(reading, next))) next += 1;
  next = number(reading, next)?.next ?? next;
  if (!figures.has(word(reading, next)) || (tail === undefined && next === at)) return at;
  while (figures.has(word(reading, next))) next += 1;
  return next;
}

const forms = new Set(["as", "like", "form", "format", "of", "is", "wie", "como", "comme", "als"]);

/** What codes are called themselves: "PIN and 4 digits" are two things, "PKX and 4 digits" is one. */
export const calledSo =
  /^(?:ID|IDs|PIN|PNR|SKU|SKUs|VIN|EAN|UPC|GTIN|ISBN|ISSN|PO|NIF|NIE|CIF|CPF|CNPJ|CUIT|RUT|PLZ|ZIP|KFZ|IBAN|BIC|SWIFT|SSN|TIN|VAT|CVV|OTP|MAC|IP|IMEI|ICAO|IATA|UUID|GUID|REF|NO|NR|ASIN|NPI|MRN|DNI|SIRET|SIREN|HS|ICD|ISO)$/;

/** "policy number HO- plus digits", "badge number as BDG- and five digits", "(RM- then three digits)". */
export function digitsAfterCode(reading: Reading, at: number): Found | undefined {
  const start = forms.has(word(reading, at)) ? at + 1 : at;
  const found = codeAt(reading, start);
  const next = found === undefined ? start : afterDigits(reading, found.next);
  if (found === undefined || next === found.next || !behindName(reading, at)) return undefined;
  // "ISBN 13 digits", "weight, SSCC 18 digits" are names.
  const isBare = phraseAt(reading, found.next, tails) === undefined && /^[A-Z]+$/.test(found.value);
  if (calledSo.test(found.value) || (isBare && !isWord(reading, at - 1))) return undefined;
  return { kind: "prefix", prefixes: [found.value], ...spanOf(reading, at, next) };
}

/** "address 0x...", "tracking code JD0…": what is left out goes on. */
export function elidedCode(reading: Reading, at: number): Found | undefined {
  const start = forms.has(word(reading, at)) ? at + 1 : at;
  const found = codeAt(reading, start);
  if (found === undefined || !behindName(reading, at)) return undefined;
  let next = found.next;
  while (next < found.next + 12 && /^(?:\.{2,3}|…|\*)$/.test(word(reading, next)) && isGlued(reading, next)) next += 1;
  // A single full stop ends a sentence, "F*" is a name.
  const isElided = next > found.next && (word(reading, found.next) !== "*" || next > found.next + 2);
  if (!isElided) return undefined;
  return { kind: "prefix", prefixes: [found.value], ...spanOf(reading, at, next) };
}

/** A name stands right before, or the bracket or colon behind it. */
function behindName(reading: Reading, at: number): boolean {
  const isShort = word(reading, at - 1) === "." && /^(?:no|nr|num|ref)$/.test(word(reading, at - 2));
  return isShort || isWord(reading, at - 1) || ["(", ":", "="].includes(word(reading, at - 1));
}

const begins = phraseList(
  "starting|starts|start|beginning|begins|begin|that starts|that begins|which starts|which begins|always starting|always beginning|fangt mit|fangen mit|beginnt|empieza|comienza|commence|debute|comeca",
);

/** "(begins LS)", "SKU starting BK-": without "with" only what is written as a code is a prefix. */
export function barelyOpened(reading: Reading, at: number): { readonly next: number } | undefined {
  const opener = phraseAt(reading, at, begins);
  const item = opener === undefined ? undefined : codeAt(reading, opener.next);
  if (opener === undefined || item === undefined) return undefined;
  // "LDL at start 100-190" is a range, and so is "score start 10-20".
  if (/^(?:at|the)$/.test(word(reading, at - 1)) || /^\d+-\d+$/.test(item.value)) return undefined;
  const isMarked = /[-_#]$/.test(item.value);
  const ends =
    isBreak(reading, item.next) ||
    [")", "or", "/", "oder", "and"].includes(word(reading, item.next)) ||
    afterDigits(reading, item.next) > item.next;
  return isMarked || ends || (word(reading, item.next) === "an" && word(reading, at).startsWith("fang"))
    ? opener
    : undefined;
}
