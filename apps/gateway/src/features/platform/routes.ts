import { z } from "zod";
import { freeOperation, type Operation } from "../../http/operation.ts";
import { Problem, problems } from "../../http/problem.ts";
import { jsonReply } from "../../http/reply.ts";

export interface PlatformDeps {
  readonly version: string;
  readonly mode: string;
  readonly startedAt: number;
  readonly now: () => number;
  readonly baseUrl: string;
  readonly isStopping: () => boolean;
  readonly isStoreUp: () => Promise<boolean>;
  readonly canSettle: () => boolean;
  readonly payment: { readonly network: string; readonly asset: string; readonly payTo: string };
  readonly datasets: { readonly available: readonly string[]; readonly categories: number };
  /** The OpenAPI document of all operations, these included. */
  readonly openApi: () => Readonly<Record<string, unknown>>;
}

const anyObject = { type: "object" } as const;
const json = ["application/json"] as const;

export function platformOperations(deps: PlatformDeps): readonly Operation[] {
  return [health(deps), status(deps), openApi(deps), errorPage(deps)];
}

function health(deps: PlatformDeps): Operation {
  return freeOperation({
    id: "health",
    group: "platform",
    method: "GET",
    path: "/api/health",
    host: "base",
    summary: "Whether the gateway can serve",
    description: "200 when it can, 503 when it cannot or is stopping.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The checks", types: json, schema: anyObject },
    otherwise: { 503: { description: "The checks; it cannot serve, or is stopping" } },
    handle: async () => {
      const checks = {
        store: (await deps.isStoreUp()) ? "up" : "down",
        settlement: deps.canSettle() ? "up" : "down",
        accepting: !deps.isStopping(),
      };
      const up = checks.store === "up" && checks.accepting;
      const verdict = up ? (checks.settlement === "up" ? "ok" : "degraded") : "down";
      return jsonReply({ status: verdict, checks }, { "cache-control": "no-store" }, up ? 200 : 503);
    },
  });
}

function status(deps: PlatformDeps): Operation {
  return freeOperation({
    id: "status",
    group: "platform",
    method: "GET",
    path: "/status",
    host: "base",
    summary: "What is running here",
    description: "Version, mode, payment terms and the datasets that can be delivered.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The status", types: json, schema: anyObject },
    handle: () =>
      jsonReply(
        {
          service: "Synthetic Data Gateway",
          version: deps.version,
          mode: deps.mode,
          uptimeSeconds: Math.floor((deps.now() - deps.startedAt) / 1000),
          payment: { ...deps.payment, protocol: "x402", version: 2, available: deps.canSettle() },
          datasets: deps.datasets,
          documents: { openapi: `${deps.baseUrl}/openapi.json`, catalog: `${deps.baseUrl}/api/v1/catalog` },
        },
        { "cache-control": "no-store" },
      ),
  });
}

function openApi(deps: PlatformDeps): Operation {
  return freeOperation({
    id: "openapi",
    group: "discovery",
    method: "GET",
    path: "/openapi.json",
    aliases: ["/api/openapi.json"],
    host: "base",
    summary: "This surface as OpenAPI 3.1",
    description: "Generated from the same declarations that serve the requests.",
    input: z.strictObject({}),
    example: {},
    output: { description: "The document", types: json, schema: anyObject },
    handle: () => jsonReply(deps.openApi(), { "cache-control": "public, max-age=300" }),
  });
}

function errorPage(deps: PlatformDeps): Operation {
  return freeOperation({
    id: "error-code",
    group: "platform",
    method: "GET",
    path: "/errors/{code}",
    host: "base",
    summary: "What a problem's code means",
    description: "Every problem's `type` leads here.",
    input: z.strictObject({ code: z.string().max(64) }),
    example: { code: "payment_required" },
    output: { description: "The meaning", types: json, schema: anyObject },
    refuses: ["not_found"],
    handle: ({ code }) => {
      if (!Object.hasOwn(problems, code)) throw new Problem("not_found", "There is no such problem code.");
      const meaning = problems[code as keyof typeof problems];
      return jsonReply(
        { type: `${deps.baseUrl}/errors/${code}`, code, ...meaning },
        { "cache-control": "public, max-age=3600" },
      );
    },
  });
}
