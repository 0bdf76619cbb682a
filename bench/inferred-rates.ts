// Prints the rows per CPU-second of a table as people ask for most: node inferred-rates.ts ours|faker
import process from "node:process";
import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Blueprint, FieldBlueprint } from "@sdg/synth/inferred/blueprint";
import { inferredDataset } from "@sdg/synth/inferred/inferred-dataset";
import type { Model } from "@sdg/synth/inferred/model";
import type { FieldType } from "@sdg/synth/schema/field";
import { median } from "./result.ts";

const ROUNDS = 5;
const CPU_SECONDS = 0.4;
const ROW_LIMIT = 1_000_000;
const WINDOW = { from: "2025-01-01", to: "2026-01-01" } as const;
const statuses = ["paid", "open", "shipped", "returned"];

function field(name: string, type: FieldType, model: Model): FieldBlueprint {
  return { field: { name, type, meaning: `The ${name} of the order.`, example: "x" }, model };
}

const blueprint: Blueprint = {
  tables: [
    {
      name: "order",
      rows: ROW_LIMIT,
      key: ["id"],
      layout: { kind: "rows" },
      subjects: [],
      fields: [
        field("id", "id", { kind: "code", prefix: "ORD-", radix: 10, width: 7, order: "sequence" }),
        field("name", "string", { kind: "person", part: "full_name" }),
        field("email", "string", { kind: "person", part: "email" }),
        field("city", "string", { kind: "place", part: "city" }),
        field("country", "string", { kind: "place", part: "country" }),
        field("amount", "number", {
          kind: "number",
          distribution: { kind: "lognormal", median: 40, sigma: 0.8 },
          decimals: 2,
        }),
        field("status", "enum", { kind: "choice", values: statuses, weights: [5, 2, 2, 1] }),
        field("timestamp", "datetime", { kind: "moment", ...WINDOW, rhythm: "consumer", ascending: true, grain: "ms" }),
        field("flag", "bool", { kind: "flag", rate: 0.02, exact: true }),
      ],
      checks: [],
    },
  ],
};
const dataset = inferredDataset(blueprint);

type Way = (rows: number) => number;

function ours(rows: number): number {
  let bytes = 0;
  // As a delivery is streamed: each chunk is in the kernel before the next one is made in the same memory.
  for (const chunk of rowChunks(dataset, "bench", "ndjson", { from: 0, to: rows }, 262_144, "reused")) {
    bytes += chunk.length;
  }
  return bytes;
}

/** The same fields as one writes them with the library, which is loaded only where it is measured. */
async function fakers(): Promise<Way> {
  const { faker } = await import("@faker-js/faker");
  const row = () => ({
    id: `ORD-${faker.string.numeric(7)}`,
    name: faker.person.fullName(),
    email: faker.internet.email(),
    city: faker.location.city(),
    country: faker.location.countryCode(),
    amount: faker.number.float({ min: 1, max: 1000, fractionDigits: 2 }),
    status: faker.helpers.arrayElement(statuses),
    timestamp: faker.date.between(WINDOW).toISOString(),
    flag: faker.datatype.boolean(0.02),
  });
  return (rows) => {
    let bytes = 0;
    for (let i = 0; i < rows; i += 1) bytes += JSON.stringify(row()).length + 1;
    return bytes;
  };
}

/** CPU-seconds that so many rows take. */
function seconds(way: Way, rows: number): number {
  const before = process.cpuUsage();
  if (way(rows) < rows * 10) throw new Error("these are no rows");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Found by doubling, which also warms the code up. */
function enoughRows(way: Way): number {
  let rows = 1_000;
  while (seconds(way, rows) < CPU_SECONDS && rows * 2 <= ROW_LIMIT) rows *= 2;
  return rows;
}

const way = process.argv[2] === "faker" ? await fakers() : ours;
const rows = enoughRows(way);
const rates = Array.from({ length: ROUNDS }, () => rows / seconds(way, rows));
process.stdout.write(String(median(rates)));
