import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const names = (need: string): readonly string[] => namesOf(planOf(need));

test("what stands twice behind an 'and' is of either side", () => {
  const trips = names("metro trips: card id, entry station and time, exit station and time, fare");
  for (const name of ["entry_station", "entry_time", "exit_station", "exit_time"])
    assert.ok(trips.includes(name), name);
  const loans = names("lending positions: wallet, collateral asset and usd value, debt asset and usd value, LTV");
  for (const name of ["collateral_usd_value", "debt_usd_value"]) assert.ok(loans.includes(name), name);
});

test("a flag is not named by whom or what the row is of", () => {
  for (const [need, name] of [
    ["3 mil consultas: tutor, motivo, e se o cliente faltou (uns 10%)", "faltou"],
    ["viagens: preço e se o utilizador tem passe mensal (35%)", "passe_mensal"],
    ["Lecturas del suelo: humedad en % y si el riego estaba activo", "riego_activo"],
    ["clients : nom, si le client a résilié", "resilie"],
    ["API calls: status code, and if the client should retry", "should_retry"],
    ["bike trips: duration, whether the rider wore a helmet", "wore_helmet"],
    ["Kundenliste: Name, ob der Beitrag bezahlt ist", "beitrag_bezahlt"],
  ] as const)
    assert.ok(names(need).includes(name), `${need}: ${names(need)}`);
});

test("items of a scale are a column each, and figures in brackets have the unit of the last", () => {
  const survey = names("Employee survey, 600 respondents: department, five Likert items from 1 to 5, eNPS 0-10");
  assert.ok(survey.includes("item_1") && survey.includes("item_5"), `${survey}`);
  for (const need of ["probes: sensor, depth (20, 40 or 60 cm)", "Lecturas: sensor, profundidad (20, 40 o 60 cm)"]) {
    const { constraints } = planOf(need);
    assert.deepEqual(constraints.find(({ kind }) => kind === "enum")?.value.enum, ["20", "40", "60"], need);
    assert.ok(
      constraints.some(({ kind, value }) => kind === "unit" && value.unit === "cm"),
      need,
    );
  }
});
