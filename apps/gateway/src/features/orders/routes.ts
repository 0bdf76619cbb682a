import { z } from "zod";
import { asAttachment, DOWNLOAD_PATH } from "../../http/delivery.ts";
import { negotiate } from "../../http/format.ts";
import { freeOperation, type Operation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { MAX_ROWS } from "../../sale/price.ts";
import { orderId } from "./deliverable-order.ts";
import { type OrderDocumentDeps, orderDocumentOperations } from "./documents.ts";
import { otherAnswers, type RedeliveryDeps, redeliver, redeliveryRefusals } from "./redelivery.ts";

export interface OrderDeps extends RedeliveryDeps, OrderDocumentDeps {}

const window = {
  offset: z.int().min(0).max(MAX_ROWS).default(0).describe("First row wanted, from 0."),
  limit: z.int().min(1).max(MAX_ROWS).optional().describe("How many rows from there; all that are left when absent."),
};

export function orderOperations(deps: OrderDeps): readonly Operation[] {
  return [download(deps), file(deps), ...orderDocumentOperations(deps)];
}

function download(deps: RedeliveryDeps): Operation {
  return freeOperation({
    id: "download",
    group: "datasets",
    method: "GET",
    path: DOWNLOAD_PATH,
    host: "base",
    summary: "The rows of an order again",
    description:
      "Free, in any format, whole, a range of rows, or a range of bytes (Range, If-Range): bought once, fetched for ever.",
    input: z.strictObject({ order: orderId, ...window, format: parameters.format }),
    example: { order: "ord_0123456789abcdefghijkl", offset: 0, limit: 100 },
    output: {
      description: "The delivery as it was, or the range of it",
      types: parameters.deliveryTypes,
      schema: { type: "object" },
    },
    otherwise: otherAnswers,
    refuses: [...redeliveryRefusals, "not_acceptable"],
    handle: async ({ format: wanted, ...asked }, incoming) => {
      const format = negotiate(wanted, incoming.header("accept"));
      const { reply, order } = await redeliver(deps, { ...asked, format }, incoming);
      if (format !== "json") return asAttachment(reply, order, format);
      return { ...reply, headers: { ...reply.headers, "content-disposition": "inline" } };
    },
  });
}

function file(deps: RedeliveryDeps): Operation {
  return freeOperation({
    id: "file",
    group: "datasets",
    method: "GET",
    path: "/api/datasets/file",
    host: "base",
    summary: "A purchase as a CSV file",
    description: "Free for whoever bought it. The file is made when it is asked for.",
    input: z.strictObject({ order: orderId, ...window }),
    example: { order: "ord_0123456789abcdefghijkl" },
    output: { description: "The file", types: ["text/csv"], schema: { type: "string" } },
    otherwise: otherAnswers,
    refuses: redeliveryRefusals,
    handle: async (asked, incoming) => {
      const { reply, order } = await redeliver(deps, { ...asked, format: "csv" }, incoming);
      return asAttachment(reply, order, "csv");
    },
  });
}
