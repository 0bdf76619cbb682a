import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { correlation, offence, ranks } from "../../test/check-verdict.ts";
import { rowChunks } from "../engine/chunks.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Blueprint, FieldBlueprint, Layout, Subject } from "./blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";

type Row = Record<string, unknown>;

const window = { from: "2025-01-01", to: "2026-01-01" } as const;

function table(
  rows: number,
  fields: readonly FieldBlueprint[],
  layout: Layout = { kind: "rows" },
  subjects: readonly Subject[] = [],
): Blueprint {
  return { tables: [{ name: "thing", rows, key: [], layout, subjects, fields, checks: [] }] };
}

function made(blueprint: Blueprint, seed = "a"): Row[] {
  const dataset = inferredDataset(blueprint);
  return [...parsedRows(dataset, seed, 0, dataset.rowLimit)];
}

function column(rows: readonly Row[], name: string): number[] {
  return rows.map((row) => Number(row[name]));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test("a number that follows another is correlated with it as its weight says, whichever way", () => {
  const number = { kind: "lognormal", median: 40, sigma: 0.7 } as const;
  for (const weight of [0.3, -0.6, 0.9]) {
    const rows = made(
      table(4_000, [
        field("one", "number", { kind: "number", distribution: number, decimals: 2 }),
        field("two", "number", {
          kind: "number",
          distribution: number,
          decimals: 2,
          follows: [{ field: "one", weight }],
        }),
        field("sum", "number", { kind: "sum", terms: [{ field: "one", times: 1 }], decimals: 2 }),
        field("three", "number", {
          kind: "number",
          distribution: number,
          decimals: 2,
          follows: [{ field: "sum", weight }],
        }),
        field("part", "number", {
          kind: "dependent",
          by: "half",
          models: { never: { kind: "constant", value: 1 } },
          otherwise: { kind: "number", distribution: number, decimals: 2, follows: [{ field: "one", weight }] },
        }),
        field("half", "bool", { kind: "flag", rate: 0.5, follows: [{ field: "one", weight }] }),
      ]),
    );
    const rho = (name: string) => correlation(ranks(column(rows, "one")), ranks(column(rows, name)));
    assert.ok(Math.abs(rho("two") - weight) < 0.06, `two ${rho("two")}`);
    assert.ok(Math.abs(rho("part") - weight) < 0.06, `part ${rho("part")}`);
    // A computed number is followed by its rank among a sample.
    assert.ok(Math.abs(rho("three") - weight) < 0.08, `three ${rho("three")}`);
    assert.ok(rho("half") * Math.sign(weight) > 0.15, `half ${rho("half")}`);
    assert.ok(Math.abs(mean(column(rows, "two")) / mean(column(rows, "one")) - 1) < 0.08, "its own distribution stays");
  }
});

test("an exact flag that follows an amount keeps its count, and the amount leans towards it", () => {
  const rows = made(
    table(5_000, [
      field("amount", "number", {
        kind: "number",
        distribution: { kind: "lognormal", median: 40, sigma: 0.7 },
        decimals: 2,
      }),
      field("is_fraud", "bool", { kind: "flag", rate: 0.02, exact: true, follows: [{ field: "amount", weight: 0.4 }] }),
      field("region", "enum", {
        kind: "choice",
        values: ["north", "south"],
        weights: [3, 1],
        exact: true,
        follows: [{ field: "is_fraud", weight: 0.8 }],
      }),
    ]),
  );
  const frauds = rows.filter((row) => row.is_fraud === true);
  assert.equal(frauds.length, 100);
  assert.equal(rows.filter((row) => row.region === "south").length, 1_250);
  assert.equal(offence({ kind: "sign", fields: ["amount", "is_fraud"], sign: 1 }, rows), undefined);
  assert.ok(mean(column(frauds, "amount")) > 1.6 * mean(column(rows, "amount")));
  assert.ok(frauds.filter((row) => row.region === "south").length > 60);
});

test("amounts that people would round are round as often as asked for", () => {
  const rows = made(
    table(5_000, [
      field("loan", "number", {
        kind: "number",
        distribution: { kind: "lognormal", median: 14_000, sigma: 0.6 },
        decimals: 2,
        heaped: 0.6,
      }),
    ]),
  );
  const round = column(rows, "loan").filter((loan) => loan % 50 === 0).length / rows.length;
  assert.ok(Math.abs(round - 0.6) < 0.04, String(round));
});

const hourly: Layout = { kind: "series", subject: "sensor" };
const sensors: readonly Subject[] = [{ name: "sensor", count: 4, spread: "even" }];

test("a measurement keeps its sensor's level, is warm by day, and remembers its last value", () => {
  const rows = made(
    table(
      4 * 24 * 60,
      [
        field("sensor", "id", { kind: "code", prefix: "S-", radix: 10, width: 2, order: "sequence" }, { of: "sensor" }),
        field("at", "datetime", {
          kind: "moment",
          ...window,
          rhythm: "flat",
          ascending: true,
          grain: "h",
          every: { count: 1, unit: "h" },
        }),
        field(
          "celsius",
          "number",
          {
            kind: "measurement",
            level: { kind: "normal", mean: 18, sd: 3 },
            daily: 4,
            yearly: 0,
            noise: 1,
            decimals: 1,
          },
          { minimum: -5, maximum: 45 },
        ),
      ],
      hourly,
      sensors,
    ),
  );
  const own = rows.filter((row) => row.sensor === "S-01");
  const at = (hour: number) =>
    mean(
      column(
        own.filter((row) => new Date(String(row.at)).getUTCHours() === hour),
        "celsius",
      ),
    );
  assert.ok(at(15) - at(3) > 6 && at(15) - at(3) < 9, `${at(15)} and ${at(3)}`);
  const noon = column(
    own.filter((row) => new Date(String(row.at)).getUTCHours() % 12 === 9),
    "celsius",
  );
  assert.ok(noon.length > 100);
  const values = column(own, "celsius");
  const memory = correlation(values.slice(1), values.slice(0, -1));
  assert.ok(memory > 0.8, String(memory));
});

test("a price drifts by its step and stays within its bounds", () => {
  const rows = made(
    table(
      4 * 2_000,
      [
        field("sensor", "id", { kind: "sequence", first: 1 }, { of: "sensor", example: 1 }),
        field(
          "price",
          "number",
          { kind: "drift", start: { kind: "lognormal", median: 100, sigma: 0.1 }, step: 0.02, decimals: 3 },
          { minimum: 70, maximum: 140 },
        ),
      ],
      hourly,
      sensors,
    ),
  );
  const price = column(
    rows.filter((row) => row.sensor === 1),
    "price",
  );
  assert.ok(Math.min(...price) >= 70 && Math.max(...price) <= 140);
  assert.ok(price.filter((value) => value === 70 || value === 140).length < 5, "nothing piles up at a bound");
  const steps = price.slice(1).map((value, i) => Math.abs(value / (price[i] ?? 1) - 1));
  assert.ok(Math.abs(mean(steps) - 0.016) < 0.003, String(mean(steps)));
});

test("rows in order are busy by day and quiet at night, and burstier than chance", () => {
  const rows = made(
    table(20_000, [
      field("at", "datetime", { kind: "moment", ...window, rhythm: "business", ascending: true, grain: "ms" }),
    ]),
  );
  const times = rows.map((row) => Date.parse(String(row.at)));
  const hours = times.map((ms) => new Date(ms).getUTCHours());
  const share = (hour: number) => hours.filter((other) => other === hour).length / hours.length;
  assert.ok(share(10) > 3 * share(3), `${share(10)} and ${share(3)}`);
  const gaps = times.slice(1).map((ms, i) => ms - (times[i] ?? 0));
  const usual = mean(gaps);
  const spread = Math.sqrt(mean(gaps.map((gap) => (gap - usual) ** 2))) / usual;
  assert.ok(spread > 1.2 && spread < 4, String(spread));
});

test("a group's rows follow each other at the pace of its gap, and groups begin all over the window", () => {
  const rows = made(
    table(
      3_000,
      [
        field("session", "id", { kind: "sequence", first: 1 }, { of: "session", example: 1 }),
        field("at", "datetime", {
          kind: "moment",
          ...window,
          rhythm: "consumer",
          ascending: true,
          grain: "ms",
          gap: { by: { kind: "exponential", mean: 30 }, unit: "s" },
        }),
      ],
      { kind: "groups", subject: "session", least: 2, most: 20 },
      [{ name: "session", spread: "even" }],
    ),
  );
  const gaps = rows.flatMap((row, i) => {
    const before = rows[i - 1];
    return before?.session === row.session ? [Date.parse(String(row.at)) - Date.parse(String(before?.at))] : [];
  });
  assert.ok(Math.abs(mean(gaps) - 30_000) < 3_000, String(mean(gaps)));
  assert.ok(Date.parse(String(rows.at(-1)?.at)) > Date.parse("2025-12-15"));
});

test("some customers have many more rows than others where they are skewed, and all alike where they are not", () => {
  const rowsOf = (spread: "even" | "skewed") => {
    const id = field("customer", "id", { kind: "sequence", first: 1 }, { of: "customer", example: 1 });
    const counts = new Map<unknown, number>();
    for (const row of made(table(6_000, [id], { kind: "rows" }, [{ name: "customer", count: 300, spread }]))) {
      counts.set(row.customer, (counts.get(row.customer) ?? 0) + 1);
    }
    return [...counts.values()].sort((a, b) => b - a);
  };
  const even = rowsOf("even");
  assert.deepEqual([even[0], even.at(-1)], [20, 20]);
  const skewed = rowsOf("skewed");
  assert.equal(skewed.length, 300);
  assert.ok((skewed[0] ?? 0) > 300 && (skewed[150] ?? 0) < 20, String(skewed.slice(0, 3)));
});

test("an order's customer is the same on all its lines", () => {
  const rows = made(
    table(
      2_000,
      [
        field("order", "id", { kind: "sequence", first: 1 }, { of: "order", example: 1 }),
        field("customer", "id", { kind: "sequence", first: 1 }, { of: "customer", example: 1 }),
      ],
      { kind: "groups", subject: "order", least: 1, most: 5 },
      [
        { name: "order", spread: "even" },
        { name: "customer", spread: "skewed" },
      ],
    ),
  );
  assert.equal(offence({ kind: "function", result: "customer", by: ["order"] }, rows), undefined);
  assert.ok(new Set(rows.map((row) => row.customer)).size > 50);
});

test("an attribute that depends on the row is the row's own", () => {
  const rows = made(
    table(
      400,
      [
        field("order", "int", { kind: "sequence", first: 1 }, { of: "order" }),
        field("paid", "bool", { kind: "flag", rate: 0.5 }),
        field(
          "fee",
          "int",
          { kind: "lookup", by: "paid", values: { true: 0, false: 5 }, otherwise: 0 },
          { of: "order" },
        ),
      ],
      { kind: "groups", subject: "order", least: 2, most: 5 },
      [{ name: "order", spread: "even" }],
    ),
  );
  assert.ok(rows.every((row) => row.fee === (row.paid === true ? 0 : 5)));
});

test("what a person's fields say belongs together, and two persons of a row are two", () => {
  const rows = made(
    table(500, [
      field("sender_name", "string", { kind: "person", part: "full_name" }),
      field("sender_first", "string", { kind: "person", part: "first_name" }),
      field("recipient_name", "string", { kind: "person", part: "full_name" }),
      field("age", "int", { kind: "person", part: "age" }, { minimum: 30, maximum: 34 }),
      field("birth_date", "date", { kind: "person", part: "birth_date" }),
      field("day", "date", {
        kind: "moment",
        from: "2025-01-01",
        to: "2025-06-15",
        rhythm: "flat",
        ascending: false,
        grain: "day",
      }),
    ]),
  );
  for (const row of rows) {
    assert.ok(String(row.sender_name).includes(String(row.sender_first)), JSON.stringify(row));
    assert.ok(Number(row.age) >= 30 && Number(row.age) <= 34);
    const years = (Date.parse("2025-06-15") - Date.parse(String(row.birth_date))) / (365.25 * 86_400_000);
    assert.ok(years > Number(row.age) - 0.01 && years < Number(row.age) + 1.01, `${years} for ${String(row.age)}`);
  }
  assert.ok(rows.filter((row) => row.sender_name === row.recipient_name).length < 5);
});

test("JSON values are in RFC 8785 form", () => {
  const rows = made(
    table(300, [
      field(
        "tags",
        "array",
        { kind: "list", of: { kind: "choice", values: ["x", "y", "z"] }, least: 0, most: 3, distinct: true },
        { schema: { items: { type: "string" } } },
      ),
      field("meta", "object", {
        kind: "object",
        fields: [
          { name: "b", model: { kind: "flag", rate: 0.5 } },
          {
            name: "a",
            model: { kind: "number", distribution: { kind: "uniform", minimum: -1, maximum: 1 }, decimals: 2 },
          },
        ],
      }),
    ]),
  );
  for (const row of rows) {
    const tags = row.tags as string[];
    assert.equal(new Set(tags).size, tags.length);
    assert.deepEqual(Object.keys(row.meta as object), ["a", "b"]);
  }
  assert.equal(new Set(rows.map((row) => (row.tags as string[]).length)).size, 4);
});

/** Blueprints without names and places, whose tables grow with the world. */
const kept: readonly (readonly [string, Blueprint, string])[] = [
  [
    "numbers",
    table(2_000, [
      field("id", "id", { kind: "uuid" }),
      field(
        "amount",
        "number",
        { kind: "number", distribution: { kind: "lognormal", median: 40, sigma: 0.7 }, decimals: 2 },
        { maximum: 200 },
      ),
      field("units", "int", {
        kind: "number",
        distribution: { kind: "geometric", mean: 2 },
        decimals: 0,
        follows: [{ field: "amount", weight: -0.4 }],
      }),
      field("total", "number", { kind: "product", factors: ["amount", "units"], decimals: 2 }, { maximum: 300 }),
      field("flagged", "bool", { kind: "flag", rate: 0.03, exact: true }),
    ]),
    "d038ee50b7fb628d898570198cb26f8eff31b722f495e1e45469f607b9d567e6",
  ],
  [
    "series",
    table(
      2_000,
      [
        field("sensor", "id", { kind: "code", prefix: "S-", radix: 16, width: 4, order: "shuffled" }, { of: "sensor" }),
        field("at", "datetime", {
          kind: "moment",
          ...window,
          rhythm: "flat",
          ascending: true,
          grain: "h",
          every: { count: 1, unit: "h" },
        }),
        field(
          "celsius",
          "number",
          {
            kind: "measurement",
            level: { kind: "normal", mean: 18, sd: 3 },
            daily: 4,
            yearly: 9,
            noise: 1,
            decimals: 1,
          },
          { minimum: -5, maximum: 45 },
        ),
        field("meter", "number", {
          kind: "counter",
          start: { kind: "uniform", minimum: 0, maximum: 50 },
          increment: { kind: "exponential", mean: 2 },
          decimals: 2,
        }),
        field("price", "number", {
          kind: "drift",
          start: { kind: "pareto", minimum: 10, alpha: 2 },
          step: 0.02,
          decimals: 2,
        }),
      ],
      hourly,
      sensors,
    ),
    "5578214eb69437b263f5d42406f34cdadf802dc207c41b2571a7972f4fb296af",
  ],
  [
    "groups",
    table(
      2_000,
      [
        field("case", "id", { kind: "hex", prefix: "0x", bytes: 8 }, { of: "case" }),
        field("step", "int", { kind: "ordinal", first: 1 }),
        field("state", "enum", {
          kind: "walk",
          first: { open: 1 },
          next: { open: { held: 1, closed: 2 }, held: { open: 1 }, closed: {} },
        }),
        field("at", "datetime", { kind: "moment", ...window, rhythm: "business", ascending: true, grain: "s" }),
        field(
          "done",
          "date",
          { kind: "later", than: "at", by: { kind: "exponential", mean: 9 }, unit: "day" },
          { nulls: 0.1 },
        ),
      ],
      { kind: "groups", subject: "case", least: 1, most: 9 },
      [{ name: "case", spread: "even" }],
    ),
    "545a22e5a3dc8dd51c8714b0aafd10759954c655aec33e548dc0436d5fc1ba21",
  ],
];

for (const [name, blueprint, golden] of kept) {
  test(`the rows of a blueprint and a seed stay what they were: ${name}`, () => {
    const hash = createHash("sha256");
    for (const chunk of rowChunks(inferredDataset(blueprint), "golden", "ndjson", { from: 0, to: 2_000 }))
      hash.update(chunk);
    assert.equal(hash.digest("hex"), golden);
  });
}
