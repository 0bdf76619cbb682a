import { choice, decimal, key, whole } from "../define.ts";
import { lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

const labTests =
  "glucose:16|hemoglobin:14|creatinine:13|potassium:11|sodium:11|white blood cells:11|platelets:10|ALT:9|total cholesterol:8|HbA1c:8|LDL cholesterol:7|TSH:7|C-reactive protein:7|AST:6|calcium:5|triglycerides:5|HDL cholesterol:5|ferritin:4|vitamin D:4|INR:4|urea:4|bilirubin:4|albumin:4|uric acid:3|lactate:2|troponin I:2|PSA:2|D-dimer:1|procalcitonin:1";

export const laboratoryTypes: readonly SemanticType[] = [
  key(
    "lab_result_id",
    "lab report number|lab order|laboratory order|order of the test",
    "Number of the laboratory result.",
    "LAB-",
  ),
  key("specimen_id", "specimen|biological sample|accession number|sample barcode", "Number of the specimen.", "SPC-"),
  choice(
    "lab_test",
    {
      en: "analyte|laboratory test|lab test name|test performed|biomarker|blood test",
      de: "laborwert|laborparameter|laboruntersuchung",
      es: "prueba de laboratorio|análisis",
      fr: "analyse de laboratoire|examen de laboratoire",
      pt: "exame|exame laboratorial",
    },
    "What was measured.",
    labTests,
  ),
  decimal(
    "lab_value",
    {
      en: "result value|lab result|numeric result",
      de: "messwert|laborergebnis",
      es: "resultado|valor del resultado",
      fr: "résultat|valeur mesurée",
      pt: "resultado|valor do resultado",
    },
    "The result as a number, in the unit of its test.",
    lognormal(60, 0.9),
    1,
    { minimum: 0 },
  ),
  choice(
    "lab_unit",
    "result unit|test unit|units of the result",
    "Unit of the result.",
    "mg/dL:40|mmol/L:22|g/dL:14|U/L:12|10^9/L:8|%:4",
  ),
  decimal(
    "reference_low",
    "lower reference limit|normal low|reference range low|ref low",
    "Lower end of the normal range.",
    lognormal(20, 0.8),
    1,
    { minimum: 0 },
  ),
  decimal(
    "reference_high",
    "upper reference limit|normal high|reference range high|ref high",
    "Upper end of the normal range.",
    lognormal(110, 0.8),
    1,
    { minimum: 0 },
  ),
  choice(
    "abnormal_flag",
    "abnormal|result flag|abnormality|lab flag|out of range flag",
    "How the result lies to its range.",
    "normal:78|high:13|low:7|critical:2",
  ),
  choice(
    "specimen_type",
    "sample type|type of specimen|sample material|tissue type",
    "What was taken.",
    "serum:38|whole blood:26|plasma:16|urine:13|swab:5|cerebrospinal fluid:1|tissue:1",
  ),
  choice(
    "test_outcome",
    "test result status|positive or negative|pcr result|rapid test result|screening result",
    "Outcome of the test.",
    "negative:86|positive:12|inconclusive:2",
  ),
  decimal("creatinine", "serum creatinine|crea|creat", "Creatinine in serum.", lognormal(0.95, 0.32), 2, {
    unit: "mg/dL",
    minimum: 0.1,
    maximum: 20,
  }),
  whole("egfr", "gfr|glomerular filtration rate", "Estimated filtration rate of the kidneys.", normal(84, 22), {
    unit: "mL/min/1.73m2",
    minimum: 3,
    maximum: 150,
  }),
  decimal(
    "hemoglobin",
    { en: "haemoglobin|hgb|hb", de: "hämoglobin", es: "hemoglobina", fr: "hémoglobine", pt: "hemoglobina" },
    "Haemoglobin.",
    normal(13.8, 1.6),
    1,
    { unit: "g/dL", minimum: 3, maximum: 22 },
  ),
  decimal("hematocrit", "haematocrit|hct", "Share of red cells in blood.", normal(41.5, 4.5), 1, {
    unit: "%",
    minimum: 10,
    maximum: 70,
  }),
  decimal(
    "wbc_count",
    "wbc|white blood cell count|leukocytes|white cells|leucocytes",
    "White blood cells.",
    lognormal(7.2, 0.32),
    1,
    { unit: "10^9/L", minimum: 0.1, maximum: 200 },
  ),
  decimal("rbc_count", "rbc|red blood cell count|erythrocytes", "Red blood cells.", normal(4.7, 0.5), 2, {
    unit: "10^12/L",
    minimum: 1,
    maximum: 8,
  }),
  whole("platelet_count", "platelets|plt|thrombocytes", "Platelets.", normal(248, 62), {
    unit: "10^9/L",
    minimum: 5,
    maximum: 1500,
  }),
  whole("sodium", "serum sodium|natrium", "Sodium in serum.", normal(139.5, 3), {
    unit: "mmol/L",
    minimum: 105,
    maximum: 175,
  }),
  decimal("potassium", "serum potassium|kalium", "Potassium in serum.", normal(4.2, 0.42), 1, {
    unit: "mmol/L",
    minimum: 1.8,
    maximum: 8.5,
  }),
  whole(
    "total_cholesterol",
    {
      en: "cholesterol|chol|serum cholesterol",
      de: "cholesterin|gesamtcholesterin",
      es: "colesterol|colesterol total",
      fr: "cholestérol",
      pt: "colesterol|colesterol total",
    },
    "Total cholesterol.",
    normal(192, 38),
    { unit: "mg/dL", minimum: 70, maximum: 500 },
  ),
  whole("ldl_cholesterol", "ldl|ldl-c|bad cholesterol", "LDL cholesterol.", normal(114, 33), {
    unit: "mg/dL",
    minimum: 20,
    maximum: 350,
  }),
  whole("hdl_cholesterol", "hdl|hdl-c|good cholesterol", "HDL cholesterol.", normal(53, 14), {
    unit: "mg/dL",
    minimum: 15,
    maximum: 120,
  }),
  whole("triglycerides", "triglyceride|trig", "Triglycerides.", lognormal(118, 0.5), {
    unit: "mg/dL",
    minimum: 25,
    maximum: 2500,
  }),
  decimal("c_reactive_protein", "crp|c reactive protein", "C-reactive protein.", lognormal(3, 1.3), 1, {
    unit: "mg/L",
    minimum: 0.1,
    maximum: 500,
  }),
  decimal("tsh", "thyroid stimulating hormone|thyrotropin", "Thyroid stimulating hormone.", lognormal(1.7, 0.6), 2, {
    unit: "mIU/L",
    minimum: 0.01,
    maximum: 100,
  }),
  whole(
    "alt",
    "sgpt|alanine aminotransferase|alt liver enzyme|liver enzyme",
    "Alanine aminotransferase.",
    lognormal(24, 0.55),
    { unit: "U/L", minimum: 3, maximum: 5000 },
  ),
  whole("ast", "sgot|aspartate aminotransferase", "Aspartate aminotransferase.", lognormal(23, 0.5), {
    unit: "U/L",
    minimum: 3,
    maximum: 5000,
  }),
  decimal("bilirubin", "total bilirubin", "Bilirubin.", lognormal(0.6, 0.5), 1, {
    unit: "mg/dL",
    minimum: 0.1,
    maximum: 40,
  }),
  decimal("albumin", "serum albumin", "Albumin in serum.", normal(4.1, 0.45), 1, {
    unit: "g/dL",
    minimum: 1,
    maximum: 6,
  }),
  whole("blood_urea_nitrogen", "bun|urea|blood urea", "Urea nitrogen in blood.", lognormal(15, 0.4), {
    unit: "mg/dL",
    minimum: 2,
    maximum: 200,
  }),
  decimal("lactate", "serum lactate|lactic acid|blood lactate", "Lactate in blood.", lognormal(1.4, 0.5), 1, {
    unit: "mmol/L",
    minimum: 0.2,
    maximum: 30,
  }),
  decimal("blood_ph", "arterial ph|ph of blood", "Acidity of arterial blood.", normal(7.4, 0.05), 2, {
    minimum: 6.8,
    maximum: 7.8,
  }),
  decimal("troponin", "troponin i|troponin t|hs troponin", "Troponin.", lognormal(9, 1.4), 1, {
    unit: "ng/L",
    minimum: 0.5,
    maximum: 50000,
  }),
  decimal(
    "inr",
    "prothrombin time|international normalized ratio|pt inr",
    "Clotting time relative to normal.",
    lognormal(1.1, 0.25),
    1,
    { minimum: 0.7, maximum: 10 },
  ),
  decimal("vitamin_d", "vit d|25-oh vitamin d|25 hydroxy vitamin d", "Vitamin D.", lognormal(26, 0.4), 0, {
    unit: "ng/mL",
    minimum: 3,
    maximum: 150,
  }),
  decimal("ferritin", "serum ferritin|iron stores", "Ferritin.", lognormal(75, 0.9), 0, {
    unit: "ng/mL",
    minimum: 2,
    maximum: 5000,
  }),
  decimal("psa", "prostate specific antigen", "Prostate specific antigen.", lognormal(1.2, 0.9), 2, {
    unit: "ng/mL",
    minimum: 0.02,
    maximum: 500,
  }),
  whole("insulin_level", "serum insulin|fasting insulin|insulin", "Insulin in blood.", lognormal(9, 0.6), {
    unit: "uU/mL",
    minimum: 1,
    maximum: 400,
  }),
  whole(
    "turnaround_minutes",
    "turnaround time|tat|lab turnaround|result turnaround",
    "From the order to the result.",
    lognormal(95, 0.8),
    { unit: "min", minimum: 1, maximum: 20000 },
  ),
];
