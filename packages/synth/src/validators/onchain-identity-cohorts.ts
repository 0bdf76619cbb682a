import { dayNumber } from "./day.ts";
import { instantMs } from "./instant.ts";
import { Clusters } from "./onchain-identity-cohorts/clusters.ts";
import { type Identity, identityRules } from "./onchain-identity-cohorts/identity.ts";
import { checkIdentity } from "./onchain-identity-cohorts/identity-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const DAY_MS = 86_400_000;

/** Reads identities one after another and keeps what must be unique or belong together. */
class IdentityReader {
  readonly violations: Violation[] = [];
  row = 0;
  readonly clusters = new Clusters();
  private readonly subjects = new Set<unknown>();
  private readonly names = new Set<unknown>();
  private readonly agents = new Set<unknown>();
  private readonly uris = new Set<unknown>();
  private readonly profiles = new Set<unknown>();
  private first: Identity | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  identity(row: Identity): void {
    const { report } = this;
    this.first ??= row;
    if (row.schema_version !== this.first.schema_version) {
      report("schema", `schema_version changes to ${row.schema_version}`);
    }
    if (row.as_of !== this.first.as_of) report("as-of", `${row.as_of} instead of ${this.first.as_of}`);
    const first = instantMs(row.first_tx_at);
    const named = row.name_registered_at === null ? Number.NaN : instantMs(row.name_registered_at);
    checkIdentity(row, first, named, dayNumber(row.as_of) * DAY_MS, report);
    this.once("key", this.subjects, row.subject_address);
    if (row.name !== null) this.once("name", this.names, row.name);
    if (row.agent_id !== null) this.once("agent", this.agents, `${row.agent_registry} ${row.agent_id}`);
    if (row.agent_uri !== null) this.once("agent", this.uris, row.agent_uri);
    if (row.fid !== null) this.once("fid", this.profiles, row.fid);
    if (row.sybil_cluster_id !== null) this.clusters.member(row, row.sybil_cluster_id, first, named, report);
  }

  private once(invariant: string, known: Set<unknown>, value: unknown): void {
    const before = known.size;
    if (known.add(value).size === before) this.report(invariant, `${String(value)} stands twice`);
  }
}

/**
 * Checks identities, from row 0 on, against the published rules of the dataset. Memory grows with rows: their addresses,
 * names, agents and profiles.
 */
export function validateOnchainIdentityCohorts(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new IdentityReader();
  for (const record of rows) {
    reader.clusters.reach(reader.row, reader.report);
    if (checkRecord(record, identityRules, reader.report)) reader.identity(record as unknown as Identity);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
