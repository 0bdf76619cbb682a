import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function unitsOf(need: string): Record<string, string | null> {
  const { fields } = planOf(need, { assume: true });
  const stated = fields.filter(({ source, type }) => source === "stated" && type !== "id");
  return Object.fromEntries(stated.map(({ name, unit }) => [name, unit]));
}

test("a unit may be one per another, in words as with a slash", () => {
  assert.deepEqual(unitsOf("80 fields: fertilizer in kg per hectare, yield tonnes per hectare 2 to 9"), {
    fertilizer: "kg/ha",
    yield: "t/ha",
  });
  assert.deepEqual(unitsOf("80 Felder: Ertrag in Tonnen pro Hektar 3 bis 12, Dünger in kg pro Hektar"), {
    ertrag: "t/ha",
    dunger: "kg/ha",
  });
  assert.deepEqual(unitsOf("80 champs : rendement entre 20 et 120 q/ha, engrais en kg par hectare"), {
    rendement: "q/ha",
    engrais: "kg/ha",
  });
});

test("units of laboratories and the sea are what they are", () => {
  assert.deepEqual(unitsOf("60 samples: HbA1c in mmol/mol, resistance in mΩ, pressure in dbar"), {
    hba1c: "mmol/mol",
    resistance: "mohm",
    pressure: "dbar",
  });
});

test("a letter is a unit before a bound, and where heights are measured from is no name", () => {
  assert.deepEqual(unitsOf("90 rows: visibility in m capped at 9999, cloud base in ft"), {
    visibility: "m",
    cloud_base: "ft",
  });
  for (const from of ["above sea level", "a.s.l.", "asl"]) {
    const { constraints } = planOf(`90 lake readings: level in m ${from} from 412 to 431, inflow in m3/s`);
    const level = constraints.find(({ kind, field }) => kind === "range" && field === "level");
    assert.deepEqual([level?.value.min, level?.value.max], [412, 431], from);
  }
});

test("degrees of a temperature are no angle", () => {
  assert.deepEqual(unitsOf("90 rooms: temperature between 18 and 24 degrees"), { temperature: "C" });
});

function saidOf(need: string, kind: string): readonly (string | null)[] {
  const { constraints } = planOf(need, { assume: true });
  return constraints.filter((each) => each.kind === kind && each.source === "stated").map(({ field }) => field);
}

test("what may not repeat, of which no two are alike or each is there only once is unique", () => {
  assert.deepEqual(saidOf("80 books: ISBN may not repeat, title, no two titles alike", "unique"), ["isbn", "title"]);
  assert.deepEqual(saidOf("80 members: member no. each only once, name, joined", "unique"), ["member_no"]);
});

test("no two with the same number: the name behind it is a column that is unique", () => {
  for (const [need, name] of [
    ["400 cars, no two with the same plate; model, colour", "plate"],
    ["500 lockers: no two lockers have the same key code, floor, rent", "key_code"],
    ["2,000 vouchers, no two with the same eight-digit code; shop, amount", "voucher_code"],
  ] as const)
    assert.deepEqual(saidOf(need, "unique"), [name], need);
  assert.deepEqual(saidOf("80 bookings, no two at the same time; guest, table", "unique"), []);
});

test("never under one figure or over another: both are bounds of what stands before", () => {
  for (const need of [
    "resting pulse, normal around 54 bpm, sd 6, never under 38 or over 75, age",
    "resting pulse, never below 38 bpm nor above 75 bpm, age",
  ]) {
    const range = planOf(need).constraints.find(({ kind, field }) => kind === "range" && field === "resting_pulse");
    assert.deepEqual([range?.value.min, range?.value.max], [38, 75], need);
  }
});

test("a few duplicates are as many as the bracket behind says", () => {
  const plan = planOf("80 logs: id, level, message, a few exact duplicates (1%)", { assume: true });
  assert.equal(plan.constraints.find(({ kind }) => kind === "duplicates")?.value.duplicates, 0.01);
  assert.ok(!plan.fields.some(({ name }) => name === "few"));
});

test("a denied bound is the other one: nicht über, nie unter", () => {
  const { constraints, fields } = planOf("80 Kunden: Kundennummer, Umsatz nicht über 50.000 Euro, Alter nie unter 18");
  const ranges = constraints.filter(({ kind, source }) => kind === "range" && source === "stated");
  assert.deepEqual(
    ranges.map(({ field, value }) => [field, value.min, value.max]),
    [
      ["umsatz", undefined, 50_000],
      ["alter", 18, undefined],
    ],
  );
  assert.ok(fields.some(({ name }) => name === "umsatz"));
});

test("pesos are those of the only place that is named, by its name or that of its people", () => {
  for (const [need, unit] of [
    ["ventas en Colombia: cliente, importe en pesos", "COP"],
    ["20 clientes argentinos con importe en pesos", "ARS"],
    ["pedidos: cliente, importe en pesos", "MXN"],
    ["pedidos en Chile: cliente, importe en pesos mexicanos", "MXN"],
  ] as const)
    assert.equal(planOf(need).fields.find(({ name }) => name === "importe")?.unit, unit, need);
});

test("people are from where their adjective says, before the noun or behind it", () => {
  for (const [need, country] of [
    ["20 clientes alemanes con nombre", "DE"],
    ["20 clients français avec nom", "FR"],
    ["20 pacientes brasileiros com nome", "BR"],
    ["20 German customers with name", "DE"],
  ] as const)
    assert.deepEqual(
      planOf(need).constraints.find(({ kind }) => kind === "locale")?.value.places ??
        planOf(need).fields.find(({ name }) => name === "country")?.values,
      [country],
      need,
    );
});
