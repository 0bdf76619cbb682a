import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Land, water and sky by their names, and what lives and lies there. */
export const landscapeTypes: readonly SemanticType[] = [
  named(
    "mountain",
    {
      en: "mountain name|peak name|summit",
      de: "berg|gipfel",
      es: "montaña|pico",
      fr: "montagne|sommet",
      pt: "montanha",
    },
    "The mountain.",
    "Matterhorn|Mont Blanc|Eiger|Grossglockner|Zugspitze|Aneto|Teide|Ben Nevis|Etna|Triglav|Gran Paradiso|Snowdon",
  ),
  named(
    "island",
    { en: "island name|isle", de: "insel", es: "isla", fr: "île", pt: "ilha" },
    "The island.",
    "Crete|Madeira|Gotland|Texel|Skye|Menorca|Elba|Corfu|Bornholm|Rügen|Belle-Île|Faial",
  ),
  named(
    "beach",
    { en: "beach name|bathing site|bathing water", de: "strand", es: "playa", fr: "plage", pt: "praia" },
    "Invented beach.",
    "North Sands|Playa Alta|Plage des Ormes|Kestrel Cove|Praia Clara|Long Strand|Silver Bay|Dune Point",
  ),
  named(
    "catchment",
    {
      en: "catchment name|watershed|river catchment|drainage basin",
      de: "einzugsgebiet",
      es: "cuenca",
      fr: "bassin versant",
      pt: "bacia hidrográfica",
    },
    "Invented catchment.",
    "Upper Weir|Lower Weir|Stonebeck|Marlow|Eichbach|Rio Claro|Ormes|Kestrel Burn",
  ),
  named(
    "protected_area",
    {
      en: "national park|nature reserve|protected site|park reserve|conservation area",
      de: "schutzgebiet|naturschutzgebiet|nationalpark",
      es: "área protegida|parque nacional|espacio natural",
      fr: "aire protégée|parc national|réserve naturelle",
      pt: "área protegida|parque nacional",
    },
    "Invented protected area.",
    "Falkenau Heath|Kestrel Marshes|Stonebeck Gorge|Sierra Alta|Long Dunes|Birch Ridge|Lac des Ormes|Serra do Vento",
  ),
  named(
    "wetland",
    {
      en: "wetland name|marsh|bog|peatland",
      de: "moor|feuchtgebiet",
      es: "humedal",
      fr: "zone humide|marais",
      pt: "zona úmida",
    },
    "Invented wetland.",
    "Kestrel Marsh|Redmoor|Teufelsmoor Nord|Marais Bleu|Laguna Alta|Saltmere|Black Bog",
  ),
  named(
    "monitoring_well",
    { en: "observation well|groundwater well|piezometer well", de: "grundwassermessstelle" },
    "The well.",
    numbered("MW-", 101, 14),
  ),
  named(
    "gauge_station",
    { en: "gauging station|river gauge|tide gauge|stream gauge|gauge name|tide station", de: "pegel" },
    "The gauge.",
    "Weir Bridge|Marlow Lock|Stonebeck|Eichbach Mühle|Harbour Mole|Upper Kestrel|Long Glen|Puente Claro",
  ),
  named(
    "planet",
    { en: "planet name", de: "planet", es: "planeta", fr: "planète", pt: "planeta" },
    "The planet.",
    "Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Earth",
  ),
  named(
    "moon",
    { en: "moon name|natural satellite", de: "mond", es: "luna" },
    "The moon.",
    "Europa|Titan|Ganymede|Io|Callisto|Enceladus|Triton|Phobos|Rhea|Miranda",
  ),
  named(
    "asteroid",
    {
      en: "asteroid name|minor planet|near earth object",
      de: "asteroid",
      es: "asteroide",
      fr: "astéroïde",
      pt: "asteroide",
    },
    "The asteroid.",
    "(1) Ceres|(4) Vesta|(433) Eros|(2) Pallas|(99942) Apophis|(101955) Bennu|(16) Psyche|(243) Ida|(25143) Itokawa",
  ),
  named(
    "comet",
    { en: "comet name", de: "komet", es: "cometa", fr: "comète", pt: "cometa" },
    "The comet.",
    "1P/Halley|2P/Encke|67P/Churyumov–Gerasimenko|9P/Tempel|81P/Wild|46P/Wirtanen|109P/Swift–Tuttle",
  ),
  choice(
    "fossil",
    "fossil type|type of fossil|fossil group|fossil taxon",
    "What the fossil is.",
    "ammonite:24|trilobite:20|brachiopod:15|shark tooth:12|coral:10|belemnite:10|fern:9",
  ),
  choice(
    "meteorite_class",
    "!meteorite|meteorite type|class of meteorite",
    "Class of the meteorite.",
    "L6:28|H5:26|L5:14|H4:12|LL5:8|eucrite:5|iron IAB:4|CM2:3",
  ),
  choice(
    "isotope",
    { en: "nuclide|radionuclide|isotope name", de: "isotop", es: "isótopo", pt: "isótopo" },
    "The isotope.",
    "Cs-137:22|C-14:18|Sr-90:13|I-131:12|Co-60:12|U-238:10|H-3:8|Ra-226:5",
  ),
  choice(
    "pathogen",
    {
      en: "bacterium|bacteria species|microorganism|pathogen name|germ|organism isolated|isolated organism",
      de: "erreger|keim",
      es: "patógeno",
      fr: "pathogène|germe",
      pt: "patógeno",
    },
    "What makes ill.",
    "Escherichia coli:24|Staphylococcus aureus:18|Salmonella enterica:13|Klebsiella pneumoniae:12|Pseudomonas aeruginosa:11|Listeria monocytogenes:8|Campylobacter jejuni:8|Enterococcus faecalis:6",
  ),
  choice(
    "fungus_species",
    {
      en: "!fungus|mushroom|mushroom species|mushroom variety|species of mushroom|species of fungus|fungal species",
      de: "pilz|pilzart",
      es: "hongo|seta",
      fr: "champignon",
      pt: "cogumelo|fungo",
    },
    "What fungus it is.",
    "button mushroom:22|oyster mushroom:18|shiitake:16|porcini:13|chanterelle:12|fly agaric:8|honey fungus:6|morel:5",
  ),
  choice(
    "soil_horizon",
    "horizon of soil|soil layer|soil profile layer|horizon",
    "Layer of the soil.",
    "A:34|B:28|C:18|O:12|E:8",
  ),
  choice(
    "fluorophore",
    "fluorescent dye|fluorescent label|dye|fluorochrome",
    "What glows.",
    "FITC:26|PE:20|APC:16|Cy5:14|Alexa 488:12|DAPI:12",
  ),
  choice(
    "dilution",
    "dilution factor|dilution ratio|serial dilution",
    "How far it is diluted.",
    "1:10:30|1:100:24|1:1000:14|1:2:12|1:5:10|1:50:6|undiluted:4",
  ),
  choice(
    "marine_species",
    {
      en: "sea animal|marine animal|whale species|marine mammal|dolphin species|shark species|seabird",
      es: "especie marina",
      fr: "espèce marine",
      pt: "espécie marinha",
    },
    "What lives in the sea.",
    "bottlenose dolphin:20|harbour porpoise:18|grey seal:16|humpback whale:12|minke whale:10|green turtle:9|blue shark:8|common dolphin:7",
  ),
  choice(
    "reptile_species",
    "amphibian|turtle|frog|snake|lizard|amphibian species|frog species|snake species",
    "What reptile or amphibian it is.",
    "common frog:24|grass snake:18|common toad:17|slow worm:13|sand lizard:11|smooth newt:9|adder:8",
  ),
  choice(
    "research_field_name",
    "field of research|research area|scientific discipline|research discipline",
    "What is studied.",
    "molecular biology:18|materials science:15|ecology:13|computer science:13|neuroscience:11|astrophysics:10|organic chemistry:10|climate science:10",
  ),
];
