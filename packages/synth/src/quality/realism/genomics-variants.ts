import { uniformVariants } from "../controls/naive-variants.ts";
import { dispersionIndex } from "../dispersion.ts";
import { quantile } from "../quantile.ts";
import { numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

interface VariantColumns extends Counted {
  sites: number;
  transitions: number;
  transversions: number;
  cpgTransitions: number;
  /** Lengths of insertions and deletions. */
  readonly lengths: number[];
  /** Cohort frequencies of the sites. */
  readonly frequencies: number[];
  /** Autosomal sites at 5 to 95 %, and those of them out of Hardy–Weinberg equilibrium at p < 0.001. */
  balanced: number;
  unbalanced: number;
  /** Calls on autosomes. */
  heterozygous: number;
  homozygous: number;
  carried: number;
  carriedCommon: number;
  readonly depths: number[];
  /** Share of alternate reads in heterozygous calls with at least 20 reads. */
  readonly balances: number[];
}

const purines = new Set(["A", "G"]);
/** Chi-square of one degree of freedom at p 0.001. */
const CRITICAL = 10.828;

function addSnv(columns: VariantColumns, ref: string, alt: string, context: string): void {
  const isTransition = purines.has(ref) === purines.has(alt);
  if (!isTransition) {
    columns.transversions++;
    return;
  }
  columns.transitions++;
  if ((ref === "C" && context[2] === "G") || (ref === "G" && context[0] === "C")) columns.cpgTransitions++;
}

/** Pearson's test of the three genotype counts. */
function isUnbalanced(persons: number, heterozygous: number, homozygous: number): boolean {
  const p = (heterozygous + 2 * homozygous) / (2 * persons);
  const expected = [persons * (1 - p) ** 2, 2 * persons * p * (1 - p), persons * p * p];
  const observed = [persons - heterozygous - homozygous, heterozygous, homozygous];
  const chi = expected.reduce((sum, each, i) => sum + ((observed[i] ?? 0) - each) ** 2 / each, 0);
  return chi > CRITICAL;
}

function addSite(columns: VariantColumns, row: Row, isAutosome: boolean): void {
  columns.sites++;
  const [ref, alt] = [textOf(row, "ref") ?? "", textOf(row, "alt") ?? ""];
  if (row.type === "SNV") addSnv(columns, ref, alt, textOf(row, "context") ?? "");
  else if (row.type !== "MNV") columns.lengths.push(Math.abs(ref.length - alt.length));
  const frequency = numberOf(row, "af");
  columns.frequencies.push(frequency);
  if (!isAutosome || frequency < 0.05 || frequency > 0.95) return;
  columns.balanced++;
  if (isUnbalanced(numberOf(row, "an") / 2, numberOf(row, "n_het"), numberOf(row, "n_hom_alt"))) columns.unbalanced++;
}

function addCall(columns: VariantColumns, row: Row): void {
  const depth = numberOf(row, "dp");
  columns.depths.push(depth);
  const genotype = (textOf(row, "gt") ?? "").replace("|", "/");
  if (genotype === "0/0" || genotype === "") return;
  columns.carried++;
  if (numberOf(row, "af") > 0.05) columns.carriedCommon++;
  if (genotype === "1/1") {
    columns.homozygous++;
    return;
  }
  columns.heterozygous++;
  if (depth >= 20) columns.balances.push(numberOf(row, "ad_alt") / (numberOf(row, "ad_ref") + numberOf(row, "ad_alt")));
}

function collect(rows: Iterable<Row>): VariantColumns {
  const columns: VariantColumns = {
    rows: 0,
    sites: 0,
    transitions: 0,
    transversions: 0,
    cpgTransitions: 0,
    lengths: [],
    frequencies: [],
    balanced: 0,
    unbalanced: 0,
    heterozygous: 0,
    homozygous: 0,
    carried: 0,
    carriedCommon: 0,
    depths: [],
    balances: [],
  };
  let last = "";
  for (const row of rows) {
    columns.rows++;
    const isAutosome = /^\d+$/.test(textOf(row, "chrom") ?? "");
    const site = `${textOf(row, "callset_id") ?? ""} ${numberOf(row, "site_no")}`;
    if (site !== last) addSite(columns, row, isAutosome);
    last = site;
    if (isAutosome) addCall(columns, row);
  }
  return columns;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const THOUSAND = "1000 Genomes Project, phase 3";

const statistics: readonly Statistic<VariantColumns>[] = [
  {
    id: "transition_ratio",
    describes: "Transitions over transversions among single-base variants.",
    band: [1.9, 2.3],
    minimumRows: 20_000,
    source: "Whole genomes: 2.0 to 2.2; uniform bases give 0.5",
    measure: (columns) => share(columns.transitions, columns.transversions),
    control: uniformVariants,
  },
  {
    id: "cpg_transitions",
    describes: "Share of single-base variants that are transitions at CpG.",
    band: [0.15, 0.3],
    minimumRows: 20_000,
    source: "Methylated cytosine decays: 15 to 30%; uniform bases give 0.04",
    measure: (columns) => share(columns.cpgTransitions, columns.transitions + columns.transversions),
    control: uniformVariants,
  },
  {
    id: "rare_sites",
    describes: "Share of sites with a cohort frequency below 0.5%.",
    band: [0.7, 0.8],
    minimumRows: 20_000,
    source: `${THOUSAND}: 64 of 84 million variants; uniform frequencies give 0.005`,
    measure: (columns) => share(columns.frequencies.filter((f) => f < 0.005).length, columns.sites),
    control: uniformVariants,
  },
  {
    id: "common_sites",
    describes: "Share of sites with a cohort frequency above 5%.",
    band: [0.07, 0.13],
    minimumRows: 20_000,
    source: `${THOUSAND}: 8 of 84 million variants; uniform frequencies give 0.95`,
    measure: (columns) => share(columns.frequencies.filter((f) => f > 0.05).length, columns.sites),
    control: uniformVariants,
  },
  {
    id: "hardy_weinberg_failures",
    describes: "Share of autosomal sites at 5 to 95% whose genotype counts depart from Hardy-Weinberg at p < 0.001.",
    band: [0, 0.01],
    minimumRows: 20_000,
    source: "Random mating: 0.1% by chance; counts drawn apart fail in 0.9",
    measure: (columns) => share(columns.unbalanced, columns.balanced),
    control: uniformVariants,
  },
  {
    id: "het_to_hom",
    describes: "Heterozygous calls over homozygous alternate calls on autosomes.",
    band: [1.35, 2.3],
    minimumRows: 20_000,
    source: "Human genomes: 1.4 to 2.1",
    measure: (columns) => share(columns.heterozygous, columns.homozygous),
    control: uniformVariants,
  },
  {
    id: "snv_share",
    describes: "Share of sites that are single-base variants.",
    band: [0.85, 0.95],
    minimumRows: 5_000,
    source: `${THOUSAND}: 84.7 million single-base variants, 3.6 million short insertions and deletions`,
    measure: (columns) => share(columns.transitions + columns.transversions, columns.sites),
    control: uniformVariants,
  },
  {
    id: "one_base_indels",
    describes: "Share of insertions and deletions of one base.",
    band: [0.4, 0.6],
    minimumRows: 20_000,
    source: "Short lengths prevail: 40 to 60%; uniform lengths give 0.1",
    measure: (columns) => share(columns.lengths.filter((length) => length === 1).length, columns.lengths.length),
    control: uniformVariants,
  },
  {
    id: "depth_dispersion",
    describes: "Variance of read depth on autosomes over its mean.",
    band: [1.5, 4],
    minimumRows: 5_000,
    source: "Reads come in clumps: 1.5 to 4; uniform depths give 10",
    measure: (columns) => dispersionIndex(columns.depths),
    control: uniformVariants,
  },
  {
    id: "carried_common",
    describes: "Share of the samples' alternate calls at sites with a cohort frequency above 5%.",
    band: [0.8, 0.935],
    minimumRows: 20_000,
    source: "A person's variants are mostly common ones: 80 to 93%; uniform frequencies give 0.95",
    measure: (columns) => share(columns.carriedCommon, columns.carried),
    control: uniformVariants,
  },
  {
    id: "allele_balance",
    describes: "Distance between the 5th and the 95th percentile of alternate reads' share in heterozygous calls.",
    band: [0.2, 0.4],
    minimumRows: 20_000,
    source: "Binomial reads at 20 to 50 reads: 0.23 to 0.36; uniform shares give 0.9",
    measure: (columns) => {
      const [high, low] = [quantile(columns.balances, 0.95), quantile(columns.balances, 0.05)];
      return high === null || low === null ? null : high - low;
    },
    control: uniformVariants,
  },
];

/** How realistic variants are: mutation, frequencies, mating, and what sequencing shows. */
export const genomicsVariantsRealism = defineRealism("genomics-variants", collect, statistics, 100_000);
