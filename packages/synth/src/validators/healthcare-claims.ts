import { dayNumber, yearOf } from "./day.ts";
import { type ClaimLine, claimRules } from "./healthcare-claims/claim-line.ts";
import { Claims } from "./healthcare-claims/claims.ts";
import { Constants } from "./healthcare-claims/constants.ts";
import { CostSharing } from "./healthcare-claims/cost-sharing.ts";
import { checkDiagnoses } from "./healthcare-claims/diagnoses.ts";
import { checkAmounts, checkDates, checkOutcome, checkPlan, checkService } from "./healthcare-claims/line-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads claim lines one after another. */
class ClaimsReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly claims = new Claims();
  private readonly constants = new Constants();
  private readonly sharing = new CostSharing();
  private version: string | null = null;
  private service = Number.NEGATIVE_INFINITY;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  line(line: ClaimLine): void {
    const { report } = this;
    this.version ??= line.schema_version;
    if (line.schema_version !== this.version) report("schema", `schema_version changes to ${line.schema_version}`);
    const service = dayNumber(line.service_date);
    if (service < this.service) report("time-order", `${line.service_date} is before the row above`);
    else this.service = service;
    const year = yearOf(line.service_date);
    if (this.claims.line(line, report)) {
      // Lines that differ from the first in what is checked here break claim-constant.
      this.constants.claim(line, report);
      checkPlan(line, year, report);
      checkDiagnoses(line, year, report);
    }
    this.constants.procedure(line, report);
    checkService(line, report);
    checkOutcome(line, report);
    const paid = line.paid_date === null ? Number.NaN : dayNumber(line.paid_date);
    checkDates(line, service, dayNumber(line.received_date), paid, report);
    if (checkAmounts(line, report)) this.sharing.line(line, year, report);
  }
}

/**
 * Checks claim lines, from row 0 on, against the published rules of the dataset. Memory grows with claims (their ids),
 * members and providers.
 */
export function validateHealthcareClaims(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new ClaimsReader();
  for (const record of rows) {
    if (checkRecord(record, claimRules, reader.report)) reader.line(record as unknown as ClaimLine);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
