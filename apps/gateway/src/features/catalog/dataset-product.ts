import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { recordSchema } from "@sdg/synth/schema/json-schema";
import { type Envelope, membersOf, type Presentation } from "../../http/delivery.ts";
import type { ProductLine } from "../../sale/product-line.ts";
import type { Order } from "../../store/orders.ts";
import type { JsonRecord } from "../../store/tables.ts";
import { rightsOf } from "./rights.ts";

/** Rows of a dataset: all that is needed to make them again, on any machine, for ever. */
export interface DatasetProduct extends JsonRecord {
  readonly kind: "dataset";
  readonly dataset: string;
  readonly version: string;
  readonly seed: string;
  /** What was asked for, in the buyer's words. */
  readonly signal: string;
}

export type Datasets = ReadonlyMap<string, Dataset>;

const CHUNK_BYTES = 256 * 1024;
const SAMPLE_SEED = "sample";
export const SAMPLE_ROWS = 3;

export function datasetProductLine(datasets: Datasets): ProductLine {
  return {
    kind: "dataset",
    unavailable(product) {
      const { dataset, version } = product as DatasetProduct;
      const found = datasets.get(dataset);
      if (found === undefined) return `${dataset} cannot be made`;
      return found.version === version ? undefined : `${dataset} ${version} is retired; ${found.version} is on sale`;
    },
    chunks(product, format, range, memory) {
      const { dataset, seed } = product as DatasetProduct;
      return rowChunks(datasetOf(datasets, dataset), seed, format, range, CHUNK_BYTES, memory);
    },
  };
}

function datasetOf(datasets: Datasets, id: string): Dataset {
  const dataset = datasets.get(id);
  if (dataset === undefined) throw new Error(`There is no dataset ${id}`);
  return dataset;
}

/** Some rows of a dataset as JSON text, without brackets. */
export function rowsText(dataset: Dataset, seed: string, rows: number): string {
  return Buffer.concat([...rowChunks(dataset, seed, "json", { from: 0, to: rows })]).toString("utf8");
}

export function schemaPath(dataset: Dataset): string {
  return `/schemas/${dataset.id}/${dataset.version}`;
}

/** What of an answer depends on the dataset alone, written once. */
interface Fixed {
  readonly schemaUrl: string;
  readonly offer: string;
  readonly close: string;
}

export function datasetPresentation(datasets: Datasets, options: { baseUrl: string; mode: string }): Presentation {
  const { baseUrl, mode } = options;
  // All at start, so that no buyer waits for the first rows' tables and writers.
  const known = new Map([...datasets].map(([id, dataset]) => [id, makeFixed(dataset)]));

  function fixed(id: string): Fixed {
    const made = known.get(id);
    if (made === undefined) throw new Error(`There is no dataset ${id}`);
    return made;
  }

  function makeFixed(dataset: Dataset): Fixed {
    const schemaUrl = baseUrl + schemaPath(dataset);
    const sample: unknown[] = JSON.parse(`[${rowsText(dataset, SAMPLE_SEED, SAMPLE_ROWS)}]`);
    const quality = {
      verdict: "not evaluated",
      note: "This build publishes the rules; it does not yet attach a measured report to a delivery.",
      invariants: dataset.invariants.map(({ id }) => id),
    };
    const about = { id: dataset.id, version: dataset.version, schemaUrl };
    return {
      schemaUrl,
      offer: membersOf({
        sample,
        sampleSeed: SAMPLE_SEED,
        recordSchema: recordSchema(dataset, schemaUrl),
        invariants: dataset.invariants,
      }),
      close: [
        `"dataset":${JSON.stringify(about)}`,
        `"quality":${JSON.stringify(quality)}`,
        `"rights":${JSON.stringify(rightsOf(dataset.id))}`,
      ].join(","),
    };
  }

  return {
    kind: "dataset",
    schemaUrl: (order) => fixed((order.product as DatasetProduct).dataset).schemaUrl,
    offerDetails: ({ product }) => fixed((product as DatasetProduct).dataset).offer,
    envelope(order, payment): Envelope {
      const product = order.product as DatasetProduct;
      const { close, schemaUrl } = fixed(product.dataset);
      const downloadUrl = `${baseUrl}/api/datasets/download?order=${order.id}`;
      return {
        open: `{"signal":${JSON.stringify(product.signal)},"matchedCategory":${JSON.stringify(product.dataset)},"rows":${order.rows},"records":[`,
        close: (digest) =>
          [
            `],"paid":${payment !== undefined}`,
            `"txHash":${JSON.stringify(payment?.transaction ?? null)}`,
            `"order":{"id":"${order.id}","digest":"${digest}","downloadUrl":"${downloadUrl}"}`,
            close,
            `"seed":${JSON.stringify(product.seed)}`,
            `"understoodAs":${JSON.stringify(order.understoodAs)}`,
            `"billing":${JSON.stringify(billingOf(order))}`,
            `"provenance":${JSON.stringify(provenanceOf(order, product, digest, mode))}`,
            `"links":{"download":"${downloadUrl}","schema":"${schemaUrl}","catalog":"${baseUrl}/api/v1/catalog"}}`,
          ].join(","),
      };
    },
  };
}

/** What was paid for an order, and what the free quota still held after it. */
export function billingOf(order: Order) {
  return {
    mode: order.mode,
    rows: order.rows,
    amountMicroUsdc: order.amountMicroUsdc.toString(),
    freeRowsLeft: order.freeRowsLeft,
    freeCallsLeft: order.freeCallsLeft,
  };
}

function provenanceOf(order: Order, product: DatasetProduct, digest: string, mode: string) {
  return {
    synthetic: true,
    mode,
    generator: `${product.dataset}@${product.version}`,
    seed: product.seed,
    rows: order.rows,
    contentDigest:
      digest === ""
        ? null
        : { algorithm: "sha-256", over: "the records as canonical NDJSON (RFC 8785, one a line)", value: digest },
    generatedAt: order.createdAt.toISOString(),
    digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
  };
}
