import { choice, day, decimal, key, percent, typed, whole } from "../define.ts";
import { beta, exponential, lognormal, normal, poisson, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const wasteTypes: readonly SemanticType[] = [
  key(
    "collection_id",
    {
      en: "waste collection|garbage pickup|collection number|pickup id|trash collection",
      de: "müllabfuhr|leerung",
      es: "recolección|recogida de basura",
      fr: "collecte|collecte des déchets",
      pt: "coleta|coleta de lixo",
    },
    "Number of the collection.",
    "COL-",
  ),
  key(
    "container_id",
    {
      en: "waste bin|~bin|trash bin|dumpster|garbage container|recycling bin|bin id",
      de: "mülltonne|behälter|container",
      es: "contenedor|contenedor de basura",
      fr: "conteneur|bac|poubelle",
      pt: "lixeira|contêiner|contentor",
    },
    "Number of the bin.",
    "BIN-",
    "container",
  ),
  choice(
    "waste_type",
    {
      en: "type of waste|waste stream|waste category|garbage type|recycling type|trash type",
      de: "abfallart|müllart",
      es: "tipo de residuo|tipo de basura",
      fr: "type de déchet",
      pt: "tipo de resíduo|tipo de lixo",
    },
    "Kind of waste.",
    "general:42|paper:18|plastic:16|organic:14|glass:8|metal:2",
  ),
  decimal(
    "waste_kg",
    {
      en: "waste weight|weight collected|tonnage collected|waste amount|garbage weight|kg of waste|waste collected|waste generated",
      de: "abfallmenge|müllmenge",
      es: "peso de residuos|kilos de basura",
      fr: "poids des déchets|quantité de déchets",
      pt: "peso do lixo|quantidade de resíduos",
    },
    "Weight of the waste.",
    lognormal(240, 0.9),
    1,
    { unit: "kg", minimum: 0 },
  ),
  percent(
    "recycling_rate",
    "recycled share|recycling percentage|diversion rate|recycled pct",
    "Share that is recycled.",
    normal(42, 13),
  ),
  percent(
    "contamination_pct",
    "contamination|contamination rate|impurities",
    "Share of wrong things in the bin.",
    beta(1.6, 14, 0, 100),
  ),
  day(
    "next_collection_date",
    "next pickup|next collection|scheduled pickup date",
    "Day of the next collection.",
    "P0D",
    "P30D",
  ),
  typed("collection_window", "collection time slot|pickup window|pickup slot", "When it is collected.", "enum", {
    kind: "choice",
    values: ["06-09", "09-12", "12-15", "15-18"],
  }),
  whole("missed_pickups", "missed collections|missed pickup count", "Collections that did not happen.", poisson(0.3), {
    maximum: 100,
  }),
  whole("streetlight_id", "street light|lamp post|lamp number", "Number of the street light.", uniform(1, 90_000), {
    minimum: 1,
  }),
  decimal(
    "response_days",
    "days to resolve|resolution days|days open|days to close|processing days|processing time days",
    "Days until it was done.",
    exponential(9),
    1,
    { unit: "day", minimum: 0, maximum: 4000 },
  ),
];
