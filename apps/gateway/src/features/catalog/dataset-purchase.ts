import { Problem } from "../../http/problem.ts";
import type { Ids } from "../../ports.ts";
import { priceOfRows } from "../../sale/price.ts";
import type { Purchase } from "../../sale/purchase.ts";
import type { JsonRecord } from "../../store/tables.ts";
import type { Category } from "./categories.ts";
import type { Datasets } from "./dataset-product.ts";

export interface RowsWanted {
  readonly operation: string;
  readonly category: Category;
  readonly rows: number;
  readonly seed: string | undefined;
  /** What the buyer asked, in its own words where it used any. */
  readonly signal: string;
  /** How the category was found. */
  readonly matchedBy: string;
  /** The request's parameters that say what is bought. */
  readonly request: JsonRecord;
  readonly resourceUrl: string;
}

/** Turns wanted rows of a category into a purchase. */
export type DatasetPurchase = (wanted: RowsWanted) => Purchase;

/** @throws Problem dataset_not_available for a category whose generator this build does not have. */
export function datasetPurchase(datasets: Datasets, ids: Ids): DatasetPurchase {
  return (wanted) => {
    const { category, rows } = wanted;
    const dataset = datasets.get(category.id);
    if (dataset === undefined) {
      throw new Problem("dataset_not_available", `${category.label} cannot be delivered by this build yet.`, {
        category: category.id,
        available: [...datasets.keys()],
      });
    }
    const seed = wanted.seed ?? ids.seed();
    return {
      operation: wanted.operation,
      request: wanted.seed === undefined ? wanted.request : { ...wanted.request, seed },
      product: { kind: "dataset", dataset: dataset.id, version: dataset.version, seed, signal: wanted.signal },
      understoodAs: {
        category: category.id,
        matchedBy: wanted.matchedBy,
        rows,
        seed: wanted.seed === undefined ? "chosen" : "stated",
      },
      rows,
      amountMicroUsdc: priceOfRows(rows),
      quotaApplies: true,
      resourceUrl: wanted.resourceUrl,
    };
  };
}
