import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { variantsColumns } from "./genomics-variants/columns.ts";
import { variantsInvariants } from "./genomics-variants/invariants.ts";
import { targets } from "./genomics-variants/variant.ts";
import { openVariants } from "./genomics-variants/variants-source.ts";

const version = "1.0.0";
const columns = variantsColumns(version);

/**
 * Genotype calls at variant sites, in the terms of VCF: the site in a cohort (frequencies by population, Hardy–Weinberg counts)
 * and what sequencing says of each sample. Bases are those of a hash genome, so no reference's licence applies.
 */
export const genomicsVariants: Dataset = defineDataset({
  id: "genomics-variants",
  version,
  title: "Genomic variants",
  description:
    "Calls of invented samples at variant sites over all human chromosomes (lengths of GRCh38, invented bases and genes): alleles, cohort frequencies, consequences, genotypes with depths, likelihoods and phase. One row is one sample at one site; callsets of 256 sites follow one another and can be turned into VCF 4.5.",
  key: ["callset_id", "site_no", "sample_id"],
  columns,
  invariants: variantsInvariants,
  rowLimit: 10_000_000,
  parameters: {
    samples: {
      type: "integer",
      meaning: "How many samples each callset has.",
      minimum: 1,
      maximum: 20,
      default: 3,
    },
    cohort_size: {
      type: "choice",
      meaning: "How many persons the cohort has in which frequencies are counted.",
      values: ["500", "1000", "2500", "5000", "10000"],
      default: "2500",
    },
    target: {
      type: "choice",
      meaning: "Whether whole genomes or exons were sequenced.",
      values: targets.map(({ name }) => name),
      default: "genome",
    },
    coverage: {
      type: "integer",
      meaning: "Mean reads of a sample at a site of two alleles.",
      unit: "reads",
      minimum: 5,
      maximum: 100,
      default: 32,
    },
  },
  open: (seed, values, memory) =>
    openVariants(
      seed,
      columns.length,
      {
        samples: values.samples,
        persons: Number(values.cohort_size),
        target: values.target,
        coverage: values.coverage,
      },
      memory,
    ),
});
