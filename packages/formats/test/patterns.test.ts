import assert from "node:assert/strict";
import { test } from "node:test";
import type { Column, Form } from "@sdg/synth/engine/column";
import { NULL, register } from "@sdg/synth/engine/rows";
import { type Dataset, defineDataset } from "@sdg/synth/schema/dataset";
import type { Field } from "@sdg/synth/schema/field";
import fc from "fast-check";
import { contentDigestOf, digestsByFormat } from "./round-trip.ts";

/** A value (an index into a form's few values) or null, and how many rows in a row have it. */
type Runs = readonly (readonly [value: number | null, length: number])[];

const forms: readonly { readonly type: Field["type"]; readonly form: Form; readonly bounds?: Partial<Field> }[] = [
  { type: "int", form: { kind: "integer" }, bounds: { minimum: 0, maximum: 1_000 } },
  { type: "number", form: { kind: "decimal", scale: 3 }, bounds: { decimals: 3 } },
  { type: "bool", form: { kind: "boolean" } },
  { type: "enum", form: { kind: "choice", values: Array.from({ length: 70 }, (_, i) => `m${i}`) } },
  { type: "id", form: { kind: "code", prefixes: ["X-"], radix: 10, width: 4 } },
  { type: "string", form: { kind: "text" } },
];

/** A dataset whose columns follow the runs, over and over. */
function patterned(columns: readonly Runs[]): Dataset {
  const rows = columns.map((runs) => runs.flatMap(([value, length]) => new Array<number | null>(length).fill(value)));
  const declared: Column[] = forms.map(({ type, form, bounds }, i) => ({
    field: { name: `c${i}`, type, meaning: "A pattern.", nullable: true, ...bounds, example: null },
    form,
  }));
  const version: Column = {
    field: { name: "schema_version", type: "string", meaning: "The version.", example: "1" },
    form: { kind: "choice", values: ["1"] },
  };
  return defineDataset({
    ...{ id: "patterned", version: "1.0.0", title: "Patterned", description: "Runs of values and nulls." },
    ...{ key: [], columns: [...declared, version], invariants: [], rowLimit: 1_000_000, parameters: {} },
    open: () => {
      const into = register(declared.length + 1);
      const load = (row: number): void => {
        for (const [slot, { form }] of declared.entries()) {
          const values = rows[slot] ?? [];
          const value = values.length === 0 ? null : (values[row % values.length] ?? null);
          into.texts[slot] = value === null ? null : `text ${value}`;
          into.cells[slot] = value === null ? NULL : form.kind === "boolean" ? value % 2 : value;
        }
      };
      return { register: into, load };
    },
  });
}

test("runs of values and of nulls, however they fall, come through every format", async () => {
  const run = fc.tuple(fc.option(fc.integer({ min: 0, max: 69 }), { freq: 3 }), fc.integer({ min: 1, max: 30 }));
  const runs = fc.array(run, { maxLength: 40 });
  const columns = fc.array(runs, { minLength: forms.length, maxLength: forms.length });
  await fc.assert(
    fc.asyncProperty(columns, fc.integer({ min: 1, max: 300 }), async (patterns, rows) => {
      const dataset = patterned(patterns);
      const range = { from: 0, to: rows };
      const expected = contentDigestOf(dataset, "patterns", range);
      const found = await digestsByFormat(dataset, "patterns", range);
      assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((format) => [format, expected])));
    }),
    { seed: 3, numRuns: 60 },
  );
});
