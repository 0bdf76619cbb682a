import type { Dataset } from "@sdg/synth/schema/dataset";
import { recordSchema } from "@sdg/synth/schema/json-schema";
import { downloadUrl } from "../http/delivery.ts";
import { type Envelope, membersOf, type Presentation } from "../http/presentation.ts";
import type { Order } from "../store/orders.ts";
import { billingOf } from "./billing.ts";
import { pagePath, schemaPath } from "./dataset-documents.ts";
import { datasetFile } from "./dataset-files.ts";
import type { DatasetOf, DatasetProduct, Datasets, Makers } from "./datasets.ts";
import { deliveryFindings } from "./delivery-quality.ts";
import { linkedTables } from "./linked-tables.ts";
import { orderPlanPath, orderSchemaPath, reportPath } from "./order-documents.ts";
import type { ReportOf } from "./order-report.ts";
import { type Places, publicationOf } from "./publication.ts";
import { rightsOf } from "./rights.ts";
import { rowsText, SAMPLE_SEED } from "./rows-text.ts";

const SAMPLE_ROWS = 3;

/** What of an answer depends on the dataset alone, written once. */
interface Fixed {
  readonly offer: string;
  readonly rights: string;
}

export interface PresentationOptions {
  readonly datasets: Datasets;
  readonly makers: Makers;
  readonly datasetOf: DatasetOf;
  readonly reportOf: ReportOf;
  readonly baseUrl: string;
  readonly mode: string;
}

/** How datasets look to a buyer; `prepare` makes what is written once a dataset, before anybody waits for it. */
export function datasetPresentation(options: PresentationOptions): Presentation & { prepare(id: string): void } {
  const { datasets, makers, datasetOf, reportOf, baseUrl, mode } = options;
  const known = new WeakMap<Dataset, Fixed>();

  /** One of the catalog is the same for every buyer; one made to order is what its design says. */
  function fixed({ dataset: id, design }: Pick<DatasetProduct, "dataset" | "design">): Fixed {
    const dataset = design === undefined ? datasets.get(id) : datasetOf({ dataset: id, design });
    if (dataset === undefined) throw new Error(`There is no dataset ${id}`);
    const made = known.get(dataset);
    if (made !== undefined) return made;
    const first = makeFixed(dataset, design === undefined ? baseUrl + schemaPath(dataset) : undefined);
    known.set(dataset, first);
    return first;
  }

  function makeFixed(dataset: Dataset, schemaUrl: string | undefined): Fixed {
    const rows = Math.min(SAMPLE_ROWS, dataset.rowLimit);
    const sample: unknown[] = JSON.parse(`[${rowsText(dataset, SAMPLE_SEED, rows)}]`);
    return {
      offer: membersOf({
        sample,
        sampleSeed: SAMPLE_SEED,
        recordSchema: recordSchema(dataset, schemaUrl),
        invariants: dataset.invariants,
        parameters: dataset.parameters,
      }),
      rights: `"rights":${JSON.stringify(rightsOf(dataset.id))}`,
    };
  }

  /** A dataset of the catalog has addresses for ever; those of a dataset made to order are its order's. */
  function placesOf(order: Order): Places {
    const { dataset: id, version, design } = order.product as DatasetProduct;
    return design === undefined
      ? { datasetUrl: baseUrl + pagePath({ id, version }), schemaUrl: baseUrl + schemaPath({ id, version }) }
      : { datasetUrl: baseUrl + orderPlanPath(order.id), schemaUrl: baseUrl + orderSchemaPath(order.id) };
  }

  function aboutDataset(order: Order) {
    const { dataset: id, version } = order.product as DatasetProduct;
    const { datasetUrl: pageUrl, schemaUrl } = placesOf(order);
    return { id, version, schemaUrl, pageUrl };
  }

  return {
    prepare: (id) => void fixed({ dataset: id }),
    kind: "dataset",
    schemaUrl: (order) => placesOf(order).schemaUrl,
    file(order, format, range, digest) {
      const product = order.product as DatasetProduct;
      const dataset = datasetOf(product);
      const published = order.createdAt.toISOString().slice(0, 10);
      const publication = publicationOf(dataset, baseUrl, published, placesOf(order));
      const report = async (): Promise<unknown> => await reportOf(order);
      const tables = () => linkedTables(datasetOf, product, range);
      return datasetFile({ dataset, seed: product.seed, format, range, digest, publication, report, tables });
    },
    offerDetails: ({ product }) => fixed(product as DatasetProduct).offer,
    envelope(order, payment): Envelope {
      const product = order.product as DatasetProduct;
      const { rights } = fixed(product);
      const matched = product.category ?? product.dataset;
      const download = downloadUrl(baseUrl, order.id);
      return {
        open: `{"signal":${JSON.stringify(product.signal)},"matchedCategory":${JSON.stringify(matched)},"rows":${order.rows},"records":[`,
        close: ({ digest, rows }) =>
          [
            `],"paid":${payment !== undefined}`,
            `"txHash":${JSON.stringify(payment?.transaction ?? null)}`,
            `"order":{"id":"${order.id}","digest":"${digest}","downloadUrl":"${download}"}`,
            `"dataset":${JSON.stringify(aboutDataset(order))}`,
            rights,
            membersOf({ ...found(order, rows), seed: product.seed }),
            `"billing":${JSON.stringify(billingOf(order))}`,
            `"provenance":${JSON.stringify(provenanceOf(order, product, digest))}`,
            `"links":{"download":"${download}","schema":"${placesOf(order).schemaUrl}","quality":"${baseUrl}${reportPath(order.id)}","catalog":"${baseUrl}/api/v1/catalog"}}`,
          ].join(","),
      };
    },
  };

  function found(order: Order, rows: Uint8Array | undefined): Readonly<Record<string, unknown>> {
    const product = order.product as DatasetProduct;
    const dataset = datasetOf(product);
    const reportUrl = baseUrl + reportPath(order.id);
    const { understoodAs: asked } = order;
    const findings = deliveryFindings(makers, { product, dataset, understoodAs: asked, rows, reportUrl });
    const { quality, understoodAs, further } = findings;
    return { quality, understoodAs, ...further };
  }

  function provenanceOf(order: Order, product: DatasetProduct, digest: string) {
    return {
      synthetic: true,
      mode,
      generator: `${product.dataset}@${product.version}`,
      seed: product.seed,
      ...(product.parameters === undefined ? {} : { parameters: datasetOf(product).values }),
      ...(product.fields === undefined ? {} : { fields: product.fields }),
      ...(product.design === undefined ? {} : { design: `${baseUrl}${orderPlanPath(order.id)}` }),
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
