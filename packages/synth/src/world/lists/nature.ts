import { lazily, listed } from "../list.ts";

/** Weather, plants, animals, materials, colours. */
export const weatherConditions = [
  ["clear", 27],
  ["partly cloudy", 24],
  ["overcast", 17],
  ["light rain", 12],
  ["rain", 7],
  ["heavy rain", 2],
  ["drizzle", 3],
  ["fog", 3],
  ["snow", 2],
  ["thunderstorm", 2],
  ["sleet", 1],
] as const;
export const windDirections = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export const seasons = ["winter", "spring", "summer", "autumn"] as const;
export const crops = listed(
  "maize|wheat|soybeans|barley|rice|potatoes|sugar beet|rapeseed|sunflowers|oats|rye|cotton|tomatoes|onions|carrots|lettuce|apples|grapes|oranges|olives|coffee|cocoa|sugar cane|peas|beans|sorghum|millet|cassava|peanuts|strawberries|cabbage|alfalfa",
);
export const soilTypes = listed("sandy loam|clay|silt loam|loam|sandy|peat|chalk|clay loam|silty clay");
export const livestock = listed(
  "dairy cow|beef cattle|sheep|goat|pig|laying hen|broiler|turkey|duck|horse|rabbit|alpaca",
);
export const irrigationTypes = listed("drip|sprinkler|centre pivot|furrow|flood|rain-fed");
export const fertilisers = listed("urea|ammonium nitrate|potash|compost|manure|NPK 15-15-15|lime|superphosphate");

/** Pets with their breeds. */
export const petBreeds: Readonly<Record<string, () => readonly string[]>> = {
  dog: listed(
    "Labrador Retriever|German Shepherd|Golden Retriever|French Bulldog|Poodle|Beagle|Dachshund|Border Collie|Boxer|Cocker Spaniel|Chihuahua|Husky|mixed breed|Jack Russell Terrier|Australian Shepherd|Greyhound",
  ),
  cat: listed(
    "domestic shorthair|Maine Coon|Siamese|Persian|British Shorthair|Ragdoll|Bengal|Norwegian Forest Cat|mixed breed|Sphynx|Birman",
  ),
  rabbit: listed("Holland Lop|Netherland Dwarf|Lionhead|Rex|mixed breed"),
  bird: listed("budgerigar|cockatiel|canary|lovebird|zebra finch"),
  reptile: listed("leopard gecko|bearded dragon|corn snake|tortoise"),
  rodent: listed("Syrian hamster|guinea pig|gerbil|fancy rat|chinchilla"),
};
export const petNames = listed(
  "Luna|Bella|Milo|Charlie|Max|Coco|Daisy|Rocky|Nala|Oscar|Simba|Ruby|Loki|Poppy|Teddy|Willow|Biscuit|Olive|Pepper|Ziggy|Hazel|Bruno|Mochi|Pickles|Rosie|Shadow|Toffee|Waffles|Archie|Maple",
);
export const wildAnimals = listed(
  "red fox|roe deer|wild boar|badger|otter|beaver|grey wolf|lynx|brown bear|hare|hedgehog|squirrel|bat|barn owl|kestrel|white stork|crane|kingfisher|blackbird|robin|grey heron|salmon|trout|pike|elephant|zebra|giraffe|lion|leopard|chimpanzee|dolphin|grey seal|humpback whale",
);
export const birds = listed(
  "house sparrow|blackbird|great tit|blue tit|robin|starling|chaffinch|wood pigeon|barn swallow|magpie|kestrel|buzzard|mallard|mute swan|grey heron|white stork|jay|nuthatch|wren|goldfinch|skylark|barn owl",
);
export const trees = listed(
  "oak|beech|pine|spruce|birch|maple|ash|lime|chestnut|willow|poplar|alder|larch|fir|cherry|walnut|elm|hornbeam|cedar|yew",
);
export const flowers = listed(
  "rose|tulip|lily|daisy|sunflower|orchid|lavender|iris|peony|carnation|hydrangea|poppy|daffodil|dahlia",
);
export const colours = listed(
  "black|white|grey|navy|blue|red|green|beige|brown|pink|yellow|orange|purple|olive|burgundy|teal|cream|silver|gold|charcoal|turquoise|mustard|lavender|coral|khaki|ivory",
);
/** A colour's usual RGB, in hexadecimal digits. */
export const colourCodes = lazily(
  () =>
    new Map(
      "black 000000|white ffffff|grey 808080|navy 000080|blue 1f5fbf|red c62828|green 2e7d32|beige f5f5dc|brown 795548|pink f48fb1|yellow fdd835|orange fb8c00|purple 7b1fa2|olive 808000|burgundy 800020|teal 008080|cream fffdd0|silver c0c0c0|gold d4af37|charcoal 36454f|turquoise 40e0d0|mustard e1ad01|lavender b57edc|coral ff7f50|khaki c3b091|ivory fffff0"
        .split("|")
        .map((entry): [string, string] => [entry.slice(0, -7), entry.slice(-6)]),
    ),
);
export const materials = listed(
  "cotton|linen|wool|silk|polyester|leather|denim|bamboo|oak|pine|walnut|steel|stainless steel|aluminium|glass|ceramic|concrete|plastic|rubber|paper|cork|marble|granite|copper|brass|titanium|carbon fibre|nylon|velvet|hemp",
);
export const metals = listed(
  "steel|aluminium|copper|brass|zinc|nickel|titanium|lead|tin|gold|silver|lithium|cobalt|iron ore",
);
export const minerals = listed(
  "copper|gold|silver|iron ore|lithium|nickel|zinc|lead|bauxite|coal|phosphate|potash|cobalt|manganese|rare earths|quartz",
);
export const wasteTypes = listed(
  "residual|paper|plastic|glass|organic|metal|electronics|bulky|hazardous|textiles|construction",
);
export const energySources = listed("solar|wind|hydro|nuclear|gas|coal|biomass|geothermal|oil|battery");
export const airPollutants = listed("PM2.5|PM10|NO2|O3|SO2|CO|NH3|benzene");
export const chemicalElements = listed(
  "hydrogen|helium|lithium|carbon|nitrogen|oxygen|sodium|magnesium|aluminium|silicon|phosphorus|sulfur|chlorine|potassium|calcium|iron|copper|zinc|silver|tin|iodine|gold|mercury|lead",
);
