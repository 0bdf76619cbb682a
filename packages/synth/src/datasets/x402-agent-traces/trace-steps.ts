import { NULL, type Register } from "../../engine/rows.ts";
import { slot } from "./columns.ts";
import type { Deal } from "./deal.ts";
import type { Payment } from "./payment.ts";
import { carrier, INVALID, kind, NOT_SETTLED, VALID_AND_SETTLED } from "./vocabulary.ts";

const PAID_STATUS = 200;
const UNPAID_STATUS = 402;

/** What all steps of a trace share. */
export function writeDeal(into: Register, deal: Deal): void {
  const { cells, texts } = into;
  cells[slot.transport] = deal.isTool ? 1 : 0;
  cells[slot.agent] = deal.agentCode;
  texts[slot.payer] = deal.payer;
  texts[slot.resource] = deal.url;
  cells[slot.method] = deal.method;
  cells[slot.x402Version] = 2;
  cells[slot.traffic] = deal.traffic;
}

/** The requirement that the row is about; none is known on the first step. */
export function writeOffer(into: Register, deal: Deal, isKnown: boolean): void {
  const { cells, texts } = into;
  const { taken } = deal;
  cells[slot.scheme] = isKnown ? taken.scheme : NULL;
  cells[slot.network] = isKnown ? taken.network : NULL;
  cells[slot.asset] = isKnown ? taken.network : NULL;
  texts[slot.amount] = isKnown ? taken.amount : null;
  cells[slot.usd] = isKnown ? deal.amount : NULL;
  texts[slot.payTo] = isKnown ? taken.payTo : null;
}

/** A step that carries no payment. */
export function clearPayment(into: Register): void {
  const { cells } = into;
  cells[slot.attempt] = NULL;
  cells[slot.idempotency] = NULL;
  clearAuthorization(into);
  clearVerdict(into);
  clearSettlement(into);
}

export function clearAuthorization(into: Register): void {
  const { cells, texts } = into;
  texts[slot.validAfter] = null;
  texts[slot.validBefore] = null;
  cells[slot.nonce] = NULL;
  cells[slot.signature] = NULL;
  cells[slot.verifiable] = NULL;
}

export function clearVerdict(into: Register): void {
  const { cells } = into;
  cells[slot.facilitator] = NULL;
  cells[slot.isValid] = NULL;
  cells[slot.invalidReason] = NULL;
}

export function clearSettlement(into: Register): void {
  const { cells, texts } = into;
  cells[slot.settled] = NULL;
  texts[slot.settledAmount] = null;
  cells[slot.tx] = NULL;
  cells[slot.block] = NULL;
  cells[slot.gas] = NULL;
  cells[slot.error] = NULL;
}

export function writeAuthorization(into: Register, of: Payment): void {
  const { cells, texts } = into;
  texts[slot.validAfter] = of.validAfter;
  texts[slot.validBefore] = of.validBefore;
  cells[slot.nonce] = of.nonce;
  cells[slot.signature] = of.signature;
  cells[slot.verifiable] = 0;
}

export function writeVerdict(into: Register, of: Payment): void {
  const { cells } = into;
  cells[slot.isValid] = of.fate === INVALID ? 0 : 1;
  cells[slot.invalidReason] = of.fate === INVALID ? of.invalidReason : NULL;
}

export function writeSettlement(into: Register, of: Payment): void {
  const { cells, texts } = into;
  const isSettled = of.fate === VALID_AND_SETTLED;
  cells[slot.settled] = isSettled ? 1 : 0;
  texts[slot.settledAmount] = isSettled ? of.settledText : null;
  cells[slot.tx] = isSettled ? of.tx : NULL;
  cells[slot.block] = isSettled ? of.block : NULL;
  cells[slot.gas] = isSettled ? of.gas : NULL;
  cells[slot.error] = of.fate === NOT_SETTLED ? of.errorReason : NULL;
}

/** An answer of the server to its client; over MCP it has no status of its own. */
export function writeStatus(into: Register, deal: Deal, isPaid: boolean): void {
  into.cells[slot.status] = deal.isTool ? NULL : isPaid ? PAID_STATUS : UNPAID_STATUS;
}

/** A step's object, and where it travels; null where there is none. */
export function writeMessage(into: Register, message: string | null, travels: number): void {
  into.texts[slot.message] = message;
  into.cells[slot.carrier] = message === null ? NULL : travels;
}

/** Where the message of a step travels. `isOffer` says that a response repeats the offer. */
export function carrierOf(deal: Deal, step: number, isOffer: boolean): number {
  if (step === kind.verify || step === kind.settle) return carrier.body;
  if (step === kind.retry) return deal.isTool ? carrier.metaPayment : carrier.signatureHeader;
  if (isOffer) return deal.isTool ? carrier.structuredContent : carrier.requiredHeader;
  return deal.isTool ? carrier.metaResponse : carrier.responseHeader;
}
