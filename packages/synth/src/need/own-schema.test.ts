import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { inferredDataset } from "../inferred/inferred-dataset.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { FieldType } from "../schema/field.ts";
import type { JsonValue } from "../schema/json-value.ts";
import type { SemanticType } from "./ontology/semantic-type.ts";
import { readPattern } from "./own-schema/pattern.ts";
import { type OwnSchema, ownSchema } from "./own-schema.ts";

const today = "2026-11-20";
const ROWS = 120;

const types: Readonly<Record<string, SemanticType>> = {
  heart_rate: {
    id: "heart_rate",
    type: "int",
    unit: "bpm",
    meaning: "Beats of the heart in a minute.",
    names: { en: "heart rate" },
    model: { kind: "number", distribution: { kind: "normal", mean: 75, sd: 12 }, decimals: 0 },
    minimum: 20,
    maximum: 250,
  },
  city: {
    id: "city",
    type: "string",
    meaning: "The city.",
    names: { en: "city" },
    model: { kind: "place", part: "city" },
  },
  order_id: {
    id: "order_id",
    type: "id",
    meaning: "Identifies the order.",
    names: { en: "order id" },
    model: { kind: "code", prefix: "ORD-", radix: 10, width: 6, order: "sequence" },
  },
  status: {
    id: "status",
    type: "enum",
    meaning: "Where it stands.",
    names: { en: "status" },
    model: { kind: "choice", values: ["open", "paid", "shipped"] },
  },
};

function lookup(name: string, _type: FieldType): SemanticType | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

function read(properties: JsonValue, more: Record<string, JsonValue> = {}): OwnSchema {
  return ownSchema({ type: "object", properties, ...more }, lookup, today);
}

function rowsOf(own: OwnSchema): Record<string, unknown>[] {
  assert.ok(own.kind === "schema", JSON.stringify(own));
  const table = {
    name: "row",
    rows: ROWS,
    key: own.key,
    layout: { kind: "rows" as const },
    subjects: [],
    fields: own.fields,
    checks: [],
  };
  return [...parsedRows(inferredDataset({ tables: [table] }), "own-schema", 0, ROWS)] as Record<string, unknown>[];
}

const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
addFormats.default(ajv);

/** Rows of the schema, each found valid by a validator that knows nothing of us. */
function validRows(
  properties: Record<string, JsonValue>,
  more: Record<string, JsonValue> = {},
): Record<string, unknown>[] {
  const schema = {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    ...more,
  };
  const rows = rowsOf(ownSchema(schema, lookup, today));
  const validate = ajv.compile(schema);
  for (const row of rows) assert.ok(validate(row), `${JSON.stringify(row)} ${ajv.errorsText(validate.errors)}`);
  return rows;
}

function flawAt(properties: Record<string, JsonValue>, more: Record<string, JsonValue> = {}): string[] {
  const own = read(properties, more);
  return own.kind === "flawed" ? own.flaws.map(({ pointer }) => pointer) : [];
}

test("rows of a schema with every kind of property are valid for the schema itself", () => {
  const rows = validRows(
    {
      order_id: { type: "string", maxLength: 40 },
      line: { type: "integer", minimum: 1, maximum: 9 },
      price: { type: "number", exclusiveMinimum: 0, maximum: 99.99, multipleOf: 0.01 },
      share: { type: "number", minimum: 0, exclusiveMaximum: 1 },
      code: { type: "string", pattern: "^[A-Z]{3}-\\d{4}$" },
      colour: { enum: ["red", "green", null] },
      kind: { const: "sale" },
      rating: { type: "integer", enum: [1, 2, 3, 4, 5] },
      paid: { type: "boolean" },
      day: { type: "string", format: "date" },
      at: { type: "string", format: "date-time" },
      mail: { type: "string", format: "email" },
      trace: { type: "string", format: "uuid" },
      page: { type: "string", format: "uri" },
      ip: { type: "string", format: "ipv4" },
      ip6: { type: "string", format: "ipv6" },
      host: { type: "string", format: "hostname" },
      note: { type: ["string", "null"] },
      short: { type: "string", minLength: 3, maxLength: 5 },
      tags: { type: "array", items: { enum: ["a", "b", "c", "d"] }, minItems: 1, maxItems: 3, uniqueItems: true },
      city: { type: "string" },
      place: { $ref: "#/$defs/place" },
      maybe: { oneOf: [{ type: "integer", minimum: 5, maximum: 6 }, { type: "null" }] },
    },
    {
      $defs: {
        place: {
          type: "object",
          properties: {
            lat: { type: "number", minimum: -90, maximum: 90 },
            zipCode: { type: "string", pattern: "\\d{5}" },
          },
          required: ["lat", "zipCode"],
          additionalProperties: false,
        },
      },
    },
  );
  assert.ok(new Set(rows.map((row) => row.city)).size > 5);
  assert.ok(rows.some((row) => row.note === null) && rows.some((row) => row.note !== null));
  assert.equal(new Set(rows.map((row) => row.order_id)).size, ROWS);
});

test("lists within objects and lists are lists of their kind", () => {
  const flags = { type: "array", items: { type: "boolean" }, minItems: 1 };
  const line = {
    type: "object",
    required: ["n"],
    properties: { n: { type: "integer", minimum: 1, maximum: 5 }, flags },
  };
  const properties = {
    order: {
      type: "object",
      required: ["lines", "tags"],
      properties: {
        lines: { type: "array", minItems: 1, maxItems: 3, items: line },
        tags: { type: "array", items: { enum: ["a", "b"] }, minItems: 1, uniqueItems: true },
      },
    },
    matrix: { type: "array", items: { type: "array", items: { type: "number", minimum: 0, maximum: 1 }, minItems: 2 } },
  };
  const isValid = ajv.compile({ type: "object", properties, required: ["order", "matrix"] });
  for (const row of rowsOf(read(properties))) assert.ok(isValid(row), JSON.stringify([row, isValid.errors]));
});

test("numbers that a schema lists are chosen from and stay numbers", () => {
  const properties = {
    term: { type: "integer", enum: [12, 24, 36] },
    rate: { type: "number", enum: [0, 0.07, 0.19] },
  };
  const isValid = ajv.compile({ type: "object", properties });
  const rows = rowsOf(read(properties));
  for (const row of rows) assert.ok(isValid(row), JSON.stringify(row));
  assert.deepEqual([...new Set(rows.map((row) => Number(row.term)))].sort(), [12, 24, 36]);
});

test("lists of objects, lists of days and lists that may be null are valid too", () => {
  validRows({
    items: {
      type: "array",
      minItems: 1,
      maxItems: 4,
      items: {
        type: "object",
        properties: {
          sku: { type: "string", pattern: "^SKU\\d{3}$" },
          quantity: { type: "integer", minimum: 1, maximum: 3 },
        },
        required: ["sku", "quantity"],
      },
    },
    days: { type: "array", items: { type: "string", format: "date" } },
    perhaps: { anyOf: [{ type: "array", items: { type: "integer", minimum: 0 } }, { type: "null" }] },
  });
});

const bound = fc.integer({ min: -1_000, max: 1_000 });
const property: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.tuple(bound, fc.nat(500)).map(([minimum, width]) => ({ type: "integer", minimum, maximum: minimum + width })),
  fc
    .tuple(bound, fc.nat(50))
    .map(([minimum, width]) => ({ type: "number", exclusiveMinimum: minimum, maximum: minimum + 1 + width })),
  bound.map((minimum) => ({ type: "number", minimum })),
  bound.map((maximum) => ({ type: "integer", exclusiveMaximum: maximum })),
  fc
    .constantFrom(0, 1, 2, 3)
    .map((decimals) => ({ type: "number", minimum: 0, maximum: 5, multipleOf: 10 ** -decimals })),
  fc
    .tuple(fc.nat(20), fc.nat(300))
    .map(([minLength, more]) => ({ type: "string", minLength, maxLength: minLength + more })),
  fc
    .uniqueArray(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 5 })
    .map((values) => ({ type: "string", enum: values })),
  fc
    .constantFrom("date", "date-time", "email", "uuid", "uri", "ipv4", "ipv6", "hostname", "time")
    .map((format) => ({ type: "string", format })),
  fc.constant({ type: "boolean" }),
  fc
    .constantFrom(
      "^[a-z]{2,6}$",
      "\\d+",
      "^(GET|POST|PUT)$",
      "^v\\d\\.\\d{1,2}$",
      "^#[0-9A-F]{6}$",
      "^(?:AB)+\\d?$",
      "[A-Z0-9]{8}",
    )
    .map((pattern) => ({ type: "string", pattern })),
);
const anyProperty = fc.oneof(
  property,
  property.map((one) => ({ anyOf: [{ type: "null" }, one] })),
  fc
    .tuple(property, fc.nat(3), fc.nat(3))
    .map(([items, minItems, more]) => ({ type: "array", items, minItems, maxItems: minItems + more })),
);

test("whatever can be read is kept: rows of random schemas are valid for them", () => {
  const names = ["heart_rate", "city", "order_id", "status", "amount", "title", "x"] as const;
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anyProperty, { minKeys: 1, maxKeys: 5 }), (properties) => {
      validRows(properties);
    }),
    { numRuns: 60 },
  );
});

test("what a name means shapes its values within the bounds of the schema", () => {
  const mean = (rows: readonly Record<string, unknown>[]): number =>
    rows.reduce((sum, row) => sum + Number(row.heart_rate), 0) / rows.length;
  assert.ok(Math.abs(mean(validRows({ heart_rate: { type: "integer" } })) - 75) < 5);
  const narrow = validRows({ heart_rate: { type: "integer", minimum: 70, maximum: 80 } });
  assert.ok(Math.abs(mean(narrow) - 75) < 2);
  validRows({ heart_rate: { type: "integer", minimum: 300, maximum: 400 } });
  const own = read({ heart_rate: { type: "integer" }, status: { type: "string" } });
  assert.ok(own.kind === "schema");
  assert.deepEqual(
    own.fields.map(({ field }) => [field.unit ?? null, field.type]),
    [
      ["bpm", "int"],
      [null, "enum"],
    ],
  );
});

test("properties keep their names, and names that no column can have are refused with one that would do", () => {
  const rows = validRows({
    orderId: { type: "string" },
    heartRate: { type: "integer" },
    URL: { type: "string", format: "uri" },
  });
  assert.ok(rows.every((row) => Number(row.heartRate) < 200 && String(row.orderId).startsWith("ORD-")));
  const own = read({ orderId: { type: "string" } });
  assert.deepEqual(own.kind === "schema" ? own.key : [], ["orderId"]);
  const refused = read({ "Total (EUR)": { type: "number" } });
  assert.ok(refused.kind === "flawed" && /total_eur would do/.test(refused.flaws[0]?.reason ?? ""));
  assert.deepEqual(flawAt({ __proto: { type: "string" } }), ["/properties/__proto"]);
});

test("the key is unique and numbers the rows", () => {
  const own = read({ order_id: { type: "string" } });
  assert.ok(own.kind === "schema");
  assert.equal(own.fields[0]?.unique, true);
  const integers = read({ id: { type: "integer", minimum: 100 } });
  assert.equal(rowsOf(integers)[0]?.id, 100);
});

function arraysOf(minItems: number, items: JsonValue): JsonValue {
  return { type: "array", items, minItems };
}

test("every flaw is named with its place", () => {
  const cases: readonly (readonly [Record<string, JsonValue>, string])[] = [
    [{ a: { type: "integer", minimum: 5, maximum: 4 } }, "/properties/a"],
    [{ a: { type: "number", multipleOf: 0.3 } }, "/properties/a/multipleOf"],
    [{ a: { type: "integer", enum: [1, 3.5, 9] } }, "/properties/a/enum"],
    [{ a: arraysOf(1, { type: "integer", enum: [1, 3, 9] }) }, "/properties/a/items/enum"],
    [{ a: { type: "string", pattern: "(?=x)y" } }, "/properties/a/pattern"],
    [{ a: { type: "string", pattern: "^(a+)+$", maxLength: 3 } }, "/properties/a/pattern"],
    [{ a: { type: "string", format: "color" } }, "/properties/a/format"],
    [{ a: { type: "string", format: "uuid", maxLength: 10 } }, "/properties/a/format"],
    [{ a: { type: "string", minLength: 5, maxLength: 4 } }, "/properties/a/minLength"],
    [{ a: { type: ["string", "integer"] } }, "/properties/a/type"],
    [{ a: { type: "money" } }, "/properties/a/type"],
    [{ a: {} }, "/properties/a"],
    [{ a: { oneOf: [{ type: "string" }, { type: "integer" }] } }, "/properties/a/oneOf"],
    [{ a: { $ref: "#/$defs/none" } }, "/properties/a/$ref"],
    [{ a: { $ref: "https://example.com/x.json" } }, "/properties/a/$ref"],
    [{ a: { allOf: [] } }, "/properties/a/allOf"],
    [{ a: { type: "string", not: { const: "x" } } }, "/properties/a/not"],
    [{ a: { type: "array" } }, "/properties/a"],
    [{ a: { type: "array", items: { type: "string" }, minItems: 51 } }, "/properties/a/minItems"],
    [{ a: arraysOf(50, arraysOf(50, arraysOf(3, { type: "string" }))) }, "/properties/a"],
    [{ a: { type: "array", items: { type: "boolean" }, minItems: 3, uniqueItems: true } }, "/properties/a"],
    [{ a: { type: "object" } }, "/properties/a"],
    [{ a: { type: "object", properties: { "b c": { type: "string" } } } }, "/properties/a/properties/b c"],
    [{ "a/b": { type: "string" } }, "/properties/a~1b"],
    [{ a: true }, "/properties/a"],
  ];
  for (const [properties, pointer] of cases)
    assert.deepEqual(flawAt(properties), [pointer], JSON.stringify(properties));
  assert.deepEqual(flawAt({ a: { type: "string" } }, { required: ["b"] }), ["/required"]);
  assert.equal(ownSchema([], lookup, today).kind, "flawed");
  assert.equal(ownSchema({ type: "string" }, lookup, today).kind, "flawed");
});

test("schemas that refer to themselves, are deep or large end with a flaw in no time", () => {
  const loop = { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } };
  assert.deepEqual(flawAt({ x: { $ref: "#/$defs/a" } }, loop), ["/$defs/b/$ref"]);
  const tree = { $defs: { t: { type: "object", properties: { l: { $ref: "#/$defs/t" }, r: { $ref: "#/$defs/t" } } } } };
  assert.ok(flawAt({ x: { $ref: "#/$defs/t" } }, tree).length > 0);
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`p${i}`, { type: "string" }]));
  assert.deepEqual(flawAt(wide), ["/properties"]);
});

test("published patterns are expressions under the u flag and match the template's own values", () => {
  for (const pattern of ["^ORD-\\d{6}$", "a.b/c", "^[A-Z]{2}#\\$x\\.y-1$", "\\(\\d\\)"]) {
    const own = read({ code: { type: "string", pattern } });
    assert.ok(own.kind === "schema");
    const published = new RegExp(`^(?:${own.fields[0]?.field.pattern})$`, "u");
    for (const row of rowsOf(own)) assert.match(String(row.code), published);
  }
});

test("a pattern becomes a template or a list, and is never run", () => {
  const template = (pattern: string): string => {
    const reading = readPattern(pattern);
    return reading.kind === "template" ? reading.template : reading.kind;
  };
  assert.equal(template("^[A-Z]{2}\\d{3}-[a-z]+$"), "AA999-aaaaaa");
  assert.equal(template("A9a*"), `\\A\\9${"\\a".repeat(6)}`);
  assert.equal(template("^A\\*9$"), "\\A\\*\\9");
  assert.equal(template("^(?:ab|cd)\\.x$"), "\\ab.x");
  assert.deepEqual(readPattern("^(red|blue)$"), { kind: "values", values: ["red", "blue"] });
  for (const pattern of ["(?<=a)b", "[^a]", "\\bword", "a{200}", "(a", "[a", "", "(((((a)))))", "a{3,1}"]) {
    assert.equal(readPattern(pattern).kind, "unsupported", pattern);
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (pattern) => {
      const reading = readPattern(pattern);
      if (reading.kind === "template") assert.ok(reading.length > 0 && reading.length <= 120);
    }),
  );
});

test("whatever JSON is sent is answered with a schema or with flaws", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const own = ownSchema({ type: "object", properties: { a: value as JsonValue } }, lookup, today);
      assert.ok(own.kind === "schema" || own.flaws.length > 0);
    }),
    { numRuns: 400 },
  );
});

test("bounds that only numbers beyond ours meet are flaws; those that bind nothing are none", () => {
  for (const schema of [
    { type: "integer", minimum: 1e300 },
    { type: "number", maximum: -1e200 },
  ]) {
    assert.equal(read({ value: schema }).kind, "flawed", JSON.stringify(schema));
  }
  assert.equal(read({ value: { type: "number", minimum: -1e300, maximum: 10 } }).kind, "schema");
});

test("a pattern leads around no reserved range: what could reach somebody is refused with what to ask for instead", () => {
  const refused = [
    "^4[0-9]{15}$",
    "^[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{4}$",
    "^[0-9]{3}-[0-9]{2}-[0-9]{4}$",
    "^[a-z]{4}@gmail\\.com$",
    "^\\+1[2-9][0-9]{9}$",
    "^8\\.8\\.[0-9]\\.[0-9]$",
    "^DE[0-9]{20}$",
    "^sk_live_[a-z]{8}$",
    "^https://www\\.shop\\.com/[a-z]{4}$",
  ];
  for (const pattern of refused) {
    const own = read({ value: { type: "string", pattern } });
    assert.ok(own.kind === "flawed", pattern);
    assert.match(own.flaws[0]?.reason ?? "", /could be real .*: /, pattern);
    assert.equal(own.flaws[0]?.pointer, "/properties/value/pattern");
  }
  const taken = [
    "^ORD-[0-9]{6}$",
    "^[A-Z]{3}[0-9]{4}$",
    "^9[0-9]{2}-[0-4][0-9]-[0-9]{4}$",
    "^[a-z]{4}@example\\.com$",
    "^[0-9]{8}$",
  ];
  for (const pattern of taken) assert.equal(read({ value: { type: "string", pattern } }).kind, "schema", pattern);
});
