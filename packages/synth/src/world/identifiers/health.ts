import { luhnDigit } from "../check-digits.ts";
import {
  CLEAR_CAPITALS,
  characters,
  digits,
  eightDigits,
  type IdentifierScheme,
  nineDigits,
  part,
  repeating,
  unique,
} from "./scheme.ts";

/** Numbers of care. */
export const identifiersOfHealth: Readonly<Record<string, IdentifierScheme>> = {
  // Individuals and organisations begin with 1; a leading 2 is reserved. The check digit counts the prefix 80840.
  npi: unique(/^2\d{9}$/, (_, row) => {
    const body = `2${eightDigits(row)}`;
    return `${body}${luhnDigit(`80840${body}`)}`;
  }),
  mrn: unique(/^MRN\d{9}$/, (key, row) => `MRN${nineDigits(key, row)}`),
  patient_number: unique(/^P-\d{8}$/, (_, row) => `P-${eightDigits(row)}`),
  encounter_number: unique(/^ENC-\d{9}$/, (key, row) => `ENC-${nineDigits(key, row)}`),
  prescription_number: unique(/^RX\d{9}$/, (key, row) => `RX${nineDigits(key, row)}`),
  specimen_number: unique(/^SP\d{2}-\d{8}$/, (key, row) => `SP${digits(key, 2)}-${eightDigits(row)}`),
  member_id: unique(/^[A-Z]{3}\d{9}$/, (key, row) => `X${characters(key, 2, CLEAR_CAPITALS)}${nineDigits(key, row)}`),
  study_subject: unique(/^\d{3}-\d{8}$/, (key, row) => `${digits(key, 3)}-${eightDigits(row)}`),
  // Labelers 9xxxx are given to none.
  ndc: repeating(/^9\d{4}-\d{4}-\d{2}$/, (key) => `9${digits(key, 4)}-${digits(key, 4, 4)}-${digits(key, 2, 8)}`),
  device_udi: unique(/^\(01\)02\d{12}\(21\)\d{8}$/, (key, row) => `(01)02${digits(key, 12)}(21)${eightDigits(row)}`),
  dea_like: repeating(/^Z[A-Z]\d{7}$/, (key) => `Z${CLEAR_CAPITALS[part(key, 7) % 24]}${digits(key, 7)}`),
};
