import { choice } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Grain and seed by kind and variety, and single animals by their tags. */
export const cropsTypes: readonly SemanticType[] = [
  choice(
    "grain",
    {
      en: "grain type|type of grain|cereal|cereal type|kind of grain|grain crop|oilseed",
      de: "getreide|getreideart",
      es: "cereal|grano",
      fr: "céréale",
      pt: "cereal|grão",
    },
    "Kind of grain.",
    "wheat:32|barley:22|maize:20|oats:10|rye:8|triticale:5|sorghum:3",
  ),
  choice(
    "wheat_variety",
    "grain variety|variety of wheat|barley variety|maize variety|corn hybrid",
    "Invented variety of grain.",
    "Aurelio:22|Bravura:20|Granit:17|Helios:15|Condor 3:14|Elite 22:12",
  ),
  choice(
    "potato_variety",
    "variety of potato|potato type|type of potato",
    "Variety of potato.",
    "Agria:24|Russet Burbank:18|Charlotte:16|Maris Piper:16|Bintje:14|Désirée:12",
  ),
  choice(
    "tomato_variety",
    "variety of tomato|tomato type|type of tomato",
    "Variety of tomato.",
    "San Marzano:24|Roma:20|Moneymaker:17|Beefsteak:15|Cherry Sweet 100:14|Black Krim:10",
  ),
  choice(
    "rice_variety",
    "variety of rice|rice type|type of rice",
    "Variety of rice.",
    "basmati:26|jasmine:22|arborio:16|IR64:16|koshihikari:11|carnaroli:9",
  ),
  choice(
    "soil_amendment",
    "soil improver|compost type|mulch|manure type",
    "What the soil is improved with.",
    "compost:34|lime:24|manure:20|gypsum:10|biochar:7|wood chips:5",
  ),
  choice(
    "rootstock",
    {
      en: "rootstock type|graft rootstock",
      de: "unterlage",
      es: "portainjerto",
      fr: "porte-greffe",
      pt: "porta-enxerto",
    },
    "What it is grafted on.",
    "M9:34|MM106:20|SO4:14|5BB:12|Gisela 5:12|Quince A:8",
  ),
  named(
    "cow_name",
    {
      en: "!cow|cow number|dairy cow|heifer|calf",
      de: "kuh|kalb",
      es: "vaca|ternero",
      fr: "vache|veau",
      pt: "vaca|bezerro",
    },
    "The cow by her tag and name.",
    "0412 Bella|0417 Daisy|0421 Rosa|0433 Lotte|0438 Molly|0440 Flora|0452 Elsa|0459 Greta|0461 Nora|0467 Heidi|0473 Alma|0480 Ruby",
  ),
  named(
    "sheep_tag",
    {
      en: "!sheep|ewe|goat|lamb tag|ewe number|ram number|sheep number|sow|sow number|boar number",
      de: "schaf|ziege|sau",
      es: "oveja|cabra|cerda",
      fr: "brebis|chèvre|truie",
      pt: "ovelha|cabra|porca",
    },
    "The animal by its tag.",
    "E-1102|E-1108|E-1115|E-1121|E-1130|E-1134|E-1147|E-1152|E-1160|E-1163|E-1171|E-1188",
  ),
  choice(
    "hoof_condition",
    "hoof health|claw health|lameness class|lameness score class",
    "State of the hooves.",
    "sound:70|mild lesion:18|lame:9|severe:3",
  ),
  choice(
    "livestock_market",
    "market of livestock|auction mart|cattle market",
    "Invented market.",
    "Marlow Mart:30|Stonebridge Market:26|Ridgemoor Auctions:24|Valdera Feria:20",
  ),
];
