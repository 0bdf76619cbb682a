import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { type BenchGateway, payingFetch, startGateway } from "../gateway.ts";
import { type Server, startServer } from "../process.ts";
import { median, type Result, rounded } from "../result.ts";

const PURCHASES = 100;
/** Until both have compiled their code: a seller runs for days, not for a second. */
const WARM_UP = 300;
const BUYERS = 8;
const ROUNDS = 3;
const OURS = "/api/x402/v2/gabriel?need=retail-transactions&rows=5";
const servers = path.join(import.meta.dirname, "..", "servers");
const prefer = { headers: { Prefer: "payment" } };

/** What a paid round trip costs the seller, and whether payments that come together all succeed. */
export async function paid(): Promise<Result[]> {
  const gateway = await startGateway();
  try {
    const body = await (
      await fetch(`${gateway.url}/api/v1/generator/preview?category=retail-transactions&rows=5`)
    ).text();
    return [
      await cpuWithOwnFacilitators(gateway, body),
      await cpuWithOneFacilitator(gateway, body),
      await eightAtOnce(gateway, body),
    ];
  } finally {
    await gateway.stop();
  }
}

/** The gateway and the stock middleware, each in front of the same facilitator process on the same chain. */
async function cpuWithOneFacilitator({ sandbox }: BenchGateway, rows: string): Promise<Result> {
  const chain = { BENCH_RPC_URL: sandbox.rpcUrl, BENCH_PAY_TO: sandbox.payTo, BENCH_ROWS: rows };
  const key = await fundedKey(sandbox.rpcUrl);
  const facilitator = await startServer(path.join(servers, "facilitator.ts"), [], { ...chain, BENCH_KEY: key });
  const ours = await startGatewayWith(facilitator.url, sandbox);
  const stock = await startServer(path.join(servers, "stock.ts"), [], {
    ...chain,
    BENCH_FACILITATOR_URL: facilitator.url,
  });
  try {
    return await compared(
      "paid.cpu.remote.vs-stock",
      ours,
      stock,
      sandbox,
      "both asking the same facilitator in another process",
    );
  } finally {
    await Promise.all([ours.stop(), stock.stop(), facilitator.stop()]);
  }
}

/** The gateway as it comes, settling itself, and the stock middleware with the published facilitator inside. */
async function cpuWithOwnFacilitators(gateway: BenchGateway, rows: string): Promise<Result> {
  const { sandbox } = gateway;
  const stock = await startServer(path.join(servers, "stock.ts"), [], {
    ...{ BENCH_RPC_URL: sandbox.rpcUrl, BENCH_PAY_TO: sandbox.payTo, BENCH_ROWS: rows, BENCH_SERIALIZED: "yes" },
    BENCH_KEY: await fundedKey(sandbox.rpcUrl),
  });
  try {
    return await compared(
      "paid.cpu.vs-stock",
      gateway,
      stock,
      sandbox,
      "both settling in their own process on the same chain",
    );
  } finally {
    await stock.stop();
  }
}

async function compared(
  id: string,
  ours: Server,
  stock: Server,
  { buyer }: BenchGateway["sandbox"],
  how: string,
): Promise<Result> {
  const pay = payingFetch(buyer.privateKey);
  const cost = { ours: [] as number[], stock: [] as number[] };
  await purchases(ours, OURS, pay, WARM_UP);
  await purchases(stock, "/rows", pay, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    cost.ours.push(await purchases(ours, OURS, pay, PURCHASES));
    cost.stock.push(await purchases(stock, "/rows", pay, PURCHASES));
  }
  return {
    id,
    value: rounded(median(cost.ours.map((mine, round) => mine / (cost.stock[round] ?? Number.NaN)))),
    unit: "x",
    note: `seller's CPU for a 402 and its paid retry: ${rounded(median(cost.ours))} ms against ${rounded(median(cost.stock))} ms of @x402/hono at its defaults, ${how}`,
  };
}

async function startGatewayWith(facilitatorUrl: string, { rpcUrl, payTo }: BenchGateway["sandbox"]): Promise<Server> {
  return await startServer(path.join(import.meta.dirname, "..", "..", "apps", "gateway", "src", "main.ts"), [], {
    PORT: "0",
    BASE_URL: "http://127.0.0.1:8402",
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "gateway-bench-")),
    CHAIN_RPC_URL: rpcUrl,
    PAY_TO: payTo,
    FACILITATOR_URL: facilitatorUrl,
  });
}

/** Milliseconds of the server's CPU for one purchase, with several buyers at work as a seller has them. */
async function purchases(server: Server, pathAndQuery: string, pay: typeof fetch, count: number): Promise<number> {
  const before = server.cpu();
  let left = count;
  const buyer = async () => {
    while (left > 0) {
      left -= 1;
      const response = await pay(server.url + pathAndQuery, prefer);
      if (response.status !== 200)
        throw new Error(`${pathAndQuery}: status ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return ((server.cpu() - before) / count) * 1000;
}

async function eightAtOnce(gateway: BenchGateway, rows: string): Promise<Result> {
  const { rpcUrl, payTo } = gateway.sandbox;
  const stock = await startServer(path.join(servers, "stock.ts"), [], {
    BENCH_RPC_URL: rpcUrl,
    BENCH_PAY_TO: payTo,
    BENCH_ROWS: rows,
    BENCH_KEY: await fundedKey(rpcUrl),
  });
  try {
    const succeeded = async (url: string) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.pay(url, prefer)));
      return answers.filter((answer) => answer.status === 200).length;
    };
    const theirs = await succeeded(`${stock.url}/rows`);
    return {
      id: "paid.concurrent8.ok",
      value: await succeeded(gateway.url + OURS),
      unit: "payments",
      note: `of 8 payments at once; the stock set-up on a plain viem wallet: ${theirs} of 8`,
    };
  } finally {
    await stock.stop();
  }
}

/** A fresh key with gas, for a facilitator of its own. */
async function fundedKey(rpcUrl: string): Promise<`0x${string}`> {
  const key = generatePrivateKey();
  await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "anvil_setBalance",
      params: [privateKeyToAddress(key), "0x56bc75e2d63100000"],
    }),
  });
  return key;
}
