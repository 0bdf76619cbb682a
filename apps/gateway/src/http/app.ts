import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Observer } from "../observe/observer.ts";
import { QueueFull } from "../store/batch.ts";
import { StoreUnavailable } from "../store/failure.ts";
import { readBody } from "./body.ts";
import { clientAddress } from "./client-address.ts";
import { compressed } from "./compression.ts";
import { readQuery, validate } from "./input.ts";
import type { Incoming, Operation } from "./operation.ts";
import { Problem, problems } from "./problem.ts";
import { problemReply, type Reply } from "./reply.ts";
import { handleSale, type SellingDeps } from "./selling.ts";
import { send } from "./send.ts";

export interface AppDeps {
  readonly selling: SellingDeps;
  readonly operations: readonly Operation[];
  readonly log: Logger;
  readonly observer: Observer;
  readonly trustedProxies: number;
  readonly baseUrl: string;
}

type Env = { Bindings: HttpBindings };

const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-headers":
    "payment-signature, x-payment, sign-in-with-x, access-control-expose-headers, content-type, idempotency-key, prefer, accept, range, if-range, if-none-match",
  "access-control-max-age": "86400",
};

/** The HTTP application: every operation of the registry on its paths, and a clear answer on every other. */
export function createApp(deps: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  const methods = methodsByPath(deps.operations);

  for (const operation of deps.operations) {
    for (const path of [operation.path, ...(operation.aliases ?? [])]) {
      const refused = operation.sells === undefined ? undefined : notAllowed("HEAD", methods.get(path) ?? []);
      app.on(operation.method, honoPath(path), (c) => {
        if (c.env.incoming.method === "HEAD" && refused !== undefined)
          return respond(c, problemReply(refused, deps.baseUrl));
        return answer(deps, c, operation);
      });
    }
  }
  for (const [path, allowed] of methods) {
    const allow = allowed.join(", ");
    app.options(honoPath(path), (c) =>
      respond(c, {
        status: 204,
        headers: { allow, "access-control-allow-methods": allow, ...PREFLIGHT_HEADERS },
        body: null,
      }),
    );
    app.all(honoPath(path), (c) => respond(c, problemReply(notAllowed(c.req.method, allowed), deps.baseUrl)));
  }
  app.notFound((c) => respond(c, problemReply(notFound(c, methods), deps.baseUrl)));
  app.onError((error, c) => respond(c, problemReply(problemOf(deps, error, c), deps.baseUrl)));
  return app;
}

function methodsByPath(operations: readonly Operation[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { method, path, aliases, sells } of operations) {
    for (const one of [path, ...(aliases ?? [])]) {
      const list = found.get(one) ?? ["OPTIONS"];
      // HEAD of something that is sold would be a sale without its rows, so there is none.
      list.unshift(...(method === "GET" && sells === undefined ? ["GET", "HEAD"] : [method]));
      found.set(one, list);
    }
  }
  return found;
}

function notAllowed(method: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(", ");
  return new Problem("method_not_allowed", `${method} is not allowed here.`, { allow: allowed }, { allow });
}

/** OpenAPI's {name} as the router's :name. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

async function answer(deps: AppDeps, c: Context<Env>, operation: Operation): Promise<Response> {
  const started = performance.now();
  const reply = await deps.observer
    .span(operation.id, () => replyTo(deps, c, operation))
    .catch((error: unknown) => problemReply(problemOf(deps, error, c), deps.baseUrl));
  deps.observer.request(operation.id, reply.status, performance.now() - started);
  return await respond(c, reply);
}

async function replyTo(deps: AppDeps, c: Context<Env>, operation: Operation): Promise<Reply> {
  const { input, bare } = await readInput(c, operation);
  // Node's own headers: the Request's would be built anew for every request.
  const { headers, socket } = c.env.incoming;
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  const address = clientAddress(socket.remoteAddress, header("x-forwarded-for"), deps.trustedProxies);
  const incoming: Incoming = { address, header, bare, head: c.env.incoming.method === "HEAD" };
  if (operation.sells !== undefined) return await handleSale(deps.selling, operation, input, incoming);
  return await operation.handle(input, incoming);
}

/** A request without any input is a probe: it gets the example's answer, priced, and is never an error. */
async function readInput(
  c: Context<Env>,
  operation: Operation,
): Promise<{ input: Record<string, unknown>; bare: boolean }> {
  const { url } = c.req;
  const at = url.indexOf("?");
  const query = at < 0 ? "" : url.slice(at + 1);
  const path = c.req.param() as Record<string, string>;
  let values: unknown;
  let bare: boolean;
  if (operation.method === "POST") {
    // What stood there would be overlooked, and the example be sold in its place.
    if (query !== "") throw new Problem("unknown_parameter", "The parameters of a POST belong into its JSON body.");
    const body = await readBody(c.req.raw);
    bare = body === undefined;
    values = bare ? path : isRecord(body) ? { ...body, ...path } : body;
  } else {
    const parameters = readQuery(operation.input, query);
    bare = Object.keys(parameters).length === 0;
    values = { ...parameters, ...path };
  }
  if (bare && operation.sells !== undefined) values = { ...operation.example, ...path };
  return { input: validate(operation.input, values, operation.example), bare };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function respond(c: Context<Env>, reply: Reply): Promise<Response> {
  const { method, headers } = c.env.incoming;
  // A range is of the plain bytes.
  const encoding = headers.range === undefined && method !== "HEAD" ? headers["accept-encoding"] : undefined;
  await send(c.env.outgoing, encoding === undefined ? reply : await compressed(reply, encoding));
  return RESPONSE_ALREADY_SENT;
}

function notFound(c: Context<Env>, methods: ReadonlyMap<string, readonly string[]>): Problem {
  const plain = c.req.path.toLowerCase().replace(/\/+$/, "");
  const meant = methods.has(plain) ? { didYouMean: plain } : {};
  return new Problem(
    "not_found",
    `There is nothing at this path${methods.has(plain) ? `; paths are lower-case and end without a slash` : ""}.`,
    meant,
  );
}

/** Whatever went wrong, as a problem that leaks nothing. */
function problemOf(deps: AppDeps, error: unknown, c: Context<Env>): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable || error instanceof QueueFull) {
    deps.log.error({ err: error }, "the store is unavailable");
    return new Problem("store_unavailable", problems.store_unavailable.title, {}, { "retry-after": "2" });
  }
  deps.log.error({ err: error, path: c.req.path }, "unexpected error");
  return new Problem("internal_error", problems.internal_error.title);
}
