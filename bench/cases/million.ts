import { setTimeout as sleep } from "node:timers/promises";
import { type BenchGateway, startGateway, walletFor } from "../gateway.ts";
import { percentile, type Result, rounded } from "../result.ts";

const ROWS = 1_000_000;
const DOWNLOADS = 4;
/** What is measured is the making and sending of rows; compression has a price of its own, and a client chooses it. */
const plain = { headers: { "accept-encoding": "identity" } };

/** A million rows in one response: the gateway's memory, and what other clients feel meanwhile. */
export async function million(): Promise<Result[]> {
  const gateway = await startGateway();
  try {
    let streaming = true;
    const peak = { value: gateway.resident() };
    const latencies: number[] = [];
    const watching = watch(gateway, peak, () => streaming);
    const others = otherClient(gateway, latencies, () => streaming);
    const seconds: number[] = [];
    const bought = await timed(seconds, () =>
      drain(
        gateway.pay(
          `${gateway.url}/api/x402/v2/datasets/detail?id=retail-transactions&rows=${ROWS}&format=ndjson`,
          plain,
        ),
      ),
    );
    for (let n = 1; n < DOWNLOADS; n += 1) {
      const again = await timed(seconds, () =>
        drain(fetch(`${gateway.url}/api/datasets/download?order=${bought.order}&format=ndjson`, plain)),
      );
      if (again.lines !== ROWS) throw new Error(`${again.lines} rows came instead of ${ROWS}`);
    }
    streaming = false;
    await Promise.all([watching, others]);
    if (bought.lines !== ROWS) throw new Error(`${bought.lines} rows came instead of ${ROWS}`);
    return [
      {
        id: "http.million.rss-mb",
        value: Math.round(peak.value),
        unit: "MB",
        note: `peak resident memory over ${DOWNLOADS} deliveries of ${ROWS} rows, ${Math.round(bought.bytes / 1e6)} MB each in ${rounded(Math.min(...seconds))} s`,
      },
      {
        id: "http.million.other-p99-ms",
        value: rounded(percentile(latencies, 0.99)),
        unit: "ms",
        note: `another client's free 5-row requests meanwhile: ${latencies.length} requests, median ${rounded(percentile(latencies, 0.5))} ms`,
      },
    ];
  } finally {
    await gateway.stop();
  }
}

async function timed<T>(seconds: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  seconds.push((performance.now() - started) / 1000);
  return result;
}

async function drain(pending: Promise<Response>): Promise<{ lines: number; bytes: number; order: string }> {
  const response = await pending;
  if (!response.ok || response.body === null) throw new Error(`status ${response.status}: ${await response.text()}`);
  let lines = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { lines, bytes, order: response.headers.get("order-id") ?? "" };
}

async function watch(gateway: BenchGateway, peak: { value: number }, isOn: () => boolean): Promise<void> {
  while (isOn()) {
    peak.value = Math.max(peak.value, gateway.resident());
    await sleep(20);
  }
}

async function otherClient(gateway: BenchGateway, latencies: number[], isOn: () => boolean): Promise<void> {
  for (let n = 0; isOn(); n += 1) {
    const started = performance.now();
    const response = await fetch(
      `${gateway.url}/api/x402/v2/gabriel?need=retail-transactions&rows=5&wallet=${walletFor(n)}`,
    );
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the other client got ${response.status}`);
    latencies.push(performance.now() - started);
    await sleep(5);
  }
}
