import { choice, decimal, key, percent, share, text, typed, whole } from "../define.ts";
import { beta, choices, list, lognormal, normal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const wineTypes: readonly SemanticType[] = [
  key(
    "wine_id",
    {
      en: "wine|~bottle|wine number|wine label",
      de: "wein|flasche",
      es: "vino|botella",
      fr: "vin|bouteille",
      pt: "vinho|garrafa",
    },
    "Number of the wine.",
    "WINE-",
  ),
  choice(
    "grape_variety",
    {
      en: "grape|varietal|variety of grape|grape type|wine variety",
      de: "rebsorte|traube",
      es: "uva|variedad de uva|cepa",
      fr: "cépage|raisin",
      pt: "uva|casta",
    },
    "Grape.",
    "Cabernet Sauvignon:18|Merlot:15|Chardonnay:15|Pinot Noir:13|Riesling:10|Sauvignon Blanc:10|Tempranillo:8|Syrah:7|Sangiovese:4",
  ),
  whole(
    "vintage",
    {
      en: "vintage year|wine year|harvest year|year of vintage",
      de: "jahrgang",
      es: "añada|cosecha del vino",
      fr: "millésime",
      pt: "safra do vinho",
    },
    "Year of the harvest.",
    normal(2018, 3.5),
    { minimum: 1900, maximum: 2026 },
  ),
  typed(
    "winery",
    {
      en: "~producer|wine producer|vineyard|~estate|chateau|wine estate",
      de: "weingut|winzer",
      es: "bodega|viñedo",
      fr: "domaine|producteur|vignoble",
      pt: "vinícola|produtor",
    },
    "Who makes it.",
    "string",
    choices(
      "Castel Orsino|Domaine des Ormes|Weingut Falkenau|Quinta do Vale Alto|Bodega Sol Alto|Clos Marel|Tenuta Bellarosa|Ridge & Oak|Stone Hollow|Casa Ventura|Weingut Sonnberg|Vinas del Rio|Heron Creek|Mas de la Roca",
    ),
  ),
  choice(
    "wine_type",
    "type of wine|wine color|wine style|kind of wine",
    "Kind of wine.",
    "red:52|white:34|rosé:9|sparkling:5",
  ),
  percent(
    "alcohol_pct",
    {
      en: "alcohol|abv|alcohol content|alcohol by volume|alc",
      de: "alkoholgehalt|alkohol",
      es: "grado alcohólico|alcohol",
      fr: "teneur en alcool|alcool",
      pt: "teor alcoólico|álcool",
    },
    "Alcohol.",
    normal(13, 1),
    1,
  ),
  whole(
    "tasting_score",
    "wine score|wine rating|quality score of wine|expert rating",
    "Points of the tasters, 80 to 100.",
    normal(88.5, 3.2),
    { minimum: 50, maximum: 100 },
  ),
  decimal(
    "residual_sugar",
    "sugar content of wine|residual sugar g/l",
    "Sugar left in the wine.",
    lognormal(3, 0.8),
    1,
    { unit: "g/L", minimum: 0, maximum: 450 },
  ),
  decimal("fixed_acidity", "total acidity|titratable acidity|wine acidity", "Acids of the wine.", normal(7.4, 1.5), 1, {
    unit: "g/L",
    minimum: 2,
    maximum: 20,
  }),
  decimal("volatile_acidity", "acetic acid", "Volatile acids of the wine.", lognormal(0.42, 0.4), 2, {
    unit: "g/L",
    minimum: 0.05,
    maximum: 3,
  }),
  typed(
    "tasting_notes",
    "flavor notes|~aroma|~flavors|~aromas|taste profile|flavour profile",
    "What it tastes of.",
    "array",
    list(
      choices(
        "cherry:14|blackberry:12|vanilla:11|citrus:10|apple:10|oak:10|plum:9|pepper:8|honey:6|floral:6|chocolate:4",
      ),
      1,
      4,
    ),
  ),
  text("farm_note", "field note|scouting note|agronomist note|crop note", "What the farmer wrote.", "note"),
  share("germination_rate", "germination|seed germination", "Share of the seed that sprouts.", beta(16, 2), 2),
  decimal("brix", "sugar level of grapes|degrees brix|sugar brix", "Sugar of the grapes.", normal(22.5, 2), 1, {
    unit: "Bx",
    minimum: 0,
    maximum: 40,
  }),
  decimal(
    "growing_degree_days",
    "gdd|degree days|heat units",
    "Warmth that the plant has had.",
    uniform(100, 2600),
    0,
    { unit: "C.d", minimum: 0, maximum: 6000 },
  ),
];
