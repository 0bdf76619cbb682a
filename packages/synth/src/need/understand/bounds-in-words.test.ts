import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

/** The stated bounds of a plan by their field. */
function bounds(need: string): Readonly<Record<string, unknown>> {
  const said = planOf(need).constraints.filter(({ kind, source }) => kind === "range" && source === "stated");
  return Object.fromEntries(said.map(({ field, value }) => [field ?? "", value]));
}

test("behind thousands an m is a million", () => {
  assert.deepEqual(bounds("FX deals: notional 100k to 5m, forward rate"), {
    notional: { min: 100_000, max: 5_000_000 },
  });
});

test("any comparative bounds, denied or said of nobody", () => {
  for (const [need, field, value] of [
    ["quakes: magnitude, depth not deeper than 180 km", "depth", { max: 180, unit: "km" }],
    ["waiting list: distance in miles, nobody lives further than 5, offers", "distance", { max: 5 }],
    ["parcels: weight no heavier than 31.5 kg, country", "weight", { max: 31.5, unit: "kg" }],
    ["tanks: depth never shallower than 2 m, volume", "depth", { min: 2, unit: "m" }],
  ] as const)
    assert.deepEqual(bounds(need)[field], value, need);
});

test("figures may have what they mean in brackets, and stand in the order in which they come", () => {
  for (const [need, field, value] of [
    ["survey: age, satisfaction from 1 (very bad) to 7 (very good), comment", "satisfaction", { min: 1, max: 7 }],
    ["cells: cycle, SOH % starting at 100 and going down to 70", "soh", { min: 70, max: 100 }],
    [
      "loggers: actual temp (°C, stays between minus 25 and minus 15), humidity %",
      "actual_temp",
      { min: -25, max: -15 },
    ],
    ["webhooks: attempt no (starts at 1, give up after 5), http status", "attempt_no", { min: 1, max: 5 }],
    ["bids: bid price in EUR, quality score out of 100", "quality_score", { min: 0, max: 100 }],
  ] as const)
    assert.deepEqual(bounds(need)[field], value, need);
});

test("other languages say bounds with verbs, and brackets with bounds hold no members", () => {
  for (const [need, field, value] of [
    ["redes de agua: turbidez, el cloro no pasa de 1 mg/l", "cloro", { max: 1, unit: "mg/L" }],
    ["camiones: velocidad (tope 70 km/h), carga en kilos", "velocidad", { max: 70, unit: "km/h" }],
    ["obras: presupuesto en euros, de 1.000 en adelante, distrito", "presupuesto", { min: 1000 }],
    ["traites : production en litres (entre 4 et 22 par traite), durée", "production", { min: 4, max: 22 }],
    ["parcels: weight till 31.5 kg, country", "weight", { max: 31.5, unit: "kg" }],
  ] as const)
    assert.deepEqual(bounds(need)[field], value, need);
});

test("what a set point is, is its one value", () => {
  const plan = planOf("12 reefer trailers: set point -20 C, air temp");
  assert.deepEqual(plan.fields.find(({ name }) => name === "set_point")?.values, ["-20"]);
});

test("a distribution may be hedged, misspelt, or explained by another name", () => {
  for (const [need, field, name] of [
    ["reviews: stay date, score 1-10 roughly normal, review text", "score", "normal"],
    ["wallets: volume USD, heavily skewed i.e. lognormal, contracts", "volume", "lognormal"],
    ["river samples: pH, turbidity lognormaly distributed", "turbidity", "lognormal"],
    ["chess games: rating (800 to 2400, bell shaped), result", "rating", "normal"],
  ] as const) {
    const said = planOf(need).constraints.find(({ kind }) => kind === "distribution");
    assert.deepEqual([said?.field, said?.value.name], [field, name], need);
  }
});

test("what is never below 0 is not so under a small upper bound, and has decimals enough to differ", () => {
  for (const [need, field, most] of [
    ["200 ads: cost per impression under 0.005 USD", "cost_per_impression", 0.005],
    ["200 items: weight under 0.02 kg", "weight", 0.02],
    ["200 ads: cost per click under 0.5 USD", "cost_per_click", 0.5],
  ] as const) {
    const values = rowsOf(planOf(need)).map((row) => Number(row[field]));
    assert.ok(
      values.every((value) => value >= 0 && value <= most),
      need,
    );
    assert.ok(new Set(values).size > 20, need);
  }
});

test("names in a row that are graded share the scale, and others beside them do not", () => {
  const scale = { min: 1, max: 5 };
  assert.deepEqual(bounds("survey: q1, q2, q3 scored 1-5"), { q1: scale, q2: scale, q3: scale });
  assert.deepEqual(bounds("survey: q1, q2 and q3 from 1 to 5"), { q1: scale, q2: scale, q3: scale });
  assert.deepEqual(bounds("tasting: aroma, taste and balance rated 1-5"), {
    aroma: scale,
    taste: scale,
    balance: scale,
  });
  assert.deepEqual(bounds("age, city and satisfaction rated 1-5, 50 people"), { satisfaction: scale });
  assert.deepEqual(bounds("stays: nights, guests, score 1-5"), { score: scale });
});
