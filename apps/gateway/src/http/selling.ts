import { encodePaymentRequiredHeader } from "@x402/core/http";
import { parsePaymentHeader } from "../payment/header.ts";
import type { SaleContext } from "../sale/context.ts";
import type { Outcome, SaleRefusalCode } from "../sale/outcome.ts";
import { CLIENT_CAP_MICRO_USDC, formatUsdc, rowsUnderClientCap } from "../sale/price.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { QuotaState } from "../sale/quota.ts";
import type { SaleRequest } from "../sale/request.ts";
import { sell } from "../sale/sell.ts";
import { addressSubject, walletSubject } from "../sale/subject.ts";
import { bazaarExtension } from "./bazaar.ts";
import { type DeliveryDeps, deliveryReply, type Presentation } from "./delivery.ts";
import { negotiate } from "./format.ts";
import { inputSchema } from "./input.ts";
import type { Incoming, Input, SellingDeclaration } from "./operation.ts";
import { Problem, type ProblemCode, problemBody, problems } from "./problem.ts";
import type { Reply } from "./reply.ts";

export interface SellingDeps extends DeliveryDeps {
  readonly sale: SaleContext;
  readonly baseUrl: string;
}

/** Clients cap all headers together at 16 KiB; ours must leave room. */
const MAX_CHALLENGE_BYTES = 4 * 1024;
const RETRY_SECONDS = "2";

/** Answers one request to an operation that sells: the HTTP side of `sell`. */
export async function handleSale(
  deps: SellingDeps,
  operation: SellingDeclaration<Input>,
  input: Record<string, unknown>,
  incoming: Incoming,
): Promise<Reply> {
  const format = negotiate(input.format as string | undefined, incoming.header("accept"));
  const purchase = operation.purchase(input, resourceUrl(deps, operation, input, incoming.bare));
  const address = addressSubject(incoming.address);
  const wallet = input.wallet as string | undefined;
  const request: SaleRequest = {
    purchase,
    claimant: { address, subject: wallet === undefined ? address : walletSubject(wallet) },
    payment: presentedPayment(incoming),
    idempotencyKey: idempotencyKey(incoming),
    probe: incoming.bare || wantsOffer(incoming),
  };
  const outcome = await sell(deps.sale, request);
  if (outcome.kind === "delivery") return deliveryReply(deps, outcome, format);
  if (outcome.kind === "payment_required") return challenge(deps, operation, outcome);
  throw refusal(deps, outcome);
}

/** `Prefer: payment` (RFC 7240): name the price even while rows are free, and leave the quota alone. */
function wantsOffer(incoming: Incoming): boolean {
  return /(^|,)\s*payment\s*(,|;|$)/i.test(incoming.header("prefer") ?? "");
}

function presentedPayment(incoming: Incoming): SaleRequest["payment"] {
  const header = incoming.header("payment-signature");
  if (header === undefined) {
    if (incoming.header("x-payment") === undefined) return undefined;
    throw new Problem("payment_version_unsupported", "X-PAYMENT belongs to x402 version 1.");
  }
  const parsed = parsePaymentHeader(header);
  if ("code" in parsed) throw new Problem(parsed.code, parsed.detail);
  return parsed;
}

function idempotencyKey(incoming: Incoming): string | undefined {
  const key = incoming.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,128}$/.test(key))
    throw new Problem("idempotency_key_malformed", "The Idempotency-Key is not usable.");
  return key;
}

const MAX_RESOURCE_URL = 512;

/** What the payment is for. Built from the validated input, so that one request always has one name. */
function resourceUrl(
  { baseUrl }: SellingDeps,
  { method, path }: SellingDeclaration<Input>,
  input: Record<string, unknown>,
  isBare: boolean,
): string {
  const url = baseUrl + path;
  if (method === "POST" || isBare) return url;
  let full = url;
  for (const name of Object.keys(input).sort()) {
    const value = input[name];
    if (value === undefined || name === "format" || name === "wallet") continue;
    full += `${full === url ? "?" : "&"}${name}=${encodeURIComponent(String(value))}`;
  }
  return full.length > MAX_RESOURCE_URL ? url : full;
}

function challenge(
  deps: SellingDeps,
  operation: SellingDeclaration<Input>,
  outcome: Extract<Outcome, { kind: "payment_required" }>,
): Reply {
  const { purchase, offer, code, quota } = outcome;
  const required = {
    x402Version: 2 as const,
    error: code,
    resource: {
      url: purchase.resourceUrl,
      description: operation.summary,
      mimeType: "application/json",
      serviceName: "Synthetic Data Gateway",
      tags: ["synthetic-data", "datasets"],
    },
    accepts: [offer],
    extensions: extensionsOf(operation),
  };
  const full = encodePaymentRequiredHeader(required);
  const header =
    full.length <= MAX_CHALLENGE_BYTES ? full : encodePaymentRequiredHeader({ ...required, extensions: {} });
  const detail = challengeDetail(code, purchase, quota);
  const problem = new Problem(code, detail, {
    ...required,
    ...offerBody(deps, operation, purchase, quota),
  });
  return {
    status: problems[code].status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "payment-required": header,
    },
    body: JSON.stringify(problemBody(problem, deps.baseUrl)),
  };
}

function challengeDetail(code: ProblemCode, purchase: Purchase, quota: QuotaState): string {
  const price = `${purchase.rows} ${purchase.rows === 1 ? "row costs" : "rows cost"} ${formatUsdc(purchase.amountMicroUsdc)} USDC`;
  if (code !== "payment_required") return `${problems[code].title}; nothing was charged. ${price}.`;
  if (!quota.applies) return `${price}; this resource has no free quota.`;
  if (quota.walletCapReached) {
    return `${price}. This address has opened as many free wallet quotas as it may in 24 hours; leave the wallet out to use the address's own.`;
  }
  if (quota.callsLeft === 0) return `${price}. All free calls are used.`;
  return `${price}. ${quota.rowsLeft} rows in ${quota.callsLeft} calls are still free.`;
}

const extensions = new WeakMap<object, Readonly<Record<string, unknown>>>();

function extensionsOf(operation: SellingDeclaration<Input>): Readonly<Record<string, unknown>> {
  const known = extensions.get(operation);
  if (known !== undefined) return known;
  const made = {
    bazaar: bazaarExtension(operation),
    "payment-identifier": {
      info: { required: false },
      schema: {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "object",
        properties: {
          required: { type: "boolean" },
          id: { type: "string", minLength: 16, maxLength: 128, pattern: "^[a-zA-Z0-9_-]+$" },
        },
        required: ["required"],
      },
    },
  };
  extensions.set(operation, made);
  return made;
}

/** The part of a 402's body that lets an agent decide: price, free rows, what it would get, how to pay. */
function offerBody(
  deps: SellingDeps,
  operation: SellingDeclaration<Input>,
  purchase: Purchase,
  quota: QuotaState,
): Record<string, unknown> {
  const unit = operation.sells.unitPriceMicroUsdc;
  return {
    price: {
      rows: purchase.rows,
      unitPriceMicroUsdc: unit.toString(),
      unitPriceUsdc: formatUsdc(unit),
      amountMicroUsdc: purchase.amountMicroUsdc.toString(),
      amountUsdc: formatUsdc(purchase.amountMicroUsdc),
    },
    freeQuota: quota,
    clientCap: {
      capMicroUsdc: CLIENT_CAP_MICRO_USDC.toString(),
      rowsUnderCap: rowsUnderClientCap(),
      note: "Default x402 clients pay at most one dollar a request: ask for that many rows at once, or raise the client's cap.",
    },
    howToPay: {
      protocol: "x402 version 2, scheme exact (EIP-3009), paid before delivery",
      header: "PAYMENT-SIGNATURE",
      client: "npm install @x402/fetch @x402/evm viem; wrapFetchWithPayment pays this by itself",
      retry: "If the answer is lost, present the same payment again: it is charged once and delivered again.",
    },
    understoodAs: purchase.understoodAs,
    input: {
      method: operation.method,
      path: operation.path,
      schema: inputSchema(operation.input),
      example: operation.example,
    },
    ...presentationOf(deps, purchase).offerDetails(purchase),
  };
}

function presentationOf({ presentations }: SellingDeps, purchase: Purchase): Presentation {
  const presentation = presentations.get(purchase.product.kind);
  if (presentation === undefined) throw new Error(`Nothing presents ${purchase.product.kind}`);
  return presentation;
}

const refusalCodes: Readonly<Record<SaleRefusalCode, ProblemCode>> = {
  payment_already_used: "payment_already_used",
  idempotency_key_reused: "idempotency_key_reused",
  payment_outcome_unknown: "payment_outcome_unknown",
  settlement_unavailable: "settlement_unavailable",
  order_refund_due: "order_refund_due",
  order_refunded: "order_refunded",
  product_unavailable: "dataset_not_available",
};

function refusal(deps: SellingDeps, { code, orderId, transaction }: Extract<Outcome, { kind: "refused" }>): Problem {
  const problem = refusalCodes[code];
  const { title, status } = problems[problem];
  return new Problem(
    problem,
    `${title}.`,
    {
      ...(orderId === undefined
        ? {}
        : { order: orderId, downloadUrl: `${deps.baseUrl}/api/datasets/download?order=${orderId}` }),
      ...(transaction === undefined ? {} : { transaction }),
    },
    status === 503 ? { "retry-after": RETRY_SECONDS } : {},
  );
}
