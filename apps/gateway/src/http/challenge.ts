import { encodePaymentRequiredHeader } from "@x402/core/http";
import type { Outcome } from "../sale/outcome.ts";
import { CLIENT_CAP_MICRO_USDC, formatUsdc, rowsUnderClientCap } from "../sale/price.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { QuotaState } from "../sale/quota.ts";
import { bazaarExtension } from "./bazaar.ts";
import { inputSchema } from "./input.ts";
import type { Input, SellingDeclaration } from "./operation.ts";
import { membersOf, type Presentation } from "./presentation.ts";
import { Problem, type ProblemCode, problemBody, problems } from "./problem.ts";
import type { Reply } from "./reply.ts";

/** Clients cap all headers together at 16 KiB; ours must leave room. */
const MAX_CHALLENGE_BYTES = 4 * 1024;

export interface Challenge {
  readonly operation: SellingDeclaration<Input>;
  readonly presentation: Presentation;
  readonly outcome: Extract<Outcome, { kind: "payment_required" }>;
  readonly baseUrl: string;
}

/**
 * The 402: the offer in PAYMENT-REQUIRED, and in the body the same object with everything that an agent needs to decide:
 * price, free rows left, real sample rows, the schema of a record, how to pay.
 */
export function challengeReply({ operation, presentation, outcome, baseUrl }: Challenge): Reply {
  const { purchase, offer, code, quota } = outcome;
  const { extensions, texts } = fixedOf(operation);
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
    extensions,
  };
  const full = encodePaymentRequiredHeader(required);
  const header =
    full.length <= MAX_CHALLENGE_BYTES ? full : encodePaymentRequiredHeader({ ...required, extensions: {} });
  const problem = new Problem(code, detailOf(code, purchase, quota), required);
  const body = [
    membersOf(problemBody(problem, baseUrl)),
    membersOf({
      price: priceOf(purchase),
      freeQuota: quota,
      understoodAs: purchase.understoodAs,
    }),
    texts,
    presentation.offerDetails(purchase),
    ...(operation.challengeInBody === true ? [membersOf({ paymentRequired: header })] : []),
  ];
  return {
    status: problems[code].status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "payment-required": header,
    },
    body: `{${body.join(",")}}`,
  };
}

function detailOf(code: ProblemCode, purchase: Purchase, quota: QuotaState): string {
  const price = `${purchase.rows} ${purchase.rows === 1 ? "row costs" : "rows cost"} ${formatUsdc(purchase.amountMicroUsdc)} USDC`;
  if (code !== "payment_required") return `${problems[code].title}; nothing was charged. ${price}.`;
  if (!quota.applies) return `${price}; this resource has no free quota.`;
  if (quota.walletCapReached) {
    return `${price}. This address has opened as many free wallet quotas as it may in 24 hours; leave the wallet out to use the address's own.`;
  }
  if (quota.callsLeft === 0) return `${price}. All free calls are used.`;
  return `${price}. ${quota.rowsLeft} rows in ${quota.callsLeft} calls are still free.`;
}

function priceOf({ rows, calls, amountMicroUsdc }: Purchase) {
  const unitPrice = amountMicroUsdc / BigInt(calls ?? rows);
  return {
    rows,
    unit: calls === undefined ? "row" : "call",
    ...(calls === undefined ? {} : { calls }),
    unitPriceMicroUsdc: unitPrice.toString(),
    unitPriceUsdc: formatUsdc(unitPrice),
    amountMicroUsdc: amountMicroUsdc.toString(),
    amountUsdc: formatUsdc(amountMicroUsdc),
  };
}

/** What of a 402 depends on the operation alone. */
interface Fixed {
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly texts: string;
}

const fixed = new WeakMap<SellingDeclaration<Input>, Fixed>();

function fixedOf(operation: SellingDeclaration<Input>): Fixed {
  const known = fixed.get(operation);
  if (known !== undefined) return known;
  const { method, path, example, input } = operation;
  const made: Fixed = {
    extensions: { bazaar: bazaarExtension(operation), "payment-identifier": paymentIdentifier },
    texts: membersOf({ clientCap, howToPay, input: { method, path, schema: inputSchema(input), example } }),
  };
  fixed.set(operation, made);
  return made;
}

const clientCap = {
  capMicroUsdc: CLIENT_CAP_MICRO_USDC.toString(),
  rowsUnderCap: rowsUnderClientCap(),
  note: "Default x402 clients pay at most one dollar a request: ask for that many rows at once, or raise the client's cap.",
};

const howToPay = {
  protocol: "x402 version 2, scheme exact (EIP-3009), paid before delivery",
  header: "PAYMENT-SIGNATURE",
  client: "npm install @x402/fetch @x402/evm viem; wrapFetchWithPayment pays this by itself",
  retry: "If the answer is lost, present the same payment again: it is charged once and delivered again.",
};

const paymentIdentifier = {
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
};
