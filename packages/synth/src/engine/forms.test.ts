import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Dataset, defineDataset } from "../schema/dataset.ts";
import type { Field } from "../schema/field.ts";
import { civilFromDays, daysFromCivil, weekday } from "./calendar.ts";
import { type RowFormat, rowChunks } from "./chunks.ts";
import type { Column, Form } from "./column.ts";
import { hexText, uuidText } from "./hex.ts";
import { NULL, register } from "./rows.ts";

/** One value to be written: a cell, or a text. */
type Value = number | string | null;

/** A dataset of one column `v` (and schema_version) that shows these values, one a row. */
function showing(form: Form, values: readonly Value[], stable?: true): Dataset {
  const field = (name: string): Field => ({ name, type: "string", meaning: "A value.", nullable: true, example: "x" });
  const columns: Column[] = [
    stable === true ? { field: field("v"), form, stable } : { field: field("v"), form },
    { field: field("schema_version"), form: { kind: "choice", values: ["1.0.0"] } },
  ];
  return defineDataset({
    id: "shown",
    version: "1.0.0",
    title: "Shown",
    description: "Values.",
    key: ["v"],
    columns,
    invariants: [],
    rowLimit: values.length,
    parameters: {},
    open: () => {
      const into = register(2);
      return {
        register: into,
        load: (row) => {
          const value = values[row] ?? null;
          if (typeof value === "string") into.texts[0] = value;
          else {
            into.texts[0] = null;
            into.cells[0] = value ?? NULL;
          }
        },
      };
    },
  });
}

function written(dataset: Dataset, format: RowFormat, chunkBytes?: number): string {
  const range = { from: 0, to: dataset.rowLimit };
  const chunks = [...rowChunks(dataset, "seed", format, range, chunkBytes)];
  return Buffer.concat(chunks).toString("utf8");
}

/** The JSON and CSV text of values in a form. */
function shown(form: Form, values: readonly Value[]): { json: string[]; csv: string[] } {
  const dataset = showing(form, values);
  const lines = written(dataset, "ndjson").trimEnd().split("\n");
  return {
    json: lines.map((line) => line.replace('{"schema_version":"1.0.0","v":', "").slice(0, -1)),
    csv: written(dataset, "csv")
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.slice(0, -",1.0.0".length)),
  };
}

test("each form writes its values as JSON and as CSV", () => {
  const cases: [Form, Value, string, string][] = [
    [{ kind: "choice", values: ["a", "zwölf", 'say "x"'] }, 1, '"zwölf"', "zwölf"],
    [{ kind: "choice", values: ["a", "b", 'say "x"'] }, 2, '"say \\"x\\""', '"say ""x"""'],
    [{ kind: "integer" }, -9007199254740989, "-9007199254740989", "-9007199254740989"],
    [{ kind: "decimal", scale: 2 }, 1250, "12.5", "12.50"],
    [{ kind: "decimal", scale: 2 }, 1205, "12.05", "12.05"],
    [{ kind: "decimal", scale: 2 }, -700, "-7", "-7.00"],
    [{ kind: "decimal", scale: 2 }, 5, "0.05", "0.05"],
    [{ kind: "decimal", scale: 2 }, 0, "0", "0.00"],
    [{ kind: "decimal", scale: 6 }, 1230000, "1.23", "1.230000"],
    [{ kind: "number" }, 1e21, "1e+21", "1e+21"],
    [{ kind: "number" }, -0, "0", "0"],
    [{ kind: "boolean" }, 1, "true", "true"],
    [{ kind: "code", prefixes: ["A-", "BB-"], radix: 10, width: 4 }, 10042, '"BB-0042"', "BB-0042"],
    [{ kind: "code", prefixes: [""], radix: 16, width: 12 }, 2 ** 48 - 1, '"ffffffffffff"', "ffffffffffff"],
    [{ kind: "code", prefixes: ["X"], radix: 32, width: 3 }, 33, '"X011"', "X011"],
    [
      { kind: "instant" },
      Date.UTC(2024, 1, 29, 23, 59, 59, 7),
      '"2024-02-29T23:59:59.007Z"',
      "2024-02-29T23:59:59.007Z",
    ],
    [{ kind: "day" }, -1, '"1969-12-31"', "1969-12-31"],
    [
      { kind: "hex", prefix: "0x", bytes: 3 },
      4_503_599_627_370_497,
      `"0x${hexText(4_503_599_627_370_497, 3)}"`,
      `0x${hexText(4_503_599_627_370_497, 3)}`,
    ],
    [{ kind: "uuid" }, 77, `"${uuidText(77)}"`, uuidText(77)],
    [{ kind: "ipv4" }, 0xc6120001, '"198.18.0.1"', "198.18.0.1"],
    [{ kind: "text" }, "héllo\n\u0001", '"héllo\\n\\u0001"', '"héllo\n\u0001"'],
    [{ kind: "text" }, "", '""', '""'],
    [{ kind: "json" }, '{"a":[1,"x"]}', '{"a":[1,"x"]}', '"{""a"":[1,""x""]}"'],
  ];
  for (const [form, value, json, csv] of cases) {
    assert.deepEqual(shown(form, [value]), { json: [json], csv: [csv] }, JSON.stringify(form));
    assert.deepEqual(shown(form, [null]), { json: ["null"], csv: [""] }, `null as ${form.kind}`);
  }
});

test("a CSV text that a spreadsheet would run as a formula is defused, a number is not", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"]) {
    assert.deepEqual(shown({ kind: "text" }, [`${start}1"`]).csv, [`"'${start}1"""`]);
  }
  assert.deepEqual(shown({ kind: "decimal", scale: 2 }, [-150]).csv, ["-1.50"]);
});

test("texts of any length and script keep their bytes across chunks", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1, maxLength: 20 }), (texts) => {
      const dataset = showing({ kind: "text" }, texts);
      const rows = written(dataset, "ndjson", 64).trimEnd().split("\n");
      assert.deepEqual(
        rows.map((row) => (JSON.parse(row) as { v: string }).v),
        texts,
      );
    }),
    { seed: 7, numRuns: 200 },
  );
});

test("numbers are written as ECMAScript writes them", () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 45), max: 2 ** 45 }), fc.integer({ min: 0, max: 6 }), (cell, scale) => {
      const { json, csv } = shown({ kind: "decimal", scale }, [cell]);
      const text = json[0] ?? "";
      assert.equal(text, String(Number(text)), "canonical");
      assert.equal(Math.round(Number(text) * 10 ** scale), cell);
      assert.equal(Number(csv[0]), Number(text));
      assert.equal(shown({ kind: "integer" }, [cell]).json[0], String(cell));
    }),
    { seed: 7, numRuns: 500 },
  );
});

test("instants are those of the platform's calendar from year 1 to 9999", () => {
  const first = Date.UTC(1, 0, 1) - Date.UTC(1901, 0, 1) + Date.parse("0001-01-01T00:00:00.000Z");
  fc.assert(
    fc.property(fc.integer({ min: Math.max(first, -62_135_596_800_000), max: 253_402_300_799_999 }), (ms) => {
      assert.equal(shown({ kind: "instant" }, [ms]).csv[0], new Date(ms).toISOString());
      const days = Math.floor(ms / 86_400_000);
      const { year, month, day } = civilFromDays(days);
      assert.equal(daysFromCivil(year, month, day), days);
      assert.equal(weekday(days), (new Date(ms).getUTCDay() + 6) % 7);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test("stable columns follow their cells even when readers of two sources take turns", () => {
  const dataset = showing({ kind: "integer" }, [1, 2, 3, 4], true);
  const range = { from: 0, to: 4 };
  const left = rowChunks(dataset, "left", "ndjson", range, 1);
  const right = rowChunks(dataset, "right", "ndjson", range, 1);
  const taken: string[] = [];
  for (let i = 0; i < 4; i++) {
    for (const reader of [left, right]) taken.push(Buffer.from(reader.next().value ?? []).toString());
  }
  const expected = [1, 1, 2, 2, 3, 3, 4, 4].map((v) => `{"schema_version":"1.0.0","v":${v}}\n`);
  assert.deepEqual(taken, expected);
});

test("chunks that share their memory hold the same bytes, each until the next is asked for", () => {
  const dataset = showing(
    { kind: "text" },
    Array.from({ length: 400 }, (_, i) => `text ${i} ${"ä".repeat(i % 90)}`),
  );
  const range = { from: 0, to: 400 };
  const parts: string[] = [];
  const memories = new Set<ArrayBuffer>();
  for (const chunk of rowChunks(dataset, "seed", "ndjson", range, 1_000, "reused")) {
    parts.push(Buffer.from(chunk).toString("utf8"));
    memories.add(chunk.buffer);
  }
  assert.ok(parts.length > 10 && memories.size < 3);
  assert.equal(parts.join(""), written(dataset, "ndjson"));
});

test("a declaration that contradicts itself is refused", () => {
  const { configure: _, fields: __, values: ___, open, ...good } = showing({ kind: "integer" }, [1]);
  const declared = { ...good, open: (seed: string) => open(seed) };
  assert.throws(() => defineDataset({ ...declared, key: ["absent"] }), /key names no field/);
  assert.throws(() => defineDataset({ ...declared, columns: [...good.columns, ...good.columns] }), /stands twice/);
  assert.throws(() => defineDataset({ ...declared, columns: good.columns.slice(0, 1) }), /schema_version/);
});

test("digits of a key are well formed, and near keys share nothing", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 53 - 2 }), (key) => {
      assert.match(uuidText(key), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.match(hexText(key, 32), /^[0-9a-f]{64}$/);
      assert.equal(hexText(key, 32).slice(0, 16), hexText(key, 8));
      const shared = [...hexText(key, 32)].filter((digit, i) => digit === hexText(key + 1, 32)[i]).length;
      assert.ok(shared < 24, `${shared} of 64 digits are the same`);
    }),
    { seed: 5, numRuns: 500 },
  );
  for (let key = 0; key < 50_000; key++) seen.add(hexText(key * 2 ** 20, 8));
  assert.equal(seen.size, 50_000);
});
