import type { Invariant } from "../../schema/dataset.ts";

export const variantsInvariants: readonly Invariant[] = [
  { id: "key", statement: "(callset_id, site_no, sample_id) is unique." },
  {
    id: "callset",
    statement:
      "Rows come callset by callset, site by site (site_no 1 to 256), sample by sample; the samples of a callset are the same, in the same order, at each of its sites, and their number is the same in every callset. A sample_id stands in one callset only and always has the same sample_sex and sample_population.",
  },
  {
    id: "site-constant",
    statement:
      "chrom to clin_sig are the same on all rows of a site. chrom, pos and ref and alt together always have the same id, type, context, ac, an, af, af_afr, af_amr, af_eas, af_eur, af_sas, n_het, n_hom_alt, n_hemi, gene, consequence and clin_sig.",
  },
  {
    id: "order",
    statement:
      "Within a callset, chromosomes come in the order 1 to 22, X, Y, MT, all of them present, and pos increases strictly within a chromosome; pos + the length of ref − 1 is at most the chromosome's length in GRCh38.",
  },
  { id: "id-unique", statement: "An id stands for one chrom and pos only, and for one site of a callset at most." },
  {
    id: "reference",
    statement:
      "The base at a chrom and pos, as the first letter of ref or by a context, is the same wherever it is shown.",
  },
  {
    id: "alleles",
    statement:
      "ref and alt consist of A, C, G and T and differ. SNV has one base each; MNV two or three bases each, as many in alt as in ref, whose first and last differ; INS has ref of one base and alt that begins with it and is longer, by at most 30; DEL has alt of one base and ref that begins with it and is longer, by at most 30. ref and alt never end with the same base (they are trimmed and aligned to the left).",
  },
  { id: "context", statement: "context is present exactly for SNV, and its middle base is ref." },
  { id: "frequency", statement: "af = ac / an, rounded to 6 decimals; 1 ≤ ac ≤ an." },
  {
    id: "populations",
    statement:
      "Each of af_afr, af_amr, af_eas, af_eur and af_sas times an / 5 is within 0.02 of a whole number, and these five numbers sum to ac.",
  },
  {
    id: "cohort",
    statement:
      "With N persons in the cohort, half of them female (N is the same everywhere): on 1 to 22 an = 2N, ac = n_het + 2 × n_hom_alt, n_het + n_hom_alt ≤ N and n_hemi = 0; on X an = 1.5 N, ac = n_het + 2 × n_hom_alt + n_hemi, n_het + n_hom_alt ≤ N / 2 and n_hemi ≤ N / 2; on Y an = N / 2, on MT an = N, and ac = n_hemi with n_het = n_hom_alt = 0 on both.",
  },
  { id: "filter", statement: "filter is LowQual exactly when qual is below 30." },
  {
    id: "consequence",
    statement:
      "gene is null exactly for intergenic_variant. synonymous_variant, missense_variant and stop_gained occur with SNV and MNV only; frameshift_variant with INS and DEL only, where the lengths of ref and alt differ by no multiple of 3; inframe_insertion with INS and inframe_deletion with DEL, where they differ by a multiple of 3.",
  },
  {
    id: "significance",
    statement:
      "clin_sig is null for intergenic_variant; pathogenic and likely_pathogenic stand only at af below 0.01, and benign only at af of at least 0.001.",
  },
  {
    id: "ploidy",
    statement:
      "gt has one allele on MT, on Y and for male samples on X, and two elsewhere; it is null exactly for female samples on Y, where dp is 0. No base of ref lies in the pseudoautosomal regions of GRCh38: 10,001 to 2,781,479 and 155,701,383 to 156,030,895 of X, 10,001 to 2,781,479 and 56,887,903 to 57,217,415 of Y.",
  },
  { id: "depth", statement: "ad_ref + ad_alt ≤ dp." },
  {
    id: "likelihoods",
    statement:
      "With r = ad_ref and a = ad_alt, the raw likelihoods 0.00434 r + 30 a (pl_ref), 3.0103 (r + a) (pl_het, with two alleles only) and 30 r + 0.00434 a (pl_alt), less the smallest of them, are pl_ref, pl_het and pl_alt within 1. The call is the genotype whose value is 0 (the first of them in the order pl_ref, pl_het, pl_alt where several are), and gq is the second smallest of the values, at most 99.",
  },
  {
    id: "hom-ref",
    statement: "Where dp is above 0, ad_alt / dp is at most 0.101 for gt 0/0 and at most 0.5 for gt 0.",
  },
  {
    id: "phase",
    statement:
      "ps is present exactly when gt is 0|1 or 1|0. It is the pos of the first of the four sites of the row's region: sites 1 to 4 of a callset are its first region, 5 to 8 the second, and so on; a region lies on one chromosome.",
  },
];
