import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand/understand.ts";

test("a parts list or a bill of materials of any thing is planned, with the columns that one has", () => {
  for (const need of ["bill of materials for an office chair", "Stückliste für eine Pumpe", "parts list of a drone"]) {
    const understood = understand({ need, today: "2026-06-15" });
    const names = understood.kind === "planned" ? understood.plan.fields.map(({ name }) => name) : [];
    for (const expected of ["part_id", "part_name", "quantity", "material"])
      assert.ok(names.includes(expected), `${need}: ${names.join(" ")}`);
  }
});
