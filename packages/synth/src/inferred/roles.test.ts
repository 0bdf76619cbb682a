import assert from "node:assert/strict";
import { test } from "node:test";
import { field } from "../../test/arbitrary-blueprint.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Check } from "./check.ts";
import { inferredDataset } from "./inferred-dataset.ts";
import type { Model } from "./model.ts";

type Row = Readonly<Record<string, unknown>>;

function rowsOf(models: Readonly<Record<string, Model>>, checks: readonly Check[] = []): readonly Row[] {
  const fields = Object.entries(models).map(([name, model]) => field(name, "string", model));
  const table = { name: "parcel", rows: 200, key: [], layout: { kind: "rows" }, subjects: [], fields, checks } as const;
  return [...parsedRows(inferredDataset({ tables: [table] }), "s", 0, 200)] as Row[];
}

const place = (part: "city" | "country"): Model => ({ kind: "place", part });
const address: Model = { kind: "contact", part: "ipv4" };

test("what is called first by what it is belongs to whom it ends with", () => {
  const rows = rowsOf({
    country_of_sender: place("country"),
    city_of_sender: place("city"),
    country_of_receiver: place("country"),
    ip_origen: address,
    ip_destino: address,
  });
  assert.ok(rows.some((row) => row.country_of_sender !== row.country_of_receiver));
  assert.ok(rows.every((row) => row.ip_origen !== row.ip_destino));
  const countries = new Map<unknown, Set<unknown>>();
  for (const { city_of_sender: city, country_of_sender: country } of rows)
    countries.set(city, (countries.get(city) ?? new Set()).add(country));
  assert.ok(
    [...countries.values()].every((of) => of.size === 1),
    "a sender's city lies in the sender's country",
  );
});

test("two that must differ do, in every row", () => {
  const rows = rowsOf({ country_of_sender: place("country"), country_of_receiver: place("country") }, [
    { kind: "different", fields: ["country_of_sender", "country_of_receiver"] },
  ]);
  assert.ok(rows.every((row) => row.country_of_sender !== row.country_of_receiver));
});
