import { exp, normalQuantile } from "../../random/elementary.ts";
import { below, draw, keyAt, type Stream } from "../../random/hash.ts";

/** How much a trace has of everything; which tools and how long is the trace's own affair. */
export interface TracePlan {
  readonly servers: number;
  readonly calls: number;
  /** Turns of the model that call two tools instead of one. */
  readonly doubles: number;
  /** Attempts at the model that fail and are repeated. */
  readonly modelErrors: number;
  readonly spans: number;
}

/** Traces of a block. Every block has the same plans in another order, so a row's block is a plain division. */
export const BLOCK_TRACES = 64;
const MOST_CALLS = 24;

/** Spans that open a server: two methods, each seen from both sides. */
export const OPENING_SPANS = 4;
/** Spans of a tool call: from both sides. */
const CALL_SPANS = 2;

/** Calls are quantiles of a lognormal distribution; what else a plan has is spread over them evenly. */
const plans: readonly TracePlan[] = Array.from({ length: BLOCK_TRACES }, (_, i) => {
  const calls = Math.min(
    MOST_CALLS,
    Math.max(1, Math.round(5.1 * exp(0.6 * normalQuantile((i + 0.5) / BLOCK_TRACES)))),
  );
  const fifth = (i * 7) % 10;
  const servers = Math.min(calls, fifth < 6 ? 1 : fifth < 9 ? 2 : 3);
  const doubles = (i * 5) % 8 < 3 ? Math.floor(calls / 4) : 0;
  const modelErrors = (i * 11) % 16 === 0 ? 1 : 0;
  const turns = calls - doubles + 1 + modelErrors;
  return {
    servers,
    calls,
    doubles,
    modelErrors,
    spans: 1 + OPENING_SPANS * servers + turns + CALL_SPANS * calls,
  };
});

export const BLOCK_ROWS = plans.reduce((sum, plan) => sum + plan.spans, 0);

/** The layout of one block: which rows belong to which of its traces. */
export interface Block {
  readonly index: number;
  readonly plans: readonly TracePlan[];
  /** First row of each trace within the block, and the block's end. */
  readonly firstRow: Uint16Array;
}

export function layBlock(of: Stream, index: number): Block {
  const key = keyAt(of, index);
  const order = plans.slice();
  for (let i = BLOCK_TRACES - 1; i > 0; i--) {
    const j = below(draw(key, i), i + 1);
    const moved = order[i] as TracePlan;
    order[i] = order[j] as TracePlan;
    order[j] = moved;
  }
  const firstRow = new Uint16Array(BLOCK_TRACES + 1);
  for (let i = 0; i < BLOCK_TRACES; i++) firstRow[i + 1] = (firstRow[i] as number) + (order[i] as TracePlan).spans;
  return { index, plans: order, firstRow };
}

/** The trace, within its block, that holds a row of the block. */
export function traceAt(block: Block, row: number): number {
  let low = 0;
  let high = BLOCK_TRACES - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((block.firstRow[middle] as number) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}
