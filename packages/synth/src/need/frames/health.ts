import type { Model } from "../../inferred/model.ts";
import { beta, choices, dependent, lognormal, normal, portion } from "../ontology/models.ts";
import { adds, core, follows, key, known, knowns, onlyWhere, rule, settledBy, when, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, drawnBy, implies, likelierBy, pulledBy, spans } from "./rules.ts";

const nothing: Model = { kind: "constant", value: 0 };
const paidShare = beta(9, 2.4);

const healthcareClaims: Frame = {
  id: "healthcare_claims",
  category: "healthcare-claims",
  title: "healthcare claims",
  cues: {
    en: "medical claim:3|healthcare claim:3|health care claim:3|health insurance claim:3|insurance claim:1.5|surgery:0.8|hospital:0.6|billed:1|claim adjudication:3|adjudication:2|payer:1|payor:1|denial:1.5|denial reason:2|denial code:2|denied claim:2|billed amount:1.5|allowed amount:2|npi:2|provider npi:2|hcpcs:2|cpt:2|cpt code:2|icd-10:1.5|icd:1|diagnosis code:1.5|procedure code:1.5|eob:2|explanation of benefits:2|copay:1.5|deductible:1|837:2|835:2|remittance:1|carc:3|medicare claim:3|medicaid claim:3|pharmacy claim:3|hospital claim:2|inpatient claim:3|claim line:1.5|place of service:2|prior authorization:1.5|revenue cycle:2|medical billing:3",
    de: "krankenkassenabrechnung:3|abrechnungsdaten der krankenkasse:3|abrechnungsfall:2|krankenversicherung:1.5|diagnosecode:1.5|leistungsabrechnung:2",
    es: "reclamación médica:3|reclamaciones médicas:3|reclamos médicos:3|seguro médico:1.5|código de diagnóstico:1.5",
    fr: "demande de remboursement médical:3|feuille de soins:3|remboursement de soins:3|assurance maladie:1.5",
    pt: "sinistro médico:3|sinistros de saúde:3|guia médica:2|plano de saúde:1.5|glosa:2",
  },
  against:
    "car insurance:2|auto insurance:2|home insurance:2|vehicle:1|property damage:2|pet insurance:2|warranty claim:2",
  record: "claim",
  fields: [
    key("claim_id"),
    core("patient_id@patient", { names: "member|beneficiary" }),
    core("service_date"),
    core("diagnosis_code"),
    core("procedure_code"),
    core("provider_npi@provider"),
    core("billed_amount", { unit: "USD", names: "billed|charge" }),
    core("allowed_amount", { unit: "USD" }),
    core("paid_amount=plan_paid_amount", { unit: "USD", names: "paid|amount paid|payment amount|payment" }),
    core("claim_status", { names: "status" }),
    known("denial_reason", { names: "rejection reason|denial" }),
    known("currency", { model: { kind: "constant", value: "USD" } }),
    ...knowns(
      "denial_code remark_code claim_line claim_type member_id@patient medical_record_number@patient age@patient gender@patient birth_date@patient region@patient postcode@patient payer_type@patient payer_name health_plan_id@patient",
    ),
    ...knowns(
      "service_end_date received_date=claim_received_date paid_date=adjudication_date deductible=deductible_amount coinsurance=coinsurance_amount copay=copay_amount member_liability place_of_service secondary_diagnoses condition=medical_condition procedure_category modifier=procedure_modifier units=service_units",
    ),
    ...knowns(
      "drg=drg_code revenue_code appeal_status prior_authorization in_network billing_npi referring_npi provider_specialty=medical_specialty@provider provider_name=physician_name@provider facility=hospital_name length_of_stay drug_name ndc days_supply risk_score=risk_adjustment_factor@patient is_fraud is_emergency",
    ),
  ],
  rules: [
    within("paid_amount", "billed_amount", beta(5, 6), 2),
    within("allowed_amount", "billed_amount", beta(6, 7, 0.15, 0.95)),
    within("paid_amount", "allowed_amount", paidShare),
    rule(
      "paid_amount is 0 where claim_status is denied, pended or submitted",
      "paid_amount allowed_amount claim_status",
      {
        paid_amount: dependent(
          "claim_status",
          { denied: nothing, pended: nothing, submitted: nothing },
          portion("allowed_amount", paidShare, 2),
        ),
      },
      [implies(when("claim_status", "denied", "pended", "submitted"), when("paid_amount", 0))],
    ),
    adds("member_liability", "+allowed_amount -paid_amount"),
    within("copay", "member_liability", beta(2, 5)),
    onlyWhere("denial_reason", "claim_status", "denied"),
    onlyWhere("denial_code", "claim_status", "denied"),
    onlyWhere("paid_date", "claim_status", "paid", "denied"),
    follows("received_date", "service_date", lognormal(6, 0.9), "day"),
    follows("paid_date", "service_date", lognormal(22, 0.5), "day"),
    follows("paid_date", "received_date", lognormal(14, 0.5), "day"),
    spans("length_of_stay", "service_date", "service_end_date", "day"),
    settledBy(
      "denial_code",
      "denial_reason",
      {
        "information missing": "CO-16",
        "service not covered": "CO-96",
        "duplicate claim": "CO-18",
        "diagnosis does not fit procedure": "CO-11",
        "coverage ended": "CO-27",
        "authorization missing": "CO-197",
        "other payer is first": "CO-22",
        "bundled with another service": "CO-97",
        "filed too late": "CO-29",
      },
      "CO-16",
    ),
  ],
  rhythm: "business",
  days: 365,
};

const hospitalAdmissions: Frame = {
  id: "hospital_admissions",
  title: "hospital admissions",
  cues: {
    en: "hospital admission:3|hospital stay:3|inpatient stay:3|inpatient:2|hospitalization:3|hospital discharge:3|patient encounter:3|encounter:2|hospital visit:2|ehr:2|emr:2|electronic health record:3|readmission:2|length of stay:2|los:1.5|ward:1.5|admission:1.5|discharge:1.5|hospital:1.5|patient:0.8|diagnosis:0.8",
    de: "krankenhausaufenthalt:3|krankenhausaufnahme:3|stationärer aufenthalt:3|krankenhaus:1.5|verweildauer:2|patient:0.8",
    es: "ingreso hospitalario:3|hospitalización:3|estancia hospitalaria:3|hospital:1.5|paciente:0.8",
    fr: "hospitalisation:3|séjour hospitalier:3|admission à l'hôpital:3|hôpital:1.5|patient:0.8",
    pt: "internação hospitalar:3|internação:3|hospital:1.5|paciente:0.8",
  },
  against: "claim:1.5|billed:1|college:2|university admission:3|ticket:1",
  record: "admission",
  fields: [
    key("admission_id=encounter_id", { names: "stay|case|visit" }),
    core("patient_id@patient"),
    core("admission_date=admitted_at", { names: "admission|admitted|admit date" }),
    core("discharge_date=discharged_at", { names: "discharge|discharged" }),
    core("length_of_stay"),
    core("department=hospital_ward", { names: "ward|unit|service" }),
    core("diagnosis=diagnosis_code", { names: "diagnosis code|icd-10" }),
    known("gender@patient"),
    known("age@patient"),
    known("condition=medical_condition", { names: "condition" }),
    known("severity=disease_severity", { names: "severity" }),
    known("outcome=patient_outcome", { names: "outcome" }),
    known("total_cost=procedure_cost", { names: "cost|total charge|bill|billing amount|charges" }),
    known("is_readmitted=readmitted_30d", { names: "readmitted|readmission|readmission flag" }),
    ...knowns(
      "medical_record_number@patient birth_date@patient blood_type@patient ethnicity@patient postcode@patient hospital_name@hospital facility_id@hospital admission_type encounter_type discharge_disposition readmitted_30d in_hospital_death chief_complaint triage_level comorbidities",
    ),
    ...knowns(
      "comorbidity_index secondary_diagnoses procedure_name physician_name medical_specialty bed_number payer_type insurance=payer_name allergies smoking_status medication_count drug_name clinical_note drg_code patient_satisfaction is_ventilated heart_rate systolic_bp diastolic_bp spo2 body_temperature respiratory_rate lactate creatinine sofa_score",
    ),
    known("room_number=bed_number", { names: "room" }),
  ],
  rules: [
    follows("discharge_date", "admission_date", lognormal(3.2, 0.75), "day"),
    pulledBy("length_of_stay", { comorbidity_index: 0.4 }, lognormal(3, 0.8), 0),
    spans("length_of_stay", "admission_date", "discharge_date", "day"),
    drawnBy("total_cost", "1400*length_of_stay", lognormal(2600, 0.7), 2),
    likelierBy("in_hospital_death", { age: 0.35 }, 0.03),
    likelierBy("is_readmitted", { comorbidity_index: 0.4 }, 0.14),
    within("diastolic_bp", "systolic_bp", beta(9, 9, 0.48, 0.8), 0),
  ],
  days: 365,
};

const patients: Frame = {
  id: "patients",
  title: "patients",
  cues: {
    en: "patient record:3|patient registry:3|patient demographic:3|patient data:2.5|patient:2|patients:2|heart disease:2.5|diabetes risk:2.5|disease prediction:2.5|diabetes dataset:2.5|diabetic:1.5|risk factor:1.5|cohort of patients:2.5|chronic disease:1.5|cholesterol:1.5|bmi:1|smoking status:1.5|blood pressure:1|health survey:2|health screening:2.5",
    de: "patientenakte:3|patientendaten:3|patientenregister:3|patient:2",
    es: "registro de pacientes:3|datos de pacientes:3|paciente:2|historia clínica:2.5",
    fr: "dossier patient:3|données de patients:3|patient:2",
    pt: "registro de pacientes:3|dados de pacientes:3|paciente:2|prontuário:2.5",
  },
  against: "claim:2|visit:0.8|trial:2|prescription:1|appointment:1.5|admission:1|encounter:1|lab result:1.5",
  record: "patient",
  fields: [
    key("patient_id"),
    core("age"),
    core("gender", { names: "sex" }),
    core("diagnosis=medical_condition", { names: "condition|disease|primary diagnosis" }),
    core("bmi"),
    core("registered_at=created_at", { names: "registration date|enrolled" }),
    known("cholesterol=total_cholesterol"),
    known("glucose=blood_glucose", { names: "glucose|blood sugar" }),
    known("weight=body_weight", { names: "weight" }),
    known("height=body_height", { names: "height" }),
    known("max_heart_rate=maximum_heart_rate"),
    known("has_diabetes=flag", { names: "diabetes|diabetic|diabetes flag", model: { kind: "flag", rate: 0.12 } }),
    known("has_heart_disease=flag", {
      names: "heart disease|heart disease flag|cardiovascular disease|target",
      model: { kind: "flag", rate: 0.18 },
    }),
    known("had_stroke=flag", { names: "stroke|stroke flag", model: { kind: "flag", rate: 0.04 } }),
    known("has_hypertension=flag", { names: "hypertension", model: { kind: "flag", rate: 0.3 } }),
    ...knowns(
      "medical_record_number full_name first_name last_name birth_date ethnicity nationality city postcode address phone email blood_type allergies comorbidities comorbidity_index medication_count drug_name smoking_status alcohol_use exercise_level diet_type marital_status occupation income",
    ),
    ...knowns(
      "payer_type payer_name physician_name systolic_bp diastolic_bp blood_pressure heart_rate resting_heart_rate hba1c ldl_cholesterol hdl_cholesterol triglycerides creatinine egfr hemoglobin bmi_category disease_severity cancer_stage in_hospital_death hospital_visits risk_score sleep_hours steps stress_level insulin_level waist_cm",
    ),
  ],
  rules: [
    within("diastolic_bp", "systolic_bp", beta(9, 9, 0.48, 0.8), 0),
    drawnBy("systolic_bp", "0.45*age", normal(104, 13), 0),
    pulledBy("cholesterol", { age: 0.25 }, normal(195, 38), 0),
    pulledBy("glucose", { bmi: 0.35 }, lognormal(104, 0.24), 0),
    pulledBy("hba1c", { glucose: 0.75 }, lognormal(5.7, 0.16), 1),
    pulledBy("weight", { height: 0.5 }, lognormal(77, 0.2), 1),
    bands("bmi_category", "bmi", [18.5, 25, 30], "underweight|normal|overweight|obese"),
    likelierBy("has_diabetes", { bmi: 0.35 }, 0.12),
    likelierBy("has_heart_disease", { age: 0.4 }, 0.18),
    likelierBy("had_stroke", { age: 0.4 }, 0.04),
    likelierBy("has_hypertension", { age: 0.4 }, 0.3),
  ],
  days: 730,
};

const wave = (level: number, between: number, noise: number, decimals: number, daily = 0): Model => ({
  kind: "measurement",
  level: normal(level, between),
  daily,
  yearly: 0,
  noise,
  decimals,
});

const vitalSigns: Frame = {
  id: "vital_signs",
  title: "patients' vital signs",
  cues: {
    en: "vital sign:3|vital signs:3|vitals:3|icu:2.5|intensive care:2.5|bedside monitor:3|patient monitoring:3|heart rate:1|spo2:1.5|respiratory rate:1.5|blood pressure:1|systolic:1|diastolic:1|remote patient monitoring:3|mean arterial pressure:1.5",
    de: "vitalwert:3|vitalparameter:3|vitaldaten:3|intensivstation:2.5|blutdruck:1|herzfrequenz:1",
    es: "signos vitales:3|constantes vitales:3|uci:2|cuidados intensivos:2.5",
    fr: "signes vitaux:3|constantes vitales:3|soins intensifs:2.5|réanimation:2",
    pt: "sinais vitais:3|uti:2|terapia intensiva:2.5",
  },
  against: "workout:2|running:1.5|smartwatch:1.5|wearable:1.5|claim:1",
  record: "reading",
  fields: [
    key("patient_id@patient"),
    key("timestamp", { names: "charted at|measurement time|charttime" }),
    core("heart_rate", { model: wave(82, 12, 4, 0, 4) }),
    core("systolic_bp", { model: wave(122, 14, 6, 0, 4) }),
    core("diastolic_bp", { model: wave(74, 9, 5, 0, 2) }),
    core("spo2", { model: wave(96.5, 1.5, 0.8, 0), minimum: 70, maximum: 100 }),
    core("respiratory_rate", { model: wave(17, 3, 1.6, 0) }),
    core("temperature=body_temperature", {
      names: "temp|body temperature|temperature",
      model: wave(37, 0.4, 0.15, 1, 0.25),
    }),
    known("map=mean_arterial_pressure", { names: "map|mean arterial pressure|mean bp" }),
    ...knowns(
      "age@patient gender@patient medical_record_number@patient bed_number@patient hospital_ward@patient diagnosis=medical_condition@patient blood_glucose pain_score glasgow_coma_scale news_score sofa_score apache_score@patient fio2 etco2 urine_output lactate central_venous_pressure is_ventilated",
    ),
    ...knowns(
      "heart_rhythm qtc_interval device_id@patient alarm=flag blood_pressure weight=body_weight@patient in_hospital_death@patient note",
    ),
  ],
  rules: [
    within("diastolic_bp", "systolic_bp", beta(14, 14, 0.5, 0.76), 0),
    rule(
      "map = (systolic_bp + 2 × diastolic_bp) ÷ 3",
      "map systolic_bp diastolic_bp",
      {
        map: {
          kind: "sum",
          terms: [
            { field: "systolic_bp", times: 1 / 3 },
            { field: "diastolic_bp", times: 2 / 3 },
          ],
          decimals: 0,
        },
      },
      [
        {
          kind: "sum",
          total: "map",
          terms: [
            { field: "systolic_bp", times: 1 / 3 },
            { field: "diastolic_bp", times: 2 / 3 },
          ],
        },
      ],
    ),
  ],
  layout: { kind: "series", subject: "patient", every: { count: 5, unit: "min" } },
  rhythm: "flat",
  days: 7,
};

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
    core("value=lab_value", { names: "result|result value|test result|measured value" }),
    core("unit=lab_unit", { names: "unit|units" }),
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

export const healthFrames: readonly Frame[] = [
  healthcareClaims,
  hospitalAdmissions,
  patients,
  vitalSigns,
  labResults,
  prescriptions,
];
