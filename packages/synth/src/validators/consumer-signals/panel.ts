import type { Report } from "../validation.ts";
import { type Interview, respondentFields } from "./interview.ts";

/** A respondent's last interview. */
interface Asked {
  interview: Interview;
  month: number;
}

/** Rules on who is asked, and how often. */
export class Panel {
  private readonly respondents = new Map<string, Asked>();
  private firstMonth: number | null = null;
  private month: number | null = null;
  /** Respondents of the wave who must be asked again in the next one, and those of the wave before who were. */
  private due = 0;
  private returned = 0;
  private expected: number | null = null;

  row(interview: Interview, month: number, report: Report): void {
    this.firstMonth ??= month;
    if (this.month !== month) this.begin(month, report);
    const { respondent_id: id, interview_no: number } = interview;
    if (number < 6) this.due++;
    if (number > 1) this.returned++;
    const asked = this.respondents.get(id);
    if (asked === undefined) {
      if (number !== 1 && month !== this.firstMonth) report("panel", `${id} begins with interview ${number}`);
      this.respondents.set(id, { interview, month });
      return;
    }
    const { interview: last } = asked;
    if (asked.month === month) report("key", `${id} is asked twice in ${interview.wave}`);
    else if (asked.month !== month - 1 || number !== last.interview_no + 1) {
      report("panel", `interview ${number} of ${id} in ${interview.wave} after ${last.interview_no} in ${last.wave}`);
    }
    for (const name of respondentFields) {
      if (interview[name] !== last[name]) report("respondent-constant", `${name} of ${id} changes`);
    }
    asked.interview = interview;
    asked.month = month;
  }

  private begin(month: number, report: Report): void {
    if (this.expected !== null && this.returned < this.expected) {
      report("panel", `${this.expected - this.returned} respondents of the wave before were not asked again`);
    }
    this.expected = this.month === null ? null : this.due;
    this.month = month;
    this.due = 0;
    this.returned = 0;
  }
}
