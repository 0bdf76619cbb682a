import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { x402AgentTraces } from "../datasets/x402-agent-traces.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateX402AgentTraces } from "./x402-agent-traces.ts";

validatorTrial(x402AgentTraces, validateX402AgentTraces);

/** Few agents who fail often, so that all kinds of traces come soon. */
const { values } = x402AgentTraces;
const busy = x402AgentTraces.configure({ ...values, agents: 100, settlement_failure_rate: 0.3 });
const valid: Row[] = [...parsedRows(busy, "validators", 0, 3_500)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 100 && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];

type Part = Record<string, unknown>;
/** The object at the end of a path of names into a row's message. */
function inside(row: Row | undefined, ...path: readonly string[]): Part {
  return path.reduce((part, name) => part[name] as Part, row?.message as Part);
}
const message = (index: number, path: readonly string[], change: Part) => (rows: Row[]) =>
  Object.assign(inside(rows[index], ...path), change);
const drop = (index: number, path: readonly string[], name: string) => (rows: Row[]) =>
  delete inside(rows[index], ...path)[name];
/** Changes every row of the trace of a row that a test accepts. */
const trace =
  (index: number, change: Row, accepts: (row: Row) => boolean = () => true) =>
  (rows: Row[]) => {
    for (const row of rows) if (row.trace_id === value(index, "trace_id") && accepts(row)) Object.assign(row, change);
  };
const paidOnce = (row: Row) => row.step_count === 7 && row.outcome === "paid";
const beforeOf = (index: number, kind: string): number => {
  for (let i = index; i >= 0; i--) if (value(i, "kind") === kind) return i;
  return -1;
};

const verify = at(
  (row) => row.kind === "verify" && paidOnce(row) && row.scheme === "exact" && row.idempotency_id !== null,
);
const request = beforeOf(verify, "request");
const price = beforeOf(verify, "payment_required");
const sign = beforeOf(verify, "sign");
const retry = beforeOf(verify, "retry");
const settle = verify + 1;
const response = verify + 2;
const upto = at((row) => row.kind === "retry" && row.scheme === "upto");
const uptoSettle = at((row) => row.settle_success === true && row.scheme === "upto");
const failed = at((row) => row.settle_success === false);
const refused = at((row) => row.is_valid === false);
const refusal = refused + 1;
const second = at((row) => row.kind === "sign" && row.attempt === 2 && row.idempotency_id !== null);
const web = at((row) => row.kind === "response" && row.http_status === 200);
const abandoned = at((row) => row.outcome === "abandoned" && row.step === 2);
const wash = at(
  (row, index) =>
    row.kind === "payment_required" &&
    row.traffic_class === "wash" &&
    valid.slice(0, index).some((before) => before.traffic_class === "wash" && before.agent_id === row.agent_id),
);
const washSeller = String(value(wash, "pay_to"));
const anotherSeller = String(valid.find((row) => row.pay_to !== null && row.pay_to !== washSeller)?.pay_to);
const flipped = (text: unknown): string => `${String(text).slice(0, -1)}${String(text).endsWith("0") ? "1" : "0"}`;
const lower = (index: number, name: string): string => String(value(index, name)).toLowerCase();

/** A second settlement of an earlier payment's identifier or transaction. */
const repeated = (name: "tx_hash" | "idempotency_id") => (rows: Row[]) => {
  const settled = rows.filter((row) => row.settle_success === true && row.idempotency_id !== null);
  Object.assign(settled[5] ?? {}, { [name]: settled[2]?.[name] });
};

const mutations: readonly Mutation[] = [
  ["key", "a step that stands twice", (rows) => rows.splice(verify + 1, 0, { ...rows[verify] })],
  ["trace-contiguous", "a missing step", (rows) => rows.splice(verify, 1)],
  ["trace-contiguous", "a trace in the midst of another", (rows) => rows.splice(verify, 0, { ...rows[0] })],
  ["trace-contiguous", "another number of steps", changed(verify, { step_count: 9 })],
  ["time-order", "a step before the one above", changed(verify, { ts: value(request, "ts") })],
  ["time-order", "a trace before the one above", changed(request, { ts: later(value(request, "ts"), -86_400_000) })],
  ["trace-constant", "a trace that changes its outcome", changed(verify, { outcome: "rejected" })],
  ["trace-constant", "a price that changes", changed(verify, { pay_to: anotherSeller })],
  ["trace-constant", "a price before it was told", changed(request, { scheme: "exact" })],
  ["step-order", "a payment that is verified before it is sent", changed(retry, { kind: "verify" })],
  ["step-order", "an attempt before the price", changed(price, { attempt: 1 })],
  ["step-order", "a payment that is sent without a signature", (rows) => rows.splice(sign, 1)],
  ["outcome", "a paid trace that was rejected", trace(verify, { outcome: "rejected" })],
  ["outcome", "an abandoned trace that was paid", trace(abandoned, { outcome: "paid" })],
  ["second-attempt", "a second attempt after a success", changed(response, { attempt: 2 })],
  ["agent-wallet", "an agent with a second wallet", trace(verify, { payer: value(0, "payer") })],
  ["agent-wallet", "a wallet without a checksum", trace(verify, { payer: lower(verify, "payer") })],
  [
    "agent-wallet",
    "a seller without a checksum",
    trace(verify, { pay_to: lower(verify, "pay_to") }, (row) => row.pay_to !== null),
  ],
  [
    "asset-network",
    "the coin of another network",
    changed(verify, { network: value(verify, "network") === "eip155:137" ? "eip155:8453" : "eip155:137" }),
  ],
  [
    "amount",
    "a hundredth of a cent too much",
    changed(verify, { amount_usd: Math.round(Number(value(verify, "amount_usd")) * 1e6 + 1) / 1e6 }),
  ],
  ["authorization-present", "an answer that is signed", changed(response, { signature: value(verify, "signature") })],
  [
    "authorization-present",
    "a signature that changes",
    changed(verify, { signature: flipped(value(verify, "signature")) }),
  ],
  ["authorization-present", "a signature that somebody verified", changed(verify, { signature_verifiable: true })],
  ["validity", "an authorization that lasts longer", changed(sign, { valid_before: "1999999999" })],
  ["validity", "an authorization from some other time", changed(sign, { valid_after: "1700000000" })],
  [
    "nonce",
    "a nonce that is used again",
    (rows) => {
      const signs = rows.filter((row) => row.kind === "sign");
      const again = signs.findIndex((row, i) => signs.slice(0, i).some((before) => before.payer === row.payer));
      const first = signs.find((row) => row.payer === signs[again]?.payer);
      Object.assign(signs[again] ?? {}, { nonce: first?.nonce });
    },
  ],
  ["required-message", "another version", message(price, [], { x402Version: 1 })],
  ["required-message", "another resource", message(price, ["resource"], { url: "https://elsewhere.example/" })],
  [
    "required-message",
    "no requirement that the row names",
    message(price, ["accepts", "0"], { amount: "1", payTo: "0x" }),
  ],
  ["required-message", "no requirements", message(price, [], { accepts: [] })],
  ["required-message", "a requirement without an end", drop(price, ["accepts", "0"], "maxTimeoutSeconds")],
  ["payload-message", "another amount", message(retry, ["payload", "authorization"], { value: "1" })],
  ["payload-message", "another signature", message(retry, ["payload"], { signature: "0x" })],
  ["payload-message", "another requirement", message(retry, ["accepted"], { maxTimeoutSeconds: 1 })],
  ["payload-message", "another resource", message(retry, ["resource"], { url: "https://elsewhere.example/" })],
  [
    "payload-message",
    "a permit of another spender",
    message(upto, ["payload", "permit2Authorization"], { spender: "0x" }),
  ],
  ["payload-message", "a permit of another nonce", message(upto, ["payload", "permit2Authorization"], { nonce: "1" })],
  ["verify-message", "a message that says otherwise", message(verify, [], { isValid: false })],
  ["settle-message", "another transaction", message(settle, [], { transaction: "0x" })],
  ["settle-message", "a failure with a transaction", message(failed, [], { transaction: "0x" })],
  ["response-message", "another settlement", message(response, [], { amount: "7" })],
  ["response-message", "a refusal without its reason", message(refusal, [], { error: "Payment required" })],
  ["carrier", "a verification in a header", changed(verify, { carrier: "PAYMENT-SIGNATURE" })],
  ["carrier", "a carrier of nothing", changed(sign, { carrier: "facilitator_body" })],
  ["status", "a paid answer that asks for payment", changed(web, { http_status: 402 })],
  ["status", "a status of a signature", changed(sign, { http_status: 200 })],
  ["status", "a tool that is called by GET", trace(verify, { transport: "mcp", method: "GET" })],
  ["verify", "a reason for a valid payment", changed(verify, { invalid_reason: "insufficient_funds" })],
  [
    "verify",
    "a second facilitator",
    changed(settle, { facilitator: value(settle, "facilitator") === "pebble" ? "northgate" : "pebble" }),
  ],
  ["verify", "a facilitator of an answer", changed(response, { facilitator: "pebble" })],
  [
    "expiry",
    "a payment that expired in time",
    changed(refused, {
      invalid_reason: "invalid_exact_evm_payload_authorization_valid_before",
      scheme: "exact",
      ts: later(value(refused - 1, "ts"), 1),
    }),
  ],
  ["settle", "a transaction of a failure", changed(failed, { tx_hash: value(settle, "tx_hash") })],
  ["settle", "a transaction that settles twice", repeated("tx_hash")],
  ["settled-amount", "more than the amount", changed(settle, { settled_atomic: "999999999999" })],
  ["settled-amount", "more than the maximum", changed(uptoSettle, { settled_atomic: "999999999999" })],
  ["block", "another block", changed(settle, { block_number: Number(value(settle, "block_number")) + 1 })],
  [
    "latency",
    "an answer that took longer than it took",
    changed(response, { latency_ms: Number(value(response, "latency_ms")) + 1 }),
  ],
  ["latency", "a verification that took an hour", changed(verify, { latency_ms: 100_000 })],
  ["latency", "a signature that took time", changed(sign, { latency_ms: 5 })],
  [
    "idempotency",
    "an identifier that changes",
    changed(verify, { idempotency_id: flipped(value(verify, "idempotency_id")) }),
  ],
  [
    "idempotency",
    "an identifier before the payment",
    changed(price, { idempotency_id: value(verify, "idempotency_id") }),
  ],
  [
    "idempotency",
    "a payload with another one",
    message(retry, ["extensions", "payment-identifier", "info"], { id: "pay_0" }),
  ],
  [
    "idempotency",
    "one identifier for both attempts",
    trace(second, { idempotency_id: "pay_00000000000000000000000000000000" }, (row) => row.attempt !== null),
  ],
  ["idempotency", "two settlements of one payment", repeated("idempotency_id")],
  ["budget", "a budget that shrinks by itself", changed(verify, { budget_remaining_usd: 0 })],
  ["budget", "a purchase beyond the budget", trace(verify, { budget_remaining_usd: 0 })],
  [
    "traffic-class",
    "dust that is none",
    trace(verify, { traffic_class: value(verify, "traffic_class") === "dust" ? "organic" : "dust" }),
  ],
  ["wash", "a wash with two sellers", changed(wash, { pay_to: anotherSeller })],
  ["schema", "a null where none is declared", changed(verify, { kind: null })],
  ["schema", "a version of the past", changed(verify, { x402_version: 1 })],
  ["schema", "a network that nobody runs", changed(verify, { network: "eip155:1" })],
  ["schema", "a field that nobody declared", changed(verify, { mood: "good" })],
  ["schema", "a message that is text", changed(verify, { message: "yes" })],
  ["schema", "a version that changes", changed(verify, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: x402AgentTraces,
  validate: validateX402AgentTraces,
  valid,
  mutations,
  determined: [
    ...["trace_id", "step", "step_count", "ts", "kind", "attempt", "transport", "agent_id", "payer", "resource_url"],
    ...["method", "http_status", "scheme", "network", "asset", "amount_atomic", "amount_usd", "pay_to", "valid_after"],
    ...["valid_before", "nonce", "signature", "signature_verifiable", "facilitator", "is_valid", "invalid_reason"],
    ...["settle_success", "settled_atomic", "tx_hash", "block_number", "gas_used", "latency_ms", "error_reason"],
    ...["idempotency_id", "traffic_class", "outcome", "budget_remaining_usd", "carrier", "message"],
  ],
});
