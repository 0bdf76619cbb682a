import { z } from "zod";
import { byTheRow, type Operation, sellingOperation } from "../../http/operation.ts";
import { deliveryTypes } from "../../http/parameters.ts";
import { besideNeed, needText, statedNeed } from "../../products/need-parameters.ts";
import { type NeedPurchase, needRequest, type StatedNeed } from "../../products/need-purchase.ts";
import { deliverySchema } from "../../products/schemas.ts";
import { needRefusals } from "../../products/understood-need.ts";
import { MAX_ROWS } from "../../sale/price.ts";

const input = z.looseObject({ need: needText, ...besideNeed });

export function needOperations({ purchase }: { readonly purchase: NeedPurchase }): readonly Operation[] {
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
        types: deliveryTypes,
        schema: deliverySchema,
      },
      sells: byTheRow(1, MAX_ROWS),
      refuses: needRefusals,
      request: (asked) => needRequest(read(asked)),
      purchase: (asked, resourceUrl) => purchase(read(asked), resourceUrl),
    }),
  ];
}

function read({ need, ...rest }: z.output<typeof input>): StatedNeed {
  return statedNeed({ operation: "need-matching", need, parameter: "need" }, rest, Object.keys(input.shape));
}
