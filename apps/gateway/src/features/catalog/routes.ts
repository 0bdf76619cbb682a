import { dictionary } from "@sdg/synth/schema/dictionary";
import { recordSchema } from "@sdg/synth/schema/json-schema";
import { z } from "zod";
import { freeOperation, type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import { jsonReply } from "../../http/reply.ts";
import { formatUsdc, MAX_ROWS, priceOfRows, ROW_PRICE_MICRO_USDC } from "../../sale/price.ts";
import { type Category, categories } from "./categories.ts";
import { creditProducts } from "./credit-products.ts";
import { type Datasets, rowsText, schemaPath } from "./dataset-product.ts";
import type { DatasetPurchase } from "./dataset-purchase.ts";
import { listingProduct, listingSchema } from "./listing-product.ts";
import { categoryId, categoryOf } from "./parameters.ts";
import { policies } from "./policies.ts";
import { rightsDocument, rightsOf } from "./rights.ts";
import { deliverySchema } from "./schemas.ts";

export interface CatalogDeps {
  readonly datasets: Datasets;
  readonly purchase: DatasetPurchase;
  readonly baseUrl: string;
}

const PREVIEW_SEED = "preview";
const PREVIEW_ROWS = 5;
const CACHED = { "cache-control": "public, max-age=300" };

const perRow = { unit: "row", unitPriceMicroUsdc: ROW_PRICE_MICRO_USDC } as const;

const detailInput = z.strictObject({
  id: categoryId,
  rows: parameters.rowCount(1),
  wallet: parameters.wallet,
  seed: parameters.seed,
  format: parameters.format,
});

export function catalogOperations(deps: CatalogDeps): readonly Operation[] {
  return [
    sellCategoryListing(),
    ...(["GET", "POST"] as const).map((method) => sellCategory(deps, method)),
    generatorCatalog(deps),
    generatorPreview(deps),
    fullCatalog(deps),
    schemaOfRecord(deps),
  ];
}

function sellCategoryListing(): Operation {
  return sellingOperation({
    id: "category-catalog",
    group: "category-catalog",
    method: "GET",
    path: "/api/x402/v2/datasets",
    aliases: ["/api/v1/x402/datasets"],
    host: "base",
    summary: "The category catalog, one row per category",
    description: "Always paid. The free listings are /api/v1/catalog and /api/v1/generator/catalog.",
    input: z.strictObject({ format: parameters.format }),
    example: {},
    output: {
      description: "The categories with their endpoints",
      types: ["application/json", "application/x-ndjson", "text/csv"],
      schema: {
        type: "object",
        properties: { data: { type: "array", items: listingSchema }, count: { type: "integer" } },
        required: ["data", "count"],
      },
    },
    sells: { ...perRow, minimum: categories.length, maximum: categories.length },
    purchase: (_input, resourceUrl) => ({
      operation: "category-catalog",
      request: {},
      product: listingProduct,
      understoodAs: { listing: "categories" },
      rows: categories.length,
      amountMicroUsdc: priceOfRows(categories.length),
      quotaApplies: false,
      resourceUrl,
    }),
  });
}

function sellCategory({ purchase }: CatalogDeps, method: "GET" | "POST"): Operation {
  return sellingOperation({
    id: `category-delivery-${method.toLowerCase()}`,
    group: "category-delivery",
    method,
    path: "/api/x402/v2/datasets/detail",
    aliases: ["/api/v1/x402/datasets/detail"],
    host: "base",
    summary: "Rows of one category",
    description: "Free within the quota, then paid by the row. POST takes the same parameters as a JSON body.",
    input: detailInput,
    example: { id: "retail-transactions", rows: 5 },
    output: {
      description: "The rows, with order, rights, billing and provenance",
      types: ["application/json", "application/x-ndjson", "text/csv"],
      schema: deliverySchema,
    },
    sells: { ...perRow, minimum: 1, maximum: MAX_ROWS },
    purchase: ({ id, rows, seed }, resourceUrl) => {
      const category = categoryOf(id, "id");
      return purchase({
        operation: "category-delivery",
        ...{ category, rows, seed, resourceUrl },
        signal: category.label,
        matchedBy: "id",
        request: { category: category.id, rows },
      });
    },
  });
}

function generatorCatalog(deps: CatalogDeps): Operation {
  return freeOperation({
    id: "generator-catalog",
    group: "datasets",
    method: "GET",
    path: "/api/v1/generator/catalog",
    host: "base",
    summary: "What the generators make: categories, fields, invariants",
    description: "Free. Categories whose generator is not in this build say so.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The generators", types: ["application/json"], schema: { type: "object" } },
    handle: () =>
      jsonReply({ data: categories.map((category) => generatorOf(deps, category)), count: categories.length }, CACHED),
  });
}

function generatorOf({ datasets, baseUrl }: CatalogDeps, category: Category) {
  const { id, label, description } = category;
  const dataset = datasets.get(id);
  if (dataset === undefined) return { id, label, description, available: false };
  const { version, fields, key, invariants } = dictionary(dataset);
  return {
    ...{ id, label, description, available: true, version, key, fields, invariants },
    maximumRows: dataset.rowLimit,
    schemaUrl: baseUrl + schemaPath(dataset),
    previewUrl: `${baseUrl}/api/v1/generator/preview?category=${id}`,
  };
}

function generatorPreview({ datasets, baseUrl }: CatalogDeps): Operation {
  return freeOperation({
    id: "generator-preview",
    group: "datasets",
    method: "GET",
    path: "/api/v1/generator/preview",
    aliases: ["/api/v1/x402/datasets/preview"],
    host: "base",
    summary: "A free live preview of a category",
    description: `Up to ${PREVIEW_ROWS} rows, made now, always from the seed "${PREVIEW_SEED}". Costs no quota.`,
    input: z.strictObject({
      category: categoryId,
      rows: z.int().min(1).max(PREVIEW_ROWS).default(3).describe("How many rows."),
    }),
    example: { category: "retail-transactions", rows: 3 },
    output: { description: "The preview rows", types: ["application/json"], schema: { type: "object" } },
    handle: ({ category: id, rows }) => {
      const category = categoryOf(id, "category");
      const dataset = datasets.get(category.id);
      if (dataset === undefined) {
        throw new Problem("dataset_not_available", `${category.label} cannot be previewed by this build yet.`, {
          category: category.id,
          available: [...datasets.keys()],
        });
      }
      const head = { category: category.id, version: dataset.version, seed: PREVIEW_SEED, rows };
      const body = `${JSON.stringify(head).slice(0, -1)},"schemaUrl":${JSON.stringify(baseUrl + schemaPath(dataset))},"records":[${rowsText(dataset, PREVIEW_SEED, rows)}]}`;
      return { status: 200, headers: { "content-type": "application/json", ...CACHED, "x-synthetic": "true" }, body };
    },
  });
}

function fullCatalog(deps: CatalogDeps): Operation {
  return freeOperation({
    id: "catalog",
    group: "catalog",
    method: "GET",
    path: "/api/v1/catalog",
    host: "api",
    summary: "Datasets, policies, rights and prices",
    description:
      "Free. Everything that a buyer needs to choose: the 19 categories, the 18 policies, rights and credit products.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The catalog", types: ["application/json"], schema: { type: "object" } },
    handle: () => jsonReply(catalogDocument(deps), CACHED),
  });
}

function catalogDocument(deps: CatalogDeps) {
  const endpoint = (id: string) => `${deps.baseUrl}/api/x402/v2/datasets/detail?id=${id}&rows=<count>`;
  return {
    count: categories.length,
    data: categories.map((category) => ({
      category: category.id,
      label: category.label,
      description: category.description,
      protocol: "x402-v2",
      priceUsdcPerRow: Number(formatUsdc(ROW_PRICE_MICRO_USDC)),
      accessPolicy: "free-tier-then-x402-v2",
      privateDeliveryAfterSettlement: true,
      detailEndpoint: endpoint(category.id),
      ...schemaAndQuality(deps, category),
      rights: rightsOf(category.id),
    })),
    policies,
    rights: rightsDocument([
      { path: "/api/x402/v2/gabriel", purpose: "need-matching delivery", rights: "those of the matched dataset" },
      { path: "/api/x402/v2/datasets/detail", purpose: "delivery by category", rights: "those of the category" },
      { path: "/api/datasets/download", purpose: "delivery again of a purchase", rights: "those of the purchase" },
    ]),
    creditProducts,
  };
}

function schemaAndQuality({ datasets, baseUrl }: CatalogDeps, { id }: Category) {
  const dataset = datasets.get(id);
  if (dataset === undefined) return { available: false };
  return {
    available: true,
    version: dataset.version,
    schemaUrl: baseUrl + schemaPath(dataset),
    quality: { invariants: dataset.invariants.length, recomputableFromSeed: true },
  };
}

function schemaOfRecord({ datasets, baseUrl }: CatalogDeps): Operation {
  return freeOperation({
    id: "record-schema",
    group: "datasets",
    method: "GET",
    path: "/schemas/{dataset}/{version}",
    host: "base",
    summary: "The JSON Schema of one record of a dataset",
    description: "JSON Schema 2020-12 at a stable address.",
    input: z.strictObject({ dataset: z.string().max(64), version: z.string().max(64) }),
    example: { dataset: "retail-transactions", version: datasets.get("retail-transactions")?.version ?? "1.0.0" },
    output: { description: "The schema", types: ["application/schema+json"], schema: { type: "object" } },
    handle: ({ dataset: id, version }) => {
      const dataset = datasets.get(id);
      if (dataset?.version !== version)
        throw new Problem("not_found", "There is no schema of this dataset and version.");
      const schema = recordSchema(dataset, baseUrl + schemaPath(dataset));
      return jsonReply(schema, {
        "content-type": "application/schema+json",
        "cache-control": "public, max-age=86400, immutable",
      });
    },
  });
}
