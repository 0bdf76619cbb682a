import { z } from "zod";
import { byTheRow, type Operation, sellingOperation } from "../../http/operation.ts";
import { deliveryTypes } from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import type { DryRun } from "../../products/dry-run.ts";
import { besideNeed, needText, statedNeed } from "../../products/need-parameters.ts";
import { type NeedPurchase, needRequest, type StatedNeed } from "../../products/need-purchase.ts";
import { deliverySchema, dryRunSchema } from "../../products/schemas.ts";
import { needRefusals } from "../../products/understood-need.ts";
import { MAX_ROWS } from "../../sale/price.ts";

export interface SyntheticDataDeps {
  readonly purchase: NeedPurchase;
  readonly dryRun: DryRun;
}

const MAX_SCHEMA = 16_000;

const schema = z
  .string()
  .trim()
  .min(2)
  .max(MAX_SCHEMA)
  .optional()
  .describe("A JSON Schema of one record as JSON text, instead of words.");

const beside = {
  ...besideNeed,
  dryRun: z
    .boolean()
    .default(false)
    .describe("Answer the exact row count, the quote, the plan and three sample rows; nothing is made or charged."),
};

const searchInput = z.looseObject({ query: needText, ...beside });
const generateInput = z.looseObject({ need: needText.optional(), schema, ...beside });

export function syntheticDataOperations(deps: SyntheticDataDeps): readonly Operation[] {
  return [searchOperation(deps), generateOperation(deps)];
}

const declared = {
  group: "synthetic-data",
  method: "GET",
  host: "base",
  output: {
    description: "The rows; with dryRun=true the quote, the plan and a sample instead",
    types: deliveryTypes,
    schema: { anyOf: [deliverySchema, dryRunSchema] },
  },
  sells: byTheRow(1, MAX_ROWS),
  refuses: needRefusals,
} as const;

function searchOperation({ purchase, dryRun }: SyntheticDataDeps): Operation {
  return sellingOperation({
    ...declared,
    id: "synthetic-data-search",
    path: "/api/v1/synthetic-data/search",
    summary: "Find the data that a query describes, and get its rows",
    description:
      "The query is matched to a category, to one of our domain frames, or becomes a plan of its own; alternatives are named with their scores. dryRun=true answers with the quote, the plan and three sample rows.",
    input: searchInput,
    example: { query: "hotel bookings with check-in, nights and rate per night under 300 EUR", rows: 5 },
    request: (input) => (input.dryRun ? undefined : needRequest(readSearch(input))),
    purchase: (input, resourceUrl) => purchase(readSearch(input), resourceUrl),
    quote: ({ dryRun: isQuote }, bought) => (isQuote ? dryRun(bought) : undefined),
  });
}

function readSearch({ query, dryRun: _, ...rest }: z.output<typeof searchInput>): StatedNeed {
  const words = { operation: "synthetic-data-search", need: query, parameter: "query" };
  return statedNeed(words, rest, Object.keys(searchInput.shape));
}

function generateOperation({ purchase, dryRun }: SyntheticDataDeps): Operation {
  return sellingOperation({
    ...declared,
    id: "synthetic-data-generate",
    path: "/api/v1/synthetic-data/generate",
    summary: "Rows made to order, from words or from a JSON Schema of your own",
    description:
      "Say what you need, or send a JSON Schema of one record. Every stated range, rate, member list, relation and key holds on all rows. dryRun=true answers with the exact row count, the quote, the plan and three sample rows, and generates and charges nothing.",
    input: generateInput,
    example: { need: "2,000 support tickets with priority, 5% escalated, last 30 days", rows: 5 },
    refuses: [...needRefusals, "missing_parameter"],
    request: (input) => (input.dryRun ? undefined : needRequest(readGenerate(input))),
    purchase: (input, resourceUrl) => purchase(readGenerate(input), resourceUrl),
    quote: ({ dryRun: isQuote }, bought) => (isQuote ? dryRun(bought) : undefined),
  });
}

/** @throws Problem unless there is either a need or a schema. */
function readGenerate({ need, schema: own, dryRun: _, ...rest }: z.output<typeof generateInput>): StatedNeed {
  if (own !== undefined && need !== undefined) throw bothGiven();
  const said = own === undefined ? { need: need ?? missing(), parameter: "need" } : { need: own, parameter: "schema" };
  return statedNeed({ operation: "synthetic-data-generate", ...said }, rest, Object.keys(generateInput.shape));
}

function missing(): never {
  throw new Problem("missing_parameter", 'One of the parameters "need" and "schema" is needed.', {
    ...{ parameter: "need", parameters: ["need", "schema"], example: "200 hotel bookings in Spain" },
  });
}

function bothGiven(): Problem {
  return new Problem("contradictory_parameters", '"need" and "schema" cannot both be given.', {
    parameters: ["need", "schema"],
  });
}
