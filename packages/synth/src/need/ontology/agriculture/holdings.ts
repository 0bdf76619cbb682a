import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Houses, yards and machines of a farm, and what is sown there. */
export const holdingsTypes: readonly SemanticType[] = [
  named(
    "barn",
    {
      en: "barn number|cowshed|poultry house|livestock building|barn name|hen house|animal house",
      de: "stall|scheune",
      es: "establo|granero",
      fr: "grange|étable",
      pt: "celeiro|estábulo",
    },
    "The barn.",
    "Barn 1|Barn 2|Barn 3|Barn 4|North Barn|South Barn|Calf Barn|Dry Cow Barn",
  ),
  named("milking_stall", { en: "~stall|stall id|cubicle", pt: "baia" }, "The stall.", numbered("Stall ", 1, 16)),
  named(
    "pen",
    { en: "pen number|pen id|animal pen|corral|fattening pen", de: "bucht", es: "corral", fr: "enclos", pt: "curral" },
    "The pen.",
    numbered("Pen ", 1, 14),
  ),
  named(
    "pasture",
    {
      en: "pasture name|grazing area|meadow",
      de: "weide|wiese",
      es: "pasto|potrero",
      fr: "pâturage|pré",
      pt: "pasto|pastagem",
    },
    "The pasture.",
    "Home Meadow|Long Field|River Meadow|Hill Pasture|Oak Field|Lower Piece|North Ley|Far Paddock",
  ),
  named(
    "orchard",
    {
      en: "orchard name|orchard block|fruit orchard",
      de: "obstgarten|obstplantage",
      es: "huerto|huerta",
      fr: "verger",
      pt: "pomar",
    },
    "The orchard.",
    "Block A|Block B|Block C|Old Orchard|River Block|Hill Block|New Planting|South Slope",
  ),
  choice(
    "fruit_variety",
    "apple variety|orchard variety|variety of fruit|apple cultivar|variety of apple|tree variety",
    "Variety of fruit.",
    "Gala:20|Golden Delicious:16|Braeburn:14|Fuji:13|Elstar:11|Granny Smith:10|Conference pear:9|Williams pear:7",
  ),
  choice(
    "seed",
    {
      en: "~seeds|seed type|type of seed|seed mix|seed packet",
      de: "saatgut",
      es: "semilla",
      fr: "semence|graine",
      pt: "semente",
    },
    "What is sown.",
    "tomato:14|carrot:12|lettuce:12|wheat:11|maize:10|sunflower:9|pea:8|radish:8|clover:8|grass mix:8",
  ),
  choice(
    "implement",
    {
      en: "farm implement|implement type|attachment of tractor|tractor implement|farm machine|farm machinery",
      de: "anbaugerät|landmaschine",
      es: "apero",
      fr: "outil agricole",
      pt: "implemento",
    },
    "What the tractor pulls.",
    "plough:18|seed drill:16|sprayer:15|disc harrow:13|cultivator:11|mower:10|baler:9|slurry tanker:8",
  ),
  named(
    "tractor",
    { en: "tractor number|tractor id|tractor name", de: "traktor|schlepper", fr: "tracteur", pt: "trator" },
    "The tractor.",
    "Tractor 1|Tractor 2|Tractor 3|Tractor 4|TR-150|TR-210|Loader tractor",
  ),
  choice(
    "feed_type",
    "type of feed|feed ration|fodder type|feed name|kind of feed|ration type",
    "What is fed.",
    "maize silage:24|grass silage:22|hay:18|concentrate:16|barley meal:8|soybean meal:7|mineral mix:5",
  ),
  choice(
    "bedding",
    "bedding material|litter type|bedding type",
    "What the animals lie on.",
    "straw:46|sawdust:22|sand:16|rubber mat:10|paper:6",
  ),
  named(
    "greenhouse",
    {
      en: "glasshouse|greenhouse name|polytunnel|greenhouse number",
      de: "gewächshaus",
      es: "invernadero",
      fr: "serre",
      pt: "estufa",
    },
    "The greenhouse.",
    numbered("GH-", 1, 8),
  ),
  named(
    "apiary",
    { en: "apiary name|bee yard", de: "bienenstand", es: "apiario|colmenar", fr: "rucher", pt: "apiário" },
    "Invented apiary.",
    "Orchard Edge|Heather Hill|Lime Walk|River Bend|Old Quarry|Chapel Field|Willow End",
  ),
  choice("milking_session", "milking time|milking shift", "Which milking it was.", "morning:50|evening:42|noon:8"),
  choice(
    "cover_crop",
    "catch crop|green manure|previous crop|preceding crop",
    "What grew before.",
    "white mustard:24|phacelia:20|clover:18|winter rye:16|vetch:12|radish:10",
  ),
  choice(
    "tillage",
    "tillage method|soil tillage|cultivation method|tillage type",
    "How the soil is worked.",
    "ploughed:36|minimum tillage:30|no-till:22|strip till:12",
  ),
  choice(
    "sheep_breed",
    "breed of sheep|goat breed",
    "Breed of sheep.",
    "Texel:26|Suffolk:22|Merino:20|Dorper:12|Cheviot:11|Lacaune:9",
  ),
  choice(
    "pig_breed",
    "breed of pig|swine breed",
    "Breed of pig.",
    "Large White:34|Landrace:28|Duroc:20|Pietrain:12|Hampshire:6",
  ),
  choice(
    "poultry_breed",
    "chicken breed|hen breed|breed of chicken|breed of hen|layer breed",
    "Breed of poultry.",
    "Lohmann Brown:34|ISA Brown:26|Leghorn:18|Ross 308:14|Sussex:8",
  ),
];
