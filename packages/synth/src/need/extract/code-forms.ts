import type { Found } from "../findings.ts";
import { isLast, isOr } from "./member-list.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";

/** What is told apart by letters and figures. */
const coded =
  /^(?:codes?|ids?|numbers?|no|pnrs?|plates?|registrations?|serials?|references?|ref|locators?|skus?|rings?|barcodes?|callsigns?|identifiers?|passports?|licen[cs]es?|tags?|badges?|kennzeichen|codigos?|matriculas?|matricules?)$/;
const links = /^(?:of|with|is|are|has|have|having|being|as|:|=|\(|from)$/;
const cases =
  /^(?:uppercase|upper-case|capital|lowercase|lower-case|small|random|latin|decimal|numeric|alphanumeric|alphabetic)$/;
const joints = /^(?:and|then|plus|followed|by|\+|und|y|et|e)$/;
/** So many signs has a code at most. */
const LONGEST = 24;

/** "PNR of six uppercase letters or digits", "tracking code of two letters and nine digits", "ring codes two letters and six digits". */
export function codeFormAt(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at - 1) && !links.test(word(reading, at - 1))) return undefined;
  let start = at;
  while (start < at + 2 && links.test(word(reading, start))) start += 1;
  if (!coded.test(word(reading, at - 1))) return undefined;
  let template = "";
  let next = start;
  for (let index = start; ; ) {
    const part = partAt(reading, index);
    if (part === undefined) break;
    template += part.template;
    next = part.next;
    index = next;
    while (index < next + 2 && joints.test(word(reading, index))) index += 1;
    if (index === next) break;
  }
  if (template === "" || template.length > LONGEST || !isClosed(reading, next)) return undefined;
  const end = word(reading, next) === "long" ? next + 1 : next;
  return { kind: "form", template, ...spanOf(reading, at, end) };
}

function isClosed(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")" || word(reading, at) === "long" || isLast(reading, at);
}

/** "six uppercase letters or digits", "2 letters", "9 digits" */
function partAt(reading: Reading, at: number): { readonly template: string; readonly next: number } | undefined {
  const count = number(reading, at);
  if (count === undefined || !Number.isInteger(count.value) || count.value < 1 || count.value > LONGEST)
    return undefined;
  let next = count.next;
  let isSmall = false;
  let isAny = false;
  while (next < count.next + 2 && cases.test(word(reading, next))) {
    isSmall ||= /^(?:lower|small)/.test(word(reading, next));
    isAny ||= word(reading, next) === "alphanumeric";
    next += 1;
  }
  const sign = signOf(reading, next, isSmall);
  if (sign === undefined) return undefined;
  const other =
    isOr(reading, next + 1) || word(reading, next + 1) === "/" ? signOf(reading, next + 2, isSmall) : undefined;
  const isEither = isAny || (other !== undefined && other !== sign);
  return { template: (isEither ? "*" : sign).repeat(count.value), next: other === undefined ? next + 1 : next + 3 };
}

function signOf(reading: Reading, at: number, isSmall: boolean): string | undefined {
  const noun = singularAt(reading, at);
  if (/^(?:letter|buchstabe|letra|lettre)$/.test(noun)) return isSmall ? "a" : "A";
  if (/^(?:digit|numeral|figure|ziffer|cifra|digito|chiffre)$/.test(noun)) return "9";
  return /^(?:character|char|alphanumeric|zeichen|caracter|caractere)$/.test(noun) ? "*" : undefined;
}
