import type { Ids } from "../ports.ts";
import { priceOfRows } from "../sale/price.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { JsonRecord } from "../store/tables.ts";
import { readSettings, refuseBeyondWindow, type Settings } from "./dataset-settings.ts";
import type { DatasetOf, DatasetProduct, Datasets } from "./datasets.ts";

export interface RowsWanted extends Settings {
  readonly operation: string;
  /** The dataset's id and its name on sale. */
  readonly category: { readonly id: string; readonly label: string };
  readonly rows: number;
  /** What they cost, where it is not the price of as many rows; micro-USDC. */
  readonly amountMicroUsdc?: bigint;
  /** False where every delivery is paid. */
  readonly quotaApplies?: boolean;
  readonly seed: string | undefined;
  /** What the buyer asked, in its own words where it used any. */
  readonly signal: string;
  /** How the category was found. */
  readonly matchedBy: string;
  /** The request's parameters that say what is bought, without those of the dataset. */
  readonly request: JsonRecord;
  readonly resourceUrl: string;
}

/** Turns wanted rows of a dataset into a purchase. */
export type DatasetPurchase = (wanted: RowsWanted) => Purchase;

/** @throws Problem about the dataset's parameters. */
export function datasetPurchase(datasets: Datasets, datasetOf: DatasetOf, ids: Ids): DatasetPurchase {
  return (wanted) => {
    const { category, rows } = wanted;
    const plain = datasets.get(category.id);
    if (plain === undefined) throw new Error(`There is no dataset ${category.id}`);
    const seed = wanted.seed ?? ids.seed();
    const { parameters, fields } = readSettings(plain, wanted);
    const product: DatasetProduct = {
      kind: "dataset",
      dataset: plain.id,
      version: plain.version,
      seed,
      signal: wanted.signal,
      ...(parameters === undefined ? {} : { parameters }),
      ...(fields === undefined ? {} : { fields }),
    };
    refuseBeyondWindow(datasetOf(product), seed, rows);
    const set = {
      ...(wanted.seed === undefined ? {} : { seed }),
      ...(parameters === undefined ? {} : { parameters }),
      ...(fields === undefined ? {} : { fields }),
    };
    return {
      operation: wanted.operation,
      request: { ...wanted.request, ...set },
      product,
      understoodAs: {
        category: category.id,
        matchedBy: wanted.matchedBy,
        rows,
        ...set,
        seed: wanted.seed === undefined ? "chosen" : "stated",
      },
      rows,
      amountMicroUsdc: wanted.amountMicroUsdc ?? priceOfRows(rows),
      quotaApplies: wanted.quotaApplies ?? true,
      resourceUrl: wanted.resourceUrl,
    };
  };
}
