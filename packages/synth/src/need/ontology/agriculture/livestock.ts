import { choice, decimal, flag, key, percent, whole } from "../define.ts";
import { geometric, lognormal, normal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const livestockTypes: readonly SemanticType[] = [
  choice(
    "livestock_type",
    {
      en: "livestock|type of livestock|farm animal|cattle|herd type|livestock species",
      de: "nutztier|vieh",
      es: "ganado|tipo de ganado",
      fr: "bétail|cheptel",
      pt: "gado|tipo de gado|rebanho",
    },
    "Kind of farm animal.",
    "dairy cow:38|beef cattle:22|pig:18|sheep:10|chicken:8|goat:4",
  ),
  key("herd_id", "herd|flock|flock id|~shed", "Number of the herd.", "HRD-", "herd"),
  choice(
    "cattle_breed",
    "breed of cattle|livestock breed|cow breed",
    "Breed.",
    "Holstein:46|Jersey:14|Angus:14|Simmental:12|Hereford:8|Brown Swiss:6",
  ),
  decimal(
    "milk_liters",
    {
      en: "milk yield|milk production|milk|liters of milk|daily milk|milk volume|milk kg",
      de: "milchmenge|milchleistung|milch",
      es: "producción de leche|leche|litros de leche",
      fr: "production laitière|lait|litres de lait",
      pt: "produção de leite|leite|litros de leite",
    },
    "Milk given.",
    normal(27, 6),
    1,
    { unit: "L", minimum: 0, maximum: 80 },
  ),
  percent("milk_fat_pct", "fat content of milk|milk fat|butterfat", "Fat in the milk.", normal(3.9, 0.35), 2),
  percent("milk_protein_pct", "milk protein|protein content of milk", "Protein in the milk.", normal(3.4, 0.22), 2),
  whole(
    "somatic_cell_count",
    "scc|somatic cells|cell count of milk",
    "Somatic cells in the milk, thousands.",
    lognormal(145, 0.7),
    { maximum: 10_000 },
  ),
  decimal(
    "feed_kg",
    {
      en: "feed|feed intake|feed consumed|feed amount|fodder|dry matter intake",
      de: "futtermenge|futter",
      es: "alimento consumido|pienso",
      fr: "ration|aliment consommé",
      pt: "ração|consumo de ração",
    },
    "Feed eaten.",
    normal(21, 4),
    1,
    { unit: "kg", minimum: 0 },
  ),
  decimal(
    "daily_gain_kg",
    "average daily gain|weight gain|daily gain|adg",
    "Weight gained a day.",
    normal(1.1, 0.25),
    2,
    { unit: "kg", minimum: -3, maximum: 4 },
  ),
  whole("eggs_laid", "eggs|egg count|egg production|eggs per day", "Eggs laid.", poisson(240), { maximum: 1_000_000 }),
  whole("lactation_number", "~parity|lactation|calving number", "Number of the lactation.", geometric(1.8), {
    minimum: 1,
    maximum: 14,
  }),
  flag("is_pregnant", "pregnant|pregnancy status|gestating", "Whether it is pregnant.", 0.34),
  choice(
    "animal_health_event",
    "health event of animal|animal disease|veterinary treatment|livestock treatment|animal health",
    "What the animal had.",
    "none:74|mastitis:9|lameness:7|vaccination:6|fever:4",
  ),
];
