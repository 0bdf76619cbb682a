import { choice, decimal, key, whole } from "../define.ts";
import { lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const woodsAndWatersTypes: readonly SemanticType[] = [
  key(
    "tree_id",
    { en: "tree|tree number|street tree", de: "baum|baumnummer", es: "árbol", fr: "arbre", pt: "árvore" },
    "Number of the tree.",
    "TREE-",
  ),
  choice(
    "tree_species",
    {
      en: "species of tree|type of tree|tree type|wood species",
      de: "baumart|holzart",
      es: "especie de árbol",
      fr: "essence|espèce d'arbre",
      pt: "espécie de árvore",
    },
    "Species of tree.",
    "spruce:22|pine:20|oak:16|beech:15|birch:9|maple:8|ash:6|larch:4",
  ),
  decimal(
    "trunk_diameter_cm",
    "dbh|diameter at breast height|trunk diameter|tree diameter|stem diameter",
    "Diameter at breast height.",
    lognormal(28, 0.5),
    1,
    { unit: "cm", minimum: 1, maximum: 1200 },
  ),
  decimal("tree_height_m", "tree height|height of tree|canopy height", "Height of the tree.", normal(18, 6), 1, {
    unit: "m",
    minimum: 0.3,
    maximum: 116,
  }),
  decimal(
    "timber_m3",
    "timber volume|wood volume|timber|volume of wood|~logs",
    "Volume of wood.",
    lognormal(0.9, 0.9),
    3,
    { unit: "m3", minimum: 0 },
  ),
  choice(
    "tree_health",
    "health of tree|condition of tree|crown condition|tree condition",
    "How the tree is.",
    "good:68|fair:22|poor:8|dead:2",
  ),
  choice(
    "fish_species",
    {
      en: "!fish|species caught|type of fish|catch species",
      de: "fischart|fisch",
      es: "especie de pez|pez|pescado",
      fr: "espèce de poisson|poisson",
      pt: "espécie de peixe|peixe",
    },
    "Species of fish.",
    "cod:20|herring:18|mackerel:15|tuna:12|salmon:12|sardine:12|haddock:7|sea bass:4",
  ),
  decimal(
    "catch_kg",
    {
      en: "catch weight|catch|fish caught|landed weight|landing weight|kg caught|catch size",
      de: "fangmenge|fang",
      es: "captura|peso de la captura",
      fr: "capture|poids de la capture",
      pt: "captura|peso da captura",
    },
    "Weight of the catch.",
    lognormal(180, 1.2),
    1,
    { unit: "kg", minimum: 0 },
  ),
  choice(
    "fishing_gear",
    "gear|fishing method|gear type|type of gear",
    "How it was caught.",
    "trawl:40|gillnet:22|longline:18|trap:12|purse seine:8",
  ),
  whole("fishing_hours", "fishing effort|hours fished|effort hours", "Hours of fishing.", lognormal(9, 0.6), {
    unit: "h",
    maximum: 500,
  }),
];
