import assert from "node:assert/strict";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { offence } from "../../test/check-verdict.ts";
import { rowChunks } from "../engine/chunks.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Blueprint, FieldBlueprint } from "./blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";
import type { Model } from "./model.ts";

const window = { from: "2025-01-01", to: "2025-07-01" } as const;
const uniform = { kind: "uniform", minimum: 1, maximum: 9 } as const;

/** One field of each kind, in a table of groups with a parent table. */
const oneOfEach: { readonly [K in Model["kind"]]: FieldBlueprint } = {
  code: field("code", "id", { kind: "code", prefix: "C-", radix: 16, width: 3, order: "shuffled" }, { of: "visit" }),
  sequence: field("sequence", "int", { kind: "sequence", first: 100 }),
  uuid: field("uuid", "id", { kind: "uuid" }),
  hex: field("hex", "id", { kind: "hex", prefix: "0x", bytes: 20 }),
  identifier: field("identifier", "string", { kind: "identifier", scheme: "iban" }),
  constant: field("constant", "number", { kind: "constant", value: 2.5 }),
  choice: field("choice", "enum", { kind: "choice", values: ["a", "b", "c"] }),
  flag: field("flag", "bool", { kind: "flag", rate: 0.3, follows: [{ field: "number", weight: 0.5 }] }),
  number: field("number", "number", { kind: "number", distribution: uniform, decimals: 1, heaped: 0.2 }),
  measurement: field("measurement", "number", {
    kind: "measurement",
    level: uniform,
    daily: 1,
    yearly: 1,
    noise: 0.3,
    decimals: 2,
  }),
  counter: field(
    "counter",
    "int",
    { kind: "counter", start: uniform, increment: { kind: "poisson", mean: 3 }, decimals: 0 },
    { maximum: 30 },
  ),
  drift: field("drift", "number", { kind: "drift", start: uniform, step: 0.05, decimals: 3 }),
  moment: field("moment", "datetime", { kind: "moment", ...window, rhythm: "business", ascending: true, grain: "s" }),
  later: field("later", "datetime", { kind: "later", than: "moment", by: { kind: "exponential", mean: 3 }, unit: "h" }),
  shifted: field("shifted", "date", { kind: "shifted", than: "moment", by: "ordinal", unit: "month" }),
  elapsed: field("elapsed", "number", { kind: "elapsed", from: "moment", to: "later", unit: "h", decimals: 2 }),
  timed: field("timed", "number", {
    kind: "timed",
    from: "moment",
    to: "later",
    unit: "h",
    less: [{ field: "number", unit: "min" }],
    factors: ["ordinal"],
    times: 2,
    decimals: 2,
  }),
  part: field("part", "string", { kind: "part", of: "moment", part: "yearmonth" }),
  sum: field("sum", "number", {
    kind: "sum",
    terms: [{ field: "number", times: 2 }],
    plus: 1,
    noise: { kind: "normal", mean: 0, sd: 1 },
    decimals: 2,
  }),
  product: field("product", "number", {
    kind: "product",
    factors: ["number", "ordinal"],
    times: 0.5,
    off: [{ field: "number", times: 0.01 }],
    decimals: 3,
  }),
  quotient: field("quotient", "number", { kind: "quotient", of: "number", by: "ordinal", decimals: 4 }),
  annuity: field("annuity", "number", {
    kind: "annuity",
    principal: "product",
    rate: "number",
    term: "ordinal",
    unit: "year",
    decimals: 2,
  }),
  portion: field("portion", "number", {
    kind: "portion",
    of: "number",
    share: { kind: "beta", a: 5, b: 1, minimum: 0, maximum: 1 },
    decimals: 1,
  }),
  lookup: field(
    "lookup",
    "number",
    { kind: "lookup", by: "choice", values: { a: 1, b: 2.5 }, otherwise: null },
    { nullable: true },
  ),
  dependent: field("dependent", "string", {
    kind: "dependent",
    by: "choice",
    models: {
      a: { kind: "organisation", part: "job_title" },
      b: { kind: "number", distribution: uniform, decimals: 0 },
    },
    otherwise: { kind: "constant", value: "none" },
  }),
  banded: field("banded", "enum", { kind: "banded", of: "number", edges: [3, 6], values: ["low", "middle", "high"] }),
  holds: field("holds", "bool", { kind: "holds", when: { field: "lookup", present: true } }),
  compared: field("compared", "bool", { kind: "compared", left: "moment", is: "<", right: "later" }),
  ordinal: field("ordinal", "int", { kind: "ordinal", first: 1 }),
  walk: field("walk", "enum", {
    kind: "walk",
    first: { new: 1 },
    next: { new: { open: 1 }, open: { open: 2, done: 1 }, done: {} },
  }),
  person: field("person", "string", { kind: "person", part: "email" }),
  place: field("place", "string", { kind: "place", part: "address" }),
  organisation: field("organisation", "string", { kind: "organisation", part: "name" }),
  goods: field("goods", "string", { kind: "goods", part: "name" }),
  contact: field("contact", "string", { kind: "contact", part: "user_agent" }),
  prose: field("prose", "string", { kind: "prose", about: "comment", by: "number" }),
  template: field("template", "string", { kind: "template", template: "\\A-AA99a*" }),
  reference: field("reference", "id", { kind: "reference", table: "owner", spread: "skewed" }, { of: "visit" }),
  inherited: field(
    "inherited",
    "string",
    { kind: "inherited", reference: "reference", field: "owner_name" },
    { of: "visit" },
  ),
  superior: field("superior", "int", { kind: "superior", roots: 1, reports: 3 }, { nullable: true }),
  list: field("list", "array", {
    kind: "list",
    of: { kind: "person", part: "first_name" },
    least: 1,
    most: 3,
    distinct: true,
  }),
  object: field("object", "object", {
    kind: "object",
    fields: [{ name: "at", model: { kind: "place", part: "city" } }],
  }),
};

const blueprint: Blueprint = {
  tables: [
    {
      name: "owner",
      rows: 30,
      key: ["owner_id"],
      layout: { kind: "rows" },
      subjects: [],
      fields: [
        field("owner_id", "id", { kind: "hex", prefix: "", bytes: 4 }),
        field("owner_name", "string", { kind: "person", part: "full_name" }),
      ],
      checks: [],
    },
    {
      name: "visit",
      rows: 400,
      key: ["sequence"],
      layout: { kind: "groups", subject: "visit", least: 2, most: 7 },
      subjects: [{ name: "visit", spread: "even" }],
      fields: Object.values(oneOfEach),
      checks: [{ kind: "forest", field: "superior", key: "sequence" }],
    },
  ],
};

test("every kind of model makes rows that are the same alone and among the others", () => {
  const dataset = inferredDataset(blueprint);
  const text = (of: typeof dataset, from: number, to: number) =>
    Buffer.concat([...rowChunks(of, "every", "ndjson", { from, to })]).toString();
  const lines = text(dataset, 0, 430).split("\n");
  const other = inferredDataset(blueprint);
  for (let row = 429; row >= 0; row -= 7) assert.equal(text(other, row, row + 1).trimEnd(), lines[row]);
});

test("every kind of model makes values, and more than one unless it says so", () => {
  const rows = [...parsedRows(inferredDataset(blueprint), "every", 30, 430)];
  for (const { field: of, model } of Object.values(oneOfEach)) {
    const values = new Set(rows.map((row) => JSON.stringify(row[of.name])));
    assert.ok(
      values.size > 1 || model.kind === "constant" || model.kind === "compared",
      `${of.name}: ${[...values].join()}`,
    );
    assert.ok(of.nullable === true || !values.has("null"), `${of.name} is null`);
    assert.ok(![...values].some((value) => /NaN|undefined/.test(value)), of.name);
  }
  assert.equal(offence({ kind: "forest", field: "superior", key: "sequence" }, rows), undefined);
  assert.ok(rows.every((row) => row.compared === true));
});

test("an exact flag follows what its row's subject, its sums and its promises say", () => {
  const subjects = [{ name: "buyer", count: 200, spread: "skewed" }] as const;
  const amount = { kind: "number", distribution: { kind: "lognormal", median: 50, sigma: 0.8 }, decimals: 2 } as const;
  const fields = [
    field("buyer", "int", { kind: "sequence", first: 1 }, { of: "buyer" }),
    field(
      "score",
      "int",
      { kind: "number", distribution: { kind: "normal", mean: 700, sd: 85 }, decimals: 0 },
      { of: "buyer" },
    ),
    field(
      "vip",
      "bool",
      { kind: "flag", rate: 0.1, exact: true, follows: [{ field: "score", weight: 0.8 }] },
      { of: "buyer" },
    ),
    field("amount", "number", amount),
    field("tip", "number", amount),
    field("total", "number", {
      kind: "sum",
      terms: [
        { field: "amount", times: 1 },
        { field: "tip", times: 1 },
      ],
      decimals: 2,
    }),
    field("is_default", "bool", {
      kind: "flag",
      rate: 0.03,
      exact: true,
      follows: [
        { field: "score", weight: -0.3 },
        { field: "total", weight: 0.3 },
      ],
    }),
    field("state", "enum", { kind: "choice", values: ["good", "late"] }),
  ];
  const checks = [
    { kind: "sign", fields: ["score", "is_default"], sign: -1 },
    { kind: "sign", fields: ["total", "is_default"], sign: 1 },
    { kind: "sign", fields: ["score", "vip"], sign: 1 },
    // biome-ignore lint/suspicious/noThenProperty: the published word of the check; nothing ever awaits it.
    { kind: "implies", when: { field: "is_default", in: [true] }, then: { field: "state", in: ["late"] } },
  ] as const;
  const table = { name: "loan", rows: 6_000, key: [], layout: { kind: "rows" }, subjects, fields, checks } as const;
  const rows = [...parsedRows(inferredDataset({ tables: [table] }), "exact", 0, 6_000)];
  assert.equal(rows.filter((row) => row.is_default === true).length, 180);
  assert.equal(new Set(rows.filter((row) => row.vip === true).map((row) => row.buyer)).size, 20);
  for (const check of checks) assert.equal(offence(check, rows), undefined, JSON.stringify(check));
});

const canBeUnique: readonly FieldBlueprint[] = [
  field("full_name", "string", { kind: "person", part: "full_name" }),
  field("first_name", "string", { kind: "person", part: "first_name" }),
  field("phone", "string", { kind: "person", part: "phone" }),
  field("username", "string", { kind: "person", part: "username" }),
  field("url", "string", { kind: "contact", part: "url" }),
  field("slug", "string", { kind: "contact", part: "slug" }),
  field("host", "string", { kind: "contact", part: "host" }),
  field("ipv4", "string", { kind: "contact", part: "ipv4" }),
  field("ipv6", "string", { kind: "contact", part: "ipv6" }),
  field("mac", "string", { kind: "contact", part: "mac" }),
  field("company", "string", { kind: "organisation", part: "name" }),
  field("domain", "string", { kind: "organisation", part: "domain" }),
  field("product", "string", { kind: "goods", part: "name" }),
  field("title", "string", { kind: "prose", about: "title" }),
  field("plate", "string", { kind: "template", template: "AAA-9999-aaaa-****" }),
  field("short", "string", { kind: "template", template: "A99" }),
  field("at", "datetime", { kind: "moment", ...window, rhythm: "consumer", ascending: false, grain: "min" }),
  field("day", "date", {
    kind: "moment",
    from: "2015-01-01",
    to: "2025-01-01",
    rhythm: "flat",
    ascending: false,
    grain: "day",
  }),
  field(
    "number",
    "int",
    { kind: "number", distribution: { kind: "normal", mean: 5_000, sd: 900 }, decimals: 0 },
    { minimum: 1, maximum: 9_000 },
  ),
];

test("what must be unique is, for every kind that can be", () => {
  const fields = canBeUnique.map((one) => ({ ...one, unique: true as const }));
  const table = {
    name: "thing",
    rows: 2_300,
    key: [],
    layout: { kind: "rows" },
    subjects: [],
    fields,
    checks: [],
  } as const;
  const rows = [...parsedRows(inferredDataset({ tables: [table] }), "unique", 0, 2_300)];
  for (const { field: of } of fields) {
    assert.equal(offence({ kind: "unique", fields: [of.name] }, rows), undefined, of.name);
  }
});
