import { type Call, callRules, sameSite } from "./genomics-variants/call.ts";
import { checkCall } from "./genomics-variants/call-rules.ts";
import { Callsets } from "./genomics-variants/callsets.ts";
import { Genome } from "./genomics-variants/genome.ts";
import { checkSite, fitsCohort, personsOf } from "./genomics-variants/site-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** Reads calls one after another. */
class CallReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly callsets = new Callsets();
  private readonly genome = new Genome();
  private site: Call | null = null;
  private persons: number | null = null;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  call(call: Call): void {
    const { report } = this;
    this.version ??= call.schema_version;
    if (call.schema_version !== this.version) report("schema", `schema_version changes to ${call.schema_version}`);
    if (this.callsets.row(call, report) || this.site === null) this.beginSite(call);
    else if (!sameSite(call, this.site)) {
      report("site-constant", `site ${call.site_no} of ${call.callset_id} differs between samples`);
    }
    checkCall(call, this.callsets.phaseSet, report);
  }

  private beginSite(site: Call): void {
    this.site = site;
    checkSite(site, this.report);
    this.genome.site(site, this.report);
    this.persons ??= personsOf(site);
    if (!fitsCohort(site, this.persons)) {
      const { ac, an, n_hemi: hemi, n_het: het, n_hom_alt: hom } = site;
      this.report("cohort", `${ac} of ${an} with ${het}, ${hom} and ${hemi} persons on ${site.chrom}`);
    }
  }
}

/**
 * Checks calls, from row 0 on, against the published rules of the dataset. Memory grows with sites (what each variant shows)
 * and samples.
 */
export function validateGenomicsVariants(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new CallReader();
  for (const record of rows) {
    if (checkRecord(record, callRules, reader.report)) reader.call(record as unknown as Call);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
