import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { genomicsVariants } from "../datasets/genomics-variants.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateGenomicsVariants } from "./genomics-variants.ts";

validatorTrial(genomicsVariants, validateGenomicsVariants);

/** Two samples, so that callsets follow one another soon. */
const SAMPLES = 2;
const CALLSET = 256 * SAMPLES;
const few = genomicsVariants.configure({ ...genomicsVariants.values, samples: SAMPLES });
const valid: Row[] = [...parsedRows(few, "validators", 0, 4_500)];
/** A row of the second callset or a later one. */
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index >= CALLSET && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];
const plus = (index: number, name: string, by: number) => Number(value(index, name)) + by;

const isOf = (index: number) => (row: Row) =>
  row.callset_id === value(index, "callset_id") && row.site_no === value(index, "site_no");
/** Changes every row of the site of a row. */
const site = (index: number, change: Row) => (rows: Row[]) => {
  for (const row of rows) if (isOf(index)(row)) Object.assign(row, change);
};
const sample = (index: number, change: Row) => (rows: Row[]) => {
  for (const row of rows) if (row.sample_id === value(index, "sample_id")) Object.assign(row, change);
};
/** Takes so many rows of a callset, from the beginning of a site. */
const drop = (siteNo: number, count: number) => (rows: Row[]) => rows.splice(CALLSET + (siteNo - 1) * SAMPLES, count);

const first = (index: number) => index % SAMPLES === 0;
const autosome = (row: Row) => !["X", "Y", "MT"].includes(String(row.chrom));
/** In the midst of a chromosome. */
const snv = at(
  (row, index) =>
    first(index) && row.type === "SNV" && row.id !== null && autosome(row) && row.chrom === valid[index - 1]?.chrom,
);
const insertion = at((row, index) => first(index) && row.type === "INS" && String(row.alt).length === 3);
const deletion = at((row, index) => first(index) && row.type === "DEL");
const several = at((row, index) => first(index) && row.type === "MNV" && autosome(row));
const onX = at((row, index) => first(index) && row.chrom === "X");
const onY = at((row, index) => first(index) && row.chrom === "Y");
const onMT = at((row, index) => first(index) && row.chrom === "MT");
const womanY = rowWhere(valid, (row) => row.gt === null);
const het = at((row) => row.gt === "0/1");
const phased = at((row) => row.gt === "0|1" && Number(row.site_no) % 4 !== 1);
const homRef = at((row) => row.gt === "0/0" && Number(row.dp) > 20 && row.ad_alt === 0);
const haploidRef = at((row) => row.gt === "0" && Number(row.dp) > 5 && row.ad_alt === 0);
const between = at((row, index) => first(index) && row.gene === null);
const common = at((row) => row.gene !== null && Number(row.af) > 0.1);
const rare = at((row) => row.gene !== null && Number(row.af) < 0.001);
const low = at((row) => row.filter === "LowQual");
const boundary = at(
  (row, index) => first(index) && index > 0 && row.chrom !== valid[index - 1]?.chrom && row.chrom === "5",
);
/** The same site of the first callset and of the second, on chromosomes that are alike. */
const copied = snv - (snv % SAMPLES);
const variantOf = ({ chrom, pos, ref, alt }: Row): Row => ({ chrom, pos, ref, alt });
const otherBase = (base: unknown) => (base === "A" ? "G" : "A");

const mutations: readonly Mutation[] = [
  ["key", "a call that stands twice", (rows) => rows.splice(het + 1, 0, { ...rows[het] })],
  ["key", "a sample that stands twice at a site", changed(snv + 1, { sample_id: value(snv, "sample_id") })],
  [
    "key",
    "a site that comes again",
    (rows) => rows.splice(snv + 20, 0, ...rows.slice(snv, snv + SAMPLES).map((row) => ({ ...row }))),
  ],
  ["callset", "a missing sample", drop(40, 1)],
  ["callset", "a missing site", drop(40, SAMPLES)],
  ["callset", "a missing end", drop(256, SAMPLES)],
  ["callset", "a missing beginning", drop(1, SAMPLES)],
  ["callset", "samples in another order", (rows) => rows.splice(snv, 2, { ...rows[snv + 1] }, { ...rows[snv] })],
  ["callset", "a sample that is another", changed(snv, { sample_id: "SMP-ZZZZZZ" })],
  [
    "callset",
    "a sample of two callsets",
    (rows) => {
      for (const row of rows) if (row.sample_id === value(snv, "sample_id")) row.sample_id = value(0, "sample_id");
    },
  ],
  [
    "callset",
    "a sample that changes",
    changed(het, { sample_population: value(het, "sample_population") === "EUR" ? "SAS" : "EUR" }),
  ],
  [
    "callset",
    "a callset of fewer samples",
    (rows) => {
      for (let i = 2 * CALLSET - 1; i > CALLSET; i -= SAMPLES) rows.splice(i, 1);
    },
  ],
  ["callset", "a callset in the midst of another", (rows) => rows.splice(snv, 0, { ...rows[0] })],
  [
    "site-constant",
    "a site that differs between samples",
    changed(snv + 1, { qual: value(snv, "qual") === 400 ? 401 : 400 }),
  ],
  ["site-constant", "a gene that differs between samples", changed(between + 1, { gene: "GNX00001" })],
  ["site-constant", "a variant that is another later", site(copied, variantOf(valid[0] ?? {}))],
  ["order", "a position before the one above", site(snv, { pos: 1 })],
  ["order", "a site behind the chromosome", site(onMT, { pos: 16_570 })],
  [
    "order",
    "a chromosome that is missing",
    (rows) => rows.splice(boundary, rows.findIndex((row, i) => i > boundary && row.chrom === "6") - boundary),
  ],
  ["order", "a callset that begins with another chromosome", site(CALLSET, { chrom: "2" })],
  ["order", "a callset that ends on another chromosome", site(2 * CALLSET - 1, { chrom: "Y" })],
  ["id-unique", "an identifier of two positions", site(snv, { id: valid.find((row) => row.id !== null)?.id })],
  ["reference", "a context of other bases", site(snv, shifted(snv))],
  ["alleles", "a change to the same", site(snv, { alt: value(snv, "ref") })],
  ["alleles", "a letter of no base", site(several, { type: "SNV" })],
  ["alleles", "an insertion of another base", site(insertion, { alt: `${otherBase(value(insertion, "ref"))}CC` })],
  [
    "alleles",
    "an insertion that begins to the right",
    site(insertion, { alt: `${value(insertion, "ref")}C${value(insertion, "ref")}` }),
  ],
  ["alleles", "a deletion that is an insertion", site(deletion, { type: "INS" })],
  ["alleles", "several bases for one", site(several, { alt: "C" })],
  ["context", "a context of an insertion", site(insertion, { context: "AAA" })],
  ["context", "no context", site(snv, { context: null })],
  ["context", "a context of another base", site(snv, { context: `A${otherBase(value(snv, "ref"))}A` })],
  ["frequency", "a millionth more", site(snv, { af: Math.round(plus(snv, "af", 0) * 1e6 + 1) / 1e6 })],
  ["frequency", "more alleles than were called", site(snv, { ac: plus(snv, "an", 1) })],
  ["populations", "a group without its alleles", site(common, { af_eur: plus(common, "af_eur", 0) === 0 ? 1 : 0 })],
  ["populations", "half an allele", site(snv, { af_sas: Math.round(plus(snv, "af_sas", 0.0005) * 1e6) / 1e6 })],
  ["cohort", "another number of persons", site(snv, { an: plus(snv, "an", 2) })],
  ["cohort", "one person with both more", site(snv, { n_het: plus(snv, "n_het", 1) })],
  ["cohort", "a man with one autosome", site(snv, { n_hemi: 1, ac: plus(snv, "ac", 1) })],
  ["cohort", "more women than there are", site(onX, { n_het: plus(onX, "an", 0), ac: plus(onX, "an", 0) })],
  ["cohort", "a woman with two of Y", site(onY, { n_het: 1 })],
  ["filter", "a bad site that passes", site(low, { filter: "PASS" })],
  ["filter", "a good site that fails", site(snv, { filter: "LowQual", qual: 400 })],
  ["consequence", "a gene between genes", site(between, { gene: "GNX00001" })],
  ["consequence", "a gene that is missing", site(common, { gene: null })],
  ["consequence", "an insertion that stops", site(insertion, { consequence: "stop_gained", gene: "GNX00001" })],
  ["consequence", "a base that shifts the frame", site(snv, { consequence: "frameshift_variant", gene: "GNX00001" })],
  ["consequence", "two bases in frame", site(insertion, { consequence: "inframe_insertion", gene: "GNX00001" })],
  ["consequence", "a deletion that inserts", site(deletion, { consequence: "inframe_insertion", gene: "GNX00001" })],
  ["consequence", "an insertion that deletes", site(insertion, { consequence: "inframe_deletion", gene: "GNX00001" })],
  ["significance", "a disease of many", site(common, { clin_sig: "likely_pathogenic" })],
  ["significance", "a harmless rarity", site(rare, { clin_sig: "benign" })],
  ["significance", "a finding between genes", site(between, { clin_sig: "uncertain_significance" })],
  ["ploidy", "an autosome that stands alone", changed(het, { gt: "1" })],
  ["ploidy", "two mitochondria", changed(onMT, { gt: "0/1" })],
  ["ploidy", "a woman with a Y", changed(womanY, { dp: 3 })],
  ["ploidy", "a man without a Y", changed(womanY, { sample_sex: "male" })],
  ["ploidy", "a site where X and Y pair", site(onX, { pos: 2_700_000 })],
  ["ploidy", "a woman who becomes a man", sample(womanY, { sample_sex: "male" })],
  ["depth", "more reads than there are", changed(het, { dp: plus(het, "ad_ref", 0) })],
  ["likelihoods", "a likelihood that is too small", changed(het, { pl_ref: plus(het, "pl_ref", -2) })],
  ["likelihoods", "a likelihood that is too large", changed(homRef, { pl_alt: plus(homRef, "pl_alt", 2) })],
  ["likelihoods", "another likelihood of two alleles", changed(homRef, { pl_het: plus(homRef, "pl_het", 2) })],
  ["likelihoods", "another genotype", changed(het, { gt: "1/1" })],
  ["likelihoods", "another quality", changed(het, { gq: 1 })],
  ["likelihoods", "two alleles of one", changed(haploidRef, { pl_het: 40 })],
  ["likelihoods", "a likelihood of nothing", changed(womanY, { pl_ref: 0 })],
  [
    "hom-ref",
    "a call against its reads",
    changed(homRef, { ad_alt: Math.floor(plus(homRef, "dp", 0) / 2), ad_ref: 0 }),
  ],
  ["hom-ref", "a haploid call against its reads", changed(haploidRef, { ad_alt: value(haploidRef, "dp"), ad_ref: 0 })],
  ["phase", "another phase set", changed(phased, { ps: plus(phased, "ps", 1) })],
  ["phase", "no phase set", changed(phased, { ps: null })],
  ["phase", "a phase set of nobody", changed(het, { ps: value(het, "pos") })],
  ["phase", "a region on two chromosomes", site(boundary - 1, { chrom: "5", pos: 10 })],
  ["schema", "a null where none is declared", changed(het, { chrom: null })],
  ["schema", "a letter of no base", changed(snv, { alt: "N" })],
  ["schema", "a seventh decimal", changed(het, { af: 0.1234567 })],
  ["schema", "a position on no chromosome", changed(het, { pos: 0 })],
  ["schema", "a field that nobody declared", changed(het, { mood: "good" })],
  ["schema", "a version that changes", changed(het, { schema_version: "9.9.9" })],
];

/** The bases around a position as if its neighbour had none of them right. */
function shifted(index: number): Row {
  const next = valid[index + SAMPLES] ?? {};
  const ref = value(index, "ref");
  return { chrom: next.chrom, pos: next.pos, ref: otherBase(next.ref), context: `A${ref}A` };
}

mutationTrial({
  dataset: genomicsVariants,
  validate: validateGenomicsVariants,
  valid,
  mutations,
  determined: [
    ...["callset_id", "site_no", "chrom", "pos", "id", "ref", "alt", "type", "context", "qual", "filter", "ac", "an"],
    ...["af", "af_afr", "af_amr", "af_eas", "af_eur", "af_sas", "n_het", "n_hom_alt", "n_hemi", "gene"],
    ...["consequence", "clin_sig", "sample_id", "sample_sex", "sample_population", "gt", "ad_ref", "ad_alt", "gq"],
    ...["pl_ref", "pl_het", "pl_alt", "ps"],
  ],
});
