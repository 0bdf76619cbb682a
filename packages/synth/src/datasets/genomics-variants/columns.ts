import type { Column } from "../../engine/column.ts";
import {
  chromosomes,
  consequences,
  filters,
  genotypes,
  populations,
  sexes,
  significances,
  variantTypes,
} from "./vocabulary.ts";

const integer = { kind: "integer" } as const;
const frequency = { type: "number", minimum: 0, maximum: 1, decimals: 6 } as const;
const millionths = { kind: "decimal", scale: 6 } as const;
const likelihood = { type: "int", minimum: 0, maximum: 99_999, nullable: true } as const;
const names = chromosomes.map((chromosome) => chromosome.name);

/** Slots of the register, in the order of the columns. */
export const slot = {
  callset: 0,
  site: 1,
  chromosome: 2,
  position: 3,
  id: 4,
  ref: 5,
  alt: 6,
  type: 7,
  context: 8,
  quality: 9,
  filter: 10,
  alleleCount: 11,
  alleleNumber: 12,
  frequency: 13,
  /** AFR, AMR, EAS, EUR, SAS. */
  populations: 14,
  heterozygous: 19,
  homozygous: 20,
  hemizygous: 21,
  gene: 22,
  consequence: 23,
  significance: 24,
  sample: 25,
  sex: 26,
  population: 27,
  genotype: 28,
  depth: 29,
  refDepth: 30,
  altDepth: 31,
  genotypeQuality: 32,
  refLikelihood: 33,
  hetLikelihood: 34,
  altLikelihood: 35,
  phaseSet: 36,
  version: 37,
} as const;

/** What all samples of a site share. */
function siteFields(): readonly Column[] {
  return [
    {
      field: {
        name: "callset_id",
        type: "id",
        meaning: "A sequencing run: 64 regions of four sites each, over all chromosomes, in the same samples.",
        pattern: "CS-[0-9]{6}",
        example: "CS-000001",
      },
      form: { kind: "code", prefixes: ["CS-"], radix: 10, width: 6 },
    },
    {
      field: {
        name: "site_no",
        type: "int",
        meaning: "Number of the site in its callset, from 1.",
        minimum: 1,
        maximum: 256,
        example: 1,
      },
      form: integer,
    },
    {
      field: {
        name: "chrom",
        type: "enum",
        meaning: "Chromosome; its length is that of GRCh38, its bases are invented.",
        values: names,
        example: "1",
      },
      form: { kind: "choice", values: names },
    },
    {
      field: {
        name: "pos",
        type: "int",
        meaning: "Position of the first base of ref, from 1.",
        minimum: 1,
        maximum: 248_956_422,
        example: 1_204_331,
      },
      form: integer,
    },
    {
      field: {
        name: "id",
        type: "id",
        meaning: "Identifier of the variant, fictitious: no rs number has that many digits; null for a new one.",
        nullable: true,
        pattern: "rs9[0-9]{10}",
        example: "rs93312300036",
      },
      form: { kind: "code", prefixes: ["rs9"], radix: 10, width: 10 },
    },
    {
      field: {
        name: "ref",
        type: "string",
        meaning: "Reference allele; for insertions and deletions from the base before.",
        pattern: "[ACGT]{1,32}",
        example: "C",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "alt",
        type: "string",
        meaning: "Alternate allele; there is one a row.",
        pattern: "[ACGT]{1,32}",
        example: "T",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "type",
        type: "enum",
        meaning: "Single base, insertion, deletion, or several bases replaced by as many.",
        values: variantTypes,
        example: "SNV",
      },
      form: { kind: "choice", values: variantTypes },
    },
    {
      field: {
        name: "context",
        type: "string",
        meaning: "The reference bases before, at and after an SNV; null for other types.",
        nullable: true,
        pattern: "[ACGT]{3}",
        example: "ACG",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "qual",
        type: "number",
        meaning: "Phred-scaled quality of the site.",
        minimum: 0,
        maximum: 10_000,
        decimals: 1,
        example: 812.4,
      },
      form: { kind: "decimal", scale: 1 },
    },
    {
      field: {
        name: "filter",
        type: "enum",
        meaning: "PASS, or the filter that the site failed.",
        values: filters,
        example: "PASS",
      },
      form: { kind: "choice", values: filters },
    },
    {
      field: { name: "ac", type: "int", meaning: "Alternate alleles in the cohort.", minimum: 1, example: 14 },
      form: integer,
    },
    {
      field: { name: "an", type: "int", meaning: "Alleles called in the cohort.", minimum: 1, example: 5000 },
      form: integer,
    },
    {
      field: { name: "af", ...frequency, meaning: "Frequency of alt in the cohort: ac / an.", example: 0.0028 },
      form: millionths,
    },
    ...populations.map(
      (name): Column => ({
        field: {
          name: `af_${name.toLowerCase()}`,
          ...frequency,
          meaning: `Frequency of alt in the cohort's ${name} fifth.`,
          example: 0.004,
        },
        form: millionths,
      }),
    ),
    {
      field: { name: "n_het", type: "int", meaning: "Heterozygous persons in the cohort.", minimum: 0, example: 14 },
      form: integer,
    },
    {
      field: {
        name: "n_hom_alt",
        type: "int",
        meaning: "Persons in the cohort with two alternate alleles.",
        minimum: 0,
        example: 0,
      },
      form: integer,
    },
    {
      field: {
        name: "n_hemi",
        type: "int",
        meaning: "Persons in the cohort with one allele in all, the alternate one.",
        minimum: 0,
        example: 0,
      },
      form: integer,
    },
    {
      field: {
        name: "gene",
        type: "id",
        meaning: "Invented gene; null between genes.",
        nullable: true,
        pattern: "GNX[0-9]{5}",
        example: "GNX01804",
      },
      form: { kind: "code", prefixes: ["GNX"], radix: 10, width: 5 },
    },
    {
      field: {
        name: "consequence",
        type: "enum",
        meaning: "Effect on the gene, as a term of the Sequence Ontology.",
        values: consequences,
        example: "missense_variant",
      },
      form: { kind: "choice", values: consequences },
    },
    {
      field: {
        name: "clin_sig",
        type: "enum",
        meaning: "Clinical significance, invented; null when none was submitted.",
        nullable: true,
        values: significances,
        example: "benign",
      },
      form: { kind: "choice", values: significances },
    },
  ];
}

/** What the sequencing of one sample says about the site. */
function callFields(): readonly Column[] {
  return [
    {
      field: {
        name: "sample_id",
        type: "id",
        meaning: "The sample, of an invented person.",
        pattern: "SMP-[0-9A-HJKMNP-TV-Z]{6}",
        example: "SMP-0M4XQ7",
      },
      form: { kind: "code", prefixes: ["SMP-"], radix: 32, width: 6 },
    },
    {
      field: { name: "sample_sex", type: "enum", meaning: "Sex of the sample.", values: sexes, example: "female" },
      form: { kind: "choice", values: sexes },
    },
    {
      field: {
        name: "sample_population",
        type: "enum",
        meaning: "Population group of the sample.",
        values: populations,
        example: "EUR",
      },
      form: { kind: "choice", values: populations },
    },
    {
      field: {
        name: "gt",
        type: "enum",
        meaning: "Called genotype, in the notation of VCF; null where the sample has no such chromosome.",
        nullable: true,
        values: genotypes,
        example: "0/1",
      },
      form: { kind: "choice", values: genotypes },
    },
    {
      field: {
        name: "dp",
        type: "int",
        meaning: "Reads of the sample at the site.",
        minimum: 0,
        maximum: 5000,
        example: 31,
      },
      form: integer,
    },
    {
      field: { name: "ad_ref", type: "int", meaning: "Reads that show ref.", minimum: 0, maximum: 5000, example: 15 },
      form: integer,
    },
    {
      field: { name: "ad_alt", type: "int", meaning: "Reads that show alt.", minimum: 0, maximum: 5000, example: 16 },
      form: integer,
    },
    {
      field: {
        name: "gq",
        type: "int",
        meaning: "Quality of the genotype: the second smallest likelihood, at most 99; null where gt is.",
        nullable: true,
        minimum: 0,
        maximum: 99,
        example: 99,
      },
      form: integer,
    },
    {
      field: {
        name: "pl_ref",
        ...likelihood,
        meaning: "Phred-scaled likelihood that only ref is there, over that of the call; null where gt is.",
        example: 387,
      },
      form: integer,
    },
    {
      field: {
        name: "pl_het",
        ...likelihood,
        meaning: "The same for one of each; null where gt is or has one allele.",
        example: 0,
      },
      form: integer,
    },
    {
      field: {
        name: "pl_alt",
        ...likelihood,
        meaning: "The same for only alt; null where gt is.",
        example: 357,
      },
      form: integer,
    },
    {
      field: {
        name: "ps",
        type: "int",
        meaning: "Phase set: pos of the region's first site; null where gt is not phased.",
        nullable: true,
        minimum: 1,
        maximum: 248_956_422,
        example: 1_204_331,
      },
      form: integer,
    },
  ];
}

export function variantsColumns(version: string): readonly Column[] {
  const site = siteFields().map((column): Column => ({ ...column, stable: true }));
  const schemaVersion: Column = {
    field: {
      name: "schema_version",
      type: "string",
      meaning: "Version of this dataset's generator and fields.",
      pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
      example: version,
    },
    form: { kind: "choice", values: [version] },
  };
  return [...site, ...callFields(), schemaVersion];
}
