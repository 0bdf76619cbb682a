import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";
import { judge } from "../../verdicts.ts";

function tiersOf(need: string, statement: string): void {
  const plan = planOf(need);
  assert.ok(
    plan.relations.some((each) => each.statement === statement),
    `${need}: ${plan.relations.map((each) => each.statement).join("; ")}`,
  );
  const verdicts = judge(plan, rowsOf(plan, 200), true).relations;
  assert.ok(
    verdicts.every(({ satisfied }) => satisfied !== false),
    JSON.stringify(verdicts),
  );
}

test("a choice is the band of a figure, each bound with its value before or behind it", () => {
  tiersOf(
    "300 exams: score 0-100, grade A from 90, B from 80, otherwise F",
    "grade is A where score >= 90, B where score >= 80, else F",
  );
  tiersOf(
    "200 parcels: weight up to 30 kg, size small under 2 kg, medium 2-10 kg, large over 10 kg",
    "size is large where weight > 10, medium where weight >= 2, else small",
  );
  tiersOf(
    "200 patients: age 0-99, age group child under 18, adult 18-64, senior 65+",
    "age_group is senior where age >= 65, adult where age >= 18, else child",
  );
  tiersOf(
    "200 loans: credit score 300-850, risk band (low above 720, medium 620-720, high below 620)",
    "risk_band is low where credit_score > 720, medium where credit_score >= 620, else high",
  );
  tiersOf(
    "200 tanks: level 0-100, status: low if under 20, ok if 20-80, high if over 80",
    "status is high where level > 80, ok where level >= 20, else low",
  );
});

test("bands are said in other languages too", () => {
  tiersOf(
    "300 Prüfungen: Punkte 0 bis 100, Note 1 ab 90, 2 ab 75, 3 ab 60, sonst 5",
    "note is 1 where punkte >= 90, 2 where punkte >= 75, 3 where punkte >= 60, else 5",
  );
  tiersOf(
    "200 clientes: gasto anual, nivel oro desde 5000, plata desde 1000, si no bronce",
    "nivel is oro where gasto_anual >= 5000, plata where gasto_anual >= 1000, else bronce",
  );
  tiersOf(
    "200 élèves : note sur 20, mention très bien à partir de 16, bien à partir de 14, sinon passable",
    "mention is très bien where note >= 16, bien where note >= 14, else passable",
  );
});

test("bands of a choice that was named before make no further column", () => {
  const plan = planOf("300 exams: score 0-100, grade A/B/C. A 90 and above, B 80-89, C below");
  assert.deepEqual(
    plan.fields.filter(({ source }) => source === "stated").map(({ name }) => name),
    ["score", "grade"],
  );
});

test("bounds of several columns are no bands", () => {
  const plan = planOf("200 cars: model year 2016 or newer, mileage under 120,000, price $6,500-$48,000");
  assert.ok(plan.fields.some(({ name }) => name === "mileage"));
  assert.ok(plan.fields.some(({ name }) => name === "price"));
});
