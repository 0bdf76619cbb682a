import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import { inferredDataset } from "../../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../../quality/parsed-rows.ts";
import { judge } from "../../verdicts.ts";
import { understand } from "../understand.ts";

/** Relations that the buyer says in many ways, and the statements that the plan has of them. */
const said: readonly (readonly [need: string, ...statements: string[]])[] = [
  ["weather: station, temperature, dew point (never above temperature), wind in m/s", "dew_point <= temperature"],
  [
    "bugs: bug id, status open or closed, opened date, closed date (not before opened, empty while open)",
    "opened_date <= closed_date",
    "closed_date is present only where status is closed",
  ],
  [
    "haggling agents: offer, buyer's budget, outcome accepted or rejected, agreed price, which never exceeds the budget and exists only if accepted",
    "agreed_price <= buyer_budget",
    "agreed_price is present only where outcome is accepted",
  ],
  ["hotel reviews: rating, stay date, review date after it", "stay_date < review_date"],
  ["lab samples: sample id, collected time, verified time after collection, value", "collected_time < verified_time"],
  ["homebrew: original gravity 1.035-1.110, final gravity below the original, ABV", "final_gravity < original_gravity"],
  [
    "hourly candles: open, high, low, close; low is never above open or close, high is never below them",
    "low <= open",
    "low <= close",
    "open <= high",
    "close <= high",
  ],
  ["invoices: invoice no, issue date, due date 14 days later, net amount", "due_date = issue_date + 14d"],
  [
    "facturas: cliente, importe, fecha de vencimiento 20 días después de la emisión",
    "fecha_vencimiento = fecha_emision + 20d",
  ],
  [
    "trees: girth cm 20-300, felling yes/no (felling when girth is above 250), park",
    "felling is true exactly where girth > 250",
  ],
  [
    "wells: nitrate mg/l 0-90, unsafe flag when the nitrate is over 50, village",
    "unsafe is true exactly where nitrate > 50",
  ],
  ["paintings: low guess, high guess (above low), wall", "low_guess < high_guess"],
  ["parishes: census, ballots returned (never more than the census), spoilt ballots", "ballots_returned <= census"],
  ["pets: date of death, date of cremation (later than the death), colour", "date_of_death < date_of_cremation"],
  ["repairs: start, restored, minutes dark (restored minus start), crew", "minutes_dark = restored_at - start_time"],
  [
    "callouts: alarm time, on-scene time, reaction minutes = on scene minus alarm",
    "reaction_minutes = on_scene_time - alarm_time",
  ],
  [
    "baptisms: birth date, baptism date (at the latest 14 days after), parish",
    "baptism_date is at most 14 day after birth_date",
  ],
  [
    "relay: half split in seconds, finish time between 7,500 and 23,400 s, always longer than the half split",
    "half_split < finish_time",
  ],
  ["biscuits: planned boxes 500 to 900, packed boxes (maximum the planned), shift", "packed_boxes <= planned_boxes"],
  [
    "form inputs: email, is_valid (70% true), expected error message, filled only for the invalid ones",
    "expected_error_message is present only where is_valid is false",
  ],
  [
    "500 follow edges: follower id, followed id, created date; nobody follows themselves",
    "follower_id and followed_id differ",
  ],
  [
    "chess games: white player, black player, result; nobody plays against himself",
    "white_player and black_player differ",
  ],
  [
    "phishing drill: employee id, opened, clicked 8%, training assigned if clicked",
    "training_assigned is true exactly where clicked is true",
  ],
  [
    "QA cases: expected status code, actual status code, passed = actual equals expected",
    "passed is true exactly where actual_status_code = expected_status_code",
  ],
  [
    "orders: order date, ship date between 1 and 5 days after order date, delivery date within 10 days of shipping",
    "ship_date is 1 to 5 day after order_date",
    "delivery_date is at most 10 day after ship_date",
  ],
  ["returns: price in EUR, refund, price >= refund", "refund <= price"],
  ["claims: billed, allowed and paid in USD, paid never more than billed", "paid <= billed"],
  [
    "milk: morning yield and evening yield in litres, daily yield is their sum, fat 3.2-5.1 %, protein 2.9-3.8 % and never above fat",
    "daily_yield = morning_yield + evening_yield",
    "protein <= fat",
  ],
  ["candles: open, high, low, close, a VWAP that stays between low and high", "low <= vwap", "vwap <= high"],
  ["orders: subtotal, shipping, tax = 19% of subtotal, total = subtotal + shipping + tax", "tax = subtotal * 0.19"],
  ["flats: area m2, rent EUR, deposit is three times the rent, price per m² = rent / area", "deposit = rent * 3"],
  ["assays: gold lognormal median 0.4 ppm, silver never below gold", "gold <= silver"],
  ["funerals: total cost $1,900 to $14,500, deposit, never above the total", "deposit <= total_cost"],
  ["matches: home team and away team never equal, attendance below capacity, capacity", "attendance < capacity"],
  [
    "login attempts: username, success 20%, failure reason only when not successful",
    "failure_reason is present only where success is false",
  ],
  ["weather: temperature -20 to 12 °C, dew point never above it", "dew_point <= temperature"],
  [
    "Reparaturen: gemeldet am, Status offen oder erledigt, erledigt am nicht vor gemeldet am und leer solange offen",
    "gemeldet_am <= erledigt_am",
    "erledigt_am is present only where status is erledigt",
  ],
  [
    "citas: especialidad, cancelada 12 %, motivo de cancelación sólo entonces",
    "motivo_cancelacion is present only where cancelada is true",
  ],
  [
    "stock: opening stock, received, sold, closing stock = opening + received - sold",
    "closing_stock = opening_stock + received - sold",
  ],
  [
    "reviews: rating 1-5, bonus EUR 0-500, bonus only if rating is at least 4",
    "bonus is present only where rating >= 4",
  ],
  [
    "loans: days overdue 0-90, late fee only when days overdue exceeds 10",
    "late_fee is present only where days_overdue > 10",
  ],
  [
    "freezers: temperature -25 to 5, alarm exactly when the temperature is above -10",
    "alarm is true exactly where temperature > -10",
  ],
  ["rentals: start, end at least one day after start, monthly rent EUR", "end_date is at least 1 day after start_date"],
  [
    "permits: submission date, decision approved, refused or pending, decision date not before submission and empty while pending",
    "submission_date <= decision_date",
    "decision_date is present only where decision is approved or refused",
  ],
];

describe("a relation that the buyer says", () => {
  for (const [need, ...statements] of said) {
    test(`is in the plan and kept by every row: ${need}`, () => {
      const understanding = understand({ need, today: "2026-06-15", rows: 300, assume: true });
      assert.equal(understanding.kind, "planned");
      if (understanding.kind !== "planned") return;
      const { plan } = understanding;
      const found = plan.relations.map(({ statement }) => statement);
      assert.deepEqual(
        statements.filter((statement) => !found.includes(statement)),
        [],
        found.join("; "),
      );
      const rows = [...parsedRows(inferredDataset(plan.blueprint), "relations", 0, plan.rows)];
      const { relations } = judge(plan, rows, true, "2026-06-15");
      assert.deepEqual(
        relations.filter(({ satisfied }) => satisfied === false).map(({ statement }) => statement),
        [],
      );
    });
  }
});

test("a window on the later of two times holds, and the earlier one is told from it", () => {
  const need = "berth calls: vessel name, arrival before departure, departure in April 2025, moves";
  const understanding = understand({ need, today: "2026-06-15", rows: 300, assume: true });
  assert.equal(understanding.kind, "planned");
  if (understanding.kind !== "planned") return;
  const { plan } = understanding;
  const rows = [...parsedRows(inferredDataset(plan.blueprint), "relations", 0, plan.rows)];
  const verdicts = judge(plan, rows, true, "2026-06-15");
  const broken = [...verdicts.constraints, ...verdicts.relations].filter(({ satisfied }) => satisfied === false);
  assert.deepEqual(broken, []);
  assert.ok(plan.relations.some(({ statement }) => statement === "arrival < departure"));
});

test("what a condition of two times decides binds no other column", () => {
  const need =
    "courier trips: picked up at, delivered at, tip EUR, late if delivered more than 45 minutes after pickup";
  const understanding = understand({ need, today: "2026-06-15", rows: 50, assume: true });
  assert.equal(understanding.kind, "planned");
  if (understanding.kind !== "planned") return;
  const statements = understanding.plan.relations.map(({ statement }) => statement);
  assert.ok(statements.includes("late is true exactly where delivered_at is more than 45 minutes after picked_up_at"));
  assert.deepEqual(
    understanding.plan.constraints.filter(({ kind, source }) => kind === "range" && source === "stated"),
    [],
  );
});

test("right behind a time what comes later by its name is a time too, and no state", () => {
  const understanding = understand({
    need: "courier parcels: barcode, picked up, delivered, attempts 1-3",
    today: "2026-06-15",
  });
  assert.ok(understanding.kind === "planned");
  const types = Object.fromEntries(understanding.plan.fields.map(({ name, type }) => [name, type]));
  assert.deepEqual([types.picked_up_at, types.delivered_at], ["datetime", "datetime"]);
});

test("a qualified count is never more than the whole", () => {
  const understanding = understand({ need: "200 site days: visits, unique visits, region", today: "2026-06-15" });
  assert.ok(understanding.kind === "planned");
  const { plan } = understanding;
  assert.ok(plan.relations.some(({ statement }) => statement === "unique_visits <= visits"));
  const rows = [...parsedRows(inferredDataset(plan.blueprint), "s", 0, plan.rows)] as Record<string, number>[];
  assert.ok(rows.every((row) => (row.unique_visits ?? 0) <= (row.visits ?? 0)));
});

test("what cannot be the other one differs from it, and is of its kind", () => {
  for (const need of [
    "300 approvals: author, reviewer, the reviewer is never the author",
    "300 approvals: author, reviewer - who can't be the author, date",
  ])
    assert.ok(
      planOf(need).relations.some(({ statement }) => statement === "reviewer and author differ"),
      need,
    );
});

test("a due date is told by terms that are figures", () => {
  const plan = planOf(
    "4,000 invoices with terms of 30, 45 or 60 days, invoice date, due date = invoice date plus terms",
  );
  assert.ok(plan.relations.some(({ statement }) => statement === "due_date = invoice_date + term"));
});
