import type { Report, Violation } from "../validation.ts";
import type { Ledger } from "./ledger.ts";
import {
  checkPayload,
  checkRequired,
  checkResponse,
  checkSettleMessage,
  checkVerifyMessage,
  type Requirement,
} from "./messages.ts";
import { EXPIRED, micros, type Step } from "./step.ts";
import { blockAt, fallsShort } from "./step-rules.ts";

/** What may follow a step; a trace may end after those that stand in `resting`. */
const following: Readonly<Record<string, readonly string[]>> = {
  request: ["payment_required"],
  payment_required: ["sign"],
  sign: ["retry"],
  retry: ["verify"],
  verify: ["settle", "response"],
  settle: ["response"],
  response: ["sign", "retry"],
};
const resting = new Set(["payment_required", "response"]);

const carriers: Readonly<Record<string, readonly [http: string, mcp: string]>> = {
  required: ["PAYMENT-REQUIRED", "structuredContent"],
  payload: ["PAYMENT-SIGNATURE", "_meta.x402/payment"],
  settled: ["PAYMENT-RESPONSE", "_meta.x402/payment-response"],
  facilitator: ["facilitator_body", "facilitator_body"],
};

/** A payment of the trace that is being read. */
interface Attempt {
  readonly number: number;
  readonly sign: Step;
  verify: Step | null;
  settle: Step | null;
  /** How often the payment was sent. */
  sent: number;
}

/** The trace that is being read. */
export class Trace {
  readonly first: Step;
  last: Step;
  private readonly row: number;
  private readonly ledger: Ledger;
  private required: Step | null = null;
  private accepted: Requirement | null = null;
  private attempt: Attempt | null = null;
  private facilitator: string | null = null;
  private identifier: string | null = null;
  private lastTs: number;
  /** When the last request or retry was sent. */
  private askedAt: number;
  private budget: number;
  private paid = false;
  /** The first attempt has failed. */
  private failed = false;

  constructor(first: Step, ts: number, row: number, ledger: Ledger, report: Report) {
    this.first = first;
    this.last = first;
    this.row = row;
    this.ledger = ledger;
    this.lastTs = ts;
    this.askedAt = ts;
    this.budget = micros(first.budget_remaining_usd);
    ledger.trace(first, report);
    if (first.step !== 1) report("trace-contiguous", `${first.trace_id} begins with step ${first.step}`);
    if (first.kind !== "request" || first.attempt !== null) report("step-order", `begins with ${first.kind}`);
    if (first.carrier !== null) report("carrier", `${first.carrier} on ${first.kind}`);
    const priced =
      first.scheme ?? first.network ?? first.asset ?? first.amount_atomic ?? first.amount_usd ?? first.pay_to;
    if (priced !== null) report("trace-constant", `${priced} before the price was told`);
    if (first.idempotency_id !== null) report("idempotency", "a payment before the price was told");
  }

  /** Reads a step after the first. */
  step(step: Step, ts: number, report: Report): void {
    const { last, first } = this;
    if (step.step !== last.step + 1 || step.step_count !== first.step_count || step.step > step.step_count) {
      report("trace-contiguous", `step ${step.step} of ${step.step_count} after ${last.step} of ${first.step_count}`);
    }
    if (step.step <= last.step) report("key", `${step.trace_id} has step ${step.step} twice`);
    if (ts <= this.lastTs) report("time-order", `${step.ts} is not after ${last.ts}`);
    this.checkConstants(step, report);
    this.checkOrder(step, report);
    this.checkBudget(step, report);
    this.checkLatency(step, ts, report);
    this.read(step, ts, report);
    this.failed ||= step.attempt === 1 && (step.is_valid === false || step.settle_success === false);
    this.last = step;
    this.lastTs = ts;
    if (step.kind === "request" || step.kind === "retry") this.askedAt = ts;
  }

  private checkConstants(step: Step, report: Report): void {
    const { first, required } = this;
    const same =
      step.transport === first.transport &&
      step.agent_id === first.agent_id &&
      step.payer === first.payer &&
      step.resource_url === first.resource_url &&
      step.method === first.method &&
      step.x402_version === first.x402_version &&
      step.traffic_class === first.traffic_class &&
      step.outcome === first.outcome;
    if (!same) report("trace-constant", `${step.trace_id} changes what is constant`);
    const priced = required ?? step;
    const agreed =
      step.scheme !== null &&
      step.network !== null &&
      step.pay_to !== null &&
      step.scheme === priced.scheme &&
      step.network === priced.network &&
      step.asset === priced.asset &&
      step.amount_atomic === priced.amount_atomic &&
      step.amount_usd === priced.amount_usd &&
      step.pay_to === priced.pay_to;
    if (!agreed || step.asset === null || step.amount_atomic === null || step.amount_usd === null) {
      report("trace-constant", `${step.trace_id} changes its price or has none`);
    }
  }

  private checkOrder({ kind, attempt: number }: Step, report: Report): void {
    const { attempt, last } = this;
    let right = following[last.kind]?.includes(kind) === true;
    if (last.kind === "verify") right &&= (kind === "response") === (last.is_valid === false);
    const succeeded = attempt?.settle?.settle_success === true;
    if (last.kind === "response") {
      // A payment that succeeded may be sent once more; one that failed may be tried anew.
      right &&= succeeded ? kind === "retry" && attempt?.sent === 1 : kind === "sign";
    } else if (attempt?.sent === 2) right &&= kind === "response";
    const due = kind === "payment_required" ? null : kind === "sign" ? (attempt?.number ?? 0) + 1 : attempt?.number;
    if (kind === "response" && last.kind === "retry") right = attempt?.sent === 2;
    if (!right || number !== due) report("step-order", `${kind} of attempt ${number} after ${last.kind}`);
    if ((number === 2 && !this.failed) || (kind === "sign" && (attempt?.number ?? 0) > 1)) {
      report("second-attempt", `attempt ${number} after ${this.failed ? "two" : "no failure"}`);
    }
  }

  private checkBudget(step: Step, report: Report): void {
    const due = step.settle_success === true ? this.budget - Number(step.settled_atomic) : this.budget;
    const budget = micros(step.budget_remaining_usd);
    if (budget !== due) report("budget", `${step.budget_remaining_usd} instead of ${due / 1_000_000}`);
    this.budget = budget;
  }

  private checkLatency({ kind, latency_ms: latency }: Step, ts: number, report: Report): void {
    if (latency === null) return;
    const facilitated = kind === "verify" || kind === "settle";
    const span = ts - (facilitated ? this.lastTs : this.askedAt);
    if (facilitated ? latency > span : latency !== span) report("latency", `${latency} ms of ${span} on ${kind}`);
  }

  private read(step: Step, ts: number, report: Report): void {
    const { kind } = step;
    if (kind === "payment_required") this.readPrice(step, report);
    else if (kind === "sign") this.readSignature(step, ts, report);
    else this.readPayment(step, ts, report);
    this.checkIdentifier(step, report);
    if (step.facilitator !== null) {
      this.facilitator ??= step.facilitator;
      if (step.facilitator !== this.facilitator) report("verify", `${step.facilitator} after ${this.facilitator}`);
    }
  }

  private readPrice(step: Step, report: Report): void {
    if (this.required !== null) return;
    this.required = step;
    this.accepted = checkRequired(step, report);
    this.checkCarrier(step, "required", report);
    this.checkStatus(step, 402, report);
    this.ledger.price(step, report);
    if (fallsShort(step) && step.outcome !== "abandoned") report("budget", `${step.outcome} beyond the budget`);
  }

  private readSignature(step: Step, ts: number, report: Report): void {
    if (step.carrier !== null || step.message !== null) report("carrier", `${step.carrier} on sign`);
    this.attempt = { number: step.attempt ?? 0, sign: step, verify: null, settle: null, sent: 0 };
    this.ledger.sign(step, report);
    const seconds = Math.floor(ts / 1_000);
    const end = seconds + (this.accepted?.maxTimeoutSeconds ?? Number.NaN);
    const after = Number(step.valid_after);
    const known = this.accepted !== null;
    if ((after !== 0 && after !== seconds - 600) || (known && Number(step.valid_before) !== end)) {
      report("validity", `${step.valid_after} to ${step.valid_before}, signed at ${seconds}`);
    }
  }

  private readPayment(step: Step, ts: number, report: Report): void {
    const { attempt, required } = this;
    if (attempt === null || required === null) return;
    const { sign } = attempt;
    const same =
      step.valid_after === sign.valid_after &&
      step.valid_before === sign.valid_before &&
      step.nonce === sign.nonce &&
      step.signature === sign.signature;
    if (step.kind !== "response" && !same) report("authorization-present", "it changes within the attempt");
    switch (step.kind) {
      case "retry":
        attempt.sent++;
        checkPayload(step, required, this.accepted, report);
        this.checkCarrier(step, "payload", report);
        break;
      case "verify":
        attempt.verify = step;
        checkVerifyMessage(step, report);
        this.checkCarrier(step, "facilitator", report);
        this.checkExpiry(step, ts, report);
        break;
      case "settle":
        attempt.settle = step;
        this.readSettlement(step, ts, report);
        break;
      case "response": {
        const { verify, settle } = attempt;
        checkResponse(step, required, verify, settle, report);
        this.checkCarrier(step, verify?.is_valid === false ? "required" : "settled", report);
        this.checkStatus(step, settle?.settle_success === true ? 200 : 402, report);
        break;
      }
    }
  }

  private readSettlement(step: Step, ts: number, report: Report): void {
    checkSettleMessage(step, report);
    this.checkCarrier(step, "facilitator", report);
    if (step.settle_success !== true) return;
    this.paid = true;
    this.ledger.settle(step, report);
    const block = blockAt(step.network, ts);
    if (step.block_number !== block) report("block", `${step.block_number} instead of ${block}`);
  }

  private checkExpiry(step: Step, ts: number, report: Report): void {
    const late = ts > Number(step.valid_before) * 1_000 - 6_000;
    if (late !== (step.invalid_reason === EXPIRED)) report("expiry", `${step.invalid_reason} at ${step.ts}`);
  }

  private checkIdentifier({ kind, idempotency_id: id, attempt }: Step, report: Report): void {
    const own = this.attempt?.sign.idempotency_id ?? null;
    if (id !== (kind === "payment_required" ? null : own))
      report("idempotency", `${id} on ${kind}, signed with ${own}`);
    if (kind !== "sign") return;
    if (
      attempt === 2 &&
      (id === null ? this.identifier !== null : id === this.identifier || this.identifier === null)
    ) {
      report("idempotency", `${id} after ${this.identifier}`);
    }
    this.identifier = id;
  }

  private checkCarrier(step: Step, message: string, report: Report): void {
    const due = carriers[message]?.[step.transport === "mcp" ? 1 : 0];
    if (step.carrier !== due) report("carrier", `${step.carrier} instead of ${due} on ${step.kind}`);
  }

  private checkStatus(step: Step, status: number, report: Report): void {
    if (step.http_status !== null && step.http_status !== status)
      report("status", `${step.http_status} on ${step.kind}`);
  }

  /** Ends the trace; the last one of the rows may be cut off. */
  end(isLast: boolean, violations: Violation[]): void {
    const { first, last, attempt, row } = this;
    const note = (invariant: string, detail: string) => violations.push({ row, invariant, detail });
    if (last.step !== first.step_count) {
      if (!isLast) note("trace-contiguous", `${first.trace_id} ends after step ${last.step} of ${first.step_count}`);
      return;
    }
    if (!resting.has(last.kind)) note("step-order", `${first.trace_id} ends with ${last.kind}`);
    const failed = attempt?.verify?.is_valid === false ? "rejected" : "settlement_failed";
    const due = this.paid ? "paid" : first.step_count === 2 ? "abandoned" : failed;
    if (first.outcome !== due) note("outcome", `${first.outcome} instead of ${due}`);
  }
}
