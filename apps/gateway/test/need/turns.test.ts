import assert from "node:assert/strict";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { readScenario } from "@sdg/synth/human/scenario";
import { humanRows } from "@sdg/synth/human-data/human-rows";
import { testGateway } from "../gateway.ts";

const SCENARIO = "a tenant disputes a withheld deposit with the landlord";
const ROWS = 50;

/** How long it takes to make as many rows in one go, on this machine and now. */
function atOnce(seed: string): number {
  const reading = readScenario(SCENARIO);
  assert.ok(reading.kind !== "refused");
  const started = performance.now();
  humanRows(reading, "conversations", seed).accepted(ROWS - 1);
  return performance.now() - started;
}

test("others are served while conversations are made, and while they are fetched again", async (t) => {
  const g = await testGateway(t);
  atOnce("first use");
  const blocks = monitorEventLoopDelay({ resolution: 1 });
  const longestBlock = async (path: string, address: string): Promise<string> => {
    blocks.enable();
    await sleep(10);
    blocks.reset();
    const response = await g.get(path, { "x-forwarded-for": address });
    assert.equal(response.status, 200);
    await response.arrayBuffer();
    blocks.disable();
    return response.headers.get("order-id") ?? "";
  };
  const shares: number[] = [];
  // The machine may have other things to do: once without its interruptions is enough.
  for (const turn of ["1", "2", "3"]) {
    const whole = atOnce(turn);
    const query = new URLSearchParams({ scenario: SCENARIO, rows: String(ROWS), seed: `bought-${turn}` });
    const order = await longestBlock(`/api/v1/human-data/generate?${query}`, `198.18.14.${turn}`);
    const bought = blocks.max / 1e6;
    await longestBlock(`/api/datasets/download?order=${order}`, `198.18.14.${turn}`);
    shares.push(Math.max(bought, blocks.max / 1e6) / whole);
  }
  assert.ok(
    Math.min(...shares) < 0.5,
    `blocked for ${shares.map((share) => share.toFixed(2)).join(", ")} of the whole`,
  );
});
