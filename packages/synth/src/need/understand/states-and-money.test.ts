import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

function relationsOf(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

function rangeOf(need: string, field: string): unknown {
  const found = planOf(need).constraints.find((each) => each.field === field && each.kind === "range");
  const { min, max } = found?.value ?? {};
  return min === undefined ? { max } : { min, max };
}

test("a state of a flag is its contrary where the words say so", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["truck pings: speed, engine on or not. Speed is 0 when the engine is off", "speed is 0 where engine is false"],
    [
      "GPS de camiones: velocidad, motor encendido o no. Con el motor apagado la velocidad es 0.",
      "velocidad is 0 where motor_encendido is false",
    ],
    ["doors: open yes/no, alarm code only when closed", "alarm_code is present only where open is false"],
    ["doors: open yes/no, opened at only if open", "opened_at is present only where open is true"],
  ];
  for (const [need, relation] of cases) assert.ok(relationsOf(need).includes(relation), need);
});

test("a state behind the name of the status is one of its states", () => {
  const plan = planOf("bug tracker: severity, status, opened, closed only if status closed");
  assert.ok(plan.relations.some(({ statement }) => statement === "closed_at is present only where status is closed"));
  const status = plan.fields.find(({ name }) => name === "status");
  assert.ok(Array.isArray(status?.values) && status.values.includes("closed") && !status.values.includes("done"));
});

test("words in a title are no state", () => {
  const all = relationsOf("library loans: borrower, title, loan date, return date (empty when the book is still out)");
  assert.ok(!all.some((statement) => statement.includes("title")), all.join("; "));
});

test("who goes free pays nothing", () => {
  for (const [need, relation] of [
    [
      "museum tickets: ticket type adult/child/member, price paid, members go free",
      "price_paid is 0 where ticket_type is member",
    ],
    [
      "pool visits: visitor (adult, child, senior), fee up to 9 EUR; children pay nothing",
      "fee is 0 where visitor is child",
    ],
    [
      "entradas: tipo (adulto, niño, jubilado), precio hasta 14 euros, jubilados no pagan",
      "precio is 0 where tipo is jubilado",
    ],
  ] as const)
    assert.ok(relationsOf(need).includes(relation), need);
});

test("money that nothing names is what the rows are worth", () => {
  assert.deepEqual(rangeOf("rooms to let between 380 and 720 EUR, 9-25 m2, floor", "monthly_rent"), {
    min: 380,
    max: 720,
  });
  assert.deepEqual(rangeOf("lamps sold for 20-90 EUR: colour, wattage", "price"), { min: 20, max: 90 });
  assert.deepEqual(rangeOf("taxi rides, 5 to 60 EUR, driver, start", "fare"), { min: 5, max: 60 });
  assert.deepEqual(rangeOf("gifts: donor, 5-500 EUR, date", "amount"), { min: 5, max: 500 });
  const fines = planOf("council parking fines: street, issued at, either 35 or 70 pounds").constraints;
  assert.deepEqual(fines.find(({ kind }) => kind === "enum")?.field, "amount");
});

test("prices of a day in other languages are worked out as in English", () => {
  for (const need of [
    "Mietwagen: Tage, Tagespreis 25 bis 180 EUR, Gesamtpreis",
    "rentals: days, daily rate 25 to 180 EUR, total price",
  ])
    assert.ok(
      relationsOf(need).some((statement) => statement.includes(" × ")),
      need,
    );
});

test("what is called a date is a day, though the domain keeps the time", () => {
  const plan = planOf("parcels: promised and delivered date, late flag; bank transfers are none");
  for (const { name, type } of plan.fields) if (name.endsWith("_date")) assert.equal(type, "date", name);
  const orders = planOf("orders: order date, order total, shipped at").fields;
  assert.equal(orders.find(({ name }) => name === "order_date")?.type, "date");
  assert.equal(orders.find(({ name }) => name === "shipped_at")?.type, "datetime");
});

test("a share of one state leaves the others", () => {
  const rows = rowsOf(planOf("200 x402 calls on Base: endpoint, settlement failed for 4%"));
  assert.equal(rows.filter(({ settlement }) => settlement === "failed").length, 8);
});

test("what is worked out of fractions is one, and what is left of so many is never less than none", () => {
  const sprayings = rowsOf(planOf("200 sprayings: dose 0.1 to 5 l/ha, area in ha, total volume (dose times area)"));
  assert.ok(sprayings.some(({ total_volume: volume }) => !Number.isInteger(volume)));
  const days = rowsOf(planOf("200 bakery days: baked, sold, binned = baked minus sold"));
  assert.ok(days.every(({ binned }) => Number(binned) >= 0));
});

test("a currency in a name is that of the column", () => {
  const units = planOf("dex wallets: first seen, total gas in ETH, dex volume usd").fields;
  assert.equal(units.find(({ name }) => name === "dex_volume")?.unit, "USD");
  assert.equal(units.find(({ name }) => name === "total_gas")?.unit, "ETH");
});

test("a thing or not that thing are two kinds of it", () => {
  for (const need of [
    "injuries: player, contact / non-contact, days out",
    "injuries: player, contact/non-contact, days out",
  ]) {
    const plan = planOf(need);
    assert.deepEqual(plan.fields.find(({ name }) => name === "contact_type")?.values, ["contact", "non-contact"], need);
  }
});

test("what holds so many of another holds each of them, and it is those that are read", () => {
  const plan = planOf("pings of 12 trains with 6 carriages each, every minute for an hour: speed, door state");
  assert.equal(plan.rows, 12 * 6 * 60);
  const trains = new Map<unknown, Set<unknown>>();
  for (const row of rowsOf(plan))
    trains.set(row.train_id, (trains.get(row.train_id) ?? new Set()).add(row.carriage_id));
  assert.deepEqual(
    [...trains.values()].map(({ size }) => size),
    Array(12).fill(6),
  );
});

test("late by a time that no column measures is late by the whole", () => {
  const all = relationsOf("emergency calls: called, dispatched, arrived, slow if over 12 minutes");
  assert.ok(
    all.some((one) => one.startsWith("slow is true exactly where arrived_at is more than 12 minutes after called_at")),
    all.join("; "),
  );
});

test("methods and content types are called by their path", () => {
  const uploads = planOf("uploads: file name, content type image/png, image/jpeg or application/pdf");
  assert.deepEqual(uploads.constraints.find(({ kind }) => kind === "enum")?.value, {
    enum: ["image/png", "image/jpeg", "application/pdf"],
  });
  const traces = planOf("MCP sessions: method (initialize, tools/list, tools/call), tool name only for tools/call");
  assert.ok(
    traces.relations.some(({ statement }) => statement === "tool_name is present only where method is tools/call"),
  );
});

test("a decimal comma before a unit is one in English too, and elsewhere parts figures", () => {
  assert.deepEqual(rangeOf("parcels: weight till 31,5 kg", "weight"), { max: 31.5 });
  assert.deepEqual(rangeOf("boxes: price 2,5 to 14 EUR", "price"), { min: 2.5, max: 14 });
  const sizes = planOf("tiles: size 5,10 or 20").constraints.find(({ kind }) => kind === "enum");
  assert.deepEqual(sizes?.value, { enum: ["5", "10", "20"] });
});

test("counts since last month say nothing of when the rows are from", () => {
  for (const need of ["gym members: name, visits in the last 30 days, fee", "members: name, complaints this year, fee"])
    assert.ok(!planOf(need).constraints.some(({ kind }) => kind === "window"), need);
  const readings = planOf("sensor readings: device, temperature, last 30 days");
  assert.ok(readings.constraints.some(({ kind }) => kind === "window"));
});

test("the other of a list with shares has what is left", () => {
  const shares = planOf("blood donors: group (O+ 37%, A+ 34%, B+ 9%, other), hb").constraints.find(
    ({ kind }) => kind === "shares",
  );
  assert.match(String(shares?.understoodAs), /37% O\+.*20% other/);
});

test("the end of a range of them counts no rows, and colonies per gram are a unit", () => {
  assert.equal(
    planOf("translators: name, languages (2 to 4 of them), rate per word 0.06-0.22 USD").rowsSource,
    "default",
  );
  const bacteria = planOf("food samples: shop, product, bacteria cfu/g lognormal, lab").fields;
  assert.equal(bacteria.find(({ name }) => name === "bacteria")?.unit, "CFU/g");
});

test("a code behind an article is no place", () => {
  assert.ok(!namesOf(planOf("HPLC results of a QC lab: batch, analyte, result")).includes("country"));
});
