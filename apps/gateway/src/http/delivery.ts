import { createHash, hash } from "node:crypto";
import { encodePaymentResponseHeader } from "@x402/core/http";
import type { SaleContext } from "../sale/context.ts";
import { recordDelivery, recordFailure } from "../sale/delivery.ts";
import { type ProductLine, productLineOf, type RowFormat, type RowRange } from "../sale/product-line.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { Order, Payment } from "../store/orders.ts";
import type { JsonRecord } from "../store/tables.ts";
import { formats } from "./format.ts";
import { Problem } from "./problem.ts";
import type { Reply } from "./reply.ts";

/** The JSON around the rows: `open` ends with the opening bracket of the rows, `close` begins with the closing one. */
export interface Envelope {
  readonly open: string;
  readonly close: (digest: string) => string;
}

/** How the products of one line look to a buyer, before and after the sale. */
export interface Presentation {
  readonly kind: string;
  envelope(order: Order, payment: Payment | undefined): Envelope;
  /** What a buyer can judge before paying, as JSON members without braces: real sample rows, the schema of a record. */
  offerDetails(purchase: Purchase): string;
  /** Absolute URL of the JSON Schema of one record. */
  schemaUrl(order: Order): string;
}

/** The members of an object as JSON text without the braces, for joining with others. */
export function membersOf(object: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(object).slice(1, -1);
}

export interface DeliveryDeps {
  readonly sale: SaleContext;
  readonly presentations: ReadonlyMap<string, Presentation>;
}

/** Up to this many rows are made in one go and sent with their length; more are streamed. */
const INLINE_ROWS = 2_000;

const NEWLINE = 10;
const COMMA = 44;

/** The answer that carries an order's rows: all of them, or the range that is asked for. */
export async function deliveryReply(
  deps: DeliveryDeps,
  sold: { order: Order; payment: Payment | undefined; replayed: boolean },
  format: RowFormat,
  range: RowRange = { from: 0, to: sold.order.rows },
): Promise<Reply> {
  const { order } = sold;
  const presentation = presentationOf(deps, order.product);
  const headers: Record<string, string> = {
    "content-type": formats[format],
    "cache-control": "private, no-store",
    "order-id": order.id,
    "x-synthetic": "true",
    link: `<${presentation.schemaUrl(order)}>; rel="describedby"`,
    ...(sold.replayed ? { "idempotent-replay": "true" } : {}),
    ...(sold.payment === undefined ? {} : settlementHeader(sold.payment)),
  };
  const production: Production = {
    deps,
    order,
    payment: sold.payment,
    format,
    range,
    line: productLineOf(deps.sale.products, order.product),
    envelope: format === "json" ? presentation.envelope(order, sold.payment) : undefined,
    isWhole: range.from === 0 && range.to === order.rows,
  };
  if (range.to - range.from <= INLINE_ROWS) return await inline(production, headers);
  return { status: 200, headers, body: stream(production) };
}

interface Production {
  readonly deps: DeliveryDeps;
  readonly order: Order;
  readonly payment: Payment | undefined;
  readonly format: RowFormat;
  readonly range: RowRange;
  readonly line: ProductLine;
  readonly envelope: Envelope | undefined;
  readonly isWhole: boolean;
}

/** How a product is shown. Its kind is one that we sell, or nobody could have bought it. */
export function presentationOf({ presentations }: DeliveryDeps, { kind }: JsonRecord): Presentation {
  const presentation = presentations.get(String(kind));
  if (presentation === undefined) throw new Error(`Nothing presents ${String(kind)}`);
  return presentation;
}

/** PAYMENT-RESPONSE of a settled payment: on every answer after the money moved, also when that is an error. */
export function settlementHeader(payment: Payment): { readonly "payment-response": string } {
  return {
    "payment-response": encodePaymentResponseHeader({
      success: true,
      payer: payment.payer,
      transaction: payment.transaction ?? "",
      network: payment.network as `${string}:${string}`,
      amount: payment.amountMicroUsdc.toString(),
    }),
  };
}

/**
 * The rows in the format asked for, feeding the content digest on the way. The digest is over the canonical NDJSON;
 * JSON has the same rows with commas for the newlines, which stand nowhere else, so one production serves both.
 */
function* produce(
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

/** All in one piece, with one digest: this is the path of most requests. */
async function inline(production: Production, headers: Record<string, string>): Promise<Reply> {
  const { deps, order, envelope, format, isWhole, line, range } = production;
  let digest = "";
  let body: Uint8Array;
  try {
    const rows = joined(line.chunks(order.product, format === "csv" ? "csv" : "ndjson", range, "reused"));
    digest = hash("sha256", format === "csv" && isWhole ? canonicalRows(production) : rows, "hex");
    body = envelope === undefined ? rows : enveloped(envelope, rows, digest);
  } catch (error) {
    throw await failed(production, error);
  }
  if (isWhole) recordDelivered(deps, order, Buffer.from(digest, "hex"));
  // RFC 9530; NDJSON is what the content digest is over, so there it comes for nothing.
  const proof =
    format === "ndjson" ? { "repr-digest": `sha-256=:${Buffer.from(digest, "hex").toString("base64")}:` } : {};
  return { status: 200, headers: { ...headers, ...proof, "content-length": String(body.length) }, body };
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

function enveloped({ open, close }: Envelope, rows: Uint8Array, digest: string): Buffer {
  withCommas(rows);
  const tail = close(digest);
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

/** One chunk is made when the socket has taken the one before. A client that goes away stops it; the order keeps its rows. */
async function* stream(production: Production): AsyncGenerator<Uint8Array> {
  const { deps, order, envelope, format, isWhole } = production;
  const content = createHash("sha256");
  try {
    if (envelope !== undefined) yield Buffer.from(envelope.open);
    yield* produce(production, content);
  } catch (error) {
    throw await failed(production, error);
  }
  // A CSV's rows are not what the digest is over: reconciliation produces the canonical ones for it.
  const digest = format === "csv" || !isWhole ? undefined : content.digest();
  if (envelope !== undefined) yield Buffer.from(envelope.close(digest?.toString("hex") ?? ""));
  if (digest !== undefined) recordDelivered(deps, order, digest);
}

/** Not waited for: the rows are safe with the order, and reconciliation repeats what is lost here. */
function recordDelivered({ sale }: DeliveryDeps, order: Order, digest: Buffer): void {
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
