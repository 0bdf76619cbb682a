import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { type RowFormat, rowChunks } from "../engine/chunks.ts";
import type { Dataset } from "../schema/dataset.ts";
import { dictionary } from "../schema/dictionary.ts";
import { recordSchema } from "../schema/json-schema.ts";
import type { JsonValue } from "../schema/json-value.ts";
import { datasets } from "./registry.ts";

/** SHA-256 of `goldenRanges` as NDJSON for the seed "golden". A new digest needs a new version of the dataset. */
const golden: Readonly<Record<string, string>> = {
  "financial-markets 1.0.0": "ab3b643bed464e43b86d115a70791f66464bb5d733f5a347ee6bff75ba1798f4",
  "mcp-tool-call-transcripts 1.0.0": "3d09e2fc5f014c089e2359f0deea1fd56d50422d050106a423b8d1ca70f4f5f0",
  "retail-transactions 1.0.0": "94a4c75c0df81acda1928437d6b067afdb0f9fe48fa278c12fa13a5412acda80",
};

/** The first rows, and enough rows deep inside that rare things are among them. */
const goldenRanges = [
  [0, 1_000],
  [500_000, 509_000],
] as const;

function bytes(dataset: Dataset, seed: string, format: RowFormat, from: number, to: number, header = true): Buffer {
  return Buffer.concat([...rowChunks(dataset, seed, format, { from, to, header }, 8192)]);
}

function parsed(dataset: Dataset, seed: string, from: number, to: number): Record<string, JsonValue>[] {
  const lines = bytes(dataset, seed, "ndjson", from, to).toString("utf8").split("\n");
  assert.equal(lines.pop(), "", "the last row ends with a newline");
  return lines.map((line) => JSON.parse(line) as Record<string, JsonValue>);
}

/** RFC 8785 written from its text, apart from the writers: recursion over sorted keys, JSON.stringify for the leaves. */
function canonicalised(value: JsonValue): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => canonicalised(item)).join(",")}]`;
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  const record = value as Readonly<Record<string, JsonValue>>;
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalised(record[name] ?? null)}`).join(",")}}`;
}

/** RFC 4180 from its grammar: null for an empty field without quotes. */
function parseCsv(text: string): (string | null)[][] {
  const records: (string | null)[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: (string | null)[] = [];
    for (;;) {
      let field: string | null = null;
      if (text[at] === '"') {
        field = "";
        for (at += 1; ; at++) {
          if (text[at] === '"' && text[at + 1] === '"') at += 1;
          else if (text[at] === '"') break;
          field += text[at];
        }
        at += 1;
      } else {
        const start = at;
        while (at < text.length && text[at] !== "," && text[at] !== "\r") at += 1;
        if (at > start) field = text.slice(start, at);
      }
      record.push(field);
      if (text[at] !== ",") break;
      at += 1;
    }
    assert.equal(text.slice(at, at + 2), "\r\n", "a record ends with CRLF");
    at += 2;
    records.push(record);
  }
  return records;
}

/** What the CSV field of a JSON value must read as. */
function csvValue(value: JsonValue, decimals: number | undefined): string | null {
  if (value === null) return null;
  if (typeof value === "number") return decimals === undefined ? String(value) : value.toFixed(decimals);
  if (typeof value === "object") return canonicalised(value);
  const text = String(value);
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

for (const dataset of datasets.values()) {
  test(`${dataset.id}: any split of a range gives the bytes of the whole`, () => {
    const limit = 3_000;
    const rows = bytes(dataset, "split", "ndjson", 0, limit)
      .toString("latin1")
      .split(/(?<=\n)/);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: limit }), { minLength: 2, maxLength: 6 }), (cuts) => {
        const sorted = cuts.toSorted((a, b) => a - b);
        const parts = sorted.slice(1).map((to, i) => [sorted[i] ?? 0, to] as const);
        // Later parts first: a part must not need what came before it.
        const made = parts
          .toReversed()
          .map(([from, to]) => bytes(dataset, "split", "ndjson", from, to).toString("latin1"));
        assert.equal(made.toReversed().join(""), rows.slice(sorted[0], sorted.at(-1)).join(""));
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  test(`${dataset.id}: JSON is the same rows with commas, CSV parts join without their headers`, () => {
    const ndjson = bytes(dataset, "join", "ndjson", 70, 300).toString("utf8");
    assert.equal(`${bytes(dataset, "join", "json", 70, 300).toString("utf8")}\n`, ndjson.replaceAll("}\n{", "},{"));
    const whole = bytes(dataset, "join", "csv", 0, 300);
    const first = bytes(dataset, "join", "csv", 0, 120);
    const second = bytes(dataset, "join", "csv", 120, 300, false);
    assert.deepEqual(Buffer.concat([first, second]), whole);
  });

  test(`${dataset.id}: rows deep inside do not depend on where reading began`, () => {
    for (const row of [99_999, 500_000, dataset.rowLimit - 40]) {
      const alone = bytes(dataset, "deep", "ndjson", row, row + 1).toString("utf8");
      const among = bytes(dataset, "deep", "ndjson", row - 30, row + 30).toString("utf8");
      assert.equal(among.split("\n")[30], alone.trimEnd());
    }
  });

  test(`${dataset.id}: every row is in RFC 8785 form and valid by its JSON Schema`, () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });
    formats.default(ajv);
    const validate = ajv.compile(recordSchema(dataset, "https://example.org/record.json"));
    for (const [from, to] of [
      [0, 4_000],
      [700_000, 701_000],
    ] as const) {
      const lines = bytes(dataset, "schema", "ndjson", from, to).toString("utf8").trimEnd().split("\n");
      assert.equal(lines.length, to - from);
      for (const line of lines) {
        const row = JSON.parse(line) as JsonValue;
        assert.equal(canonicalised(row), line);
        assert.ok(validate(row), `${JSON.stringify(validate.errors)} in ${line}`);
      }
    }
  });

  test(`${dataset.id}: CSV reads back to the values of the JSON`, () => {
    const records = parseCsv(bytes(dataset, "csv", "csv", 0, 3_000).toString("utf8"));
    assert.deepEqual(
      records.shift(),
      dataset.fields.map((field) => field.name),
    );
    const rows = parsed(dataset, "csv", 0, 3_000);
    assert.equal(records.length, rows.length);
    for (const [i, row] of rows.entries()) {
      const expected = dataset.fields.map((field) => csvValue(row[field.name] ?? null, field.decimals));
      assert.deepEqual(records[i], expected);
    }
  });

  test(`${dataset.id}: keys are unique, nulls stand only where declared, every field varies or is constant by nature`, () => {
    const rows = parsed(dataset, "keys", 0, 20_000);
    const keys = new Set(rows.map((row) => JSON.stringify(dataset.key.map((name) => row[name]))));
    assert.equal(keys.size, rows.length);
    const constant = new Set(["schema_version", "interval"]);
    for (const field of dataset.fields) {
      const values = rows.map((row) => row[field.name]);
      if (field.nullable !== true) assert.ok(!values.includes(null), `${field.name} is not nullable`);
      else assert.ok(values.includes(null), `${field.name} is declared nullable`);
      if (!constant.has(field.name) && field.name !== "adj_factor") {
        assert.ok(new Set(values.map((value) => JSON.stringify(value))).size > 1, `${field.name} varies`);
      }
    }
  });

  test(`${dataset.id}: two seeds share no row, one seed gives the same rows again`, () => {
    const once = parsed(dataset, "one", 0, 500).map((row) => JSON.stringify(row));
    const again = parsed(dataset, "one", 0, 500).map((row) => JSON.stringify(row));
    const other = new Set(parsed(dataset, "two", 0, 500).map((row) => JSON.stringify(row)));
    assert.deepEqual(once, again);
    assert.ok(once.every((row) => !other.has(row)));
  });

  test(`${dataset.id}: a range outside the dataset is refused, an empty one is empty`, () => {
    const first = (from: number, to: number) => rowChunks(dataset, "range", "ndjson", { from, to }).next();
    for (const [from, to] of [
      [-1, 3],
      [3, 2],
      [0.5, 2],
      [0, dataset.rowLimit + 1],
      [Number.NaN, 2],
    ] as const) {
      assert.throws(() => first(from, to), RangeError);
    }
    assert.equal(first(5, 5).done, true);
  });

  test(`${dataset.id}: chunks end between rows, and a small request takes little memory`, () => {
    const sizes: number[] = [];
    for (const chunk of rowChunks(dataset, "chunks", "ndjson", { from: 0, to: 3_000 }, 65_536)) {
      assert.equal(chunk.at(-1), 10);
      sizes.push(chunk.length);
    }
    for (const size of sizes.slice(0, -1)) assert.ok(size >= 65_536 && size < 65_536 + 65_536);
    const [small] = rowChunks(dataset, "chunks", "ndjson", { from: 0, to: 1 });
    assert.ok(small !== undefined && small.buffer.byteLength < 65_536);
  });

  test(`${dataset.id}: the dictionary explains every field, and its examples are valid`, () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    formats.default(ajv);
    const schema = recordSchema(dataset);
    const book = dictionary(dataset);
    assert.deepEqual(
      book.fields.map((entry) => entry.name),
      dataset.fields.map((field) => field.name),
    );
    const properties = schema.properties as Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;
    for (const entry of book.fields) {
      assert.match(entry.meaning, /^\S.*\.$/u, entry.name);
      assert.ok(ajv.compile(properties[entry.name] ?? false)(entry.example), `example of ${entry.name}`);
    }
    assert.equal(new Set(book.invariants.map((invariant) => invariant.id)).size, book.invariants.length);
  });

  test(`${dataset.id}: this version still gives the rows that it always gave`, () => {
    const hash = createHash("sha256");
    for (const [from, to] of goldenRanges) hash.update(bytes(dataset, "golden", "ndjson", from, to));
    assert.equal(hash.digest("hex"), golden[`${dataset.id} ${dataset.version}`]);
  });
}
