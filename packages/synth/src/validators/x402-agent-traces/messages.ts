import { sameValue } from "../same-value.ts";
import type { Report } from "../validation.ts";
import type { Step } from "./step.ts";

type Json = Readonly<Record<string, unknown>>;

/** Where the upto scheme's Permit2 proxy stands (x402 specification, scheme upto on EVM). */
const SPENDER = "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002";

/** One of the ways to pay that a PaymentRequired offers. */
export interface Requirement extends Json {
  readonly scheme: string;
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
}

/** The member of that name, as an object; an empty one where there is none. */
function part(value: unknown, name: string): Json {
  const member = typeof value === "object" && value !== null ? (value as Json)[name] : undefined;
  return typeof member === "object" && member !== null ? (member as Json) : {};
}

function isRequirement(value: unknown): value is Requirement {
  if (typeof value !== "object" || value === null) return false;
  const { scheme, network, asset, amount, payTo, maxTimeoutSeconds } = value as Json;
  const texts = [scheme, network, asset, amount, payTo].every((member) => typeof member === "string");
  return texts && Number.isSafeInteger(maxTimeoutSeconds) && Number(maxTimeoutSeconds) > 0;
}

/** Checks a PaymentRequired, and returns the requirement that the row names. */
export function checkRequired(step: Step, report: Report): Requirement | null {
  const message = step.message ?? {};
  const { accepts } = message;
  if (message.x402Version !== 2 || message.error !== "Payment required") {
    report("required-message", `version ${String(message.x402Version)}, error ${String(message.error)}`);
  }
  const { url } = part(message, "resource");
  if (url !== step.resource_url) report("required-message", `resource ${String(url)}`);
  if (!Array.isArray(accepts) || accepts.length < 1 || accepts.length > 3 || !accepts.every(isRequirement)) {
    report("required-message", "accepts is no list of one to three requirements");
    return null;
  }
  const named = accepts.filter(
    (offer) =>
      offer.scheme === step.scheme &&
      offer.network === step.network &&
      offer.asset === step.asset &&
      offer.amount === step.amount_atomic &&
      offer.payTo === step.pay_to,
  );
  if (named.length !== 1) report("required-message", `${named.length} requirements are those of the row`);
  return named[0] ?? null;
}

/** Checks a PaymentPayload against the PaymentRequired that it answers and the requirement that it takes. */
export function checkPayload(step: Step, required: Step, accepted: Requirement | null, report: Report): void {
  const message = step.message ?? {};
  if (message.x402Version !== 2) report("payload-message", `version ${String(message.x402Version)}`);
  if (!sameValue(message.resource, required.message?.resource)) report("payload-message", "another resource");
  if (accepted !== null && !sameValue(message.accepted, accepted)) report("payload-message", "another requirement");
  const payload = part(message, "payload");
  if (payload.signature !== step.signature) report("payload-message", "another signature");
  const right = step.scheme === "exact" ? isAuthorization(step, payload) : isPermit(step, payload, accepted);
  if (!right) report("payload-message", "the authorization is not that of the row");
  const { id } = part(part(part(message, "extensions"), "payment-identifier"), "info");
  if ((id ?? null) !== step.idempotency_id) report("idempotency", `the payload carries ${String(id)}`);
}

function isAuthorization(step: Step, payload: Json): boolean {
  const authorization = part(payload, "authorization");
  return (
    authorization.from === step.payer &&
    authorization.to === step.pay_to &&
    authorization.value === step.amount_atomic &&
    authorization.validAfter === step.valid_after &&
    authorization.validBefore === step.valid_before &&
    authorization.nonce === step.nonce
  );
}

function isPermit(step: Step, payload: Json, accepted: Requirement | null): boolean {
  const permit = part(payload, "permit2Authorization");
  const permitted = part(permit, "permitted");
  const witness = part(permit, "witness");
  return (
    permit.from === step.payer &&
    permitted.token === step.asset &&
    permitted.amount === step.amount_atomic &&
    permit.spender === SPENDER &&
    permit.deadline === step.valid_before &&
    permit.nonce === BigInt(step.nonce ?? "0").toString() &&
    witness.to === step.pay_to &&
    witness.facilitator === part(accepted, "extra").facilitatorAddress &&
    witness.validAfter === step.valid_after
  );
}

/** Checks a VerifyResponse. */
export function checkVerifyMessage(step: Step, report: Report): void {
  const { isValid, payer, invalidReason } = step.message ?? {};
  if (isValid !== step.is_valid || payer !== step.payer || (invalidReason ?? null) !== step.invalid_reason) {
    report("verify-message", `isValid ${String(isValid)}, payer ${String(payer)}, reason ${String(invalidReason)}`);
  }
}

/** Checks a SettleResponse. */
export function checkSettleMessage(step: Step, report: Report): void {
  const { success, payer, network, transaction, amount, errorReason } = step.message ?? {};
  const right =
    success === step.settle_success &&
    payer === step.payer &&
    network === step.network &&
    (step.settle_success === true
      ? transaction === step.tx_hash && amount === step.settled_atomic
      : transaction === "" && errorReason === step.error_reason);
  if (!right) report("settle-message", "the message is not what the row says");
}

/** Checks what the server answers to a payment: what became of its settlement, or the price again. */
export function checkResponse(
  step: Step,
  required: Step,
  verify: Step | null,
  settle: Step | null,
  report: Report,
): void {
  const { message } = step;
  if (verify?.is_valid !== false) {
    if (!sameValue(message, settle?.message)) report("response-message", "not the SettleResponse of the attempt");
    return;
  }
  const again = { ...required.message, error: verify.invalid_reason };
  if (!sameValue(message, again)) report("response-message", "not the PaymentRequired with the reason as its error");
}
