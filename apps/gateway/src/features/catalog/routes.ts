import { z } from "zod";
import { byTheRow, freeOperation, type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { cachedJson } from "../../http/reply.ts";
import { categories } from "../../products/categories.ts";
import { categoryId, categoryOf } from "../../products/category-id.ts";
import type { DatasetPurchase } from "../../products/dataset-purchase.ts";
import { fields } from "../../products/dataset-settings.ts";
import type { DatasetOf, Datasets } from "../../products/datasets.ts";
import { listingProduct, listingSchema } from "../../products/listing-product.ts";
import { deliverySchema } from "../../products/schemas.ts";
import { MAX_ROWS, priceOfRows } from "../../sale/price.ts";
import { catalogDocument } from "./catalog-document.ts";
import { generatorOperations } from "./generator.ts";

export interface CatalogDeps {
  readonly datasets: Datasets;
  readonly datasetOf: DatasetOf;
  readonly purchase: DatasetPurchase;
  readonly baseUrl: string;
  readonly apiUrl: string;
}

const detailInput = z.looseObject({
  id: categoryId,
  rows: parameters.rowCount(1),
  wallet: parameters.wallet,
  seed: parameters.seed,
  fields,
  format: parameters.format,
});

export function catalogOperations(deps: CatalogDeps): readonly Operation[] {
  return [
    sellCategoryListing(),
    ...(["GET", "POST"] as const).map((method) => sellCategory(deps, method)),
    ...generatorOperations(deps),
    fullCatalog(deps),
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
      types: parameters.deliveryTypes,
      schema: {
        type: "object",
        properties: { data: { type: "array", items: listingSchema }, count: { type: "integer" } },
        required: ["data", "count"],
      },
    },
    sells: byTheRow(categories.length, categories.length),
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
    description:
      "Free within the quota, then paid by the row. POST takes the same parameters as a JSON body. Further members are the category's own parameters: see /datasets/{dataset}/{version}/parameters.json.",
    input: detailInput,
    example: { id: "retail-transactions", rows: 5 },
    output: {
      description: "The rows, with order, rights, billing and provenance",
      types: parameters.deliveryTypes,
      schema: deliverySchema,
    },
    sells: byTheRow(1, MAX_ROWS),
    refuses: ["unknown_category", "contradictory_parameters"],
    purchase: ({ id, rows, wallet: _, seed, fields: chosen, format: __, ...settings }, resourceUrl) => {
      const category = categoryOf(id, "id");
      return purchase({
        operation: "category-delivery",
        ...{ dataset: category.id, rows, seed, settings, fields: chosen, resourceUrl },
        known: Object.keys(detailInput.shape),
        signal: category.label,
        understood: { category: category.id, matchedBy: "id" },
        request: { category: category.id, rows },
      });
    },
  });
}

function fullCatalog(deps: CatalogDeps): Operation {
  let document: string | undefined;
  return freeOperation({
    id: "catalog",
    group: "catalog",
    method: "GET",
    path: "/api/v1/catalog",
    host: "api",
    summary: "Datasets, schemas, policies, rights, prices and quality signals",
    description:
      "Free. Everything that a buyer needs to choose: the 19 categories, the 18 policies with their datasets, rights and credit products.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The catalog", types: ["application/json"], schema: { type: "object" } },
    handle: () => {
      document ??= JSON.stringify(catalogDocument(deps));
      return cachedJson(document);
    },
  });
}
