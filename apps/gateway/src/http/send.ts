import type { ServerResponse } from "node:http";
import type { Reply } from "./reply.ts";

/** On every answer. */
const FIXED_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "payment-required, payment-response, order-id, idempotent-replay, etag, repr-digest, content-range, accept-ranges, link, retry-after, allow",
  "x-content-type-options": "nosniff",
  vary: "accept, accept-encoding, payment-signature",
};

/**
 * Sends a reply straight to Node's response: no Response object between, which would cost a third of a small answer.
 * A stream's chunk is in the kernel before the next one is asked for, so its producer may use the same memory again.
 */
export async function send(outgoing: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  if (outgoing.destroyed) return;
  outgoing.writeHead(status, { ...FIXED_HEADERS, ...headers });
  if (body === null || outgoing.req.method === "HEAD") outgoing.end();
  else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
  else await pour(outgoing, body);
}

/** A client that goes away ends the production; a production that fails cuts the connection, so that nobody takes a part for the whole. */
async function pour(outgoing: ServerResponse, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (!(await isWritten(outgoing, chunk))) return;
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

/** Resolves when the system has the chunk; false when the client is gone. */
function isWritten(outgoing: ServerResponse, chunk: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    const onClose = () => resolve(false);
    outgoing.once("close", onClose);
    outgoing.write(chunk, (error) => {
      outgoing.off("close", onClose);
      // Others are served before the next chunk is made.
      if (error === null || error === undefined) setImmediate(resolve, true);
      else resolve(false);
    });
  });
}
