import { Customer } from "./commerce-behavior/customer.ts";
import { Journey } from "./commerce-behavior/journey.ts";
import { Shop } from "./commerce-behavior/shop.ts";
import { type Step, stepRules } from "./commerce-behavior/step.ts";
import { checkStep } from "./commerce-behavior/step-rules.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads steps one after another and keeps what rules on journeys, customers and articles need. */
class JourneyReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly shop = new Shop();
  /** Number of steps of the journeys read so far. */
  private readonly ended = new Map<string, number>();
  private readonly gone = new Set<string>();
  private journey: Journey | null = null;
  private customer: Customer | null = null;
  private firstStart = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  step(step: Step): void {
    const { report } = this;
    this.version ??= step.schema_version;
    if (step.schema_version !== this.version) report("schema", `schema_version changes to ${step.schema_version}`);
    const ts = instantMs(step.ts);
    checkStep(step, report);
    let { customer, journey } = this;
    if (customer === null || customer.first.customer_id !== step.customer_id) customer = this.meet(step);
    if (journey === null || journey.first.journey_id !== step.journey_id) journey = this.begin(step, customer);
    else if (journey.first.customer_id !== step.customer_id) {
      report("journey-constant", `${step.journey_id} goes over to ${step.customer_id}`);
    }
    journey.step(step, ts, report);
    customer.step(step, report);
    this.shop.step(step, report);
  }

  private meet(step: Step): Customer {
    const { report, customer } = this;
    if (customer !== null) this.gone.add(customer.first.customer_id);
    if (this.gone.has(step.customer_id)) report("customer-contiguous", `${step.customer_id} comes again`);
    if (step.journey_no === 1) {
      const started = instantMs(step.journey_started_at);
      if (started < this.firstStart) report("customer-order", `${step.customer_id} is before the customer above`);
      this.firstStart = started;
    }
    this.customer = new Customer(step);
    return this.customer;
  }

  private begin(step: Step, customer: Customer): Journey {
    const { report } = this;
    this.endJourney(false);
    const steps = this.ended.get(step.journey_id);
    if (steps !== undefined) {
      report("journey-contiguous", `${step.journey_id} goes on later`);
      if (step.step_no <= steps) report("key", `${step.journey_id} has step ${step.step_no} twice`);
    }
    const started = instantMs(step.journey_started_at);
    if (step.step_no === 1 && step.journey_started_at !== step.ts) {
      report("history-order", `journey_started_at ${step.journey_started_at} at ${step.ts}`);
    }
    customer.journey(step, started, report);
    this.shop.journey(step, started, report);
    this.journey = new Journey(step, this.row);
    return this.journey;
  }

  private endJourney(isLast: boolean): void {
    const { journey } = this;
    if (journey === null) return;
    journey.end(isLast, this.violations);
    this.ended.set(journey.first.journey_id, journey.steps);
  }

  end(): void {
    this.endJourney(true);
  }
}

/**
 * Checks steps of shopping journeys, from row 0 on, against the published rules of the dataset; that prices are those of
 * the retail transactions is not among what the rows alone show. Memory grows with journeys, customers and articles.
 */
export function validateCommerceBehavior(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new JourneyReader();
  for (const record of rows) {
    if (checkRecord(record, stepRules, reader.report)) reader.step(record as unknown as Step);
    reader.row++;
  }
  reader.end();
  return { rows: reader.row, violations: reader.violations };
}
