import type { Report, Violation } from "../validation.ts";
import { cents, type Step } from "./step.ts";

const DAY_MS = 86_400_000;

/** Stages that may follow a checkout. */
const afterCheckout = new Set(["payment", "purchase", "review", "return"]);

/** The journey that is being read: its cart, and how far it has come. */
export class Journey {
  readonly first: Step;
  steps = 0;
  bought = false;
  private readonly row: number;
  private last: Step | null = null;
  private lastTs = Number.NEGATIVE_INFINITY;
  private viewed: string | null = null;
  /** Pieces by article; after the purchase, those bought. */
  private readonly cart = new Map<string, number>();
  private readonly reviewed = new Set<string>();
  private readonly returned = new Set<string>();
  private items = 0;
  private cents = 0;
  private filled = false;
  private checkedOut = false;
  private boughtAt = 0;

  constructor(first: Step, row: number) {
    this.first = first;
    this.row = row;
  }

  step(step: Step, ts: number, report: Report): void {
    if (step.step_no !== this.steps + 1) report("journey-contiguous", `step ${step.step_no} after ${this.steps}`);
    if (step.step_no <= this.steps) report("key", `${step.journey_id} has step ${step.step_no} twice`);
    this.steps = step.step_no;
    if (ts < this.lastTs) report("journey-order", `${step.ts} is before the step above`);
    this.lastTs = ts;
    this.checkConstants(step, report);
    this.checkStageOrder(step, report);
    this.move(step, ts, report);
    if (step.basket_items !== this.items || cents(step.basket_value) !== this.cents) {
      const due = `${this.items} for ${this.cents / 100}`;
      report("basket", `${step.basket_items} for ${step.basket_value} instead of ${due}`);
    }
    this.checkShipping(step, report);
    this.last = step;
  }

  private checkConstants(step: Step, report: Report): void {
    const { first } = this;
    if (step === first) {
      if (step.stage !== "search" && step.stage !== "view") report("first-step", `begins with ${step.stage}`);
      return;
    }
    const same =
      step.journey_no === first.journey_no &&
      step.journey_started_at === first.journey_started_at &&
      step.coupon === first.coupon &&
      step.discount_pct === first.discount_pct &&
      step.abandoned === first.abandoned &&
      step.abandonment_reason === first.abandonment_reason &&
      step.channel === first.channel &&
      step.device_type === first.device_type &&
      step.device_id === first.device_id &&
      step.returning === first.returning &&
      step.days_since_last === first.days_since_last;
    if (!same) report("journey-constant", `${step.journey_id} changes what is constant`);
  }

  private checkStageOrder({ stage }: Step, report: Report): void {
    const before = this.last?.stage;
    const misplaced =
      (stage === "payment" && before !== "checkout") ||
      (stage === "purchase" && before !== "payment") ||
      (stage === "checkout" && this.cart.size === 0) ||
      (this.checkedOut && !afterCheckout.has(stage));
    if (misplaced) report("stage-order", `${stage} after ${before ?? "nothing"}`);
    this.checkedOut ||= stage === "checkout";
  }

  private move(step: Step, ts: number, report: Report): void {
    const sku = step.sku ?? "";
    switch (step.stage) {
      case "view":
        this.viewed = step.sku;
        break;
      case "cart_add":
        if (step.sku !== this.viewed) report("viewed", `${sku} is added, ${this.viewed ?? "nothing"} was viewed`);
        this.filled = true;
        this.put(sku, step.qty ?? 0, step.price ?? 0);
        break;
      case "cart_remove":
        if (this.cart.get(sku) !== step.qty) report("cart", `${step.qty} of ${this.cart.get(sku) ?? 0} are taken out`);
        this.put(sku, -(step.qty ?? 0), step.price ?? 0);
        this.cart.delete(sku);
        break;
      case "purchase":
        this.bought = true;
        this.boughtAt = ts;
        break;
      case "review":
        this.afterwards(step, ts, this.reviewed, report);
        break;
      case "return":
        this.afterwards(step, ts, this.returned, report);
        if (step.qty !== this.cart.get(sku)) report("afterwards", `${step.qty} pieces come back`);
        break;
    }
  }

  private put(sku: string, pieces: number, price: number): void {
    this.cart.set(sku, (this.cart.get(sku) ?? 0) + pieces);
    this.items += pieces;
    this.cents += pieces * cents(price);
  }

  private afterwards({ sku, stage }: Step, ts: number, done: Set<string>, report: Report): void {
    const age = ts - this.boughtAt;
    if (!this.bought || sku === null || !this.cart.has(sku)) report("afterwards", `${stage} of ${sku}, not bought`);
    else if (age < DAY_MS || age > 45 * DAY_MS) report("afterwards", `${stage} ${age} ms after the purchase`);
    if (sku === null) return;
    if (done.has(sku)) report("afterwards", `a second ${stage} of ${sku}`);
    done.add(sku);
  }

  private checkShipping({ shipping_option: option }: Step, report: Report): void {
    const chosen = this.last?.shipping_option ?? null;
    if ((option !== null) !== this.checkedOut || (chosen !== null && option !== chosen)) {
      report("shipping", `${option} after ${chosen}`);
    }
  }

  /** Ends the journey; the last one of the rows may be cut off. */
  end(isLast: boolean, violations: Violation[]): void {
    const { abandoned, abandonment_reason: reason } = this.first;
    const due = this.filled && !this.bought;
    const failed = this.last?.stage === "payment";
    const wrong = isLast ? abandoned && this.bought : abandoned !== due || failed !== (reason === "payment_failed");
    if (!wrong) return;
    const detail = `abandoned ${abandoned}, reason ${reason}, last stage ${this.last?.stage}`;
    violations.push({ row: this.row, invariant: "abandonment", detail });
  }
}
