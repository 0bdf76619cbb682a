import { chromosomes } from "./vocabulary.ts";

/** What a delivered row says that VCF has a place for; names and values are those of the dataset's fields. */
export interface VariantRow {
  readonly callset_id: string;
  readonly site_no: number;
  readonly chrom: string;
  readonly pos: number;
  readonly id: string | null;
  readonly ref: string;
  readonly alt: string;
  readonly type: string;
  readonly qual: number;
  readonly filter: string;
  readonly ac: number;
  readonly an: number;
  readonly af: number;
  readonly af_afr: number;
  readonly af_amr: number;
  readonly af_eas: number;
  readonly af_eur: number;
  readonly af_sas: number;
  readonly gene: string | null;
  readonly consequence: string;
  readonly clin_sig: string | null;
  readonly sample_id: string;
  readonly gt: string | null;
  readonly dp: number;
  readonly ad_ref: number;
  readonly ad_alt: number;
  readonly gq: number | null;
  readonly pl_ref: number | null;
  readonly pl_het: number | null;
  readonly pl_alt: number | null;
  readonly ps: number | null;
}

const meta: readonly string[] = [
  "##fileformat=VCFv4.5",
  "##source=genomics-variants",
  ...chromosomes.map(({ name, length }) => `##contig=<ID=${name},length=${length}>`),
  '##FILTER=<ID=LowQual,Description="Quality below 30">',
  '##FILTER=<ID=LowDepth,Description="Too few reads over the site">',
  '##FILTER=<ID=StrandBias,Description="Alternate reads come from one strand">',
  '##INFO=<ID=NS,Number=1,Type=Integer,Description="Number of samples with data">',
  '##INFO=<ID=DP,Number=1,Type=Integer,Description="Reads of all samples">',
  '##INFO=<ID=AC,Number=A,Type=Integer,Description="Alternate alleles in the genotypes of this file">',
  '##INFO=<ID=AN,Number=1,Type=Integer,Description="Alleles in the genotypes of this file">',
  '##INFO=<ID=COHORT_AC,Number=A,Type=Integer,Description="Alternate alleles in the cohort">',
  '##INFO=<ID=COHORT_AN,Number=1,Type=Integer,Description="Alleles called in the cohort">',
  '##INFO=<ID=COHORT_AF,Number=A,Type=Float,Description="Allele frequency in the cohort">',
  ...["AFR", "AMR", "EAS", "EUR", "SAS"].map(
    (group) =>
      `##INFO=<ID=${group}_AF,Number=A,Type=Float,Description="Allele frequency in the cohort's ${group} fifth">`,
  ),
  '##INFO=<ID=VT,Number=1,Type=String,Description="Type of the variant: SNV, INS, DEL or MNV">',
  '##INFO=<ID=GENE,Number=1,Type=String,Description="Invented gene">',
  '##INFO=<ID=CONSEQUENCE,Number=A,Type=String,Description="Term of the Sequence Ontology">',
  '##INFO=<ID=CLIN_SIG,Number=A,Type=String,Description="Invented clinical significance">',
  '##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">',
  '##FORMAT=<ID=DP,Number=1,Type=Integer,Description="Reads">',
  '##FORMAT=<ID=AD,Number=R,Type=Integer,Description="Reads of each allele">',
  '##FORMAT=<ID=GQ,Number=1,Type=Integer,Description="Quality of the genotype">',
  '##FORMAT=<ID=PL,Number=G,Type=Integer,Description="Phred-scaled likelihoods of the genotypes">',
  '##FORMAT=<ID=PS,Number=1,Type=Integer,Description="Phase set">',
];
const FORMAT = "GT:DP:AD:GQ:PL:PS";

/**
 * Rows of one callset, as delivered and in their order, as a VCF 4.5 file: header, then a line a site. Samples are those of the
 * rows; one without a row at a site is missing there. Throws a RangeError for no rows or rows of several callsets.
 */
export function vcfText(rows: Iterable<VariantRow>): string {
  const sites = sitesOf(rows);
  const samples = [...new Set(sites.flatMap((site) => site.map((row) => row.sample_id)))];
  const columns = ["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", ...samples].join("\t");
  const lines = sites.map((site) => siteLine(site, samples));
  return `${[...meta, columns, ...lines].join("\n")}\n`;
}

function sitesOf(rows: Iterable<VariantRow>): VariantRow[][] {
  const sites: VariantRow[][] = [];
  let last: VariantRow | undefined;
  for (const row of rows) {
    if (last !== undefined && last.callset_id !== row.callset_id) {
      throw new RangeError(`one file has one callset, not ${last.callset_id} and ${row.callset_id}`);
    }
    if (last?.site_no === row.site_no) sites.at(-1)?.push(row);
    else sites.push([row]);
    last = row;
  }
  if (sites.length === 0) throw new RangeError("no rows, so no samples and no sites");
  return sites;
}

function siteLine(site: readonly VariantRow[], samples: readonly string[]): string {
  const [first] = site;
  if (first === undefined) throw new RangeError("a site without rows");
  const bySample = new Map(site.map((row) => [row.sample_id, row]));
  const { chrom, pos, id, ref, alt, qual, filter } = first;
  const calls = samples.map((sample) => callText(bySample.get(sample)));
  return [chrom, pos, id ?? ".", ref, alt, qual, filter, infoText(first, site), FORMAT, ...calls].join("\t");
}

function infoText(first: VariantRow, site: readonly VariantRow[]): string {
  const called = site.flatMap((row) => row.gt?.split(/[/|]/) ?? []);
  const entries: readonly (readonly [key: string, value: string | number | null])[] = [
    ["NS", site.filter((row) => row.gt !== null).length],
    ["DP", site.reduce((sum, row) => sum + row.dp, 0)],
    ["AC", called.filter((allele) => allele === "1").length],
    ["AN", called.length],
    ["COHORT_AC", first.ac],
    ["COHORT_AN", first.an],
    ["COHORT_AF", first.af],
    ["AFR_AF", first.af_afr],
    ["AMR_AF", first.af_amr],
    ["EAS_AF", first.af_eas],
    ["EUR_AF", first.af_eur],
    ["SAS_AF", first.af_sas],
    ["VT", first.type],
    ["GENE", first.gene],
    ["CONSEQUENCE", first.consequence],
    ["CLIN_SIG", first.clin_sig],
  ];
  return entries
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${value}`)
    .join(";");
}

/** Trailing fields that are missing are dropped, as the specification allows. */
function callText(row: VariantRow | undefined): string {
  if (row === undefined) return ".";
  if (row.gt === null) return `.:${row.dp}:${row.ad_ref},${row.ad_alt}`;
  const likelihoods = [row.pl_ref, row.pl_het, row.pl_alt].filter((value) => value !== null).join(",");
  const call = [row.gt, row.dp, `${row.ad_ref},${row.ad_alt}`, row.gq, likelihoods];
  return (row.ps === null ? call : [...call, row.ps]).join(":");
}
