import type { Model } from "../../../inferred/model.ts";

/** Who has a name of a firm, though nobody told us of what trade. */
const companies: ReadonlySet<string> = new Set(
  "company organisation organization vendor supplier carrier store shop restaurant hotel bank hospital clinic school university club team airline publisher studio manufacturer brand merchant partner employer agency firm landlord operator provider sponsor exhibitor museum farm winery library bakery brewery gym theatre theater cinema cafe pub pharmacy laundromat dealership gallery zoo".split(
    " ",
  ),
);

/** Nouns by what names of such things are made of, a kind of house or an industry a line. */
const houses: Readonly<Record<string, string>> = {
  hotels: "hotel hostel inn motel guesthouse resort",
  restaurants: "restaurant cafe pub bar bistro diner brasserie taverna",
  banks: "bank",
  merchants: "store shop merchant retailer boutique kiosk",
  airlines: "airline carrier",
  hospitals: "hospital clinic hospice",
  schools: "school kindergarten nursery",
  universities: "university college",
  museums: "museum gallery",
  teams: "team club squad franchise",
  projects: "project programme program initiative",
  vessels: "ship vessel boat yacht ferry barge trawler tanker freighter tug sailboat",
  campaigns: "campaign promotion promo",
  apps: "app game website plugin platform chatbot bot",
  playlists: "playlist mixtape",
  technology: "startup scaleup",
  nonprofit: "ngo charity nonprofit association foundation",
  agriculture: "farm winery vineyard ranch orchard",
  insurance: "insurer",
  logistics: "haulier forwarder shipper",
  food_and_beverage: "brewery bakery dairy distillery roastery caterer",
  pharmaceuticals: "lab laboratory",
};
/** Works that have a title of their own. */
const works: Readonly<Record<string, string>> = {
  titles: "film movie book novel show series play musical opera exhibition episode documentary",
  songs: "song track single album",
  artists: "artist band musician",
  dishes: "dish recipe meal menu",
  courses: "course module workshop class lecture seminar training",
};
/** What stands in a landscape or is held somewhere: called by what it is, behind a name of its own. */
const called = new Set(
  "trail path route park garden lake beach mountain peak hill river forest wood island bay cave glacier bridge tunnel station port harbour harbor airport dam mine quarry plant turbine festival event fair conference congress summit concert race marathon tournament league cup award prize podcast channel magazine newspaper blog village estate tower castle church monument building stadium theatre theater cinema arena library zoo aquarium campsite marina spa gym studio market mall warehouse depot reef valley reserve sanctuary track circuit lodge cabin villa cottage apartment residence fund index trust cooperative union choir orchestra guild clan faction mission satellite telescope observatory expedition pipeline canal reservoir substation".split(
    " ",
  ),
);
const goods = new Set(
  "product item article part good component device tool material medicine drug gadget toy appliance snack".split(" "),
);
/** What is called as one would call a person, without a family. */
const creatures = new Set(
  "animal pet dog cat horse cow dragon npc character hero monster robot goat sheep pig donkey parrot".split(" "),
);

const kindOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([kind, nouns]) => nouns.split(" ").map((noun) => [noun, kind])));
const houseOf = kindOf(houses);
const workOf = kindOf(works);

/** How things of a noun are called; undefined for persons and for what nobody told us about. */
export function nameOf(noun: string): Model | undefined {
  const house = houseOf.get(noun);
  if (house !== undefined) return { kind: "organisation", part: "name", industry: house };
  const work = workOf.get(noun);
  if (work !== undefined) return { kind: "goods", part: "name", category: work };
  if (called.has(noun))
    return { kind: "organisation", part: "name", ending: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}` };
  if (companies.has(noun)) return { kind: "organisation", part: "name" };
  if (creatures.has(noun)) return { kind: "person", part: "first_name" };
  return goods.has(noun) ? { kind: "goods", part: "name" } : undefined;
}
