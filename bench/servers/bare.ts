// A bare hello-world on the framework that the gateway uses.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
app.get("/", (c) => c.json({ hello: "world" }));
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
});
process.on("SIGTERM", () => server.close(() => process.exit(0)));
