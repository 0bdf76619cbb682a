import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { dictionary } from "@sdg/synth/schema/dictionary";
import { arrowRows } from "../../../../packages/formats/test/readers/arrow-rows.ts";
import { hyparquetRows } from "../../../../packages/formats/test/readers/parquet-rows.ts";
import { canonicalLine, type ForeignRow } from "../../../../packages/formats/test/readers/published-row.ts";
import { csvRows, ndjsonRows } from "../../../../packages/formats/test/readers/text-rows.ts";
import { zipMembers } from "../../../../packages/formats/test/readers/zip-members.ts";
import { categoryIds } from "../../src/products/categories.ts";
import { testGateway } from "../gateway.ts";

const ROWS = 7;

const readers: Readonly<Record<string, (file: Buffer) => Iterable<ForeignRow> | Promise<Iterable<ForeignRow>>>> = {
  json: (file) => (JSON.parse(file.toString("utf8")) as { records: ForeignRow[] }).records,
  ndjson: (file) => ndjsonRows(file.toString("utf8")),
  csv: (file) => csvRows(file.toString("utf8")),
  arrow: arrowRows,
  parquet: hyparquetRows,
  zip: (file) => {
    const members = new Map(zipMembers(file).map(({ path, bytes }) => [path, bytes]));
    const listed = JSON.parse(members.get("manifest.json")?.toString("utf8") ?? "{}") as {
      files: { path: string; sha256: string }[];
    };
    for (const { path, sha256 } of listed.files) {
      assert.equal(
        createHash("sha256")
          .update(members.get(path) ?? "")
          .digest("hex"),
        sha256,
        path,
      );
    }
    return hyparquetRows(members.get("data.parquet") ?? Buffer.alloc(0));
  },
};

/** The content digest of rows as some reader gives them, by nothing but the published dictionary. */
function digestOf(dataset: Dataset, rows: Iterable<ForeignRow>): string {
  const hash = createHash("sha256");
  const book = dictionary(dataset);
  for (const row of rows) hash.update(canonicalLine(row, book));
  return hash.digest("hex");
}

for (const category of categoryIds) {
  test(`${category} is bought with the published client in every format, and each has the same content`, async (t) => {
    const { pay, get, url } = await testGateway(t);
    const dataset = datasets.get(category);
    assert.ok(dataset !== undefined);
    for (const [format, read] of Object.entries(readers)) {
      const seed = "every-category";
      const query = `rows=${ROWS}&seed=${seed}&format=${format}`;
      const response = await pay(`${url}/api/x402/v2/datasets/detail?id=${category}&${query}`, {
        headers: { Prefer: "payment" },
      });
      const file = Buffer.from(await response.arrayBuffer());
      assert.equal(response.status, 200, file.toString("utf8").slice(0, 300));
      assert.notEqual(response.headers.get("payment-response"), null);
      const order = response.headers.get("order-id") ?? "";
      const bought = (await (await get(`/api/datasets/download?order=${order}`)).json()) as {
        order: { digest: string };
      };
      const rows = [...(await read(file))];
      assert.equal(rows.length, ROWS, format);
      assert.equal(digestOf(dataset, rows), bought.order.digest, `${category} as ${format}`);
    }
  });
}
