import { dictionary } from "@sdg/synth/schema/dictionary";
import { z } from "zod";
import { freeOperation, type Operation } from "../../http/operation.ts";
import { cachedJson } from "../../http/reply.ts";
import { categories } from "../../products/categories.ts";
import { categoryOf } from "../../products/category-id.ts";
import { pagePath, schemaPath } from "../../products/dataset-documents.ts";
import { fields, readSettings, refuseBeyondWindow } from "../../products/dataset-settings.ts";
import type { DatasetOf, Datasets } from "../../products/datasets.ts";
import { policies } from "../../products/policies.ts";
import { datasetKeys, offerOf } from "../../products/policy-products.ts";
import { rowsText } from "../../products/rows-text.ts";

export interface GeneratorDeps {
  readonly datasets: Datasets;
  readonly datasetOf: DatasetOf;
  readonly baseUrl: string;
}

const PREVIEW_SEED = "preview";
const PREVIEW_ROWS = 5;

const previewInput = z.looseObject({
  category: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: "Id of the category, or a policy key of our own data.", enum: datasetKeys }),
  rows: z.int().min(1).max(PREVIEW_ROWS).default(3).describe("How many rows."),
  fields,
});

export function generatorOperations(deps: GeneratorDeps): readonly Operation[] {
  return [generatorCatalog(deps), generatorPreview(deps)];
}

function generatorCatalog(deps: GeneratorDeps): Operation {
  let document: string | undefined;
  return freeOperation({
    id: "generator-catalog",
    group: "datasets",
    method: "GET",
    path: "/api/v1/generator/catalog",
    host: "base",
    summary: "What the generators make: fields, parameters, invariants, statistics",
    description: "Free. The 19 categories, and the datasets of the further policy keys.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The generators", types: ["application/json"], schema: { type: "object" } },
    handle: () => {
      document ??= JSON.stringify(generators(deps));
      return cachedJson(document);
    },
  });
}

function generators(deps: GeneratorDeps) {
  const ids = new Set(categories.map(({ id }) => id));
  const further = policies.filter(({ key, source }) => source === "original-synthetic" && !ids.has(key));
  return {
    count: categories.length,
    data: categories.map(({ id }) => generatorOf(deps, id)),
    policyDatasets: further.map(({ key }) => generatorOf(deps, key)),
  };
}

function generatorOf({ datasets, baseUrl }: GeneratorDeps, key: string) {
  const { id, label, description } = offerOf(key, datasets) ?? categoryOf(key, "category");
  const dataset = datasets.get(id);
  if (dataset === undefined) throw new Error(`There is no dataset ${id}`);
  const { version, fields: described, key: keyFields, invariants } = dictionary(dataset);
  return {
    ...{ id, label, description, version, key: keyFields, fields: described, invariants },
    parameters: dataset.parameters,
    maximumRows: dataset.rowLimit,
    schemaUrl: baseUrl + schemaPath(dataset),
    pageUrl: baseUrl + pagePath(dataset),
    previewUrl: `${baseUrl}/api/v1/generator/preview?category=${id}`,
  };
}

function generatorPreview({ datasets, datasetOf, baseUrl }: GeneratorDeps): Operation {
  return freeOperation({
    id: "generator-preview",
    group: "datasets",
    method: "GET",
    path: "/api/v1/generator/preview",
    aliases: ["/api/v1/x402/datasets/preview"],
    host: "base",
    summary: "A free live preview of any dataset",
    description: `Up to ${PREVIEW_ROWS} rows, made now, always from the seed "${PREVIEW_SEED}". Costs no quota. Further members are the dataset's own parameters.`,
    input: previewInput,
    example: { category: "retail-transactions", rows: 3 },
    output: { description: "The preview rows", types: ["application/json"], schema: { type: "object" } },
    refuses: ["unknown_category", "provider_required", "contradictory_parameters"],
    handle: ({ category: key, rows, fields: chosen, ...settings }) => {
      const { id } = offerOf(key, datasets) ?? categoryOf(key, "category");
      const plain = datasets.get(id);
      if (plain === undefined) throw new Error(`There is no dataset ${id}`);
      const { parameters, fields: kept } = readSettings(plain, {
        ...{ settings, fields: chosen },
        known: Object.keys(previewInput.shape),
      });
      const dataset = datasetOf({
        dataset: id,
        ...(parameters === undefined ? {} : { parameters }),
        ...(kept === undefined ? {} : { fields: kept }),
      });
      refuseBeyondWindow(dataset, PREVIEW_SEED, rows);
      const head = JSON.stringify({
        ...{ category: id, version: plain.version, seed: PREVIEW_SEED, rows },
        ...(parameters === undefined ? {} : { parameters }),
        schemaUrl: baseUrl + schemaPath(plain),
      });
      const reply = cachedJson(`${head.slice(0, -1)},"records":[${rowsText(dataset, PREVIEW_SEED, rows)}]}`);
      return { ...reply, headers: { ...reply.headers, "x-synthetic": "true" } };
    },
  });
}
