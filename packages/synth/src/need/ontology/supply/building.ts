import { choice, organisation, whole } from "../define.ts";
import { geometric } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Construction and safety at work. */
export const buildingTypes: readonly SemanticType[] = [
  organisation(
    "contractor_name",
    {
      en: "contractor|builder|construction company|general contractor|subcontractor|subcontractor name",
      de: "bauunternehmen|auftragnehmer|bauunternehmer",
      es: "contratista|constructora",
      fr: "entrepreneur|entreprise de construction",
      pt: "empreiteiro|construtora",
    },
    "The name of an invented contractor.",
    "name",
    "construction",
  ),
  choice(
    "construction_trade",
    {
      en: "trade of work|~craft|construction discipline|building trade",
      de: "gewerk",
      es: "oficio de construcción",
      fr: "corps de métier",
      pt: "especialidade da obra",
    },
    "The trade.",
    "concrete:20|carpentry:17|electrical:17|plumbing:14|masonry:10|roofing:8|painting:8|excavation:6",
  ),
  choice(
    "construction_phase",
    {
      en: "building phase|construction stage|site phase|phase of construction",
      de: "bauphase|bauabschnitt",
      es: "fase de obra",
      fr: "phase de chantier",
      pt: "fase da obra",
    },
    "The phase of the building.",
    "site preparation:10|foundation:16|structure:28|envelope:16|interior:20|finishing:10",
  ),
  choice(
    "incident_type",
    {
      en: "accident type|safety incident|type of incident|kind of incident|incident category|kind of accident|incident",
      de: "unfallart|vorfallart|art des vorfalls",
      es: "tipo de incidente|tipo de accidente",
      fr: "type d'incident|type d'accident",
      pt: "tipo de incidente|tipo de acidente",
    },
    "What kind of incident it was.",
    "near miss:42|slip or fall:22|cut:13|struck by object:10|strain:8|equipment:5",
  ),
  whole(
    "lost_days",
    "days lost|lost time days|lost work days|days away from work",
    "Days of work lost.",
    geometric(1.2),
    { unit: "day" },
  ),
];
