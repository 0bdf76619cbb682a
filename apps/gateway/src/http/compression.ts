import { once } from "node:events";
import type { Transform } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from "node:zlib";
import type { Reply } from "./reply.ts";

/** Below this many bytes the headers of one more round of work cost more than the bytes. */
const WORTH_BYTES = 8_192;

interface Encoding {
  readonly name: string;
  readonly whole: (body: Uint8Array) => Promise<Uint8Array>;
  readonly stream: () => Transform;
}

// Quick levels: rows are made faster than the slow ones could pack them. All of it runs in the thread pool.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const deflate = { level: 1 };

/** In the order in which we choose among what a client accepts alike. */
const encodings: readonly Encoding[] = [
  { name: "zstd", whole: promisify(zstdCompress), stream: () => createZstdCompress() },
  { name: "br", whole: (body) => promisify(brotliCompress)(body, brotli), stream: () => createBrotliCompress(brotli) },
  { name: "gzip", whole: (body) => promisify(gzip)(body, deflate), stream: () => createGzip(deflate) },
];

const COMPRESSIBLE = /^(application\/(.*[+-])?(json|x-ndjson|schema\+json)|text\/)/;

/** The reply in an encoding that the client accepts, where that is worth it; else as it is. */
export async function compressed(reply: Reply, acceptEncoding: string | undefined): Promise<Reply> {
  const { body, headers, status } = reply;
  if (acceptEncoding === undefined || body === null || status !== 200) return reply;
  if (!COMPRESSIBLE.test(headers["content-type"] ?? "")) return reply;
  const isWhole = typeof body === "string" || body instanceof Uint8Array;
  if (isWhole && body.length < WORTH_BYTES) return reply;
  const encoding = preferred(acceptEncoding);
  if (encoding === undefined) return reply;
  const { "content-length": _, ...rest } = headers;
  const encoded: Record<string, string> = { ...rest, "content-encoding": encoding.name };
  // A strong tag names exact bytes, and these are others.
  if (headers.etag !== undefined) encoded.etag = headers.etag.replace(/"$/, `;${encoding.name}"`);
  if (!isWhole) return { status, headers: encoded, body: encode(body, encoding.stream()) };
  const packed = await encoding.whole(typeof body === "string" ? Buffer.from(body) : body);
  return { status, headers: { ...encoded, "content-length": String(packed.length) }, body: packed };
}

/** A tag as it was before an encoding was added to it. */
export function plainTag(condition: string): string {
  return condition.replace(/;(zstd|br|gzip)"/g, '"');
}

function preferred(accept: string): Encoding | undefined {
  let best: { encoding: Encoding; quality: number } | undefined;
  const accepted = new Map<string, number>();
  for (const part of accept.split(",", 16)) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    accepted.set(name, Number(parameters.find((one) => one.startsWith("q="))?.slice(2) ?? 1));
  }
  for (const encoding of encodings) {
    const quality = accepted.get(encoding.name) ?? 0;
    if (quality > 0 && (best === undefined || quality > best.quality)) best = { encoding, quality };
  }
  return best?.encoding;
}

/** A chunk is let go before the next one is asked for, as its producer may use the memory again. */
async function* encode(chunks: AsyncIterable<Uint8Array>, encoder: Transform): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  encoder.on("data", (bytes: Uint8Array) => ready.push(bytes));
  const ended = once(encoder, "end");
  // Unheard unless the loop below fails first.
  ended.catch(() => undefined);
  try {
    for await (const chunk of chunks) {
      await new Promise<void>((resolve, reject) => {
        encoder.write(chunk, (error) => (error === null || error === undefined ? resolve() : reject(error)));
      });
      yield* ready.splice(0);
    }
    encoder.end();
    await ended;
    yield* ready.splice(0);
  } finally {
    encoder.destroy();
  }
}
