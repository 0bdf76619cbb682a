import { beta, choices, flags, lognormal, numbers } from "../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, onlyWhere, rule, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { pulledBy, variesBy } from "./rules.ts";

const sums = (median: number, sigma: number) => numbers(lognormal(median, sigma), 2, { heaped: 0.9 });

const policies: Frame = {
  id: "insurance_policies",
  title: "insurance policies",
  cues: {
    en: "insurance policy:3|insurance:2|policyholder:3|insurance premium:3|car insurance:3|home insurance:3|life insurance:3|motor insurance:3|travel insurance:3|insurance customer:3|underwriting:2|insurance portfolio:3|policy renewal:3|annuity:2|health insurance policy:2|insurance charge:3|insurance cost:3|premium:1",
    de: "versicherung:2|versicherungsverträge:3|policen:3|versicherungspolice:3|versicherungsvertrag:3|kfz-versicherung:3|lebensversicherung:3|hausratversicherung:3|versicherungsnehmer:3|versicherungsprämie:3",
    es: "póliza de seguro:3|póliza:2|seguro:2|seguro de coche:3|seguro de vida:3|asegurado:2",
    fr: "police d'assurance:3|contrat d'assurance:3|assurance auto:3|assurance:2|assurance vie:3",
    pt: "apólice de seguro:3|apólice:2|seguro:2|seguro de automóvel:3|seguro de vida:3",
  },
  against:
    "claim:2|medical claim:3|privacy policy:3|return policy:3|firewall policy:3|policy brief:3|security policy:3|agent policy:3",
  record: "policy",
  fields: [
    key("policy_id", { names: "policy number|policy|policy id" }),
    core("policy_type", {
      names: "policy type|type|product|coverage type|typ|art|tipo|produkt|producto|produit|produto",
    }),
    core("policyholder_id=customer_id", { names: "policyholder|customer|insured|kunde|cliente|client" }),
    core("start_date", {
      names: "start date|effective date|inception date|issue date|start|beginn|inicio|début|início",
    }),
    core("end_date", { names: "end date|expiry date|expiration date|end|ende|fin|fim" }),
    core("premium", { names: "premium|annual premium|charges" }),
    core("sum_insured", { names: "sum insured|coverage|coverage amount" }),
    core("currency"),
    ...knowns(
      "deductible status=policy_status is_renewed no_claims_years claims_count payment_frequency=billing_cycle",
    ),
    known("age", { minimum: 18 }),
    ...knowns("gender smoker bmi region country"),
    ...knowns("policyholder_name=full_name children marital_status occupation"),
    ...knowns("credit_score risk_class beneficiary_relation channel agent_id=created_by loss_ratio tenure_months"),
    ...knowns("birth_date income churned vehicle_age=age_days property_value=property_price city"),
    ...knowns("postcode cancelled_at"),
  ],
  rules: [
    onlyWhere("cancelled_at", "status", "cancelled"),
    within("deductible", "sum_insured", beta(1.4, 60), 0),
    rule(
      "no_claims_years lowers the premium",
      "premium no_claims_years",
      {
        premium: numbers(lognormal(640, 0.6), 2, { follows: [{ field: "no_claims_years", weight: -0.4 }] }),
      },
      [{ kind: "sign", fields: ["premium", "no_claims_years"], sign: -1 }],
    ),
    pulledBy("premium", { age: 0.4 }, lognormal(640, 0.6), 2),
    rule("premium and sum_insured depend on policy_type", "sum_insured policy_type", {
      sum_insured: {
        kind: "dependent",
        by: "policy_type",
        models: {
          auto: sums(22_000, 0.5),
          home: sums(280_000, 0.5),
          life: sums(150_000, 0.7),
          travel: sums(20_000, 0.6),
        },
        otherwise: sums(100_000, 0.6),
      },
    }),
    rule(
      "end_date is a year after start_date",
      "end_date start_date",
      {
        end_date: { kind: "later", than: "start_date", by: { kind: "constant", value: 12 }, unit: "month" },
      },
      [ascending("start_date end_date")],
    ),
  ],
  rhythm: "business",
  days: 730,
};

const claims: Frame = {
  id: "insurance_claims",
  title: "insurance claims",
  cues: {
    en: "insurance claim:3|insurance loss:5|home insurance loss:6|motor insurance loss:6|property loss:3|car insurance claim:3|auto claim:3|auto insurance claim:3|motor claim:3|property claim:3|home insurance claim:3|claims adjuster:3|loss event:2|claim settlement:3|damage claim:3|travel insurance claim:3|life insurance claim:3|claim fraud:2|casualty:2|accident claim:3|p&c:2",
    de: "schadenfall:3|schadenfälle:3|schadensfälle:3|schäden:2|schadensfall:3|versicherungsschaden:3|schadenmeldung:3|kfz-schaden:3|schadenregulierung:3",
    es: "siniestro:3|reclamación de seguro:3|siniestros de auto:3",
    fr: "sinistre:3|déclaration de sinistre:3|sinistre auto:3",
    pt: "sinistro:3|sinistros de automóvel:3|reclamação de seguro:3",
  },
  against:
    "medical:3|healthcare:3|patient:3|diagnosis:3|hospital:3|npi:3|warranty claim:2|dental:3|icd:3|provider:2|pharmacy:3|expense claim:3|fact-check:3",
  record: "claim",
  fields: [
    key("claim_id=insurance_claim_id", { names: "claim|claim id|claim number" }),
    core("policy_id"),
    core("incident_date", { names: "incident date|date|datum|fecha|loss date|date of loss|accident date" }),
    core("reported_date", { names: "reported date|report date|claim date|filed date" }),
    core("claim_type=insurance_claim_type", { names: "claim type|type|cause|loss type|typ|art|tipo" }),
    core("claim_amount", { names: "claim amount|amount claimed|amount|betrag|importe|monto|montant|valor" }),
    core("settlement_amount", { names: "settlement amount|paid amount|payout|amount paid" }),
    core("status=insurance_claim_status", { names: "status|claim status|estado|statut|situação" }),
    core("currency"),
    ...knowns(
      "settlement_date=settlement_day deductible claim_reserve adjuster is_fraud fraud_type at_fault policy_type",
    ),
    ...knowns("customer_id region city country severity description rejection_reason sum_insured premium"),
    known("age", { minimum: 18 }),
    ...knowns("gender injuries=count vehicle_age=count witnesses=count channel risk_score"),
    ...knowns("latitude longitude days_to_settle=duration_days closed_date=end_date"),
    known("police_report=flag", { names: "police report|police report available" }),
  ],
  rules: [
    rule("the more severe, the dearer", "claim_amount severity", {
      claim_amount: {
        kind: "dependent",
        by: "severity",
        models: {
          low: numbers(lognormal(900, 0.6), 2),
          medium: numbers(lognormal(3_200, 0.6), 2),
          high: numbers(lognormal(11_000, 0.6), 2),
          critical: numbers(lognormal(42_000, 0.7), 2),
        },
        otherwise: numbers(lognormal(2_400, 1), 2),
      },
    }),
    rule("claim_amount rises with fraud", "claim_amount is_fraud", {
      claim_amount: numbers(lognormal(2_400, 1), 2, { follows: [{ field: "is_fraud", weight: 0.35 }] }),
    }),
    within("claim_reserve", "claim_amount", beta(8, 2)),
    onlyWhere("fraud_type", "is_fraud", true),
    onlyWhere("rejection_reason", "status", "denied"),
    onlyWhere("settlement_date", "status", "settled"),
    onlyWhere("settlement_amount", "status", "settled"),
    rule(
      "settlement_amount <= claim_amount",
      "settlement_amount claim_amount",
      {
        settlement_amount: { kind: "portion", of: "claim_amount", share: beta(6, 1.6), decimals: 2 },
      },
      [ascending("settlement_amount claim_amount")],
    ),
    follows("settlement_date", "reported_date", lognormal(24, 0.8), "day"),
    follows("reported_date", "incident_date", lognormal(3, 0.9), "day"),
  ],
  rhythm: "business",
  days: 730,
};

const members: Frame = {
  id: "insurance_members",
  title: "health insurance members",
  cues: {
    en: "health insurance member:5|health plan member:4|insured member:4|insured person:4|insurance member:5|insurance enrollee:4|plan membership:3",
    de: "krankenversicherungsmitglied:6|krankenversicherungsmitglieder:6|krankenversicherung:3|krankenkasse:4|krankenkassenmitglied:6|versicherte:4|versicherungsmitglied:5",
    es: "afiliados a seguro de salud:5|asegurados:4",
    fr: "adhérents de mutuelle:5|assurés:4",
    pt: "beneficiários de plano de saúde:5|segurados:4",
  },
  against: "claim:2|billed:3|diagnosis:2|vehicle:3",
  record: "member",
  fields: [
    key("member_id", { names: "member|insured|policyholder|versicherte|mitglied" }),
    core("age", { minimum: 0 }),
    core("gender"),
    core("region", { names: "region|state|bundesland" }),
    core("plan=type", {
      names: "plan|tariff|tarif|plan type",
      model: { kind: "choice", values: ["standard", "plus", "premium"], weights: [55, 30, 15] },
    }),
    core("monthly_premium=premium", {
      names:
        "premium|monthly premium|contribution|monthly contribution|monatsbeitrag|beitrag|prima|cuota|cotisation|mensalidade",
      model: numbers(lognormal(310, 0.4), 2),
    }),
    core("joined_at", { names: "joined|member since|enrolled|versichert seit" }),
    ...knowns("full_name birth_date email phone city postcode income is_active employment_status bmi smoker"),
  ],
  rules: [pulledBy("monthly_premium", { age: 0.55 }, lognormal(310, 0.4), 2)],
  days: 1825,
};

const quotes: Frame = {
  id: "insurance_quotes",
  title: "insurance quotes",
  cues: {
    en: "insurance quote:6|quote for insurance:6|quote for boat insurance:6|quote for car insurance:6|quote for home insurance:6|insurance quotation:6|premium quote:5|quote request:3|insurance broker:3|quoted premium:5",
    de: "versicherungsangebot:6|versicherungsangebote:6",
    es: "cotizaciones de seguros:6|presupuestos de seguros:6",
    fr: "devis d'assurance:6|devis d'assurances:6",
    pt: "cotações de seguros:6|cotação de seguro:6",
  },
  against: "claim:2|stock:2|bond:2",
  record: "quote",
  fields: [
    key("quote_id", { names: "quote|quote number|quotation" }),
    core("quoted_at=timestamp", { names: "quoted|quoted on|quote date|date|quote time" }),
    core("insurance_type=policy_type", { names: "cover|product|type|insurance type|line" }),
    core("sum_insured", { names: "cover amount|insured value|value insured" }),
    core("premium", { names: "price|quoted premium|annual premium" }),
    core("is_accepted=flag", { names: "accepted|bound|converted|taken up|sold", model: flags(0.27) }),
    ...knowns("customer_id deductible channel valid_until=end_date age city country currency insurer=counterparty"),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

const petClaims: Frame = {
  id: "pet_insurance_claims",
  title: "pet insurance claims",
  cues: {
    en: "pet insurance:5|pet insurance claim:6|pet claim:5|vet bill:2|pet policy:4",
    de: "tierversicherung:6|tierkrankenversicherung:6|hundeversicherung:5",
    es: "seguro de mascotas:6|seguros de mascotas:6",
    fr: "assurance animaux:6|assurance pour animaux:6",
    pt: "seguro pet:6|seguro de animais:6",
  },
  against: "clinic:1.5|visit:1|crop:2",
  record: "claim",
  fields: [
    key("claim_id=insurance_claim_id", { names: "claim|claim number" }),
    core("policy_id", { names: "policy|policy number|policy no" }),
    core("species=animal_species@animal", { names: "species|pet type|animal|type of animal|pet" }),
    core("breed@animal"),
    core("age=animal_age_years@animal", { names: "age|pet age|age of the pet" }),
    core("incident_date", { names: "date|treatment date|visit date|incident date" }),
    core("diagnosis=veterinary_reason", { names: "diagnosis|condition|reason|treatment|illness" }),
    core("vet_bill=veterinary_fee", { names: "vet bill|bill|claimed|claim amount|amount|cost|veterinary cost" }),
    core("reimbursed=settlement_amount", { names: "reimbursed|paid|payout|reimbursement|amount paid" }),
    known("is_approved=flag", { names: "approved|accepted", model: flags(0.86) }),
    known("status=insurance_claim_status", { names: "status|claim status" }),
    ...knowns("deductible pet_name@animal gender@animal is_neutered@animal clinic=hospital_name premium currency"),
  ],
  rules: [
    within("reimbursed", "vet_bill", beta(7, 2)),
    variesBy(
      "breed",
      "species",
      {
        dog: choices(
          "mixed breed:30|labrador retriever:16|french bulldog:14|german shepherd:12|golden retriever:12|poodle:9|dachshund:7",
        ),
        cat: choices("domestic shorthair:56|maine coon:16|siamese:14|persian:14"),
      },
      choices("mixed breed"),
    ),
  ],
  rhythm: "consumer",
  days: 730,
};

/** Policies and quotes for them, the claims under them, and who is insured. */
export const insuranceFrames: readonly Frame[] = [policies, claims, members, quotes, petClaims];
