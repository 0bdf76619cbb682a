import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";
import { type PageView, viewRules, visitorFields } from "./web-intent-signals/page-view.ts";
import { Pages } from "./web-intent-signals/pages.ts";
import { Session } from "./web-intent-signals/session.ts";
import { checkOrigin, checkView, checkVisitor } from "./web-intent-signals/view-rules.ts";

const HALF_HOUR_MS = 1_800_000;
const WEEK_MS = 7 * 86_400_000;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY_MS = 4 * 86_400_000;

/** The visitor whose sessions are being read. */
interface Visitor {
  readonly first: PageView;
  /** When the sessions began. */
  readonly starts: number[];
}

/** Reads page views one after another and keeps what rules on sessions, visitors, topics and accounts need. */
class SignalReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly pages = new Pages();
  /** Rows of each ended session. */
  private readonly ended = new Map<string, number>();
  private readonly left = new Set<string>();
  private readonly topicOfKeyword = new Map<string, string>();
  private readonly accounts = new Map<string, PageView>();
  private readonly surges = new Map<string, number>();
  private visitor: Visitor | null = null;
  private session: Session | null = null;
  private came = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  view(view: PageView): void {
    const { report } = this;
    this.version ??= view.schema_version;
    if (view.schema_version !== this.version) report("schema", `schema_version changes to ${view.schema_version}`);
    const ts = instantMs(view.ts);
    let { visitor, session } = this;
    const isNew = visitor?.first.visitor_id !== view.visitor_id;
    if (visitor === null || isNew) visitor = this.meet(view, ts);
    else this.checkVisitorFields(view, visitor.first);
    if (session === null || isNew || session.first.session_id !== view.session_id) {
      session = this.begin(view, ts, visitor, isNew ? null : session);
    }
    session.row(view, ts, report);
    this.pages.check(view, report);
    checkView(view, report);
  }

  private meet(view: PageView, ts: number): Visitor {
    const { report } = this;
    if (this.visitor !== null) this.left.add(this.visitor.first.visitor_id);
    if (this.left.has(view.visitor_id)) report("visitor-contiguous", `${view.visitor_id} comes again`);
    if (ts < this.came) report("visitor-order", `${view.visitor_id} comes before the visitor above`);
    else this.came = ts;
    checkVisitor(view, report);
    if (view.account_id !== null) this.checkAccount(view, view.account_id);
    this.visitor = { first: view, starts: [] };
    return this.visitor;
  }

  private checkVisitorFields(view: PageView, first: PageView): void {
    for (const name of visitorFields) {
      if (view[name] !== first[name]) this.report("visitor-constant", `${name} changes with ${view.visitor_id}`);
    }
  }

  private checkAccount(view: PageView, account: string): void {
    const known = this.accounts.get(account);
    if (known === undefined) this.accounts.set(account, view);
    else if (known.industry !== view.industry || known.employee_band !== view.employee_band) {
      this.report("firmographics", `${account} is not the company that it was`);
    }
  }

  private begin(view: PageView, ts: number, visitor: Visitor, before: Session | null): Session {
    const { report } = this;
    if (this.session !== null) {
      this.session.end(report);
      this.ended.set(this.session.first.session_id, this.session.lastSeq);
    }
    const rows = this.ended.get(view.session_id);
    if (rows !== undefined) {
      report("session-contiguous", `${view.session_id} is used again`);
      if (view.seq <= rows) report("key", `${view.session_id} has seq ${view.seq} twice`);
    }
    const { starts } = visitor;
    if (view.session_no !== starts.length + 1) {
      report("visitor-contiguous", `session_no ${view.session_no} after ${starts.length}`);
    }
    if (starts.length > 0 && !view.consent) report("consent", `${view.visitor_id} comes again without consent`);
    if (before !== null && ts - before.ended < HALF_HOUR_MS) {
      report("session-gap", `${ts - before.ended} ms after the session before`);
    }
    let recent = 0;
    for (const start of starts) if (start >= ts - WEEK_MS) recent++;
    if (view.repeat_visits_7d !== recent) report("repeat-visits", `${view.repeat_visits_7d} instead of ${recent}`);
    starts.push(ts);
    this.checkTopic(view, ts);
    checkOrigin(view, report);
    this.session = new Session(view, ts);
    return this.session;
  }

  private checkTopic(view: PageView, ts: number): void {
    const week = `${Math.floor((ts - FIRST_MONDAY_MS) / WEEK_MS)} ${view.topic}`;
    const surge = this.surges.get(week);
    if (surge === undefined) this.surges.set(week, view.surge_score);
    else if (surge !== view.surge_score) {
      this.report("surge", `${view.topic} was ${surge} in this week, is ${view.surge_score}`);
    }
    const keyword = view.search_keyword;
    if (keyword === null) return;
    const topic = this.topicOfKeyword.get(keyword);
    if (topic === undefined) this.topicOfKeyword.set(keyword, view.topic);
    else if (topic !== view.topic) this.report("keyword", `"${keyword}" was on ${topic}, is on ${view.topic}`);
  }
}

/**
 * Checks page views, from row 0 on, against the published rules of the dataset. Memory grows with sessions and visitors
 * (their ids), and with accounts.
 */
export function validateWebIntentSignals(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new SignalReader();
  for (const record of rows) {
    if (checkRecord(record, viewRules, reader.report)) reader.view(record as unknown as PageView);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
