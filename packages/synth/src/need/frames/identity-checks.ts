import { beta, choices, numbers } from "../ontology/models.ts";
import { core, key, known, knowns, onlyWhere } from "./define.ts";
import type { Frame } from "./frame.ts";

const identityChecks: Frame = {
  id: "identity_checks",
  title: "identity checks",
  cues: {
    en: "kyc check:6|kyc:5|kyc case:5|kyc onboarding:5|identity check:5|identity verification:5|id verification:5|id check:4|know your customer:4|liveness:4|liveness check:5|liveness score:4|onboarding check:3|customer due diligence:5|document check:3",
    de: "identitätsprüfung:5|identitätsprüfungen:5|kyc-prüfung:6|ausweisprüfung:5|legitimationsprüfung:5",
    es: "verificación de identidad:5|verificaciones de identidad:5|comprobación de identidad:5",
    fr: "vérification d'identité:5|vérifications d'identité:5|contrôle d'identité:5",
    pt: "verificação de identidade:5|verificações de identidade:5",
  },
  against: "people:4|money laundering alert:4|transaction monitoring:4|aml alert:4",
  record: "check",
  fields: [
    key("check_id=record_id", { names: "check|check id|case" }),
    core("checked_at=timestamp", { names: "checked at|checked|date|time|submitted at|verified at" }),
    core("applicant_id=customer_id@applicant", { names: "applicant|applicant id|customer|customer id|user" }),
    core("document_type=kind", {
      names: "document|document type|id type|id document|ausweisart|tipo de documento|type de document",
      model: choices("passport:44|id card:34|driving licence:16|residence permit:6"),
    }),
    core("liveness_score=score", {
      names: "liveness|liveness score",
      model: numbers(beta(9, 1.2), 3),
      minimum: 0,
      maximum: 1,
    }),
    core("decision=outcome", {
      names: "decision|outcome|result|status|entscheidung|decisión|décision",
      model: choices("approved:86|rejected:8|manual_review:6"),
    }),
    known("match_score=score", {
      names: "match score|face match|face match score|similarity",
      model: numbers(beta(11, 1.3), 3),
      minimum: 0,
      maximum: 1,
    }),
    known("reviewer=assigned_to", { names: "reviewer|reviewed by|analyst" }),
    ...knowns(
      "is_pep sanctions_hit risk_level risk_score country rejection_reason=reason customer_name=full_name date_of_birth",
    ),
  ],
  rules: [onlyWhere("reviewer", "decision", "manual_review"), onlyWhere("rejection_reason", "decision", "rejected")],
  rhythm: "business",
  days: 180,
};

/** Whether customers are who they say they are. */
export const identityFrames: readonly Frame[] = [identityChecks];
