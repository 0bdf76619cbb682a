import { checkRecord } from "./record-rules.ts";
import { FraudGroups } from "./retail-fraud.ts";
import { lineRules, orderFields, type RetailLine } from "./retail-line.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const DAY_MS = 86_400_000;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const taxPercent = new Map([
  ["GB", 20],
  ["DE", 19],
  ["FR", 20],
  ["ES", 21],
  ["NL", 21],
  ["PL", 23],
  ["SE", 25],
  ["IE", 23],
]);
const currencies = new Map([
  ["GB", "GBP"],
  ["PL", "PLN"],
  ["SE", "SEK"],
]);

function cents(value: number): number {
  return Math.round(value * 100);
}

function checkAmounts(line: RetailLine, report: Report): void {
  const value = line.quantity * cents(line.unit_price);
  const discount = cents(line.discount);
  const tax = cents(line.tax);
  if (cents(line.line_total) !== value - discount + tax) report("line-total", `line_total ${line.line_total}`);
  if (2 * discount > value) report("discount-bound", `discount ${line.discount} on ${value / 100}`);
  const due = Math.floor(((value - discount) * (taxPercent.get(line.country) ?? 0) + 50) / 100);
  if (tax !== due) report("tax", `tax ${line.tax} instead of ${due / 100}`);
  if (line.quantity < 1 || line.quantity > 12) report("quantity", `quantity ${line.quantity}`);
}

/** True for the networks reserved for benchmarks and documents. */
function isReserved(ip: string): boolean {
  const parts = ip.split(".").map(Number);
  if (parts.length !== 4 || parts.some((part) => part > 255)) return false;
  const head = `${parts[0]}.${parts[1]}.${parts[2]}`;
  return (parts[0] === 198 && (parts[1] === 18 || parts[1] === 19)) || head === "198.51.100" || head === "203.0.113";
}

function checkPlace(line: RetailLine, report: Report): void {
  const inStore = line.channel === "store";
  const currency = currencies.get(line.country) ?? "EUR";
  if (line.currency !== currency) report("currency-country", `${line.country} with ${line.currency}`);
  if ((line.store_id !== null) !== inStore) report("store-channel", `store ${line.store_id} on ${line.channel}`);
  if (line.store_id !== null && !line.store_id.startsWith(`${line.country}-`)) {
    report("store-channel", `store ${line.store_id} sells in ${line.country}`);
  }
  if ((line.device_id === null) !== inStore || (line.ip === null) !== inStore) {
    report("online-device", `device ${line.device_id}, ip ${line.ip} on ${line.channel}`);
  }
  if (line.ip !== null && !isReserved(line.ip)) report("reserved-ip", line.ip);
}

function checkPayment(line: RetailLine, report: Report): void {
  const inStore = line.channel === "store";
  const method = line.payment_method;
  if ((line.card_last4 !== null) !== (method === "card"))
    report("card", `card_last4 ${line.card_last4} with ${method}`);
  const misplaced = inStore ? method === "bank_transfer" || method === "pay_later" : method === "cash";
  if (misplaced) report("payment-channel", `${method} on ${line.channel}`);
  if (line.customer_id === null && line.loyalty_tier !== null) report("customer-tier", "a guest with a tier");
}

function checkFate(line: RetailLine, ts: number, report: Report): void {
  const inStore = line.channel === "store";
  const online = line.status === "delivered" || line.status === "cancelled" || line.status === "declined";
  if ((line.status === "completed" && !inStore) || (online && inStore)) {
    report("status-channel", `${line.status} on ${line.channel}`);
  }
  const returned = line.status === "returned";
  if (line.return_flag !== returned || (line.returned_at !== null) !== returned) {
    report("return", `status ${line.status}, return_flag ${line.return_flag}, returned_at ${line.returned_at}`);
  }
  if (line.returned_at !== null) {
    const days = (Date.parse(line.returned_at) - ts) / DAY_MS;
    if (days < 3 || days > 31) report("return", `returned after ${days.toFixed(1)} days`);
  }
  if ((line.fraud_scenario !== null) !== line.is_fraud) report("fraud-label", `scenario ${line.fraud_scenario}`);
  if (line.status === "charged_back" && !line.is_fraud) report("fraud-label", "charged back without fraud");
  if (line.is_fraud && line.return_flag) report("fraud-returns", "a fraudulent line was returned");
}

/** What must stay the same over the whole dataset, by the thing that it belongs to. */
class Constants {
  private readonly known = new Map<string, string>();

  /** Reports a value that differs from the first one seen for a subject. */
  check(invariant: string, subject: string, value: string, report: Report): void {
    const key = `${invariant} ${subject}`;
    const before = this.known.get(key);
    if (before === undefined) this.known.set(key, value);
    else if (before !== value) report(invariant, `${subject} was ${before}, is ${value}`);
  }
}

/** The order that is being read. */
interface OpenOrder {
  head: RetailLine;
  lines: number;
  lastNumber: number;
  cents: number;
  skus: Set<string>;
  row: number;
  /** Its first lines are not among the rows given. */
  cut: boolean;
}

/** Reads lines one after another and keeps what rules on orders, articles and customers need. */
class RetailReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly constants = new Constants();
  private readonly fraud = new FraudGroups(this.violations);
  private readonly closed = new Set<string>();
  private readonly prices = new Map<string, { week: number; price: number }>();
  private order: OpenOrder | null = null;
  private lastTs = Number.NEGATIVE_INFINITY;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  line(line: RetailLine): void {
    const ts = Date.parse(line.ts);
    if (ts < this.lastTs) this.report("time-order", `${line.ts} is before the row above`);
    this.lastTs = Math.max(this.lastTs, ts);
    this.place(line, ts);
    checkAmounts(line, this.report);
    checkPlace(line, this.report);
    checkPayment(line, this.report);
    checkFate(line, ts, this.report);
    this.checkConstants(line, ts);
  }

  /** Puts the line into its order. */
  private place(line: RetailLine, ts: number): void {
    if (this.order?.head.order_id !== line.order_id) {
      this.closeOrder(false);
      if (this.closed.has(line.order_id)) this.report("key", `${line.order_id} stands twice`);
      const cut = this.row === 0 && line.line_no > 1;
      const lastNumber = cut ? line.line_no - 1 : 0;
      this.order = { head: line, lines: 0, lastNumber, cents: 0, skus: new Set(), row: this.row, cut };
      this.fraud.order(line, ts, this.row, this.report);
    }
    const { order } = this;
    if (order === null) return;
    if (line.line_no !== order.lastNumber + 1 || line.line_count !== order.head.line_count) {
      this.report("order-contiguous", `line ${line.line_no} of ${line.line_count} after ${order.lastNumber}`);
    }
    for (const name of orderFields) {
      if (line[name] !== order.head[name]) this.report("order-constant", `${name} changes within ${line.order_id}`);
    }
    if (order.skus.has(line.sku)) this.report("sku-once", `${line.sku} stands twice in ${line.order_id}`);
    order.skus.add(line.sku);
    order.lastNumber = line.line_no;
    order.cents += cents(line.line_total);
    order.lines++;
  }

  private closeOrder(atEnd: boolean): void {
    const { order } = this;
    this.order = null;
    if (order === null) return;
    this.closed.add(order.head.order_id);
    const { head } = order;
    const note = (invariant: string, detail: string) => this.violations.push({ row: order.row, invariant, detail });
    const whole = order.lastNumber === head.line_count;
    if (!whole && !atEnd) note("order-contiguous", `${head.order_id} ends after line ${order.lastNumber}`);
    if (whole && !order.cut && order.cents !== cents(head.order_total)) {
      note("order-total", `${head.order_total} instead of ${order.cents / 100}`);
    }
  }

  private checkConstants(line: RetailLine, ts: number): void {
    const { constants, report } = this;
    constants.check("schema", "schema_version", line.schema_version, report);
    constants.check("sku-category", line.sku, line.category, report);
    constants.check("sku-category", line.category, line.mcc, report);
    if (line.customer_id !== null) {
      constants.check("customer-tier", line.customer_id, line.loyalty_tier ?? "none", report);
      constants.check("customer-country", line.customer_id, line.country, report);
    }
    const week = Math.floor((ts - FIRST_MONDAY_MS) / (7 * DAY_MS));
    const article = `${line.sku} ${line.currency}`;
    const known = this.prices.get(article);
    if (known === undefined || known.week !== week) this.prices.set(article, { week, price: line.unit_price });
    else if (known.price !== line.unit_price) {
      report("stable-price", `${article} costs ${known.price} and ${line.unit_price} in one week`);
    }
  }

  end(): void {
    this.closeOrder(true);
    this.fraud.end();
  }
}

/**
 * Checks order lines against the published rules of the dataset. Give it any contiguous range of rows; orders and fraud
 * groups that the range cuts are judged by what is there. Memory grows with orders, articles and customers.
 */
export function validateRetailTransactions(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new RetailReader();
  for (const record of rows) {
    if (checkRecord(record, lineRules, reader.report)) reader.line(record as unknown as RetailLine);
    reader.row++;
  }
  reader.end();
  return { rows: reader.row, violations: reader.violations };
}
