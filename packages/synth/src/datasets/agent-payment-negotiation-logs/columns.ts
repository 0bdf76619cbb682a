import type { Column, Form } from "../../engine/column.ts";
import { agentModels } from "../../entities/agents.ts";
import type { Field } from "../../schema/field.ts";
import { actors, acts, goods, outcomes, slas, strategies } from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  negotiation: 0,
  round: 1,
  rounds: 2,
  ts: 3,
  actor: 4,
  act: 5,
  buyer: 6,
  seller: 7,
  buyerModel: 8,
  sellerModel: 9,
  buyerWallet: 10,
  sellerWallet: 11,
  sku: 12,
  unit: 13,
  quantity: 14,
  listPrice: 15,
  offerPrice: 16,
  standingBid: 17,
  standingAsk: 18,
  currency: 19,
  sla: 20,
  ttl: 21,
  termsChanged: 22,
  buyerLimit: 23,
  sellerReserve: 24,
  buyerTarget: 25,
  sellerTarget: 26,
  concession: 27,
  buyerStrategy: 28,
  sellerStrategy: 29,
  utterance: 30,
  outcome: 31,
  finalPrice: 32,
  surplusSplit: 33,
  mandate: 34,
  mandateId: 35,
  budget: 36,
  x402Ref: 37,
  version: 38,
} as const;

const crockford = "[0-9A-HJKMNP-TV-Z]";
const cents: Form = { kind: "decimal", scale: 2 };
const money = { type: "number", unit: "USDC", decimals: 2, minimum: 0 } as const;
const address = "0x[0-9a-fA-F]{40}";

/** What stays the same over all rows of a negotiation. */
const lasting: ReadonlySet<string> = new Set([
  "negotiation_id",
  "rounds",
  "buyer_agent_id",
  "seller_agent_id",
  "buyer_model",
  "seller_model",
  "item_sku",
  "item_unit",
  "list_price",
  "currency",
  "ttl_s",
  "buyer_limit",
  "seller_reserve",
  "buyer_target",
  "seller_target",
  "buyer_strategy",
  "seller_strategy",
  "schema_version",
]);

function coded(field: Field, prefix: string, width: number): Column {
  return {
    field: { ...field, pattern: `${prefix}${crockford}{${width}}` },
    form: { kind: "code", prefixes: [prefix], radix: 32, width },
  };
}

function choice(field: Omit<Field, "type">, values: readonly string[]): Column {
  return { field: { ...field, type: "enum", values }, form: { kind: "choice", values } };
}

function plain(field: Field, form: Form): Column {
  return { field, form };
}

/** The published fields of one act of a negotiation, with their forms in the register. */
export function negotiationColumns(version: string): Column[] {
  const columns = [...identity(), ...matter(), ...positions(), ...outcome(version)];
  return columns.map((column) => (lasting.has(column.field.name) ? { ...column, stable: true } : column));
}

function identity(): Column[] {
  return [
    coded(
      {
        name: "negotiation_id",
        type: "id",
        meaning: "The negotiation; its rows stand together.",
        example: "NEG-0QK4ZV",
      },
      "NEG-",
      6,
    ),
    plain(
      { name: "round", type: "int", meaning: "Number of the act in its negotiation, from 1.", minimum: 1, example: 3 },
      { kind: "integer" },
    ),
    plain(
      {
        name: "rounds",
        type: "int",
        meaning: "Number of acts of the negotiation.",
        minimum: 3,
        maximum: 28,
        example: 9,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "ts",
        type: "datetime",
        meaning: "When the act was received (UTC); later than the act before it.",
        example: "2026-03-02T10:14:03.120Z",
      },
      { kind: "instant" },
    ),
    choice({ name: "actor", meaning: "Who acts; never the same one twice in a row.", example: "buyer_agent" }, actors),
    choice({ name: "act", meaning: "What the actor does.", example: "counter" }, acts),
    coded({ name: "buyer_agent_id", type: "id", meaning: "The agent that buys.", example: "agt_01K7QZ" }, "agt_", 6),
    coded({ name: "seller_agent_id", type: "id", meaning: "The agent that sells.", example: "agt_7F3M2C" }, "agt_", 6),
    choice({ name: "buyer_model", meaning: "Model of the buying agent (invented).", example: "cobalt-3" }, agentModels),
    choice(
      { name: "seller_model", meaning: "Model of the selling agent (invented).", example: "aster-2" },
      agentModels,
    ),
    plain(
      {
        name: "buyer_wallet",
        type: "string",
        meaning: "Wallet that the buying agent pays from, EIP-55.",
        pattern: address,
        example: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      },
      { kind: "text" },
    ),
    plain(
      {
        name: "seller_wallet",
        type: "string",
        meaning: "Wallet that the selling agent is paid to, EIP-55.",
        pattern: address,
        example: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      },
      { kind: "text" },
    ),
  ];
}

function matter(): Column[] {
  return [
    choice(
      { name: "item_sku", meaning: "What is bought.", example: "route-plans" },
      goods.map((good) => good.sku),
    ),
    choice({ name: "item_unit", meaning: "Its unit; a function of item_sku.", example: "plan" }, [
      ...new Set(goods.map((good) => good.unit)),
    ]),
    plain(
      {
        name: "item_quantity",
        type: "int",
        meaning: "Units on the table; the same throughout a negotiation.",
        minimum: 1,
        maximum: 200_000,
        example: 500,
      },
      { kind: "integer" },
    ),
    plain(
      {
        ...money,
        name: "list_price",
        meaning: "The seller's list price for the whole quantity.",
        minimum: 0.01,
        example: 42.5,
      },
      cents,
    ),
    plain(
      {
        ...money,
        name: "offer_price",
        meaning:
          "Price for the whole quantity that the act names; null on request_quote, inform, reject and walk_away.",
        minimum: 0.01,
        nullable: true,
        example: 36,
      },
      cents,
    ),
    plain(
      {
        ...money,
        name: "standing_bid",
        meaning: "The buyer's last own price after this act; null before the first.",
        nullable: true,
        example: 33,
      },
      cents,
    ),
    plain(
      {
        ...money,
        name: "standing_ask",
        meaning: "The seller's last own price after this act; null before the first.",
        nullable: true,
        example: 38.25,
      },
      cents,
    ),
    choice({ name: "currency", meaning: "Currency of all prices.", example: "USDC" }, ["USDC"]),
    choice({ name: "sla", meaning: "Service level on the table after this act.", example: "standard" }, slas),
    plain(
      {
        name: "ttl_s",
        type: "int",
        meaning: "Seconds that an offer stands; the same throughout a negotiation.",
        unit: "s",
        minimum: 30,
        maximum: 3_600,
        example: 300,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "terms_changed",
        type: "bool",
        meaning: "True where the act changes sla against the row above.",
        example: false,
      },
      { kind: "boolean" },
    ),
  ];
}

function positions(): Column[] {
  return [
    plain(
      { ...money, name: "buyer_limit", meaning: "Hidden truth: the most that the buyer pays.", example: 40 },
      cents,
    ),
    plain(
      { ...money, name: "seller_reserve", meaning: "Hidden truth: the least that the seller takes.", example: 29.5 },
      cents,
    ),
    plain(
      { ...money, name: "buyer_target", meaning: "Hidden truth: the price that the buyer hopes for.", example: 30 },
      cents,
    ),
    plain(
      { ...money, name: "seller_target", meaning: "Hidden truth: the price that the seller hopes for.", example: 41 },
      cents,
    ),
    plain(
      {
        ...money,
        name: "concession",
        meaning:
          "How far the price moves toward the other side against the actor's own last price; null unless act is counter and the actor has named a price before.",
        nullable: true,
        example: 1.5,
      },
      cents,
    ),
    choice(
      { name: "buyer_strategy", meaning: "Hidden truth: how the buyer concedes over time.", example: "boulware" },
      strategies,
    ),
    choice(
      { name: "seller_strategy", meaning: "Hidden truth: how the seller concedes over time.", example: "linear" },
      strategies,
    ),
    plain(
      {
        name: "utterance",
        type: "string",
        meaning: "What the actor says; its prices are those of the row.",
        example: "We can go to 36.00 USDC if you keep the standard service level.",
      },
      { kind: "text" },
    ),
  ];
}

function outcome(version: string): Column[] {
  const constraints = {
    type: "array",
    items: { type: "object", properties: { type: { type: "string" } }, required: ["type"] },
  };
  return [
    choice(
      {
        name: "outcome",
        meaning: "How the negotiation ended; only on its last row, so that earlier rows do not tell.",
        nullable: true,
        example: "agreed",
      },
      outcomes,
    ),
    plain(
      {
        ...money,
        name: "final_price",
        meaning: "The agreed price; only on the last row of an agreed negotiation.",
        nullable: true,
        example: 36,
      },
      cents,
    ),
    plain(
      {
        name: "surplus_split",
        type: "number",
        meaning:
          "The seller's share of the surplus: (final_price − seller_reserve) / (buyer_limit − seller_reserve); with final_price.",
        decimals: 4,
        minimum: 0,
        maximum: 1,
        nullable: true,
        example: 0.619,
      },
      { kind: "decimal", scale: 4 },
    ),
    plain(
      {
        name: "mandate",
        type: "object",
        meaning:
          "The payment mandate that the buyer signs, in the shape of AP2 (vct mandate.payment.1, constraints in cents); only on sign_mandate.",
        nullable: true,
        schema: {
          properties: {
            constraints,
            payee: { type: "string", pattern: `^${address}$` },
            payment_amount: { type: "integer", minimum: 1 },
            transaction_id: { type: "string" },
            vct: { const: "mandate.payment.1" },
          },
          required: ["constraints", "payee", "payment_amount", "transaction_id", "vct"],
          additionalProperties: false,
        },
        example: {
          constraints: [
            { max: 4000, min: 1, type: "payment.amount_range" },
            { max: 90000, type: "payment.budget" },
            { allowed: ["0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"], type: "payment.allowed_payees" },
          ],
          payee: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
          payment_amount: 3600,
          transaction_id: "NEG-0QK4ZV",
          vct: "mandate.payment.1",
        },
      },
      { kind: "json" },
    ),
    plain(
      {
        name: "mandate_id",
        type: "id",
        meaning: "The signed mandate; on sign_mandate and settle.",
        nullable: true,
        pattern: "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}",
        example: "3f2b8c1e-7a54-4d09-9b1e-5c6f7a8b9c0d",
      },
      { kind: "uuid" },
    ),
    plain(
      {
        ...money,
        name: "budget_remaining",
        meaning:
          "What is left after this act of what the buying agent may spend in this negotiation; its price is taken off on settle.",
        example: 812.4,
      },
      cents,
    ),
    plain(
      {
        name: "x402_ref",
        type: "string",
        meaning: "Nonce of the x402 payment authorization; only on settle.",
        nullable: true,
        pattern: "0x[0-9a-f]{64}",
        example: "0x7c1f0d6a3b5e9f28417c6d0b2a9e8f135d4c7b6a09f8e1d2c3b4a5968778695a",
      },
      { kind: "hex", prefix: "0x", bytes: 32 },
    ),
    choice({ name: "schema_version", meaning: "Version of this dataset's generator and fields.", example: version }, [
      version,
    ]),
  ];
}
