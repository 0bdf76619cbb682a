import { parsePaymentHeader } from "../payment/header.ts";
import type { Outcome, SaleRefusalCode } from "../sale/outcome.ts";
import type { SaleRequest } from "../sale/request.ts";
import { sell } from "../sale/sell.ts";
import { addressSubject, walletSubject } from "../sale/subject.ts";
import { challengeReply } from "./challenge.ts";
import { asAttachment, deliveryReply } from "./delivery.ts";
import { type Format, isFormat, negotiate } from "./format.ts";
import type { Incoming, Input, SellingDeclaration } from "./operation.ts";
import { presentationOf } from "./presentation.ts";
import { Problem, type ProblemCode, problems } from "./problem.ts";
import type { ProductionDeps } from "./production.ts";
import type { Reply } from "./reply.ts";
import { settlementHeader } from "./settlement-header.ts";

export interface SellingDeps extends ProductionDeps {
  readonly baseUrl: string;
  readonly apiUrl: string;
}

const RETRY_SECONDS = "2";

/** Answers one request to an operation that sells: the HTTP side of `sell`. */
export async function handleSale(
  deps: SellingDeps,
  operation: SellingDeclaration<Input>,
  input: Record<string, unknown>,
  incoming: Incoming,
): Promise<Reply> {
  const isFile = operation.delivery === "file";
  const usual = isFile ? "csv" : usualFormat(operation, input);
  const format = negotiate(input[formatParameterOf(operation)] as string | undefined, incoming.header("accept"), usual);
  const purchase = operation.purchase(input, resourceUrl(deps, operation, input, incoming.bare));
  const quoted = operation.quote?.(input, purchase);
  if (quoted !== undefined) return quoted;
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
  if (outcome.kind === "delivery") {
    const reply = await deliveryReply(deps, outcome, format);
    return isFile ? asAttachment(reply, outcome.order, format) : reply;
  }
  if (outcome.kind === "payment_required") {
    return challengeReply({
      operation,
      outcome,
      baseUrl: deps.baseUrl,
      presentation: presentationOf(deps.presentations, purchase.product),
    });
  }
  throw refusal(deps, outcome);
}

function formatParameterOf({ formatParameter = "format" }: SellingDeclaration<Input>): string {
  return formatParameter;
}

function usualFormat({ usualFormat: of }: SellingDeclaration<Input>, input: Record<string, unknown>): Format {
  const named = of?.(input);
  return named !== undefined && isFormat(named) ? named : "json";
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
  { baseUrl, apiUrl }: SellingDeps,
  operation: SellingDeclaration<Input>,
  input: Record<string, unknown>,
  isBare: boolean,
): string {
  const { method, path, host } = operation;
  const unnamed = [formatParameterOf(operation), "wallet"];
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const url = (host === "api" ? apiUrl : baseUrl) + place;
  if (method === "POST" || isBare) return url;
  let full = url;
  for (const name of Object.keys(input).sort()) {
    const value = input[name];
    if (value === undefined || unnamed.includes(name) || path.includes(`{${name}}`)) continue;
    full += `${full === url ? "?" : "&"}${name}=${encodeURIComponent(String(value))}`;
  }
  return full.length > MAX_RESOURCE_URL ? url : full;
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

function refusal(deps: SellingDeps, { code, orderId, payment }: Extract<Outcome, { kind: "refused" }>): Problem {
  const problem = refusalCodes[code];
  const { title, status } = problems[problem];
  const members =
    orderId === undefined
      ? {}
      : { order: orderId, downloadUrl: `${deps.baseUrl}/api/datasets/download?order=${orderId}` };
  return new Problem(problem, `${title}.`, members, {
    ...(status === 503 ? { "retry-after": RETRY_SECONDS } : {}),
    ...(payment === undefined ? {} : settlementHeader(payment)),
  });
}
