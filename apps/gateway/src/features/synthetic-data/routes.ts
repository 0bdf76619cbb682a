import { z } from "zod";
import { byTheRow, type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import { fields } from "../../products/dataset-settings.ts";
import type { DryRun } from "../../products/dry-run.ts";
import { needParameters } from "../../products/need-parameters.ts";
import type { NeedPurchase } from "../../products/need-purchase.ts";
import { deliverySchema, dryRunSchema } from "../../products/schemas.ts";
import { type NeedAsked, plannedFormat, type UnderstandNeed } from "../../products/understood-need.ts";
import { MAX_ROWS } from "../../sale/price.ts";
import type { Purchase } from "../../sale/purchase.ts";

export interface SyntheticDataDeps {
  readonly understand: UnderstandNeed;
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

const shared = {
  rows: needParameters.rows,
  dryRun: z
    .boolean()
    .default(false)
    .describe("Answer the exact row count, the quote, the plan and three sample rows; nothing is made or charged."),
  wallet: parameters.wallet,
  seed: parameters.seed,
  assume: needParameters.assume,
  asOf: needParameters.asOf,
  fields,
  format: parameters.format,
};

const searchInput = z.looseObject({ query: needParameters.need, ...shared });
const generateInput = z.looseObject({ need: needParameters.need.optional(), schema, ...shared });

type Shared = Pick<z.output<typeof searchInput>, keyof typeof shared> & Record<string, unknown>;

/** What both operations share, whatever parameter the words came in. */
interface Asked {
  readonly operation: string;
  readonly asked: NeedAsked;
  readonly input: Shared;
  readonly known: readonly string[];
}

export function syntheticDataOperations(deps: SyntheticDataDeps): readonly Operation[] {
  return [searchOperation(deps), generateOperation(deps)];
}

const declared = {
  group: "synthetic-data",
  method: "GET",
  host: "base",
  output: {
    description: "The rows; with dryRun=true the quote, the plan and a sample instead",
    types: parameters.deliveryTypes,
    schema: { anyOf: [deliverySchema, dryRunSchema] },
  },
  sells: byTheRow(1, MAX_ROWS),
} as const;

function searchOperation(deps: SyntheticDataDeps): Operation {
  const read = (input: z.output<typeof searchInput>): Asked => {
    const { query, ...rest } = input;
    const asked = askedOf(query, "query", rest);
    return { operation: "synthetic-data-search", asked, input: rest, known: Object.keys(searchInput.shape) };
  };
  return sellingOperation({
    ...declared,
    id: "synthetic-data-search",
    path: "/api/v1/synthetic-data/search",
    summary: "Find the data that a query describes, and get its rows",
    description:
      "The query is matched to a category, to one of our domain frames, or becomes a plan of its own; alternatives are named with their scores. dryRun=true answers with the quote, the plan and three sample rows.",
    input: searchInput,
    example: { query: "hotel bookings with check-in, nights and rate per night under 300 EUR", rows: 5 },
    usualFormat: (input) => plannedFormat(deps.understand(read(input).asked)),
    purchase: (input, resourceUrl) => purchaseOf(deps, read(input), resourceUrl),
    quote: ({ dryRun }, purchase) => (dryRun ? deps.dryRun(purchase) : undefined),
  });
}

function generateOperation(deps: SyntheticDataDeps): Operation {
  const read = (input: z.output<typeof generateInput>): Asked => {
    const { need, schema: own, ...rest } = input;
    const asked = own === undefined ? askedOf(need ?? missing(), "need", rest) : askedOf(own, "schema", rest);
    if (own !== undefined && need !== undefined) throw bothGiven();
    return { operation: "synthetic-data-generate", asked, input: rest, known: Object.keys(generateInput.shape) };
  };
  return sellingOperation({
    ...declared,
    id: "synthetic-data-generate",
    path: "/api/v1/synthetic-data/generate",
    summary: "Rows made to order, from words or from a JSON Schema of your own",
    description:
      "Say what you need, or send a JSON Schema of one record. Every stated range, rate, member list, relation and key holds on all rows. dryRun=true answers with the exact row count, the quote, the plan and three sample rows, and generates and charges nothing.",
    input: generateInput,
    example: { need: "2,000 support tickets with priority, 5% escalated, last 30 days", rows: 5 },
    usualFormat: (input) => plannedFormat(deps.understand(read(input).asked)),
    purchase: (input, resourceUrl) => purchaseOf(deps, read(input), resourceUrl),
    quote: ({ dryRun }, purchase) => (dryRun ? deps.dryRun(purchase) : undefined),
  });
}

function askedOf(need: string, parameter: string, { rows, assume, asOf }: Shared): NeedAsked {
  return { need, parameter, rows, assume, asOf };
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

function purchaseOf(deps: SyntheticDataDeps, { operation, asked, input, known }: Asked, resourceUrl: string): Purchase {
  const { seed, fields: chosen } = input;
  const settings = Object.fromEntries(Object.entries(input).filter(([name]) => !Object.hasOwn(shared, name)));
  return deps.purchase({ ...asked, ...{ operation, seed, settings, fields: chosen, known, resourceUrl } });
}
