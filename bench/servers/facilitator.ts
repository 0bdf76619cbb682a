// The published x402 facilitator over HTTP, with the mutex around its wallet without which it loses payments.
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { officialFacilitator } from "./official-facilitator.ts";

const facilitator = officialFacilitator(
  String(process.env.BENCH_RPC_URL),
  String(process.env.BENCH_KEY) as `0x${string}`,
  true,
);
const app = new Hono();
app.get("/supported", (c) => c.json(facilitator.getSupported()));
app.post("/verify", async (c) => {
  const { paymentPayload, paymentRequirements } = await c.req.json();
  return c.json(await facilitator.verify(paymentPayload, paymentRequirements));
});
app.post("/settle", async (c) => {
  const { paymentPayload, paymentRequirements } = await c.req.json();
  return c.json(await facilitator.settle(paymentPayload, paymentRequirements));
});
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.on("SIGTERM", () => server.close(() => process.exit(0)));
