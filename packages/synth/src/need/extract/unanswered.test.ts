import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function nullsOf(need: string): readonly unknown[] {
  return planOf(need).constraints.flatMap(({ kind, field, value }) => (kind === "nulls" ? [[field, value.nulls]] : []));
}

test("what some do not answer or leave blank is null for them, in five languages", () => {
  for (const [need, field, rate] of [
    [
      "600 respondents: department, eNPS 0-10 and a free-text comment that about 70% leave blank",
      "free_text_comment",
      0.7,
    ],
    ["600 chats: topic, CSAT 1 to 5 (half of the customers do not answer)", "csat", 0.5],
    ["Umfrage: Alter, Einkommen (20 % antworten nicht)", "einkommen", 0.2],
    ["encuesta: edad, ingreso mensual (el 30 % no contesta)", "ingreso_mensual", 0.3],
    ["enquête : âge, revenu mensuel (15 % ne répondent pas)", "revenu_mensuel", 0.15],
    ["pesquisa: idade, renda mensal (25% não respondem)", "renda_mensal", 0.25],
    ["visitas guiadas: fecha y valoración de 1 a 5, que a veces falta", "valoracion", 0.1],
  ] as const)
    assert.deepEqual(nullsOf(need), [[field, rate]], need);
});

test("cells that are empty, and values that miss as in real life, are of every column", () => {
  assert.deepEqual(nullsOf("15k receipts: store, product. I want it dirty: 5% empty cells"), [[null, 0.05]]);
  for (const need of [
    "survey: 300 respondents, age and region, 4% of item answers left blank at random",
    "survey: 300 respondents, age and region, 4% of the answers left empty",
    "temperature and humidity from 12 sensors, 500 rows, with roughly 4% of readings missing",
  ])
    assert.deepEqual(nullsOf(need), [[null, 0.04]], need);
  assert.deepEqual(nullsOf("500 rows: sensor, reading, unit, 4% of readings missing"), [["reading", 0.04]]);
  const need =
    "weather of three stations: snow depth in cm, wind. Seed 42, about 2% missing values like real stations have";
  assert.deepEqual(nullsOf(need), [[null, 0.02]]);
});
