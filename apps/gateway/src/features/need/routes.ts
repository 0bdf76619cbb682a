import { z } from "zod";
import { byTheRow, type Operation, sellingOperation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { fields } from "../../products/dataset-settings.ts";
import { needParameters } from "../../products/need-parameters.ts";
import type { NeedPurchase } from "../../products/need-purchase.ts";
import { deliverySchema } from "../../products/schemas.ts";
import { plannedFormat, type UnderstandNeed } from "../../products/understood-need.ts";
import { MAX_ROWS } from "../../sale/price.ts";

export interface NeedDeps {
  readonly understand: UnderstandNeed;
  readonly purchase: NeedPurchase;
}

const input = z.looseObject({
  need: needParameters.need,
  rows: needParameters.rows,
  wallet: parameters.wallet,
  seed: parameters.seed,
  assume: needParameters.assume,
  asOf: needParameters.asOf,
  fields,
  format: parameters.format,
});

export function needOperations({ understand, purchase }: NeedDeps): readonly Operation[] {
  return [
    sellingOperation({
      id: "need-matching",
      group: "need-matching",
      method: "GET",
      path: "/api/x402/v2/gabriel",
      host: "base",
      summary: "Rows for a need",
      description:
        "Say in plain words what rows you need; they come back in the same response. A category's id, label or alias gives that category's dataset, with its own parameters as further members. Anything else is understood as a plan: fields, ranges, rates, members, places, windows, linked tables. The answer says how each was understood and what it came to; what is unclear is asked (422) before anything is charged.",
      input,
      example: { need: "retail-transactions", rows: 5 },
      output: {
        description: "The rows, with how the need was understood",
        types: parameters.deliveryTypes,
        schema: deliverySchema,
      },
      sells: byTheRow(1, MAX_ROWS),
      usualFormat: ({ need, rows, assume, asOf }) =>
        plannedFormat(understand({ ...{ need, rows, assume, asOf }, parameter: "need" })),
      purchase: ({ need, rows, wallet: _, seed, assume, asOf, fields: chosen, format: __, ...settings }, resourceUrl) =>
        purchase({
          ...{ operation: "need-matching", need, rows, seed, assume, asOf, settings, resourceUrl },
          parameter: "need",
          fields: chosen,
          known: Object.keys(input.shape),
        }),
    }),
  ];
}
