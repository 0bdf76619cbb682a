import { mkdtempSync } from "node:fs";
import path from "node:path";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { payingFetch, startGateway } from "./gateway.ts";
import { startServer } from "./process.ts";

const g = await startGateway();
const key = generatePrivateKey();
await fetch(g.sandbox.rpcUrl, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "anvil_setBalance",
    params: [privateKeyToAddress(key), "0x56bc75e2d63100000"],
  }),
});
const servers = path.join(import.meta.dirname, "servers");
const f = await startServer(path.join(servers, "facilitator.ts"), [], {
  BENCH_RPC_URL: g.sandbox.rpcUrl,
  BENCH_KEY: key,
});
process.env.NODE_OPTIONS = "--cpu-prof --cpu-prof-dir=/tmp/prof";
const ours = await startServer("apps/gateway/src/main.ts", [], {
  PORT: "0",
  BASE_URL: "http://127.0.0.1:8402",
  DATA_DIR: mkdtempSync("/tmp/gateway-bench-"),
  CHAIN_RPC_URL: g.sandbox.rpcUrl,
  PAY_TO: g.sandbox.payTo,
  FACILITATOR_URL: f.url,
});
const pay = payingFetch(g.sandbox.buyer.privateKey);
const N = Number(process.argv[2] ?? 150);
for (let r = 0; r < 2; r++) {
  const b = ours.cpu();
  const t = performance.now();
  for (let i = 0; i < N; i++) {
    const x = await pay(ours.url + "/api/x402/v2/gabriel?need=retail-transactions&rows=5", {
      headers: { Prefer: "payment" },
    });
    if (x.status !== 200) throw new Error(await x.text());
    await x.arrayBuffer();
  }
  console.log(
    "cpu ms per purchase",
    (((ours.cpu() - b) / N) * 1000).toFixed(2),
    "wall",
    ((performance.now() - t) / N).toFixed(1),
  );
}
await ours.stop();
await f.stop();
await g.stop();
