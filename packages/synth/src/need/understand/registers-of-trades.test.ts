import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

test("a number without repeats keeps its name", () => {
  for (const [need, name] of [
    ["badge list: badge no without repeats, holder", "badge_no"],
    ["club members: card no never repeated, name", "card_no"],
  ] as const) {
    const found = planOf(need).constraints.find(({ kind, field }) => kind === "unique" && field === name);
    assert.ok(found !== undefined, need);
  }
});

test("the number of what the rows are is their key", () => {
  const names = namesOf(planOf("120 Grabstätten: Grabnummer, Größe"));
  assert.deepEqual(names, ["grabnummer", "grosse"]);
  assert.ok(namesOf(planOf("60 Rechnungen: Kundennummer, Betrag")).some((name) => name.startsWith("rechnung")));
});

test("so many who are not leave the others", () => {
  for (const [need, name] of [
    ["entregas, 300 filas: pedido, entregado (8 % no), repartidor", "entregado"],
    ["300 parcels: weight, signed for (8% not), driver", "signed"],
  ] as const) {
    const rate = planOf(need).constraints.find(({ kind, field }) => kind === "rate" && field === name);
    assert.equal(rate?.value.rate, 0.92, need);
  }
});

test("what is never the other one is drawn by itself", () => {
  for (const [need, one, other] of [
    ["300 warehouse picks: picker, item, checker (never the picker)", "picker_id", "checker"],
    ["300 claims: claimant, amount, approver never the claimant", "claimant", "approver"],
  ] as const)
    for (const row of rowsOf(planOf(need))) assert.notEqual(row[one], row[other], need);
});

test("a wind beside its direction is its speed, a break in minutes so long", () => {
  assert.ok(namesOf(planOf("drone logs: wind m/s, wind direction, altitude m")).includes("wind_speed"));
  assert.ok(namesOf(planOf("ferry rota: deckhand, shift start, break of 20 or 40 min")).includes("break_minutes"));
});

test("what falls due next is called so", () => {
  const plan = planOf("extinguishers: tag, checked on, next due 1 year later");
  assert.ok(plan.relations.some(({ statement }) => statement === "next_due = checked_on + 1y"));
});

test("what is loaded or taken has a state", () => {
  assert.ok(namesOf(planOf("barges: name, laden or in ballast, draught m")).includes("load_state"));
  assert.ok(namesOf(planOf("meeting rooms: room, occupied or vacant, floor")).includes("occupancy"));
});

test("shorthand and units of a trade are read", () => {
  const pump = planOf("pump log: pressure btw 2 and 9 bar, flow betw 10 and 40 l/min");
  const range = pump.constraints.find(({ kind, field }) => kind === "range" && field === "pressure");
  assert.deepEqual([range?.value.min, range?.value.max], [2, 9]);
  const caps = planOf("bottles: bottle id, cap torque normal at 15 lbin sd 2");
  const said = caps.constraints.find(({ kind }) => kind === "distribution");
  assert.deepEqual([said?.value.mean, said?.value.sd], [15, 2]);
  const panels = planOf("solar panels: length, width, height in mm, watt peak");
  assert.deepEqual(
    panels.fields.filter(({ unit }) => unit === "mm").map(({ name }) => name),
    ["length", "width", "height"],
  );
  assert.ok(namesOf(planOf("quarry blasts / bench / 20 to 160 holes / explosive mass kg")).includes("holes"));
});

test("a food safety check has no animals", () => {
  const names = namesOf(
    planOf("HACCP checks of a bakery: control point, measured value, pass/fail, corrective action only if fail"),
  );
  assert.ok(names.includes("timestamp") && !names.includes("animal_id"), names.join(" "));
});

test("what only some have follows their share", () => {
  for (const [need, name, flag] of [
    ["300 flights: number, diverted 3%, then the airport, gate", "airport", "diverted"],
    ["300 parcels: weight, lost 12% and then a note, carrier", "note", "lost"],
  ] as const)
    for (const row of rowsOf(planOf(need))) assert.equal(row[name] !== null, row[flag] === true, need);
});

test("the first column behind 'per lap' is one", () => {
  assert.ok(namesOf(planOf("bike races; per lap the rider, lap time, tyre")).includes("rider"));
});
