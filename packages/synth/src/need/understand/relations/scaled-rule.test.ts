import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what passes is told on the scale that the buyer says", () => {
  const { relations } = planOf("300 alumnos: nota de 0 a 10, aprobado sí o no");
  assert.ok(
    relations.some(({ statement }) => statement === "aprobado exactly where nota >= 6"),
    relations.map(({ statement }) => statement).join("; "),
  );
});
