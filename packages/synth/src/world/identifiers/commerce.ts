import { gs1Digit, modulo11Falling } from "../check-digits.ts";
import {
  ALPHANUMERIC,
  BASE32,
  CLEAR_CAPITALS,
  characters,
  digits,
  eightDigits,
  type IdentifierScheme,
  nineDigits,
  part,
  repeating,
  rowIn,
  unique,
} from "./scheme.ts";

/** A running number behind a prefix, as offices write it: "ORD-48213007". */
function numbered(prefix: string): IdentifierScheme {
  return unique(new RegExp(`^${prefix}-\\d{8}$`), (_, row) => `${prefix}-${eightDigits(row)}`);
}

/** Numbers of trade: articles, orders, papers. */
export const identifiersOfCommerce: Readonly<Record<string, IdentifierScheme>> = {
  order_number: numbered("ORD"),
  invoice_number: numbered("INV"),
  purchase_order: numbered("PO"),
  quote_number: numbered("QUO"),
  receipt_number: numbered("RCP"),
  return_number: numbered("RMA"),
  ticket_number: numbered("TCK"),
  case_number: numbered("CASE"),
  contract_number: numbered("CTR"),
  customer_number: numbered("CUS"),
  supplier_number: numbered("SUP"),
  employee_number: numbered("EMP"),
  member_number: numbered("MEM"),
  booking_number: numbered("BKG"),
  subscription_number: numbered("SUB"),
  policy_number: numbered("POL"),
  claim_number: numbered("CLM"),
  batch_number: unique(
    /^LOT\d{2}[A-Z]\d{8}$/,
    (key, row) => `LOT${digits(key, 2)}${CLEAR_CAPITALS[part(key, 9) % 24]}${eightDigits(row)}`,
  ),
  serial_number: unique(
    /^[A-Z]{2}\d{2}-[0-9A-Z]{5}-\d{3}$/,
    (key, row) =>
      `${characters(key, 2, CLEAR_CAPITALS)}${digits(key, 2)}-${rowIn(row, BASE32, 5)}-${digits(key, 3, 5)}`,
  ),
  sku: unique(
    /^[A-Z]{3}-[0-9A-Z]{5}-[A-Z]{1,2}$/,
    (key, row) =>
      `${characters(key, 3, CLEAR_CAPITALS)}-${rowIn(row, BASE32, 5)}-${["S", "M", "L", "XL", "BK", "WH", "BL", "GR"][part(key, 7) & 7]}`,
  ),
  // GS1 prefixes 020 … 029 and 200 … 299 circulate within a company only.
  ean13: unique(/^2\d{12}$/, (key, row) => {
    const body = `2${digits(key, 3)}${eightDigits(row)}`;
    return `${body}${gs1Digit(body)}`;
  }),
  gtin14: unique(/^02\d{12}$/, (key, row) => {
    const body = `02${digits(key, 3)}${eightDigits(row)}`;
    return `${body}${gs1Digit(body)}`;
  }),
  ean8: repeating(/^2\d{7}$/, (key) => {
    const body = `2${digits(key, 6)}`;
    return `${body}${gs1Digit(body)}`;
  }),
  // Number system 4: for use within a shop.
  upc: unique(/^4\d{11}$/, (key, row) => {
    const body = `4${digits(key, 2)}${eightDigits(row)}`;
    return `${body}${gs1Digit(body)}`;
  }),
  // Bookland's group 979-9 is not handed out.
  isbn13: unique(/^9799\d{9}$/, (_, row) => {
    const body = `9799${eightDigits(row)}`;
    return `${body}${gs1Digit(body)}`;
  }),
  isbn10: unique(/^69\d{7}[\dX]$/, (_, row) => {
    // Group 69 is given to no country; its seven digits hold 10^7 rows.
    const body = `69${String(row % 10_000_000).padStart(7, "0")}`;
    return `${body}${modulo11Falling(body)}`;
  }),
  issn: repeating(/^9\d{3}-\d{3}[\dX]$/, (key) => {
    const body = `9${digits(key, 6)}`;
    return `${body.slice(0, 4)}-${body.slice(4)}${modulo11Falling(body)}`;
  }),
  sscc: unique(/^00\d{18}$/, (key, row) => {
    const body = `0299${digits(key, 5)}${eightDigits(row)}`;
    return `00${body}${gs1Digit(body)}`;
  }),
  asin_like: unique(/^X0[0-9A-Z]{8}$/, (key, row) => `X0${rowIn(row, BASE32, 5)}${characters(key, 3, BASE32)}`),
  coupon_code: repeating(/^[A-Z]{4,8}\d{2}$/, (key) => {
    const words = ["SPRING", "SUMMER", "WELCOME", "FRIEND", "THANKS", "BUNDLE", "WEEKEND", "AUTUMN", "WINTER", "EXTRA"];
    return `${words[part(key, 3) % words.length]}${[10, 15, 20, 25, 30][part(key, 4) % 5]}`;
  }),
  gift_card: unique(/^GC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/, (key, row) => {
    const text = `${characters(key, 7, BASE32)}${rowIn(row, BASE32, 5)}`;
    return `GC-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
  }),
  // A carrier that does not exist, S10 form with country code ZZ.
  tracking_number: unique(/^EX\d{9}ZZ$/, (_, row) => `EX${s10(eightDigits(row))}ZZ`),
  carrier_tracking: unique(
    /^9X[0-9A-Z]{6}\d{8}$/,
    (key, row) => `9X${characters(key, 6, ALPHANUMERIC)}${eightDigits(row)}`,
  ),
  loyalty_number: unique(/^\d{9}$/, (key, row) => nineDigits(key, row)),
};

/** UPU S10: eight digits with weights 8 6 4 2 3 5 9 7. */
function s10(body: string): string {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += Number(body[i]) * (weights[i] as number);
  const check = 11 - (sum % 11);
  return `${body}${check === 10 ? 0 : check === 11 ? 5 : check}`;
}
