import type { Report } from "../validation.ts";
import { cents, type Step } from "./step.ts";

const DAY_MS = 86_400_000;

/** The customer whose journeys are being read. */
export class Customer {
  readonly first: Step;
  private readonly devices: string[] = [];
  private journeys = 0;
  private startedAt = Number.NEGATIVE_INFINITY;
  private bought = false;
  private cents = 0;

  constructor(first: Step) {
    this.first = first;
  }

  /** Reads the first step of a journey, which began at `started`. */
  journey(step: Step, started: number, report: Report): void {
    const { journey_no: number, days_since_last: days } = step;
    if (number !== this.journeys + 1) report("customer-contiguous", `journey ${number} after ${this.journeys}`);
    if (started <= this.startedAt) report("history-order", `${step.journey_started_at} is not after the last journey`);
    const due = number === 1 ? null : Math.floor((started - this.startedAt) / DAY_MS);
    if (days !== due) report("days-since-last", `${days} instead of ${due}`);
    if (step.returning !== this.bought) report("returning", `${step.returning} instead of ${this.bought}`);
    if (!this.devices.includes(step.device_id)) this.devices.push(step.device_id);
    if (this.devices.length > 2) report("device", `${step.customer_id} has ${this.devices.length} devices`);
    this.journeys = number;
    this.startedAt = started;
  }

  step(step: Step, report: Report): void {
    const { first } = this;
    const same =
      step.loyalty_tier === first.loyalty_tier && step.country === first.country && step.currency === first.currency;
    if (!same) report("customer-constant", `${step.customer_id} changes tier, country or currency`);
    if (step.order_value !== null) this.cents += cents(step.order_value);
    this.bought ||= step.stage === "purchase";
    if (cents(step.ltv_to_date) !== this.cents) {
      report("lifetime", `${step.ltv_to_date} instead of ${this.cents / 100}`);
    }
  }
}
