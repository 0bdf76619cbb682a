import { z } from "zod";
import { freeOperation, type Operation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { jsonReply } from "../../http/reply.ts";
import { formatUsdc, ROW_PRICE_MICRO_USDC, rowsUnderClientCap } from "../../sale/price.ts";
import { FREE_CALLS, FREE_ROWS, type FreeQuota } from "../../sale/quota.ts";
import { addressSubject, walletSubject } from "../../sale/subject.ts";

export function creditOperations(deps: { quota: FreeQuota }): readonly Operation[] {
  return [
    freeOperation({
      id: "credit-status",
      group: "credit",
      method: "GET",
      path: "/api/credit/status",
      host: "base",
      summary: "What is left of the free quota",
      description: "For the wallet that is named, else for the client address.",
      input: z.strictObject({ wallet: parameters.wallet }),
      example: {},
      output: { description: "The quota", types: ["application/json"], schema: { type: "object" } },
      refuses: ["store_unavailable"],
      handle: async ({ wallet }, incoming) => {
        const address = addressSubject(incoming.address);
        const subject = wallet === undefined ? address : walletSubject(wallet);
        const state = await deps.quota.state({ quotaApplies: true }, { subject, address });
        return jsonReply(
          {
            subject: wallet === undefined ? "address" : wallet.toLowerCase(),
            quota: {
              rows: { limit: FREE_ROWS, left: state.rowsLeft },
              calls: { limit: FREE_CALLS, left: state.callsLeft },
              period: "lifetime",
              walletCapReached: state.walletCapReached,
            },
            afterwards: {
              priceUsdcPerRow: formatUsdc(ROW_PRICE_MICRO_USDC),
              rowsUnderDefaultClientCap: rowsUnderClientCap(),
            },
          },
          { "cache-control": "no-store" },
        );
      },
    }),
  ];
}
