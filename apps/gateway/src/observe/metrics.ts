import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Observer, silentObserver } from "./observer.ts";

/** Prometheus metrics at http://127.0.0.1:{port}/metrics, for the operator alone: never on the public port. */
export async function startMetrics(port: number): Promise<Observer & { readonly port: number }> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "gateway_request_seconds",
    help: "Time to the first byte of an answer, by operation and status",
    labelNames: ["operation", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: "gateway_failures_total",
    help: "Answers with status 500 and above, by operation",
    labelNames: ["operation"],
    registers: [registry],
  });
  const difference = new Gauge({
    name: "gateway_ledger_difference_micro_usdc",
    help: "What the ledger has and the chain does not; anything but zero is an alarm",
    registers: [registry],
  });
  const open = new Gauge({
    name: "gateway_open_orders",
    help: "Orders in a state that is not an end",
    labelNames: ["state"],
    registers: [registry],
  });

  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });

  return {
    ...silentObserver,
    port: (server.address() as AddressInfo).port,
    request(operation, status, ms) {
      requests.observe({ operation, status }, ms / 1000);
      if (status >= 500) failures.inc({ operation });
    },
    ledgerDifference: (microUsdc) => difference.set(Number(microUsdc)),
    openOrders: (state, count) => open.set({ state }, count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
