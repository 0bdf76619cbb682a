import { z } from "zod";
import { byTheRow, type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import type { DatasetPurchase } from "../../products/dataset-purchase.ts";
import { fields } from "../../products/dataset-settings.ts";
import { matchExactly, nearestCategories } from "../../products/matching.ts";
import { refuseProviderBacked } from "../../products/policy-products.ts";
import { deliverySchema } from "../../products/schemas.ts";
import { MAX_ROWS } from "../../sale/price.ts";

const MAX_NEED = 2_000;

const input = z.looseObject({
  need: z.string().trim().min(1).max(MAX_NEED).describe("What the rows are for, in plain words."),
  rows: parameters.rowCount(5),
  wallet: parameters.wallet,
  seed: parameters.seed,
  fields,
  format: parameters.format,
});

export function needOperations(deps: { readonly purchase: DatasetPurchase }): readonly Operation[] {
  return [
    sellingOperation({
      id: "need-matching",
      group: "need-matching",
      method: "GET",
      path: "/api/x402/v2/gabriel",
      host: "base",
      summary: "Rows for a need",
      description:
        "One need is matched to a dataset and its rows come back in the same response. A category's id, label or alias matches exactly; further members are the category's own parameters.",
      input,
      example: { need: "retail-transactions", rows: 5 },
      output: {
        description: "The rows, with how the need was understood",
        types: parameters.deliveryTypes,
        schema: deliverySchema,
      },
      sells: byTheRow(1, MAX_ROWS),
      purchase: ({ need, rows, wallet: _, seed, fields: chosen, format: __, ...settings }, resourceUrl) => {
        refuseProviderBacked(need);
        const match = matchExactly(need);
        if (match === undefined) throw notMatched(need);
        return deps.purchase({
          operation: "need-matching",
          ...match,
          ...{ rows, seed, settings, fields: chosen, resourceUrl },
          known: Object.keys(input.shape),
          signal: need,
          request: { need, rows },
        });
      },
    }),
  ];
}

function notMatched(need: string): Problem {
  const nearest = nearestCategories(need, 3).map(({ category: { id, label, description }, score }) => ({
    ...{ id, label, description, score },
  }));
  return new Problem(
    "need_not_matched",
    "Free text is not understood yet: name a category by its id, label or alias.",
    { parameter: "need", nearest },
  );
}
