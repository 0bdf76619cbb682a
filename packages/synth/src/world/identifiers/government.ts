import {
  BASE32,
  CLEAR_CAPITALS,
  characters,
  digits,
  eightDigits,
  type IdentifierScheme,
  part,
  repeating,
  rowIn,
  unique,
} from "./scheme.ts";

/** European VAT forms: the nines, zeros and ZZ in front are not given out. */
const vatForms: Readonly<Record<string, (key: number) => string>> = {
  DE: (key) => `DE0${digits(key, 8)}`,
  FR: (key) => `FRZZ${digits(key, 9)}`,
  ES: (key) => `ESX0${digits(key, 6)}Z`,
  IT: (key) => `IT99${digits(key, 9)}`,
  NL: (key) => `NL000${digits(key, 6)}B99`,
  GB: (key) => `GB000${digits(key, 6)}`,
  AT: (key) => `ATU0${digits(key, 7)}`,
  BE: (key) => `BE09${digits(key, 8)}`,
  PL: (key) => `PL000${digits(key, 7)}`,
  SE: (key) => `SE00${digits(key, 8)}01`,
  PT: (key) => `PT0${digits(key, 8)}`,
  DK: (key) => `DK0${digits(key, 7)}`,
  IE: (key) => `IE0${digits(key, 6)}ZZ`,
};

/** A VAT number's form of a country, with digits that none was given. */
export function vatAt(key: number, country: string): string {
  const form = Object.hasOwn(vatForms, country) ? vatForms[country] : undefined;
  return form === undefined ? `${country}000${digits(key, 7)}` : form(key);
}

/** Letters and digits of registration plates by country: A a letter, N a digit. */
const plates: Readonly<Record<string, string>> = {
  US: "AAA-NNNN",
  CA: "AAAA-NNN",
  MX: "AAA-NN-NN",
  GB: "AANN AAA",
  IE: "NNN-AA-NNNN",
  DE: "AA-AA NNNN",
  AT: "AA-NNNNN A",
  CH: "AA NNNNNN",
  FR: "AA-NNN-AA",
  BE: "N-AAA-NNN",
  NL: "AA-NNN-A",
  ES: "NNNN AAA",
  PT: "AA-NN-AA",
  IT: "AA NNNAA",
  SE: "AAA NNA",
  NO: "AA NNNNN",
  DK: "AA NN NNN",
  FI: "AAA-NNN",
  PL: "AA NNNNN",
  CZ: "NAN NNNN",
  IN: "AA NN AA NNNN",
  JP: "NNN NN-NN",
  BR: "AAANANN",
  AR: "AA NNN AA",
  AU: "AAA-NNA",
  ZA: "AAA NNN AA",
};

/**
 * A registration plate in the country's form. The letters leave out nothing but begin with Q, which these countries keep for
 * special use or do not use as a first letter; plates of digits only begin with 0.
 */
export function licensePlateAt(key: number, country: string): string {
  const form = plates[country] ?? "AAA NNN";
  let made = "";
  let first = true;
  for (let i = 0; i < form.length; i++) {
    const mark = form[i];
    if (mark === "A") {
      made += first ? "Q" : CLEAR_CAPITALS[part(key, 60 + i) % CLEAR_CAPITALS.length];
      first = false;
    } else if (mark === "N") made += form.startsWith("N") && i === 0 ? "0" : String(part(key, 60 + i) % 10);
    else made += mark;
  }
  return made;
}

/** Numbers that offices give out. All lie outside of what they give. */
export const identifiersOfGovernment: Readonly<Record<string, IdentifierScheme>> = {
  // Area 9xx with group 00 … 49 is neither a social security nor a taxpayer number.
  ssn_fake: repeating(
    /^9\d{2}-[0-4]\d-\d{4}$/,
    (key) => `9${digits(key, 2)}-${part(key, 3) % 5}${digits(key, 1, 4)}-${digits(key, 4, 6)}`,
  ),
  // Prefix 00 is given to nobody.
  ein: repeating(/^00-\d{7}$/, (key) => `00-${digits(key, 7)}`),
  vat_id: repeating(/^[A-Z]{2}[0-9A-Z]{7,14}$/, (key) => {
    const countries = Object.keys(vatForms);
    return vatAt(key, countries[part(key, 8) % countries.length] as string);
  }),
  tax_number: unique(/^000\d{8}$/, (_, row) => `000${eightDigits(row)}`),
  passport_number: unique(/^XX\d{7,8}$/, (_, row) => `XX${eightDigits(row)}`),
  national_id: unique(/^00\d{8}[A-Z]$/, (key, row) => `00${eightDigits(row)}${CLEAR_CAPITALS[part(key, 2) % 24]}`),
  driver_license: unique(
    /^X\d{3}-[0-9A-Z]{5}-\d{2}$/,
    (key, row) => `X${digits(key, 3)}-${rowIn(row, BASE32, 5)}-${digits(key, 2, 4)}`,
  ),
  voter_id: unique(/^VX\d{8}$/, (_, row) => `VX${eightDigits(row)}`),
  permit_number: unique(/^PRM-\d{8}$/, (_, row) => `PRM-${eightDigits(row)}`),
  court_case: unique(/^\d{2}-CV-\d{8}$/, (key, row) => `${10 + (part(key, 4) % 16)}-CV-${eightDigits(row)}`),
  company_number: unique(/^ZZ\d{8}$/, (_, row) => `ZZ${eightDigits(row)}`),
  parcel_number: unique(
    /^\d{3}-\d{8}-\d{2}$/,
    (key, row) => `${digits(key, 3)}-${eightDigits(row)}-${digits(key, 2, 3)}`,
  ),
  license_plate: repeating(/^[A-Z0-9 -]{5,11}$/, (key) =>
    licensePlateAt(key, ["US", "GB", "DE", "FR", "ES", "IT"][part(key, 5) % 6] as string),
  ),
  student_number: unique(/^S\d{8}$/, (_, row) => `S${eightDigits(row)}`),
  grant_number: unique(
    /^[A-Z]{2}-\d{4}-\d{8}$/,
    (key, row) => `${characters(key, 2, CLEAR_CAPITALS)}-${2015 + (part(key, 6) % 10)}-${eightDigits(row)}`,
  ),
};
