import type { RetailLine } from "./retail-line.ts";
import type { Report, Violation } from "./validation.ts";

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;

/** A run of card-testing orders from one device and address. */
interface TestingGroup {
  device: string | null;
  ip: string | null;
  row: number;
  start: number;
  end: number;
  orders: number;
  cards: Set<string | null>;
  /** Nothing stands before it in the rows given, so its beginning may be cut off. */
  cut: boolean;
}

/** Rules on fraud scenarios, which speak of groups of orders. Give it the first line of each order, in order. */
export class FraudGroups {
  private readonly violations: Violation[];
  private group: TestingGroup | null = null;
  private readonly bustOuts = new Map<string, { ts: number; row: number }[]>();
  private first: number | null = null;
  private last = 0;

  constructor(violations: Violation[]) {
    this.violations = violations;
  }

  /** Reads an order by its first line. */
  order(line: RetailLine, ts: number, row: number, report: Report): void {
    const isFirst = this.first === null;
    this.first ??= ts;
    this.last = ts;
    const online = line.channel !== "store";
    if (line.fraud_scenario === "card_testing") this.testing(line, ts, row, isFirst, report);
    else this.closeGroup(false);
    if (line.fraud_scenario === "account_takeover" && (line.customer_id === null || !online)) {
      report("account-takeover", "no customer, or in a store");
    }
    if (line.fraud_scenario !== "bust_out") return;
    const pays = line.payment_method === "card" || line.payment_method === "pay_later";
    if (line.customer_id === null || !online || !pays) report("bust-out", "no customer, in a store, or paid otherwise");
    const orders = this.bustOuts.get(line.customer_id ?? "") ?? [];
    orders.push({ ts, row });
    this.bustOuts.set(line.customer_id ?? "", orders);
  }

  private testing(line: RetailLine, ts: number, row: number, isFirst: boolean, report: Report): void {
    const fits =
      line.line_count === 1 &&
      line.payment_method === "card" &&
      line.channel === "web" &&
      line.customer_id === null &&
      (line.currency === "EUR" || line.currency === "GBP") &&
      line.order_total <= 6.5;
    if (!fits) report("card-testing", `${line.order_id} is not a small guest order of one line by card on the web`);
    let { group } = this;
    if (group === null || group.device !== line.device_id || group.ip !== line.ip) {
      this.closeGroup(false);
      group = {
        device: line.device_id,
        ip: line.ip,
        row,
        start: ts,
        end: ts,
        orders: 0,
        cards: new Set(),
        cut: isFirst,
      };
      this.group = group;
    }
    group.orders++;
    group.end = ts;
    if (group.cards.has(line.card_last4)) report("card-testing", `card ${line.card_last4} stands twice in its group`);
    group.cards.add(line.card_last4);
  }

  private closeGroup(atEnd: boolean): void {
    const { group } = this;
    this.group = null;
    if (group === null) return;
    const note = (detail: string) => this.violations.push({ row: group.row, invariant: "card-testing", detail });
    if (group.end - group.start > TEN_MINUTES_MS) note("a group lasts more than ten minutes");
    if (group.orders > 8) note(`a group of ${group.orders} orders`);
    if (group.orders < 5 && !group.cut && !atEnd) note(`a group of only ${group.orders} orders`);
  }

  /** Judges the groups that only the end of the rows completes. */
  end(): void {
    this.closeGroup(true);
    const early = (this.first ?? 0) + 14 * DAY_MS;
    const late = this.last - 14 * DAY_MS;
    for (const [customer, orders] of this.bustOuts) {
      let from = 0;
      while (from < orders.length) {
        const start = orders[from]?.ts ?? 0;
        let to = from;
        while (to < orders.length && (orders[to]?.ts ?? 0) - start <= 14 * DAY_MS) to++;
        // A group near either end of the rows may be cut.
        const whole = start > early && (orders[to - 1]?.ts ?? 0) < late;
        if (whole && to - from < 4) {
          const detail = `${customer} has only ${to - from} orders within 14 days`;
          this.violations.push({ row: orders[from]?.row ?? 0, invariant: "bust-out", detail });
        }
        from = to;
      }
    }
  }
}
