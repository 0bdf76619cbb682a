import { type Call, callRules } from "./genomics-variants/call.ts";
import { checkCall } from "./genomics-variants/call-rules.ts";
import { Callset } from "./genomics-variants/callset.ts";
import { type Chromosome, chromosomeOf } from "./genomics-variants/chromosomes.ts";
import { Genome } from "./genomics-variants/genome.ts";
import { checkCohort, checkSite } from "./genomics-variants/site-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/** What every row says alike of a sample. */
interface Sample {
  readonly callset: string;
  readonly sex: string;
  readonly population: string;
}

/** Reads calls one after another and keeps what rules on sites, samples and callsets need. */
class CallReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly genome = new Genome();
  private readonly samples = new Map<string, Sample>();
  /** The last site of the callsets read so far. */
  private readonly ended = new Map<string, number>();
  private callset: Callset | null = null;
  private samplesEach: number | null = null;
  private persons: number | null = null;
  private version: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  call(call: Call): void {
    const { report } = this;
    this.version ??= call.schema_version;
    if (call.schema_version !== this.version) report("schema", `schema_version changes to ${call.schema_version}`);
    const callset = this.callsetOf(call);
    callset.call(call, report);
    this.sample(call);
    checkCall(call, callset.phaseSet, report);
  }

  private callsetOf(call: Call): Callset {
    const { report, callset } = this;
    if (callset?.id === call.callset_id && callset.site.site_no === call.site_no) return callset;
    const chromosome = chromosomeOf(call.chrom);
    const next = callset?.id === call.callset_id ? callset : this.begin(callset, call, chromosome);
    if (next === callset) {
      if (call.site_no < callset.site.site_no) report("key", `site ${call.site_no} of ${call.callset_id} stands again`);
      callset.begin(call, chromosome, report);
    }
    checkSite(call, chromosome, report);
    this.persons = checkCohort(call, this.persons, report);
    this.genome.site(call, chromosome, report);
    return next;
  }

  private begin(before: Callset | null, call: Call, chromosome: Chromosome): Callset {
    const { report } = this;
    this.endCallset(before);
    this.genome.callset();
    const sites = this.ended.get(call.callset_id);
    if (sites !== undefined) {
      report("callset", `${call.callset_id} goes on later`);
      if (call.site_no <= sites) report("key", `site ${call.site_no} of ${call.callset_id} stands again`);
    }
    this.callset = new Callset(call, chromosome, report);
    return this.callset;
  }

  private endCallset(callset: Callset | null): void {
    if (callset === null) return;
    const { report } = this;
    callset.end(report);
    this.ended.set(callset.id, callset.site.site_no);
    const { length } = callset.samples;
    this.samplesEach ??= length;
    if (length !== this.samplesEach) report("callset", `${length} samples in ${callset.id}, ${this.samplesEach} before`);
  }

  private sample(call: Call): void {
    const { sample_id: id, sample_sex: sex, sample_population: population, callset_id: callset } = call;
    const known = this.samples.get(id);
    if (known === undefined) this.samples.set(id, { callset, sex, population });
    else if (known.callset !== callset || known.sex !== sex || known.population !== population) {
      this.report("callset", `${id} is ${sex}, ${population} in ${callset}, before it ${known.sex} in ${known.callset}`);
    }
  }
}

/**
 * Checks genotype calls, from row 0 on, against the published rules of the dataset and the coordinates of GRCh38. Memory grows
 * with sites and samples.
 */
export function validateGenomicsVariants(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new CallReader();
  for (const record of rows) {
    if (checkRecord(record, callRules, reader.report)) reader.call(record as unknown as Call);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
