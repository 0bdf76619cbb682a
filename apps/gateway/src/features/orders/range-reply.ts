import type { FileStore } from "../../files/file-store.ts";
import { byteRange } from "../../http/byte-range.ts";
import { deliveryHeaders } from "../../http/delivery.ts";
import type { Format } from "../../http/format.ts";
import type { Incoming } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { madeInChunks, type ProductionDeps, productionOf } from "../../http/production.ts";
import type { Reply } from "../../http/reply.ts";
import type { Sold } from "../../sale/outcome.ts";
import type { RowRange } from "../../sale/product-line.ts";

interface Representation {
  readonly format: Format;
  readonly rows: RowRange;
  readonly etag: string;
}

/**
 * The answer to a request for a range of bytes, or to HEAD, which names the length; undefined for any other request. The
 * representation is made as a file first, once: a later range finds it there.
 * @throws Problem range_not_satisfiable with the length.
 */
export async function rangeReply(
  deps: ProductionDeps & { readonly files: FileStore },
  sold: Sold,
  { format, rows, etag }: Representation,
  incoming: Incoming,
): Promise<Reply | undefined> {
  const header = incoming.header("range");
  const wantsRange = header !== undefined && /^bytes=/i.test(header) && isFresh(incoming.header("if-range"), etag);
  if (!wantsRange && !incoming.head) return undefined;
  const production = productionOf(deps, sold, format, rows);
  const file = await deps.files.get(etag, () => madeInChunks(production));
  const headers = {
    ...deliveryHeaders(production, sold),
    "repr-digest": `sha-256=:${file.sha256.toString("base64")}:`,
  };
  const range = wantsRange ? byteRange(header, file.bytes) : undefined;
  if (range === "unsatisfiable") {
    throw new Problem(
      "range_not_satisfiable",
      `The representation has ${file.bytes} bytes.`,
      { bytes: file.bytes },
      { "content-range": `bytes */${file.bytes}` },
    );
  }
  if (range === undefined) {
    const body = incoming.head ? null : file.read(0, file.bytes - 1);
    return { status: 200, headers: { ...headers, "content-length": String(file.bytes) }, body };
  }
  return {
    status: 206,
    headers: {
      ...headers,
      "content-range": `bytes ${range.first}-${range.last}/${file.bytes}`,
      "content-length": String(range.last - range.first + 1),
    },
    body: incoming.head ? null : file.read(range.first, range.last),
  };
}

/** If-Range names what the client has a part of; only a strong tag of the same bytes lets the range count. */
function isFresh(condition: string | undefined, etag: string): boolean {
  return condition === undefined || condition.trim() === etag;
}
