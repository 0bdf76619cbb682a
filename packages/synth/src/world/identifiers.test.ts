import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { mix } from "../random/hash.ts";
import { countries } from "./countries.ts";
import { ibanAt, ibanForms } from "./iban.ts";
import { ulidAt } from "./identifiers/computing.ts";
import { licensePlateAt, vatAt } from "./identifiers/government.ts";
import { identifierScheme, identifierSchemes } from "./identifiers.ts";

const made = (name: string, row: number): string => {
  const scheme = identifierScheme(name);
  assert.ok(scheme !== undefined, name);
  return scheme.of(mix(row), row);
};

/** Little judges of check digits, written apart from the makers and by other ways. */
const judges: Readonly<Record<string, (text: string) => boolean>> = {
  ean13: gs1,
  gtin14: gs1,
  ean8: gs1,
  upc: gs1,
  isbn13: gs1,
  sscc: (text) => gs1(text.slice(2)),
  isbn10: (text) => [...text].reduce((sum, c, i) => sum + (10 - i) * (c === "X" ? 10 : Number(c)), 0) % 11 === 0,
  issn: (text) =>
    [...text.replace("-", "")].reduce((sum, c, i) => sum + (8 - i) * (c === "X" ? 10 : Number(c)), 0) % 11 === 0,
  imei: luhn,
  iccid: luhn,
  npi: (text) => luhn(`80840${text}`),
  iban,
  iban_any: iban,
  creditor_reference: iban,
  lei: (text) => big(text) % 97n === 1n,
  isin: (text) => luhn([...text].map((c) => Number.parseInt(c, 36)).join("")),
  cusip: (text) => {
    const sum = [...text.slice(0, 8)].reduce((total, c, i) => {
      const value = Number.parseInt(c, 36) * (i % 2 === 0 ? 1 : 2);
      return total + Math.trunc(value / 10) + (value % 10);
    }, 0);
    return (sum + Number(text[8])) % 10 === 0;
  },
  orcid: (text) => {
    const digits = text.replaceAll("-", "");
    let rest = 0;
    for (const c of digits) rest = (rest * 2 + (c === "X" ? 10 : Number(c))) % 11;
    return rest === 1;
  },
  container_number: (text) => {
    // Values from 10 upwards, leaving out 11, 22 and 33.
    const values = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const numbers = Array.from({ length: 29 }, (_, i) => i + 10).filter((n) => n % 11 !== 0);
    const sum = [...text.slice(0, 10)].reduce(
      (total, c, i) => total + (/\d/.test(c) ? Number(c) : (numbers[values.indexOf(c)] as number)) * 2 ** i,
      0,
    );
    return (sum % 11) % 10 === Number(text[10]);
  },
  vin: (text) => {
    const table = {
      A: 1,
      B: 2,
      C: 3,
      D: 4,
      E: 5,
      F: 6,
      G: 7,
      H: 8,
      J: 1,
      K: 2,
      L: 3,
      M: 4,
      N: 5,
      P: 7,
      R: 9,
      S: 2,
      T: 3,
      U: 4,
      V: 5,
      W: 6,
      X: 7,
      Y: 8,
      Z: 9,
    };
    const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
    const sum = [...text].reduce(
      (total, c, i) => total + (table[c as keyof typeof table] ?? Number(c)) * (weights[i] as number),
      0,
    );
    return "0123456789X"[sum % 11] === text[8];
  },
  routing_number: (text) => {
    const d = [...text].map(Number) as [number, number, number, number, number, number, number, number, number];
    return (3 * (d[0] + d[3] + d[6]) + 7 * (d[1] + d[4] + d[7]) + d[2] + d[5] + d[8]) % 10 === 0;
  },
  imo_number: (text) => {
    const digits = text.slice(4);
    return [...digits.slice(0, 6)].reduce((sum, c, i) => sum + Number(c) * (7 - i), 0) % 10 === Number(digits[6]);
  },
  air_waybill: (text) => Number(text.slice(4, 11)) % 7 === Number(text[11]),
};

function gs1(text: string): boolean {
  return [...text].reverse().reduce((sum, c, i) => sum + Number(c) * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

function luhn(text: string): boolean {
  const sum = [...text]
    .reverse()
    .reduce(
      (total, c, i) => total + (i % 2 === 0 ? Number(c) : ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(c)] as number)),
      0,
    );
  return sum % 10 === 0;
}

function big(text: string): bigint {
  return BigInt([...text].map((c) => Number.parseInt(c, 36)).join(""));
}

function iban(text: string): boolean {
  return big(text.slice(4) + text.slice(0, 4)) % 97n === 1n;
}

test("every identifier has its scheme's form", () => {
  assert.ok(Object.keys(identifierSchemes).length >= 100);
  for (const [name, scheme] of Object.entries(identifierSchemes)) {
    for (let row = 0; row < 300; row++) assert.match(scheme.of(mix(row), row), scheme.pattern, name);
    assert.match(scheme.of(mix(9_999_999), 9_999_999), scheme.pattern, name);
    assert.equal(scheme.of(123, 7), scheme.of(123, 7));
  }
});

test("check digits hold, and a changed digit is noticed", () => {
  for (const [name, holds] of Object.entries(judges)) {
    for (let row = 0; row < 200; row++) {
      const text = made(name, row * 4_999);
      assert.ok(holds(text), `${name} ${text}`);
    }
    // A judge that always says yes would be of no use.
    const text = made(name, 5);
    const at = text.search(/\d\D*$/);
    const spoiled = [1, 2, 3].map((n) => text.slice(0, at) + String((Number(text[at]) + n) % 10) + text.slice(at + 1));
    assert.ok(
      spoiled.some((one) => !holds(one)),
      name,
    );
  }
});

test("an identifier that must not repeat is another for every row", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(identifierSchemes).filter((name) => identifierSchemes[name]?.unique)),
      fc.nat(9_000_000),
      fc.nat(3),
      (name, first, sameKey) => {
        const seen = new Set<string>();
        // One key for all rows: the row alone must tell them apart.
        for (let row = first; row < first + 400; row++) seen.add(identifierSchemes[name]?.of(sameKey, row) as string);
        assert.equal(seen.size, 400, name);
      },
    ),
    { numRuns: 150 },
  );
});

test("the first ten million order numbers differ from those far behind", () => {
  const seen = new Set<string>();
  for (let row = 0; row < 10_000_000; row += 997) seen.add(made("order_number", row));
  assert.equal(seen.size, Math.ceil(10_000_000 / 997));
});

test("values lie where nobody issues any", () => {
  for (let row = 0; row < 500; row++) {
    const [, area, group] = /^(\d{3})-(\d{2})-/.exec(made("ssn_fake", row)) as unknown as [string, string, string];
    assert.ok(Number(area) >= 900 && Number(group) < 50);
    assert.ok(made("npi", row).startsWith("2"));
    assert.ok(made("imei", row).startsWith("00"));
    assert.ok(made("ndc", row).startsWith("9"));
    assert.ok(made("doi", row).startsWith("10.5555/"));
    assert.ok(made("orcid", row) < "0000-0001-5000-0007");
    assert.ok(made("cve", row).startsWith("CVE-1900-"));
    assert.match(made("cve_dated", row), /^CVE-20\d\d-[1-2]\d{7}$/);
    assert.ok(made("ein", row).startsWith("00-"));
    assert.ok(made("vin", row).startsWith("0"));
  }
});

test("IBANs of all countries that have them are valid, of the right length and of no bank", () => {
  const lengths = {
    DE: 22,
    FR: 27,
    GB: 22,
    ES: 24,
    IT: 27,
    NL: 18,
    BE: 16,
    AT: 20,
    CH: 21,
    PT: 25,
    PL: 28,
    SE: 24,
    NO: 15,
    DK: 18,
    FI: 18,
    IE: 22,
    TR: 26,
    AE: 23,
    SA: 24,
    BR: 29,
    GR: 27,
    HU: 28,
    CZ: 24,
    RO: 24,
    LU: 20,
    MT: 31,
    CY: 28,
    IL: 23,
    QA: 29,
    KW: 30,
    LB: 28,
    JO: 30,
    PK: 24,
    UA: 29,
    GE: 22,
    EE: 20,
    LV: 21,
    LT: 20,
    HR: 21,
    SI: 19,
    SK: 24,
    BG: 22,
    BA: 20,
    RS: 22,
    IS: 26,
    CR: 22,
    DO: 28,
    GT: 28,
    EG: 29,
    TN: 24,
    KZ: 20,
  };
  for (const country of Object.keys(ibanForms)) {
    for (let i = 0; i < 20; i++) {
      const text = ibanAt(mix(i), country);
      assert.ok(iban(text), text);
      assert.equal(text.length, lengths[country as keyof typeof lengths], country);
      assert.match(text.slice(4), /^[A-Z]?0?(9{2,}|ZZ)/, text);
    }
  }
});

test("VAT numbers and plates have the country in front or its form", () => {
  for (const { alpha2 } of countries()) {
    assert.ok(vatAt(7, alpha2).startsWith(alpha2));
    assert.match(licensePlateAt(7, alpha2), /^[A-Z0-9][A-Z0-9 -]+$/);
  }
});

test("identifiers with a time in front sort by it", () => {
  const instants = [0, 1_600_000_000_000, 1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000];
  const ulids = instants.map((instant, row) => ulidAt(mix(row), row, instant));
  assert.deepEqual([...ulids].sort(), ulids);
});
