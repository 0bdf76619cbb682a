import type { Dataset } from "@sdg/synth/schema/dataset";
import { recordSchema } from "@sdg/synth/schema/json-schema";
import { type Envelope, membersOf, type Presentation } from "../http/presentation.ts";
import type { Order } from "../store/orders.ts";
import { billingOf } from "./billing.ts";
import { pagePath, schemaPath } from "./dataset-documents.ts";
import { datasetFile } from "./dataset-files.ts";
import type { DatasetOf, DatasetProduct, Datasets } from "./datasets.ts";
import { deliveryQuality, reportPath } from "./delivery-quality.ts";
import type { ReportOf } from "./order-report.ts";
import { publicationOf } from "./publication.ts";
import { rightsOf } from "./rights.ts";
import { rowsText, SAMPLE_SEED } from "./rows-text.ts";

const SAMPLE_ROWS = 3;

/** What of an answer depends on the dataset alone, written once. */
interface Fixed {
  readonly schemaUrl: string;
  readonly offer: string;
  readonly close: string;
}

export interface PresentationOptions {
  readonly datasets: Datasets;
  readonly datasetOf: DatasetOf;
  readonly reportOf: ReportOf;
  readonly baseUrl: string;
  readonly mode: string;
}

/** How datasets look to a buyer; `prepare` makes what is written once a dataset, before anybody waits for it. */
export function datasetPresentation(options: PresentationOptions): Presentation & { prepare(id: string): void } {
  const { datasets, datasetOf, reportOf, baseUrl, mode } = options;
  const known = new Map<string, Fixed>();

  function fixed(id: string): Fixed {
    const made = known.get(id);
    if (made !== undefined) return made;
    const dataset = datasets.get(id);
    if (dataset === undefined) throw new Error(`There is no dataset ${id}`);
    const first = makeFixed(dataset);
    known.set(id, first);
    return first;
  }

  function makeFixed(dataset: Dataset): Fixed {
    const schemaUrl = baseUrl + schemaPath(dataset);
    const sample: unknown[] = JSON.parse(`[${rowsText(dataset, SAMPLE_SEED, SAMPLE_ROWS)}]`);
    const about = { id: dataset.id, version: dataset.version, schemaUrl, pageUrl: baseUrl + pagePath(dataset) };
    return {
      schemaUrl,
      offer: membersOf({
        sample,
        sampleSeed: SAMPLE_SEED,
        recordSchema: recordSchema(dataset, schemaUrl),
        invariants: dataset.invariants,
        parameters: dataset.parameters,
      }),
      close: [`"dataset":${JSON.stringify(about)}`, `"rights":${JSON.stringify(rightsOf(dataset.id))}`].join(","),
    };
  }

  return {
    prepare: (id) => void fixed(id),
    kind: "dataset",
    schemaUrl: (order) => fixed((order.product as DatasetProduct).dataset).schemaUrl,
    file(order, format, range, digest) {
      const product = order.product as DatasetProduct;
      const dataset = datasetOf(product);
      const publication = publicationOf(dataset, baseUrl, order.createdAt.toISOString().slice(0, 10));
      const report = async (): Promise<unknown> => await reportOf(order);
      return datasetFile({ dataset, seed: product.seed, format, range, digest, publication, report });
    },
    offerDetails: ({ product }) => fixed((product as DatasetProduct).dataset).offer,
    envelope(order, payment): Envelope {
      const product = order.product as DatasetProduct;
      const { close, schemaUrl } = fixed(product.dataset);
      const downloadUrl = `${baseUrl}/api/datasets/download?order=${order.id}`;
      return {
        open: `{"signal":${JSON.stringify(product.signal)},"matchedCategory":${JSON.stringify(product.dataset)},"rows":${order.rows},"records":[`,
        close: ({ digest, rows }) =>
          [
            `],"paid":${payment !== undefined}`,
            `"txHash":${JSON.stringify(payment?.transaction ?? null)}`,
            `"order":{"id":"${order.id}","digest":"${digest}","downloadUrl":"${downloadUrl}"}`,
            close,
            `"quality":${JSON.stringify(qualityOf(order, product, rows))}`,
            `"seed":${JSON.stringify(product.seed)}`,
            `"understoodAs":${JSON.stringify(order.understoodAs)}`,
            `"billing":${JSON.stringify(billingOf(order))}`,
            `"provenance":${JSON.stringify(provenanceOf(order, product, digest))}`,
            `"links":{"download":"${downloadUrl}","schema":"${schemaUrl}","quality":"${baseUrl}${reportPath(order.id)}","catalog":"${baseUrl}/api/v1/catalog"}}`,
          ].join(","),
      };
    },
  };

  function qualityOf(order: Order, product: DatasetProduct, rows: Uint8Array | undefined) {
    return deliveryQuality(datasetOf(product), product.fields !== undefined, rows, baseUrl + reportPath(order.id));
  }

  function provenanceOf(order: Order, product: DatasetProduct, digest: string) {
    return {
      synthetic: true,
      mode,
      generator: `${product.dataset}@${product.version}`,
      seed: product.seed,
      ...(product.parameters === undefined ? {} : { parameters: datasetOf(product).values }),
      ...(product.fields === undefined ? {} : { fields: product.fields }),
      rows: order.rows,
      contentDigest:
        digest === ""
          ? null
          : { algorithm: "sha-256", over: "the records as canonical NDJSON (RFC 8785, one a line)", value: digest },
      generatedAt: order.createdAt.toISOString(),
      digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
    };
  }
}
