import type { Dice } from "../dice.ts";
import { heavyCount } from "../document-lines.ts";
import { type JsonObject, numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { cities, companies, people, words } from "../vocabulary.ts";

const tables = [
  "orders",
  "order_items",
  "customers",
  "shipments",
  "stock_moves",
  "suppliers",
  "price_history",
  "support_cases",
] as const;
const columns = [
  "id",
  "created_at",
  "customer_id",
  "city",
  "amount",
  "status",
  "channel",
  "quantity",
  "supplier",
  "closed_at",
] as const;
const kinds = ["bigint", "timestamptz", "text", "numeric(12,2)", "boolean", "integer", "uuid"] as const;
const measures = [
  "count(*)",
  "sum(amount)",
  "avg(quantity)",
  "max(created_at)",
  "count(distinct customer_id)",
] as const;
const conditions = [
  "status = 'open'",
  "amount > 250",
  "city is not null",
  "created_at >= '2026-09-01'",
  "channel <> 'test'",
  "quantity between 2 and 9",
] as const;

function query(dice: Dice): string {
  const table = dice.focus(tables, 14);
  const group = dice.pick(columns);
  switch (dice.below(6)) {
    case 0:
      return `select ${dice.pick(measures)} from ${table} where ${dice.pick(conditions)}`;
    case 1:
      return `select ${group}, ${dice.pick(measures)} from ${table} group by ${group} order by 2 desc limit ${dice.pick([5, 10, 20])}`;
    case 2:
      return `select * from ${table} where ${dice.pick(conditions)} and ${dice.pick(conditions)} limit ${dice.pick([3, 10, 50])}`;
    case 3:
      return `select c.city, ${dice.pick(["count(*)", "sum(o.amount)"])} from orders o join customers c on c.id = o.customer_id group by 1`;
    case 4:
      return `with recent as (select * from ${table} where created_at > '${dice.dayBefore(90)}')\nselect ${group}, count(*) from recent group by ${group}`;
    default:
      return `select date_trunc('week', created_at) as week, ${dice.pick(measures)} from ${table} group by 1 order by 1`;
  }
}

function cell(dice: Dice): string {
  switch (dice.below(6)) {
    case 0:
      return dice.pick(cities);
    case 1:
      return dice.pick(companies);
    case 2:
      return dice.pick(people);
    case 3:
      return dice.dayBefore(90);
    case 4:
      return dice.pick(words);
    default:
      return "NULL";
  }
}

function resultTable(dice: Dice): string {
  const head = dice.some(columns, dice.between(2, 5));
  const rows = Array.from({ length: heavyCount(dice, 6, 110) }, () =>
    head.map((_, i) => (i === 0 ? String(heavyCount(dice, 1_900, 900_000)) : cell(dice))).join(" | "),
  );
  return `${head.join(" | ")}\n${rows.join("\n")}\n(${rows.length} row${rows.length === 1 ? "" : "s"}, ${dice.between(1, 900)} ms)`;
}

function planText(dice: Dice, given: JsonObject): string {
  const table = dice.focus(tables, 14);
  const lines = [
    `${dice.pick(["HashAggregate", "Sort", "Limit", "GroupAggregate"])}  (cost=${dice.between(10, 9000)}.${dice.between(10, 99)} rows=${heavyCount(dice, 300, 90000)})`,
    `  ->  ${dice.pick(["Seq Scan", "Index Scan", "Bitmap Heap Scan"])} on ${table}  (rows=${heavyCount(dice, 4000, 900000)})`,
    `        Filter: ${dice.pick(conditions)}`,
  ];
  if (given.analyze === true) lines.push(`Execution Time: ${dice.between(1, 4000)}.${dice.below(10)} ms`);
  if (dice.chance(0.3)) lines.push(`Hint: an index on ${table} (${dice.pick(columns)}) would help.`);
  return lines.join("\n");
}

export const databaseServer: ToolServer = {
  name: "tessera-sql",
  title: "Tessera SQL",
  version: "0.8.7",
  instructions: "PostgreSQL, read-only role unless told otherwise. Describe a table before you query it.",
  wording: "ajv",
  stdioShare: 0.6,
  ttlMs: 120_000,
  cacheScope: "private",
  spellsSuccess: false,
  missingResource: (dice) => `postgres://warehouse.example/schema/${dice.pick(words)}_${dice.pick(tables)}`,
  tools: [
    {
      name: "list_tables",
      description: "List tables with an estimate of their rows.",
      inputSchema: { type: "object", properties: { schema: { type: "string", default: "public" } } },
      annotations: { readOnlyHint: true },
      weight: 4,
      latency: { median: 18, sigma: 0.6 },
      given: (dice) => (dice.chance(0.4) ? { schema: dice.pick(["public", "staging", "archive"]) } : {}),
      answer: (dice) => ({
        text: dice
          .some(tables, dice.between(3, 8))
          .map((table) => `${table}\t~${heavyCount(dice, 40_000, 9_000_000)}`)
          .join("\n"),
      }),
      failure: (dice) => `permission denied for schema ${dice.pick(["staging", "archive"])}`,
    },
    {
      name: "describe_table",
      description: "Describe the columns of a table, with types and nullability.",
      inputSchema: {
        type: "object",
        properties: { schema: { type: "string" }, table: { type: "string", minLength: 1 } },
        required: ["table"],
      },
      outputSchema: {
        type: "object",
        properties: {
          columns: {
            type: "array",
            items: {
              type: "object",
              properties: { name: { type: "string" }, nullable: { type: "boolean" }, type: { type: "string" } },
              required: ["name", "type"],
            },
          },
          table: { type: "string" },
        },
        required: ["columns", "table"],
      },
      annotations: { idempotentHint: true, readOnlyHint: true },
      weight: 6,
      latency: { median: 24, sigma: 0.6 },
      given: (dice) => ({ ...(dice.chance(0.2) ? { schema: "public" } : {}), table: dice.focus(tables, 14) }),
      answer: (dice, given) => ({
        structured: {
          columns: dice.some(columns, dice.between(3, 9)).map((name) => ({
            name,
            ...(dice.chance(0.8) ? { nullable: dice.chance(0.4) } : {}),
            type: dice.pick(kinds),
          })),
          table: textArgument(given, "table"),
        },
      }),
      failure: (dice, given) =>
        `relation "${textArgument(given, "table")}" does not exist; did you mean "${dice.pick(tables)}"?`,
    },
    {
      name: "run_query",
      title: "Run query",
      description: "Run a read-only SQL query and return the rows as a table.",
      inputSchema: {
        type: "object",
        properties: {
          max_rows: { type: "integer", minimum: 1, maximum: 1000 },
          sql: { type: "string", minLength: 6 },
          timeout_ms: { type: "integer", minimum: 100, maximum: 60000 },
        },
        required: ["sql"],
        additionalProperties: false,
      },
      annotations: { openWorldHint: false, readOnlyHint: true },
      weight: 12,
      latency: { median: 190, sigma: 1 },
      given: (dice) => ({
        ...(dice.chance(0.3) ? { max_rows: dice.pick([10, 50, 100, 500]) } : {}),
        sql: query(dice),
        ...(dice.chance(0.2) ? { timeout_ms: dice.pick([2000, 5000, 30000]) } : {}),
      }),
      answer: (dice) => ({ text: resultTable(dice) }),
      failure: (dice, given) =>
        dice.pick([
          `ERROR: column "${dice.pick(words)}" does not exist\nLINE 1: ${textArgument(given, "sql").split("\n")[0] ?? ""}`,
          `ERROR: canceling statement due to statement timeout (${numberArgument(given, "timeout_ms", 5000)} ms)`,
          `ERROR: syntax error at or near "${dice.pick(["from", "group", "limit", ")"])}"`,
          `ERROR: permission denied for table ${dice.pick(tables)}`,
        ]),
    },
    {
      name: "explain_query",
      description: "Explain how a query would run, optionally by running it.",
      inputSchema: {
        type: "object",
        properties: { analyze: { type: "boolean" }, sql: { type: "string", minLength: 6 } },
        required: ["sql"],
      },
      annotations: { readOnlyHint: true },
      weight: 3,
      latency: { median: 55, sigma: 0.9 },
      given: (dice) => ({ ...(dice.chance(0.5) ? { analyze: dice.chance(0.6) } : {}), sql: query(dice) }),
      answer: (dice, given) => ({ text: planText(dice, given) }),
      failure: (dice) => `ERROR: relation "${dice.pick(words)}_${dice.pick(tables)}" does not exist`,
    },
    {
      name: "refresh_view",
      title: "Refresh materialised view",
      description: "Refresh a materialised view. Takes a lock; asks first in office hours.",
      inputSchema: {
        type: "object",
        properties: {
          concurrently: { type: "boolean" },
          view: { type: "string", enum: ["daily_sales", "stock_by_city", "open_cases"] },
        },
        required: ["view"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false, idempotentHint: true },
      weight: 1,
      latency: { median: 15_500, sigma: 0.7 },
      reportsProgress: ["Locking view", "Scanning base tables", "Sorting", "Swapping"],
      elicitation: {
        message: (given) => `Refreshing ${textArgument(given, "view")} blocks readers for about a minute. Go on?`,
        requestedSchema: { type: "object", properties: { proceed: { type: "boolean" } }, required: ["proceed"] },
        content: () => ({ proceed: true }),
      },
      given: (dice) => ({
        ...(dice.chance(0.5) ? { concurrently: dice.chance(0.7) } : {}),
        view: dice.pick(["daily_sales", "stock_by_city", "open_cases"]),
      }),
      answer: (dice, given) => ({
        text: `${textArgument(given, "view")}: ${heavyCount(dice, 5_000, 900_000)} rows, lag now ${dice.between(0, 9)} s`,
      }),
      failure: (dice, given) =>
        `could not refresh "${textArgument(given, "view")}" concurrently: no unique index (${dice.pick(columns)})`,
    },
  ],
};
