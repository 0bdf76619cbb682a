import { z } from "zod";
import { type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import { MAX_ROWS, ROW_PRICE_MICRO_USDC } from "../../sale/price.ts";
import type { Purchase } from "../../sale/purchase.ts";
import type { JsonRecord } from "../../store/tables.ts";

interface NamedCategory {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** What this feature needs to know of what is on sale; the catalog provides it. */
export interface NeedDeps<Category extends NamedCategory> {
  readonly match: (need: string) => { readonly category: Category; readonly matchedBy: string } | undefined;
  readonly nearest: (need: string, count: number) => readonly { readonly category: Category; readonly score: number }[];
  readonly purchase: (wanted: {
    readonly operation: string;
    readonly category: Category;
    readonly rows: number;
    readonly seed: string | undefined;
    readonly signal: string;
    readonly matchedBy: string;
    readonly request: JsonRecord;
    readonly resourceUrl: string;
  }) => Purchase;
  readonly deliverySchema: Readonly<Record<string, unknown>>;
}

const MAX_NEED = 2_000;

export function needOperations<Category extends NamedCategory>(deps: NeedDeps<Category>): readonly Operation[] {
  return [
    sellingOperation({
      id: "need-matching",
      group: "need-matching",
      method: "GET",
      path: "/api/x402/v2/gabriel",
      host: "base",
      summary: "Rows for a need",
      description:
        "One need is matched to a dataset and its rows come back in the same response. A category's id, label or alias matches exactly.",
      input: z.strictObject({
        need: z.string().trim().min(1).max(MAX_NEED).describe("What the rows are for, in plain words."),
        rows: parameters.rowCount(5),
        wallet: parameters.wallet,
        seed: parameters.seed,
        format: parameters.format,
      }),
      example: { need: "retail-transactions", rows: 5 },
      output: {
        description: "The rows, with how the need was understood",
        types: ["application/json", "application/x-ndjson", "text/csv"],
        schema: deps.deliverySchema,
      },
      sells: { unit: "row", unitPriceMicroUsdc: ROW_PRICE_MICRO_USDC, minimum: 1, maximum: MAX_ROWS },
      purchase: ({ need, rows, seed }, resourceUrl) => {
        const match = deps.match(need);
        if (match === undefined) throw notMatched(deps, need);
        return deps.purchase({
          operation: "need-matching",
          ...match,
          ...{ rows, seed, resourceUrl },
          signal: need,
          request: { need, rows },
        });
      },
    }),
  ];
}

function notMatched<Category extends NamedCategory>(deps: NeedDeps<Category>, need: string): Problem {
  const nearest = deps
    .nearest(need, 3)
    .map(({ category: { id, label, description }, score }) => ({ id, label, description, score }));
  return new Problem(
    "need_not_matched",
    "Free text is not understood yet: name a category by its id, label or alias.",
    {
      parameter: "need",
      nearest,
    },
  );
}
