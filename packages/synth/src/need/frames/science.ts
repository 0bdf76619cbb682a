import type { Distribution, Model } from "../../inferred/model.ts";
import { beta, choices, dependent, lognormal, numbers, uniform } from "../ontology/models.ts";
import { core, divides, key, known, knowns, rule, settledBy, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { compares, pulledBy, variesBy } from "./rules.ts";

/** Transitions are twice as usual as transversions. */
const alternatives: Readonly<Record<string, Model>> = {
  A: choices("G:68|C:16|T:16"),
  G: choices("A:68|C:16|T:16"),
  C: choices("T:68|A:16|G:16"),
  T: choices("C:68|A:16|G:16"),
};

function readsOf(share: Distribution): Model {
  return { kind: "portion", of: "depth", share, decimals: 0 };
}

/** Lengths of the chromosomes in megabases, a little short of their ends. */
const chromosomeMegabases: Readonly<Record<string, number>> = {
  chr1: 248,
  chr2: 242,
  chr3: 198,
  chr4: 190,
  chr5: 181,
  chr6: 170,
  chr7: 159,
  chr8: 145,
  chr9: 138,
  chr10: 133,
  chr11: 135,
  chr12: 133,
  chr13: 114,
  chr14: 107,
  chr15: 101,
  chr16: 90,
  chr17: 83,
  chr18: 80,
  chr19: 58,
  chr20: 64,
  chr21: 46,
  chr22: 50,
  chrX: 155,
  chrY: 57,
};
const positions: Readonly<Record<string, Model>> = Object.fromEntries(
  Object.entries(chromosomeMegabases).map(([chromosome, megabases]) => [
    chromosome,
    numbers(uniform(10_001, megabases * 1_000_000), 0),
  ]),
);

/** Genes that doctors ask for, by the chromosome on which they lie. */
const genesOf: Readonly<Record<string, Model>> = {
  chr1: choices("MTHFR|MUTYH"),
  chr2: choices("TTN|MSH2"),
  chr3: choices("SCN5A|PIK3CA|MLH1|VHL"),
  chr4: choices("FGFR3|HTT"),
  chr5: choices("APC|TERT"),
  chr6: choices("HFE|ESR1"),
  chr7: choices("EGFR|CFTR|BRAF"),
  chr8: choices("MYC|NBN"),
  chr9: choices("NOTCH1|JAK2"),
  chr10: choices("PTEN|RET|CYP2C19"),
  chr11: choices("ATM|HBB"),
  chr12: choices("KRAS|PAH"),
  chr13: choices("BRCA2|RB1"),
  chr14: choices("MYH7|DICER1"),
  chr15: choices("FBN1|IDH2"),
  chr16: choices("PALB2|CDH1"),
  chr17: choices("BRCA1|TP53|COL1A1"),
  chr18: choices("SMAD4|BCL2"),
  chr19: choices("LDLR|APOE"),
  chr20: choices("GNAS|JAG1"),
  chr21: choices("RUNX1|SOD1"),
  chr22: choices("CYP2D6|NF2"),
  chrX: choices("DMD|F8"),
  chrY: choices("SRY"),
};

const genomicsVariants: Frame = {
  id: "genomics_variants",
  category: "genomics-variants",
  title: "genomic variants",
  cues: {
    en: "genomic variant:3|genetic variant:3|variant call:3|vcf:3|snp:3|snv:3|mutation:2|genomics:3|genome:2.5|genotype:2.5|whole genome sequencing:3|exome:3|allele frequency:2.5|allele:2|chromosome:2|indel:2.5|clinvar:2.5|gnomad:2.5|pathogenic:2|germline:2.5|somatic:2.5|tumor mutation:3|sequencing:1.5|dna variant:3|gwas:2.5|polymorphism:2.5|ref alt:3|chrom pos:3|ref allele:3|alt allele:3|structural variant:3|copy number variant:3|missense:2.5|zygosity:2.5|dbsnp:3|rsid:2.5|wgs:2.5|wes:2|panel sequencing:3|brca1:2.5",
    de: "genvariante:3|genomvariante:3|genomdaten:3|mutation:2|genotyp:2.5|chromosom:2|dna-variante:3|genvarianten:3|genetische varianten:3|chromosomen:2|sequenzierung:2|allelfrequenz:3",
    es: "variante genética:3|variantes genómicas:3|genoma:2.5|mutación:2|genotipo:2.5|cromosoma:2|variantes genéticas:3|alelo:2|secuenciación:2|frecuencia alélica:3",
    fr: "variant génétique:3|variants génomiques:3|génome:2.5|mutation:2|génotype:2.5|chromosome:2|variants génétiques:3|allèle:2|séquençage:2|fréquence allélique:3",
    pt: "variante genética:3|variantes genômicas:3|genoma:2.5|mutação:2|genótipo:2.5|cromossomo:2|variantes genéticas:3|alelo:2|sequenciamento:2|frequência alélica:3",
  },
  against:
    "gene expression:3|rna-seq:3|a/b test:3|product variant:3|ab test:3|covid variant:2|mutation testing:3|graphql:3",
  record: "variant",
  fields: [
    key("variant_id"),
    core("chrom=chromosome", { names: "chromosome|chr" }),
    core("pos=genomic_position", { names: "position|pos|locus" }),
    core("ref=reference_allele", { names: "reference|reference allele|ref allele" }),
    core("alt=alternate_allele", { names: "alternate|alternate allele|alt allele|alternative" }),
    core("gene"),
    core("genotype", { names: "gt" }),
    core("allele_frequency", { names: "af|frequency" }),
    known("quality=variant_quality", { names: "qual|quality|quality score" }),
    known("filter=vcf_filter", { names: "filter" }),
    known("depth=read_depth", { names: "dp|depth|coverage|read depth" }),
    known("alt_depth=alternate_depth", {
      names: "alt depth|alternate depth|ad|alt reads|alternate reads|alt allele depth",
    }),
    known("id=rsid", { names: "rs id|dbsnp id" }),
    known("sample_id@sample", { names: "sample|exome|genome|specimen|tumour|tumor|individual" }),
    ...knowns(
      "patient_id@sample variant_type zygosity allele_count allele_number genotype_quality mapping_quality consequence variant_impact clinical_significance cadd_score hgvs population=ancestry_population@sample sequencing_platform genome_build strand tissue medical_condition gender@sample age@sample disease=medical_condition phenotype=medical_condition inheritance=type read_count trait=label p_value effect_size",
    ),
  ],
  rules: [
    variesBy("gene", "chrom", genesOf, choices("BRCA1|TP53|EGFR|KRAS")),
    variesBy("pos", "chrom", positions, numbers(uniform(10_001, 45_000_000), 0)),
    variesBy("alt", "ref", alternatives, choices("T|A|C|G"), [{ kind: "different", fields: ["ref", "alt"] }]),
    within("allele_count", "allele_number", beta(0.18, 2.4), 0),
    divides("allele_frequency", "allele_count", "allele_number", 5),
    settledBy(
      "zygosity",
      "genotype",
      { "0/1": "heterozygous", "1/1": "homozygous", "1/2": "heterozygous" },
      "heterozygous",
    ),
    settledBy(
      "variant_impact",
      "consequence",
      {
        missense_variant: "MODERATE",
        synonymous_variant: "LOW",
        splice_region_variant: "LOW",
        stop_gained: "HIGH",
        frameshift_variant: "HIGH",
      },
      "MODIFIER",
    ),
    pulledBy("quality", { depth: 0.5 }, lognormal(380, 0.8), 1),
    within("alt_depth", "depth", beta(11, 11), 0),
    rule(
      "alt_depth is about none, half or all of depth, as the genotype says",
      "alt_depth depth genotype",
      {
        alt_depth: dependent(
          "genotype",
          { "0/0": readsOf(beta(0.4, 60)), "1/1": readsOf(beta(60, 0.4)) },
          readsOf(beta(22, 23)),
        ),
      },
      [{ kind: "ascending", fields: ["alt_depth", "depth"] }],
    ),
  ],
  rhythm: "flat",
  days: 365,
};

const geneExpression: Frame = {
  id: "gene_expression",
  title: "gene expression",
  cues: {
    en: "gene expression:3|rna-seq:3|rnaseq:3|single cell:3|single-cell:3|scrna:3|transcriptomics:3|differential expression:3|microarray:3|proteomics:2.5|tpm:2|fold change:2.5|cell type:1.5",
    de: "genexpression:3|transkriptom:3",
    es: "expresión génica:3|transcriptómica:3",
    fr: "expression génique:3|transcriptomique:3",
    pt: "expressão gênica:3|transcriptômica:3",
  },
  record: "measurement",
  fields: [
    key("sample_id@sample"),
    key("gene", { names: "gene id|transcript" }),
    core("expression=expression_level", { names: "expression|tpm|fpkm" }),
    core("condition=experimental_condition@sample", { names: "condition|group|treatment" }),
    core("read_count", { names: "count|counts|reads" }),
    core("date", { names: "run date|sequencing date" }),
    ...knowns(
      "log2_fold_change p_value adjusted_p_value cell_type@sample tissue@sample organism@sample batch_id@sample patient_id@sample chromosome protein_name is_significant=flag cell_id=record_id gc_content sequencing_platform",
    ),
  ],
  rules: [compares("is_significant", "adjusted_p_value", "<", 0.05)],
  rhythm: "business",
  days: 180,
};

const compoundAssays: Frame = {
  id: "compound_assays",
  title: "compound assays",
  cues: {
    en: "compound:2|drug discovery:3|compound screening:3|high-throughput screening:3|assay:2.5|ic50:3|molecule:2.5|smiles:2.5|molecular property:3|solubility:2|chemical compound:3|cheminformatics:3|binding affinity:3|toxicity:2|ligand:2.5",
    de: "wirkstoffscreening:3|molekül:2.5|chemische verbindung:3",
    es: "cribado de compuestos:3|molécula:2.5|compuesto químico:3",
    fr: "criblage de composés:3|molécule:2.5|composé chimique:3",
    pt: "triagem de compostos:3|molécula:2.5|composto químico:3",
  },
  against: "compound interest:3",
  record: "assay result",
  fields: [
    key("assay_result_id=record_id", { names: "result|measurement" }),
    core("compound_id@compound"),
    core("smiles@compound", { names: "structure" }),
    core("target=protein_name", { names: "target|protein" }),
    core("ic50", { names: "potency|activity" }),
    core("molecular_weight@compound", { names: "mw" }),
    core("tested_at=date", { names: "test date|assay date|date" }),
    ...knowns(
      "logp assay concentration plate_well purity chemical_name molecular_formula is_active=is_active cell_viability solubility=value p_value organism batch_id@batch inhibition_pct=percentage toxicity=flag melting_point boiling_point created_by note",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 365,
};

const labExperiments: Frame = {
  id: "laboratory_experiments",
  title: "laboratory experiments",
  cues: {
    en: "lab experiment:3|laboratory experiment:3|chemical reaction:3|chemistry:2.5|reaction yield:3|synthesis:2|titration:3|chromatography:3|hplc:3|spectroscopy:3|qpcr:3|cell culture:3|bacterial culture:3|antibiotic resistance:3|microbiology:2.5|catalyst:2|bioreactor:2.5|fermentation:2|catalyst screening:3|experiment run:2|physics experiment:3|particle collision:3|detector:1.5",
    de: "laborexperiment:3|chemische reaktion:3|versuchsreihe:3|chemie:2.5",
    es: "experimento de laboratorio:3|reacción química:3|química:2.5",
    fr: "expérience de laboratoire:3|réaction chimique:3|chimie:2.5",
    pt: "experimento de laboratório:3|reação química:3|química:2.5",
  },
  against: "a/b:3|conversion rate:2|learning rate:2|feature flag:3|growth experiment:3",
  record: "experiment",
  fields: [
    core("experiment_id=lab_experiment_id", { names: "experiment|run|run id" }),
    core("performed_at=timestamp", { names: "date|run date|experiment date|started at" }),
    core("substance=chemical_name", { names: "reagent|chemical|reactant|substance" }),
    core("temperature=reaction_temperature", { names: "temperature|reaction temperature" }),
    core("concentration"),
    core("yield_pct=reaction_yield", { names: "yield|reaction yield" }),
    core("researcher=created_by", { names: "researcher|scientist|operator|chemist" }),
    ...knowns(
      "catalyst solvent purity ph_level pressure duration_min absorbance wavelength_nm retention_time_min peak_area ct_value colony_count cell_viability organism antibiotic resistance cell_type instrument=device_model batch_id@batch outcome replicate=sequence_number sample_id@sample particle_type particle_energy event_count_detector half_life radioactivity",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 365,
};

const materialTests: Frame = {
  id: "material_tests",
  title: "material tests",
  cues: {
    en: "material test:3|tensile test:3|materials science:3|material property:3|alloy:2.5|steel:2|tensile strength:3|hardness:2|fatigue test:3|yield strength:2.5|composite:1.5|concrete strength:3|polymer:2|crystal structure:2.5|semiconductor:1.5|battery cell test:2.5|stress strain:3",
    de: "werkstoffprüfung:3|zugversuch:3|werkstoff:2.5|legierung:2.5|zugfestigkeit:3",
    es: "ensayo de materiales:3|ensayo de tracción:3|aleación:2.5",
    fr: "essai de matériaux:3|essai de traction:3|alliage:2.5",
    pt: "ensaio de materiais:3|ensaio de tração:3|liga metálica:2.5",
  },
  record: "test",
  fields: [
    key("specimen_id=specimen_number", { names: "specimen|sample|test piece|coupon" }),
    core("material=alloy", { names: "material|alloy|grade" }),
    core("tensile_strength=tensile_strength_mpa", { names: "tensile strength|uts|strength" }),
    core("yield_strength=yield_strength_mpa", { names: "yield strength" }),
    core("elongation_pct", { names: "elongation" }),
    core("hardness"),
    core("tested_at=date", { names: "test date|date|tested" }),
    ...knowns(
      "elastic_modulus_gpa density thickness_mm surface_roughness stress_mpa strain=structural_strain load_kn failure_location temperature=process_temperature thermal_conductivity melting_point viscosity band_gap_ev formation_energy crystal_system is_stable cycle_count batch_id@batch operator=created_by passed=is_approved machine_id@machine width_cm length_cm note chemical_name",
    ),
  ],
  rules: [
    within("yield_strength", "tensile_strength", beta(14, 5, 0.4, 0.98), 1),
    pulledBy("hardness", { tensile_strength: 0.8 }, lognormal(180, 0.5), 0),
    pulledBy("elongation_pct", { tensile_strength: -0.5 }, beta(2.4, 5, 0, 60), 1),
  ],
  rhythm: "business",
  days: 365,
};

const publications: Frame = {
  id: "scientific_publications",
  title: "scientific publications",
  cues: {
    en: "research paper:3|scientific paper:3|academic paper:3|publication:2|journal article:3|citation:2.5|citations:2.5|preprint:3|peer review:2.5|doi:2.5|arxiv:2.5|bibliography:2.5|scholarly:3|research grant:2|research project:1.5|coauthor:2",
    de: "wissenschaftliche publikation:3|fachartikel:3|zitation:2.5",
    es: "artículo científico:3|publicación científica:3|citas:1.5",
    fr: "article scientifique:3|publication scientifique:3|citations:2",
    pt: "artigo científico:3|publicação científica:3|citações:2",
  },
  against: "newspaper:2|blog:2|social media:2",
  record: "paper",
  fields: [
    key("doi", { names: "paper id|publication id|identifier" }),
    core("title"),
    core("authors=author_list"),
    core("journal"),
    core("published_at=date", { names: "publication date|published|year published" }),
    core("citations=citation_count"),
    known("abstract=summary", { names: "abstract" }),
    known("field=subject_area", { names: "field|discipline|subject area" }),
    ...knowns(
      "year keywords=tags university=company_name country h_index pages=count volume=sequence_number url is_open_access=flag funding=amount review_score=score language status accepted_at=updated_at submitted_at=created_at reviewer=assigned_to",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 1825,
};

export const scienceFrames: readonly Frame[] = [
  genomicsVariants,
  geneExpression,
  compoundAssays,
  labExperiments,
  materialTests,
  publications,
];
