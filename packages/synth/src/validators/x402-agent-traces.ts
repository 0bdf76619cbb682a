import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";
import { Ledger } from "./x402-agent-traces/ledger.ts";
import { type Step, stepRules } from "./x402-agent-traces/step.ts";
import { checkStep } from "./x402-agent-traces/step-rules.ts";
import { Trace } from "./x402-agent-traces/trace.ts";

/** Reads steps one after another and keeps what rules on traces and wallets need. */
class TraceReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly ledger = new Ledger();
  /** Number of steps of the traces read so far. */
  private readonly ended = new Map<string, number>();
  private trace: Trace | null = null;
  private began = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  step(step: Step): void {
    const { report } = this;
    this.version ??= step.schema_version;
    if (step.schema_version !== this.version) report("schema", `schema_version changes to ${step.schema_version}`);
    checkStep(step, report);
    const ts = instantMs(step.ts);
    if (this.trace !== null && this.trace.first.trace_id === step.trace_id) this.trace.step(step, ts, report);
    else this.begin(step, ts);
  }

  private begin(step: Step, ts: number): void {
    const { report } = this;
    this.endTrace(false);
    const steps = this.ended.get(step.trace_id);
    if (steps !== undefined) {
      report("trace-contiguous", `${step.trace_id} goes on later`);
      if (step.step <= steps) report("key", `${step.trace_id} has step ${step.step} twice`);
    }
    if (step.step === 1) {
      if (ts < this.began) report("time-order", `${step.trace_id} begins before the trace above`);
      else this.began = ts;
    }
    this.trace = new Trace(step, ts, this.row, this.ledger, report);
  }

  private endTrace(isLast: boolean): void {
    const { trace } = this;
    if (trace === null) return;
    trace.end(isLast, this.violations);
    this.ended.set(trace.first.trace_id, trace.last.step);
  }

  end(): void {
    this.endTrace(true);
  }
}

/**
 * Checks steps of x402 payment traces, from row 0 on, against the published rules of the dataset and the x402 specification,
 * version 2. Memory grows with traces, agents and payments.
 */
export function validateX402AgentTraces(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new TraceReader();
  for (const record of rows) {
    if (checkRecord(record, stepRules, reader.report)) reader.step(record as unknown as Step);
    reader.row++;
  }
  reader.end();
  return { rows: reader.row, violations: reader.violations };
}
