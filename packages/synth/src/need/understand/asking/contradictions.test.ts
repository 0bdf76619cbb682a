import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../understand.ts";

const today = "2026-06-15";

function reasonsOf(need: string, rows?: number): string {
  const understood = understand({ need, today, ...(rows === undefined ? {} : { rows }) });
  return understood.kind === "impossible" ? understood.reasons.map(({ reason }) => reason).join("; ") : understood.kind;
}

const contradictions: readonly (readonly [need: string, about: RegExp])[] = [
  [
    "students: id, grade mean 140 between 0 and 100, class",
    /mean 140.*cannot both hold for grade: its mean lies outside/,
  ],
  ["goat weights normal around 120 kg sd 5, minimum 10 max 60 kg, breed", /120 kg/],
  ["5000 rows with a unique rating from 1 to 5 and a reviewer name", /rating is to be unique in 5000 rows/],
  ["100 shipments from 400 carriers, every carrier appears at least once", /400 of carrier .* 100 rows/],
  ["0 rows of orders with price and sku", /at least one row/],
  ["-50 rows of invoices with amount, due date", /"-50 rows"/],
  ["number of rows: -10, name, age", /at least one row/],
  ["min_score: 90, max_score: 20; player, level, score", /score cannot be at least 90 and at most 20/],
  ["shifts: end after start and start after end, nurse, start, end", /start.*end/],
  ["discharged before admitted and admitted before discharged: patient id, ward", /discharged and admitted cannot/],
  ["orders from March 2025 to January 2025, customer, total", /"from March 2025 to January 2025"/],
  ["vessel calls with arrival from 2024-09-01 to 2024-03-01, berth", /window ends before it starts/],
  ["ventas entre mayo de 2025 y enero de 2025, tienda, importe", /window ends before it starts/],
  ["uptime percentage at least 120%, host, region", /uptime_percentage .* above 100%/],
  ["fraud rate 250%, card id, amount", /fraud rate 250%": a rate of 250%/],
  ["null rate of 130% in email, name, city", /a rate of 130%/],
  ["segment A 50%, B 40%, C 30%; visits, spend", /add up to 120%/],
  ["60% male, 55% female students, grade", /add up to 115%/],
  ["town hall vote of 500 people: 50% yes, 40% no, 30% undecided", /add up to 120%/],
  ["Abstimmung unter 400 Leuten: 60% ja, 35% nein, 20% unentschlossen", /add up to 115%/],
  ["theatre tickets sold, 55% adults, 30% seniors, 25% students, with seat and EUR price", /add up to 110%/],
  ["gym members: 70% monthly, 40% yearly, join date, age", /add up to 110%/],
  [
    "cold store sensors, never below 5 °C, 10% of readings under zero, door",
    /at least 5 C, yet 10% of it is to be below 0/,
  ],
  ["deliveries: driver, km between 5 and 80, 20% over 100 km", /yet 20% of it is to be above 100/],
  ["parcels picked up 10 March 2026 and delivered 2 March 2026, 400 of them", /what comes later lies in the earlier/],
  ["800 subscribers: plan basic 60%, plus 40%, pro 20%, started on", /add up to 120%/],
  ["300 tickets: priority low 70%, high 30%, urgent 20%, agent", /"urgent 20%" exclude each other, .*120%/],
  ["helpers: stall bar, grill or raffle with 60% at the bar, 50% at the grill, one stall each", /add up to 110%/],
  [
    "tickets: priority must be one of low, high; 90% medium priority, opened at",
    /one of low, high" leaves no room for "90% medium priority"/,
  ],
  ["users with age >= 65 and age < 18, name, city", /">= 65" and "< 18" cannot both hold for age/],
  ["50/50/50 split of red, green, blue; id, size", /shares of the split add up to 150%/],
];

describe("a need that contradicts itself", () => {
  for (const [need, about] of contradictions)
    it(`is told what contradicts what: ${need}`, () => assert.match(reasonsOf(need), about));

  it("is not one that sounds alike", () => {
    for (const need of [
      "students: id, grade mean 60 between 0 and 100, class",
      "PHQ-9, 9 items each 0 to 3, total score is the sum, 400 respondents",
      "theatre tickets sold, 55% adults, 30% seniors, 15% students, with seat and EUR price",
      "patients: 60% smokers, 50% diabetic, age, ward",
      "deliveries: driver, km between 5 and 180, 20% over 100 km",
      "200 rows with a unique score from 1 to 500 and a nickname",
      "100 carriers, 400 shipments, each carrier appears at least once",
      "shops: price between 10 and 50 EUR, average 80 visitors, city",
      "lamp_id, lux [100..2000], dimmed bool, fault enum(none,driver,led), hours_on ~N(4000,800)",
      "orders with 0 rows with missing values, price, sku",
      "orders, price, customer, no null rows",
      "invoices -500 rows, amount, due date",
      "10-50 rows of orders, price, customer",
      "min_score: 20, max_score: 90; player, level, score",
      "subtotal <= total, total <= credit limit, customer",
      "orders from November 2024 to January 2025, customer, total",
      "from November to February: snow depth, station, time",
      "revenue growth 150%, company, year",
      "interest 250% apr payday loans, amount, term",
      "cpu over 100%, pod, time",
      "age >= 65 and weight < 180, name, city",
      "50/30/20 split of red, green, blue; id, size",
      "priority low or high, 90% high priority, tickets opened at",
    ])
      assert.equal(reasonsOf(need), "planned", need);
  });

  it("is mended by rows that are asked beside it", () => {
    assert.equal(reasonsOf("0 rows of orders with price and sku", 20), "planned");
    assert.equal(reasonsOf("100 shipments from 400 carriers, every carrier appears at least once", 500), "planned");
  });
});

it("rates of two things are two, whatever their names have in common", () => {
  for (const need of [
    "suppliers: orders, on-time rate 80-100%, defect rate under 5%, rating A-D",
    "suppliers: on time rate 80-100%, return rate under 5%",
    "staff by site: full-time share 60-80%, turnover share under 20%",
  ])
    assert.equal(understand({ need, today: "2026-06-15" }).kind, "planned", need);
  assert.equal(
    understand({ need: "suppliers: on-time rate 80-100%, on-time rate under 5%", today: "2026-06-15" }).kind,
    "impossible",
  );
});
