import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("a measure of each of so many parts is so many columns", () => {
  for (const [need, names] of [
    ["notas de 600 alunos: notas dos 4 bimestres de 0 a 10, turno", ["nota_1", "nota_4"]],
    ["500 students: scores of the 3 exams, absences", ["score_1", "score_3"]],
    ["Turner, 80 Stück: Name, Punkte der 3 Runden von 0 bis 20", ["punkt_1", "punkt_3"]],
  ] as const) {
    const planned = namesOf(planOf(need));
    for (const name of names) assert.ok(planned.includes(name), `${need}: ${planned.join(" ")}`);
  }
});

test("who did what on which thing is three columns", () => {
  const planned = namesOf(planOf("video streaming watch history, who watched what on which device, how long, 500"));
  for (const name of ["user_id", "title", "device", "duration"]) assert.ok(planned.includes(name), planned.join(" "));
});
