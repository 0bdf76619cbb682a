import type { Column, Form } from "../../engine/column.ts";
import { categories, countries, currencies } from "../../entities/shop.ts";
import type { Field } from "../../schema/field.ts";
import { loyaltyTiers } from "../retail-transactions/vocabulary.ts";
import {
  actionNames,
  agentActs,
  agentTypes,
  channels,
  customerActs,
  emotions,
  intents,
  orderStates,
  policies,
  resolutions,
  scenarios,
  subintents,
} from "./vocabulary.ts";

const countryCodes = countries.map((country) => country.code);
const categoryNames = categories.map((category) => category.name);
const crockford = "[0-9A-HJKMNP-TV-Z]";

/** Slots of the register, in the order of the columns. */
export const slot = {
  conversation: 0,
  channel: 1,
  startedAt: 2,
  endedAt: 3,
  country: 4,
  customer: 5,
  tier: 6,
  patience: 7,
  verbosity: 8,
  formality: 9,
  agent: 10,
  agentType: 11,
  intent: 12,
  subintent: 13,
  order: 14,
  orderedAt: 15,
  orderState: 16,
  orderTotal: 17,
  currency: 18,
  sku: 19,
  category: 20,
  product: 21,
  quantity: 22,
  unitPrice: 23,
  dueOn: 24,
  deliveredOn: 25,
  parcel: 26,
  detail: 27,
  followUpOn: 28,
  refund: 29,
  voucher: 30,
  messages: 31,
  messageCount: 32,
  actions: 33,
  policyRefs: 34,
  resolution: 35,
  escalated: 36,
  scenario: 37,
  violated: 38,
  firstResponse: 39,
  handleTime: 40,
  csat: 41,
  nps: 42,
  summary: 43,
  causalSummary: 44,
  version: 45,
} as const;

const share = { type: "number", minimum: 0, maximum: 1, decimals: 2 } as const;
const hundredths: Form = { kind: "decimal", scale: 2 };
const money = { type: "number", unit: "currency", decimals: 2, minimum: 0 } as const;

function code(prefix: string, width: number): { form: Form; pattern: string } {
  return { form: { kind: "code", prefixes: [prefix], radix: 32, width }, pattern: `${prefix}${crockford}{${width}}` };
}

function coded(field: Field, prefix: string, width: number): Column {
  const { form, pattern } = code(prefix, width);
  return { field: { ...field, pattern }, form };
}

function choice(field: Omit<Field, "type">, values: readonly string[]): Column {
  return { field: { ...field, type: "enum", values }, form: { kind: "choice", values } };
}

function plain(field: Field, form: Form): Column {
  return { field, form };
}

/** The published fields of a conversation, with their forms in the register. */
export function conversationColumns(version: string): Column[] {
  return [...circumstances(), ...matter(), ...course(), ...judgement(version)];
}

function circumstances(): Column[] {
  return [
    coded({ name: "conversation_id", type: "id", meaning: "The conversation.", example: "CNV-0M4XQ7" }, "CNV-", 6),
    choice({ name: "channel", meaning: "Where it was held.", example: "web_chat" }, channels),
    plain(
      {
        name: "started_at",
        type: "datetime",
        meaning: "Time of the first message (UTC); never before the row above.",
        example: "2020-03-02T10:14:03.120Z",
      },
      { kind: "instant" },
    ),
    plain(
      {
        name: "ended_at",
        type: "datetime",
        meaning: "Time of the last message (UTC).",
        example: "2020-03-02T10:25:47.420Z",
      },
      { kind: "instant" },
    ),
    choice(
      { name: "country", meaning: "ISO 3166-1 country of the customer; all write English.", example: "DE" },
      countryCodes,
    ),
    coded(
      {
        name: "customer_id",
        type: "id",
        meaning: "The customer, the same one as in retail-transactions of the same seed.",
        example: "CUS-0M4XQ7",
      },
      "CUS-",
      6,
    ),
    choice(
      {
        name: "loyalty_tier",
        meaning: "The customer's tier; null outside the programme.",
        nullable: true,
        example: "silver",
      },
      loyaltyTiers,
    ),
    plain(
      { ...share, name: "patience", meaning: "The customer's lasting patience, 0 to 1.", example: 0.62 },
      hundredths,
    ),
    plain(
      { ...share, name: "verbosity", meaning: "How much the customer writes in a message, 0 to 1.", example: 0.41 },
      hundredths,
    ),
    plain(
      { ...share, name: "formality", meaning: "How formally the customer writes, 0 to 1.", example: 0.35 },
      hundredths,
    ),
    coded(
      {
        name: "agent_id",
        type: "id",
        meaning: "Who answered last: a person of the service team, or the bot, which is always AGT-0000.",
        example: "AGT-01K7",
      },
      "AGT-",
      4,
    ),
    choice(
      {
        name: "agent_type",
        meaning: "Who answered: the bot, a person, or the bot and then a person.",
        example: "human",
      },
      agentTypes,
    ),
    choice({ name: "intent", meaning: "What the customer came for.", example: "delivery" }, intents),
    choice(
      { name: "subintent", meaning: "The matter in detail; it belongs to one intent.", example: "late_parcel" },
      subintents,
    ),
  ];
}

/** The order and what the two sides know of it; null where the matter is about no order. */
function matter(): Column[] {
  return [
    coded(
      {
        name: "order_id",
        type: "id",
        meaning: "The order spoken of, one of the customer's own in retail-transactions of the same seed.",
        nullable: true,
        example: "ORD-3F7K2Q",
      },
      "ORD-",
      6,
    ),
    plain(
      {
        name: "ordered_at",
        type: "datetime",
        meaning: "When the order was placed.",
        nullable: true,
        example: "2020-02-21T19:03:11.004Z",
      },
      { kind: "instant" },
    ),
    choice(
      {
        name: "order_state",
        meaning: "State of the order when the conversation begins.",
        nullable: true,
        example: "in_transit",
      },
      orderStates,
    ),
    plain({ ...money, name: "order_total", meaning: "Total of the order.", nullable: true, example: 61.9 }, hundredths),
    choice(
      {
        name: "currency",
        meaning: "ISO 4217 currency of the order, or of the customer's country where there is none.",
        example: "EUR",
      },
      currencies,
    ),
    coded(
      {
        name: "sku",
        type: "id",
        meaning: "The article spoken of: a line of the order, or an article of the shop.",
        nullable: true,
        example: "SKU-7QD3",
      },
      "SKU-",
      4,
    ),
    choice(
      { name: "category", meaning: "The article's category.", nullable: true, example: "household" },
      categoryNames,
    ),
    plain(
      {
        name: "product",
        type: "string",
        meaning: "What the article is called; a function of the sku and the seed.",
        nullable: true,
        example: "enamel milk pan",
      },
      { kind: "text" },
    ),
    plain(
      {
        name: "quantity",
        type: "int",
        meaning: "Pieces of the article in the order.",
        unit: "pieces",
        minimum: 1,
        maximum: 12,
        nullable: true,
        example: 1,
      },
      { kind: "integer" },
    ),
    plain(
      {
        ...money,
        name: "unit_price",
        meaning: "The article's price before discount and tax.",
        nullable: true,
        example: 24.99,
      },
      hundredths,
    ),
    plain(
      {
        name: "due_on",
        type: "date",
        meaning: "Day for which delivery was promised.",
        nullable: true,
        example: "2020-02-26",
      },
      { kind: "day" },
    ),
    plain(
      {
        name: "delivered_on",
        type: "date",
        meaning: "Day on which the carrier reports delivery; null unless order_state is delivered.",
        nullable: true,
        example: "2020-02-25",
      },
      { kind: "day" },
    ),
    coded(
      {
        name: "parcel_id",
        type: "id",
        meaning: "The parcel; null before dispatch.",
        nullable: true,
        example: "PCL-00QK4ZV7",
      },
      "PCL-",
      8,
    ),
    plain(
      {
        name: "detail",
        type: "string",
        meaning:
          "What else the matter turns on: the fault, the new address, the size, the code; as it stands in the texts.",
        nullable: true,
        example: "the handle came loose",
      },
      { kind: "text" },
    ),
    plain(
      {
        name: "follow_up_on",
        type: "date",
        meaning: "Day by which the agent promised that the matter is done; null without a promise.",
        nullable: true,
        example: "2020-03-09",
      },
      { kind: "day" },
    ),
    plain(
      {
        ...money,
        name: "refund_amount",
        meaning: "Refunded or about to be refunded, as the agent says; null without a refund.",
        nullable: true,
        example: 24.99,
      },
      hundredths,
    ),
    plain(
      {
        ...money,
        name: "voucher_amount",
        meaning: "Goodwill voucher that was issued; null without one.",
        nullable: true,
        example: 5,
      },
      hundredths,
    ),
  ];
}

/** What was said and done. */
function course(): Column[] {
  const entity = {
    type: "object",
    properties: { field: { type: "string" }, text: { type: "string" } },
    required: ["field", "text"],
    additionalProperties: false,
  };
  const message = {
    type: "object",
    properties: {
      act: { enum: [...new Set([...customerActs, ...agentActs])] },
      emotion: { enum: [...emotions] },
      entities: { type: "array", items: entity },
      intensity: { type: "number", minimum: 0, maximum: 1 },
      role: { enum: ["customer", "agent", "bot"] },
      sentiment: { type: "number", minimum: -1, maximum: 1 },
      text: { type: "string", minLength: 1 },
      ts: { type: "string", format: "date-time" },
      turn: { type: "integer", minimum: 1 },
    },
    required: ["act", "emotion", "entities", "intensity", "role", "sentiment", "text", "ts", "turn"],
    additionalProperties: false,
  };
  const action = {
    type: "object",
    properties: {
      after_turn: { type: "integer", minimum: 1 },
      args: { type: "object" },
      name: { enum: [...actionNames] },
      result: { enum: ["ok", "not_found", "refused"] },
    },
    required: ["after_turn", "args", "name", "result"],
    additionalProperties: false,
  };
  return [
    plain(
      {
        name: "messages",
        type: "array",
        meaning:
          "The messages in order: who (role), what they do (act), the text, the values spoken of (entities: field of this row and its form in the text), and the speaker's sentiment, emotion and its intensity.",
        schema: { items: message },
        example: [
          {
            act: "state_problem",
            emotion: "frustration",
            entities: [{ field: "due_on", text: "26 February" }],
            intensity: 0.5,
            role: "customer",
            sentiment: -0.42,
            text: "Hello, my parcel was due on 26 February and nothing has turned up.",
            ts: "2020-03-02T10:14:03.120Z",
            turn: 1,
          },
        ],
      },
      { kind: "json" },
    ),
    plain(
      {
        name: "message_count",
        type: "int",
        meaning: "Number of messages.",
        unit: "messages",
        minimum: 4,
        maximum: 60,
        example: 17,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "actions",
        type: "array",
        meaning: "What the agent did in the shop's systems, each after the message named by after_turn, in order.",
        schema: { items: action },
        example: [{ after_turn: 4, args: { customer_id: "CUS-0M4XQ7" }, name: "verify_identity", result: "ok" }],
      },
      { kind: "json" },
    ),
    plain(
      {
        name: "policy_refs",
        type: "array",
        meaning: `The retailer's rules that decided the matter, in alphabetical order. ${policies.map(({ ref, rule }) => `${ref}: ${rule}`).join(" ")}`,
        schema: { items: { enum: policies.map(({ ref }) => ref) } },
        example: ["POL-DEL-7", "POL-ID-1"],
      },
      { kind: "json" },
    ),
  ];
}

function judgement(version: string): Column[] {
  return [
    choice(
      {
        name: "resolution",
        meaning:
          "How it ended: resolved, left for a promised follow-up, declined by a policy, unresolved, or abandoned by the customer.",
        example: "resolved",
      },
      resolutions,
    ),
    plain(
      {
        name: "escalated",
        type: "bool",
        meaning: "True when the matter went from the bot or an agent to a specialist.",
        example: false,
      },
      { kind: "boolean" },
    ),
    choice(
      {
        name: "scenario",
        meaning: "policy_violation where the agent breaks a rule on purpose of the data set, else standard.",
        example: "standard",
      },
      scenarios,
    ),
    choice(
      {
        name: "violated_policy",
        meaning: "The rule that the agent breaks; null unless scenario is policy_violation.",
        nullable: true,
        example: "POL-ID-1",
      },
      policies.map(({ ref }) => ref),
    ),
    plain(
      {
        name: "first_response_s",
        type: "int",
        meaning: "Seconds, rounded down, from the first message to the first one of a person or bot.",
        unit: "s",
        minimum: 0,
        example: 21,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "handle_time_s",
        type: "int",
        meaning: "Seconds, rounded down, from started_at to ended_at.",
        unit: "s",
        minimum: 1,
        example: 704,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "csat",
        type: "int",
        meaning: "The customer's rating of the service, 1 to 5; null where none was given.",
        minimum: 1,
        maximum: 5,
        nullable: true,
        example: 5,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "nps",
        type: "int",
        meaning:
          "How likely the customer would recommend the shop, 0 to 10; null where csat is null and at times elsewhere.",
        minimum: 0,
        maximum: 10,
        nullable: true,
        example: 9,
      },
      { kind: "integer" },
    ),
    plain(
      {
        name: "summary",
        type: "string",
        meaning: "One sentence: what the customer came for and how it ended.",
        example:
          "Customer reported a late parcel (ORD-3F7K2Q); the agent sent a replacement and the matter was resolved.",
      },
      { kind: "text" },
    ),
    plain(
      {
        name: "causal_summary",
        type: "string",
        meaning: "One sentence: what happened, why, and what was decided for that reason.",
        example: "Because the parcel was 5 days overdue, the agent opened a trace with the carrier.",
      },
      { kind: "text" },
    ),
    choice({ name: "schema_version", meaning: "Version of this dataset's generator and fields.", example: version }, [
      version,
    ]),
  ];
}
