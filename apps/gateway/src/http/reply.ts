import type { Problem } from "./problem.ts";
import { problemBody, problems } from "./problem.ts";

/** An answer, before it meets the server: what a handler returns. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream's chunk is only good until the next one is asked for. */
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
}

export function jsonReply(value: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Reply {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(value),
  };
}

/** A public document that seldom changes, as JSON text. */
export function cachedJson(body: string, type = "application/json"): Reply {
  return { status: 200, headers: { "content-type": type, "cache-control": "public, max-age=300" }, body };
}

export function problemReply(problem: Problem, baseUrl: string): Reply {
  return {
    status: problems[problem.code].status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...problem.headers },
    body: JSON.stringify(problemBody(problem, baseUrl)),
  };
}
