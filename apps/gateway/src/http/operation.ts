import type { z } from "zod";
import { priceOfRows } from "../sale/price.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { JsonRecord } from "../store/tables.ts";
import type { ProblemCode } from "./problem.ts";
import type { Reply } from "./reply.ts";

/** The part of a request that handlers see besides its input. */
export interface Incoming {
  /** The client's address as the server believes it. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
  /** True when the request carried no input at all. */
  readonly bare: boolean;
  /** True for HEAD: the answer's headers are wanted, not its body. */
  readonly head: boolean;
}

export type Input = z.ZodObject;

/** What one request may cost, in micro-USDC, and by which unit it is counted. */
export interface Pricing {
  readonly unit: "row" | "call";
  readonly leastMicroUsdc: bigint;
  readonly mostMicroUsdc: bigint;
}

/** Priced by the row: between so few and so many rows a request. */
export function byTheRow(minimum: number, maximum: number): Pricing {
  return { unit: "row", leastMicroUsdc: priceOfRows(minimum), mostMicroUsdc: priceOfRows(maximum) };
}

interface Declaration<Schema extends Input> {
  /** Names the operation in logs, metrics, OpenAPI and receipts. Never changes. */
  readonly id: string;
  readonly group: string;
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  /** Other paths of the same operation. */
  readonly aliases?: readonly `/${string}`[];
  /** Which of the two public addresses documents name for it. Every operation answers on both. */
  readonly host: "base" | "api";
  readonly summary: string;
  readonly description: string;
  /** The query of a GET, the JSON body of a POST. */
  readonly input: Schema;
  /** An input that works, for documents and for probes. */
  readonly example: z.input<Schema>;
  /** Media types of a 200, with the schema of the JSON one. */
  readonly output: {
    readonly description: string;
    readonly types: readonly string[];
    readonly schema: Readonly<Record<string, unknown>>;
  };
  /** What it answers besides 200 without refusing, by status. */
  readonly otherwise?: Readonly<Record<number, OtherAnswer>>;
  /** The problems of its own, beside those that reading its input or selling may have. */
  readonly refuses?: readonly ProblemCode[];
}

export interface OtherAnswer {
  readonly description: string;
  /** Names of headers that say more, with their meaning. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True where it has no body; else it has one like a 200. */
  readonly isEmpty?: true;
}

export interface FreeDeclaration<Schema extends Input> extends Declaration<Schema> {
  readonly sells?: undefined;
  readonly handle: (input: z.output<Schema>, incoming: Incoming) => Promise<Reply> | Reply;
}

export interface SellingDeclaration<Schema extends Input> extends Declaration<Schema> {
  readonly sells: Pricing;
  /** True where the body of the 402 carries the base64 of PAYMENT-REQUIRED as well, for clients that read bodies only. */
  readonly challengeInBody?: true;
  /** `file`: rows come as an attachment, as CSV unless another format is asked for. */
  readonly delivery?: "file";
  /** What the input asks to buy, or a thrown Problem. Decides everything; touches nothing. */
  readonly purchase: (input: z.output<Schema>, resourceUrl: string) => Purchase;
  /** The answer to an input that only asks what a purchase would be: nothing is sold then. Undefined for one that buys. */
  readonly quote?: (input: z.output<Schema>, purchase: Purchase) => Reply | undefined;
  /** The parameter that names the format of the rows, where `format` means something else here. */
  readonly formatParameter?: string;
  /**
   * The `request` of the purchase, where it is known without understanding the input: what was paid for by it is delivered
   * again even when a later build would not sell it. Undefined for an input that does not buy.
   */
  readonly request?: (input: z.output<Schema>) => JsonRecord | undefined;
}

/** One operation of the public surface: the only place where its path, price and name stand. */
export type Operation = FreeDeclaration<Input> | SellingDeclaration<Input>;

/** Declares an operation that sells nothing. */
export function freeOperation<Schema extends Input>(declaration: FreeDeclaration<Schema>): Operation {
  return declaration as unknown as Operation;
}

/** Declares an operation that sells: its requests go through the sale. */
export function sellingOperation<Schema extends Input>(declaration: SellingDeclaration<Schema>): Operation {
  return declaration as unknown as Operation;
}
