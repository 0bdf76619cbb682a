import type { Model } from "../../../inferred/model.ts";
import { beta, dependent, lognormal, portion } from "../../ontology/models.ts";
import { adds, core, follows, key, known, knowns, onlyWhere, rule, settledBy, when, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { implies, spans } from "../rules.ts";

const nothing: Model = { kind: "constant", value: 0 };

const paidShare = beta(9, 2.4);

const healthcareClaims: Frame = {
  id: "healthcare_claims",
  category: "healthcare-claims",
  title: "healthcare claims",
  cues: {
    en: "medical claim:3|healthcare claim:3|health care claim:3|health insurance claim:3|insurance claim:1.5|surgery:0.8|hospital:0.6|billed:1|claim adjudication:3|adjudication:2|payer:1|payor:1|denial:1.5|denial reason:2|denial code:2|denied claim:2|billed amount:1.5|allowed amount:2|npi:2|provider npi:2|hcpcs:2|cpt:2|cpt code:2|icd-10:1.5|icd:1|diagnosis code:1.5|procedure code:1.5|eob:2|explanation of benefits:2|copay:1.5|deductible:1|837:2|835:2|remittance:1|carc:3|medicare claim:3|medicaid claim:3|pharmacy claim:3|hospital claim:2|inpatient claim:3|claim line:1.5|place of service:2|prior authorization:1.5|revenue cycle:2|medical billing:3|payer remit:3|remit:2|era 835:3|837p:3|837i:3|claim adjudicated:3|adjudicated claim:3|patient responsibility:2|contractual adjustment:2.5|reimbursement claim:2|drg:1.5|prior auth:3|claims for surgery:4|claims and prior auth:3|cpt allowed:2.5",
    de: "krankenkassenabrechnung:3|abrechnungsdaten der krankenkasse:3|abrechnungsfall:2|krankenversicherung:1.5|diagnosecode:1.5|leistungsabrechnung:2|krankenkasse:2|krankenkassenleistungen:3|arztrechnung:2|arztabrechnung:3|kostenerstattung:1.5|abrechnungsdaten einer krankenkasse:4|behandlungskosten:2.5|abrechnungsdaten der ärzte:3|abrechnungen einer krankenkasse:5|krankenkasse:1.5",
    es: "reclamación médica:3|reclamaciones médicas:3|reclamos médicos:3|seguro médico:1.5|código de diagnóstico:1.5|aseguradora médica:3|reembolso médico:3|facturación médica:2.5|siniestros de salud:3",
    fr: "demande de remboursement médical:3|feuille de soins:3|remboursement de soins:3|assurance maladie:1.5|remboursements santé:3|mutuelle:2|actes médicaux remboursés:3|feuilles de soins:3|ticket modérateur:2.5",
    pt: "sinistro médico:3|sinistros de saúde:3|guia médica:2|plano de saúde:1.5|glosa:2|operadora de saúde:3|reembolso médico:3|guias médicas:3|sinistros de plano de saúde:4|convênio médico:2.5",
  },
  against:
    "car insurance:2|auto insurance:2|home insurance:2|vehicle:1|property damage:2|pet insurance:2|warranty claim:2",
  record: "claim",
  fields: [
    key("claim_id"),
    core("patient_id@patient", { names: "member|beneficiary", always: true }),
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

export const claimsFrames: readonly Frame[] = [healthcareClaims];
