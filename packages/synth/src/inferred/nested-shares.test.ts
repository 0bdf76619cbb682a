import assert from "node:assert/strict";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Blueprint, FieldBlueprint } from "./blueprint.ts";
import { InfeasibleBlueprint } from "./infeasible-blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";

const ROWS = 400;

function rowsOf(fields: readonly FieldBlueprint[]): readonly Readonly<Record<string, unknown>>[] {
  const table = {
    name: "alert",
    rows: ROWS,
    key: [],
    layout: { kind: "rows" },
    subjects: [],
    fields,
    checks: [],
  } as const;
  const blueprint: Blueprint = { tables: [table] };
  return [...parsedRows(inferredDataset(blueprint), "s", 0, ROWS)] as Readonly<Record<string, unknown>>[];
}

const filed = (of: string, is: string | true, rate: number): FieldBlueprint =>
  field("filed", "bool", { kind: "flag", rate, exact: true, within: { field: of, is } });
const score = field("score", "number", {
  kind: "number",
  distribution: { kind: "uniform", minimum: 0, maximum: 1 },
  decimals: 3,
});

test("a share within the share of a flag holds to one row, as does that of the flag", () => {
  for (const follows of [undefined, [{ field: "score", weight: 0.8 }]]) {
    const escalated = { kind: "flag", rate: 0.2, exact: true, ...(follows === undefined ? {} : { follows }) } as const;
    const rows = rowsOf([score, field("escalated", "bool", escalated), filed("escalated", true, 0.19)]);
    assert.equal(rows.filter((row) => row.escalated).length, 80);
    assert.equal(rows.filter((row) => row.filed).length, 76);
    assert.equal(rows.filter((row) => row.filed && !row.escalated).length, 0);
  }
});

test("a share within that of a member holds to one row", () => {
  const status = { kind: "choice", values: ["open", "closed", "void"], weights: [5, 3, 2], exact: true } as const;
  const rows = rowsOf([field("status", "enum", status), filed("status", "closed", 0.25)]);
  assert.equal(rows.filter((row) => row.filed).length, 100);
  assert.ok(rows.every((row) => !row.filed || row.status === "closed"));
});

test("more rows than the share around them has are no rows, and an inexact share has no places", () => {
  const escalated = (exact: boolean): FieldBlueprint =>
    field("escalated", "bool", { kind: "flag", rate: 0.1, ...(exact ? { exact: true } : {}) });
  assert.throws(() => rowsOf([escalated(true), filed("escalated", true, 0.2)]), InfeasibleBlueprint);
  assert.throws(() => rowsOf([escalated(false), filed("escalated", true, 0.05)]), TypeError);
});
