import type { DrawSequence } from "../../random/draw-sequence.ts";
import { objectText } from "./edit.ts";

/** Members of a receiver's context; values are JSON text already. */
export type Members = Record<string, string | number | boolean | undefined>;

const deadlines = [2_000, 5_000, 10_000, 30_000, 60_000];
const speeds = [128, 256, 512, 1_024];

/** What any server knows: its deadlines and limits, and whether what is behind it works. */
export function serverContext(draws: DrawSequence): Members {
  return {
    deadline_ms: draws.pick(deadlines),
    handler: '"ok"',
    requests_left: draws.between(1, 600),
  };
}

/** Faults that lie in the receiver or in time and not in the bytes. Returns the fault's parameters, or undefined for others. */
export function circumstance(fault: string, context: Members, draws: DrawSequence): string | undefined {
  const deadline = Number(context.deadline_ms);
  switch (fault) {
    case "none":
      return "{}";
    case "delay_beyond_deadline":
      return `{"delay_ms":${deadline + 1 + Math.floor(draws.share() * draws.share() * 4 * deadline)}}`;
    case "delay_within_deadline":
      return `{"delay_ms":${Math.floor(deadline * (0.2 + 0.75 * draws.share()))}}`;
    case "rate_limited":
      context.requests_left = 0;
      return `{"retry_after_s":${draws.between(1, 120)}}`;
    case "handler_failure":
      context.handler = '"failing"';
      return "{}";
    case "slow_body": {
      const least = draws.pick(speeds);
      context.min_bytes_per_second = least;
      return `{"bytes_per_second":${draws.between(1, least - 1)}}`;
    }
    default:
      return undefined;
  }
}

export function contextText(context: Members): string {
  return objectText(context);
}

/** An opaque bearer token. */
export function tokenOf(draws: DrawSequence): string {
  return `tok_${draws.hex(20)}`;
}

const hostWords = ["api", "edge", "tools", "data", "core", "pay", "live", "hub"];
const hostNames = ["alder", "brook", "cliff", "dale", "elder", "finch", "grove", "heath", "isle", "jetty"];

/** A host name under a reserved top-level domain. */
export function hostOf(draws: DrawSequence): string {
  return `${draws.pick(hostWords)}.${draws.pick(hostNames)}${draws.between(1, 99)}.example`;
}
