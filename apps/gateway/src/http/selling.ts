import { parsePaymentHeader } from "../payment/header.ts";
import type { Outcome, SaleRefusalCode, Sold } from "../sale/outcome.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { SaleRequest } from "../sale/request.ts";
import { replay } from "../sale/resume.ts";
import { sell } from "../sale/sell.ts";
import { addressSubject, walletSubject } from "../sale/subject.ts";
import type { JsonRecord } from "../store/tables.ts";
import { challengeReply } from "./challenge.ts";
import { asAttachment, deliveryReply, downloadUrl } from "./delivery.ts";
import { type Format, negotiate, statedFormat } from "./format.ts";
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
  let purchase: Purchase;
  try {
    purchase = operation.purchase(input, resourceUrl(deps, operation, input, incoming.bare));
  } catch (refused) {
    const bought = await boughtBefore(deps, operation, input, incoming);
    if (bought === undefined) throw refused;
    const why = refused instanceof Problem ? { code: refused.code } : { err: refused };
    deps.sale.log.warn({ order: bought.order.id, ...why }, "delivered again what would not be sold now");
    return await delivered(deps, operation, bought, formatOf(operation, input, incoming, bought.order.understoodAs));
  }
  const format = formatOf(operation, input, incoming, purchase.understoodAs);
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
  if (outcome.kind === "delivery") return await delivered(deps, operation, outcome, format);
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

function formatOf(
  operation: SellingDeclaration<Input>,
  input: Record<string, unknown>,
  incoming: Incoming,
  understoodAs: JsonRecord,
): Format {
  const parameter = input[formatParameterOf(operation)] as string | undefined;
  const usual = operation.delivery === "file" ? "csv" : statedFormat(understoodAs);
  return negotiate(parameter, incoming.header("accept"), usual);
}

async function delivered(
  deps: SellingDeps,
  { delivery }: SellingDeclaration<Input>,
  sold: Sold,
  format: Format,
): Promise<Reply> {
  const reply = await deliveryReply(deps, sold, format);
  return delivery === "file" ? asAttachment(reply, sold.order, format) : reply;
}

/**
 * What the presented payment bought with this request at an earlier build, which understood it where this one does not.
 * @throws Problem when it was bought and cannot be delivered.
 */
async function boughtBefore(
  deps: SellingDeps,
  { id, request }: SellingDeclaration<Input>,
  input: Record<string, unknown>,
  incoming: Incoming,
): Promise<Sold | undefined> {
  const payment = presentedPayment(incoming);
  if (payment === undefined) return undefined;
  const stated = request?.(input);
  if (stated === undefined) return undefined;
  const outcome = await replay(deps.sale, { operation: id, request: stated }, payment);
  if (outcome?.kind === "refused") throw refusal(deps, outcome);
  return outcome;
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
  order_retired: "order_retired",
  product_unavailable: "dataset_not_available",
};

function refusal(deps: SellingDeps, { code, orderId, payment }: Extract<Outcome, { kind: "refused" }>): Problem {
  const problem = refusalCodes[code];
  const { title, status } = problems[problem];
  const members = orderId === undefined ? {} : { order: orderId, downloadUrl: downloadUrl(deps.baseUrl, orderId) };
  return new Problem(problem, `${title}.`, members, {
    ...(status === 503 ? { "retry-after": RETRY_SECONDS } : {}),
    ...(payment === undefined ? {} : settlementHeader(payment)),
  });
}
