import { Agent } from "./agent-behavioral-drift/agent.ts";
import { checkDistances } from "./agent-behavioral-drift/distances.ts";
import {
  type Measurement,
  measurementRules,
  metrics,
  toolShares,
  windowFields,
} from "./agent-behavioral-drift/measurement.ts";
import { checkEffect, checkTruth } from "./agent-behavioral-drift/truth.ts";
import { placeOfMetric, Windows } from "./agent-behavioral-drift/windows.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** The rows of an agent's window that are being read. */
interface Group {
  readonly head: Measurement;
  readonly agent: Agent;
  rows: number;
  affected: number;
}

/** Reads measurements one after another. */
class DriftReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly windows = new Windows();
  private readonly agents = new Map<string, Agent>();
  private group: Group | null = null;
  private firstWindow: number | null = null;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  measurement(row: Measurement): void {
    const { report } = this;
    this.version ??= row.schema_version;
    if (row.schema_version !== this.version) report("schema", `schema_version changes to ${row.schema_version}`);
    this.firstWindow ??= row.window_index;
    const group = this.groupOf(row);
    const place = placeOfMetric.get(row.metric) ?? -1;
    if (place !== group.rows) report("group", `${row.metric} as row ${group.rows + 1} of ${row.agent_id}'s window`);
    group.rows++;
    if (row.metric_affected) group.affected++;
    this.windows.row(row, place, report);
    checkDistances(row, report);
    checkEffect(row, report);
    group.agent.metric(row, place, this.firstWindow, report);
    if (group.rows === metrics.length && row.drift_type !== "none" && group.affected < 2) {
      report("effect", `the drift of ${row.agent_id} affects ${group.affected} metrics`);
    }
  }

  /** The group of a row, which may be a new one. */
  private groupOf(row: Measurement): Group {
    const { group, report } = this;
    if (group?.head.agent_id === row.agent_id && group.head.window_index === row.window_index) {
      for (const name of windowFields) {
        if (row[name] !== group.head[name]) report("group-constant", `${name} changes within ${row.agent_id}'s window`);
      }
      return group;
    }
    if (group !== null && group.rows !== metrics.length) {
      report("group", `${group.rows} rows of ${group.head.agent_id}'s window ${group.head.window_index}`);
    }
    return this.begin(row);
  }

  private begin(row: Measurement): Group {
    const { report } = this;
    this.windows.begin(row, instantMs(row.ts), report);
    let agent = this.agents.get(row.agent_id);
    if (agent === undefined) {
      agent = new Agent(row, report);
      this.agents.set(row.agent_id, agent);
    }
    agent.window(row, report);
    checkTruth(row, this.windows.firstTs, report);
    const shares = toolShares(row);
    if (shares !== 10_000) report("tool-mix", `the shares sum to ${shares / 10_000}`);
    this.group = { head: row, agent, rows: 0, affected: 0 };
    return this.group;
  }
}

/** Checks measurements, from row 0 on, against the published rules of the dataset. Memory grows with agents only. */
export function validateAgentBehavioralDrift(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new DriftReader();
  for (const record of rows) {
    if (checkRecord(record, measurementRules, reader.report)) reader.measurement(record as unknown as Measurement);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
