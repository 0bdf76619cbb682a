import { cusipDigit, ibanDigits, isinDigit, leiDigits, routingDigit } from "../check-digits.ts";
import { ibanAt, ibanForms } from "../iban.ts";
import {
  ALPHANUMERIC,
  BASE32,
  CLEAR_CAPITALS,
  characters,
  digits,
  eightDigits,
  hexDigits,
  type IdentifierScheme,
  nineDigits,
  part,
  repeating,
  rowHex,
  rowIn,
  unique,
} from "./scheme.ts";

const ibanCountries = ["DE", "FR", "ES", "IT", "NL", "GB", "PL", "AT", "BE", "PT", "IE", "SE"] as const;

/** An IBAN whose account number is the row's own: German, eight nines for a bank that does not exist. */
function rowIban(key: number, row: number): string {
  const account = `99999999${digits(key, 2)}${eightDigits(row)}`;
  return `DE${ibanDigits("DE", account)}${account}`;
}

/** Accounts, banks, securities, payments. */
export const identifiersOfBanking: Readonly<Record<string, IdentifierScheme>> = {
  iban: unique(/^DE\d{2}9{8}\d{10}$/, rowIban),
  iban_any: repeating(/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/, (key) =>
    ibanAt(key, ibanCountries[part(key, 1) % ibanCountries.length] as string),
  ),
  // Location codes that end on 0 are for testing (ISO 9362).
  bic: repeating(/^ZZ[A-Z]{2}[A-Z]{2}[0-9A-Z]0$/, (key) => {
    const countries = Object.keys(ibanForms);
    return `ZZ${characters(key, 2, CLEAR_CAPITALS)}${countries[part(key, 2) % countries.length]}${ALPHANUMERIC[2 + (part(key, 3) % 8)]}0`;
  }),
  account_number: unique(/^\d{10}$/, (key, row) => `0${nineDigits(key, row)}`),
  // 90 … 99 begin no Federal Reserve routing number; the check digit holds.
  routing_number: repeating(/^9\d{8}$/, (key) => {
    const body = `9${digits(key, 7)}`;
    return `${body}${routingDigit(body)}`;
  }),
  sort_code: repeating(/^99-\d{2}-\d{2}$/, (key) => `99-${digits(key, 2)}-${digits(key, 2, 1)}`),
  // Country code XS … is international, ZZ is nobody's.
  isin: unique(/^ZZ[0-9A-Z]{9}\d$/, (key, row) => {
    const body = `ZZ${characters(key, 4, ALPHANUMERIC)}${rowIn(row, BASE32, 5)}`;
    return `${body}${isinDigit(body)}`;
  }),
  // Issuers 990 … 999 are kept for the user's own purposes.
  cusip: unique(/^99[0-9A-Z]{6}\d$/, (_, row) => {
    const body = `990${rowIn(row, BASE32, 5)}`;
    return `${body}${cusipDigit(body)}`;
  }),
  sedol_like: repeating(
    /^9[0-9B-DF-HJ-NP-TV-Z]{6}$/,
    (key) => `9${characters(key, 6, "0123456789BCDFGHJKLMNPQRSTVWXYZ")}`,
  ),
  lei: unique(/^9999[0-9A-Z]{14}\d{2}$/, (key, row) => {
    const body = `999900${characters(key, 7, ALPHANUMERIC)}${rowIn(row, BASE32, 5)}`;
    return `${body}${leiDigits(body)}`;
  }),
  ticker: repeating(/^[A-Z]{3,4}X$/, (key) => `${characters(key, 2 + (part(key, 5) & 1) + 1, CLEAR_CAPITALS)}X`),
  card_token: unique(
    /^tok_[0-9A-Za-z]{20}$/,
    (key, row) =>
      `tok_${characters(key, 15, "0123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ")}${rowIn(row, BASE32, 5)}`,
  ),
  card_last4: repeating(/^\d{4}$/, (key) => digits(key, 4)),
  authorization_code: repeating(/^\d{6}$/, (key) => digits(key, 6)),
  payment_reference: unique(/^PAY-[0-9A-Z]{5}-\d{4}$/, (key, row) => `PAY-${rowIn(row, BASE32, 5)}-${digits(key, 4)}`),
  transaction_reference: unique(
    /^TX\d{8}[0-9A-Z]{4}$/,
    (key, row) => `TX${eightDigits(row)}${characters(key, 4, BASE32)}`,
  ),
  mandate_reference: unique(/^MND\d{9}$/, (key, row) => `MND${nineDigits(key, row)}`),
  // ISO 11649 with its check digits.
  creditor_reference: unique(/^RF\d{2}\d{10}$/, (key, row) => {
    const body = `${digits(key, 2)}${eightDigits(row)}`;
    return `RF${ibanDigits("RF", body)}${body}`;
  }),
  loan_number: unique(/^LN-\d{9}$/, (key, row) => `LN-${nineDigits(key, row)}`),
  wallet_address: unique(/^0x[0-9a-f]{40}$/, (key, row) => `0x${hexDigits(key, 34)}${rowHex(row)}`),
  transaction_hash: unique(/^0x[0-9a-f]{64}$/, (key, row) => `0x${hexDigits(key, 58)}${rowHex(row)}`),
};
