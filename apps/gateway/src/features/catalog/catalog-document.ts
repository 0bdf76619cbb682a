import type { Dataset } from "@sdg/synth/schema/dataset";
import { categories } from "../../products/categories.ts";
import { creditProducts } from "../../products/credit-products.ts";
import { pagePath, schemaPath } from "../../products/dataset-documents.ts";
import type { Datasets } from "../../products/datasets.ts";
import { policies } from "../../products/policies.ts";
import { qualitySignals } from "../../products/quality-signals.ts";
import { rightsDocument, rightsOf } from "../../products/rights.ts";
import { formatUsdc, ROW_PRICE_MICRO_USDC } from "../../sale/price.ts";

export interface CatalogDocumentDeps {
  readonly datasets: Datasets;
  readonly baseUrl: string;
  readonly apiUrl: string;
}

/** Rows made to order have the rights of all that we make ourselves; every delivery carries them. */
const MADE = "those of our own synthetic data";

/** Everything that a buyer needs to choose. */
export function catalogDocument({ datasets, baseUrl, apiUrl }: CatalogDocumentDeps) {
  const described = (id: string) => {
    const dataset = datasets.get(id);
    if (dataset === undefined) throw new Error(`There is no dataset ${id}`);
    return aboutDataset(dataset, baseUrl);
  };
  return {
    count: categories.length,
    data: categories.map(({ id, label, description }) => ({
      category: id,
      label,
      description,
      protocol: "x402-v2",
      priceUsdcPerRow: Number(formatUsdc(ROW_PRICE_MICRO_USDC)),
      accessPolicy: "free-tier-then-x402-v2",
      privateDeliveryAfterSettlement: true,
      detailEndpoint: `${baseUrl}/api/x402/v2/datasets/detail?id=${id}&rows=<count>`,
      ...described(id),
      rights: rightsOf(id),
    })),
    policies: policies.map((policy) => ({
      ...policy,
      endpoint: `${apiUrl}/api/v1/data/${policy.key}`,
      available: policy.source === "original-synthetic",
      ...(policy.source === "original-synthetic" ? described(policy.key) : {}),
    })),
    rights: rightsDocument([
      { path: "/api/x402/v2/gabriel", purpose: "need-matching delivery", rights: "those of the matched dataset" },
      { path: "/api/v1/synthetic-data/search", purpose: "rows for a query", rights: MADE },
      { path: "/api/v1/synthetic-data/generate", purpose: "rows for a need or a JSON Schema", rights: MADE },
      { path: "/api/v1/human-data/generate", purpose: "human-like traces and conversations", rights: MADE },
      { path: "/api/x402/v2/datasets/detail", purpose: "delivery by category", rights: "those of the category" },
      { path: "/api/v1/data/{dataset}", purpose: "delivery by policy key or category", rights: "those of the dataset" },
      {
        path: "/api/pipeline/{dataset}",
        purpose: "delivery by policy key or category",
        rights: "those of the dataset",
      },
      { path: "/api/datasets/download", purpose: "delivery again of a purchase", rights: "those of the purchase" },
      { path: "/api/datasets/file", purpose: "delivery again of a purchase as CSV", rights: "those of the purchase" },
    ]),
    creditProducts,
  };
}

function aboutDataset(dataset: Dataset, baseUrl: string) {
  return {
    version: dataset.version,
    schemaUrl: baseUrl + schemaPath(dataset),
    pageUrl: baseUrl + pagePath(dataset),
    parameters: Object.keys(dataset.parameters),
    quality: qualitySignals(dataset),
  };
}
