import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { healthcareClaims } from "../datasets/healthcare-claims.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateHealthcareClaims } from "./healthcare-claims.ts";

validatorTrial(healthcareClaims, validateHealthcareClaims);

const valid: Row[] = [...parsedRows(healthcareClaims, "validators", 0, 6_000)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 100 && accepts(row, index));

const isPaid = (row: Row): boolean => row.status === "paid" && row.appeal === null;
const first = at((row) => row.line === 1 && Number(row.line_count) >= 3 && isPaid(row));
const single = at((row) => row.line_count === 1 && isPaid(row) && row.claim_type === "professional");
const shared = at((row) => isPaid(row) && Number(row.coinsurance) > 0);
const denied = at((row) => row.carc !== null && row.carc !== "29");
const pended = at((row) => row.status === "pended");
const duplicate = at((row) => row.carc === "18");
const unmodified = at((row) => row.carc === "4");
const explained = at((row) => row.carc === "16");
const drug = at((row) => row.claim_type === "rx");
const inpatient = at((row) => row.drg !== null);
const manInside = at((row) => row.drg !== null && row.sex === "male");
const coded = at((row, index) =>
  valid.slice(0, index).some((other) => row.procedure !== null && other.procedure === row.procedure),
);
const video = at((row) => row.modifier === "GT");
const returning = at((row, index) =>
  valid.slice(0, index).some((other) => other.member_id === row.member_id && other.claim_id !== row.claim_id),
);
const treated = at((row, index) =>
  valid.slice(0, index).some((other) => other.rendering_npi === row.rendering_npi && other.claim_id !== row.claim_id),
);
const commercial = at((row) => row.plan_id === "PLN-PPO-1500");
const old = at((row) => row.payer_type === "medicare" && row.line === 1);
const man = at((row) => row.sex === "male" && row.line === 1);
const woman = at((row) => row.sex === "female" && row.line === 1);
const one = at((row) => row.dx_2 === null);

const dearer = (index: number, field: string): Row => ({
  [field]: Math.round(Number(valid[index]?.[field]) * 100 + 1) / 100,
});
const everything = {
  billed: 9_999,
  allowed: 9_999,
  deductible: 9_999,
  coinsurance: 0,
  copay: 0,
  member_liability: 9_999,
  plan_paid: 0,
};

/** A line whose shares were moved from the plan to the member. */
function shifted(rows: Row[]): void {
  const row = rows[shared] ?? {};
  const [coinsurance, owed, paid] = [row.coinsurance, row.member_liability, row.plan_paid].map(Number);
  const cent = (amount: number | undefined, by: number): number => Math.round((amount ?? 0) * 100 + by) / 100;
  rows[shared] = {
    ...row,
    coinsurance: cent(coinsurance, -1),
    member_liability: cent(owed, -1),
    plan_paid: cent(paid, 1),
  };
}

const mutations: readonly Mutation[] = [
  ["key", "a line that stands twice", (rows) => rows.splice(first + 1, 0, { ...rows[first] })],
  ["key", "a claim that comes again", (rows) => rows.push({ ...rows[single] })],
  ["claim-contiguous", "a missing line", (rows) => rows.splice(first + 1, 1)],
  ["claim-contiguous", "a count of lines that changes", changed(first + 1, { line_count: 12 })],
  ["claim-contiguous", "a claim that ends too early", changed(single, { line_count: 2 })],
  ["time-order", "a service before the row above", changed(first, { service_date: "2024-12-31" })],
  ["claim-constant", "a claim of two members", changed(first + 1, { member_id: "MBR-000000" })],
  ["claim-constant", "a claim of two providers", changed(first + 1, { rendering_npi: "2000000010" })],
  [
    "member-constant",
    "a member who grows younger",
    changed(returning, { birth_year: Number(valid[returning]?.birth_year) + 1 }),
  ],
  ["plan-payer", "a plan of another payer", changed(commercial, { payer_type: "medicaid" })],
  ["plan-payer", "a member of Medicare who is young", changed(old, { birth_year: 1990 })],
  ["amounts", "a cent too much", changed(shared, dearer(shared, "plan_paid"))],
  ["amounts", "a denied line that is paid", changed(denied, { plan_paid: 5 })],
  ["amounts", "a pended line with an amount", changed(pended, { allowed: 5 })],
  ["amounts", "a paid line without an amount", changed(single, { copay: null })],
  ["amounts", "more allowed than billed", changed(single, { billed: 0.01 })],
  ["cost-sharing", "a cent moved to the plan", shifted],
  ["deductible", "a deductible of thousands", changed(shared, everything)],
  ["status", "a reason for what was paid", changed(single, { carc: "50" })],
  ["status", "a lack that is not explained", changed(explained, { rarc: null })],
  ["status", "a pended line that was paid", changed(pended, { paid_date: "2026-01-01" })],
  ["dates", "a claim received before the service", changed(first, { received_date: "2024-12-31" })],
  ["dates", "a claim paid before it was received", changed(first, { paid_date: "2024-12-31" })],
  ["dates", "a claim in time that was too late", changed(denied, { carc: "29" })],
  ["appeal", "an appeal against a payment", changed(single, { appeal: "upheld" })],
  ["appeal", "an overturned denial that is not paid", changed(denied, { appeal: "overturned" })],
  ["duplicate-line", "a duplicate of something else", changed(duplicate, { billed: 123_456 })],
  ["duplicate-line", "a modifier lacking where one stands", changed(unmodified, { modifier: "25" })],
  ["npi", "a number that fails Luhn's check", changed(single, { billing_npi: "2000000011" })],
  ["diagnosis-form", "a gap among the diagnoses", changed(one, { dx_3: "I10" })],
  ["diagnosis-form", "a diagnosis that stands twice", changed(one, { dx_2: valid[one]?.dx_primary })],
  ["diagnosis-edits", "a pregnant man", changed(man, { dx_primary: "O80" })],
  ["diagnosis-edits", "a woman with an enlarged prostate", changed(woman, { dx_primary: "N40.1" })],
  ["diagnosis-edits", "an infant's illness of the old", changed(old, { dx_primary: "J21.9" })],
  ["place", "a prescription at the doctor's", changed(drug, { place_of_service: "11" })],
  ["institutional", "a stay without its group", changed(inpatient, { drg: null })],
  ["institutional", "a man who gives birth", changed(manInside, { drg: "807" })],
  ["institutional", "a practitioner with a department", changed(single, { revenue_code: "0450" })],
  ["procedure", "a code of two categories", changed(coded, { procedure_category: "ambulance" })],
  ["procedure", "a drug that the practitioner bills", changed(single, { procedure_category: "rx_oncology" })],
  ["procedure", "a drug with a code of services", changed(drug, { procedure: "J3490" })],
  ["telehealth", "a call by video in the practice", changed(video, { place_of_service: "11" })],
  ["provider", "a provider with two employers", changed(treated, { billing_npi: "2000000028" })],
  ["schema", "a null where none is declared", changed(single, { units: null })],
  ["schema", "a third of a cent", changed(single, { billed: 1.003 })],
  ["schema", "a diagnosis that is no code", changed(single, { dx_primary: "flu" })],
  ["schema", "a day that no calendar has", changed(single, { received_date: "2025-02-30" })],
  ["schema", "a field that nobody declared", changed(single, { note: "x" })],
  ["schema", "a version that changes", changed(single, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: healthcareClaims,
  validate: validateHealthcareClaims,
  valid,
  mutations,
  determined: [
    ...["claim_id", "line", "line_count", "claim_type", "member_id", "payer_type", "plan_id", "service_date"],
    ...[
      "place_of_service",
      "rendering_npi",
      "billing_npi",
      "drg",
      "revenue_code",
      "allowed",
      "deductible",
      "coinsurance",
    ],
    ...["copay", "member_liability", "plan_paid", "status", "carc", "rarc", "appeal"],
  ],
});
