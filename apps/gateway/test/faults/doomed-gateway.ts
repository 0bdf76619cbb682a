// A gateway as a process of its own that kills itself with SIGKILL at the point that it was told.
import process from "node:process";
import pino from "pino";
import { readConfig } from "../../src/config.ts";
import { startGateway } from "../../src/gateway.ts";
import { randomIds } from "../../src/identifiers.ts";
import { brokenProducts } from "./broken-products.ts";
import { witnessed } from "./witness.ts";

/** What the test says to the process: `{dieAt: "before chain sendRaw"}`, or `{round: true}` to reconcile now. */
export type Word = { readonly dieAt: string } | { readonly round: true };

export interface Orders {
  readonly settings: Readonly<Record<string, string>>;
  /** No row can be made. */
  readonly isBroken: boolean;
}

const orders = JSON.parse(process.argv[2] ?? "") as Orders;
let deathPoint: string | undefined;

const gateway = await startGateway({
  config: readConfig(orders.settings),
  clock: { now: () => Date.now() },
  ids: randomIds({ now: () => Date.now() }),
  log: pino({ level: "silent" }),
  version: "test",
  faults: {
    ...witnessed((step, moment) => {
      if (`${moment} ${step}` === deathPoint) process.kill(process.pid, "SIGKILL");
    }),
    ...(orders.isBroken ? { products: brokenProducts } : {}),
  },
});

process.on("message", (word: Word) => {
  if ("dieAt" in word) deathPoint = word.dieAt;
  else void gateway.reconciler.round(new Date(Date.now() + 600_000));
  process.send?.({ heard: true });
});
// The test is gone, or the point was never reached.
process.on("disconnect", () => process.exit(0));
process.send?.({ port: gateway.port });
