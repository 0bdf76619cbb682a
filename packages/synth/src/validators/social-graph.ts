import { checkRecord } from "./record-rules.ts";
import { type Edge, edgeRules } from "./social-graph/edge.ts";
import { Members } from "./social-graph/members.ts";
import { Pairs } from "./social-graph/pairs.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads edges one after another. */
class EdgeReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly ids = new Set<string>();
  private readonly members = new Members();
  private readonly pairs = new Pairs();
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  edge(edge: Edge): void {
    const { report } = this;
    if (this.ids.has(edge.edge_id)) report("key", `${edge.edge_id} stands twice`);
    this.ids.add(edge.edge_id);
    this.version ??= edge.schema_version;
    if (edge.schema_version !== this.version) report("schema", `schema_version changes to ${edge.schema_version}`);
    // Timestamps of one form are ordered as their texts are.
    if (edge.created_at < edge.src_joined_at || edge.created_at < edge.dst_joined_at) {
      report("created", `${edge.created_at}, joined at ${edge.src_joined_at} and ${edge.dst_joined_at}`);
    }
    const deleted = edge.deleted_at;
    if (deleted !== null && (deleted <= edge.created_at || edge.interactions_30d !== 0)) {
      report("deleted", `made at ${edge.created_at}, deleted at ${deleted}, ${edge.interactions_30d} interactions`);
    }
    this.members.edge(edge, report);
    this.pairs.edge(edge, report);
  }
}

/**
 * Checks edges, from row 0 on, against the published rules of the dataset. Memory grows with edges (their ids), members and
 * communities.
 */
export function validateSocialGraph(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new EdgeReader();
  for (const record of rows) {
    if (checkRecord(record, edgeRules, reader.report)) reader.edge(record as unknown as Edge);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
