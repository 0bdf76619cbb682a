import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function check(cases: readonly (readonly [need: string, statement: string])[]): void {
  for (const [need, statement] of cases) {
    const said = planOf(need).relations.map((each) => each.statement);
    assert.ok(said.includes(statement), `${need}: ${said.join(" | ")}`);
  }
}

test("a bound behind what is decided decides it, and bounds nothing", () => {
  check([
    ["films: title, jury score 0-10, selected only with 7 or more", "selected is true exactly where jury_score >= 7"],
    ["agents: drift score, drifted = score above 0.3", "drifted is true exactly where drift_score > 0.3"],
    ["credit scoring: income, score 300-850, approved from 620", "approved is true exactly where score >= 620"],
    ["card payments: amount, fraud score 0 to 1, blocked above 0.9", "blocked is true exactly where fraud_score > 0.9"],
    ["grain loads: moisture %, rejected at 18 or more", "rejected is true exactly where moisture >= 18"],
    ["parcels: weight in kg, oversize = weight over 30", "oversize is true exactly where weight > 30"],
    [
      "water samples: site, nitrate in mg/l, exceeds limit when above 50",
      "exceeds_limit is true exactly where nitrate > 50",
    ],
    ["Prüfungen: Punkte 0-100, bestanden ab 50", "bestanden is true exactly where punkte >= 50"],
    ["exámenes: nota de 0 a 10, aprobado a partir de 5", "aprobado is true exactly where nota >= 5"],
    ["candidatures : note sur 20, admis si au moins 12", "admis is true exactly where note >= 12"],
  ]);
  const plan = planOf("200 exams: score 0-100, passed with at least 50");
  for (const { score, passed } of rowsOf(plan)) assert.equal(passed, Number(score) >= 50);
});

test("a length of time in between is no bound of a plain number", () => {
  const plan = planOf("visits: arrival, triage 1 to 5, left, breach flag if over four hours in between");
  assert.ok(plan.fields.some(({ name, type }) => name === "breach" && type === "bool"));
  assert.ok(!plan.relations.some(({ statement }) => statement.includes("triage >")));
});

test("a bracket says of which rows a column is", () => {
  check([
    [
      "takeaway orders: total 8-75 GBP, collection or delivery, minutes to the door (deliveries only)",
      "minutes_to_door is present only where order_type is delivery",
    ],
    ["taxi trips: start, fare, payment card or cash, tip (card only)", "tip is present only where payment is card"],
    ["Anrufe: angenommen ja/nein, Dauer in s (nur angenommene)", "dauer is present only where angenommen is true"],
    [
      "pedidos: canal web o tienda, dirección de envío (solo web)",
      "direccion_envio is present only where canal is web",
    ],
    [
      "flights: airline, actual dep, delay mins, 2% cancelled (no actual dep then)",
      "actual_dep is present only where cancelled is false",
    ],
    [
      "haggling logs: opening ask, final price in USDC, deal closed in 65%, none => no final price",
      "final_price is present only where deal_closed is true",
    ],
    [
      "CT scans: patient, contrast yes/no, contrast agent if so",
      "contrast_agent is present only where contrast is true",
    ],
  ]);
});

test("a figure that is reached decides a flag, and so does one behind what rows are judged to be", () => {
  check([
    ["loans: score, amount, approved exactly when score reaches 640", "approved is true exactly where score >= 640"],
    [
      "accounts: failed attempts 0-8, locked out exactly when those reach 5",
      "locked_out is true exactly where failed_attempts >= 5",
    ],
    [
      "wallets: sybil score 0 to 100, flagged as sybil above 80",
      "flagged_sybil is true exactly where sybil_score > 80",
    ],
    ["boreholes: nitrate mg/l, exceeds limit true above 50", "exceeds_limit is true exactly where nitrate > 50"],
    [
      "tyres: pressure bar, low pressure warning under 1.8",
      "low_pressure_warning is true exactly where pressure < 1.8",
    ],
    ["births: weeks, weight g, premature if under 37 weeks", "premature is true exactly where weeks < 37"],
    [
      "bottles: fill volume in ml, failed flag. A bottle fails exactly when it is under 495",
      "failed is true exactly where fill_volume < 495",
    ],
  ]);
});

test("a value that is there by a figure is told so, and bounds nothing", () => {
  check([
    ["reviews: rating 1-5, complaint text only for ratings below 3", "complaint_text is present only where rating < 3"],
    [
      "inspections: visit date, rating 0-5. Re-inspection due after 180 days, only for ratings below 3",
      "reinspection_due is present only where rating < 3",
    ],
    [
      "calls: wait seconds, callback number blank where the wait seconds are under 60",
      "callback_number is present only where wait_seconds >= 60",
    ],
  ]);
});
