import { z } from "zod";
import { byTheRow, type Operation, type Pricing, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem, type ProblemCode } from "../../http/problem.ts";
import type { DatasetPurchase } from "../../products/dataset-purchase.ts";
import { fields } from "../../products/dataset-settings.ts";
import type { Datasets } from "../../products/datasets.ts";
import { nearestNames } from "../../products/matching.ts";
import { policies } from "../../products/policies.ts";
import { type DatasetOffer, datasetKeys, offerOf } from "../../products/policy-products.ts";
import { deliverySchema } from "../../products/schemas.ts";
import { MAX_ROWS, microUsdcOfCents } from "../../sale/price.ts";
import type { Purchase } from "../../sale/purchase.ts";

export interface DataDeps {
  readonly datasets: Datasets;
  readonly purchase: DatasetPurchase;
}

const dataset = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: "A policy key (sold by the call) or a category id (sold by the row).", enum: datasetKeys });

const rows = z
  .int()
  .min(1)
  .max(MAX_ROWS)
  .optional()
  .describe("How many rows. By the call they are rounded up to whole calls; absent means one call, or one row.");

const input = z.looseObject({
  dataset,
  rows,
  wallet: parameters.wallet,
  seed: parameters.seed,
  fields,
  format: parameters.format,
});

const example = { dataset: "event-streams", rows: 25 };

/** From the cheapest call to the dearest million rows, whatever the unit. */
const sells: Pricing = {
  unit: "call",
  leastMicroUsdc: microUsdcOfCents(Math.min(...policies.map(({ priceCentsPerCall }) => priceCentsPerCall))),
  mostMicroUsdc: byTheRow(1, MAX_ROWS).mostMicroUsdc,
};

const refuses: readonly ProblemCode[] = ["unknown_dataset", "provider_required", "contradictory_parameters"];

const types = parameters.deliveryTypes;

export function dataOperations(deps: DataDeps): readonly Operation[] {
  return [
    sellDataset(deps, { id: "data-get", method: "GET", path: "/api/v1/data/{dataset}", host: "api" }),
    sellDataset(deps, { id: "data-post", method: "POST", path: "/api/v1/data/{dataset}", host: "api" }),
    sellDataset(deps, { id: "pipeline", method: "GET", path: "/api/pipeline/{dataset}", host: "base" }),
    sellDownload(deps),
  ];
}

type Door = Pick<Operation, "id" | "method" | "path" | "host">;

function sellDataset(deps: DataDeps, door: Door): Operation {
  return sellingOperation({
    ...door,
    group: "datasets",
    summary: "Rows of one dataset, by policy key or category",
    description:
      "A policy key is sold by the call: its price for so many records, more rows as whole calls. A category that is no policy key is sold by the row. Further members are the dataset's own parameters.",
    input,
    example,
    output: { description: "The rows, with order, rights, billing and provenance", types, schema: deliverySchema },
    ...{ sells, refuses },
    purchase: (asked, resourceUrl) => purchaseOf(deps, "data", asked, resourceUrl, true),
  });
}

function sellDownload(deps: DataDeps): Operation {
  return sellingOperation({
    id: "data-download",
    group: "datasets",
    method: "GET",
    path: "/api/v1/data/{dataset}/download",
    host: "api",
    summary: "A file of one dataset, paid",
    description:
      "Without a payment it answers 402 with the challenge in base64, in PAYMENT-REQUIRED and in the body's paymentRequired. The paid retry streams the file. The free quota does not apply.",
    input,
    example,
    output: { description: "The file", types, schema: deliverySchema },
    ...{ sells, refuses },
    challengeInBody: true,
    delivery: "file",
    purchase: (asked, resourceUrl) => purchaseOf(deps, "data-download", asked, resourceUrl, false),
  });
}

function purchaseOf(
  { datasets, purchase }: DataDeps,
  operation: string,
  asked: z.output<typeof input>,
  resourceUrl: string,
  quotaApplies: boolean,
): Purchase {
  const { dataset: key, rows: wanted, wallet: _, seed, fields: chosen, format: __, ...settings } = asked;
  const offer = offerOf(key, datasets) ?? unknownDataset(key);
  const { calls, delivered, price } = priced(offer, wanted);
  const bought = purchase({
    ...{ operation, seed, settings, resourceUrl, quotaApplies },
    dataset: offer.id,
    rows: delivered,
    fields: chosen,
    known: Object.keys(input.shape),
    ...(price === undefined ? {} : { amountMicroUsdc: price }),
    signal: offer.label,
    understood: { category: offer.id, matchedBy: offer.policy === undefined ? "id" : "policy key" },
    request: { dataset: offer.id, rows: delivered },
  });
  return calls === undefined ? bought : { ...bought, calls };
}

/** @throws Problem unknown_dataset, with the nearest ones. */
function unknownDataset(key: string): never {
  throw new Problem("unknown_dataset", `There is no dataset ${JSON.stringify(key.slice(0, 64))}.`, {
    ...{ parameter: "dataset", nearest: nearestNames(key), allowed: datasetKeys },
  });
}

/** Whole calls for a policy key, rows for any other. */
function priced({ policy }: DatasetOffer, wanted: number | undefined) {
  if (policy === undefined) return { calls: undefined, delivered: wanted ?? 1, price: undefined };
  const { recordsPerCall, priceCentsPerCall } = policy;
  const calls = Math.ceil((wanted ?? recordsPerCall) / recordsPerCall);
  const delivered = calls * recordsPerCall;
  if (delivered > MAX_ROWS) {
    throw new Problem("invalid_parameter", `The parameter "rows" must be at most ${MAX_ROWS}, as whole calls.`, {
      parameter: "rows",
      allowed: { minimum: 1, maximum: Math.floor(MAX_ROWS / recordsPerCall) * recordsPerCall },
      example: recordsPerCall,
    });
  }
  return { calls, delivered, price: microUsdcOfCents(priceCentsPerCall) * BigInt(calls) };
}
