import { createHash, hash } from "node:crypto";
import type { SaleContext } from "../sale/context.ts";
import { recordDelivery, recordFailure } from "../sale/delivery.ts";
import { contentDigest, type ProductLine, productLineOf, type RowRange } from "../sale/product-line.ts";
import type { Order, Payment } from "../store/orders.ts";
import { type Format, isFileFormat } from "./format.ts";
import { type Envelope, type Presentation, type Presentations, presentationOf } from "./presentation.ts";
import { Problem } from "./problem.ts";
import { settlementHeader } from "./settlement-header.ts";

export interface ProductionDeps {
  readonly sale: SaleContext;
  readonly presentations: Presentations;
}

/** The making of an order's bytes in one format: all of its rows, or a range of them. */
export interface Production {
  readonly deps: ProductionDeps;
  readonly order: Order;
  readonly payment: Payment | undefined;
  readonly format: Format;
  readonly range: RowRange;
  readonly line: ProductLine;
  readonly presentation: Presentation;
  readonly envelope: Envelope | undefined;
  readonly isWhole: boolean;
}

export function productionOf(
  deps: ProductionDeps,
  { order, payment }: { order: Order; payment: Payment | undefined },
  format: Format,
  range: RowRange = { from: 0, to: order.rows },
): Production {
  const presentation = presentationOf(deps.presentations, order.product);
  return {
    ...{ deps, order, payment, format, range, presentation },
    line: productLineOf(deps.sale.products, order.product),
    envelope: format === "json" ? presentation.envelope(order, payment) : undefined,
    isWhole: range.from === 0 && range.to === order.rows,
  };
}

/** Up to this many rows are made and checked in one go, and sent with their length; more are streamed. A row may be a whole conversation. */
const INLINE_ROWS = 500;

export function isMadeAtOnce({ range }: Production): boolean {
  return range.to - range.from <= INLINE_ROWS;
}

const NEWLINE = 10;
const COMMA = 44;

/**
 * All in one piece, with the digest of its content: this is the path of most requests.
 * @throws Problem when the rows cannot be made.
 */
export async function madeAtOnce(production: Production): Promise<{ body: Uint8Array; digest: string }> {
  const { deps, order, envelope, format, isWhole, line, range } = production;
  try {
    await line.prepare?.(order.product, range.to);
    if (isFileFormat(format)) {
      const digest = (await knownDigest(production)).toString("hex");
      return { body: await gathered(fileChunks(production, digest)), digest };
    }
    const rows = joined(line.chunks(order.product, format === "csv" ? "csv" : "ndjson", range, "reused"));
    const digest = hash("sha256", format === "csv" && isWhole ? canonicalRows(production) : rows, "hex");
    const body = envelope === undefined ? rows : enveloped(envelope, rows, isWhole ? { digest, rows } : { digest });
    if (isWhole) recordDelivered(deps, order, Buffer.from(digest, "hex"));
    return { body, digest };
  } catch (error) {
    throw await failed(production, error);
  }
}

/**
 * The same bytes in chunks, each good until the next one is asked for and made only then. A reader that goes away stops it;
 * the order keeps its rows.
 */
export async function* madeInChunks(production: Production): AsyncGenerator<Uint8Array> {
  if (isMadeAtOnce(production)) {
    yield (await madeAtOnce(production)).body;
    return;
  }
  const { deps, order, envelope, format, isWhole, line, range } = production;
  if (isFileFormat(format)) {
    try {
      await line.prepare?.(order.product, range.to);
      yield* fileChunks(production, (await knownDigest(production)).toString("hex"));
    } catch (error) {
      throw await failed(production, error);
    }
    return;
  }
  const content = createHash("sha256");
  try {
    await line.prepare?.(order.product, range.to);
    if (envelope !== undefined) yield Buffer.from(envelope.open);
    yield* textChunks(production, content);
  } catch (error) {
    throw await failed(production, error);
  }
  // A CSV's rows are not what the digest is over: reconciliation produces the canonical ones for it.
  const digest = format === "csv" || !isWhole ? undefined : content.digest();
  if (envelope !== undefined) yield Buffer.from(envelope.close({ digest: digest?.toString("hex") ?? "" }));
  if (digest !== undefined) recordDelivered(deps, order, digest);
}

function fileChunks({ presentation, order, format, range }: Production, digest: string): AsyncIterable<Uint8Array> {
  if (!isFileFormat(format)) throw new TypeError(`${format} is no file format`);
  return presentation.file(order, format, range, digest);
}

/** The content digest of the whole order, which files carry inside: all rows are made for it when nobody has yet. */
async function knownDigest({ deps, order, line }: Production): Promise<Buffer> {
  if (order.contentDigest !== null) return order.contentDigest;
  const digest = await contentDigest(line, order);
  recordDelivered(deps, order, digest);
  return digest;
}

/**
 * The rows as text, feeding the content digest on the way. The digest is over the canonical NDJSON; JSON has the same rows
 * with commas for the newlines, which stand nowhere else, so one production serves both.
 */
function* textChunks(
  { line, order, format, range }: Production,
  digest: { update(bytes: Uint8Array): void },
): Generator<Uint8Array> {
  if (format === "csv") {
    yield* line.chunks(order.product, "csv", range, "reused");
    return;
  }
  let isFirst = true;
  for (const chunk of line.chunks(order.product, "ndjson", range, "reused")) {
    digest.update(chunk);
    if (format === "ndjson") {
      yield chunk;
      continue;
    }
    if (!isFirst) yield Buffer.of(COMMA);
    isFirst = false;
    withCommas(chunk);
    yield chunk.subarray(0, chunk.length - 1);
  }
}

function canonicalRows({ line, order, range }: Production): Uint8Array {
  return joined(line.chunks(order.product, "ndjson", range, "reused"));
}

/** The chunks as one piece of memory of our own. Buffers this small come out of Node's pool, not each from the system. */
function joined(chunks: Iterable<Uint8Array>): Buffer {
  let whole = Buffer.alloc(0);
  for (const chunk of chunks) whole = whole.length === 0 ? Buffer.from(chunk) : Buffer.concat([whole, chunk]);
  return whole;
}

async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
}

function enveloped({ open, close }: Envelope, rows: Uint8Array, made: Parameters<Envelope["close"]>[0]): Buffer {
  const tail = close(made);
  withCommas(rows);
  const body = Buffer.allocUnsafe(Buffer.byteLength(open) + rows.length - 1 + Buffer.byteLength(tail));
  let at = body.write(open);
  body.set(rows.subarray(0, rows.length - 1), at);
  at += rows.length - 1;
  body.write(tail, at);
  return body;
}

/** NDJSON as the inside of a JSON array, in place: newlines stand only between rows, and the last one is to be cut off. */
function withCommas(rows: Uint8Array): void {
  for (let at = rows.indexOf(NEWLINE); at >= 0; at = rows.indexOf(NEWLINE, at + 1)) rows[at] = COMMA;
}

/** Not waited for: the rows are safe with the order, and reconciliation repeats what is lost here. */
function recordDelivered({ sale }: ProductionDeps, order: Order, digest: Buffer): void {
  if (order.state !== "settled") return;
  void recordDelivery(sale, order, digest).catch((error) => {
    sale.log.warn({ order: order.id, err: error }, "delivery not recorded yet");
  });
}

/** Said only once it is recorded: who is told that the money goes back must not get the rows as well. */
async function failed({ deps, order, payment }: Production, error: unknown): Promise<Problem> {
  const detail = "The rows of this order could not be made.";
  if (payment === undefined || order.state !== "settled") {
    deps.sale.log.error({ order: order.id, err: error }, "delivery failed");
    return new Problem("internal_error", detail, { order: order.id });
  }
  await recordFailure(deps.sale, order, error);
  return new Problem("delivery_failed", detail, { order: order.id }, settlementHeader(payment));
}
