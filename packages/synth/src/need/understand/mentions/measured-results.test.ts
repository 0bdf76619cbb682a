import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const fieldOf = (need: string, name: string): string | undefined => {
  const field = planOf(need).fields.find((each) => each.name === name);
  return field && `${field.type} ${field.unit ?? ""}`.trim();
};

test("results of what is measured are a column of it, with the unit of its bounds", () => {
  assert.equal(
    fieldOf("haemoglobin results of 2000 patients, values from 7 to 15 g/dL, also sex, age", "haemoglobin"),
    "number g/dL",
  );
  assert.equal(fieldOf("creatinine results between 40 and 120 umol/L, age, sex", "creatinine"), "number umol/L");
  assert.match(
    fieldOf("fasting glucose results, normal around 105 mg/dL with sd 18, plus age, sex", "fasting_glucose") ?? "",
    /mg\/dL$/,
  );
  assert.equal(
    fieldOf("fasting glucose results, normal around 105 mg/dL with sd 18, plus age, sex", "age"),
    "int year",
  );
});

test("results of exams and surveys are no column by that name", () => {
  assert.equal(fieldOf("exam results between 0 and 100 points, student, subject", "exam"), undefined);
  assert.equal(fieldOf("survey results, 300 rows, age, answer", "survey"), undefined);
});
