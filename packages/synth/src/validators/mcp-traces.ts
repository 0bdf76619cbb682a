import { roleOf, type Span, spanRules } from "./mcp-traces/span.ts";
import { checkSpan } from "./mcp-traces/span-rules.ts";
import { Trace } from "./mcp-traces/trace.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads spans one after another and puts them into traces. */
class SpanReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly spans = new Set<string>();
  private readonly traces = new Set<string>();
  private trace: Trace | null = null;
  private lastStart = "";
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  span(span: Span): void {
    const { report } = this;
    if (this.spans.has(span.span_id)) report("key", `${span.span_id} stands twice`);
    this.spans.add(span.span_id);
    this.version ??= span.schema_version;
    if (span.schema_version !== this.version) report("schema", `schema_version changes to ${span.schema_version}`);
    checkSpan(span, roleOf(span), report);
    const trace = this.trace?.root.trace_id === span.trace_id ? this.trace : this.begin(span);
    const { root } = trace;
    if (span.span_index !== trace.read || span.span_index >= span.span_count || span.span_count !== root.span_count) {
      report("trace-contiguous", `span ${span.span_index} of ${span.span_count} in place ${trace.read}`);
    }
    trace.add(span, report);
    if (trace.read === root.span_count) trace.end(report);
  }

  private begin(root: Span): Trace {
    const { report } = this;
    const before = this.trace;
    if (before !== null && before.read !== before.root.span_count) {
      report("trace-contiguous", `${before.root.trace_id} ended after ${before.read} spans`);
    }
    if (this.traces.has(root.trace_id)) report("trace-contiguous", `${root.trace_id} comes again`);
    this.traces.add(root.trace_id);
    // Texts of nineteen digits are ordered as their numbers are.
    if (root.start_time_unix_nano < this.lastStart)
      report("trace-order", `${root.trace_id} began before the one above`);
    this.lastStart = root.start_time_unix_nano;
    this.trace = new Trace(root);
    return this.trace;
  }
}

/**
 * Checks spans, from row 0 on, against the published rules of the dataset. Memory grows with spans and traces: their ids.
 */
export function validateMcpTraces(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new SpanReader();
  for (const record of rows) {
    if (checkRecord(record, spanRules, reader.report)) reader.span(record as unknown as Span);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
