import assert from "node:assert/strict";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { offence } from "../../test/check-verdict.ts";
import { arena } from "../engine/arena.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { cities } from "../world/cities.ts";
import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";
import type { Model, PersonPart, PlacePart } from "./model.ts";

type Row = Record<string, unknown>;

const window = { from: "2025-01-01", to: "2025-02-01" } as const;

function made(fields: readonly FieldBlueprint[], more: Partial<TableBlueprint> = {}, seed = "a"): Row[] {
  const table: TableBlueprint = {
    name: "thing",
    rows: 900,
    key: [],
    layout: { kind: "rows" },
    subjects: [],
    fields,
    checks: [],
    ...more,
  };
  const dataset = inferredDataset({ tables: [table] });
  return [...parsedRows(dataset, seed, 0, dataset.rowLimit)];
}

function id(name: string, of: string, prefix = "N-"): FieldBlueprint {
  return field(name, "id", { kind: "code", prefix, radix: 10, width: 4, order: "sequence" }, { of });
}

/** The rows of each value of a field, in order. */
function by(rows: readonly Row[], name: string): Row[][] {
  const found = new Map<unknown, Row[]>();
  for (const row of rows) found.set(row[name], [...(found.get(row[name]) ?? []), row]);
  return [...found.values()];
}

function kilometres(one: Row, other: Row): number {
  const north = (Number(one.latitude) - Number(other.latitude)) * 111.2;
  const east =
    (Number(one.longitude) - Number(other.longitude)) * 111.2 * Math.cos((Number(one.latitude) * Math.PI) / 180);
  return Math.hypot(north, east);
}

const spot = [
  field("latitude", "number", { kind: "place", part: "latitude" }),
  field("longitude", "number", { kind: "place", part: "longitude" }),
];

test("pings of a device move through its city without jumps, and each device is somewhere else", () => {
  const devices = by(
    made(
      [
        id("device", "device"),
        field("at", "datetime", {
          kind: "moment",
          ...window,
          rhythm: "flat",
          ascending: true,
          grain: "s",
          every: { count: 1, unit: "min" },
        }),
        field("city", "string", { kind: "place", part: "city" }, { of: "device" }),
        field("ping_city", "string", { kind: "place", part: "city" }),
        ...spot,
      ],
      { layout: { kind: "series", subject: "device" }, subjects: [{ name: "device", count: 12, spread: "even" }] },
    ),
    "device",
  );
  for (const rows of devices) {
    const steps = rows.slice(1).map((row, i) => kilometres(row, rows[i] ?? row));
    assert.ok(Math.max(...steps) < 1, String(Math.max(...steps)));
    assert.ok(steps.filter((step) => step > 0).length > steps.length * 0.9);
    assert.ok(rows.every((row) => row.ping_city === row.city && kilometres(row, rows[0] ?? row) < 15));
  }
  assert.ok(new Set(devices.map(([first]) => first?.city)).size > 8);
});

test("a ride begins and ends in one city, at two spots", () => {
  const ends = ["pickup", "dropoff"].flatMap((end) => [
    field(`${end}_latitude`, "number", { kind: "place", part: "latitude" } as const),
    field(`${end}_longitude`, "number", { kind: "place", part: "longitude" } as const),
  ]);
  const driver = id("driver", "driver");
  const subjects = [{ name: "driver", spread: "even" }] as const;
  for (const layout of [{ kind: "rows" }, { kind: "series", subject: "driver" }] as const) {
    const rows = made([driver, ...ends], { layout, subjects });
    const lengths = rows.map((row) =>
      kilometres(
        { latitude: row.pickup_latitude, longitude: row.pickup_longitude },
        { latitude: row.dropoff_latitude, longitude: row.dropoff_longitude },
      ),
    );
    assert.ok(
      lengths.every((length) => length > 0 && length < 120),
      String(Math.max(...lengths)),
    );
  }
});

test("members that come in turn are each with each of the others, once at every step", () => {
  const rows = made([id("store", "store"), id("product", "product")], {
    layout: { kind: "series", subject: "shelf" },
    subjects: [
      { name: "shelf", count: 12, spread: "even" },
      { name: "store", count: 3, spread: "even", of: "shelf", turn: 4 },
      { name: "product", count: 4, spread: "even", of: "shelf", turn: 1 },
    ],
  });
  for (const step of [0, 1]) {
    const shelves = rows.slice(step * 12, step * 12 + 12).map(({ store, product }) => `${store} ${product}`);
    assert.equal(new Set(shelves).size, 12);
  }
});

test("a way keeps the bounds of its coordinates", () => {
  const rows = made(
    [
      id("device", "device"),
      field("latitude", "number", { kind: "place", part: "latitude" }, { minimum: 40.1, maximum: 40.2 }),
      field("longitude", "number", { kind: "place", part: "longitude" }, { minimum: -75, maximum: -70 }),
    ],
    { layout: { kind: "series", subject: "device" }, subjects: [{ name: "device", count: 12, spread: "even" }] },
  );
  assert.ok(rows.every(({ latitude }) => Number(latitude) >= 40.1 && Number(latitude) <= 40.2));
  assert.ok(rows.every(({ longitude }) => Number(longitude) >= -75 && Number(longitude) <= -70));
  for (const of of by(rows, "device")) {
    for (const [i, row] of of.entries()) assert.ok(kilometres(row, of[i - 1] ?? row) < 1);
  }
});

test("events that are hours apart are in the country of their member, and not always at home", () => {
  const rows = made(
    [
      id("parcel", "parcel"),
      field("at", "datetime", {
        kind: "moment",
        ...window,
        rhythm: "business",
        ascending: true,
        grain: "s",
        gap: { by: { kind: "exponential", mean: 7 }, unit: "h" },
      }),
      field("city", "string", { kind: "place", part: "city" }),
      field("country", "string", { kind: "place", part: "country" }),
    ],
    {
      layout: { kind: "groups", subject: "parcel", least: 3, most: 9 },
      subjects: [{ name: "parcel", spread: "even" }],
    },
  );
  assert.equal(offence({ kind: "function", result: "country", by: ["parcel"] }, rows), undefined);
  const moving = by(rows, "parcel").filter((events) => new Set(events.map(({ city }) => city)).size > 1);
  assert.ok(moving.length > 50, String(moving.length));
});

const people = [
  { name: "user", count: 40, spread: "skewed" },
  { name: "contact", count: 40, spread: "skewed" },
] as const;

test("two members of one row that must differ do, each pair once where it is the key", () => {
  const fields = [id("source", "user"), id("target", "contact")];
  const checks = [{ kind: "different", fields: ["source", "target"] }] as const;
  const rows = made(fields, { subjects: people, checks });
  assert.equal(offence(checks[0], rows), undefined);
  // All the pairs that there are.
  const all = made(fields, { rows: 40 * 39, key: ["source", "target"], subjects: people, checks });
  assert.equal(offence(checks[0], all), undefined);
  assert.equal(new Set(all.map(({ source, target }) => `${source} ${target}`)).size, 40 * 39);
  assert.throws(
    () => made(fields, { rows: 40 * 39 + 1, key: ["source", "target"], subjects: people, checks }),
    /1560 combinations/,
  );
});

test("the parts of an object speak of one person at one place, and those of another object of somebody else", () => {
  const person = (part: PersonPart): Model => ({ kind: "person", part });
  const place = (part: PlacePart): Model => ({ kind: "place", part });
  const parts = [
    { name: "full_name", model: person("full_name") },
    { name: "first_name", model: person("first_name") },
    { name: "city", model: place("city") },
    { name: "country", model: place("country") },
    { name: "tags", model: { kind: "list", of: { kind: "choice", values: ["a", "b"] }, least: 1, most: 2 } },
  ] as const;
  const object = { kind: "object", fields: parts } as const;
  const rows = made([
    field("buyer", "object", object),
    field("sellers", "array", { kind: "list", of: object, least: 1, most: 3 }),
  ]);
  const countries = new Map(cities().map((city) => [`${city.name} ${city.country}`, city]));
  const all = rows.flatMap(({ buyer, sellers }) => [buyer as Row, ...(sellers as Row[])]);
  for (const one of all) {
    assert.ok(String(one.full_name).includes(String(one.first_name)), JSON.stringify(one));
    assert.ok(countries.has(`${one.city} ${one.country}`), JSON.stringify(one));
    assert.ok(Array.isArray(one.tags));
  }
  assert.ok(rows.filter(({ buyer, sellers }) => (buyer as Row).city === (sellers as Row[])[0]?.city).length < 60);
});

test("texts are compared as they read", () => {
  const letters = (values: readonly string[]) => ({ kind: "choice", values }) as const;
  const rows = made([
    field("left", "enum", letters(["a", "b", "c"])),
    field("right", "enum", letters(["c", "a", "x"]), { nulls: 0.2 }),
    field("alike", "bool", { kind: "compared", left: "left", is: "=", right: "right" }),
    field("perhaps", "bool", { kind: "compared", left: "left", is: "=", right: "right" }, { nullable: true }),
  ]);
  assert.ok(rows.every((row) => row.alike === (row.left === row.right)));
  assert.ok(rows.every((row) => row.perhaps === (row.right === null ? null : row.alike)));
  assert.ok(rows.some((row) => row.alike === true));
});

test("what would lie after the last day lies evenly before it, or is still open", () => {
  const today = "2025-02-01T00:00:00Z";
  const fields = (nullable: boolean) => [
    field("due", "datetime", {
      kind: "moment",
      from: window.from,
      to: "2025-03-01",
      rhythm: "flat",
      ascending: false,
      grain: "s",
    }),
    field(
      "paid",
      "datetime",
      { kind: "later", than: "due", by: { kind: "constant", value: 20 }, unit: "day", until: today },
      nullable ? { nullable } : {},
    ),
  ];
  const rows = made(fields(true));
  const isLate = ({ due }: Row) => Date.parse(String(due)) >= Date.parse(today);
  assert.ok(rows.every((row) => (row.paid === null) === isLate(row)));
  const shares = rows.flatMap((row) => {
    const [due, paid, end] = [row.due, row.paid, today].map((time) => Date.parse(String(time))) as [
      number,
      number,
      number,
    ];
    return row.paid === null || end - due > 20 * 86_400_000 ? [] : [(paid - due) / (end - due)];
  });
  assert.ok(shares.every((share) => share >= 0 && share <= 1));
  const middle = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  assert.ok(Math.abs(middle - 0.5) < 0.05, String(middle));
  assert.ok(made(fields(false)).every(({ paid }) => paid !== null));
});

test("times of a group keep the pace of its gap where they are part of the key, and end with the window", () => {
  const timed = (to: string) =>
    made(
      [
        id("trip", "trip"),
        field("at", "datetime", {
          kind: "moment",
          from: window.from,
          to,
          rhythm: "consumer",
          ascending: true,
          grain: "s",
          gap: { by: { kind: "exponential", mean: 3 }, unit: "s" },
        }),
      ],
      {
        key: ["trip", "at"],
        layout: { kind: "groups", subject: "trip", least: 10, most: 30 },
        subjects: [{ name: "trip", spread: "even" }],
      },
    );
  for (const to of ["2025-01-04", "2025-01-01T00:02:00Z"]) {
    const rows = timed(to);
    assert.equal(offence({ kind: "unique", fields: ["trip", "at"] }, rows), undefined);
    assert.equal(offence({ kind: "monotone", field: "at", within: "trip" }, rows), undefined);
    const times = rows.map(({ at }) => Date.parse(String(at)));
    assert.ok(Math.max(...times) < Date.parse(to) && Math.min(...times) >= Date.parse(window.from));
  }
  const trips = by(timed("2025-01-04"), "trip");
  assert.ok(trips.every((trip) => Date.parse(String(trip.at(-1)?.at)) - Date.parse(String(trip[0]?.at)) < 300_000));
});

test("houses are named as houses of their kind are", () => {
  const named = (industry: string) =>
    field(industry, "string", { kind: "organisation", part: "name", industry } as const);
  const rows = made([
    ...["hotels", "hospitals", "universities", "airlines", "construction"].map(named),
    field("dish", "string", { kind: "goods", part: "name", category: "dishes" }),
  ]);
  const share = (name: string, words: RegExp) =>
    rows.filter((row) => words.test(String(row[name]))).length / rows.length;
  assert.ok(share("hotels", /Hotel|Inn|Lodge|Suites|House/) === 1);
  assert.ok(share("hospitals", /Hospital|Cent|Clinic/) === 1);
  assert.ok(share("universities", /Univers|College|Institute|School/) === 1);
  assert.ok(share("airlines", /air|wing|Aviation/i) === 1);
  assert.ok(share("construction", /Construction|Builders|Contractors|Civil|Structures|Surveyors|Roofing/) === 1);
  assert.ok(new Set(rows.map(({ dish }) => dish)).size > 100);
});

test("exact flags that follow each other open few rows beside their own", () => {
  const opened = (flags: number): number => {
    const fields: FieldBlueprint[] = [];
    for (let i = 0; i < flags; i++) {
      const follows = fields.map(({ field: { name } }) => ({ field: name, weight: 0.3 }));
      fields.push(field(`flag_${i}`, "bool", { kind: "flag", rate: 0.3, exact: true, follows }));
    }
    const dataset = inferredDataset({
      tables: [{ name: "thing", rows: 200, key: [], layout: { kind: "rows" }, subjects: [], fields, checks: [] }],
    });
    let count = 0;
    const memory = arena();
    const counting: typeof memory = {
      ...memory,
      float64(length) {
        count += 1;
        return memory.float64(length);
      },
    };
    dataset.open("a", counting).load(150);
    return count;
  };
  // Each more opens one more, not twice as many.
  assert.ok(opened(12) <= 4 * opened(6), `${opened(12)} and ${opened(6)}`);
});
