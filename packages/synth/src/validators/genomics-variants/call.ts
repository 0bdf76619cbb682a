import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A call of a sample at a site whose fields have the published types. */
export interface Call {
  readonly callset_id: string;
  readonly site_no: number;
  readonly chrom: string;
  readonly pos: number;
  readonly id: string | null;
  readonly ref: string;
  readonly alt: string;
  readonly type: string;
  readonly context: string | null;
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
  readonly n_het: number;
  readonly n_hom_alt: number;
  readonly n_hemi: number;
  readonly gene: string | null;
  readonly consequence: string;
  readonly clin_sig: string | null;
  readonly sample_id: string;
  readonly sample_sex: string;
  readonly sample_population: string;
  readonly gt: string | null;
  readonly dp: number;
  readonly ad_ref: number;
  readonly ad_alt: number;
  readonly gq: number | null;
  readonly pl_ref: number | null;
  readonly pl_het: number | null;
  readonly pl_alt: number | null;
  readonly ps: number | null;
  readonly schema_version: string;
}

/** Chromosomes in order, with their lengths in GRCh38. */
export const chromosomeLengths: ReadonlyMap<string, number> = new Map([
  ["1", 248_956_422],
  ["2", 242_193_529],
  ["3", 198_295_559],
  ["4", 190_214_555],
  ["5", 181_538_259],
  ["6", 170_805_979],
  ["7", 159_345_973],
  ["8", 145_138_636],
  ["9", 138_394_717],
  ["10", 133_797_422],
  ["11", 135_086_622],
  ["12", 133_275_309],
  ["13", 114_364_328],
  ["14", 107_043_718],
  ["15", 101_991_189],
  ["16", 90_338_345],
  ["17", 83_257_441],
  ["18", 80_373_285],
  ["19", 58_617_616],
  ["20", 64_444_167],
  ["21", 46_709_983],
  ["22", 50_818_468],
  ["X", 156_040_895],
  ["Y", 57_227_415],
  ["MT", 16_569],
]);

const alleles: FieldRule = { type: "text", pattern: /^[ACGT]{1,32}$/ };
const whole = (minimum: number, maximum?: number): FieldRule =>
  maximum === undefined ? { type: "integer", minimum } : { type: "integer", minimum, maximum };
const text = (pattern: RegExp): FieldRule => ({ type: "text", pattern });
const frequency: FieldRule = { type: "number", minimum: 0, maximum: 1, decimals: 6 };
const reads = whole(0, 5_000);
const likelihood = orNull(whole(0, 99_999));
const position = whole(1, 248_956_422);

/** Published form of each field. */
export const callRules: RecordRules = new Map<string, FieldRule>([
  ["callset_id", text(/^CS-[0-9]{6}$/)],
  ["site_no", whole(1, 256)],
  ["chrom", memberOf(...chromosomeLengths.keys())],
  ["pos", position],
  ["id", orNull(text(/^rs9[0-9]{10}$/))],
  ["ref", alleles],
  ["alt", alleles],
  ["type", memberOf("SNV", "INS", "DEL", "MNV")],
  ["context", orNull(text(/^[ACGT]{3}$/))],
  ["qual", { type: "number", minimum: 0, maximum: 10_000, decimals: 1 }],
  ["filter", memberOf("PASS", "LowQual", "LowDepth", "StrandBias")],
  ["ac", whole(1)],
  ["an", whole(1)],
  ["af", frequency],
  ["af_afr", frequency],
  ["af_amr", frequency],
  ["af_eas", frequency],
  ["af_eur", frequency],
  ["af_sas", frequency],
  ["n_het", whole(0)],
  ["n_hom_alt", whole(0)],
  ["n_hemi", whole(0)],
  ["gene", orNull(text(/^GNX[0-9]{5}$/))],
  [
    "consequence",
    memberOf(
      ...["intergenic_variant", "intron_variant", "upstream_gene_variant", "5_prime_UTR_variant"],
      ...["3_prime_UTR_variant", "synonymous_variant", "missense_variant", "stop_gained", "splice_region_variant"],
      ...["inframe_insertion", "inframe_deletion", "frameshift_variant"],
    ),
  ],
  [
    "clin_sig",
    orNull(memberOf("benign", "likely_benign", "uncertain_significance", "likely_pathogenic", "pathogenic")),
  ],
  ["sample_id", text(/^SMP-[0-9A-HJKMNP-TV-Z]{6}$/)],
  ["sample_sex", memberOf("female", "male")],
  ["sample_population", memberOf("AFR", "AMR", "EAS", "EUR", "SAS")],
  ["gt", orNull(memberOf("0/0", "0/1", "1/1", "0|1", "1|0", "0", "1"))],
  ["dp", reads],
  ["ad_ref", reads],
  ["ad_alt", reads],
  ["gq", orNull(whole(0, 99))],
  ["pl_ref", likelihood],
  ["pl_het", likelihood],
  ["pl_alt", likelihood],
  ["ps", orNull(position)],
  ["schema_version", versionRule],
]);

/** True when two calls agree in everything that all calls of a site share. */
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

/** What a variant always has, wherever it is found, as one text; the quality of sequencing is a callset's own. */
export function variantText(call: Call): string {
  const groups = `${call.af_afr} ${call.af_amr} ${call.af_eas} ${call.af_eur} ${call.af_sas}`;
  const counts = `${call.ac} ${call.an} ${call.af} ${groups} ${call.n_het} ${call.n_hom_alt} ${call.n_hemi}`;
  return `${call.id} ${call.type} ${call.context} ${counts} ${call.gene} ${call.consequence} ${call.clin_sig}`;
}
