import path from "node:path";
import { startGateway, walletFor } from "../gateway.ts";
import { load } from "../load.ts";
import { startServer } from "../process.ts";
import { median, type Result, rounded } from "../result.ts";

const CONNECTIONS = 256;
const SECONDS = 4;
const ROUNDS = 3;

/** Throughput of free 5-row requests, each charged to a quota and recorded, against a bare hello-world. */
export async function free(): Promise<Result[]> {
  const gateway = await startGateway();
  const bare = await startServer(path.join(import.meta.dirname, "..", "servers", "bare.ts"));
  let wallets = 0;
  const freePath = () => {
    wallets += 1;
    return `/api/x402/v2/gabriel?need=retail-transactions&rows=5&wallet=${walletFor(wallets)}`;
  };
  try {
    await load(bare.url, CONNECTIONS, 2, () => "/");
    await load(gateway.url, CONNECTIONS, 8, freePath);
    const ratios: number[] = [];
    const rates: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const hello = await load(bare.url, CONNECTIONS, SECONDS, () => "/");
      const ours = await load(gateway.url, CONNECTIONS, SECONDS, freePath);
      if (hello.failed > 0 || ours.failed > 0) throw new Error(`${hello.failed} and ${ours.failed} requests failed`);
      ratios.push(ours.requestsPerSecond / hello.requestsPerSecond);
      rates.push([ours.requestsPerSecond, hello.requestsPerSecond]);
    }
    const rate = (which: 0 | 1) => Math.round(median(rates.map((pair) => pair[which])));
    return [
      {
        id: "http.free.vs-bare",
        value: rounded(median(ratios)),
        unit: "x",
        note: `free 5-row requests a second: ${rate(0)} against ${rate(1)} of a bare hello-world; server, database and client on the same two cores`,
      },
    ];
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
  }
}
