import { beta, choices, lognormal, normal } from "../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, onlyWhere, rule, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, countsUp, likelierBy, tells } from "./rules.ts";

const trialVisits: Frame = {
  id: "clinical_trial_visits",
  title: "clinical trial visits",
  cues: {
    en: "clinical trial:3|clinical study:3|trial participant:3|trial subject:3|treatment arm:3|placebo:3|randomized:2.5|randomised:2.5|double-blind:3|endpoint:1|study visit:3|cdisc:3|sdtm:3|trial site:3|phase 3 trial:3|baseline visit:2",
    de: "klinische studie:3|studienteilnehmer:3|placebo:3|behandlungsarm:3",
    es: "ensayo clínico:3|ensayos clínicos:3|placebo:3|brazo de tratamiento:3",
    fr: "essai clinique:3|essais cliniques:3|placebo:3|bras de traitement:3",
    pt: "ensaio clínico:3|ensaios clínicos:3|estudo clínico:3|placebo:3",
  },
  against: "free trial:3|trial period:2|trial signup:3|court:2|psychology:1.5",
  record: "visit",
  fields: [
    key("subject_id=trial_subject_id@subject", { names: "participant|patient|subject|patient id" }),
    core("visit_number", { names: "visit" }),
    core("arm=treatment_arm@subject", { names: "treatment arm|arm|treatment|group" }),
    core("site_id=trial_site@subject", { names: "site" }),
    core("visit_date=date", { names: "date|visit date" }),
    core("visit_name=trial_visit", { names: "visit name|visit type" }),
    core("endpoint_value", { names: "endpoint|outcome|primary endpoint|measurement|score" }),
    known("adverse_event", { names: "ae|adverse events|side effect" }),
    known("change_from_baseline"),
    known("dropped_out@subject", { names: "dropout|withdrawn" }),
    ...knowns(
      "trial_id@subject trial_phase@subject age@subject gender@subject ethnicity@subject body_weight bmi systolic_bp diastolic_bp heart_rate baseline_value@subject study_day ae_grade is_serious_ae ae_relatedness participant_status@subject withdrawal_reason@subject dose_mg drug_name@subject concomitant_medications adherence_rate p_value effect_size enrolled_on=enrollment_date@subject hba1c ldl_cholesterol tumor_size_mm pain_score consent@subject medical_condition@subject country@subject",
    ),
  ],
  rules: [
    countsUp("visit_number", "subject_id", 1),
    bands(
      "visit_name",
      "visit_number",
      [2, 3, 4, 5, 6, 7, 8],
      "screening|baseline|week 2|week 4|week 8|week 12|week 24|end of study",
    ),
    rule(
      "change_from_baseline = endpoint_value - baseline_value",
      "change_from_baseline endpoint_value baseline_value",
      {
        change_from_baseline: {
          kind: "sum",
          terms: [
            { field: "endpoint_value", times: 1 },
            { field: "baseline_value", times: -1 },
          ],
          decimals: 1,
        },
      },
      [
        {
          kind: "sum",
          total: "change_from_baseline",
          terms: [
            { field: "endpoint_value", times: 1 },
            { field: "baseline_value", times: -1 },
          ],
        },
      ],
    ),
    within("diastolic_bp", "systolic_bp", beta(14, 14, 0.5, 0.76), 0),
    onlyWhere("withdrawal_reason", "dropped_out", true),
  ],
  layout: { kind: "groups", subject: "subject", least: 3, most: 8 },
  rhythm: "business",
  days: 365,
};

const adverseEvents: Frame = {
  id: "adverse_events",
  title: "adverse drug events",
  cues: {
    en: "adverse drug event:7|adverse event:7|adverse reaction:3|drug event:2|adverse drug reaction:3|pharmacovigilance:3|side effect report:3|drug safety:3|vaers:3|faers:3|icsr:3|medication error:2.5",
    de: "nebenwirkung:3|pharmakovigilanz:3|unerwünschtes ereignis:3",
    es: "eventos adversos:3|farmacovigilancia:3|reacciones adversas:3",
    fr: "effets indésirables:3|pharmacovigilance:3",
    pt: "eventos adversos:3|farmacovigilância:3|reações adversas:3",
  },
  against: "arm:1.5|weather:2",
  record: "report",
  fields: [
    core("report_id=record_id", { names: "report|case|event id" }),
    core("patient_id@patient"),
    known("subject_id=trial_subject_id@patient", { names: "subject|participant|subject id" }),
    core("drug_name", { names: "drug|suspect drug|medication" }),
    core("reaction=adverse_event", { names: "event|reaction|adverse event|side effect" }),
    core("severity=ae_grade", { names: "severity|grade" }),
    core("is_serious=is_serious_ae", { names: "serious" }),
    core("onset_date=date", { names: "onset|event date|date" }),
    core("outcome=patient_outcome", { names: "outcome" }),
    ...knowns(
      "reported_at=created_at age@patient gender@patient body_weight country causality=ae_relatedness dose_mg dosage administration_route indication reporter=role medical_condition vaccine treatment_arm batch_id@batch narrative=clinical_note",
    ),
  ],
  rules: [follows("reported_at", "onset_date", lognormal(9, 0.9), "day")],
  rhythm: "business",
  days: 365,
};

const appointments: Frame = {
  id: "medical_appointments",
  title: "medical appointments",
  cues: {
    en: "medical appointment:3|doctor appointment:3|appointment:2|patient appointment:3|no-show:2.5|no show:2|clinic schedule:3|telehealth visit:3|telemedicine:3|doctor visit:2.5|outpatient visit:2.5|waiting list:2|clinic visit:2.5|physiotherapy:2.5|appointments at a clinic:3",
    de: "arzttermin:3|arzttermine:3|sprechstunde:3|termin:1.5",
    es: "citas médicas:3|cita médica:3|consultas médicas:3",
    fr: "rendez-vous médicaux:3|rendez-vous médical:3|consultations médicales:3",
    pt: "consultas médicas:3|agendamentos médicos:3|consulta médica:3",
  },
  against: "hair salon:2|sales appointment:2|dental:1.5|vet:2|restaurant:2|flight:1.5",
  record: "appointment",
  fields: [
    key("appointment_id"),
    core("patient_id@patient"),
    core("scheduled_at=appointment_at", { names: "appointment time|appointment date|date|time|appointment day" }),
    core("booked_at=created_at", { names: "booking date|booked|scheduled on|scheduled day" }),
    core("specialty=medical_specialty", { names: "department|specialty|clinic" }),
    core("status=appointment_status", { names: "status" }),
    core("no_show", { names: "no-show|no show flag|missed" }),
    known("wait_minutes=waiting_minutes", { names: "wait time|waiting time" }),
    known("lead_days=duration_days", { names: "lead time|days in advance|waiting days" }),
    ...knowns(
      "age@patient gender@patient physician_name@provider provider_id@provider appointment_type duration_min reason=chief_complaint insurance=payer_type hospital_name is_cancelled sms_reminder=flag city@patient distance_km triage_level fee clinical_note diagnosis_code is_telehealth=flag patient_satisfaction medical_condition@patient",
    ),
  ],
  rules: [
    rule(
      "booked_at is before scheduled_at",
      "booked_at scheduled_at",
      {
        booked_at: { kind: "later", than: "scheduled_at", by: beta(1.1, 3, -60, 0), unit: "day" },
      },
      [{ kind: "ascending", fields: ["booked_at", "scheduled_at"] }],
    ),
    lasts("lead_days", "booked_at", "scheduled_at", "day"),
    tells("no_show", "status", "no_show"),
    tells("is_cancelled", "status", "cancelled"),
  ],
  rhythm: "business",
  days: 90,
};

const vaccinations: Frame = {
  id: "vaccinations",
  title: "vaccinations",
  cues: {
    en: "vaccination:3|vaccine:2.5|immunization:3|immunisation:3|covid vaccine:3|flu shot:3|booster:2|vaccinated:2.5",
    de: "impfung:3|impfungen:3|impfdaten:3|impfstoff:2.5",
    es: "vacunación:3|vacunas:2.5",
    fr: "vaccination:3|vaccins:2.5",
    pt: "vacinação:3|vacinas:2.5",
  },
  against: "fridge:4|cold chain:4|freezer:4|cold chain:2|pet:2|livestock:2",
  record: "vaccination",
  fields: [
    key("vaccination_id=record_id", { names: "vaccination|record" }),
    core("patient_id@patient", { names: "person|recipient|patient" }),
    core("vaccine", { names: "vaccine name|vaccine type" }),
    core("dose_number", { names: "dose" }),
    core("administered_at=date", { names: "date|vaccination date|administered on" }),
    core("batch_id@batch", { names: "lot|lot number|batch" }),
    core("site=facility_id@facility", { names: "site|clinic|location|center" }),
    ...knowns(
      "age@patient gender@patient region city manufacturer=company_name body_site adverse_event physician_name next_dose_date=due_date country payer_type age_group occupation medical_condition vaccination_rate",
    ),
  ],
  rules: [follows("next_dose_date", "administered_at", normal(35, 9), "day")],
  rhythm: "business",
  days: 365,
};

const emergencyVisits: Frame = {
  id: "emergency_department_visits",
  title: "emergency department visits",
  cues: {
    en: "emergency department:3|emergency room:3|ed visit:3|er visit:3|triage:3|emergency visit:3|a&e:3|chief complaint:2.5|trauma patient:2.5|emergency care:2.5",
    de: "notaufnahme:3|triage:3",
    es: "sala de urgencias:3|urgencias hospitalarias:3|urgencias:2.5|triaje:3",
    fr: "service des urgences:3|urgences:2.5|triage:2",
    pt: "pronto-socorro:3|pronto socorro:3|urgência hospitalar:3|triagem:2",
  },
  against: "bug triage:3|alert triage:3|issue triage:3",
  record: "visit",
  fields: [
    key("visit_id=encounter_id", { names: "visit|encounter" }),
    core("patient_id@patient"),
    core("arrived_at=timestamp", { names: "arrival|arrival time|arrived|registered at" }),
    core("triage_level", { names: "triage|acuity|esi|urgency" }),
    core("chief_complaint", { names: "complaint|reason" }),
    core("wait_minutes=waiting_minutes", { names: "wait time|waiting time|door to doctor" }),
    core("disposition=discharge_disposition", {
      names: "outcome|disposition",
      model: choices("home:72|admitted:21|left without being seen:4|transferred:2.5|died:0.5"),
    }),
    core("departed_at=end_time", { names: "departure|left at|discharge time" }),
    ...knowns(
      "age@patient gender@patient arrival_mode=transport_mode diagnosis_code length_of_stay_h=duration_hours heart_rate systolic_bp diastolic_bp spo2 body_temperature respiratory_rate pain_score physician_name hospital_name is_admitted=flag readmitted_30d payer_type shift hour weekday in_hospital_death glasgow_coma_scale seen_at=updated_at",
    ),
  ],
  rules: [
    follows("departed_at", "arrived_at", lognormal(195, 0.6), "min"),
    lasts("length_of_stay_h", "arrived_at", "departed_at", "h"),
    within("diastolic_bp", "systolic_bp", beta(14, 14, 0.5, 0.76), 0),
  ],
  rhythm: "consumer",
  days: 60,
};

const epidemicCounts: Frame = {
  id: "epidemic_case_counts",
  title: "epidemic case counts",
  cues: {
    en: "covid:3|covid-19:3|epidemic:3|pandemic:3|outbreak:3|infection cases:3|case count:2.5|disease surveillance:3|epidemiology:3|infectious disease:3|influenza cases:3|daily cases:3|malaria:2.5|contact tracing:3|hospital infection:2.5",
    de: "epidemie:3|pandemie:3|fallzahlen:3|infektionszahlen:3|corona:3",
    es: "epidemia:3|pandemia:3|casos de covid:3|brote:2.5",
    fr: "épidémie:3|pandémie:3|cas de covid:3",
    pt: "epidemia:3|pandemia:3|casos de covid:3|surto:2.5",
  },
  against: "use case:3|test case:3|legal case:2|support case:3|vaccine:1.5",
  record: "daily count",
  fields: [
    key("region@region", { names: "state|county|area|district" }),
    key("date", { names: "day|report date" }),
    core("new_cases=cases", { names: "cases|confirmed cases|new cases|infections" }),
    core("deaths"),
    core("tests_performed", { names: "tests" }),
    core("hospitalised=bed_occupancy", { names: "hospitalized|hospitalizations|hospital admissions" }),
    ...knowns(
      "recovered reproduction_number incidence_per_100k vaccination_rate positivity_rate=percentage population=population_count@region disease=medical_condition age_group icu_patients=bed_occupancy country@region latitude@region longitude@region vaccine gender viral_load",
    ),
  ],
  rules: [
    within("deaths", "new_cases", beta(1.2, 70), 0),
    within("hospitalised", "new_cases", beta(2, 20), 0),
    within("new_cases", "tests_performed", beta(2, 16), 0),
  ],
  layout: { kind: "series", subject: "region", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 180,
};

const glucoseReadings: Frame = {
  id: "glucose_readings",
  title: "glucose readings",
  cues: {
    en: "glucose reading:4|glucose:2.5|cgm:3|continuous glucose:3|blood sugar:2.5|glucose monitor:3|insulin pump:3|blood glucose:2.5|diabetes monitoring:3",
    de: "blutzuckermessung:3|blutzucker:2.5|glukosewert:3",
    es: "lecturas de glucosa:3|glucosa:2.5|glucemia:2.5",
    fr: "relevés de glycémie:3|glycémie:2.5",
    pt: "leituras de glicose:3|glicose:2.5|glicemia:2.5",
  },
  against: "lab result:1.5|cholesterol:1.5|claim:1.5",
  record: "reading",
  fields: [
    key("patient_id@patient", { names: "user|person|participant" }),
    key("timestamp", { names: "reading time|measured at" }),
    core("glucose=blood_glucose", {
      names: "glucose|blood sugar|glucose level|reading",
      model: { kind: "measurement", level: normal(148, 20), daily: 28, yearly: 0, noise: 9, decimals: 0 },
      minimum: 40,
      maximum: 400,
    }),
    core("glucose_band=abnormal_flag", { names: "range|band|in range", model: choices("low:4|in range:68|high:28") }),
    core("device_id@patient", { names: "sensor|device" }),
    ...knowns(
      "insulin_units=dose_mg carbs_g=carbohydrates_g meal_type heart_rate steps exercise_minutes=active_minutes age@patient gender@patient hba1c@patient body_weight@patient bmi@patient medical_condition@patient drug_name@patient alarm_type battery_level note",
    ),
  ],
  rules: [bands("glucose_band", "glucose", [70, 181], "low|in range|high")],
  layout: { kind: "series", subject: "patient", every: { count: 5, unit: "min" } },
  rhythm: "flat",
  days: 14,
};

const surgeries: Frame = {
  id: "surgeries",
  title: "surgeries",
  cues: {
    en: "surgery:3|surgical:2.5|operation room:2.5|operating room:3|surgical procedure:3|surgeon:2.5|anesthesia:3|postoperative:3|radiology exam:2.5|imaging study:3|mri scan:2.5|ct scan:2.5|x-ray:2|colonoscopy:2",
    de: "operation im krankenhaus:3|chirurgie:3|eingriff:2.5|radiologie:2.5",
    es: "cirugía:3|cirugías:3|radiología:2.5",
    fr: "chirurgie:3|interventions chirurgicales:3|radiologie:2.5",
    pt: "cirurgia:3|cirurgias:3|radiologia:2.5",
  },
  against: "claim:1.5|plastic:0.5",
  record: "procedure",
  fields: [
    key("surgery_id=record_id", { names: "surgery|exam|procedure id" }),
    core("patient_id@patient"),
    core("procedure=procedure_name", {
      names: "procedure|operation|type",
      model: choices(
        "cataract surgery:20|colonoscopy:16|knee replacement:11|hip replacement:10|gallbladder removal:9|caesarean section:9|hernia repair:8|appendix removal:6|coronary stent:6|spinal fusion:3|thyroid removal:2",
      ),
    }),
    core("surgeon=physician_name", { names: "surgeon|doctor" }),
    core("started_at=timestamp", { names: "start|date|surgery date|start time|exam date" }),
    core("duration_min=operation_minutes", { names: "duration|operating time" }),
    core("complication=has_complication", { names: "complication|complications" }),
    ...knowns(
      "age@patient gender@patient anesthesia_type asa_class diagnosis_code hospital_name room=room_number operating_room=room_number length_of_stay outcome=patient_outcome blood_loss_ml=urine_output body_site laterality imaging_modality radiation_dose_mgy radiology_report bmi@patient is_emergency cost=procedure_cost ended_at=end_time in_hospital_death readmitted_30d comorbidity_index@patient tumor_size_mm",
    ),
  ],
  rules: [
    follows("ended_at", "started_at", lognormal(78, 0.6), "min"),
    lasts("duration_min", "started_at", "ended_at", "min"),
    likelierBy("complication", { asa_class: 0.4 }, 0.08),
  ],
  rhythm: "business",
  days: 180,
};

const births: Frame = {
  id: "births",
  title: "births",
  cues: {
    en: "birth:2.5|births:3|birth record:3|newborn:3|pregnancy:3|maternity:3|prenatal:3|obstetric:3|birth weight:3|delivery of baby:3|neonatal:3|maternal:2.5",
    de: "geburt:3|geburten:3|schwangerschaft:3|neugeborene:3",
    es: "nacimientos:3|embarazo:3|recién nacidos:3",
    fr: "naissances:3|grossesse:3|nouveau-nés:3",
    pt: "nascimentos:3|gravidez:3|recém-nascidos:3",
  },
  record: "birth",
  fields: [
    key("birth_id=record_id", { names: "birth|newborn" }),
    core("mother_id=patient_id", { names: "mother|patient" }),
    core("born_at=timestamp", { names: "date|birth date|delivery date|time of birth" }),
    core("gestational_weeks"),
    core("birth_weight_g", { names: "weight|birth weight" }),
    core("gender", { names: "sex" }),
    core("delivery_mode=procedure_category", {
      names: "delivery|delivery mode|mode of delivery|delivery type",
      model: choices("vaginal:68|caesarean:27|assisted:5"),
    }),
    ...knowns(
      "apgar_score mother_age=age hospital_name smoking_status bmi blood_type litter_size complication=has_complication length_of_stay in_hospital_death physician_name region children systolic_bp gestational_diabetes=flag",
    ),
  ],
  rules: [
    rule(
      "birth_weight_g rises with gestational_weeks",
      "birth_weight_g gestational_weeks",
      {
        birth_weight_g: {
          kind: "number",
          distribution: normal(3350, 520),
          decimals: 0,
          follows: [{ field: "gestational_weeks", weight: 0.65 }],
        },
      },
      [{ kind: "sign", fields: ["gestational_weeks", "birth_weight_g"], sign: 1 }],
    ),
  ],
  rhythm: "flat",
  days: 365,
};

export const clinicalFrames: readonly Frame[] = [
  trialVisits,
  adverseEvents,
  appointments,
  vaccinations,
  emergencyVisits,
  epidemicCounts,
  glucoseReadings,
  surgeries,
  births,
];
