import { type Envelope, membersOf, type Presentation } from "../../http/delivery.ts";
import type { ProductLine } from "../../sale/product-line.ts";
import { categories } from "./categories.ts";
import { billingOf } from "./dataset-product.ts";
import { listingOf } from "./listing.ts";

const LISTING_VERSION = "1.0.0";

/** The category catalog as something that is sold: one row a category. */
export const listingProduct = { kind: "category-listing", version: LISTING_VERSION } as const;

export function listingProductLine(baseUrl: string): ProductLine {
  return {
    kind: listingProduct.kind,
    unavailable: ({ version }) =>
      version === LISTING_VERSION ? undefined : `The category listing ${String(version)} is retired`,
    chunks(_product, format, { from, to }) {
      const rows = categories.slice(from, to).map((category) => listingOf(category, baseUrl));
      return [
        Buffer.from(format === "csv" ? csv(rows, from === 0) : rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
      ];
    },
  };
}

type Listing = ReturnType<typeof listingOf>;

function csv(rows: readonly Listing[], withHeader: boolean): string {
  const names: readonly (keyof Listing)[] = ["description", "detailEndpoint", "id", "label"];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => names.map((name) => quoted(row[name])).join(","));
  return [...(withHeader ? [names.join(",")] : []), ...lines].map((line) => `${line}\r\n`).join("");
}

export function listingPresentation(baseUrl: string): Presentation {
  const schemaUrl = `${baseUrl}/openapi.json`;
  return {
    kind: listingProduct.kind,
    schemaUrl: () => schemaUrl,
    offerDetails: () =>
      membersOf({
        sample: categories.slice(0, 3).map((category) => listingOf(category, baseUrl)),
        recordSchema: listingSchema,
        freeAlternative: `${baseUrl}/api/v1/catalog`,
      }),
    envelope: (order, payment): Envelope => ({
      open: `{"count":${order.rows},"data":[`,
      close: (digest) =>
        [
          `],"paid":${payment !== undefined}`,
          `"txHash":${JSON.stringify(payment?.transaction ?? null)}`,
          `"order":${JSON.stringify({ id: order.id, digest, downloadUrl: `${baseUrl}/api/datasets/download?order=${order.id}` })}`,
          `"billing":${JSON.stringify(billingOf(order))}}`,
        ].join(","),
    }),
  };
}

export const listingSchema = {
  type: "object",
  properties: {
    id: { type: "string" },
    label: { type: "string" },
    description: { type: "string" },
    detailEndpoint: { type: "string", format: "uri-template" },
  },
  required: ["id", "label", "description", "detailEndpoint"],
} as const;
