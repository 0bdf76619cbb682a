import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is watched in the field and in the sky, and from where. */
export const observedTypes: readonly SemanticType[] = [
  named(
    "transect",
    {
      en: "transect id|transect number|transect line|survey transect|transect name",
      de: "transekt",
      es: "transecto",
      pt: "transecto",
    },
    "The transect.",
    numbered("T", 1, 12),
  ),
  named(
    "quadrat",
    { en: "quadrat number|quadrat id|sample plot|survey plot|monitoring plot|vegetation plot" },
    "The quadrat.",
    numbered("Q", 1, 16),
  ),
  named(
    "nest",
    {
      en: "nest id|nest number|nest box|nesting box|nest site",
      de: "nest|nistkasten",
      es: "nido",
      fr: "nid|nichoir",
      pt: "ninho",
    },
    "The nest.",
    numbered("N-", 101, 16),
  ),
  choice(
    "nest_stage",
    "nest status|nesting stage|breeding stage",
    "How far the brood is.",
    "building:14|eggs:30|chicks:30|fledged:18|failed:8",
  ),
  choice(
    "bird_species",
    {
      en: "!bird|species of bird|bird type|kind of bird|bird observed",
      de: "vogel|vogelart",
      es: "ave|pájaro|especie de ave",
      fr: "oiseau|espèce d'oiseau",
      pt: "ave|pássaro",
    },
    "What bird it is.",
    "blackbird:15|great tit:14|house sparrow:13|robin:11|blue tit:10|chaffinch:8|magpie:7|wood pigeon:7|barn swallow:6|common buzzard:4|kestrel:3|grey heron:2",
  ),
  choice(
    "insect_species",
    {
      en: "!insect|species of insect|insect type|insect order|pollinator",
      de: "insekt",
      es: "insecto",
      fr: "insecte",
      pt: "inseto",
    },
    "What insect it is.",
    "honey bee:20|bumblebee:16|hoverfly:13|ladybird:10|ground beetle:9|mosquito:9|aphid:8|butterfly:6|ant:5|dragonfly:4",
  ),
  choice(
    "mammal_species",
    "!mammal|species of mammal|wild animal|game species|wildlife",
    "What mammal it is.",
    "red fox:20|roe deer:20|badger:12|wild boar:12|hare:11|red deer:9|hedgehog:8|otter:4|lynx:2|wolf:2",
  ),
  choice(
    "plant_species",
    {
      en: "species of plant|plant name|plant observed|wild plant|wildflower|weed|weed species",
      de: "pflanzenart|pflanze",
      es: "especie vegetal|planta observada",
      fr: "espèce végétale",
      pt: "espécie vegetal",
    },
    "What plant it is.",
    "white clover:16|dandelion:14|ribwort plantain:12|yarrow:11|red fescue:10|oxeye daisy:9|meadow buttercup:9|nettle:8|bracken:6|heather:5",
  ),
  named(
    "trap",
    { en: "trap id|trap number|trap station|camera trap", de: "falle", es: "trampa", fr: "piège", pt: "armadilha" },
    "The trap.",
    numbered("TR-", 11, 14),
  ),
  choice(
    "trap_type",
    "type of trap|kind of trap|trapping method",
    "Kind of trap.",
    "pitfall:26|light trap:20|camera trap:18|pheromone trap:16|mist net:11|sticky trap:9",
  ),
  choice(
    "survey_method",
    "sampling method|observation method|census method|sampling technique|method of survey",
    "How it was sampled.",
    "transect walk:28|point count:24|quadrat:16|camera trap:12|mist net:8|pitfall trap:7|acoustic recorder:5",
  ),
  named(
    "aquifer",
    { en: "aquifer name|groundwater body", de: "grundwasserleiter", es: "acuífero", fr: "aquifère", pt: "aquífero" },
    "The aquifer.",
    "Upper Chalk|Lower Greensand|Sherwood Sandstone|Alluvial gravels|Karst limestone|Basalt aquifer|Shallow sand|Deep sandstone",
  ),
  named(
    "river",
    { en: "river name|creek|river system|river basin", de: "fluss", es: "río", fr: "rivière|fleuve", pt: "rio" },
    "The river.",
    "Danube|Rhine|Elbe|Loire|Ebro|Tagus|Po|Vistula|Rhône|Thames|Oder|Douro",
  ),
  named(
    "lake",
    { en: "lake name", de: "see", es: "lago", fr: "lac", pt: "lago" },
    "The lake.",
    "Lake Constance|Lake Garda|Lake Geneva|Lake Como|Lake Balaton|Vänern|Lake Ohrid|Loch Ness|Lake Annecy|Lough Neagh",
  ),
  named(
    "reservoir",
    {
      en: "reservoir name|dam|dam name|storage lake",
      de: "talsperre|stausee",
      es: "embalse|presa",
      fr: "barrage",
      pt: "represa|barragem",
    },
    "Invented reservoir.",
    "Falkenau Reservoir|Upper Kestrel|Stonebeck|Valdera|Rio Claro|Long Glen|Marlow Water|Eichtal",
  ),
  named(
    "volcano",
    { en: "volcano name", de: "vulkan", es: "volcán", fr: "volcan", pt: "vulcão" },
    "The volcano.",
    "Etna|Stromboli|Kilauea|Merapi|Sakurajima|Popocatépetl|Villarrica|Piton de la Fournaise|Fuego|Mayon|Cotopaxi|Semeru",
  ),
  named(
    "glacier",
    { en: "glacier name", de: "gletscher", es: "glaciar", pt: "geleira" },
    "The glacier.",
    "Aletsch|Hintereisferner|Mer de Glace|Pasterze|Rhône|Gorner|Vatnajökull|Argentière|Vernagtferner",
  ),
  named(
    "storm",
    {
      en: "storm name|hurricane|cyclone|typhoon|tropical storm|named storm|hurricane name",
      de: "sturm",
      es: "tormenta|huracán",
      fr: "tempête|ouragan",
      pt: "tempestade|furacão",
    },
    "Invented name of a storm.",
    "Alba|Bruno|Cosima|Dario|Elvira|Fabian|Greta|Hugo|Ines|Jonas|Karla|Linus",
  ),
  named(
    "galaxy",
    { en: "galaxy name", de: "galaxie", es: "galaxia", fr: "galaxie", pt: "galáxia" },
    "The galaxy.",
    "NGC 1300|M 51|M 81|M 101|NGC 4414|NGC 253|M 104|NGC 6946|M 33|NGC 4565|NGC 891|M 87",
  ),
  choice(
    "galaxy_type",
    "galaxy class|hubble type|galaxy morphology|morphological type|morphology",
    "Shape of the galaxy.",
    "spiral:36|barred spiral:26|elliptical:22|lenticular:9|irregular:7",
  ),
  choice(
    "constellation",
    { en: "constellation name", de: "sternbild", es: "constelación", pt: "constelação" },
    "The constellation.",
    "Orion:14|Ursa Major:13|Cygnus:12|Lyra:10|Virgo:10|Leo:9|Andromeda:9|Cassiopeia:8|Scorpius:8|Sagittarius:7",
  ),
  named(
    "forest",
    { en: "forest name|woodland", de: "wald", es: "bosque", fr: "forêt", pt: "floresta" },
    "Invented forest.",
    "Falkenau Forest|Kingswood|Tannwald|Redfern Wood|Bosque Alto|Forêt des Ormes|Greyhollow|Birch Ridge",
  ),
  choice(
    "forest_type",
    "type of forest|stand type|vegetation type|vegetation",
    "Kind of forest.",
    "mixed:32|coniferous:28|deciduous:24|plantation:10|riparian:6",
  ),
  choice(
    "coral_type",
    "coral|coral species|reef type",
    "Kind of coral.",
    "Acropora:30|Porites:24|Pocillopora:18|Montipora:12|Favia:9|Fungia:7",
  ),
  choice(
    "pollutant_source",
    "pollution source|source of pollution|contamination source",
    "Where the pollution comes from.",
    "agriculture:28|traffic:22|wastewater:18|industry:16|landfill:8|shipping:8",
  ),
];
