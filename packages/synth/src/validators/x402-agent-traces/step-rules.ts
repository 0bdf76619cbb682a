import type { Report } from "../validation.ts";
import { micros, networks, type Step, TEST_NETWORK } from "./step.ts";

const signed = new Set(["sign", "retry", "verify", "settle"]);
const timed = new Set(["payment_required", "verify", "settle", "response"]);

/** Rules that a step keeps by itself. */
export function checkStep(step: Step, report: Report): void {
  checkPresence(step, report);
  checkResource(step, report);
  if (step.amount_atomic === null) {
    if (step.amount_usd !== null) report("amount", `${step.amount_usd} USD of no amount`);
    return;
  }
  const atomic = Number(step.amount_atomic);
  if (step.amount_usd !== atomic / 1_000_000) report("amount", `${step.amount_usd} USD for ${step.amount_atomic}`);
  if (step.network === null) return;
  if (step.asset !== networks.get(step.network)?.asset) report("asset-network", `${step.asset} on ${step.network}`);
  const { traffic_class: traffic } = step;
  if ((step.network === TEST_NETWORK) !== (traffic === "test") || atomic < 100 !== (traffic === "dust")) {
    report("traffic-class", `${traffic} with ${step.amount_atomic} on ${step.network}`);
  }
}

/** Which kinds of step have which fields. */
function checkPresence(step: Step, report: Report): void {
  const { kind } = step;
  const authorized = signed.has(kind);
  const present =
    (step.valid_after !== null) === authorized &&
    (step.valid_before !== null) === authorized &&
    (step.nonce !== null) === authorized &&
    (step.signature !== null) === authorized &&
    step.signature_verifiable === (authorized ? false : null);
  if (!present) report("authorization-present", `an authorization in parts on ${kind}`);
  const { is_valid: valid, invalid_reason: reason } = step;
  const facilitated = (step.facilitator !== null) === (kind === "verify" || kind === "settle");
  if ((valid !== null) !== (kind === "verify") || (reason !== null) !== (valid === false) || !facilitated) {
    report("verify", `is_valid ${valid}, invalid_reason ${reason}, facilitator ${step.facilitator} on ${kind}`);
  }
  if (reason !== null && reason !== "insufficient_funds" && step.scheme !== "exact") {
    report("verify", `${reason} with scheme ${step.scheme}`);
  }
  checkSettlement(step, report);
  if ((step.latency_ms !== null) !== timed.has(kind)) report("latency", `${step.latency_ms} ms on ${kind}`);
  if ((step.carrier !== null) !== (step.message !== null)) report("carrier", `${step.carrier} without a message`);
}

function checkSettlement(step: Step, report: Report): void {
  const { settle_success: success } = step;
  const moved = success === true;
  const present =
    (success !== null) === (step.kind === "settle") &&
    (step.settled_atomic !== null) === moved &&
    (step.tx_hash !== null) === moved &&
    (step.block_number !== null) === moved &&
    (step.gas_used !== null) === moved &&
    (step.error_reason !== null) === (success === false);
  if (!present) report("settle", `settle_success ${success} on ${step.kind} with parts of another outcome`);
  if (step.settled_atomic === null || step.amount_atomic === null) return;
  const [settled, amount] = [Number(step.settled_atomic), Number(step.amount_atomic)];
  if (step.scheme === "exact" ? settled !== amount : settled < 1 || settled > amount) {
    report("settled-amount", `${settled} of ${amount} with scheme ${step.scheme}`);
  }
}

function checkResource(
  { transport, method, resource_url: url, kind, http_status: status }: Step,
  report: Report,
): void {
  const mcp = transport === "mcp";
  if ((method === "tools/call") !== mcp || url.startsWith("mcp://") !== mcp)
    report("status", `${method} ${url} over ${transport}`);
  const answers = kind === "payment_required" || kind === "response";
  if ((status !== null) !== (answers && !mcp)) report("status", `${status} on ${kind} over ${transport}`);
}

/** The block that a network's steady clock is at. */
export function blockAt(network: string | null, ts: number): number {
  const clock = networks.get(network ?? "");
  return clock === undefined ? Number.NaN : Math.floor((ts - clock.genesis) / clock.period);
}

/** True when the budget of a step falls short of the amount that is asked for. */
export function fallsShort(step: Step): boolean {
  return step.amount_usd !== null && micros(step.budget_remaining_usd) < micros(step.amount_usd);
}
