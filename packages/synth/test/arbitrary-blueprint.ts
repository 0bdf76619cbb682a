import fc from "fast-check";
import type { Blueprint, FieldBlueprint, Layout, Subject, TableBlueprint } from "../src/inferred/blueprint.ts";
import type { Check } from "../src/inferred/check.ts";
import type { Distribution, Model } from "../src/inferred/model.ts";
import type { FieldType } from "../src/schema/field.ts";

type Parts = Omit<Partial<FieldBlueprint["field"]>, "name" | "type">;

/** A field with the least that a field needs. */
export function field(
  name: string,
  type: FieldType,
  model: Model,
  { of, nulls, present, unique, ...parts }: Parts & Omit<Partial<FieldBlueprint>, "field" | "model"> = {},
): FieldBlueprint {
  const example = type === "int" || type === "number" ? 1 : type === "bool" ? true : "x";
  return {
    field: {
      name,
      type,
      meaning: `The ${name}.`,
      example,
      ...parts,
      ...(nulls === undefined && present === undefined ? {} : { nullable: true }),
    },
    model,
    ...(of === undefined ? {} : { of }),
    ...(nulls === undefined ? {} : { nulls }),
    ...(present === undefined ? {} : { present }),
    ...(unique === undefined ? {} : { unique }),
  };
}

export const distribution: fc.Arbitrary<Distribution> = fc.oneof(
  fc.record({
    kind: fc.constant("uniform" as const),
    minimum: fc.integer({ min: 0, max: 40 }),
    maximum: fc.integer({ min: 41, max: 400 }),
  }),
  fc.record({
    kind: fc.constant("normal" as const),
    mean: fc.integer({ min: 10, max: 90 }),
    sd: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    kind: fc.constant("lognormal" as const),
    median: fc.integer({ min: 2, max: 200 }),
    sigma: fc.constantFrom(0.2, 0.6, 1.1),
  }),
  fc.record({ kind: fc.constant("exponential" as const), mean: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant("poisson" as const), mean: fc.constantFrom(0.4, 3, 55, 900) }),
  fc.record({ kind: fc.constant("geometric" as const), mean: fc.constantFrom(0.5, 4) }),
  fc.record({
    kind: fc.constant("beta" as const),
    a: fc.constantFrom(0.6, 2, 7),
    b: fc.constantFrom(0.8, 3),
    minimum: fc.constant(0),
    maximum: fc.constant(100),
  }),
  fc.record({ kind: fc.constant("pareto" as const), minimum: fc.constantFrom(1, 12), alpha: fc.constantFrom(1.2, 3) }),
  fc.record({
    kind: fc.constantFrom("gamma" as const, "weibull" as const),
    shape: fc.constantFrom(0.5, 1.5, 6),
    scale: fc.constantFrom(0.2, 30),
  }),
  fc.record({
    kind: fc.constant("zipf" as const),
    members: fc.constantFrom(5, 3000),
    exponent: fc.constantFrom(0.8, 1, 1.3),
  }),
  fc.record({
    kind: fc.constant("triangular" as const),
    minimum: fc.constant(3),
    mode: fc.constantFrom(3, 10, 30),
    maximum: fc.constant(30),
  }),
);

const window = { from: "2025-01-01", to: "2025-04-01" } as const;
const rhythm = fc.constantFrom("consumer" as const, "business" as const, "flat" as const);
const grain = fc.constantFrom("ms" as const, "s" as const, "min" as const, "h" as const);

/** Numbers with bounds that often cut far into the distribution. */
const bounded = fc.record({
  of: distribution,
  decimals: fc.constantFrom(0, 1, 2, 3),
  low: fc.integer({ min: 0, max: 60 }),
  width: fc.integer({ min: 1, max: 300 }),
  rate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  weight: fc.constantFrom(-0.6, 0.4, 0.7),
});

const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 5 });

/** What happens to rows whatever their layout: a bit of everything, with the checks that it must keep. */
const common = fc
  .record({
    bounded,
    weights,
    rhythm,
    grain,
    cap: fc.integer({ min: 200, max: 2_000 }),
    nullShare: fc.constantFrom(0, 0.07, 0.5),
  })
  .map(({ bounded: number, cap, grain: cut, nullShare, rhythm: when, weights: shares }) => {
    const values = shares.map((_, i) => `value ${i}`);
    const minimum = number.low;
    const maximum = number.low + number.width;
    const fields: FieldBlueprint[] = [
      field("kind", "enum", { kind: "choice", values, weights: shares, exact: true }, { values }),
      field("flagged", "bool", { kind: "flag", rate: number.rate, exact: true }),
      field(
        "amount",
        "number",
        {
          kind: "number",
          distribution: number.of,
          decimals: number.decimals,
          follows: [{ field: "flagged", weight: number.weight }],
        },
        { minimum, maximum, decimals: number.decimals },
      ),
      field(
        "units",
        "int",
        { kind: "number", distribution: { kind: "geometric", mean: 2 }, decimals: 0 },
        { minimum: 1, maximum: 9 },
      ),
      field(
        "total",
        "number",
        { kind: "product", factors: ["amount", "units"], decimals: 3 },
        { maximum: Math.max(cap, maximum), decimals: 3 },
      ),
      field("fee", "number", {
        kind: "portion",
        of: "total",
        share: { kind: "beta", a: 2, b: 5, minimum: 0, maximum: 1 },
        decimals: 2,
      }),
      field("rest", "number", {
        kind: "sum",
        terms: [
          { field: "total", times: 1 },
          { field: "fee", times: -1 },
        ],
        decimals: 3,
      }),
      field("each", "number", { kind: "quotient", of: "rest", by: "units", decimals: 2 }),
      field("started_at", "datetime", { kind: "moment", ...window, rhythm: when, ascending: true, grain: cut }),
      field("ended_at", "datetime", {
        kind: "later",
        than: "started_at",
        by: { kind: "lognormal", median: 30, sigma: 1 },
        unit: "min",
      }),
      field("minutes", "int", { kind: "elapsed", from: "started_at", to: "ended_at", unit: "min" }, { maximum: 240 }),
      field(
        "reason",
        "enum",
        { kind: "choice", values: ["late", "wrong", "none"] },
        { present: { field: "flagged", in: [true] } },
      ),
      field("label", "enum", { kind: "lookup", by: "kind", values: { "value 0": "first" }, otherwise: "other" }),
      field("remark", "string", { kind: "constant", value: "seen" }, { nulls: nullShare }),
      field(
        "stars",
        "int",
        { kind: "choice", values: ["1", "2", "3", "4", "5"], follows: [{ field: "amount", weight: 0.5 }] },
        { minimum: 2 },
      ),
      field("verdict", "enum", { kind: "banded", of: "stars", edges: [3, 5], values: ["bad", "fair", "good"] }),
      field("month", "enum", { kind: "part", of: "started_at", part: "month" }),
      field("paid_back", "number", {
        kind: "dependent",
        by: "kind",
        models: { "value 1": { kind: "constant", value: 0 } },
        otherwise: { kind: "portion", of: "total", share: { kind: "uniform", minimum: 0.2, maximum: 1 }, decimals: 2 },
      }),
      field("code", "id", { kind: "code", prefix: "C-", radix: 32, width: 5, order: "shuffled" }, { unique: true }),
      field(
        "weight",
        "number",
        { kind: "number", distribution: { kind: "lognormal", median: 300, sigma: 0.8 }, decimals: 2 },
        { unique: true, minimum: 1, maximum: 99_999 },
      ),
    ];
    const checks: Check[] = [
      { kind: "product", result: "total", factors: ["amount", "units"] },
      {
        kind: "sum",
        total: "rest",
        terms: [
          { field: "total", times: 1 },
          { field: "fee", times: -1 },
        ],
      },
      { kind: "quotient", result: "each", of: "rest", by: "units" },
      { kind: "ascending", fields: ["fee", "total"] },
      { kind: "ascending", fields: ["started_at", "ended_at"], strict: true },
      { kind: "elapsed", result: "minutes", from: "started_at", to: "ended_at", unit: "min" },
      { kind: "present", field: "reason", when: { field: "flagged", in: [true] } },
      { kind: "function", result: "label", by: ["kind"] },
      { kind: "ascending", fields: ["paid_back", "total"] },
      { kind: "function", result: "verdict", by: ["stars"] },
      { kind: "unique", fields: ["code"] },
      { kind: "unique", fields: ["weight"] },
    ];
    return { fields, checks, rates: { flagged: number.rate, nullShare, shares } };
  });

export interface ArbitraryBlueprint {
  readonly blueprint: Blueprint;
  readonly rates: { readonly flagged: number; readonly nullShare: number; readonly shares: readonly number[] };
}

/** How a table with a subject may look, with what only that layout has. */
const laidOut = fc.oneof(
  fc.record({
    kind: fc.constant("rows" as const),
    spread: fc.constantFrom("even" as const, "skewed" as const),
    count: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("series" as const),
    spread: fc.constant("even" as const),
    count: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("groups" as const),
    spread: fc.constant("even" as const),
    count: fc.constant(undefined),
  }),
);

function tableOf(
  rows: number,
  laid: { kind: Layout["kind"]; spread: Subject["spread"]; count: number | undefined },
  parts: { fields: readonly FieldBlueprint[]; checks: readonly Check[] },
): TableBlueprint {
  const layout: Layout =
    laid.kind === "rows"
      ? { kind: "rows" }
      : laid.kind === "series"
        ? { kind: "series", subject: "holder" }
        : { kind: "groups", subject: "holder", least: 1, most: 6 };
  const subject: Subject = {
    name: "holder",
    spread: laid.spread,
    ...(laid.count === undefined ? {} : { count: laid.count }),
  };
  const states = { open: ["waiting", "done"], waiting: ["open", "done"], done: ["closed"], closed: [] };
  const guest: Subject = { name: "guest", of: "row", spread: laid.spread, count: 5 };
  const fields: FieldBlueprint[] = [
    field("holder_id", "id", { kind: "code", prefix: "H-", radix: 10, width: 6, order: "sequence" }, { of: "holder" }),
    field("holder_name", "string", { kind: "person", part: "full_name" }, { of: "holder" }),
    field("holder_mail", "string", { kind: "person", part: "email" }, { of: "holder", unique: true }),
    field(
      "income",
      "number",
      { kind: "number", distribution: { kind: "lognormal", median: 30_000, sigma: 0.6 }, decimals: 0 },
      { of: "holder" },
    ),
    field("spent", "number", {
      kind: "number",
      distribution: { kind: "exponential", mean: 90 },
      decimals: 2,
      follows: [{ field: "income", weight: 0.6 }],
    }),
    field("guest_id", "id", { kind: "code", prefix: "H-", radix: 10, width: 6, order: "sequence" }, { of: "guest" }),
    field("latitude", "number", { kind: "place", part: "latitude" }, { decimals: 5, minimum: -80, maximum: 80 }),
    field("longitude", "number", { kind: "place", part: "longitude" }, { decimals: 5 }),
    field("home", "string", { kind: "place", part: "country" }, { of: "holder" }),
    field("land", "string", { kind: "place", part: "country" }),
    field("is_at_home", "bool", { kind: "compared", left: "home", is: "=", right: "land" }),
    field("step", "int", { kind: "ordinal", first: 1 }),
    field("meter", "number", {
      kind: "counter",
      start: { kind: "uniform", minimum: 0, maximum: 50 },
      increment: { kind: "exponential", mean: 2 },
      decimals: 1,
    }),
    ...parts.fields,
  ];
  const checks: Check[] = [
    { kind: "function", result: "holder_name", by: ["holder_id"] },
    { kind: "different", fields: ["holder_id", "guest_id"] },
    ...(laid.kind === "rows" ? [] : [{ kind: "function" as const, result: "land", by: ["holder_id"] }]),
    { kind: "monotone", field: "step", within: "holder_id", dense: 1 },
    { kind: "monotone", field: "meter", within: "holder_id" },
    { kind: "monotone", field: "started_at", within: "holder_id" },
    ...parts.checks,
  ];
  if (laid.kind === "groups") {
    const next = Object.fromEntries(
      Object.entries(states).map(([from, to]) => [from, Object.fromEntries(to.map((state) => [state, 1]))]),
    );
    fields.push(field("state", "enum", { kind: "walk", first: { open: 1 }, next }, { values: Object.keys(states) }));
    checks.push({ kind: "transitions", field: "state", within: "holder_id", first: ["open"], next: states });
  }
  return { name: "visit", rows, key: ["code"], layout, subjects: [subject, guest], fields, checks };
}

/** One table with a subject, in any layout. */
export const oneTable: fc.Arbitrary<ArbitraryBlueprint> = fc
  .record({ rows: fc.integer({ min: 1, max: 700 }), laid: laidOut, parts: common })
  .map(({ laid, parts, rows }) => ({ blueprint: { tables: [tableOf(rows, laid, parts)] }, rates: parts.rates }));

/** Parents with a forest among them, and children that refer to them. */
export const twoTables: fc.Arbitrary<Blueprint> = fc
  .record({
    parents: fc.integer({ min: 1, max: 60 }),
    children: fc.integer({ min: 1, max: 400 }),
    spread: fc.constantFrom("even" as const, "skewed" as const),
    every: fc.boolean(),
    roots: fc.constantFrom(1, 3, 0.2),
  })
  .map(({ children, every, parents, roots, spread }) => ({
    tables: [
      {
        name: "owner",
        rows: parents,
        key: ["owner_id"],
        layout: { kind: "rows" },
        subjects: [],
        fields: [
          field("owner_id", "id", { kind: "uuid" }, { unique: true }),
          field("boss_id", "id", { kind: "superior", roots, reports: 3 }, { nullable: true }),
          field("tier", "enum", { kind: "choice", values: ["small", "large"] }, { values: ["small", "large"] }),
        ],
        checks: [{ kind: "forest", field: "boss_id", key: "owner_id" }],
      },
      {
        name: "item",
        rows: children,
        key: ["item_id"],
        layout: { kind: "rows" },
        subjects: [],
        fields: [
          field("item_id", "id", { kind: "sequence", first: 1 }, { unique: true }),
          field("owner", "id", { kind: "reference", table: "owner", spread, ...(every ? { every: true } : {}) }),
          field(
            "owner_tier",
            "enum",
            { kind: "inherited", reference: "owner", field: "tier" },
            { values: ["small", "large"] },
          ),
          field("left", "enum", { kind: "choice", values: ["a", "b", "c"] }),
          field("right", "enum", { kind: "choice", values: ["a", "b", "c"] }),
        ],
        checks: [
          {
            kind: "reference",
            field: "owner",
            parent: "owner",
            parentField: "owner_id",
            ...(every && children >= parents ? { every: true } : {}),
          },
          { kind: "function", result: "owner_tier", by: ["owner"] },
          { kind: "different", fields: ["left", "right"] },
        ],
      },
    ],
  }));
