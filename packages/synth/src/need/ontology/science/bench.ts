import { choice, whole } from "../define.ts";
import { normal } from "../models.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What stands in the fridge and on the bench of a laboratory. */
export const benchTypes: readonly SemanticType[] = [
  whole(
    "passage_number",
    "cell passage|passage no|number of passages",
    "How often the cells were passed on.",
    normal(12, 5),
    {
      minimum: 1,
      maximum: 60,
    },
  ),
  choice(
    "buffer",
    {
      en: "buffer solution|buffer name|buffer type|assay buffer",
      de: "puffer|pufferlösung",
      es: "tampón",
      fr: "tampon",
      pt: "tampão",
    },
    "The buffer.",
    "PBS pH 7.4:28|Tris-HCl pH 8.0:20|TAE:12|TBE:9|HEPES pH 7.2:11|RIPA:8|citrate pH 6.0:7|MES pH 5.5:5",
  ),
  named(
    "primer",
    { en: "primer name|pcr primer|forward primer|reverse primer|primer pair|oligo" },
    "Name of the primer.",
    "GAPDH_F|GAPDH_R|ACTB_F|ACTB_R|16S_27F|16S_1492R|ITS1|ITS4|M13_F|M13_R|T7_F|COI_LCO1490",
  ),
  named(
    "plasmid",
    { en: "plasmid name|vector backbone|expression vector|cloning vector|plasmid backbone" },
    "The plasmid.",
    "pUC19|pET-28a|pcDNA3.1|pBR322|pGEX-6P-1|pLenti-CMV|pBluescript II|pEGFP-N1",
  ),
  named(
    "strain",
    {
      en: "strain name|bacterial strain|microbial strain|lab strain|host strain|isolate",
      de: "stamm",
      es: "cepa bacteriana",
      fr: "souche",
      pt: "cepa",
    },
    "The strain.",
    "E. coli DH5α|E. coli BL21(DE3)|E. coli K-12 MG1655|S. cerevisiae BY4741|B. subtilis 168|P. aeruginosa PAO1|S. aureus ATCC 25923|C57BL/6|L. lactis MG1363|P. pastoris GS115",
  ),
  named(
    "cell_line",
    { en: "cell line name|cultured cells|cell culture" },
    "The line of cells.",
    "HEK293|HeLa|CHO-K1|A549|MCF-7|HepG2|Jurkat|Vero|NIH-3T3|Caco-2",
  ),
  choice(
    "antibody",
    {
      en: "antibody name|primary antibody|antibody target",
      de: "antikörper",
      es: "anticuerpo",
      fr: "anticorps",
      pt: "anticorpo",
    },
    "The antibody.",
    "anti-β-actin:22|anti-GAPDH:18|anti-CD4:13|anti-CD8:11|anti-p53:10|anti-HER2:9|anti-tubulin:9|anti-Ki67:8",
  ),
  choice(
    "enzyme",
    { en: "enzyme name|restriction enzyme", de: "enzym", es: "enzima", fr: "enzyme", pt: "enzima" },
    "The enzyme.",
    "EcoRI:16|BamHI:13|HindIII:12|Taq polymerase:18|T4 ligase:13|trypsin:10|proteinase K:10|amylase:8",
  ),
  choice(
    "growth_medium",
    {
      en: "culture medium|growth media|culture media|nutrient medium|agar|culture broth",
      de: "nährmedium|nährboden",
      es: "medio de cultivo",
      fr: "milieu de culture",
      pt: "meio de cultura",
    },
    "What it grows in.",
    "LB:28|DMEM + 10% FBS:22|RPMI 1640:14|YPD:11|MacConkey agar:9|TSA:9|M9 minimal:7",
  ),
  named(
    "lab_instrument",
    {
      en: "!instrument|lab instrument|laboratory instrument|analyser|analyzer|lab equipment|instrument used",
      de: "messgerät|laborgerät",
      es: "instrumento",
      fr: "instrument",
      pt: "instrumento",
    },
    "What it was measured with.",
    "HPLC 1|HPLC 2|GC-MS 1|ICP-MS 1|UV-Vis 2|qPCR 1|qPCR 2|Plate reader 1|pH meter 3|Balance 4|Microscope 2|NMR-400",
  ),
  choice(
    "analytical_technique",
    "analytical method|analysis method|measurement technique",
    "By what technique it was measured.",
    "HPLC:20|GC-MS:16|qPCR:14|UV-Vis:13|ICP-MS:11|mass spectrometer:8|FTIR:8|microscope:6|NMR:4",
  ),
  named(
    "calibration_standard",
    {
      en: "reference standard|standard solution|calibration standard name|calibrator|reference material",
      es: "patrón de calibración",
      fr: "étalon",
    },
    "What was calibrated with.",
    "STD-0.1|STD-0.5|STD-1|STD-5|STD-10|STD-50|STD-100|Blank|QC-Low|QC-High",
  ),
  choice(
    "instrument_setting",
    "acquisition mode|instrument mode|scan mode|measurement mode",
    "How the instrument was set.",
    "positive ion:30|negative ion:18|full scan:20|SIM:12|gradient:12|isocratic:8",
  ),
  named(
    "lab",
    {
      en: "laboratory|lab name|laboratory name|testing lab|testing laboratory",
      de: "labor",
      es: "laboratorio",
      fr: "laboratoire",
      pt: "laboratório",
    },
    "Invented laboratory.",
    "Northlab|Cordel Analytics|Riverside Diagnostics|Aurelia Labs|Institute Lab 2|Kestrel Bioscience|Lindenhof Laboratory|Meridian Testing",
  ),
  choice(
    "stain",
    { en: "staining|stain type|histology stain|staining method", de: "färbung", fr: "coloration" },
    "What it was stained with.",
    "H&E:40|Gram:18|DAPI:14|Masson trichrome:9|PAS:9|Giemsa:6|crystal violet:4",
  ),
  named(
    "freezer_position",
    {
      en: "freezer box|storage position|rack position|tube position|freezer location|box position",
      de: "gefrierplatz",
    },
    "Where in the freezer it lies.",
    "F1-R2-B3-A1|F1-R2-B3-A2|F1-R2-B4-C5|F1-R3-B1-D7|F2-R1-B2-E4|F2-R1-B2-F8|F2-R4-B6-H2|LN2-C1-B2-G9",
  ),
  choice(
    "sample_matrix",
    "matrix type|!matrix|specimen matrix",
    "What the sample is of.",
    "water:28|soil:18|serum:16|plasma:13|urine:11|food:8|air:6",
  ),
  choice(
    "purification_method",
    "!purification|extraction method|extraction kit|isolation method",
    "How it was purified.",
    "silica column:34|magnetic beads:22|affinity chromatography:16|phenol-chloroform:12|ion exchange:9|gel filtration:7",
  ),
  choice(
    "biosafety_level",
    "bsl|safety level of lab|containment level",
    "Level of containment.",
    "BSL-1:42|BSL-2:48|BSL-3:9|BSL-4:1",
  ),
  choice(
    "mouse_line",
    "mouse strain|rodent strain|animal strain",
    "Line of laboratory mice.",
    "C57BL/6J:46|BALB/c:22|129S1:10|FVB/N:9|CD-1:8|NSG:5",
  ),
  choice(
    "vector_type",
    "delivery vector|viral vector|gene vector",
    "What carries the gene.",
    "lentivirus:34|AAV9:22|AAV2:14|adenovirus:12|plasmid:12|mRNA-LNP:6",
  ),
  named(
    "chemical_element",
    { en: "chemical element|element symbol", es: "elemento químico", fr: "élément chimique", pt: "elemento químico" },
    "The element.",
    "Fe|Cu|Al|Ca|Mg|Na|K|Zn|Pb|Ni|Mn|Si|Ti|Cr",
  ),
  named(
    "lab_step",
    { en: "protocol step|assay step|lab step name" },
    "Step of the protocol.",
    "sample preparation|extraction|amplification|washing|incubation|readout|clean-up",
  ),
];
