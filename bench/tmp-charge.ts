import { migrate } from "../apps/gateway/src/store/migrate.ts";
import { chargeFree } from "../apps/gateway/src/store/quota.ts";
import { openStore } from "../apps/gateway/src/store/store.ts";

const store = await openStore({ url: "local:", dataFolder: "/tmp/d3", log: console as never });
await migrate(store);
let n = Math.floor(Math.random() * 1e9);
const item = () => ({
  subject: `wallet:0x${(++n).toString(16).padStart(40, "0")}`,
  rows: 5,
  at: new Date(),
  orderId: `ord_${String(n).padStart(22, "0")}`,
  operation: "need-matching",
  request: { need: "retail-transactions", rows: 5 },
  requestDigest: Buffer.alloc(32),
  idempotencyKey: null,
  product: {
    kind: "dataset",
    dataset: "retail-transactions",
    version: "1.0.0",
    seed: "abcdabcdabcdabcd",
    signal: "retail-transactions",
  },
  understoodAs: { category: "retail-transactions", matchedBy: "id", rows: 5, seed: "chosen" },
  mayOpen: true,
});
for (let i = 0; i < 20; i++) await chargeFree(store, Array.from({ length: 32 }, item));
for (const size of [1, 32, 64]) {
  const c0 = process.cpuUsage();
  const t0 = performance.now();
  const N = Math.floor(6400 / size);
  for (let i = 0; i < N; i++) await chargeFree(store, Array.from({ length: size }, item));
  const c = process.cpuUsage(c0);
  console.log(
    size,
    "client us/item",
    ((c.user + c.system) / (N * size)).toFixed(1),
    "wall us/item",
    (((performance.now() - t0) * 1000) / (N * size)).toFixed(1),
  );
}
await store.close();
