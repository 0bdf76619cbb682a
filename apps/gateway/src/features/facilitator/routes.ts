import { z } from "zod";
import { freeOperation, type Operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { jsonReply } from "../../http/reply.ts";
import { type Facilitator, FacilitatorUnavailable } from "../../payment/facilitator.ts";

export function facilitatorOperations({ facilitator }: { facilitator: Facilitator }): readonly Operation[] {
  return [
    freeOperation({
      id: "facilitator-supported",
      group: "facilitator",
      method: "GET",
      path: "/api/facilitator/supported",
      host: "base",
      summary: "The payment kinds that are settled",
      description: "x402 facilitator format.",
      input: z.strictObject({}),
      example: {},
      output: {
        description: "Kinds, extensions and signers",
        types: ["application/json"],
        schema: { type: "object", required: ["kinds", "extensions", "signers"] },
      },
      refuses: ["settlement_unavailable"],
      handle: async () => {
        try {
          return jsonReply(await facilitator.supported(), { "cache-control": "public, max-age=60" });
        } catch (error) {
          if (!(error instanceof FacilitatorUnavailable)) throw error;
          throw new Problem("settlement_unavailable", "The facilitator does not answer.", {}, { "retry-after": "10" });
        }
      },
    }),
  ];
}
