import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Dataset } from "../schema/dataset.ts";
import { diagnoses } from "./healthcare-claims/diagnoses.ts";
import { healthcareClaims } from "./healthcare-claims.ts";

interface Line {
  readonly claim_id: string;
  readonly claim_type: string;
  readonly member_id: string;
  readonly birth_year: number;
  readonly sex: string;
  readonly plan_id: string;
  readonly payer_type: string;
  readonly service_date: string;
  readonly dx_primary: string;
  readonly procedure_category: string;
  readonly rendering_npi: string;
  readonly billing_npi: string;
  readonly allowed: number;
  readonly deductible: number;
  readonly coinsurance: number;
  readonly copay: number;
  readonly plan_paid: number;
  readonly status: string;
}

function lines(dataset: Dataset, from: number, to: number): Line[] {
  return [...parsedRows(dataset, "claims", from, to)] as unknown as Line[];
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Plans as the invariants state them, in dollars: deductible, coinsurance, visit, prescription, maximum. */
const terms: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  "PLN-HMO-500": [500, 10, 25, 10, 4000],
  "PLN-PPO-1500": [1500, 20, 30, 15, 6000],
  "PLN-HDHP-3200": [3200, 20, 0, 0, 7000],
  "PLN-MCR-250": [250, 20, 0, 8, Number.POSITIVE_INFINITY],
  "PLN-MAP-0": [0, 15, 15, 5, 5500],
  "PLN-MCD-0": [0, 0, 0, 0, Number.POSITIVE_INFINITY],
};

/** What the plan says of a line, in cents, from the published sentence. */
function owed(line: Line, spent: { deductible: number; liability: number }): [number, number, number] {
  const [annual, percent, visit, prescription, most] = terms[line.plan_id] ?? [0, 0, 0, 0, 0];
  if (["preventive", "vaccination"].includes(line.procedure_category)) return [0, 0, 0];
  const allowed = cents(line.allowed);
  const isVisit = ["office_visit", "behavioral_health"].includes(line.procedure_category);
  const fixed = line.claim_type === "rx" ? prescription : isVisit ? visit : 0;
  let [deductible, coinsurance, copay] = [0, 0, Math.min(allowed, fixed * 100)];
  if (fixed === 0) {
    deductible = Math.min(allowed, annual * 100 - spent.deductible);
    coinsurance = Math.floor(((allowed - deductible) * percent + 50) / 100);
  }
  const room = most * 100 - spent.liability;
  coinsurance = Math.max(0, coinsurance - Math.max(0, deductible + coinsurance + copay - room));
  copay = Math.max(0, copay - Math.max(0, deductible + copay - room));
  return [Math.min(deductible, room), coinsurance, copay];
}

datasetTrial(healthcareClaims, { golden: "309958fbd20ad190ff65f2a2cf1503188b1ee315c16aefdde62ed791a6b85536" });

test("what members owe follows from their plans through two years", () => {
  const accounts = new Map<string, { deductible: number; liability: number }>();
  const dataset = healthcareClaims.configure({ ...healthcareClaims.values, members: 1000, from: "2024-03-01" });
  let capped = 0;
  for (const line of lines(dataset, 0, 45_000)) {
    if (line.status !== "paid") continue;
    const id = line.member_id + line.service_date.slice(0, 4);
    const spent = accounts.get(id) ?? { deductible: 0, liability: 0 };
    accounts.set(id, spent);
    const expected = owed(line, spent);
    assert.deepEqual([line.deductible, line.coinsurance, line.copay].map(cents), expected, JSON.stringify(line));
    assert.equal(cents(line.plan_paid), cents(line.allowed) - expected[0] - expected[1] - expected[2]);
    spent.deductible += expected[0];
    spent.liability += expected[0] + expected[1] + expected[2];
    if (spent.liability === (terms[line.plan_id]?.[4] ?? 0) * 100) capped += 1;
  }
  assert.ok(capped > 50, `${capped} lines at the out-of-pocket maximum`);
});

test("reading backwards or from the middle of a year gives the same accounts", () => {
  const whole = lines(healthcareClaims, 0, 60_000);
  for (const from of [59_000, 30_000, 12_345]) {
    assert.deepEqual(lines(healthcareClaims, from, from + 700), whole.slice(from, from + 700));
  }
});

test("every NPI passes Luhn's check behind 80840 and begins with a digit that is not issued", () => {
  for (const { rendering_npi, billing_npi } of lines(healthcareClaims, 0, 5_000)) {
    for (const npi of [rendering_npi, billing_npi]) {
      const digits = [...`80840${npi}`].toReversed().map(Number);
      const sum = digits.reduce(
        (total, digit, i) => total + (i % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9),
        0,
      );
      assert.equal(sum % 10, 0, npi);
      assert.match(npi, /^2\d{9}$/);
    }
  }
});

test("no diagnosis stands with an age or a sex that cannot have it", () => {
  const known = new Map(diagnoses.map((diagnosis) => [diagnosis.code, diagnosis]));
  for (const line of lines(healthcareClaims, 0, 30_000)) {
    const { from = 0, to = 130, sex } = known.get(line.dx_primary) ?? {};
    const age = Number(line.service_date.slice(0, 4)) - line.birth_year;
    assert.ok(age >= from && age <= to, JSON.stringify(line));
    if (sex !== undefined) assert.equal(line.sex, ["female", "male"][sex]);
  }
});

test("the share of denied lines is what was asked for, and payers are those that were chosen", () => {
  for (const rate of [0, 0.115, 0.5]) {
    const rows = lines(healthcareClaims.configure({ ...healthcareClaims.values, denial_rate: rate }), 0, 30_000);
    const share = rows.filter((row) => row.status === "denied").length / rows.length;
    assert.ok(Math.abs(share - rate) < 0.015, `${share} instead of ${rate}`);
  }
  for (const payer of ["commercial", "medicare", "medicare_advantage", "medicaid"]) {
    const rows = lines(healthcareClaims.configure({ ...healthcareClaims.values, payers: [payer] }), 0, 2_000);
    assert.ok(rows.every((row) => row.payer_type === payer));
  }
});
