import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { type RowFormat, rowChunks } from "../src/engine/chunks.ts";
import { projected } from "../src/engine/projection.ts";
import { parsedRows } from "../src/quality/parsed-rows.ts";
import type { Dataset } from "../src/schema/dataset.ts";
import { dictionary } from "../src/schema/dictionary.ts";
import { recordSchema } from "../src/schema/json-schema.ts";
import type { JsonValue } from "../src/schema/json-value.ts";
import type { Parameter, ParameterValue } from "../src/schema/parameter.ts";
import { exampleOf, readParameters } from "../src/schema/parameter-values.ts";

/** The first rows, and enough rows deep inside that rare things are among them. */
const goldenRanges = [
  [0, 1_000],
  [500_000, 509_000],
] as const;

/** Rows under each setting of each parameter. */
const PARAMETER_ROWS = 1_200;

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
        const pieces: string[] = [];
        do {
          const quote = text.indexOf('"', at + 1);
          assert.notEqual(quote, -1, "a quoted field ends");
          pieces.push(text.slice(at + 1, quote));
          at = quote + 1;
        } while (text[at] === '"');
        field = pieces.join('"');
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

export interface DatasetTrial {
  /** SHA-256 of `goldenRanges` as NDJSON for the seed "golden". A new digest needs a new version of the dataset. */
  readonly golden: string;
  /** Fields that rightly have one value in 20,000 rows. */
  readonly constant?: readonly string[];
  /** Rows that are split up in every way; fewer where a row is long in the making. */
  readonly splitRows?: number;
}

/** What every dataset must keep, as tests. */
export function datasetTrial(dataset: Dataset, { golden, constant = [], splitRows = 3_000 }: DatasetTrial): void {
  test(`${dataset.id}: any split of a range gives the bytes of the whole`, () => {
    const limit = splitRows;
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
    const keys = new Set<string>();
    const firsts = new Map<string, string>();
    const [varying, empty] = [new Set<string>(), new Set<string>()];
    // Row by row: all of them at once take a gigabyte where rows are long.
    for (const row of parsedRows(dataset, "keys", 0, 20_000)) {
      keys.add(JSON.stringify(dataset.key.map((name) => row[name])));
      for (const { name } of dataset.fields) {
        if (row[name] === null) empty.add(name);
        if (varying.has(name)) continue;
        const value = JSON.stringify(row[name]);
        const first = firsts.get(name);
        if (first === undefined) firsts.set(name, value);
        else if (value !== first) varying.add(name);
      }
    }
    assert.equal(keys.size, 20_000);
    const same = new Set(["schema_version", ...constant]);
    for (const { name, nullable } of dataset.fields) {
      if (nullable !== true) assert.ok(!empty.has(name), `${name} is not nullable`);
      else assert.ok(empty.has(name), `${name} is declared nullable`);
      if (!same.has(name)) assert.ok(varying.has(name), `${name} varies`);
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
    assert.equal(hash.digest("hex"), golden);
  });

  test(`${dataset.id}: every parameter is explained, bounded and changes the rows, and what it makes is valid`, () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    formats.default(ajv);
    const validate = ajv.compile(recordSchema(dataset));
    const usual = bytes(dataset, "set", "ndjson", 0, PARAMETER_ROWS).toString("utf8");
    for (const [name, parameter] of Object.entries(dataset.parameters)) {
      assert.match(name, /^[a-z][a-z0-9_]*$/);
      assert.match(parameter.meaning, /^\S.*\.$/u, name);
      if (name === "to") continue;
      const read = readParameters(dataset.parameters, { [name]: exampleOf(parameter) });
      assert.ok(read.flaw === undefined, `the example of ${name}`);
      let changed = false;
      for (const value of settings(parameter)) {
        const set = readParameters(dataset.parameters, { [name]: value });
        assert.ok(set.flaw === undefined, `${name}=${JSON.stringify(value)}`);
        const configured = dataset.configure(set.values);
        assert.deepEqual(configured.values[name], set.values[name]);
        const text = bytes(configured, "set", "ndjson", 0, PARAMETER_ROWS).toString("utf8");
        changed ||= text !== usual;
        for (const line of text.trimEnd().split("\n")) {
          assert.ok(
            validate(JSON.parse(line)),
            `${name}=${JSON.stringify(value)}: ${JSON.stringify(validate.errors)} in ${line}`,
          );
        }
      }
      assert.ok(changed, `${name} changes nothing`);
    }
  });

  if (dataset.parameters.to !== undefined) {
    test(`${dataset.id}: a time window ends the rows, and what is inside stays as it was`, () => {
      const from = dataset.values.from as string;
      const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString().slice(0, 10);
      const closed = dataset.configure({ ...dataset.values, to });
      const rows = closed.open("window").rows ?? Number.NaN;
      assert.ok(rows > 0 && rows < dataset.rowLimit, `${rows} rows in two days`);
      const asked = Math.min(rows, 2_000);
      assert.deepEqual(
        bytes(closed, "window", "ndjson", rows - asked, rows),
        bytes(dataset, "window", "ndjson", rows - asked, rows),
      );
      assert.throws(() => bytes(closed, "window", "ndjson", 0, rows + 1), RangeError);
    });
  }

  test(`${dataset.id}: a projection has the chosen fields of the same rows`, () => {
    const [first, second] = [dataset.fields.at(-1)?.name ?? "", dataset.fields[1]?.name ?? ""];
    const narrow = projected(dataset, [first, second]);
    const expected = parsed(dataset, "narrow", 0, 300).map((row) => ({ [first]: row[first], [second]: row[second] }));
    assert.deepEqual(parsed(narrow, "narrow", 0, 300), expected);
    assert.throws(() => projected(dataset, ["no_such_field"]), RangeError);
  });
}

/** The ends of what a parameter takes. */
function settings(parameter: Parameter): ParameterValue[] {
  switch (parameter.type) {
    case "integer":
    case "number":
      return [parameter.minimum, parameter.maximum];
    case "date":
      return [parameter.minimum, parameter.maximum];
    case "choice":
      return [...parameter.values];
    case "choices":
      return [parameter.values.slice(0, 1), parameter.values.slice(-1)];
  }
}
