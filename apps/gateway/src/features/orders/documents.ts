import { recordSchema } from "@sdg/synth/schema/json-schema";
import { z } from "zod";
import { freeOperation, type Operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { jsonReply } from "../../http/reply.ts";
import type { DatasetOf, DatasetProduct } from "../../products/datasets.ts";
import { orderPlanPath, orderSchemaPath, pathOf, reportPath } from "../../products/order-documents.ts";
import type { ReportOf } from "../../products/order-report.ts";
import type { SaleContext } from "../../sale/context.ts";
import type { Order } from "../../store/orders.ts";
import { deliverableOrder, orderId, orderRefusals } from "./deliverable-order.ts";

export interface OrderDocumentDeps {
  readonly sale: SaleContext;
  readonly datasetOf: DatasetOf;
  readonly reportOf: ReportOf;
  readonly baseUrl: string;
}

/** What an order's rows are never changes, nor does anything that is said of them. */
const KEPT = { "cache-control": "private, max-age=3600" };

interface OrderDocument {
  readonly id: string;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly type: string;
  readonly make: (order: Order) => Promise<unknown> | unknown;
}

/** What there is about an order besides its rows, free for whoever knows it. */
export function orderDocumentOperations(deps: OrderDocumentDeps): readonly Operation[] {
  const documents: readonly OrderDocument[] = [
    {
      id: "quality-report",
      path: pathOf(reportPath),
      summary: "The quality report of an order's rows",
      description:
        "Free. What was asked and what it came to, rules checked and failed, statistics with band and verdict, duplicates, safety scans, a probe task where there is a label, and what every field holds.",
      type: "application/json",
      make: async (order) => (await deps.reportOf(order)) ?? nothing("has no quality report"),
    },
    {
      id: "order-schema",
      path: pathOf(orderSchemaPath),
      summary: "The JSON Schema of one record of an order",
      description: "Free. JSON Schema 2020-12, also for rows that were made to order.",
      type: "application/schema+json",
      make: (order) => recordSchema(deps.datasetOf(productOf(order)), deps.baseUrl + orderSchemaPath(order.id)),
    },
    {
      id: "order-plan",
      path: pathOf(orderPlanPath),
      summary: "How an order was understood, and the design that its rows are made from",
      description: "Free. With the seed and the generator's version, the design is all that the rows depend on.",
      type: "application/json",
      make: (order) => {
        const { dataset, version, seed, parameters, fields, design } = productOf(order);
        return { understoodAs: order.understoodAs, product: { dataset, version, seed, parameters, fields, design } };
      },
    },
  ];
  return documents.map(({ id, path, summary, description, type, make }) =>
    freeOperation({
      ...{ id, path, summary, description },
      group: "datasets",
      method: "GET",
      host: "base",
      input: z.strictObject({ order: orderId }),
      example: { order: "ord_0123456789abcdefghijkl" },
      output: { description: "The document", types: [type], schema: { type: "object" } },
      refuses: [...orderRefusals, "not_found"],
      handle: async ({ order }) =>
        jsonReply(await make(await deliverableOrder(deps.sale, order)), { ...KEPT, "content-type": type }),
    }),
  );
}

function productOf(order: Order): DatasetProduct {
  if (order.product.kind !== "dataset") nothing("has no schema or plan of its own");
  return order.product as DatasetProduct;
}

function nothing(what: string): never {
  throw new Problem("not_found", `This order is no dataset: it ${what}.`);
}
