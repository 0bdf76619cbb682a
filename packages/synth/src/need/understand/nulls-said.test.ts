import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";
import type { Plan } from "../plan.ts";

function lacksOf(plan: Plan): readonly string[] {
  return plan.constraints.flatMap(({ kind, field, value }) =>
    kind === "nulls" ? [`${field} ${Number(value.nulls).toFixed(3)}`] : [],
  );
}

test("that values miss is said in many words, and how many in words, fractions or percent", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["900 patients: id, age, waist in cm (not recorded for a quarter), systolic pressure", "waist 0.250"],
    ["3,000 used cars: make, mileage, service date, unknown in one out of eight, price in EUR", "service_date 0.125"],
    ["Employees 1,200: name, exit date (blank for the 85 percent who are still here), salary", "exit_date 0.850"],
    ["5,000 survey answers: respondent id, household income, withheld by one in six, region", "household_income 0.167"],
    ["300 clubs: name, city, website (not available for two in five), founded year", "website 0.400"],
    ["2k book records: isbn, title, translator (none for four fifths), pages", "translator 0.800"],
    ["500 orders: id, coupon code null for three quarters, total", "coupon_code 0.750"],
    ["1.000 Kunden: Kundennummer, Name, Telefon nicht angegeben bei jedem Zehnten, Ort", "telefon 0.100"],
    ["1.000 Kunden: Kundennummer, Geburtsdatum (bei 12 % unbekannt), Ort", "geburtsdatum 0.120"],
    ["600 clients : nom, ville, téléphone (non renseigné pour un sur cinq), âge", "telephone 0.200"],
    ["700 clientes: nome, cidade, email (não informado em 15 %), idade", "email 0.150"],
    ["800 pacientes: edad, peso en kg, altura en cm. Falta el peso en un 8 % de los casos.", "peso 0.080"],
  ];
  for (const [need, lack] of cases) assert.deepEqual(lacksOf(planOf(need, { assume: true })), [lack], need);
});

test("the share may stand with the reason why a value is missing", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["1,500 support tickets: ticket id, opened at, resolved at (a third still open, leave empty)", "resolved_at 0.333"],
    ["800 rental contracts: tenant, start date, end date (empty while running, 35%), rent", "end_date 0.350"],
    ["600 race entries: driver, lap time in s. Five percent crashed and so have no lap time.", "lap_time 0.050"],
    ["300 members: name, joined date, phone. Phone is optional, 30% empty", "phone 0.300"],
  ];
  for (const [need, lack] of cases) assert.deepEqual(lacksOf(planOf(need, { assume: true })), [lack], need);
});

test("a lack whose reason is a state of the row hangs on that state", () => {
  const plan = planOf("800 tickets: id, status open or closed, closed date empty while open (40%)");
  assert.deepEqual(lacksOf(plan), []);
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "rate")?.value, { rate: { open: 0.4, closed: 0.6 } });
  assert.ok(plan.relations.some(({ statement }) => statement === "closed_date is present only where status is closed"));
});

test("what is unknown or absent as a member, and what is said of all, stays as it is", () => {
  const fires = planOf("800 fires: id, cause storm, arson or unknown, unknown for 5%");
  assert.deepEqual(lacksOf(fires), []);
  assert.ok(fires.constraints.some(({ field, kind }) => field === "cause" && kind === "rate"));
  const smokers = planOf("500 patients: id, smoker yes 20%, no 70%, unknown 10%");
  assert.deepEqual(lacksOf(smokers), []);
  assert.deepEqual(lacksOf(planOf("400 orders: id, total, missing in 5% of rows")), ["null 0.050"]);
  assert.deepEqual(lacksOf(planOf("400 runners: name, age, time in s, did not finish 4%")), []);
});

test("what is left blank is a share of a column, or of every column, also in few rows", () => {
  const one = planOf("60 surveys: age, comment; leave 10% of the comments blank");
  assert.ok(!one.fields.some(({ name }) => name === "leave"));
  assert.equal(rowsOf(one).filter((row) => row.comment === null).length, 6);
  const all = planOf("survey of 4,000 shoppers: age band, NPS 0-10, comment. Leave 3% of the answers blank");
  assert.ok(
    all.constraints.some(({ kind, field, value }) => kind === "nulls" && field === null && value.nulls === 0.03),
  );
  const few = planOf("leads: name, postcode, source, budget. 5% missing values");
  assert.ok(rowsOf(few).some((row) => Object.values(row).includes(null)));
});

test("a share in brackets behind those who lack it is the share that misses", () => {
  const plan = planOf("400 orders: price, placed at, filled at; unfilled ones (35%) have no fill time");
  assert.deepEqual(lacksOf(plan), ["filled_at 0.350"]);
  assert.ok(!plan.fields.some(({ name }) => name.startsWith("unfilled")));
});
