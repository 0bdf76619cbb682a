import type { Report } from "../validation.ts";
import { type Call, sameSite } from "./call.ts";
import type { Chromosome } from "./chromosomes.ts";

const SITES = 256;
const SITES_IN_REGION = 4;
const LAST_CHROMOSOME = 24;

/** A callset as far as it has been read. */
export class Callset {
  readonly id: string;
  /** The samples in the order of the first site. */
  readonly samples: string[] = [];
  /** The first row of the site that is being read. */
  site: Call;
  /** pos of the first site of the region. */
  phaseSet: number;
  private chromosome: Chromosome;
  private regionChromosome: Chromosome;
  private samplesRead = 0;

  constructor(site: Call, chromosome: Chromosome, report: Report) {
    this.id = site.callset_id;
    this.site = site;
    this.phaseSet = site.pos;
    this.chromosome = chromosome;
    this.regionChromosome = chromosome;
    if (site.site_no !== 1) report("callset", `${this.id} begins with site ${site.site_no}`);
    if (chromosome.order !== 0) report("order", `${this.id} begins with chromosome ${chromosome.name}`);
  }

  /** Begins the next site. */
  begin(site: Call, chromosome: Chromosome, report: Report): void {
    this.endSite(report);
    const before = this.site;
    if (site.site_no !== before.site_no + 1) report("callset", `site ${site.site_no} after ${before.site_no}`);
    const step = chromosome.order - this.chromosome.order;
    if (step < 0 || step > 1) report("order", `chromosome ${chromosome.name} after ${this.chromosome.name}`);
    if (step === 0 && site.pos <= before.pos) report("order", `${site.chrom}:${site.pos} after ${before.pos}`);
    if ((site.site_no - 1) % SITES_IN_REGION === 0) {
      this.phaseSet = site.pos;
      this.regionChromosome = chromosome;
    } else if (chromosome !== this.regionChromosome) {
      report("phase", `a region on the chromosomes ${this.regionChromosome.name} and ${chromosome.name}`);
    }
    this.site = site;
    this.chromosome = chromosome;
    this.samplesRead = 0;
  }

  /** Reads a row of the site, its first one too. */
  call(call: Call, report: Report): void {
    const { site, samples } = this;
    if (call !== site && !sameSite(call, site)) report("site-constant", `site ${call.site_no} differs between samples`);
    const place = this.samplesRead++;
    if (samples[place] === call.sample_id) return;
    const known = samples.indexOf(call.sample_id);
    if (known !== -1 && known < place) report("key", `${call.sample_id} stands twice at site ${call.site_no}`);
    if (site.site_no === 1 && place === samples.length) samples.push(call.sample_id);
    else report("callset", `${call.sample_id} is number ${place + 1} of site ${call.site_no}`);
  }

  private endSite(report: Report): void {
    const { samplesRead, samples, site } = this;
    if (samplesRead !== samples.length) {
      report("callset", `${samplesRead} of ${samples.length} samples at site ${site.site_no}`);
    }
  }

  /** Ends a callset that another one follows. */
  end(report: Report): void {
    this.endSite(report);
    if (this.site.site_no !== SITES) report("callset", `${this.id} ends at site ${this.site.site_no}`);
    if (this.chromosome.order !== LAST_CHROMOSOME) report("order", `${this.id} ends on ${this.chromosome.name}`);
  }
}
