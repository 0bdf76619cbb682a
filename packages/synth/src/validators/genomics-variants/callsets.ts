import type { Report } from "../validation.ts";
import { type Call, chromosomeLengths } from "./call.ts";

const SITES = 256;
const REGION_SITES = 4;
const chromosomes = [...chromosomeLengths.keys()];

interface Sample {
  readonly callset: string;
  readonly sex: string;
  readonly population: string;
}

/** Rules on how rows make sites and sites make callsets. */
export class Callsets {
  private readonly samples = new Map<string, Sample>();
  /** The last site of the callsets read so far. */
  private readonly ended = new Map<string, number>();
  /** Samples of the callset that is being read, in order. */
  private order: string[] = [];
  /** Samples of every callset, once one has shown them. */
  private size: number | null = null;
  private head: Call | null = null;
  /** Rows of the site read so far. */
  private read = 0;
  private chromosome = -1;
  /** Position of the region's first site. */
  phaseSet = 0;

  /** Reads a row; true when it is the first of its site. */
  row(call: Call, report: Report): boolean {
    const { head } = this;
    const next = head === null || head.site_no !== call.site_no || head.callset_id !== call.callset_id;
    if (next) this.beginSite(call, head, report);
    else this.checkSample(call, report);
    this.read++;
    return next;
  }

  private beginSite(call: Call, head: Call | null, report: Report): void {
    if (head !== null) {
      this.size ??= this.read;
      if (this.read !== this.size) report("callset", `${this.read} samples at site ${head.site_no}, not ${this.size}`);
    }
    this.read = 0;
    if (head?.callset_id === call.callset_id) {
      if (call.site_no <= head.site_no) report("key", `site ${call.site_no} of ${call.callset_id} comes again`);
      if (call.site_no !== head.site_no + 1) report("callset", `site ${call.site_no} after ${head.site_no}`);
    } else {
      this.beginCallset(call, head, report);
    }
    this.head = call;
    this.checkOrder(call, head, report);
    if ((call.site_no - 1) % REGION_SITES === 0) this.phaseSet = call.pos;
    else if (head?.callset_id === call.callset_id && head.chrom !== call.chrom) {
      report("phase", `a region on the chromosomes ${head.chrom} and ${call.chrom}`);
    }
    this.checkSample(call, report);
  }

  private beginCallset(call: Call, head: Call | null, report: Report): void {
    if (head !== null) {
      this.ended.set(head.callset_id, head.site_no);
      if (head.site_no !== SITES) report("callset", `${head.callset_id} ends after site ${head.site_no}`);
      if (this.chromosome !== chromosomes.length - 1) report("order", `${head.callset_id} ends on ${head.chrom}`);
    }
    if (call.site_no !== 1) report("callset", `${call.callset_id} begins with site ${call.site_no}`);
    const sites = this.ended.get(call.callset_id);
    if (sites !== undefined) {
      report("callset", `${call.callset_id} goes on later`);
      if (call.site_no <= sites) report("key", `site ${call.site_no} of ${call.callset_id} comes again`);
    }
    this.order = [];
    this.chromosome = -1;
  }

  private checkSample(call: Call, report: Report): void {
    const { callset_id: callset, sample_id: sample, sample_population: population, sample_sex: sex } = call;
    const due = this.order[this.read];
    if (due === undefined && call.site_no === 1) this.order.push(sample);
    else if (due !== sample) report("callset", `${sample} at site ${call.site_no} in place of ${due ?? "nobody"}`);
    const before = this.order.indexOf(sample);
    if (before >= 0 && before < this.read) report("key", `${callset}, ${call.site_no}, ${sample} stands twice`);
    if (this.size !== null && this.read >= this.size) report("callset", `a sample too many at site ${call.site_no}`);
    const known = this.samples.get(sample);
    if (known === undefined) this.samples.set(sample, { callset, sex, population });
    else if (known.callset !== callset || known.sex !== sex || known.population !== population) {
      report("callset", `${sample} was ${known.sex}, ${known.population} in ${known.callset}`);
    }
  }

  private checkOrder(call: Call, before: Call | null, report: Report): void {
    const place = chromosomes.indexOf(call.chrom);
    if (place !== this.chromosome && place !== this.chromosome + 1) {
      report("order", `${call.chrom} after ${chromosomes[this.chromosome] ?? "nothing"}`);
    }
    if (place === this.chromosome && before !== null && call.pos <= before.pos) {
      report("order", `${call.chrom}:${call.pos} after ${before.pos}`);
    }
    this.chromosome = place;
    const last = call.pos + call.ref.length - 1;
    if (last > (chromosomeLengths.get(call.chrom) ?? 0)) report("order", `${call.chrom} has no position ${last}`);
  }
}
