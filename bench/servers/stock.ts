// The stock set-up: @x402/hono's middleware at its defaults in front of a handler that has its rows ready.
import { serve } from "@hono/node-server";
import { HTTPFacilitatorClient } from "@x402/core/server";
import { ExactEvmScheme } from "@x402/evm/exact/server";
import { paymentMiddleware, x402ResourceServer } from "@x402/hono";
import { Hono } from "hono";
import { officialFacilitator } from "./official-facilitator.ts";

const { BENCH_FACILITATOR_URL, BENCH_RPC_URL, BENCH_KEY, BENCH_PAY_TO, BENCH_ROWS, BENCH_SERIALIZED } = process.env;
const inProcess = () => {
  const facilitator = officialFacilitator(
    String(BENCH_RPC_URL),
    String(BENCH_KEY) as `0x${string}`,
    BENCH_SERIALIZED === "yes",
  );
  return {
    verify: facilitator.verify.bind(facilitator),
    settle: facilitator.settle.bind(facilitator),
    getSupported: async () => facilitator.getSupported(),
  };
};
const facilitator =
  BENCH_FACILITATOR_URL === undefined ? inProcess() : new HTTPFacilitatorClient({ url: BENCH_FACILITATOR_URL });
const server = new x402ResourceServer(facilitator as never).register("eip155:8453", new ExactEvmScheme());
const app = new Hono();
app.use(
  paymentMiddleware(
    {
      "GET /rows": {
        accepts: [
          {
            scheme: "exact",
            network: "eip155:8453",
            price: "$0.175",
            payTo: String(BENCH_PAY_TO),
            maxTimeoutSeconds: 120,
          },
        ],
        mimeType: "application/json",
        description: "Five rows",
      },
    },
    server,
  ),
);
const body = JSON.parse(String(BENCH_ROWS));
app.get("/rows", (c) => c.json(body));
const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.on("SIGTERM", () => listening.close(() => process.exit(0)));
