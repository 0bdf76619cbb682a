import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand/understand.ts";

test("columns that are left to us are no columns, and a kind of thing alone is enough", () => {
  for (const need of [
    "students, whichever columns you think fit",
    "patients, any columns you like",
    "employees, pick the columns yourself",
    "employees, columns up to you",
    "orders, whatever fields make sense, 500",
    "Schüler, die Spalten darfst du dir aussuchen",
    "pedidos, las columnas que quieras",
    "employés, les colonnes que vous voulez",
    "pacientes, as colunas que quiser",
  ]) {
    const understood = understand({ need, today: "2026-06-15" });
    assert.equal(understood.kind, "planned", need);
    if (understood.kind !== "planned") continue;
    const stated = understood.plan.fields.filter(({ source, type }) => source === "stated" && type !== "id");
    assert.deepEqual(
      stated.map(({ name }) => name),
      [],
      need,
    );
  }
});

test("nothing at all with columns that are left to us is asked about", () => {
  for (const need of ["something, whichever columns you think fit", "1,000 rows, columns up to you"])
    assert.equal(understand({ need, today: "2026-06-15" }).kind, "unclear", need);
});
