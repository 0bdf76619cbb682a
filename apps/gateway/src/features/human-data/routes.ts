import { humanFormats } from "@sdg/synth/human/record";
import { z } from "zod";
import { byTheRow, type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import type { DatasetPurchase } from "../../products/dataset-purchase.ts";
import { fields, statedSettings } from "../../products/dataset-settings.ts";
import { humanDatasetId, readHumanScenario } from "../../products/human-products.ts";
import { humanDeliverySchema } from "../../products/schemas.ts";

export interface HumanDataDeps {
  readonly purchase: DatasetPurchase;
  /** Whether a payment that is presented now could be settled. */
  readonly canSettle: () => boolean;
}

const MOST_ROWS = 100;
const MAX_SCENARIO = 1_000;
const RETRY_SECONDS = "5";

const input = z.strictObject({
  scenario: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SCENARIO)
    .describe("What the people go through, in plain words: who, what, where, how many turns, which emotions."),
  rows: z.int().min(1).max(MOST_ROWS).default(1).describe("How many accepted traces or conversations."),
  format: z
    .enum(humanFormats)
    .default("conversations")
    .describe("traces: one person's events, feelings and acts over days. conversations: two people's messages."),
  include_rejected: z
    .boolean()
    .default(false)
    .describe("Show the rows that the score turned down, beside the reasons. They are never billed."),
  wallet: parameters.wallet,
  seed: parameters.seed,
  fields,
  rowFormat: parameters.format,
});

type Asked = z.output<typeof input>;

export function humanDataOperations({ purchase, canSettle }: HumanDataDeps): readonly Operation[] {
  return [
    sellingOperation({
      id: "human-data",
      group: "human-data",
      method: "GET",
      path: "/api/v1/human-data/generate",
      host: "base",
      summary: "Human-like traces and conversations, scored",
      description:
        "Events are appraised, appraisals give emotions (OCC), emotions move people to act, and the words follow from the same state. Every row is scored on seven aspects by rules written apart from the generator; a row under the floor is replaced, listed with rule and reason, and not billed. Scores are computed, not given by people.",
      input,
      example: { scenario: "a tenant disputes a withheld deposit with the landlord", rows: 1, format: "conversations" },
      output: {
        description: "The rows, with scores and the rejected ones",
        types: parameters.deliveryTypes,
        schema: humanDeliverySchema,
      },
      sells: byTheRow(1, MOST_ROWS),
      refuses: ["scenario_refused", "payment_not_configured"],
      formatParameter: "rowFormat",
      request: requestOf,
      purchase: (asked, resourceUrl) => {
        if (!canSettle()) throw notConfigured();
        const { scenario, rows, format, include_rejected: isRejectedShown, seed, fields: chosen } = asked;
        const { reading, understood } = readHumanScenario(scenario);
        return purchase({
          ...{ operation: "human-data", rows, seed, resourceUrl, fields: chosen },
          dataset: humanDatasetId(format),
          made: { design: { scenario: reading, isRejectedShown }, category: null },
          settings: {},
          known: Object.keys(input.shape),
          signal: scenario,
          understood: { ...understood, format, include_rejected: isRejectedShown },
          ...{ request: requestOf(asked), isWholeRequest: true },
        });
      },
    }),
  ];
}

function requestOf({ scenario, rows, format, include_rejected: isRejectedShown, seed, fields: chosen }: Asked) {
  return {
    ...{ scenario, rows, format },
    ...(isRejectedShown ? { include_rejected: true } : {}),
    ...statedSettings({ settings: {}, fields: chosen, seed }),
  };
}

function notConfigured(): Problem {
  return new Problem(
    "payment_not_configured",
    "Payments cannot be settled right now, so nothing is made.",
    {},
    { "retry-after": RETRY_SECONDS },
  );
}
