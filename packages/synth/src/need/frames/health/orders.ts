import type { Model } from "../../../inferred/model.ts";
import { choices, dependent, lognormal } from "../../ontology/models.ts";
import { core, follows, key, known, knowns, rule, settledBy } from "../define.ts";
import type { Frame } from "../frame.ts";
import { spans } from "../rules.ts";

/** Each analyte lies where people's results lie; those without an entry lie wide. */
function labValue(): Model {
  const level = (median: number, sigma: number, decimals: number): Model => ({
    kind: "number",
    distribution: lognormal(median, sigma),
    decimals,
  });
  return dependent(
    "test_name",
    {
      glucose: level(96, 0.24, 0),
      hemoglobin: level(13.8, 0.12, 1),
      creatinine: level(0.92, 0.3, 2),
      potassium: level(4.2, 0.1, 1),
      sodium: level(139.5, 0.02, 0),
      "white blood cells": level(7.2, 0.3, 1),
      platelets: level(245, 0.26, 0),
      ALT: level(24, 0.5, 0),
      AST: level(23, 0.45, 0),
      "total cholesterol": level(190, 0.2, 0),
      HbA1c: level(5.6, 0.14, 1),
      "LDL cholesterol": level(112, 0.3, 0),
      "HDL cholesterol": level(52, 0.25, 0),
      TSH: level(1.7, 0.55, 2),
      "C-reactive protein": level(2.4, 1.1, 1),
      calcium: level(9.4, 0.05, 1),
      triglycerides: level(118, 0.5, 0),
      ferritin: level(75, 0.9, 0),
      "vitamin D": level(26, 0.4, 0),
      INR: level(1.05, 0.2, 1),
      albumin: level(4.1, 0.1, 1),
    },
    level(20, 0.6, 1),
  );
}

const labResults: Frame = {
  id: "lab_results",
  title: "laboratory results",
  cues: {
    en: "lab result:3|laboratory result:3|lab test:3|laboratory test:3|blood test:3|pathology result:3|lab report:2.5|loinc:2.5|specimen:2|analyte:2|reference range:2|abnormal flag:2|cbc:2|lipid panel:2.5|blood panel:2.5|diagnostic test:1.5|pcr test:2",
    de: "laborwert:3|laborergebnis:3|laborbefund:3|bluttest:3",
    es: "resultados de laboratorio:3|análisis de sangre:3|prueba de laboratorio:3",
    fr: "résultats de laboratoire:3|analyse de sang:3|bilan sanguin:3",
    pt: "resultados de laboratório:3|exame de sangue:3|exames laboratoriais:3",
  },
  against: "claim:1.5|material:1|steel:1.5|software:2|soil:2|water quality:2|unit test:3",
  record: "result",
  fields: [
    key("result_id=lab_result_id"),
    core("patient_id@patient"),
    core("collected_at=timestamp", {
      names: "collection time|collection date|sample date|specimen collected|drawn at|collected",
    }),
    core("test_name=lab_test", { names: "test|test name|lab|analyte" }),
    core("value=lab_value", { names: "result|result value|test result|measured value", always: "test_name" }),
    core("unit=lab_unit", { names: "unit|units", always: "test_name" }),
    core("abnormal_flag", { names: "flag" }),
    known("reference_low"),
    known("reference_high"),
    known("resulted_at=updated_at", { names: "result time|reported at|result date|reported" }),
    ...knowns(
      "specimen_id@specimen specimen_type age@patient gender@patient test_outcome physician_name lab_name=hospital_name turnaround_minutes medical_record_number@patient creatinine hemoglobin hematocrit wbc_count rbc_count platelet_count sodium potassium total_cholesterol ldl_cholesterol hdl_cholesterol",
    ),
    ...knowns(
      "triglycerides c_reactive_protein tsh alt ast bilirubin albumin blood_urea_nitrogen lactate blood_glucose hba1c egfr troponin inr vitamin_d ferritin psa insulin_level priority status comment device_id@analyser",
    ),
  ],
  rules: [
    settledBy(
      "unit",
      "test_name",
      {
        glucose: "mg/dL",
        hemoglobin: "g/dL",
        creatinine: "mg/dL",
        potassium: "mmol/L",
        sodium: "mmol/L",
        "white blood cells": "10^9/L",
        platelets: "10^9/L",
        ALT: "U/L",
        AST: "U/L",
        HbA1c: "%",
        TSH: "mIU/L",
        "C-reactive protein": "mg/L",
        albumin: "g/dL",
      },
      "mg/dL",
    ),
    rule("value depends on test_name", "value test_name", { value: labValue() }),
    settledBy(
      "reference_low",
      "test_name",
      {
        glucose: 70,
        hemoglobin: 12,
        creatinine: 0.6,
        potassium: 3.5,
        sodium: 135,
        "white blood cells": 4,
        platelets: 150,
        TSH: 0.4,
        HbA1c: 4,
        calcium: 8.6,
        albumin: 3.5,
      },
      0,
    ),
    settledBy(
      "reference_high",
      "test_name",
      {
        glucose: 99,
        hemoglobin: 16,
        creatinine: 1.2,
        potassium: 5.1,
        sodium: 145,
        "white blood cells": 11,
        platelets: 400,
        ALT: 45,
        AST: 40,
        "total cholesterol": 200,
        HbA1c: 5.7,
        "LDL cholesterol": 130,
        TSH: 4,
        "C-reactive protein": 5,
        calcium: 10.3,
        triglycerides: 150,
        albumin: 5.2,
      },
      100,
    ),
    follows("resulted_at", "collected_at", lognormal(95, 0.8), "min"),
  ],
  rhythm: "business",
  days: 180,
};

const prescriptions: Frame = {
  id: "prescriptions",
  title: "prescriptions",
  cues: {
    en: "prescription:3|prescriptions:3|pharmacy:2|medication order:3|medication:1.5|drug:1|dispensing:2.5|refill:2|pharmacy fill:3|prescriber:2|rx:2|dosage:1.5|medication administration:3|days supply:2|adherence:1.5",
    de: "rezept:2.5|verschreibung:3|verordnung:2|apotheke:2|medikament:1.5",
    es: "receta médica:3|prescripción:3|farmacia:2|medicamento:1.5",
    fr: "ordonnance:3|prescription:3|pharmacie:2|médicament:1.5",
    pt: "receita médica:3|prescrição:3|farmácia:2|medicamento:1.5",
  },
  against: "claim:1.5|recipe:3|illegal:2|trial:1.5",
  record: "prescription",
  fields: [
    key("prescription_id"),
    core("patient_id@patient"),
    core("prescribed_at=date", {
      names: "prescription date|prescribed on|prescribed|date written|issue date",
    }),
    core("drug_name", { names: "drug|medication|medicine" }),
    core("dosage", { names: "dose|strength" }),
    core("frequency=dosing_frequency", { names: "frequency" }),
    core("quantity=quantity_dispensed", { names: "quantity" }),
    core("refills"),
    known("dose_mg"),
    known("days_supply", { names: "duration" }),
    known("route=administration_route", { names: "route" }),
    known("filled_at=updated_at", { names: "fill date|filled|dispensed at|dispense date" }),
    known("price", { names: "cost|drug cost" }),
    known("copay=copay_amount"),
    ...knowns(
      "ndc drug_class dosage_form dose_unit prescriber_id@prescriber provider_npi@prescriber physician_name@prescriber pharmacy_id@pharmacy pharmacy_name@pharmacy indication is_generic is_controlled adherence_rate drug_interaction age@patient gender@patient diagnosis_code medical_condition payer_type insurance=payer_name status start_date end_date",
    ),
  ],
  rules: [
    rule("dosage depends on drug_name", "dosage drug_name", {
      dosage: dependent(
        "drug_name",
        {
          atorvastatin: choices("10 mg|20 mg|40 mg|80 mg"),
          metformin: choices("500 mg|850 mg|1000 mg"),
          lisinopril: choices("5 mg|10 mg|20 mg|40 mg"),
          levothyroxine: choices("25 mcg|50 mcg|100 mcg|150 mcg"),
          amlodipine: choices("2.5 mg|5 mg|10 mg"),
          metoprolol: choices("25 mg|50 mg|100 mg"),
          omeprazole: choices("20 mg|40 mg"),
          losartan: choices("25 mg|50 mg|100 mg"),
          gabapentin: choices("100 mg|300 mg|600 mg"),
          sertraline: choices("25 mg|50 mg|100 mg"),
          amoxicillin: choices("250 mg|500 mg|875 mg"),
          ibuprofen: choices("200 mg|400 mg|600 mg|800 mg"),
          acetaminophen: choices("325 mg|500 mg|650 mg"),
        },
        choices("5 mg|10 mg|20 mg|50 mg"),
      ),
    }),
    follows("filled_at", "prescribed_at", lognormal(1.4, 0.8), "day"),
    spans("days_supply", "start_date", "end_date", "day"),
  ],
  rhythm: "business",
  days: 365,
};

export const ordersFrames: readonly Frame[] = [labResults, prescriptions];
