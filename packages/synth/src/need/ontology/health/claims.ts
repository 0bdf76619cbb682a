import { choice, day, flag, key, money, person, scheme, typed, whole } from "../define.ts";
import { choices, geometric, list } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** ICD-10-CM codes of everyday care in the order of their use; a need that names a disease keeps those of its prefix. */
const diagnoses =
  "I10:90|E11.9:70|E78.5:66|Z00.00:60|M54.50:42|F41.1:30|J06.9:34|K21.9:30|F32.A:26|N39.0:24|E11.65:22|J45.909:20|R07.9:18|M25.561:16|G47.33:16|I25.10:16|E03.9:18|N18.30:14|I48.91:13|J44.9:13|E66.9:16|F33.1:12|R10.9:14|M17.11:11|Z23:20|J02.9:10|R51.9:10|G43.909:8|K59.00:8|M79.7:6|E11.22:10|E11.42:9|E11.319:6|E11.621:4|E10.9:8|E10.65:5|E10.22:2|E13.9:2|E13.65:1|I50.9:9|I63.9:4|I21.4:3|C50.911:4|C61:4|C34.90:3|C18.9:3|J18.9:7|A41.9:4|U07.1:7|L20.9:5|L40.0:3|H25.9:5|H40.9:3|O80:3|O24.419:2|S72.001A:2|S82.891A:2|S93.401A:4|T78.40XA:2|F90.9:6|F10.20:4|F11.20:3|G20.A1:2|G30.9:3|D64.9:5|D50.9:4|R05.9:8|R53.83:8|Z12.31:7|Z79.4:5";

/** HCPCS Level II: the national codes that are free to print. */
const procedures =
  "G0439:40|G0463:38|A4253:26|G0008:24|J3301:20|T1015:20|G0438:14|J1885:14|J0696:12|E0601:10|A0429:9|A0427:8|G0108:8|G0103:8|J1815:8|E1390:7|J3420:7|G0402:6|G0101:6|E0607:6|A4259:6|G0121:5|A5500:5|J1100:5|J2405:5|J7030:5|G0270:4|G0009:4|P9612:4|G0283:4|K0001:3|V2020:3|L1833:2|L3000:2|J1745:2";

const specialties =
  "family medicine:22|internal medicine:20|paediatrics:10|obstetrics and gynaecology:8|cardiology:8|orthopaedics:8|emergency medicine:8|psychiatry:7|radiology:6|general surgery:6|dermatology:5|neurology:4|oncology:4|gastroenterology:4|endocrinology:3|pulmonology:3|urology:3|ophthalmology:3|nephrology:2|anaesthesiology:3";

const conditions =
  "hypertension:20|type 2 diabetes:14|high cholesterol:13|back pain:9|anxiety:8|depression:8|asthma:7|osteoarthritis:7|reflux disease:6|obesity:6|hypothyroidism:5|coronary heart disease:5|urinary tract infection:5|pneumonia:4|COPD:4|migraine:4|atrial fibrillation:3|heart failure:3|chronic kidney disease:3|stroke:2|breast cancer:2|type 1 diabetes:1|sepsis:1|hip fracture:1";

export const claimsTypes: readonly SemanticType[] = [
  key(
    "claim_id",
    {
      en: "claim|claim number|claim no|claim control number|icn",
      de: "schadennummer|antragsnummer|abrechnungsnummer",
      es: "reclamación|número de reclamación",
      fr: "numéro de sinistre|demande de remboursement",
      pt: "sinistro|número do sinistro",
    },
    "Number of the claim.",
    "CLM-",
  ),
  whole("claim_line", "claim line number|line of the claim", "Number of the line within its claim.", geometric(1), {
    minimum: 1,
    maximum: 50,
  }),
  choice(
    "claim_type",
    "type of claim|kind of claim|claim form",
    "Which form the claim came on.",
    "professional:70|institutional:18|pharmacy:12",
  ),
  choice(
    "claim_status",
    {
      en: "adjudication status|status of the claim|claim outcome",
      de: "schadenstatus|antragsstatus",
      es: "estado de la reclamación|estado del reclamo",
      fr: "statut de la demande|statut du remboursement",
      pt: "status do sinistro",
    },
    "Where the claim stands with the payer.",
    "paid:80|denied:12|pended:5|submitted:3",
  ),
  key(
    "patient_id",
    {
      en: "patient|patient number|patient identifier|pt|pat",
      de: "patient|patientennummer|patienten-id",
      es: "paciente|id del paciente|número de paciente",
      fr: "patient|identifiant patient|numéro de patient",
      pt: "paciente|id do paciente|número do paciente",
    },
    "Number of the patient.",
    "PAT-",
    "patient",
  ),
  key(
    "member_id",
    "beneficiary number|plan member|enrollee|insured person|member number|bene",
    "Number of the insured member.",
    "MBR-",
    "member",
  ),
  scheme(
    "medical_record_number",
    "mrn|record number|chart number|medical record|hospital number",
    "Number of the patient's record at the hospital.",
    "mrn",
    { subject: "patient" },
  ),
  scheme(
    "provider_npi",
    "npi|national provider identifier|rendering npi|rendering provider npi|servicing provider npi",
    "National provider identifier with a valid check digit, from a range that is not issued.",
    "npi",
    { subject: "provider" },
  ),
  scheme("billing_npi", "billing provider npi|billing provider", "National provider identifier of who bills.", "npi"),
  scheme(
    "referring_npi",
    "referring provider npi|referring provider|referring physician npi",
    "National provider identifier of who referred the patient.",
    "npi",
  ),
  key(
    "provider_id",
    "healthcare provider|health care provider|care provider|clinician id|doctor id|practitioner id|physician id",
    "Number of the provider of care.",
    "PRV-",
    "provider",
  ),
  person(
    "physician_name",
    {
      en: "physician|doctor|attending physician|attending|practitioner|clinician|consultant|surgeon|treating physician|doctor name|provider name",
      de: "arzt|ärztin|behandelnder arzt",
      es: "médico|doctor|médico tratante",
      fr: "médecin|docteur|médecin traitant",
      pt: "médico|médica|doutor",
    },
    "Who treats the patient.",
    "full_name",
  ),
  choice(
    "medical_specialty",
    {
      en: "!specialty|!speciality|provider specialty|physician specialty|provider taxonomy|clinical specialty",
      de: "fachrichtung|fachgebiet",
      es: "especialidad|especialidad médica",
      fr: "spécialité|spécialité médicale",
      pt: "especialidade|especialidade médica",
    },
    "Field of medicine of the provider.",
    specialties,
  ),
  typed(
    "hospital_name",
    {
      en: "hospital|clinic|facility|facility name|medical center|clinic name|health system|healthcare facility",
      de: "krankenhaus|klinik",
      es: "hospital|clínica",
      fr: "hôpital|clinique",
      pt: "hospital|clínica",
    },
    "Where care is given.",
    "string",
    choices(
      "Saint Alba Hospital|Riverside Medical Center|Northgate General|Lakeside Clinic|Harbour University Hospital|Granite Valley Hospital|Eastfield Community Hospital|Old Town Clinic|Crown Memorial|Westmoor Health|Silver Hill Hospital|Ironbridge Medical|Meadow Park Clinic|Bellarosa Hospital",
    ),
  ),
  key("facility_id", "hospital id|clinic id|facility number", "Number of the hospital or clinic.", "FAC-", "facility"),
  choice(
    "payer_type",
    {
      en: "payer|payor|insurance type|line of business|coverage type|insurance coverage|payer class|health insurance",
      de: "kostenträger|krankenkasse|krankenversicherung",
      es: "tipo de seguro|pagador|seguro médico",
      fr: "type d'assurance|payeur|assurance maladie",
      pt: "pagador|tipo de plano|plano de saúde",
    },
    "Who pays for the care.",
    "commercial:48|medicare:22|medicaid:19|self-pay:6|exchange:5",
  ),
  typed(
    "payer_name",
    "insurer name|insurance company name|health insurer|name of the payer",
    "Name of the insurer.",
    "string",
    choices(
      "Aldera Health|Northbridge Mutual|Clearwater Care|Summit Plan|Halcyon Insurance|Unity Shield|Meridian Benefit|Openhand Health",
    ),
  ),
  key(
    "health_plan_id",
    "health plan|insurance plan|benefit plan|plan identifier",
    "Number of the benefit plan.",
    "PLN-",
    "member",
  ),
  day(
    "service_date",
    {
      en: "date of service|dos|service from date|treatment date",
      de: "leistungsdatum|behandlungsdatum",
      es: "fecha de servicio|fecha de atención",
      fr: "date de service|date des soins|date de soins",
      pt: "data do serviço|data do atendimento",
    },
    "Day on which the care was given.",
  ),
  day("service_end_date", "service to date|thru date|through date", "Last day of the service."),
  day("claim_received_date", "claim receipt date|received by payer", "Day on which the payer received the claim."),
  day(
    "adjudication_date",
    "claim paid date|remittance date|date of adjudication|processed date|claim payment date",
    "Day on which the payer decided.",
  ),
  money(
    "billed_amount",
    {
      en: "billed|charge amount|charged amount|~charges|submitted charge|total charge|gross charge|billed charge",
      de: "abgerechneter betrag|rechnungsbetrag",
      es: "monto facturado|importe facturado|facturado",
      fr: "montant facturé|facturé",
      pt: "valor faturado|faturado|valor cobrado",
    },
    "What the provider asks for.",
    210,
    0.95,
  ),
  money(
    "allowed_amount",
    {
      en: "allowed|allowable|approved amount|contracted amount|eligible amount|allowed charge",
      de: "anerkannter betrag|erstattungsfähiger betrag",
      es: "monto permitido|monto aprobado|importe aprobado",
      fr: "montant autorisé|montant admis",
      pt: "valor permitido|valor aprovado|valor autorizado",
    },
    "What the payer's contract allows.",
    96,
    0.95,
  ),
  money(
    "plan_paid_amount",
    {
      en: "paid by plan|plan paid|plan pays|insurer pays|insurance pays|insurer paid|payer pays|insurance covers|covered by insurance|insurer share|plan payment|insurance paid|paid by insurance|payer paid|insurer payment|net payment|reimbursed amount|reimbursement",
      de: "erstatteter betrag|erstattung",
      es: "monto pagado|importe pagado|reembolso",
      fr: "montant payé|montant remboursé|remboursement",
      pt: "valor pago|reembolso",
    },
    "What the payer pays.",
    70,
    1,
  ),
  money(
    "deductible_amount",
    "deductible applied|applied to deductible|patient deductible",
    "Share that falls under the yearly deductible.",
    35,
    0.8,
  ),
  money("coinsurance_amount", "coinsurance|co-insurance", "Share of the allowed amount that the member pays.", 18, 0.8),
  money("copay_amount", "copay|co-pay|copayment", "Fixed amount that the member pays for a visit.", 25, 0.4, {
    heaped: 0.9,
  }),
  money(
    "member_liability",
    "patient responsibility|patient liability|patient pay|member responsibility|out of pocket|out-of-pocket cost|patient share|patient owes|patient pays|patient paid|member pays|member paid|owner pays|patient portion|member share",
    "What remains for the member to pay.",
    32,
    0.9,
  ),
  money(
    "procedure_cost",
    "treatment cost|cost of treatment|cost of care|medical cost|healthcare cost|hospital bill|hospital charge|treatment charge",
    "What the treatment costs.",
    850,
    1.1,
  ),
  typed(
    "diagnosis_code",
    {
      en: "diagnosis|icd|icd10|icd-10|icd 10|icd10 code|icd-10 code|icd-10-cm|icd code|primary diagnosis|principal diagnosis|dx|dx code|primary dx|diagnosis icd10",
      de: "diagnose|diagnosecode|diagnoseschlüssel|icd-code",
      es: "diagnóstico|código de diagnóstico|código cie-10|cie-10",
      fr: "diagnostic|code diagnostic|code cim-10|cim-10",
      pt: "diagnóstico|código de diagnóstico|cid-10|cid",
    },
    "Main diagnosis, ICD-10-CM.",
    "string",
    choices(diagnoses),
  ),
  typed(
    "secondary_diagnoses",
    "secondary diagnosis|other diagnosis|comorbid diagnosis|additional diagnosis|secondary dx",
    "Further diagnoses, ICD-10-CM.",
    "array",
    list(choices(diagnoses), 0, 4),
  ),
  choice(
    "medical_condition",
    {
      en: "disease|illness|diagnosed condition|chronic condition|diagnosis description|diagnosis name|health condition|disorder",
      de: "krankheit|erkrankung|krankheitsbild",
      es: "enfermedad|condición|padecimiento",
      fr: "maladie|pathologie|affection",
      pt: "doença|condição|enfermidade",
    },
    "What the patient suffers from.",
    conditions,
  ),
  typed(
    "comorbidities",
    "comorbidity|co-morbidity|chronic conditions|underlying conditions|pre-existing condition",
    "Lasting conditions beside the main one.",
    "array",
    list(choices(conditions), 0, 4),
  ),
  whole(
    "comorbidity_index",
    "charlson index|charlson comorbidity index|cci|elixhauser",
    "Charlson comorbidity index.",
    geometric(1.4),
    { maximum: 20 },
  ),
  typed(
    "procedure_code",
    {
      en: "procedure|hcpcs|hcpcs code|cpt|cpt code|service code|procedure hcpcs|billing code",
      de: "prozedurcode|leistungsziffer|ops-code|ops",
      es: "código de procedimiento",
      fr: "code acte|code de procédure|acte médical",
      pt: "código do procedimento|código tuss",
    },
    "Procedure, HCPCS Level II.",
    "string",
    choices(procedures),
  ),
  choice(
    "procedure_category",
    "procedure type|type of service|type of care",
    "What kind of service was given.",
    "office visit:38|laboratory test:16|imaging:12|injection or infusion:9|preventive care:8|physical therapy:6|surgery:5|emergency visit:4|durable equipment:4|ambulance:2",
  ),
  choice(
    "procedure_name",
    "medical procedure|procedure performed|surgical procedure|surgery",
    "What was done.",
    "wellness visit:16|blood draw:14|x-ray:12|physical therapy session:9|ultrasound:9|vaccination:8|ECG:7|MRI scan:6|CT scan:6|colonoscopy:4|cataract surgery:3|knee replacement:2|hip replacement:2|gallbladder removal:2|appendix removal:2|coronary stent:2|caesarean section:2|hernia repair:2|skin biopsy:2",
  ),
  choice(
    "procedure_modifier",
    "modifier|claim modifier|modifier code",
    "Two-character modifier of the procedure.",
    "none:70|25:9|59:7|RT:4|LT:4|GT:3|KX:3",
  ),
  whole(
    "service_units",
    "units billed|units of service|service unit count",
    "How many units of the service.",
    geometric(0.6),
    { minimum: 1, maximum: 200 },
  ),
  choice(
    "place_of_service",
    "pos|pos code|place of service code|site of care|care setting|site of service",
    "Where the service was given, two-digit code.",
    "11:58|22:12|23:8|21:7|02:6|81:4|24:3|12:2",
  ),
  choice(
    "drg_code",
    "drg|ms-drg|diagnosis related group|g-drg|ghm",
    "Diagnosis-related group of the stay.",
    "871|470|291|189|193|392|690|683|603|194|247|65|313|378|765",
  ),
  choice(
    "revenue_code",
    "rev code|ub-04 revenue code",
    "Four-digit revenue code.",
    "0300|0450|0636|0250|0120|0320|0510|0270|0360|0420",
  ),
  typed(
    "denial_reason",
    {
      en: "reason for denial|reason of denial|carc reason|adjustment reason|claim adjustment reason|payer reason|claim denial reason|denial description|rejection reason of the claim",
      de: "ablehnungsgrund",
      es: "motivo de rechazo|motivo de denegación",
      fr: "motif de refus|motif de rejet",
      pt: "motivo da negativa|motivo da glosa",
    },
    "Why the claim was denied.",
    "enum",
    choices(
      "information missing:24|service not covered:14|duplicate claim:13|diagnosis does not fit procedure:12|coverage ended:9|authorization missing:9|other payer is first:8|bundled with another service:7|filed too late:4",
    ),
  ),
  choice(
    "denial_code",
    "carc|carc code|claim adjustment reason code|adjustment reason",
    "Claim adjustment reason code.",
    "CO-16:24|CO-96:14|CO-18:13|CO-11:12|CO-27:9|CO-197:9|CO-22:8|CO-97:7|CO-29:4",
  ),
  choice(
    "remark_code",
    "rarc|remittance advice remark code",
    "Remittance advice remark code.",
    "N30|M76|N115|MA04|N130|M15|N382",
  ),
  choice(
    "appeal_status",
    "appeal|appeal outcome|appeal state",
    "Where the appeal stands.",
    "not appealed:86|open:5|overturned:5|upheld:4",
  ),
  flag(
    "prior_authorization",
    "prior auth|pre-authorization|preauthorization|prior authorization required|authorization obtained",
    "Whether the service was authorised before.",
    0.18,
  ),
  flag("in_network", "network flag|in-network", "Whether the provider is in the plan's network.", 0.87),
  flag("is_emergency", "emergency flag|emergency service|er visit", "Whether it was an emergency.", 0.12),
  money("premium_subsidy", "premium tax credit|subsidy amount", "Public subsidy of the premium.", 240, 0.6),
];
