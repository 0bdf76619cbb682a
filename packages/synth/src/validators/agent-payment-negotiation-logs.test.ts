import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { agentPaymentNegotiationLogs } from "../datasets/agent-payment-negotiation-logs.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateAgentPaymentNegotiationLogs } from "./agent-payment-negotiation-logs.ts";

validatorTrial(agentPaymentNegotiationLogs, validateAgentPaymentNegotiationLogs);

/** Few agents, so that each comes back soon. */
const { values } = agentPaymentNegotiationLogs;
const busy = agentPaymentNegotiationLogs.configure({ ...values, buyers: 20, sellers: 10 });
const valid: Row[] = [...parsedRows(busy, "validators", 0, 3_500)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 200 && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];
const cents = (index: number, name: string, by: number) => Math.round(Number(value(index, name)) * 100 + by) / 100;

/** Changes every row of the negotiation of a row that a test accepts. */
const negotiation =
  (index: number, change: Row, accepts: (row: Row) => boolean = () => true) =>
  (rows: Row[]) => {
    const id = value(index, "negotiation_id");
    for (const row of rows) if (row.negotiation_id === id && accepts(row)) Object.assign(row, change);
  };
/** Prices of a row, said as they stand. */
const offered = (index: number, by: number): Row => {
  const price = cents(index, "offer_price", by);
  const side = value(index, "actor") === "buyer_agent" ? "standing_bid" : "standing_ask";
  return { offer_price: price, [side]: price, utterance: `${price.toFixed(2)} USDC.` };
};
/** Changes a member of one of a mandate's constraints. */
const constraint = (index: number, place: number, change: Row) => (rows: Row[]) => {
  const mandate = rows[index]?.mandate as { constraints: Row[] };
  Object.assign(mandate.constraints[place] ?? {}, change);
};
const mandate = (index: number, change: Row) => (rows: Row[]) => Object.assign(rows[index]?.mandate as Row, change);

const bid = (row: Row | undefined) => row?.act === "counter" && row.actor === "buyer_agent";
const ask = (row: Row | undefined) => row?.act === "counter" && row.actor === "seller_agent";
const again = at((row) => bid(row) && row.concession !== null && row.terms_changed === false);
const firstBid = at((row) => bid(row) && row.concession === null);
const askAgain = at((row) => ask(row) && row.terms_changed === false);
const request = at((row) => row.act === "request_quote");
const settle = at(
  (row, index) =>
    row.act === "settle" &&
    valid[index - 1]?.act === "sign_mandate" &&
    valid[index - 2]?.act === "accept" &&
    row.buyer_limit !== row.seller_reserve,
);
const sign = settle - 1;
const accept = settle - 2;
const informed = at((row) => row.act === "inform" && row.outcome === null && row.actor === "mediator");
const refusal = at((row) => row.act === "reject");
const leaving = at((row) => row.act === "walk_away");
const expiry = at((row) => row.outcome === "expired");
const terms = at((row) => row.terms_changed === true);
/** A later settlement. */
const next = rowWhere(valid, (row, index) => index > settle && row.act === "settle");
const another = (name: string, index: number) => valid.find((row) => row[name] !== value(index, name))?.[name];

const mutations: readonly Mutation[] = [
  ["key", "an act that stands twice", (rows) => rows.splice(again + 1, 0, { ...rows[again] })],
  ["key", "a negotiation that comes again", (rows) => rows.splice(request, 0, { ...rows[0] })],
  ["contiguous", "a missing act", (rows) => rows.splice(again, 1)],
  ["contiguous", "a missing end", (rows) => rows.splice(settle, 1)],
  ["contiguous", "a negotiation in the midst of another", (rows) => rows.splice(again, 0, { ...rows[0] })],
  ["contiguous", "another number of acts", changed(again, { rounds: 28 })],
  ["time", "an act before the one above", changed(again, { ts: value(request, "ts") })],
  ["time", "a negotiation before the one above", changed(request, { ts: later(value(request, "ts"), -86_400_000) })],
  ["constant", "a list price that changes", changed(again, { list_price: cents(again, "list_price", 1) })],
  ["constant", "another seller", changed(again, { seller_agent_id: another("seller_agent_id", again) })],
  ["constant", "another strategy", changed(again, { buyer_strategy: another("buyer_strategy", again) })],
  ["agents", "an agent of another model", negotiation(again, { buyer_model: another("buyer_model", again) })],
  ["agents", "an agent with another wallet", negotiation(again, { seller_wallet: another("seller_wallet", again) })],
  [
    "agents",
    "a wallet without a checksum",
    negotiation(again, { buyer_wallet: String(value(again, "buyer_wallet")).toLowerCase() }),
  ],
  ["agents", "an agent that buys from itself", negotiation(again, { buyer_agent_id: value(again, "seller_agent_id") })],
  ["item", "another unit", negotiation(again, { item_unit: another("item_unit", again) })],
  ["item", "another quantity", changed(again, { item_quantity: Number(value(again, "item_quantity")) + 1 })],
  ["actors", "a mediator who names a price", changed(again, { actor: "mediator" })],
  ["actors", "an actor who acts twice", changed(informed, { actor: value(informed - 1, "actor") })],
  ["actors", "a buyer who settles", changed(settle, { actor: "buyer_agent" })],
  ["opening", "a negotiation that begins with a word", changed(request, { act: "inform" })],
  ["opening", "a second request", changed(informed, { act: "request_quote" })],
  ["opening", "an ask below the list", changed(request + 1, offered(request + 1, -1))],
  ["prices-named", "a counter without a price", changed(again, { offer_price: null })],
  ["prices-named", "a word with a price", changed(informed, { offer_price: value(again, "offer_price") })],
  ["standing", "a bid that nobody made", changed(again, { standing_bid: cents(again, "standing_bid", 1) })],
  ["standing", "an ask that is forgotten", changed(again, { standing_ask: null })],
  ["monotone", "a bid that falls", changed(again, offered(again, -100 * Number(value(again, "concession")) - 1))],
  [
    "monotone",
    "an ask that rises",
    changed(askAgain, offered(askAgain, 100 * Number(value(askAgain, "concession")) + 1)),
  ],
  ["apart", "a bid of what is asked", changed(again, { offer_price: value(again, "standing_ask") })],
  ["apart", "an ask below the bid", changed(askAgain, { offer_price: cents(askAgain, "standing_bid", -1) })],
  ["limits", "a bid above the limit", changed(again, { offer_price: cents(again, "buyer_limit", 1) })],
  ["limits", "an ask below the reserve", changed(askAgain, { offer_price: cents(askAgain, "seller_reserve", -1) })],
  ["targets", "a target above the limit", negotiation(again, { buyer_target: cents(again, "buyer_limit", 1) })],
  ["targets", "a target below the reserve", negotiation(again, { seller_target: cents(again, "seller_reserve", -1) })],
  ["targets", "a target above the list", negotiation(again, { seller_target: cents(again, "list_price", 1) })],
  [
    "targets",
    "a first bid above the target",
    negotiation(firstBid, { buyer_target: cents(firstBid, "offer_price", -1) }),
  ],
  ["concession", "a cent more", changed(again, { concession: cents(again, "concession", 1) })],
  ["concession", "none at all", changed(askAgain, { concession: null })],
  ["concession", "one of the first bid", changed(firstBid, { concession: 0 })],
  ["accept", "another price", changed(accept, { offer_price: cents(accept, "offer_price", 1) })],
  [
    "accept",
    "an acceptance of an offer that has lapsed",
    changed(accept, { ts: later(value(accept, "ts"), 1_000 * Number(value(accept, "ttl_s"))) }),
  ],
  ["accept", "a second acceptance", changed(sign, { act: "accept" })],
  ["deal", "a counter after an acceptance", changed(sign, { act: "counter" })],
  ["deal", "a mandate of another price", changed(sign, { offer_price: cents(sign, "offer_price", -1) })],
  ["deal", "a payment without a mandate", changed(sign, { act: "inform", offer_price: null })],
  ["deal", "a mandate without an acceptance", changed(accept, { act: "inform", offer_price: null })],
  ["deal", "a payment before the end", changed(settle, { rounds: 28 })],
  ["zopa", "a deal below the reserve", negotiation(settle, { seller_reserve: cents(settle, "final_price", 1) })],
  ["zopa", "a deal without an overlap", negotiation(settle, { buyer_limit: cents(settle, "seller_reserve", -1) })],
  ["outcome", "an end without an outcome", changed(settle, { outcome: null })],
  ["outcome", "an outcome before the end", changed(sign, { outcome: "agreed" })],
  ["outcome", "a refusal that is called a farewell", changed(refusal, { outcome: "walked_away" })],
  ["outcome", "a farewell that is called a refusal", changed(leaving, { outcome: "rejected" })],
  ["outcome", "a refusal in the midst", changed(informed, { act: "reject", actor: "buyer_agent" })],
  ["outcome", "an offer that lapses too early", changed(expiry, { ts: later(value(expiry - 1, "ts"), 1_000) })],
  ["ttl", "an act that comes too late", changed(again, { ts: later(value(again, "ts"), 7_200_000) })],
  ["final", "another final price", changed(settle, { final_price: cents(settle, "final_price", 1) })],
  ["final", "no final price", changed(settle, { final_price: null })],
  [
    "final",
    "another split",
    changed(settle, { surplus_split: Number(value(settle, "surplus_split")) > 0.5 ? 0.1234 : 0.8765 }),
  ],
  ["final", "a split of a refusal", changed(refusal, { surplus_split: 0.5 })],
  ["mandate", "another amount", mandate(sign, { payment_amount: 1 })],
  ["mandate", "another payee", mandate(sign, { payee: value(sign, "buyer_wallet") })],
  ["mandate", "another negotiation", mandate(sign, { transaction_id: "NEG-000000" })],
  ["mandate", "a range below the price", constraint(sign, 0, { max: 1 })],
  ["mandate", "another budget", constraint(sign, 1, { max: 1 })],
  ["mandate", "payees without the payee", constraint(sign, 2, { allowed: [] })],
  ["mandate", "a constraint of another type", constraint(sign, 1, { type: "payment.amount_range" })],
  ["mandate", "a payment with a mandate", changed(settle, { mandate: value(sign, "mandate") })],
  ["mandate", "no mandate", changed(sign, { mandate: null })],
  ["mandate-id", "another mandate", changed(settle, { mandate_id: value(next, "mandate_id") })],
  [
    "mandate-id",
    "a mandate that serves twice",
    negotiation(next, { mandate_id: value(sign, "mandate_id") }, (row) => row.mandate_id !== null),
  ],
  ["mandate-id", "a mandate before it is signed", changed(again, { mandate_id: value(next, "mandate_id") })],
  ["mandate-id", "a payment that serves twice", changed(next, { x402_ref: value(settle, "x402_ref") })],
  ["mandate-id", "a payment that is missing", changed(settle, { x402_ref: null })],
  ["budget", "a budget that shrinks by itself", changed(again, { budget_remaining: 0 })],
  ["budget", "a payment from nowhere", changed(settle, { budget_remaining: value(sign, "budget_remaining") })],
  ["budget", "a limit above the budget", negotiation(again, { budget_remaining: cents(again, "buyer_limit", -1) })],
  ["terms", "terms that change in silence", changed(terms, { terms_changed: false })],
  ["terms", "terms that change in name", changed(again, { terms_changed: true })],
  ["terms", "terms that change with a word", changed(informed, { terms_changed: true, sla: another("sla", informed) })],
  ["terms", "terms that change first of all", changed(request, { terms_changed: true })],
  ["utterance", "a price that nobody named", changed(again, { utterance: "Say 0.03 USDC or 0.04 USDC." })],
  ["utterance", "a price that is not said", changed(again, { utterance: "As before." })],
  ["schema", "a null where none is declared", changed(again, { act: null })],
  ["schema", "a third decimal", changed(again, { buyer_target: 10.125 })],
  ["schema", "an item that nobody sells", changed(again, { item_sku: "moonbeams" })],
  ["schema", "a field that nobody declared", changed(again, { mood: "good" })],
  ["schema", "a mandate of another kind", mandate(sign, { vct: "mandate.payment.2" })],
  ["schema", "a mandate with a note", mandate(sign, { note: "x" })],
  ["schema", "a version that changes", changed(again, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: agentPaymentNegotiationLogs,
  validate: validateAgentPaymentNegotiationLogs,
  valid,
  mutations,
  determined: [
    ...["negotiation_id", "round", "rounds", "ts", "actor", "act", "buyer_agent_id", "seller_agent_id", "buyer_model"],
    ...["seller_model", "buyer_wallet", "seller_wallet", "item_sku", "item_unit", "item_quantity", "list_price"],
    ...["offer_price", "standing_bid", "standing_ask", "sla", "ttl_s", "terms_changed", "buyer_limit"],
    ...["seller_reserve", "buyer_target", "seller_target", "concession", "buyer_strategy", "seller_strategy"],
    ...[
      "utterance",
      "outcome",
      "final_price",
      "surplus_split",
      "mandate",
      "mandate_id",
      "budget_remaining",
      "x402_ref",
    ],
  ],
});
