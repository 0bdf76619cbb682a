import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function relationsOf(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

test("what only those have that were counted is present there alone", () => {
  assert.ok(
    relationsOf("ev charging sessions: energy in kWh. 2.5% of sessions failed and those have an error code").includes(
      "error_code is present only where failed is true",
    ),
  );
  assert.ok(
    relationsOf(
      "Bestellungen: Betrag, Status (offen, storniert, bezahlt). 8% storniert, diese haben einen Stornogrund",
    ).includes("stornogrund is present only where status is storniert"),
  );
  assert.ok(
    relationsOf("exams: student, grade A-F, withdrawn in 7%, these have no grade").includes(
      "grade is present only where withdrawn is false",
    ),
  );
});

test("a share of where things are is a flag", () => {
  const plan = planOf("catalogue: title, maker. Only 15% are on display, and those have a gallery.");
  assert.ok(namesOf(plan).includes("on_display"));
  assert.ok(plan.relations.some(({ statement }) => statement === "gallery is present only where on_display is true"));
});

test("those who do not answer leave the score empty", () => {
  for (const [need, rate] of [
    ["tickets: topic, CSAT 1-5 but only a quarter of people answer it", 0.75],
    ["tickets: topic, CSAT 1-5 - but a quarter of customers never bother to rate", 0.25],
    ["Tickets: Thema, CSAT 1-5, aber nur 25 % der Kunden antworten", 0.75],
    ["tickets: topic, CSAT 1-5, empty for 40% because most people don't answer the survey", 0.4],
  ] as const) {
    const plan = planOf(need);
    assert.deepEqual(plan.constraints.find(({ kind }) => kind === "nulls")?.value, { nulls: rate }, need);
    assert.deepEqual(
      namesOf(plan).filter((name) => /people|answer|survey|kunden|customer/.test(name)),
      [],
      need,
    );
  }
});
