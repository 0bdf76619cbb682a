import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { startMetrics } from "../src/observe/metrics.ts";
import { silentObserver } from "../src/observe/observer.ts";
import { withTracing } from "../src/observe/tracing.ts";

test("metrics are on a port of their own and count requests, failures, open orders and the ledger's difference", async (t) => {
  const metrics = await startMetrics(0);
  t.after(() => metrics.close());
  metrics.request("need-matching", 200, 12);
  metrics.request("need-matching", 503, 2);
  metrics.openOrders("settling", 3);
  metrics.ledgerDifference(-35_000n);
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  assert.match(text, /gateway_request_seconds_count\{operation="need-matching",status="200"\} 1/);
  assert.match(text, /gateway_failures_total\{operation="need-matching"\} 1/);
  assert.match(text, /gateway_open_orders\{state="settling"\} 3/);
  assert.match(text, /gateway_ledger_difference_micro_usdc -35000/);
  assert.equal((await fetch(`http://127.0.0.1:${metrics.port}/other`)).status, 404);
});

test("with a collector, each request is a span of its operation's name, failed ones marked", async (t) => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      if (request.url === "/v1/traces") bodies.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  t.after(() => collector.close());
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const observer = await withTracing(silentObserver, endpoint);
  assert.equal(await observer.span("download", async () => 7), 7);
  await assert.rejects(
    observer.span("need-matching", () => Promise.reject(new Error("broken"))),
    /broken/,
  );
  await observer.close();
  assert.match(bodies.join(), /"name":"download"/);
  assert.match(bodies.join(), /"name":"need-matching".*"code":2/);
});
