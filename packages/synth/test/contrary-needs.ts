import assert from "node:assert/strict";
import { understand } from "../src/need/understand/understand.ts";
import { TODAY } from "./planned-need.ts";

/** Each need is told to be impossible, with places of its own words, a reason and a way out. */
export function areToldImpossible(needs: readonly string[]): void {
  for (const need of needs) {
    const understood = understand({ need, today: TODAY });
    assert.ok(understood.kind === "impossible", need);
    for (const { reason, spans, fix } of understood.reasons) {
      assert.ok(spans.length > 0 && reason.length > 10 && fix.length > 10, need);
      for (const { start, end } of spans) assert.ok(start >= 0 && start < end && end <= need.length, need);
    }
  }
}

/** Each need has a plan without a question. */
export function arePlanned(needs: readonly string[]): void {
  for (const need of needs) assert.equal(understand({ need, today: TODAY }).kind, "planned", need);
}

/** Each need is asked back, since nobody knows what its rows are. */
export function areAsked(needs: readonly string[]): void {
  for (const need of needs) assert.equal(understand({ need, today: TODAY }).kind, "unclear", need);
}
