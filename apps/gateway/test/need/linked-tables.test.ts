import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import type { Dictionary } from "@sdg/synth/schema/dictionary";
import { hyparquetRows } from "../../../../packages/formats/test/readers/parquet-rows.ts";
import { canonicalLine } from "../../../../packages/formats/test/readers/published-row.ts";
import { csvRows } from "../../../../packages/formats/test/readers/text-rows.ts";
import { zipMembers } from "../../../../packages/formats/test/readers/zip-members.ts";
import { type TestGateway, testGateway } from "../gateway.ts";

/** `status` is another thing in each of the two. */
const NEED =
  "two linked tables: 6 customers with name, email, status active or closed and 30 orders with status open, paid or shipped and total, each order belongs to a customer";

interface Bundle {
  readonly bytes: Buffer;
  readonly paths: readonly string[];
  readonly file: (path: string) => Buffer;
}

interface TableEntry {
  readonly name: string;
  readonly file: string;
  readonly rows: number;
  readonly key: readonly string[];
  readonly references: readonly { readonly field: string; readonly table: string; readonly to: string }[];
  readonly fields: readonly { readonly name: string; readonly nullable: boolean }[];
}

let clients = 0;

async function bought(g: TestGateway, parameters: Record<string, string> = {}): Promise<Delivery> {
  const query = new URLSearchParams({ need: NEED, seed: "s", ...parameters });
  const client = { "x-forwarded-for": `198.18.15.${++clients}` };
  const response = await g.get(`/api/v1/synthetic-data/generate?${query}`, client);
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 500));
  return JSON.parse(text) as Delivery;
}

interface Delivery {
  readonly records: readonly Record<string, unknown>[];
  readonly order: Order;
}

interface Order {
  readonly id: string;
  readonly digest: string;
}

async function bundle({ get }: TestGateway, order: Order, query = ""): Promise<Bundle> {
  const response = await get(`/api/datasets/download?order=${order.id}&format=zip${query}`);
  assert.equal(response.status, 200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const members = new Map(zipMembers(bytes).map((member) => [member.path, member.bytes]));
  return { bytes, paths: [...members.keys()], file: (path) => members.get(path) ?? assert.fail(`no ${path}`) };
}

const rowsOf = ({ file }: Bundle, path: string) => [...csvRows(file(path).toString("utf8"))];
const json = <T>({ file }: Bundle, path: string) => JSON.parse(file(path).toString("utf8")) as T;
const columnsOf = ({ file }: Bundle, path: string) => file(path).toString("utf8").split("\r\n", 1)[0]?.split(",");

test("a bundle of linked tables has a file for each, with its own columns and names, whose rows belong together", async (t) => {
  const g = await testGateway(t);
  const delivery = await bought(g);
  const archive = await bundle(g, delivery.order);
  assert.deepEqual(archive.paths.slice(0, 3), ["data.parquet", "tables/customer.csv", "tables/order.csv"]);
  assert.deepEqual(columnsOf(archive, "tables/customer.csv")?.toSorted(), ["customer_id", "email", "name", "status"]);
  const orderColumns = columnsOf(archive, "tables/order.csv") ?? [];
  for (const name of ["order_id", "customer_id", "status", "total"]) assert.ok(orderColumns.includes(name), name);
  for (const name of ["table", "email", "order_status"]) assert.ok(!orderColumns.includes(name), name);

  const of = (table: string) => delivery.records.filter((record) => record.table === table);
  const customers = rowsOf(archive, "tables/customer.csv");
  const orders = rowsOf(archive, "tables/order.csv");
  assert.deepEqual(
    customers.map(({ customer_id: id, email, status }) => [id, email, status]),
    of("customer").map(({ customer_id: id, email, status }) => [id, email, status]),
  );
  assert.deepEqual(
    orders.map(({ order_id: id, customer_id: customer, status }) => [id, customer, status]),
    of("order").map(({ order_id: id, customer_id: customer, order_status: status }) => [id, customer, status]),
  );
  const known = new Set(customers.map(({ customer_id: id }) => id));
  for (const { customer_id: id } of orders) assert.ok(known.has(id), String(id));
});

test("the whole stands beside the tables under the digest of the delivery, and the manifest has the digest of every file", async (t) => {
  const g = await testGateway(t);
  const delivery = await bought(g);
  const archive = await bundle(g, delivery.order);
  const dictionary = json<Dictionary>(archive, "dictionary.json");
  const hash = createHash("sha256");
  for (const row of await hyparquetRows(archive.file("data.parquet"))) hash.update(canonicalLine(row, dictionary));
  assert.equal(hash.digest("hex"), delivery.order.digest);
  const { contentDigest, files } = json<{
    contentDigest: { value: string };
    files: { path: string; sha256: string; bytes: number }[];
  }>(archive, "manifest.json");
  assert.equal(contentDigest.value, delivery.order.digest);
  assert.deepEqual(
    files.map(({ path }) => path),
    archive.paths.filter((path) => path !== "manifest.json"),
  );
  for (const { path, sha256, bytes } of files) {
    assert.equal(createHash("sha256").update(archive.file(path)).digest("hex"), sha256, path);
    assert.equal(archive.file(path).length, bytes, path);
  }
});

test("dictionary, card and Croissant name the tables: file, rows, key, fields and what refers to what", async (t) => {
  const g = await testGateway(t);
  const delivery = await bought(g);
  const archive = await bundle(g, delivery.order);
  const { tables } = json<{ tables: TableEntry[] }>(archive, "dictionary.json");
  assert.deepEqual(
    tables.map(({ name, file, rows, key, references }) => ({ name, file, rows, key, references })),
    [
      { name: "customer", file: "tables/customer.csv", rows: 6, key: ["customer_id"], references: [] },
      {
        ...{ name: "order", file: "tables/order.csv", rows: 30, key: ["order_id"] },
        references: [{ field: "customer_id", table: "customer", to: "customer_id" }],
      },
    ],
  );
  for (const { file, fields } of tables) {
    assert.deepEqual(
      columnsOf(archive, file),
      fields.map(({ name }) => name),
    );
    assert.ok(fields.every(({ nullable }) => !nullable));
  }
  const page = archive.file("dictionary.md").toString("utf8");
  assert.match(page, /### `order`/);
  assert.match(page, /`customer_id` → `customer\.customer_id`/);
  const card = archive.file("README.md").toString("utf8");
  assert.match(card, /"config_name":"order","data_files":\[\{"split":"train","path":"tables\/order\.csv"\}\]/);
  const croissant = archive.file("croissant.json").toString("utf8");
  assert.match(croissant, /"@id": "tables\/order\/customer_id"/);
  assert.match(croissant, /"references": \{\s*"field": \{\s*"@id": "tables\/customer\/customer_id"/);
});

test("a bundle of linked tables is the same bytes each time, and goes on where it was cut", async (t) => {
  const g = await testGateway(t);
  const delivery = await bought(g);
  const { bytes } = await bundle(g, delivery.order);
  assert.ok((await bundle(g, delivery.order)).bytes.equals(bytes));
  const path = `/api/datasets/download?order=${delivery.order.id}&format=zip`;
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 5_000) {
    const part = await g.get(path, { range: `bytes=${at}-${at + 4_999}` });
    assert.equal(part.status, 206);
    parts.push(Buffer.from(await part.arrayBuffer()));
  }
  assert.ok(Buffer.concat(parts).equals(bytes));
});

test("a range of rows has the tables that it touches; chosen fields are the only ones in them", async (t) => {
  const g = await testGateway(t);
  const delivery = await bought(g);
  const whole = await bundle(g, delivery.order);
  const range = await bundle(g, delivery.order, "&offset=4&limit=10");
  assert.deepEqual(rowsOf(range, "tables/customer.csv"), rowsOf(whole, "tables/customer.csv").slice(4));
  assert.deepEqual(rowsOf(range, "tables/order.csv"), rowsOf(whole, "tables/order.csv").slice(0, 8));
  const beyond = await bundle(g, delivery.order, "&offset=10");
  assert.ok(!beyond.paths.includes("tables/customer.csv"));
  const [orders] = json<{ tables: TableEntry[] }>(beyond, "dictionary.json").tables;
  assert.deepEqual([orders?.name, orders?.rows, orders?.references], ["order", 26, []]);

  const narrow = await bought(g, { fields: "customer_id,order_status,total" });
  const chosen = await bundle(g, narrow.order);
  assert.deepEqual(columnsOf(chosen, "tables/customer.csv"), ["customer_id"]);
  assert.deepEqual(columnsOf(chosen, "tables/order.csv")?.toSorted(), ["customer_id", "status", "total"]);
  assert.deepEqual(
    rowsOf(chosen, "tables/order.csv").map(({ status }) => status),
    rowsOf(whole, "tables/order.csv").map(({ status }) => status),
  );
});

test("rows of one kind come in a bundle without tables", async (t) => {
  const g = await testGateway(t);
  const delivery = await bought(g, { need: "12 orders with totals" });
  const archive = await bundle(g, delivery.order);
  assert.ok(archive.paths.every((path) => !path.startsWith("tables/")));
  assert.equal(json<{ tables?: unknown }>(archive, "dictionary.json").tables, undefined);
});
