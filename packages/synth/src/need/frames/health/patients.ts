import type { Model } from "../../../inferred/model.ts";
import { beta, choices, lognormal, normal } from "../../ontology/models.ts";
import { core, follows, key, known, knowns, rule, within } from "../define.ts";
import type { Frame, Rule } from "../frame.ts";
import { bands, drawnBy, likelierBy, pulledBy, spans } from "../rules.ts";

/** Where age or sex are told, a ward that is for some of them alone would contradict them. */
const wardsOfAdults = (told: string): Rule =>
  rule(`department is open to every ${told}`, `department ${told}`, {
    department: choices(
      "general medicine:27|surgery:22|emergency:15|cardiology:11|intensive care:9|orthopaedics:8|oncology:5|neurology:4|psychiatry:3",
    ),
  });

const wave = (level: number, between: number, noise: number, decimals: number, daily = 0): Model => ({
  kind: "measurement",
  level: normal(level, between),
  daily,
  yearly: 0,
  noise,
  decimals,
});

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
    core("patient_id@patient", { always: true }),
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
    wardsOfAdults("age"),
    wardsOfAdults("gender"),
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
    en: "patient record:3|medical record:2|health record:2|patient file:3|patient registry:3|patient demographic:3|patient data:2.5|patient:2|patients:2|heart disease:2.5|diabetes risk:2.5|disease prediction:2.5|diabetes dataset:2.5|diabetic:1.5|risk factor:1.5|cohort of patients:2.5|chronic disease:1.5|cholesterol:1.5|bmi:1|smoking status:1.5|blood pressure:1|health survey:2|health screening:2.5",
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

export const patientsFrames: readonly Frame[] = [hospitalAdmissions, patients, vitalSigns];
