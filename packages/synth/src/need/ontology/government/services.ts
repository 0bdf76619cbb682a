import { choice, key, money, text, whole } from "../define.ts";
import { geometric } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const servicesTypes: readonly SemanticType[] = [
  key(
    "permit_id",
    {
      en: "permit|building permit|licence number|license id|permit number|license number|planning application|permit application",
      de: "genehmigung|baugenehmigung|genehmigungsnummer",
      es: "permiso|licencia|permiso de construcción",
      fr: "permis|permis de construire|autorisation",
      pt: "licença|alvará|permissão",
    },
    "Number of the permit.",
    "PMT-",
  ),
  choice(
    "permit_type",
    {
      en: "type of permit|license type|permit category|kind of permit|licence type",
      de: "genehmigungsart",
      es: "tipo de permiso|tipo de licencia",
      fr: "type de permis",
      pt: "tipo de licença|tipo de alvará",
    },
    "Kind of permit.",
    "building:38|business:24|electrical:13|event:9|demolition:5|parking:11",
  ),
  choice(
    "permit_status",
    "application outcome of permit|license status|licence status|permit state",
    "Where the permit stands.",
    "approved:62|under review:22|rejected:9|expired:7",
  ),
  key(
    "service_request_id",
    {
      en: "service request|311 request|citizen request|311|311 complaint|city request|municipal request",
      de: "bürgeranliegen|meldung",
      es: "solicitud ciudadana|solicitud de servicio",
      fr: "demande citoyenne|signalement",
      pt: "solicitação do cidadão|solicitação de serviço",
    },
    "Number of the request.",
    "SRQ-",
  ),
  choice(
    "request_category",
    "complaint type|request type|service request type|complaint category of the city|issue reported|citizen complaint",
    "What the request is about.",
    "pothole:20|street light:16|noise:16|waste collection:15|graffiti:11|illegal parking:11|water leak:7|tree:4",
  ),
  choice(
    "agency",
    {
      en: "government agency|public agency|responsible agency|authority|government department|ministry|public body|~office",
      de: "behörde|amt|ministerium",
      es: "ministerio|entidad pública",
      fr: "administration|ministère|organisme public",
      pt: "ministério|órgão público",
    },
    "Public body.",
    "Transport:22|Health:18|Environment:15|Public Works:15|Housing:12|Education:10|Parks:8",
  ),
  choice(
    "procurement_method",
    "tender type|procurement type|procedure of tender|bidding method|contract procedure",
    "How the contract was given.",
    "open tender:62|restricted tender:18|negotiated:12|direct award:8",
  ),
  money(
    "contract_award",
    {
      en: "award amount|awarded amount|contract value|tender value|award value|public contract value",
      de: "auftragswert",
      es: "valor adjudicado|valor del contrato",
      fr: "montant du marché|valeur du contrat",
      pt: "valor do contrato|valor adjudicado",
    },
    "Value of the contract.",
    84_000,
    1.3,
  ),
  money(
    "public_spending",
    {
      en: "expenditure|government spending|spending|budget spent|public expenditure",
      de: "ausgaben|öffentliche ausgaben",
      es: "gasto público|gasto",
      fr: "dépenses publiques|dépenses",
      pt: "gasto público|despesa pública",
    },
    "Money spent.",
    18_000,
    1.4,
  ),
  choice(
    "benefit_type",
    {
      en: "benefit|welfare program|social benefit|benefit program|assistance program|type of benefit",
      de: "sozialleistung|leistungsart",
      es: "prestación|ayuda social|subsidio",
      fr: "prestation sociale|allocation",
      pt: "benefício|benefício social",
    },
    "Kind of benefit.",
    "child benefit:30|unemployment:22|housing:18|pension:18|disability:12",
  ),
  choice(
    "tax_type",
    "type of tax|kind of tax|tax category|tax kind",
    "Kind of tax.",
    "income tax:40|VAT:28|property tax:16|corporate tax:10|vehicle tax:6",
  ),
  key(
    "inspection_id",
    {
      en: "inspection|health inspection|inspection number|building inspection|restaurant inspection",
      de: "inspektion|kontrolle|prüfung",
      es: "inspección|número de inspección",
      fr: "inspection|contrôle",
      pt: "inspeção|vistoria",
    },
    "Number of the inspection.",
    "INS-",
  ),
  whole(
    "violation_count",
    "violations|number of violations|infractions found|violations found",
    "Violations found.",
    geometric(1.4),
    { maximum: 200 },
  ),
  text("bill_summary", "bill title|law title|legislation|bill|act title", "What the bill is about.", "summary"),
  choice(
    "bill_status",
    "status of bill|legislation status|legislative stage|law status",
    "Where the bill stands.",
    "in committee:40|passed:26|introduced:20|rejected:10|vetoed:4",
  ),
];
