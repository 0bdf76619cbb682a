import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

export interface HttpServer {
  readonly port: number;
  /** From now on the app answers; before, every request gets 503. */
  serve(app: Hono<{ Bindings: HttpBindings }>): void;
  /** Stops accepting, lets requests finish, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

/** The port cannot be listened on; the message says what to set. */
export class PortUnavailable extends Error {
  override readonly name = "PortUnavailable";
}

/**
 * Takes the port; 0 picks a free one. Before anything else is started, because the documents name the address, and
 * because a taken port should cost nobody the start of a database.
 *
 * @throws PortUnavailable
 */
export async function bind(host: string, port: number): Promise<HttpServer> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { "retry-after": "1", "content-type": "text/plain" }).end("starting\n");
  };
  // Room for a payment with all extensions echoed, and for the longest schema of a need in percent-encoding.
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => listener(request, response));
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      reject(
        new PortUnavailable(`HOST ${host}, PORT ${port}: cannot listen there (${cause.code}). Set another PORT.`, {
          cause,
        }),
      );
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(app) {
      const answer = getRequestListener((request, env) => app.fetch(asGet(request), env));
      listener = (request, response) => void answer(request, response);
    },
    close: (graceMs) => close(server, graceMs),
  };
}

/**
 * HEAD as the GET that it is about. Hono would wrap the GET's answer in a Response of its own, but ours is sent by then;
 * Node leaves the body out by itself, and handlers that care ask the incoming message for the method.
 */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request.url, { headers: request.headers }) : request;
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
