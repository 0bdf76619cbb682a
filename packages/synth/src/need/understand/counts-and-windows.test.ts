import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

/** What a plan promises of one kind, whatever field it is of. */
function valuesOf(need: string, kind: string): readonly unknown[] {
  return planOf(need)
    .constraints.filter((each) => each.kind === kind && each.source === "stated")
    .map(({ value }) => value);
}

test("a count may have adjectives before its noun, or stand alone behind a date or at the end of a sentence", () => {
  for (const [need, rows] of [
    ["500 made-up UK sales invoices with net, VAT and gross", 500],
    ["3,000 deliberately broken JSON-RPC messages for testing our parser: message, error code", 3000],
    ["car rental contracts, Mallorca airport, June to August 2025, 2k", 2000],
    ["pairwise preference judgments (arena style), 8000. prompt, response_a, response_b, winner", 8000],
    ["Rent roll for my 64 flats: flat no, tenant, rent. Around 5 of them should be standing empty.", 64],
  ] as const)
    assert.equal(planOf(need).rows, rows, need);
});

test("counts that are set against each other, or said of each, multiply", () => {
  for (const [need, rows] of [
    ["Stroop task: 64 participants x 120 trials, word colour, reaction time", 7680],
    ["wheat trial: 24 varieties x 4 reps x 6 locations, sowing date, yield", 576],
    ["sensory panel scores, 12 assessors, 10 yoghurts, 3 replicates, sweetness 0-100", 360],
    ["star photometry: 90 stars, around 200 observations of each, magnitude", 18_000],
    ["marks: 180 pupils in years 7, 8 and 9, six maths tests each, marks out of 40", 1080],
    ["blood results for 1,500 diabetic outpatients, four draws per patient, one row per draw: creatinine, eGFR", 6000],
    ["wind tunnel runs: mach, lift, 3 models x 40 runs each", 120],
  ] as const)
    assert.equal(planOf(need).rows, rows, need);
});

test("where what is counted is from decides the money, and is no column", () => {
  const plan = planOf("Payslips for 250 UK staff: gross, net");
  assert.equal(plan.fields.find(({ name }) => name === "gross")?.unit, "GBP");
  assert.ok(!namesOf(plan).includes("country"));
});

test("a window that is open ends today, one that lies ahead ends where it was said", () => {
  const window = (need: string) => valuesOf(need, "window")[0];
  assert.deepEqual(window("clicks since the beginning of April: url"), { from: "2026-04-01", to: "2026-06-15" });
  assert.deepEqual(window("customs entries, first half of the year 2026: declared value, importer"), {
    from: "2026-01-01",
    to: "2026-06-30",
  });
  assert.deepEqual(window("reservas de hotel, julho e agosto de 2026: noites"), {
    from: "2026-07-01",
    to: "2026-08-31",
  });
  assert.deepEqual(window("a log of slow queries from yesterday: database, duration"), {
    from: "2026-06-14",
    to: "2026-06-14",
  });
  assert.deepEqual(window("emergency calls, 31 Dec 2025 18:00 until 1 Jan 2026 06:00, reason and priority"), {
    from: "2025-12-31T18:00:00Z",
    to: "2026-01-01T06:00:00Z",
  });
});

test("a length may end today in other words, and be told in halves and quarters", () => {
  const window = (need: string) => valuesOf(need, "window")[0];
  assert.deepEqual(window("12 hives, the 60 days up to today, every half hour: weight"), { last: "P60D" });
  assert.deepEqual(window("40 inverters, 5 minute step, 20 days back from now: DC power"), { last: "P20D" });
  assert.deepEqual(window("9,000 truck trips within the last half-year: distance"), { last: "P6M" });
  assert.deepEqual(window("16 fridges, a reading every quarter of an hour for 45 days to yesterday: temperature"), {
    from: "2026-05-01",
    to: "2026-06-14",
  });
});

test("years behind a column of years are its bounds", () => {
  const range = (need: string) => valuesOf(need, "range")[0];
  assert.deepEqual(range("used cars: make, model year 2016 or newer"), { min: 2016 });
  assert.deepEqual(range("planets: discovery method, discovery year since 1995"), { min: 1995 });
  assert.deepEqual(range("vins : millésime 2005 à 2023, prix"), { min: 2005, max: 2023 });
});

test("a step of time may be written as one word, or have what is done between its figure and its noun", () => {
  const every = (need: string) => valuesOf(need, "cadence")[0];
  assert.deepEqual(every("weather of May 2026 in ten-minute steps: temperature"), { every: "PT10M" });
  assert.deepEqual(every("pod metrics, 60 pods, 30s scrape interval, 2 hours: pod, cpu"), { every: "PT30S" });
  assert.deepEqual(every("10-min SCADA from 15 wind turbines: wind speed"), { every: "PT10M" });
  assert.deepEqual(every("Payslips of 250 staff, one per month January to December 2025: gross"), { every: "P1M" });
});

test("rhythms to choose from and times of day are no steps", () => {
  for (const need of [
    "5 500 members of a fitness club, type monthly / quarterly / yearly, fee",
    "20 mil exames de laboratório: horário da coleta, tipo",
    "2.500 reservas de um hotel: noites, diária entre 80 e 240 euros",
  ])
    assert.deepEqual(valuesOf(need, "cadence"), [], need);
});

test("subjects of pupils are no persons, racks read every five minutes are no rows", () => {
  const counted = (need: string) => planOf(need).constraints.filter(({ kind }) => kind === "entities");
  assert.deepEqual(
    counted("exams of 250 pupils in 5 subjects: points 0-60").map(({ field }) => field),
    ["student_id", "subject"],
  );
  const plan = planOf("server racks, temperature 18 to 27 °C every 5 minutes for two days, 12 racks");
  assert.equal(plan.rows, 6912);
});

test("quarter hours are steps", () => {
  assert.deepEqual(valuesOf("timesheets: employee, date, hours up to 10 in quarter hours", "step"), [
    { step: 0.25, from: 0 },
  ]);
});

test("dates in brackets explain a season in its own years, and take its words with them", () => {
  for (const [need, from, to] of [
    [
      "ski lift passages in winter 2023/24 (15 December to 10 April): pass number, lift, scan time",
      "2023-12-15",
      "2024-04-10",
    ],
    ["hourly logs of 4 weather stations, winter 2024/25 (1 Dec to 28 Feb): air temp, gust", "2024-12-01", "2025-02-28"],
    [
      "entradas de teatro, temporada 2024-2025 (del 1 de octubre al 31 de mayo): butaca, precio",
      "2024-10-01",
      "2025-05-31",
    ],
  ] as const) {
    const plan = planOf(need);
    const [window] = plan.constraints.filter(({ kind }) => kind === "window");
    assert.deepEqual(window?.value, { from, to }, need);
    assert.ok(!namesOf(plan).some((name) => /winter|temporada/.test(name)), need);
  }
});

test("what lies ahead is told by when it takes place, and was booked before", () => {
  for (const [need, booked, event] of [
    ["restaurant reservations for next month, 300 rows: booked on, seating time, covers", "booked_on", "seating_time"],
    ["dinner bookings next week, 200 rows: covers, arrival time, booked on", "booked_on", "arrival_time"],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.constraints.find(({ kind }) => kind === "window")?.field, event, need);
    for (const row of rowsOf(plan, 100)) assert.ok(String(row[booked]) <= String(row[event]), need);
  }
});

test("those who died or were baptised in a century were born before", () => {
  for (const [need, later] of [
    ["baptisms 1850 to 1900, 200 rows: baptism date, date of birth, father", "baptism_date"],
    ["parish burials 1790 to 1830, 200 entries: name, date of birth, date of death", "date_of_death"],
  ] as const)
    for (const row of rowsOf(planOf(need), 100)) assert.ok(String(row.date_of_birth) <= String(row[later]), need);
});

test("groups of so many rows each keep their number", () => {
  for (const [need, rows] of [
    ["agent traces: run id, step number, tool name, 2,000 runs with 5 to 30 steps each", 35_000],
    ["800 conversations of 6 to 20 turns, with intent, resolved yes/no", 10_400],
    ["120 cows, twice a day for 300 days of lactation: litres, fat %", 72_000],
  ] as const)
    assert.equal(planOf(need).rows, rows, need);
});
