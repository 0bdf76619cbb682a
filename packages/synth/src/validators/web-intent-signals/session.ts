import type { Report } from "../validation.ts";
import { type PageView, sessionFields } from "./page-view.ts";
import { pointsOf } from "./pages.ts";

/** The session that is being read. */
export class Session {
  readonly first: PageView;
  /** When its last row was opened, in milliseconds. */
  ended: number;
  lastSeq = 0;
  private before: PageView | null = null;
  private isFormSent = false;
  private points = 0;

  constructor(first: PageView, began: number) {
    this.first = first;
    this.ended = began;
  }

  /** Reads a row of the session, the first one too. */
  row(view: PageView, ts: number, report: Report): void {
    if (view.seq !== this.lastSeq + 1) report("session-contiguous", `seq ${view.seq} after ${this.lastSeq}`);
    if (view.seq <= this.lastSeq) report("key", `${view.session_id} has seq ${view.seq} twice`);
    if (this.before !== null) this.follow(view, this.before, ts, report);
    if (view.form_started && this.isFormSent) report("forms", "a form is started after one was sent");
    this.isFormSent ||= view.form_submitted;
    this.checkScore(view, report);
    this.before = view;
    this.ended = ts;
    this.lastSeq = view.seq;
  }

  private follow(view: PageView, before: PageView, ts: number, report: Report): void {
    for (const name of sessionFields) {
      if (view[name] !== this.first[name]) report("session-constant", `${name} changes within ${view.session_id}`);
    }
    if (view.session_no !== this.first.session_no) {
      report("visitor-contiguous", `session_no changes within ${view.session_id}`);
    }
    const stay = before.time_on_page_s;
    const milliseconds = stay === null ? Number.NaN : Math.round(stay * 1_000);
    if (milliseconds !== ts - this.ended || milliseconds > 1_799_000) {
      report("time-on-page", `${stay} s, the next page after ${ts - this.ended} ms`);
    }
  }

  private checkScore(view: PageView, report: Report): void {
    this.points = Math.max(this.points, pointsOf(view));
    const { first } = this;
    const score = view.is_bot
      ? 0
      : Math.min(
          100,
          this.points +
            2 * Math.min(view.seq - 1, 10) +
            5 * Math.min(first.repeat_visits_7d, 4) +
            Math.floor(first.surge_score / 10),
        );
    if (view.intent_score !== score) report("intent-score", `${view.intent_score} instead of ${score}`);
  }

  /** Judges the session once another one follows. */
  end(report: Report): void {
    const stay = this.before?.time_on_page_s ?? null;
    if (stay !== null) report("time-on-page", `${stay} s on the last row of ${this.first.session_id}`);
  }
}
