import { Grounding } from "./high-intent-financial-grounding/grounding.ts";
import { checkArrays, type QueryRow, queryRules } from "./high-intent-financial-grounding/query-row.ts";
import { checkFlags, checkPresence, checkRatios, checkTerms } from "./high-intent-financial-grounding/terms.ts";
import { checkAnswer, checkQuery, Disclaimers } from "./high-intent-financial-grounding/wording.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const currencies: Readonly<Record<string, string>> = { GB: "GBP", SE: "SEK", PL: "PLN" };

/** Reads queries one after another. */
class QueryReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly grounding = new Grounding();
  private readonly disclaimers = new Disclaimers();
  private readonly ids = new Set<string>();
  private readonly regionOfCustomer = new Map<string, string>();
  private latest = Number.NEGATIVE_INFINITY;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  query(row: QueryRow): void {
    const { report } = this;
    this.version ??= row.schema_version;
    if (row.schema_version !== this.version) report("schema", `schema_version changes to ${row.schema_version}`);
    if (this.ids.has(row.record_id)) report("key", `${row.record_id} stands twice`);
    this.ids.add(row.record_id);
    const ts = instantMs(row.ts);
    if (ts < this.latest) report("time_order", `${row.ts} is before the row above`);
    else this.latest = ts;
    this.checkPlace(row);
    checkPresence(row, report);
    checkTerms(row, report);
    checkRatios(row, report);
    checkFlags(row, report);
    this.grounding.row(row, report);
    checkAnswer(row, this.grounding, report);
    checkQuery(row, report);
    this.disclaimers.row(row, report);
  }

  private checkPlace({ region, currency, customer_id: customer }: QueryRow): void {
    if (currency !== (currencies[region] ?? "EUR")) this.report("currency_region", `${currency} in ${region}`);
    if (customer === null) return;
    const known = this.regionOfCustomer.get(customer);
    if (known === undefined) this.regionOfCustomer.set(customer, region);
    else if (known !== region) this.report("customer_region", `${customer} was in ${known}, is in ${region}`);
  }
}

/** Checks queries, from row 0 on, against the published rules of the dataset. Memory grows with queries (their ids). */
export function validateHighIntentFinancialGrounding(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new QueryReader();
  const { report } = reader;
  for (const record of rows) {
    if (checkRecord(record, queryRules, report) && checkArrays(record, report)) {
      reader.query(record as unknown as QueryRow);
    }
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
