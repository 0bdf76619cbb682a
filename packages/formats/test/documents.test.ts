import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { projected } from "@sdg/synth/engine/projection";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import { croissant } from "../src/documents/croissant.ts";
import { datasetCard } from "../src/documents/dataset-card.ts";
import { dictionaryPage } from "../src/documents/dictionary-table.ts";
import { disclosurePage } from "../src/documents/disclosure.ts";
import type { DeliveredFile, DeliveredTable, JsonRecord } from "../src/documents/publication.ts";
import { rightsPage } from "../src/documents/rights-page.ts";
import { schemaOrgDataset } from "../src/documents/schema-org.ts";
import { everyForm } from "./every-form.ts";
import { deliveryOf, publication } from "./publication.ts";

const data: DeliveredFile = {
  path: "data.parquet",
  mediaType: "application/vnd.apache.parquet",
  bytes: 1_234,
  sha256: "ef".repeat(32),
};
const retail: Dataset = datasets.get("retail-transactions") ?? assert.fail();

type Node = { readonly [name: string]: JsonValue };

/** Every object in a document. */
function* nodes(value: JsonValue): Generator<Node> {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) yield value as Node;
  for (const member of Object.values(value)) yield* nodes(member as JsonValue);
}

/** A term stands for an IRI when the context or one of its prefixes says which; schema.org is the vocabulary of all others. */
function isDefined(name: string, context: Node): boolean {
  if (name.startsWith("@") || name in context) return true;
  const prefix = /^([a-z]+):/.exec(name)?.[1];
  return prefix === undefined || prefix in context;
}

for (const dataset of [...datasets.values(), everyForm]) {
  test(`${dataset.id}: its Croissant description has what version 1.1 requires, and every reference leads somewhere`, () => {
    const example: JsonRecord = { schema_version: dataset.version };
    const description = croissant(deliveryOf(dataset, 20), publication, [data], [example]);
    for (const required of ["@context", "description", "license", "name", "url", "creator", "datePublished"]) {
      assert.ok(description[required] !== undefined, required);
    }
    assert.equal(description["@type"], "sc:Dataset");
    assert.ok((description["dct:conformsTo"] as string[]).includes("http://mlcommons.org/croissant/1.1"));
    assert.match(description.version as string, /^\d+\.\d+\.\d+$/);
    const all = [...nodes(description)];
    const defined = new Set(all.filter((node) => "@type" in node).map((node) => node["@id"]));
    for (const node of all) {
      if (Object.keys(node).length === 1 && typeof node["@id"] === "string" && !node["@id"].includes("cr:")) {
        assert.ok(defined.has(node["@id"]), `${node["@id"]} is defined`);
      }
    }
    const ids = all.filter((node) => "@type" in node && "@id" in node).map((node) => node["@id"]);
    assert.equal(new Set(ids).size, ids.length, "ids are unique");
    const files = all.filter((node) => node["@type"] === "cr:FileObject");
    assert.deepEqual(
      files.map(({ contentUrl, sha256, encodingFormat }) => [contentUrl, sha256, encodingFormat]),
      [["data.parquet", data.sha256, [data.mediaType, "application/x-parquet"]]],
    );
    const [records] = description.recordSet as unknown as { key: Node[]; field: Node[]; examples: Node[] }[];
    assert.deepEqual(
      records?.field.map(({ name }) => name),
      dataset.fields.map(({ name }) => name),
    );
    assert.deepEqual(
      records?.key,
      dataset.key.map((name) => ({ "@id": `records/${name}` })),
    );
    for (const field of records?.field ?? []) {
      assert.match(field.dataType as string, /^sc:(Text|Integer|Float|Boolean|Date|DateTime)$/);
      assert.deepEqual(field.source, {
        fileObject: { "@id": "data.parquet" },
        extract: { column: field.name as string },
      });
    }
    assert.deepEqual(records?.examples, [{ "records/schema_version": dataset.version }]);
  });
}

test("a Croissant description uses only terms that its context defines, and says how responsible its making was", () => {
  const description = croissant(deliveryOf(retail, 20), publication, [data], []);
  const context = description["@context"] as Node;
  for (const node of nodes({ ...description, "@context": null })) {
    for (const name of Object.keys(node)) assert.ok(isDefined(name, context), name);
  }
  assert.ok((description["dct:conformsTo"] as string[]).includes("http://mlcommons.org/croissant/RAI/1.0"));
  const responsible = Object.keys(description).filter((name) => name.startsWith("rai:"));
  assert.ok(responsible.length >= 10);
  assert.match(description["rai:personalSensitiveInformation"] as string, /^None\./);
  assert.match(description["rai:dataLimitations"] as string, /leap seconds/);
});

test("further files of a Croissant description are the same rows in another format, served where they say", () => {
  const csv = {
    ...data,
    path: "data.csv",
    url: "https://data.example/orders/1.csv",
    mediaType: "text/csv; charset=utf-8",
  };
  const { distribution } = croissant(deliveryOf(retail, 20), publication, [data, csv], []);
  const [first, second] = distribution as unknown as Node[];
  assert.deepEqual([first?.contentUrl, first?.sameAs], ["data.parquet", undefined]);
  assert.deepEqual(
    [second?.contentUrl, second?.encodingFormat, second?.sameAs],
    ["https://data.example/orders/1.csv", "text/csv", "data.parquet"],
  );
});

test("linked tables are record sets of their own in a Croissant description, and refer to each other's fields", () => {
  const table = (
    name: string,
    fields: readonly string[],
    references: DeliveredTable["references"],
  ): DeliveredTable => ({
    ...{ name, references, dataset: projected(retail, fields), range: { from: 0, to: 20 } },
  });
  const tables = [
    table("order", ["order_id", "ts"], []),
    table("line", ["order_id", "sku"], [{ field: "order_id", table: "order", to: "order_id" }]),
  ];
  const files = tables.map(({ name }) => ({ ...data, path: `tables/${name}.csv`, mediaType: "text/csv" }));
  const description = croissant({ ...deliveryOf(retail, 20), tables }, publication, [data, ...files], []);
  const distribution = description.distribution as unknown as Node[];
  assert.deepEqual(
    distribution.map(({ contentUrl, sameAs }) => [contentUrl, sameAs]),
    [
      ["data.parquet", undefined],
      ["tables/order.csv", undefined],
      ["tables/line.csv", undefined],
    ],
  );
  const [, order, line] = description.recordSet as unknown as { "@id": string; field: Node[] }[];
  assert.deepEqual([order?.["@id"], line?.["@id"]], ["tables/order", "tables/line"]);
  const [reference, sku] = line?.field ?? [];
  assert.deepEqual(reference?.references, { field: { "@id": order?.field[0]?.["@id"] } });
  assert.deepEqual(sku?.source, { fileObject: { "@id": "tables/line.csv" }, extract: { column: "sku" } });
  const ids = [...nodes(description)].filter((node) => "@type" in node && "@id" in node).map((node) => node["@id"]);
  assert.equal(new Set(ids).size, ids.length, "ids are unique");
});

test("a dataset card begins with front matter that the Hugging Face Hub reads", () => {
  const card = datasetCard(deliveryOf(retail, 2_000), publication, data);
  const [, front = ""] = /^---\n([\s\S]*?)\n---\n/.exec(card) ?? [];
  const facts = Object.fromEntries(
    front.split("\n").map((line) => {
      const [, key = "", value = ""] = /^([a-z_]+): (.+)$/.exec(line) ?? assert.fail(line);
      return [key, JSON.parse(value) as JsonValue];
    }),
  );
  assert.equal(facts.license, "other");
  assert.equal(facts.license_name, "Example terms 1.0");
  assert.equal(facts.license_link, "https://data.example/terms");
  assert.deepEqual(facts.size_categories, ["1K<n<10K"]);
  assert.ok((facts.tags as string[]).includes("synthetic"));
  assert.deepEqual(facts.configs, [{ config_name: "default", data_files: [{ split: "train", path: "data.parquet" }] }]);
  const { features, splits } = facts.dataset_info as { features: Node[]; splits: Node[] };
  assert.deepEqual(
    features.map(({ name }) => name),
    retail.fields.map(({ name }) => name),
  );
  assert.deepEqual(features.find(({ name }) => name === "unit_price")?.dtype, "decimal128(18, 2)");
  assert.deepEqual(splits, [{ name: "train", num_bytes: 1_234, num_examples: 2_000 }]);
  assert.match(card, /2000 rows\) of seed `documents`/);
});

test("a licence that the Hub knows has the Hub's name on the card", () => {
  const rights = { ...publication.rights, license: "CDLA-Permissive-2.0" };
  const card = datasetCard(deliveryOf(retail, 10), { ...publication, rights }, data);
  assert.match(card, /^license: "cdla-permissive-2.0"$/m);
  assert.doesNotMatch(card, /^license_name/m);
});

test("the dictionary page has a line for every field and every invariant, and no cell breaks its table", () => {
  const page = dictionaryPage(retail);
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  assert.equal(rows.length, retail.fields.length);
  for (const row of rows) assert.equal(row.split(/(?<!\\)\|/).length, 8, row);
  for (const { id, statement } of retail.invariants) assert.ok(page.includes(`- **${id}**: ${statement}`));
});

test("the disclosure answers what laws ask: origin, method, personal data, limits, terms", () => {
  const page = disclosurePage(deliveryOf(retail, 30), publication);
  assert.match(page, /artificially generated/);
  assert.match(page, /\*\*Does it hold personal data\?\*\*\nNo\./);
  assert.match(page, /\*\*Number of data points\*\*\n30 rows of 29 fields\./);
  assert.match(page, /It knows no leap seconds\./);
  assert.match(page, /\*\*Synthetic data generation\*\*\nYes/);
  assert.doesNotMatch(page, /undefined|\[object/);
});

test("the rights page says what is allowed and what is not", () => {
  const [, allowed = "", forbidden = ""] = rightsPage(deliveryOf(retail, 30), publication).split(/## You may\b/);
  assert.match(allowed, /- train models on it\n- publish what you derive, with the mark kept\n/);
  assert.doesNotMatch(allowed, /resell/);
  assert.match(forbidden, /- resell the raw rows, except with written permission\n- passing it off as real\n/);
});

test("schema.org's description has what dataset search asks for, and the price when there is one", () => {
  const downloads = [{ contentUrl: "https://data.example/one.csv", encodingFormat: "text/csv" }];
  const free = schemaOrgDataset(retail, publication, downloads);
  const { length } = free.description as string;
  assert.ok(length >= 50 && length <= 5_000);
  assert.equal(free.isAccessibleForFree, true);
  assert.equal(free.offers, undefined);
  assert.equal((free.variableMeasured as Node[]).length, retail.fields.length);
  assert.deepEqual(free.distribution, [{ "@type": "DataDownload", ...downloads[0] }]);
  const paid = schemaOrgDataset(retail, publication, downloads, {
    price: "0.035",
    currency: "USDC",
    url: "https://data.example/buy",
  });
  assert.equal(paid.isAccessibleForFree, false);
  assert.equal((paid.offers as Node).price, "0.035");
});
