import { flag, person } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Flags, and who did it. */
export const markTypes: readonly SemanticType[] = [
  flag("flag", "boolean|yes/no|indicator|yes or no|boolean flag|true/false|marker", "Whether it is so.", 0.3),
  flag(
    "is_active",
    {
      en: "active|active flag|enabled|is enabled|currently active",
      de: "aktiv",
      es: "activo",
      fr: "actif",
      pt: "ativo",
    },
    "Whether it is in use.",
    0.86,
  ),
  flag(
    "is_verified",
    {
      en: "verified|verification flag|confirmed|is confirmed",
      de: "verifiziert|bestätigt",
      es: "verificado|confirmado",
      fr: "vérifié|confirmé",
      pt: "verificado|confirmado",
    },
    "Whether it has been verified.",
    0.72,
  ),
  flag("is_deleted", "deleted|soft deleted|removed", "Whether it has been deleted.", 0.04),
  flag("is_new", "new|is first|first time|newly added", "Whether it is new.", 0.22),
  flag("is_approved", "approval|approval flag|accepted|is accepted", "Whether it has been approved.", 0.82),
  flag(
    "is_paid",
    { en: "paid|payment received|settled|is settled", de: "bezahlt", es: "pagado", fr: "payé", pt: "pago" },
    "Whether it has been paid.",
    0.84,
  ),
  flag(
    "is_cancelled",
    {
      en: "cancelled|canceled|cancellation|cancellation flag|cancelled flag|is canceled",
      de: "storniert|stornierung|storno|abgesagt",
      es: "cancelado|cancelada|cancelación",
      fr: "annulé|annulée|annulation",
      pt: "cancelado|cancelada|cancelamento",
    },
    "Whether it was cancelled.",
    0.12,
  ),
  flag("is_completed", "completed|done|is finished|completion flag", "Whether it has been completed.", 0.83),
  flag(
    "is_late",
    {
      en: "late|overdue|late flag|delayed|is overdue|is delayed",
      de: "verspätet|überfällig",
      es: "tarde|atrasado",
      fr: "en retard",
      pt: "atrasado|em atraso",
    },
    "Whether it is late.",
    0.12,
  ),
  flag(
    "is_anomaly",
    {
      en: "anomaly|outlier|anomalous|is outlier|anomaly flag",
      de: "anomalie|ausreißer",
      es: "anomalía|atípico",
      fr: "anomalie|valeur aberrante",
      pt: "anomalia|atípico",
    },
    "Whether the record is out of the ordinary.",
    0.02,
  ),
  flag(
    "is_fraud",
    {
      en: "fraud|fraud flag|fraudulent|fraud label|is fraudulent|fraud indicator",
      de: "betrug|betrugsverdacht|betrugskennzeichen",
      es: "fraude|es fraude|fraudulento",
      fr: "fraude|frauduleux",
      pt: "fraude|é fraude|fraudulento",
    },
    "Whether it is fraud.",
    0.004,
  ),
  flag("is_error", "error flag|has error|failed flag|failure flag", "Whether it failed.", 0.03),
  flag(
    "is_returning",
    "returning|repeat|is repeat|returning flag|repeat visitor",
    "Whether somebody came again.",
    0.42,
  ),
  person(
    "created_by",
    "author|creator|entered by|recorded by|added by",
    "Who made the record; an invented person.",
    "full_name",
  ),
  person(
    "assigned_to",
    "assignee|assigned agent|owner|responsible|responsible person|handler|person in charge|assigned user",
    "Who is in charge; an invented person.",
    "full_name",
  ),
  person(
    "approved_by",
    "approver|authorised by|authorized by|signed off by",
    "Who approved it; an invented person.",
    "full_name",
  ),
];
