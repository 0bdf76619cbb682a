import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";
import { judge } from "../../verdicts.ts";

function saysOf(need: string, statement: string): void {
  const plan = planOf(need);
  assert.ok(
    plan.relations.some((each) => each.statement === statement),
    `${need}: ${plan.relations.map((each) => each.statement).join("; ")}`,
  );
  const rows = rowsOf(plan, 200);
  const verdicts = judge(plan, rows, true).relations;
  assert.ok(
    verdicts.every(({ satisfied }) => satisfied !== false),
    JSON.stringify(verdicts),
  );
}

test("a flag is true outside of two bounds, however they are said", () => {
  const needs = [
    "200 readings: temperature 0 to 12 C, alarm when temperature is below 2 or above 8",
    "200 readings: temperature, alarm if the temperature is outside 2 to 8 °C",
    "200 readings: temperature, alarm if the temperature is not between 2 and 8",
  ];
  for (const need of needs) saysOf(need, "alarm is true exactly where temperature < 2 or temperature > 8");
  saysOf(
    "500 Messungen: Temperatur, Alarm wenn die Temperatur unter 2 oder über 8 Grad liegt",
    "alarm is true exactly where temperatur < 2 or temperatur > 8",
  );
  saysOf(
    "500 lecturas: temperatura, alarma si la temperatura es menor que 2 o mayor que 8",
    "alarma is true exactly where temperatura < 2 or temperatura > 8",
  );
  saysOf(
    "500 relevés: température, alerte si la température est inférieure à 2 ou supérieure à 8",
    "alerte is true exactly where temperature < 2 or temperature > 8",
  );
  saysOf(
    "500 leituras: temperatura, alerta se a temperatura estiver fora de 2 a 8",
    "alerta is true exactly where temperatura < 2 or temperatura > 8",
  );
});

test("a flag is true between two bounds", () => {
  saysOf(
    "200 samples: assay %, passed if the assay is between 95 and 105",
    "passed is true exactly where assay >= 95 and assay <= 105",
  );
});

test("what decides a flag happens as often as is said, and both ways where nothing is said", () => {
  const ofRows = (need: string, flag: string, most = 400): number =>
    rowsOf(planOf(need), most).filter((row) => row[flag] === true).length;
  assert.equal(ofRows("400 readings: pH, flagged when pH is outside 6.5-8.5, 5% flagged", "flagged"), 20);
  assert.equal(
    ofRows("1000 alerts: score 0-100, escalated if score is over 80, 12% escalated", "escalated", 1000),
    120,
  );
  const alarms = ofRows("400 readings: temperature, alarm if the temperature is outside 2 to 8 °C", "alarm");
  assert.ok(alarms > 10 && alarms < 200, `${alarms}`);
  const broken = ofRows("400 bolts: diameter in mm, out of spec if outside 24.979-25.021", "out_of_spec");
  assert.ok(broken > 10 && broken < 200, `${broken}`);
});
