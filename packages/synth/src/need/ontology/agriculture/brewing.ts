import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What beer and spirits are made of and kept in. */
export const brewingTypes: readonly SemanticType[] = [
  choice(
    "hop",
    {
      en: "hop variety|hop type|hop name|variety of hop",
      de: "hopfen|hopfensorte",
      es: "lúpulo",
      fr: "houblon",
      pt: "lúpulo",
    },
    "Variety of hop.",
    "Cascade:16|Citra:15|Hallertau Mittelfrüh:12|Saaz:12|East Kent Goldings:10|Mosaic:10|Fuggle:8|Simcoe:8|Magnum:9",
  ),
  choice(
    "malt",
    { en: "malt type|base malt|malt name|grain bill|kind of malt", de: "malz", es: "malta", fr: "malt", pt: "malte" },
    "Kind of malt.",
    "pilsner:26|pale ale:22|munich:14|wheat:12|crystal 60:9|vienna:8|chocolate:5|smoked:4",
  ),
  choice(
    "yeast",
    {
      en: "yeast strain|yeast type|yeast name|brewing yeast|wine yeast",
      de: "hefe",
      es: "levadura",
      fr: "levure",
      pt: "levedura",
    },
    "The yeast.",
    "US-05:22|S-04:16|W-34/70:18|Belle Saison:10|Nottingham:10|WB-06:9|K-97:8|EC-1118:7",
  ),
  named(
    "cask",
    {
      en: "cask number|barrel number|cask id|oak barrel|whisky cask|keg",
      de: "fass",
      es: "barrica|barril",
      fr: "fût|barrique",
      pt: "barril",
    },
    "Number of the cask.",
    numbered("C-", 1041, 16),
  ),
  choice(
    "cask_type",
    "type of cask|barrel type|cask wood|kind of cask|wood of cask",
    "Kind of cask.",
    "ex-bourbon barrel:42|sherry butt:20|hogshead:14|port pipe:9|virgin oak:8|wine barrique:7",
  ),
  named(
    "fermenter",
    {
      en: "fermentation tank|fermenter number|fermentation vessel|brite tank",
      de: "gärtank",
      es: "fermentador",
      fr: "fermenteur",
      pt: "fermentador",
    },
    "The fermenter.",
    numbered("FV-", 1, 10),
  ),
  named(
    "brewery",
    {
      en: "brewery name|distillery|distillery name",
      de: "brauerei",
      es: "cervecería",
      fr: "brasserie",
      pt: "cervejaria",
    },
    "Invented brewery.",
    "Redgate Brewing|Falkenbräu|Three Herons|Copper Lane|Kestrel & Sons|Old Mill Brewery|Brasserie du Lac|Stonebridge|Bräuhaus Lindenau",
  ),
];
