import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";
import { chromosomes } from "./chromosomes.ts";

/** A call of one sample at one site whose fields have the published types. */
export interface Call {
  callset_id: string;
  site_no: number;
  chrom: string;
  pos: number;
  id: string | null;
  ref: string;
  alt: string;
  type: string;
  context: string | null;
  qual: number;
  filter: string;
  ac: number;
  an: number;
  af: number;
  af_afr: number;
  af_amr: number;
  af_eas: number;
  af_eur: number;
  af_sas: number;
  n_het: number;
  n_hom_alt: number;
  n_hemi: number;
  gene: string | null;
  consequence: string;
  clin_sig: string | null;
  sample_id: string;
  sample_sex: string;
  sample_population: string;
  gt: string | null;
  dp: number;
  ad_ref: number;
  ad_alt: number;
  gq: number | null;
  pl_ref: number | null;
  pl_het: number | null;
  pl_alt: number | null;
  ps: number | null;
  schema_version: string;
}

const position: FieldRule = { type: "integer", minimum: 1, maximum: 248_956_422 };
const allele: FieldRule = { type: "text", pattern: /^[ACGT]{1,32}$/ };
const frequency: FieldRule = { type: "number", minimum: 0, maximum: 1, decimals: 6 };
const positive: FieldRule = { type: "integer", minimum: 1 };
const count: FieldRule = { type: "integer", minimum: 0 };
const reads: FieldRule = { type: "integer", minimum: 0, maximum: 5_000 };
const likelihood: FieldRule = { type: "integer", nullable: true, minimum: 0, maximum: 99_999 };

const consequences = [
  ...["intergenic_variant", "intron_variant", "upstream_gene_variant", "5_prime_UTR_variant", "3_prime_UTR_variant"],
  ...["synonymous_variant", "missense_variant", "stop_gained", "splice_region_variant", "inframe_insertion"],
  ...["inframe_deletion", "frameshift_variant"],
];
const significances = ["benign", "likely_benign", "uncertain_significance", "likely_pathogenic", "pathogenic"];

export const callRules: RecordRules = new Map<keyof Call, FieldRule>([
  ["callset_id", { type: "text", pattern: /^CS-[0-9]{6}$/ }],
  ["site_no", { type: "integer", minimum: 1, maximum: 256 }],
  ["chrom", memberOf(...chromosomes.map((chromosome) => chromosome.name))],
  ["pos", position],
  ["id", orNull({ type: "text", pattern: /^rs9[0-9]{10}$/ })],
  ["ref", allele],
  ["alt", allele],
  ["type", memberOf("SNV", "INS", "DEL", "MNV")],
  ["context", orNull({ type: "text", pattern: /^[ACGT]{3}$/ })],
  ["qual", { type: "number", minimum: 0, maximum: 10_000, decimals: 1 }],
  ["filter", memberOf("PASS", "LowQual", "LowDepth", "StrandBias")],
  ["ac", positive],
  ["an", positive],
  ["af", frequency],
  ["af_afr", frequency],
  ["af_amr", frequency],
  ["af_eas", frequency],
  ["af_eur", frequency],
  ["af_sas", frequency],
  ["n_het", count],
  ["n_hom_alt", count],
  ["n_hemi", count],
  ["gene", orNull({ type: "text", pattern: /^GNX[0-9]{5}$/ })],
  ["consequence", memberOf(...consequences)],
  ["clin_sig", orNull(memberOf(...significances))],
  ["sample_id", { type: "text", pattern: /^SMP-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["sample_sex", memberOf("female", "male")],
  ["sample_population", memberOf("AFR", "AMR", "EAS", "EUR", "SAS")],
  ["gt", orNull(memberOf("0/0", "0/1", "1/1", "0|1", "1|0", "0", "1"))],
  ["dp", reads],
  ["ad_ref", reads],
  ["ad_alt", reads],
  ["gq", orNull({ type: "integer", minimum: 0, maximum: 99 })],
  ["pl_ref", likelihood],
  ["pl_het", likelihood],
  ["pl_alt", likelihood],
  ["ps", orNull(position)],
  ["schema_version", versionRule],
]);

/** True when two rows agree in everything that all rows of a site share. */
export function sameSite(a: Call, b: Call): boolean {
  return (
    a.chrom === b.chrom &&
    a.pos === b.pos &&
    a.id === b.id &&
    a.ref === b.ref &&
    a.alt === b.alt &&
    a.type === b.type &&
    a.context === b.context &&
    a.qual === b.qual &&
    a.filter === b.filter &&
    a.ac === b.ac &&
    a.an === b.an &&
    a.af === b.af &&
    a.af_afr === b.af_afr &&
    a.af_amr === b.af_amr &&
    a.af_eas === b.af_eas &&
    a.af_eur === b.af_eur &&
    a.af_sas === b.af_sas &&
    a.n_het === b.n_het &&
    a.n_hom_alt === b.n_hom_alt &&
    a.n_hemi === b.n_hemi &&
    a.gene === b.gene &&
    a.consequence === b.consequence &&
    a.clin_sig === b.clin_sig
  );
}

/** What every callset says alike of a variant, as one text: far smaller to keep than a row. */
export function variantText(call: Call): string {
  const groups = `${call.af_afr},${call.af_amr},${call.af_eas},${call.af_eur},${call.af_sas}`;
  const counts = `${call.ac},${call.an},${call.af},${groups},${call.n_het},${call.n_hom_alt},${call.n_hemi}`;
  return `${call.id},${call.type},${call.context},${counts},${call.gene},${call.consequence},${call.clin_sig}`;
}
