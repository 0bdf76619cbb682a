import type { Dice } from "../dice.ts";
import { sentence } from "../prose.ts";
import { type JsonObject, numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { companies, people } from "../vocabulary.ts";

const states = ["draft", "open", "overdue", "paid", "disputed", "void"] as const;
const currencies = ["EUR", "USD", "GBP", "SEK", "CHF"] as const;
const magnitudes = [5, 13, 40, 125, 600] as const;
const positions = [
  "consulting day",
  "freight surcharge",
  "annual licence",
  "replacement parts",
  "site visit",
  "storage, per pallet",
  "training seat",
  "express handling",
] as const;

function invoiceNumber(dice: Dice): string {
  return `INV-${2600 + dice.subject(399, 1)}-${1000 + dice.subject(9000, 2)}`;
}

/** Two digits to five before the point, two decimals. */
function amount(dice: Dice): number {
  return (dice.between(100, 999) * dice.pick(magnitudes)) / 100;
}

function money(dice: Dice): string {
  return `${dice.pick(currencies)} ${amount(dice).toFixed(2)}`;
}

function searchText(dice: Dice, given: JsonObject): string {
  const hits = Math.min(numberArgument(given, "limit", 20), Math.floor(dice.share() * dice.share() * 26));
  const who = textArgument(given, "customer", "any customer");
  if (hits === 0)
    return dice.pick([
      `No invoices match (${who}).`,
      "Nothing found. Loosen the status filter?",
      `0 results for ${who}`,
    ]);
  const status = textArgument(given, "status");
  const lines = Array.from({ length: hits }, () => {
    const state = status === "" ? dice.pick(states) : status;
    const number = `INV-${dice.between(2600, 2998)}-${dice.between(1000, 9999)}`;
    return dice.chance(0.5)
      ? `${number}  ${state.padEnd(9)} ${money(dice)}  due ${dice.dayBefore(120)}`
      : `${number}  ${state.padEnd(9)} ${money(dice)}  ${dice.pick(companies)}`;
  });
  return `${hits} invoice${hits === 1 ? "" : "s"}, ${who}\n${lines.join("\n")}`;
}

export const invoiceServer: ToolServer = {
  name: "ledgerline",
  title: "Ledgerline Billing",
  version: "5.1.0",
  instructions: "Amounts are in the invoice's currency. Look an invoice up before recording a payment on it.",
  wording: "zod",
  stdioShare: 0.1,
  ttlMs: 300_000,
  cacheScope: "private",
  spellsSuccess: true,
  tools: [
    {
      name: "search_invoices",
      title: "Search invoices",
      description: "Search invoices by customer, state and due date; newest first.",
      inputSchema: {
        type: "object",
        properties: {
          customer: { type: "string", minLength: 1 },
          due_before: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
          limit: { type: "integer", minimum: 1, maximum: 50 },
          status: { type: "string", enum: [...states] },
        },
        required: [],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true },
      weight: 8,
      latency: { median: 95, sigma: 0.7 },
      given: (dice) => ({
        ...(dice.chance(0.8) ? { customer: dice.focus(companies, 3) } : {}),
        ...(dice.chance(0.3) ? { due_before: dice.dayAfter(0, 40) } : {}),
        ...(dice.chance(0.5) ? { limit: dice.pick([5, 10, 20, 25, 50]) } : {}),
        ...(dice.chance(0.6) ? { status: dice.pick(states) } : {}),
      }),
      answer: (dice, given) => ({ text: searchText(dice, given) }),
      failure: (dice) =>
        dice.pick([
          `Query needs an index on (customer, status) that is rebuilding, ${dice.between(4, 96)}% done.`,
          "Search is limited to 30 calls a minute for this API key. Wait a little and repeat.",
          "Session has no access to more than one legal entity; name the customer in full.",
        ]),
    },
    {
      name: "get_invoice",
      description: "Get one invoice with its positions and payments.",
      inputSchema: {
        type: "object",
        properties: {
          number: { type: "string", pattern: "^INV-\\d{4}-\\d{4}$", description: "As printed, e.g. INV-2604-1187" },
        },
        required: ["number"],
      },
      outputSchema: {
        type: "object",
        properties: {
          currency: { type: "string", minLength: 3, maxLength: 3 },
          customer: { type: "string" },
          due: { type: "string" },
          number: { type: "string" },
          positions: {
            type: "array",
            items: {
              type: "object",
              properties: { amount: { type: "number" }, quantity: { type: "integer" }, text: { type: "string" } },
              required: ["amount", "text"],
            },
          },
          status: { type: "string", enum: [...states] },
        },
        required: ["currency", "customer", "number", "positions", "status"],
      },
      annotations: { idempotentHint: true, readOnlyHint: true },
      weight: 7,
      latency: { median: 60, sigma: 0.6 },
      given: (dice) => ({ number: invoiceNumber(dice) }),
      answer: (dice, given) => ({
        structured: {
          currency: dice.pick(currencies),
          customer: dice.focus(companies, 3),
          due: dice.dayAfter(-60, 30),
          number: textArgument(given, "number"),
          positions: Array.from({ length: 1 + Math.floor(dice.share() * dice.share() * 9) }, () => ({
            amount: amount(dice),
            ...(dice.chance(0.7) ? { quantity: dice.between(1, 24) } : {}),
            text: dice.chance(0.6) ? dice.pick(positions) : sentence(dice),
          })),
          status: dice.pick(states),
        },
      }),
      failure: (dice, given) =>
        dice.pick([
          `Invoice ${textArgument(given, "number")} does not exist in this ledger.`,
          `${textArgument(given, "number")} belongs to another legal entity (${dice.pick(companies)}).`,
        ]),
    },
    {
      name: "create_invoice",
      title: "Create invoice",
      description: "Create a draft invoice for a customer. Asks before it exceeds the customer's credit line.",
      inputSchema: {
        type: "object",
        properties: {
          amount: { type: "number", exclusiveMinimum: 0 },
          currency: { type: "string", enum: [...currencies] },
          customer: { type: "string", minLength: 1 },
          note: { type: "string", maxLength: 400 },
          send_now: { type: "boolean", default: false },
        },
        required: ["amount", "currency", "customer"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false, readOnlyHint: false },
      weight: 3,
      latency: { median: 410, sigma: 0.5 },
      elicitation: {
        message: (given) => `${textArgument(given, "customer")} would exceed its credit line. Create the draft anyway?`,
        requestedSchema: {
          type: "object",
          properties: {
            approve: { type: "boolean", title: "Create anyway" },
            approver: { type: "string", title: "Approved by", minLength: 2 },
          },
          required: ["approve"],
        },
        content: (dice) => ({ approve: true, ...(dice.chance(0.7) ? { approver: dice.pick(people) } : {}) }),
      },
      given: (dice) => ({
        amount: amount(dice),
        currency: dice.pick(currencies),
        customer: dice.focus(companies, 3),
        ...(dice.chance(0.5) ? { note: sentence(dice) } : {}),
        ...(dice.chance(0.2) ? { send_now: dice.chance(0.5) } : {}),
      }),
      answer: (dice, given) => {
        const number = `INV-${dice.between(2600, 2998)}-${dice.between(1000, 9999)}`;
        return {
          text: dice.pick([
            `Draft ${number} created for ${textArgument(given, "customer")}, due ${dice.dayAfter(14, 45)}.`,
            `Created ${number} (${textArgument(given, "currency")} ${numberArgument(given, "amount", 0).toFixed(2)}). Not sent yet.`,
            `${number} is ready for review by ${dice.pick(people)}.`,
          ]),
          ...(dice.chance(0.4)
            ? { link: { mimeType: "application/pdf", name: `${number}.pdf`, uri: `ledgerline://invoices/${number}` } }
            : {}),
        };
      },
      failure: (dice, given) =>
        dice.pick([
          `${textArgument(given, "customer")} is blocked for new invoices since ${dice.dayBefore(200)}.`,
          `Tax profile of ${textArgument(given, "customer")} is incomplete: VAT identifier missing.`,
          `Numbering range for ${textArgument(given, "currency")} is used up.`,
        ]),
    },
    {
      name: "record_payment",
      description: "Record an incoming payment on an open invoice.",
      inputSchema: {
        type: "object",
        properties: {
          amount: { type: "number", exclusiveMinimum: 0 },
          invoice: { type: "string", pattern: "^INV-\\d{4}-\\d{4}$" },
          received_on: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
        },
        required: ["amount", "invoice", "received_on"],
      },
      annotations: { destructiveHint: false, idempotentHint: false },
      weight: 3,
      latency: { median: 240, sigma: 0.6 },
      given: (dice) => ({ amount: amount(dice), invoice: invoiceNumber(dice), received_on: dice.dayBefore(9) }),
      answer: (dice, given) => {
        const paid = numberArgument(given, "amount", 0).toFixed(2);
        const invoice = textArgument(given, "invoice");
        return {
          text: dice.pick([
            `Booked ${paid} on ${invoice}. Open balance: ${amount(dice).toFixed(2)}.`,
            `${invoice} settled in full, ${paid} received ${textArgument(given, "received_on")}.`,
            `Payment of ${paid} recorded; it is ${dice.between(1, 40)} days late, reminder level ${dice.between(1, 3)} was lifted.`,
            `OK. Journal entry ${dice.between(100000, 998999)}.`,
          ]),
        };
      },
      failure: (dice, given) =>
        dice.pick([
          `Overpayment: ${textArgument(given, "invoice")} has only ${amount(dice).toFixed(2)} open.`,
          `Period ${textArgument(given, "received_on").slice(0, 7)} is closed for postings.`,
          `${textArgument(given, "invoice")} is void and takes no payments.`,
        ]),
    },
    {
      name: "account_balance",
      description: "Show what a customer owes, by age.",
      inputSchema: {
        type: "object",
        properties: { customer: { type: "string", minLength: 1 } },
        required: ["customer"],
      },
      outputSchema: {
        type: "object",
        properties: {
          currency: { type: "string" },
          customer: { type: "string" },
          open: { type: "number" },
          over_30_days: { type: "number" },
          over_90_days: { type: "number" },
        },
        required: ["currency", "customer", "open"],
      },
      annotations: { readOnlyHint: true },
      weight: 3,
      latency: { median: 75, sigma: 0.5 },
      given: (dice) => ({ customer: dice.focus(companies, 3) }),
      answer: (dice, given) => {
        const open = dice.between(0, 90_000);
        return {
          structured: {
            currency: dice.pick(currencies),
            customer: textArgument(given, "customer"),
            open,
            over_30_days: Math.floor(open * 0.4 * dice.share()),
            ...(dice.chance(0.6) ? { over_90_days: Math.floor(open * 0.1 * dice.share()) } : {}),
          },
        };
      },
      failure: (dice, given) =>
        `Customer not found: "${textArgument(given, "customer")}". Closest: ${dice.pick(companies)}, ${dice.pick(companies)}.`,
    },
    {
      name: "dunning_run",
      title: "Dunning run",
      description: "Run the reminders for all overdue invoices and report what was sent.",
      inputSchema: {
        type: "object",
        properties: { dry_run: { type: "boolean" }, level: { type: "integer", minimum: 1, maximum: 3 } },
        required: ["dry_run"],
      },
      annotations: { destructiveHint: true },
      weight: 1,
      latency: { median: 9_500, sigma: 0.55 },
      reportsProgress: ["Collecting overdue invoices", "Grouping by customer", "Rendering letters", "Queueing mail"],
      given: (dice) => ({ dry_run: dice.chance(0.7), ...(dice.chance(0.6) ? { level: dice.between(1, 3) } : {}) }),
      answer: (dice, given) => {
        const letters = dice.between(2, 140);
        const lines = Array.from(
          { length: dice.between(2, 9) },
          () => `  ${dice.pick(companies)}: ${money(dice)}, level ${dice.between(1, 3)}`,
        );
        return {
          text: `${given.dry_run === true ? "Would send" : "Sent"} ${letters} reminders over ${money(dice)}\n${lines.join("\n")}\n  …`,
        };
      },
      failure: (dice) => `Mail queue is paused by ${dice.pick(people)}; nothing was sent.`,
    },
  ],
};
