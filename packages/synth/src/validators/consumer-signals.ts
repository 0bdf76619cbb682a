import { type Interview, interviewRules } from "./consumer-signals/interview.ts";
import { checkInterview } from "./consumer-signals/interview-rules.ts";
import { Panel } from "./consumer-signals/panel.ts";
import { Waves } from "./consumer-signals/waves.ts";
import { monthNumber } from "./day.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads interviews one after another. */
class InterviewReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly panel = new Panel();
  private readonly waves = new Waves(this.violations);
  private readonly goodsOfBrand = new Map<string, string>();
  private latest = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  interview(interview: Interview): void {
    const { report } = this;
    this.version ??= interview.schema_version;
    if (interview.schema_version !== this.version) {
      report("schema", `schema_version changes to ${interview.schema_version}`);
    }
    const { wave, interviewed_at: at, brand } = interview;
    if (!wave.endsWith("-01")) report("wave-contiguous", `${wave} is no first day of a month`);
    const ts = instantMs(at);
    if (ts < this.latest) report("time-order", `${at} is before the row above`);
    else this.latest = ts;
    const month = monthNumber(wave);
    if (monthNumber(at) !== month) report("time-order", `${at} in the wave ${wave}`);
    this.panel.row(interview, month, report);
    this.waves.row(interview, month, this.row, report);
    checkInterview(interview, report);
    const goods = this.goodsOfBrand.get(brand);
    if (goods === undefined) this.goodsOfBrand.set(brand, interview.product_category);
    else if (goods !== interview.product_category)
      report("brand", `${brand} of ${goods}, ${interview.product_category}`);
  }
}

/** Checks interviews, from row 0 on, against the published rules of the dataset. Memory grows with respondents. */
export function validateConsumerSignals(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new InterviewReader();
  for (const record of rows) {
    if (checkRecord(record, interviewRules, reader.report)) reader.interview(record as unknown as Interview);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
