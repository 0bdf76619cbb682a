// Writes the files that are derived from the code, or with --check says which are not current.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { configurationTable } from "../apps/gateway/src/config.ts";
import type { FileStore } from "../apps/gateway/src/files/file-store.ts";
import { openApiDocument } from "../apps/gateway/src/http/openapi.ts";
import { type ProblemCode, problems } from "../apps/gateway/src/http/problem.ts";
import { allOperations } from "../apps/gateway/src/registry.ts";
import type { SaleContext } from "../apps/gateway/src/sale/context.ts";
import { datasets } from "../packages/synth/src/datasets/registry.ts";
import { realism } from "../packages/synth/src/quality/realism/registry.ts";
import type { Dataset } from "../packages/synth/src/schema/dataset.ts";
import type { Parameters } from "../packages/synth/src/schema/parameter.ts";
import { allowedText } from "../packages/synth/src/schema/parameter-values.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BASE_URL = "https://gateway.example";
const NOTE = "Generated from the code by `npm run generate`; edit the code instead.";

// Documents need the declarations only: no handler runs, so nothing that a sale works with is there.
const sale = {
  asset: { network: "eip155:8453", address: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913" },
  payTo: "<RECIPIENT_ADDRESS>",
} as unknown as SaleContext;
const never = (): never => {
  throw new Error("no handler runs here");
};
const files: FileStore = { get: never, close: never };
const operations = allOperations({
  ...{ sale, files },
  products: { presentations: new Map(), datasetOf: never, reportOf: never },
  version: "2.0.0",
  mode: "production",
  startedAt: 0,
  baseUrl: BASE_URL,
  apiUrl: BASE_URL,
  isStopping: () => false,
  isStoreUp: async () => true,
});

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function datasetSection({ id, version, title, description, key, fields, parameters, invariants }: Dataset): string {
  const statistics = realism.get(id)?.statistics ?? [];
  return [
    `## ${title}: \`${id}\` ${version}`,
    description,
    `Key: ${key.map((name) => `\`${name}\``).join(", ")}`,
    table(
      ["field", "type", "meaning"],
      fields.map(({ name, type, meaning, unit, nullable }) => [
        `\`${name}\``,
        nullable === true ? `${type}, or null` : type,
        unit === undefined ? meaning : `${meaning} Unit: ${unit}.`,
      ]),
    ),
    ...(Object.keys(parameters).length === 0 ? [] : [parameterTable(parameters)]),
    `Rules: ${invariants.length}. ${invariants.map(({ statement }) => statement).join(" ")}`,
    `Statistics with bands: ${statistics.map(({ describes, band }) => `${describes.replace(/\.$/, "")} (${band[0]} to ${band[1]})`).join("; ")}.`,
  ].join("\n\n");
}

function parameterTable(parameters: Parameters): string {
  return table(
    ["parameter", "takes", "default", "meaning"],
    Object.entries(parameters).map(([name, parameter]) => [
      `\`${name}\``,
      allowedText(parameter),
      Array.isArray(parameter.default) ? "all" : String(parameter.default ?? "none"),
      parameter.meaning,
    ]),
  );
}

const written: Readonly<Record<string, string>> = {
  "docs/generated/openapi.json": `${JSON.stringify(openApiDocument(operations, { version: "2.0.0", baseUrl: BASE_URL, apiUrl: BASE_URL }), null, 2)}\n`,
  "docs/generated/problems.md": `# Problems\n\n${NOTE}\n\nEvery refusal is \`application/problem+json\` with one of these codes.\n\n${table(
    ["code", "status", "meaning", "charged", "retryable", "what to do"],
    (Object.keys(problems) as ProblemCode[]).map((code) => {
      const { status, title, charged, retryable, next } = problems[code];
      return [`\`${code}\``, String(status), title, charged ? "yes" : "no", retryable ? "yes" : "no", next];
    }),
  )}\n`,
  "docs/generated/operations.md": `# Operations\n\n${NOTE}\n\n${table(
    ["method", "path", "aliases", "sells", "what"],
    operations.map(({ method, path: at, aliases, sells, summary }) => [
      method,
      `\`${at}\``,
      (aliases ?? []).map((alias) => `\`${alias}\``).join(" "),
      sells === undefined ? "" : `by the ${sells.unit}`,
      summary,
    ]),
  )}\n`,
  "docs/generated/datasets.md": `# Datasets\n\n${NOTE}\n\n${[...datasets.values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(datasetSection)
    .join("\n\n")}\n`,
  "docs/generated/configuration.md": `# Configuration\n\n${NOTE}\n\nFrom the environment. Secrets may stand in a file that the name with \`_FILE\` names.\n\n${table(
    ["setting", "form", "default", "secret"],
    configurationTable().map(({ name, form, preset, secret }) => [`\`${name}\``, form, preset, secret ? "yes" : ""]),
  )}\n`,
};

const stale: string[] = [];
for (const [name, content] of Object.entries(written)) {
  const file = path.join(root, name);
  if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
  stale.push(name);
  if (process.argv.includes("--check")) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
if (process.argv.includes("--check") && stale.length > 0) {
  process.stderr.write(`Not current: ${stale.join(", ")}. Run "npm run generate" and commit the result.\n`);
  process.exit(1);
}
process.stdout.write(stale.length === 0 ? "generated files are current\n" : `wrote ${stale.join(", ")}\n`);
