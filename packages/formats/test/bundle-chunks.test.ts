import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { dictionary } from "@sdg/synth/schema/dictionary";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { bundleChunks } from "../src/bundle/bundle-chunks.ts";
import { everyForm } from "./every-form.ts";
import { deliveryOf, publication } from "./publication.ts";
import { duckRows } from "./readers/parquet-rows.ts";
import { canonicalLine } from "./readers/published-row.ts";
import { zipMembers } from "./readers/zip-members.ts";
import { asFile, whole } from "./round-trip.ts";

const sha256 = () => createHash("sha256");
const delivery = deliveryOf(everyForm, 2_000);
const report = { invariants: { checked: 2_000, violations: 0 } };
const archive = whole(bundleChunks(delivery, publication, report, sha256));
const members = new Map(zipMembers(archive).map((member) => [member.path, member]));

function textOf(path: string): string {
  return members.get(path)?.bytes.toString("utf8") ?? assert.fail(`no ${path}`);
}

interface Manifest {
  readonly synthetic: boolean;
  readonly seed: string;
  readonly rows: number;
  readonly parameters: unknown;
  readonly dataset: { readonly id: string; readonly version: string };
  readonly contentDigest: { readonly value: string };
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

test("a bundle holds the rows and every document that explains them", () => {
  assert.deepEqual(
    [...members.keys()],
    [
      "data.parquet",
      "README.md",
      "schema.json",
      "dictionary.json",
      "dictionary.md",
      "croissant.json",
      "LICENSE-AND-RIGHTS.md",
      "DISCLOSURE.md",
      "quality-report.json",
      "manifest.json",
    ],
  );
  assert.equal(members.get("data.parquet")?.isStored, true, "what is compressed already is stored");
  assert.deepEqual(JSON.parse(textOf("quality-report.json")), report);
  assert.deepEqual(JSON.parse(textOf("dictionary.json")), JSON.parse(JSON.stringify(dictionary(everyForm))));
});

test("the manifest names every other file with its size and digest, and what it takes to make the rows again", () => {
  const manifest = JSON.parse(textOf("manifest.json")) as Manifest;
  const found = [...members.values()]
    .filter(({ path }) => path !== "manifest.json")
    .map(({ path, bytes }) => ({ path, bytes: bytes.length, sha256: sha256().update(bytes).digest("hex") }));
  assert.deepEqual(
    manifest.files.map(({ path, bytes, sha256: digest }) => ({ path, bytes, sha256: digest })),
    found,
  );
  assert.equal(manifest.synthetic, true);
  assert.deepEqual(
    [manifest.dataset.id, manifest.dataset.version, manifest.seed, manifest.rows, manifest.parameters],
    ["every-form", "1.0.0", "documents", 2_000, {}],
  );
  assert.equal(manifest.contentDigest.value, delivery.contentDigest);
});

test("the rows in a bundle have the content digest that its manifest names", async () => {
  const parquet = members.get("data.parquet")?.bytes ?? assert.fail();
  const rows = await asFile(parquet, "data.parquet", (file) => duckRows(`SELECT * FROM read_parquet('${file}')`));
  const hash = sha256();
  for (const row of rows) hash.update(canonicalLine(row, dictionary(everyForm)));
  assert.equal(hash.digest("hex"), delivery.contentDigest);
});

test("the schema in a bundle is a JSON Schema that the described rows obey", () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  formats.default(ajv);
  const schema = JSON.parse(textOf("schema.json")) as { $id: string; properties: object };
  assert.equal(schema.$id, publication.schemaUrl);
  assert.deepEqual(
    Object.keys(schema.properties),
    everyForm.fields.map(({ name }) => name),
  );
  assert.ok(ajv.validateSchema(schema));
});

test("equal arguments give an equal archive, in any time zone", () => {
  const zone = process.env.TZ;
  try {
    for (const other of ["Pacific/Kiritimati", "America/Los_Angeles", "UTC"]) {
      process.env.TZ = other;
      assert.ok(whole(bundleChunks(delivery, publication, report, sha256)).equals(archive), other);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("an archive comes in pieces while its rows are made", () => {
  const large = { ...delivery, range: { from: 0, to: 40_000 } };
  const sizes = [...bundleChunks(large, publication, report, sha256)].map(({ length }) => length);
  const total = sizes.reduce((sum, size) => sum + size);
  assert.ok(Math.max(...sizes) < total / 4);
});
