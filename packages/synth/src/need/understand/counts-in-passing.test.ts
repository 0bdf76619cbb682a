import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";
import { understand } from "./understand.ts";

const today = "2026-06-15";

function counted(need: string): readonly (readonly [string | null, unknown])[] {
  return planOf(need)
    .constraints.filter(({ kind }) => kind === "entities")
    .map(({ field, value }) => [field, (value as { count: number }).count]);
}

test("two that cannot be had at once are nobody who was counted, and contradict nothing", () => {
  const loans = planOf(
    "1,800 checkouts by 350 members of 600 books, due 21 days after checkout, no book lent to two people at the same moment",
  );
  assert.equal(loans.rows, 1_800);
  const rentals = "Car sharing: 900 rentals by 200 members of 45 cars, no car rented to two members at the same time";
  assert.equal(planOf(rentals).rows, 900);
  assert.deepEqual(
    counted("600 shifts, 40 nurses, 5 wards; a nurse cannot be on two wards in the same shift").map(
      ([, count]) => count,
    ),
    [40, 5],
  );
  const timetable = planOf("Timetable for 24 classes; a teacher may not be in two rooms in the same period");
  assert.ok(
    timetable.assumptions.some((each) => each.includes("a teacher may not be in two rooms in the same period")),
  );
  assert.equal(
    timetable.constraints.some(({ kind }) => kind === "tables"),
    false,
  );
  const slots = namesOf(
    planOf("900 telehealth appointments in May 2026, slots of 20 minutes, and no clinician double-booked"),
  );
  assert.equal(
    slots.some((name) => /clinician_double|booked$/.test(name)),
    false,
  );
});

test("what is denied begins behind the joint, so that the rows keep their name", () => {
  const names = namesOf(planOf("Customer list where nobody has two accounts at the same bank, 300 rows, name, bank"));
  assert.deepEqual(names, ["customer_id", "name", "bank"]);
  const costs = planOf("Costs lower in summer than in winter, 400 rows, month, cost");
  assert.equal(
    costs.constraints.some(({ kind }) => kind === "window"),
    false,
  );
  assert.equal(namesOf(costs).includes("than"), false);
});

test("no two of the same number stay unique, and what may be had twice is counted", () => {
  const orders = planOf("300 orders with order number and date, no two orders with the same number");
  assert.ok(orders.constraints.some(({ kind }) => kind === "unique"));
  assert.equal(understand({ need: "50 pupils in 5 classes of 12 or more pupils", today }).kind, "impossible");
});

test("a number that stands alone before what else is counted or graded is the number of rows", () => {
  assert.equal(planOf("Hotel reviews in Porto, 800, one to five stars, 25 hotels").rows, 800);
  assert.equal(planOf("Podcast listening events: 12,000, 900 listeners, 40 shows, seconds played").rows, 12_000);
  assert.equal(planOf("Museum visits in Vienna, 2,500, three ticket types, 12 museums").rows, 2_500);
  assert.equal(planOf("Loan applications, 4000, 12 to 60 months, amount, income").rows, 4_000);
  // Figures of a list stay values.
  assert.equal(planOf("Sprint times of athletes, 50, 60 or 70 metres, runner and time").rows, 5);
});

test("a sentence of nothing but a number that is enough tells the rows", () => {
  const calls = "Call centre records: agent name, seconds, outcome.";
  assert.equal(planOf(`${calls} Ten thousand is fine.`).rows, 10_000);
  assert.equal(planOf(`${calls} 2,000 would be enough.`).rows, 2_000);
  assert.equal(planOf("Bike repairs with cost and part, about 800 will do.").rows, 800);
  assert.equal(planOf("Rezepte mit Name und Kalorien. 400 reichen.").rows, 400);
  assert.equal(planOf("Survey answers with rating 1-5 (3 is ok), comment").rows, 5);
});

test("so many for each measure of something are no number of rows", () => {
  const need = "120 cows milked twice a day for 30 days, litres, cell count, mastitis only when the cell count is over";
  assert.equal(planOf(`${need} 400,000 per ml`).rows, 7_200);
  assert.equal(planOf(`${need} 400,000 cells per ml`).rows, 7_200);
  assert.equal(planOf("40 districts, monthly for a year, population density over 25,000 per sq km").rows, 480);
  assert.equal(understand({ need: "120 servers, 400,000 requests per server", today }).kind, "unclear");
});

test("points that lie across what is counted are places, and those of a score are none", () => {
  assert.equal(planOf("Soil samples from a vineyard: 240 points across 8 blocks, pH, depth").rows, 240);
  assert.equal(planOf("Air samples: 120 points across 6 streets, PM2.5").rows, 120);
  assert.equal(planOf("Games of a league, 300 rows: team, opponent, 120 points in 8 quarters").rows, 300);
});

test("what is done by or with fewer others is what the rows are", () => {
  for (const need of ["300 bookings of 8 halls", "900 rentals by 200 members of 45 cars"]) {
    const { rows, constraints } = planOf(need);
    assert.ok(constraints.some(({ kind, value }) => kind === "rows" && (value as { rows: number }).rows === rows));
  }
});

test("an amount that comes on its own day counts nothing, and is no step of the rows", () => {
  const salary =
    "Bank statement for a single person, all of 2024, CHF. Balance, amount. Salary of 6,400 lands on the 25th of";
  const plan = planOf(`${salary} every month, rent of 1,850 leaves on the 1st.`);
  assert.deepEqual(
    plan.constraints.filter(({ kind }) => kind === "entities" || kind === "cadence"),
    [],
  );
  assert.deepEqual(counted("Savings ledger, 200 rows, a pension of 1,400 arrives on the last day of every month"), []);
  // What is read on a day of each month is read so often.
  assert.equal(planOf("Meter readings on the 1st of every month for 30 flats in 2024, kWh").rows, 360);
});

test("when more happens is no time outside of which nothing does", () => {
  const windows = (need: string): readonly unknown[] =>
    planOf(need)
      .constraints.filter(({ kind }) => kind === "window")
      .map(({ value }) => value);
  assert.deepEqual(windows("pothole reports, 2 yrs, more in winter, severity low/medium/high, 3600 rows"), [
    { span: "P2Y" },
  ]);
  assert.equal(
    planOf(
      "Half-hourly electricity use for 50 homes through January 2025; kWh, with an evening peak between 5 and 8 pm",
    ).rows,
    74_400,
  );
  assert.deepEqual(windows("Coffee shop sales, 3000 rows, busier on weekends and in the morning, item, price"), []);
  assert.deepEqual(windows("Wetterdaten, 300 Zeilen, mehr im Winter, Niederschlag"), []);
  // What is only then, is only then.
  assert.equal(windows("Clinic calls between 8 am and 5 pm, 300 rows, caller, reason").length, 1);
  assert.equal(windows("Ski hire, only in winter, 300 rows, boots, price").length, 1);
  assert.ok(
    namesOf(planOf("vibration of 12 gearboxes, every 10 minutes for a day: rms, peak, bearing temp")).includes("peak"),
  );
});

test("a year of trading days is that year, and weekdays alone are when anything happens", () => {
  assert.equal(planOf("Daily OHLCV bars for 10 tickers over 2024 trading days only").rows, 2_620);
  assert.equal(planOf("Daily closes of 5 funds for 2500 trading days").rows, 12_500);
  const names = namesOf(planOf("Dental appointments in May 2026: weekdays only, 300 appointments, 6 dentists"));
  assert.equal(names.includes("weekday"), false);
});

test("years that are listed in turn are a window, and those of a column its values", () => {
  const windows = (need: string): readonly unknown[] =>
    planOf(need)
      .constraints.filter(({ kind }) => kind === "window")
      .map(({ value }) => value);
  assert.deepEqual(windows("950 court cases, filing date in 2022 or 2023, amount"), [
    { from: "2022-01-01", to: "2023-12-31" },
  ]);
  assert.deepEqual(windows("80 court cases, filing date in 2019, 2020 or 2021, amount"), [
    { from: "2019-01-01", to: "2021-12-31" },
  ]);
  assert.deepEqual(windows("laptops, model year 2022 or 2023, price, 300 rows"), []);
});

test("what one row alone lacks is no column", () => {
  const staff = "HR file of 640 employees. Each has a manager_id that refers to another employee in the same file";
  const names = namesOf(planOf(`${staff}, apart from one CEO whose manager is blank. Hire dates 2009-2025.`));
  assert.deepEqual(names, ["employee_id", "manager_id", "hire_date"]);
  assert.equal(namesOf(planOf(`${staff}, except for one director who has no manager.`)).includes("except"), false);
  assert.ok(namesOf(planOf("60 houses with price, excluding land value, and area")).length >= 2);
});
