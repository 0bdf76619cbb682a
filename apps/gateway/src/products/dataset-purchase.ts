import type { Dataset } from "@sdg/synth/schema/dataset";
import type { Ids } from "../ports.ts";
import { priceOfRows } from "../sale/price.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { JsonRecord } from "../store/tables.ts";
import { readSettings, refuseBeyondWindow, type Settings } from "./dataset-settings.ts";
import type { DatasetOf, DatasetProduct } from "./datasets.ts";

export interface RowsWanted extends Settings {
  readonly operation: string;
  /** Id of the dataset. */
  readonly dataset: string;
  /** What it is made from, where it is made to order, and the category that was understood if one was. */
  readonly made?: { readonly design: JsonRecord; readonly category: string | null };
  readonly rows: number;
  /** What they cost, where it is not the price of as many rows; micro-USDC. */
  readonly amountMicroUsdc?: bigint;
  /** False where every delivery is paid. */
  readonly quotaApplies?: boolean;
  readonly seed: string | undefined;
  /** What the buyer asked, in its own words where it used any. */
  readonly signal: string;
  /** How the request was understood, beside the rows and what is set of the dataset. */
  readonly understood: JsonRecord;
  /** The request's parameters that say what is bought, without those of the dataset. */
  readonly request: JsonRecord;
  /** `request` has those of the dataset as well, as they were sent. */
  readonly isWholeRequest?: true;
  readonly resourceUrl: string;
}

/** Turns wanted rows of a dataset into a purchase. */
export type DatasetPurchase = (wanted: RowsWanted) => Purchase;

/** @throws Problem about the dataset's parameters. */
export function datasetPurchase(datasetOf: DatasetOf, ids: Ids): DatasetPurchase {
  return (wanted) => {
    const { rows, made } = wanted;
    const plain = datasetOf({ dataset: wanted.dataset, ...(made === undefined ? {} : { design: made.design }) });
    const seed = wanted.seed ?? ids.seed();
    const { parameters, fields } = readSettings(plain, wanted);
    const chosen = {
      ...(parameters === undefined ? {} : { parameters }),
      ...(fields === undefined ? {} : { fields }),
    };
    const product = { ...productOf(plain, wanted, seed), ...chosen };
    refuseBeyondWindow(datasetOf(product), seed, rows);
    const set = { ...(wanted.seed === undefined ? {} : { seed }), ...chosen };
    return {
      operation: wanted.operation,
      request: wanted.isWholeRequest === true ? wanted.request : { ...wanted.request, ...set },
      product,
      understoodAs: { ...wanted.understood, rows, ...set, seed: wanted.seed === undefined ? "chosen" : "stated" },
      rows,
      amountMicroUsdc: wanted.amountMicroUsdc ?? priceOfRows(rows),
      quotaApplies: wanted.quotaApplies ?? true,
      resourceUrl: wanted.resourceUrl,
    };
  };
}

function productOf({ id, version }: Dataset, { made, signal }: RowsWanted, seed: string): DatasetProduct {
  return {
    ...{ kind: "dataset", dataset: id, version, seed, signal },
    ...(made === undefined ? {} : { design: made.design }),
    ...(made === undefined || made.category === null ? {} : { category: made.category }),
  };
}
