import { hexText } from "../../engine/hex.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, drawAll, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { type Deal, wideKey } from "./deal.ts";
import { payloadText, settledText, unsettledText, verifyText } from "./messages.ts";
import {
  EXPIRED,
  errorReasons,
  INVALID,
  invalidReasons,
  NOT_SETTLED,
  networks,
  UPTO,
  VALID_AND_SETTLED,
} from "./vocabulary.ts";

/** One payment of a trace: what was signed, and what became of it. */
export interface Payment {
  readonly draws: Uint32Array;
  /** How it ends: `VALID_AND_SETTLED`, `INVALID` or `NOT_SETTLED`. */
  fate: number;
  /** When each step was complete, ms since 1970; the settlement's is that of a payment that gets so far. */
  signedAt: number;
  retriedAt: number;
  verifiedAt: number;
  verifyLatency: number;
  settledAt: number;
  settleLatency: number;
  respondedAt: number;
  validAfter: string;
  validBefore: string;
  nonce: number;
  signature: number;
  /** Key of the identifier, or −1. */
  identifier: number;
  /** Indices of reasons; −1 where there is none. */
  invalidReason: number;
  errorReason: number;
  /** Atomic units moved, 0 when nothing was. */
  settled: number;
  settledText: string;
  tx: number;
  block: number;
  gas: number;
  payload: string;
  verify: string;
  settle: string;
}

const field = {
  think: 0,
  send: 1,
  verify: 2,
  work: 3,
  settle: 4,
  answer: 5,
  reason: 6,
  error: 7,
  used: 8,
  gas: 9,
  slow: 10,
  nonce: 12,
  signature: 14,
  identifier: 16,
  tx: 18,
} as const;
const PAYMENT_DRAWS = 12;

const invalidShares = weightedTable([58, 24, 18]);
const errorShares = weightedTable([46, 34, 20]);
/** Typical milliseconds to a final receipt, by network. */
const settleMedians = [1_850, 2_600, 900, 2_050];
/** A payment that arrives later than this before its end is refused. */
const MARGIN_MS = 6_000;
/** The longest way from signing to verifying, unless the payment is to be late. */
const LONGEST_VERIFY = 15_000;
const LONGEST_SETTLE = 45_000;

export function payment(): Payment {
  return {
    draws: new Uint32Array(PAYMENT_DRAWS),
    fate: 0,
    signedAt: 0,
    retriedAt: 0,
    verifiedAt: 0,
    verifyLatency: 0,
    settledAt: 0,
    settleLatency: 0,
    respondedAt: 0,
    validAfter: "",
    validBefore: "",
    nonce: 0,
    signature: 0,
    identifier: -1,
    invalidReason: -1,
    errorReason: -1,
    settled: 0,
    settledText: "",
    tx: 0,
    block: 0,
    gas: 0,
    payload: "",
    verify: "",
    settle: "",
  };
}

/** A lognormal time in ms, between 1 and `most`. */
export function lasting(median: number, sigma: number, u: number, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(median * fastExp(sigma * quantileAt(normalTable(), u)))));
}

/** Makes the payment that an agent begins at `from`. */
export function pay(into: Payment, deal: Deal, key: number, fate: number, from: number): void {
  const { draws } = into;
  const { agentKey } = deal;
  drawAll(draws, key);
  into.fate = fate;
  into.invalidReason = fate === INVALID ? reasonOf(deal, draws[field.reason] as number) : -1;
  into.errorReason = fate === NOT_SETTLED ? pick(errorShares, draws[field.error] as number) : -1;
  into.nonce = wideKey(key, field.nonce);
  into.signature = wideKey(key, field.signature);
  // Whether payments are named, and how validity begins, are habits of the agent's software.
  into.identifier = unit(draw(agentKey, 70)) < 0.55 ? wideKey(key, field.identifier) : -1;
  setTimes(into, deal, from);
  const signedSeconds = Math.floor(into.signedAt / 1000);
  into.validAfter = unit(draw(agentKey, 71)) < 0.6 ? "0" : String(signedSeconds - 600);
  into.validBefore = String(signedSeconds + deal.taken.maxTimeoutSeconds);
  settle(into, deal, key);
  write(into, deal);
}

/** Signatures of Permit2 have codes of their own, and so does their expiry: of the common codes only the lack of money. */
function reasonOf(deal: Deal, u: number): number {
  return deal.taken.scheme === UPTO ? 0 : pick(invalidShares, u);
}

function setTimes(into: Payment, deal: Deal, from: number): void {
  const { draws } = into;
  const slow = unit(draws[field.slow] as number) < 0.02 ? 6 : 1;
  into.signedAt = from + lasting(190, 0.8, draws[field.think] as number, 20_000);
  into.verifyLatency = lasting(110 * slow, 0.5, draws[field.verify] as number, LONGEST_VERIFY - 1_000);
  const sending = lasting(14, 0.6, draws[field.send] as number, 900);
  const end = (Math.floor(into.signedAt / 1000) + deal.taken.maxTimeoutSeconds) * 1000;
  // A late payment waited for somebody's approval.
  const late = end - MARGIN_MS + 1 + sending;
  into.retriedAt = into.invalidReason === EXPIRED ? late : into.signedAt + sending;
  into.verifiedAt = into.retriedAt + into.verifyLatency + 2;
  const work = lasting(260, 0.9, draws[field.work] as number, 30_000);
  into.settleLatency = lasting(
    (settleMedians[deal.taken.network] as number) * slow,
    0.35,
    draws[field.settle] as number,
    LONGEST_SETTLE,
  );
  into.settledAt = into.verifiedAt + work + into.settleLatency;
  const before = into.fate === INVALID ? into.verifiedAt : into.settledAt;
  into.respondedAt = before + lasting(9, 0.5, draws[field.answer] as number, 400);
}

function settle(into: Payment, deal: Deal, key: number): void {
  if (into.fate !== VALID_AND_SETTLED) {
    into.settled = 0;
    into.settledText = "";
    return;
  }
  const { draws } = into;
  const isUpto = deal.taken.scheme === UPTO;
  const used = 0.05 + 0.9 * unit(draws[field.used] as number);
  into.settled = isUpto ? Math.max(1, Math.floor(deal.amount * used)) : deal.amount;
  into.settledText = String(into.settled);
  into.tx = wideKey(key, field.tx);
  const { genesis, blockMs } = networks[deal.taken.network] as (typeof networks)[number];
  into.block = Math.floor((into.settledAt - genesis) / blockMs);
  into.gas = (isUpto ? 118_000 : 85_600) + below(draws[field.gas] as number, isUpto ? 14_000 : 3_400);
}

function write(into: Payment, deal: Deal): void {
  const { payer, taken } = deal;
  const authorization = {
    payer,
    validAfter: into.validAfter,
    validBefore: into.validBefore,
    nonce: `0x${hexText(into.nonce, 32)}`,
    signature: `0x${hexText(into.signature, 65)}`,
    identifier: into.identifier < 0 ? "" : `pay_${hexText(into.identifier, 16)}`,
  };
  into.payload = payloadText(deal.takenText, taken, authorization, deal.resource);
  into.verify = verifyText(into.fate === INVALID ? (invalidReasons[into.invalidReason] as string) : "", payer);
  if (into.fate === VALID_AND_SETTLED) {
    into.settle = settledText(taken.network, payer, into.settledText, `0x${hexText(into.tx, 32)}`);
  } else if (into.fate === NOT_SETTLED) {
    into.settle = unsettledText(taken.network, payer, errorReasons[into.errorReason] as string);
  } else {
    into.settle = "";
  }
}
