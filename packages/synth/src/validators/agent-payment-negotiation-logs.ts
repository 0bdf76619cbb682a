import { type Act, actRules } from "./agent-payment-negotiation-logs/act.ts";
import { checkAct } from "./agent-payment-negotiation-logs/act-rules.ts";
import { Negotiation } from "./agent-payment-negotiation-logs/negotiation.ts";
import { Register } from "./agent-payment-negotiation-logs/register.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads acts one after another and keeps what rules on negotiations and agents need. */
class NegotiationReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly register = new Register();
  /** The last round of the negotiations read so far. */
  private readonly ended = new Map<string, number>();
  private negotiation: Negotiation | null = null;
  private began = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  act(row: Act): void {
    const { report } = this;
    this.version ??= row.schema_version;
    if (row.schema_version !== this.version) report("schema", `schema_version changes to ${row.schema_version}`);
    checkAct(row, report);
    this.register.identifiers(row, report);
    const ts = instantMs(row.ts);
    const { negotiation } = this;
    if (negotiation?.first.negotiation_id !== row.negotiation_id) this.begin(row, ts);
    else {
      if (row.round <= negotiation.last.round) report("key", `${row.negotiation_id} has round ${row.round} again`);
      negotiation.act(row, ts, report);
    }
  }

  private begin(row: Act, ts: number): void {
    const { report } = this;
    if (this.negotiation !== null) {
      const { first, last, isComplete } = this.negotiation;
      if (!isComplete) report("contiguous", `${first.negotiation_id} ends in round ${last.round} of ${last.rounds}`);
      this.ended.set(first.negotiation_id, last.round);
    }
    const rounds = this.ended.get(row.negotiation_id);
    if (rounds !== undefined) {
      report("contiguous", `${row.negotiation_id} goes on later`);
      if (row.round <= rounds) report("key", `${row.negotiation_id} has round ${row.round} twice`);
    }
    if (row.round === 1) {
      if (ts < this.began) report("time", `${row.negotiation_id} begins before the negotiation above`);
      else this.began = ts;
    }
    this.register.negotiation(row, report);
    this.negotiation = new Negotiation(row, ts, report);
  }
}

/**
 * Checks acts of negotiations between agents, from row 0 on, against the published rules of the dataset. Memory grows with
 * negotiations, agents and payments.
 */
export function validateAgentPaymentNegotiationLogs(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new NegotiationReader();
  for (const record of rows) {
    if (checkRecord(record, actRules, reader.report)) reader.act(record as unknown as Act);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
