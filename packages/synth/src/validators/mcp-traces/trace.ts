import type { Report } from "../validation.ts";
import { Chats } from "./chats.ts";
import { Servers } from "./servers.ts";
import { type Role, roleOf, type Span } from "./span.ts";

/** The most that clock_skew_ms may be. */
const GREATEST_SKEW_NS = 50_000_000;

/** A span with its place in time, in nanoseconds after the trace's first full second. */
interface TimedSpan {
  readonly span: Span;
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

/** The trace that is being read. */
export class Trace {
  readonly root: Span;
  private readonly second: number;
  private readonly spans = new Map<string, TimedSpan>();
  private readonly chats: Chats;
  private readonly servers = new Servers();
  private last: TimedSpan | null = null;
  /** End of the root's last child. */
  private free = Number.NEGATIVE_INFINITY;

  constructor(root: Span) {
    this.root = root;
    this.second = Number(root.start_time_unix_nano.slice(0, 10));
    this.chats = new Chats(root);
  }

  /** Places of spans read so far are 0 … read − 1. */
  get read(): number {
    return this.spans.size;
  }

  /** Nanoseconds since the trace's first full second: a double holds them exactly for days. */
  private time(text: string): number {
    return (Number(text.slice(0, 10)) - this.second) * 1_000_000_000 + Number(text.slice(10));
  }

  add(span: Span, report: Report): void {
    const role = roleOf(span);
    const timed = { span, role, start: this.time(span.start_time_unix_nano), end: this.time(span.end_time_unix_nano) };
    const lasted = timed.end - timed.start;
    if (lasted <= 0 || lasted !== Math.round(span.duration_ms * 1_000_000)) {
      report("duration", `${lasted} ns, duration_ms ${span.duration_ms}`);
    }
    const before = this.last;
    if (before?.role === "client" && role !== "server") report("peer", `${before.span.name} has no SERVER span`);
    if (before?.role === "chat") this.chats.next(before.span, role === "client", report);
    if (before === null) this.checkRoot(span, report);
    else this.checkChild(timed, before, report);
    if (role === "chat") this.chats.chat(span, report);
    this.spans.set(span.span_id, timed);
    this.last = timed;
  }

  private checkRoot(span: Span, report: Report): void {
    if (span.parent_span_id !== null) report("parent", `the root has the parent ${span.parent_span_id}`);
    if (span.kind !== "INTERNAL" || !span.name.startsWith("invoke_agent")) {
      report("tree", `the root is ${span.kind}, ${span.name}`);
    }
  }

  private checkChild(child: TimedSpan, before: TimedSpan, report: Report): void {
    const { role, span } = child;
    const parent = span.parent_span_id === null ? undefined : this.spans.get(span.parent_span_id);
    if (parent === undefined) {
      report("parent", `${span.parent_span_id} is no span above`);
      return;
    }
    const grown = role === "server" ? parent.span.kind === "CLIENT" : role !== "root" && parent.span === this.root;
    if (!grown) report("tree", `${span.name}, ${span.kind}, is a child of ${parent.span.name}, ${parent.span.kind}`);
    if (parent.role === "chat") report("peer", "a chat span has a child");
    const slack = role === "server" ? GREATEST_SKEW_NS : 0;
    const outside = child.start < parent.start - slack || child.end > parent.end + slack;
    if (outside || child.end - child.start > parent.end - parent.start) {
      report("containment", `${child.start} to ${child.end} in ${parent.start} to ${parent.end}`);
    }
    if (role === "server") this.checkPeer(span, parent, before, report);
    if (parent.span !== this.root) return;
    if (child.start < this.free) report("span-order", `${span.name} begins before the one before it has ended`);
    this.free = child.end;
  }

  private checkPeer(span: Span, parent: TimedSpan, before: TimedSpan, report: Report): void {
    const client = parent.span;
    const same =
      parent === before &&
      parent.role === "client" &&
      span.name === client.name &&
      span.mcp_method === client.mcp_method &&
      span.tool_name === client.tool_name &&
      span.session_id === client.session_id &&
      span.protocol_version === client.protocol_version &&
      span.attributes["jsonrpc.request.id"] === client.attributes["jsonrpc.request.id"];
    if (!same) report("peer", `${span.name} is no peer of ${client.name} above`);
    if (span.attributes["error.type"] !== client.attributes["error.type"]) {
      report("error-type", `${String(span.attributes["error.type"])}, not ${String(client.attributes["error.type"])}`);
    }
    this.servers.operation(client, span, report);
  }

  /** All spans of the trace were read. */
  end(report: Report): void {
    const { last } = this;
    if (last?.role === "client") report("peer", `${last.span.name} has no SERVER span`);
    if (last?.role === "chat") this.chats.next(last.span, false, report);
    this.chats.end(report);
  }
}
