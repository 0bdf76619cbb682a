import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function saysOf(need: string): string {
  return planOf(need)
    .constraints.map(({ kind, field, value }) => `${field ?? ""} ${kind} ${JSON.stringify(value)}`)
    .join("; ");
}

test("short words for about, and, from are read as what they stand for", () => {
  assert.match(saysOf("parking tickets, paid abt 60%, amount EUR"), /paid rate \{"rate":0.6\}/);
  assert.match(saysOf("gym visits 500 rows, visit time, guest y/n like 12%"), /guest rate \{"rate":0.12\}/);
  assert.match(saysOf("co2 n humidity off 60 rooms every 10 min for a day"), /room_id entities \{"count":60\}/);
});

test("codes that spaces part are members, countries, too", () => {
  assert.match(
    saysOf("hotel stays, country DE AT CH or NL, nights"),
    /country enum \{"enum":\["DE","AT","CH","NL"\]\}/,
  );
  assert.match(saysOf("calls, carrier AA BB or CC, seconds"), /carrier enum \{"enum":\["AA","BB","CC"\]\}/);
});

test("a week of readings is how long they go on, and no day counted from another", () => {
  for (const need of [
    "Give me a week of pings from 10 bikes in Ghent, one every 60 s, speed km/h",
    "I want a week of hourly readings from 5 wells, level in m",
  ]) {
    assert.match(saysOf(need), /timestamp window \{"span":"P1W"\}/, need);
    assert.ok(!planOf(need).fields.some(({ name }) => name.endsWith("_date")), need);
  }
});

test("only there and only in these say of which rows a column is", () => {
  assert.match(saysOf("site cabins, 15% heated, heater kW only there"), /heater is present only where heated is true/);
  assert.match(
    saysOf("lorries, 20% chilled, set temp only in those"),
    /set_temp is present only where chilled is true/,
  );
});
