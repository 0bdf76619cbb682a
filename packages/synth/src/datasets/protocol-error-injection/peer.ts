import { exponentialTable } from "../../random/distributions.ts";
import type { DrawSequence } from "../../random/draw-sequence.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { Dialect } from "./dialects.ts";
import type { Behavior, Fault, Reaction } from "./faults.ts";

/** What an implementation under test did. */
export interface Observation {
  readonly behavior: Behavior;
  readonly code: string | null;
  readonly status: number | null;
  readonly elapsed: number;
}

const base = { http1: 4, http2: 2, jsonrpc: 3, mcp: 9, x402: 40, grpc: 3, websocket: 2, sse: 5 } as const;
/** An internal error, as the protocols say it. */
const breakdown: Readonly<Record<Dialect["protocol"], Pick<Observation, "status" | "code">>> = {
  http1: { status: 500, code: null },
  http2: { status: null, code: "INTERNAL_ERROR" },
  jsonrpc: { status: null, code: "-32603" },
  mcp: { status: 500, code: "-32603" },
  x402: { status: 500, code: "unexpected_verify_error" },
  grpc: { status: 200, code: "UNKNOWN" },
  websocket: { status: null, code: "1011" },
  sse: { status: null, code: null },
};

/** What the parameters of a delay begin with. */
const DELAYED = '{"delay_ms":';

/** The time a peer took: what it waited for, and some milliseconds of its own with a long tail. */
function elapsedOf(fault: Fault, params: string, dialect: Dialect, draws: DrawSequence): number {
  const isDelayed = params.startsWith(DELAYED);
  const tail = quantileAt(exponentialTable(), draws.word());
  const own = base[dialect.protocol] * (0.4 + tail * tail);
  if (isDelayed) return Math.round(Number(params.slice(DELAYED.length, -1)) + own);
  return Math.round(fault.type === "slow_body" ? 8_000 + own * 60 : own + 0.5);
}

/** What is done by a peer that conforms, or in one of the ways in which peers go wrong. */
export function observe(
  fault: Fault,
  dialect: Dialect,
  reaction: Reaction,
  conforms: boolean,
  params: string,
  draws: DrawSequence,
): Observation {
  const elapsed = elapsedOf(fault, params, dialect, draws);
  const { behavior, code, status } = conforms ? reaction : slip(fault, dialect, reaction, draws);
  return { behavior, code, status, elapsed };
}

function slip(fault: Fault, dialect: Dialect, reaction: Reaction, draws: DrawSequence): Omit<Observation, "elapsed"> {
  const failed = breakdown[dialect.protocol];
  if (fault.layer === null)
    return { behavior: "reject", code: failed.code, status: failed.status === null ? null : 400 };
  // Most peers that miss a fault let it pass; the others break down over it, or hang up.
  const kind = draws.share();
  if (kind < 0.55) return { behavior: "accept", code: null, status: null };
  const isSame = reaction.behavior === "reject" && reaction.code === failed.code && reaction.status === failed.status;
  if (kind < 0.85 && !isSame) return { behavior: "reject", ...failed };
  return reaction.behavior === "close"
    ? { behavior: "ignore", code: null, status: null }
    : { behavior: "close", code: null, status: null };
}

export function observationText({ behavior, code, status, elapsed }: Observation): string {
  return `{"behavior":"${behavior}","code":${code === null ? "null" : `"${code}"`},"elapsed_ms":${elapsed},"status":${status}}`;
}
