import type { RowRange } from "../sale/product-line.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { Order, Payment } from "../store/orders.ts";
import type { JsonRecord } from "../store/tables.ts";
import type { FileFormat } from "./format.ts";

/** What is known of an order's rows when they have been made. */
export interface MadeRows {
  /** Hex of the content digest; empty when only a part of the rows was made. */
  readonly digest: string;
  /** All the rows as canonical NDJSON, when they are few enough to be in memory at once. */
  readonly rows?: Uint8Array;
}

/** The JSON around the rows: `open` ends with the opening bracket of the rows, `close` begins with the closing one. */
export interface Envelope {
  readonly open: string;
  readonly close: (made: MadeRows) => string;
}

/** How the products of one line look to a buyer, before and after the sale. */
export interface Presentation {
  readonly kind: string;
  envelope(order: Order, payment: Payment | undefined): Envelope;
  /**
   * The rows as a file that carries its own metadata: `digest` is the content digest of the whole order. Chunks are good
   * until the next one is asked for, and the event loop is let go between them.
   */
  file(order: Order, format: FileFormat, range: RowRange, digest: string): AsyncIterable<Uint8Array>;
  /** What a buyer can judge before paying, as JSON members without braces: real sample rows, the schema of a record. */
  offerDetails(purchase: Purchase): string;
  /** Absolute URL of the JSON Schema of one record. */
  schemaUrl(order: Order): string;
}

export type Presentations = ReadonlyMap<string, Presentation>;

/** How a product is shown. Its kind is one that we sell, or nobody could have bought it. */
export function presentationOf(presentations: Presentations, { kind }: JsonRecord): Presentation {
  const presentation = presentations.get(String(kind));
  if (presentation === undefined) throw new Error(`Nothing presents ${String(kind)}`);
  return presentation;
}

/** The members of an object as JSON text without the braces, for joining with others. */
export function membersOf(object: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(object).slice(1, -1);
}
