import type { Column } from "@sdg/synth/engine/column";
import { dictionary } from "@sdg/synth/schema/dictionary";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import { storageOf } from "../columns/storage.ts";
import { GENERAL_LIMITS, METHOD, RESERVED_VALUES, SYNTHETIC_NOTICE } from "../synthetic-statement.ts";
import { fieldTable } from "./dictionary-table.ts";
import { tableList, tablePath } from "./linked-tables.ts";
import {
  citation,
  type DeliveredFile,
  type Delivery,
  type JsonRecord,
  type Publication,
  rowsOf,
} from "./publication.ts";

/** Licences that the Hugging Face Hub knows by a name of its own, by their SPDX identifiers. */
const hubLicenses: Readonly<Record<string, string>> = {
  "CC0-1.0": "cc0-1.0",
  "CC-BY-4.0": "cc-by-4.0",
  "CDLA-Permissive-2.0": "cdla-permissive-2.0",
  "ODC-By-1.0": "odc-by",
};

/** A dataset card as the Hugging Face Hub reads it: YAML front matter, then the page. */
export function datasetCard(delivery: Delivery, publication: Publication, data: DeliveredFile): string {
  const { dataset, seed, range, tables } = delivery;
  const { rights } = publication;
  const blocks = [
    frontMatter(cardFacts(delivery, publication, data)),
    `# ${dataset.title} (synthetic)`,
    dataset.description,
    `> ${SYNTHETIC_NOTICE}`,
    "## This delivery",
    [
      `- Dataset \`${dataset.id}\`, version ${dataset.version}, published ${publication.published} by [${publication.publisher.name}](${publication.publisher.url})`,
      `- Rows ${range.from} to ${range.to - 1} (${rowsOf(delivery)} rows) of seed \`${seed}\``,
      `- Parameters: \`${JSON.stringify(dataset.values)}\``,
      `- Content digest: \`sha256:${delivery.contentDigest}\`, over the canonical NDJSON (RFC 8785, one row a line); the same in every format`,
      `- Anybody can recompute and verify it: ${publication.verifyUrl}`,
    ].join("\n"),
    "## How it was made",
    `${METHOD} ${RESERVED_VALUES}`,
    ...(tables === undefined
      ? []
      : ["## Tables", `All rows stand in \`${data.path}\`, and each table's in its own file.`, tableList(tables)]),
    "## Fields",
    fieldTable(dictionary(dataset).fields),
    "The invariants that every row obeys are in `dictionary.md`, and how the rows measured up is in `quality-report.json`.",
    "## Limits",
    [...GENERAL_LIMITS, ...publication.limits].map((limit) => `- ${limit}`).join("\n"),
    "## Licence",
    `[${rights.licenseName}](${rights.licenseUrl}); see \`LICENSE-AND-RIGHTS.md\`.`,
    "## Citation",
    citation(delivery, publication),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** One line a key, each value as JSON, which is YAML too: nothing in it can be misread. */
function frontMatter(facts: JsonRecord): string {
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---"].join("\n");
}

function cardFacts(delivery: Delivery, { rights }: Publication, data: DeliveredFile): JsonRecord {
  const { dataset, tables = [] } = delivery;
  const rows = rowsOf(delivery);
  return {
    pretty_name: `${dataset.title} (synthetic)`,
    ...license(rights.license, rights.licenseName, rights.licenseUrl),
    language: ["en"],
    size_categories: [sizeCategory(rows)],
    annotations_creators: ["machine-generated"],
    language_creators: ["machine-generated"],
    source_datasets: ["original"],
    tags: ["synthetic", "tabular", dataset.id],
    configs: [
      { config_name: "default", data_files: [{ split: "train", path: data.path }] },
      ...tables.map((table) => ({
        config_name: table.name,
        data_files: [{ split: "train", path: tablePath(table) }],
      })),
    ],
    dataset_info: {
      features: dataset.columns.map((column) => ({ name: column.field.name, dtype: hubType(column) })),
      splits: [{ name: "train", num_bytes: data.bytes, num_examples: rows }],
      download_size: data.bytes,
      dataset_size: data.bytes,
    },
  };
}

function license(spdx: string, name: string, url: string): { [key: string]: JsonValue } {
  const known = hubLicenses[spdx];
  return known === undefined ? { license: "other", license_name: name, license_link: url } : { license: known };
}

const sizes = [
  [1_000, "n<1K"],
  [10_000, "1K<n<10K"],
  [100_000, "10K<n<100K"],
  [1_000_000, "100K<n<1M"],
  [10_000_000, "1M<n<10M"],
] as const;

function sizeCategory(rows: number): string {
  return sizes.find(([limit]) => rows < limit)?.[1] ?? "10M<n<100M";
}

/** The Hub's names of types are Arrow's. */
function hubType(column: Column): string {
  const storage = storageOf(column);
  switch (storage.kind) {
    case "member":
    case "utf8":
      return "string";
    case "decimal":
      return `decimal128(${storage.precision}, ${storage.scale})`;
    case "boolean":
      return "bool";
    case "instant":
      return "timestamp[ms, tz=UTC]";
    case "day":
      return "date32";
    default:
      return storage.kind;
  }
}
