import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Column } from "@sdg/synth/engine/column";
import { register } from "@sdg/synth/engine/rows";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { recordSchema } from "@sdg/synth/schema/json-schema";
import { downloadUrl } from "../http/delivery.ts";
import { type Envelope, membersOf, type Presentation } from "../http/presentation.ts";
import type { ProductLine } from "../sale/product-line.ts";
import { billingOf } from "./billing.ts";
import { type Category, categories } from "./categories.ts";
import { datasetFile } from "./dataset-files.ts";
import { publicationOf } from "./publication.ts";
import { rowsText } from "./rows-text.ts";

const LISTING_VERSION = "1.0.0";

/** The category catalog as something that is sold: one row a category. */
export const listingProduct = { kind: "category-listing", version: LISTING_VERSION } as const;

interface ListingColumn {
  readonly name: string;
  readonly meaning: string;
  readonly of: (category: Category, baseUrl: string) => string;
}

const listingColumns: readonly ListingColumn[] = [
  { name: "id", meaning: "Id of the category.", of: ({ id }) => id },
  { name: "label", meaning: "Its name for people.", of: ({ label }) => label },
  { name: "description", meaning: "What its rows are.", of: ({ description }) => description },
  {
    name: "detailEndpoint",
    meaning: "Where its rows are sold, as a template.",
    of: ({ id }, baseUrl) => `${baseUrl}/api/x402/v2/datasets/detail?id=${id}&rows=<count>`,
  },
];

/** The listing as a dataset like any other, so that every format and reader of rows takes it as it is. */
export function listingDataset(baseUrl: string): Dataset {
  const columns = listingColumns.map(
    ({ name, meaning }): Column => ({
      field: { name, type: "string", meaning, example: name },
      form: { kind: "text" },
    }),
  );
  const listing: Dataset = {
    id: listingProduct.kind,
    version: LISTING_VERSION,
    title: "Category listing",
    description: "The categories of this gateway, one a row.",
    key: ["id"],
    fields: columns.map(({ field }) => field),
    columns,
    invariants: [],
    rowLimit: categories.length,
    parameters: {},
    values: {},
    configure: () => listing,
    open: () => {
      const into = register(columns.length);
      return {
        register: into,
        load: (row) => {
          const category = categories[row] as Category;
          for (const [slot, { of }] of listingColumns.entries()) into.texts[slot] = of(category, baseUrl);
        },
      };
    },
  };
  return listing;
}

export function listingProductLine(listing: Dataset): ProductLine {
  return {
    kind: listingProduct.kind,
    unavailable: ({ version }) =>
      version === LISTING_VERSION ? undefined : `The category listing ${String(version)} is retired`,
    chunks: (_product, format, range) => rowChunks(listing, "", format, range),
  };
}

export const listingSchema = recordSchema(listingDataset(""));

export function listingPresentation(listing: Dataset, baseUrl: string): Presentation {
  const schemaUrl = `${baseUrl}/openapi.json`;
  const sample = (): unknown[] => JSON.parse(`[${rowsText(listing, "", 3)}]`);
  return {
    kind: listingProduct.kind,
    schemaUrl: () => schemaUrl,
    file(order, format, range, digest) {
      const publication = publicationOf(listing, baseUrl, order.createdAt.toISOString().slice(0, 10));
      const report = async () => ({ verdict: "not_evaluated", note: "A listing has no rules or statistics." });
      return datasetFile({ dataset: listing, seed: "", format, range, digest, publication, report });
    },
    offerDetails: () =>
      membersOf({ sample: sample(), recordSchema: listingSchema, freeAlternative: `${baseUrl}/api/v1/catalog` }),
    envelope: (order, payment): Envelope => ({
      open: `{"count":${order.rows},"data":[`,
      close: ({ digest }) =>
        [
          `],"paid":${payment !== undefined}`,
          `"txHash":${JSON.stringify(payment?.transaction ?? null)}`,
          `"order":${JSON.stringify({ id: order.id, digest, downloadUrl: downloadUrl(baseUrl, order.id) })}`,
          `"billing":${JSON.stringify(billingOf(order))}}`,
        ].join(","),
    }),
  };
}
