import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function fieldOf(need: string, name: string): readonly unknown[] {
  const field = planOf(need).fields.find((each) => each.name === name);
  return [field?.type, field?.unit];
}

test("so many kilos, litres or tonnes of something are a number in that unit", () => {
  assert.deepEqual(fieldOf("food bank: volunteer, kilos of food handed out", "kilos_of_food_handed_out"), [
    "number",
    "kg",
  ]);
  assert.deepEqual(fieldOf("waste trucks: plate, tonnes of waste collected", "tonnes_of_waste_collected"), [
    "number",
    "t",
  ]);
  assert.deepEqual(fieldOf("vineyard: block, kilos picked, gallons sold", "gallons_sold"), ["number", "gal"]);
});

test("what was paid or spent to date is money", () => {
  assert.deepEqual(fieldOf("claims: policy, reserve and paid to date in AUD", "paid_to_date"), ["number", "AUD"]);
  assert.deepEqual(fieldOf("budget lines: department, budget GBP, spent to date", "spent_to_date"), ["number", "GBP"]);
});

test("a share with its bound behind it is a bound of the column before", () => {
  const plan = planOf("commandes : client, montant en euros, remise de 30 % au maximum");
  const bound = plan.constraints.find(({ kind, source }) => kind === "range" && source === "stated");
  assert.deepEqual(bound?.value, { max: 30, unit: "%" });
  assert.deepEqual(fieldOf("ELISA reads: analyte, concentration in pg/mL", "concentration"), ["number", "pg/mL"]);
});
