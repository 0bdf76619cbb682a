import { below, draw, innerKey, unit } from "../random/hash.ts";
import { isKnownBrand } from "./known-brands.ts";
import { evenly, type LazyList, lazily, listed, worded } from "./list.ts";
import { type MerchantCategory, merchantCategories } from "./lists/merchant-categories.ts";

/** Invented organisations. Names are put together out of plain words and syllables; well-known brands are left out. */

export interface Company {
  readonly name: string;
  /** The name with its legal form: "Amberforge GmbH". */
  readonly legalName: string;
  readonly industry: string;
}

const SALT = 0x6f726761;

interface Industry {
  /** Second words of names. */
  readonly nouns: LazyList;
  readonly employees: number;
}

/** Industries with the words that their companies' names end on. */
const industryTable: Readonly<Record<string, Industry>> = {
  technology: {
    nouns: worded("Systems Software Labs Networks Digital Technologies Computing Data Cloudworks Interactive"),
    employees: 140,
  },
  finance: {
    nouns: worded("Capital Finance Partners Advisors Trust Investments Holdings Securities Ventures Credit"),
    employees: 220,
  },
  insurance: { nouns: worded("Insurance Mutual Assurance Underwriters Cover Protect Life"), employees: 400 },
  healthcare: { nouns: worded("Health Clinics Care Medical Diagnostics Wellness Therapies"), employees: 260 },
  pharmaceuticals: {
    nouns: worded("Pharma Therapeutics Biosciences Laboratories Biologics Life_Sciences"),
    employees: 380,
  },
  retail: { nouns: worded("Stores Market Outfitters Goods Trading Mercantile Emporium Supplies"), employees: 180 },
  manufacturing: {
    nouns: worded("Manufacturing Industries Works Components Tools Machinery Fabrication Engineering"),
    employees: 320,
  },
  automotive: { nouns: worded("Motors Automotive Drivetrain Mobility Vehicles Parts"), employees: 450 },
  energy: { nouns: worded("Energy Power Renewables Grid Solar Windworks Utilities"), employees: 350 },
  construction: {
    nouns: worded("Construction Builders Contractors Civil Structures Surveyors Roofing"),
    employees: 90,
  },
  real_estate: { nouns: worded("Properties Estates Realty Homes Lettings Land"), employees: 45 },
  logistics: {
    nouns: worded("Logistics Freight Forwarding Shipping Haulage Express Carriers Distribution"),
    employees: 240,
  },
  hospitality: { nouns: worded("Hotels Resorts Hospitality Inns Catering Kitchens"), employees: 120 },
  food_and_beverage: {
    nouns: worded("Foods Bakery Provisions Dairy Brewing Farms Beverages Roasters"),
    employees: 150,
  },
  agriculture: { nouns: worded("Farms Agriculture Growers Seeds Orchards Grain Vineyards"), employees: 60 },
  education: { nouns: worded("Academy Learning Education Institute Tutors Courses"), employees: 80 },
  media: { nouns: worded("Media Studios Pictures Press Broadcasting Publishing Records"), employees: 70 },
  telecommunications: { nouns: worded("Telecom Mobile Networks Communications Wireless Fibre"), employees: 500 },
  consulting: { nouns: worded("Consulting Advisory Associates Partners Strategy Group"), employees: 75 },
  legal: { nouns: worded("Legal Chambers Law Solicitors Counsel"), employees: 40 },
  aerospace: { nouns: worded("Aerospace Aviation Avionics Aeronautics Spaceworks"), employees: 420 },
  mining: { nouns: worded("Mining Minerals Resources Quarries Metals"), employees: 380 },
  chemicals: { nouns: worded("Chemicals Polymers Coatings Materials Plastics"), employees: 300 },
  textiles: { nouns: worded("Textiles Apparel Clothing Weavers Garments Knitwear"), employees: 130 },
  environmental_services: { nouns: worded("Environmental Recycling Water Waste Ecology"), employees: 110 },
  nonprofit: { nouns: worded("Foundation Trust Relief Alliance Initiative Fund"), employees: 35 },
  government: { nouns: worded("Agency Authority Office Board Commission Council"), employees: 600 },
  gaming: { nouns: worded("Games Interactive Play Studios Arcade"), employees: 65 },
  travel: { nouns: worded("Travel Tours Voyages Journeys Holidays Expeditions"), employees: 85 },
  security: { nouns: worded("Security Defence Guard Shield Safeguard"), employees: 115 },
};

/** Names of industries. */
export const industries: readonly string[] = Object.keys(industryTable);

const firstWords = listed(
  "Alder|Amber|Anchor|Arbor|Ash|Aspen|Aurora|Badger|Basalt|Beacon|Birch|Blue Heron|Bramble|Bright|Brook|Calder|Canyon|Cedar|Cinder|Clear|Clover|Cobalt|Copper|Coral|Corner|Crest|Dale|Dawn|Drift|Dune|East|Eastbrook|Echo|Elm|Ember|Evergreen|Fairwind|Falcon|Fern|Field|Flint|Forge|Fox|Gable|Garnet|Glade|Golden|Granite|Green|Grove|Harbour|Harvest|Hawk|Hazel|Heath|Heron|Highland|Hollow|Horizon|Ivory|Jade|Juniper|Kestrel|Keystone|Lake|Lantern|Larch|Lark|Laurel|Ledger|Lighthouse|Lime|Linden|Loom|Lumen|Lynx|Maple|Marble|Marsh|Meadow|Mill|Moor|Moss|Mountain|Nettle|North|Northgate|Oak|Ocean|Onyx|Opal|Orchard|Osprey|Otter|Parallel|Pebble|Peregrine|Pine|Pioneer|Plover|Polar|Prairie|Quarry|Quartz|Raven|Red Kite|Reed|Ridge|River|Robin|Rowan|Saddle|Saffron|Sable|Salt|Sand|Sequoia|Silver|Slate|Solstice|Sorrel|South|Spruce|Stag|Sterling Oak|Stone|Summit|Swift|Sycamore|Tern|Thistle|Tidal|Timber|Topaz|Tundra|Upland|Valley|Vantage|Verdant|Violet|Walnut|Wander|West|Westfield Oak|Wharf|Whin|Wild|Willow|Winter|Wolf|Wren|Yarrow|Zephyr|Zenith Oak",
);
const syllablesFront = worded(
  "Al Bel Bra Cal Cor Dal Del Dor El Fen Fer Gal Hal Hel Is Jor Kal Kel Lan Lor Lun Mar Mel Mir Nor Or Pel Quin Ral Sal Sol Tal Tel Tor Ul Val Ver Vol Yor Zel",
);
const syllablesMiddle = worded("a e i o u an en in on ar er or al el il ia io ea");
const syllablesEnd = worded(
  "bex bria cera cta dra dyne gon lix lora mera mont nara nex nova phen quor ra ria ris ronix sana sta tera thos tris tura varo vena via vion xis zana",
);
const joined = worded(
  "bridge brook craft crest dale field forge gate grove haven hill leaf light line mark mere mill path peak point port reach ridge rock shore side spring stead stone trail vale view ward water way well wick wind wood works",
);

const legalForms: Readonly<Record<string, string>> = {
  US: "Inc.|LLC|Corp.|Co.",
  CA: "Inc.|Ltd.|Corp.",
  GB: "Ltd|PLC|LLP",
  IE: "Ltd|DAC",
  DE: "GmbH|AG|GmbH & Co. KG|UG",
  AT: "GmbH|AG",
  CH: "AG|GmbH|SA",
  FR: "SAS|SARL|SA",
  BE: "BV|NV|SA",
  NL: "B.V.|N.V.",
  LU: "S.à r.l.|S.A.",
  ES: "S.L.|S.A.",
  PT: "Lda.|S.A.",
  IT: "S.r.l.|S.p.A.",
  SE: "AB",
  NO: "AS|ASA",
  DK: "A/S|ApS",
  FI: "Oy|Oyj",
  PL: "Sp. z o.o.|S.A.",
  CZ: "s.r.o.|a.s.",
  HU: "Kft.|Zrt.",
  RO: "S.R.L.|S.A.",
  BR: "Ltda.|S.A.",
  MX: "S.A. de C.V.|S. de R.L.",
  AR: "S.A.|S.R.L.",
  CL: "SpA|Ltda.",
  CO: "S.A.S.|Ltda.",
  JP: "K.K.|G.K.",
  CN: "Co., Ltd.",
  KR: "Co., Ltd.",
  IN: "Pvt. Ltd.|Ltd.",
  SG: "Pte. Ltd.",
  AU: "Pty Ltd|Ltd",
  NZ: "Ltd",
  ZA: "(Pty) Ltd",
  TR: "A.Ş.|Ltd. Şti.",
};

/** The root of a name: a word, two words that grew together, or syllables. Roots that are a known brand are drawn again. */
function rootAt(key: number): string {
  for (let attempt = 0; ; attempt++) {
    const inside = innerKey(key, attempt);
    const kind = draw(inside, 0);
    const root =
      kind < 0x50000000
        ? evenly(firstWords(), draw(inside, 1))
        : kind < 0xa8000000
          ? compound(evenly(firstWords(), draw(inside, 1)), evenly(joined(), draw(inside, 2)))
          : evenly(syllablesFront(), draw(inside, 1)) +
            evenly(syllablesMiddle(), draw(inside, 2)) +
            evenly(syllablesEnd(), draw(inside, 3));
    if (!isKnownBrand(root) || attempt === 7) return root;
  }
}

function compound(word: string, ending: string): string {
  const front = word.split(" ")[0] as string;
  // "Stonestone" and "Millmill" are nobody's name.
  return front.toLowerCase().endsWith(ending) ? front : front + ending;
}

/** An industry at a key. */
export function industryAt(key: number): string {
  return evenly(industries, draw(innerKey(key, SALT), 1));
}

/** The company at a key, in an industry of ours or its own, with the legal form of its country. */
export function companyAt(key: number, industry: string = industryAt(key), country = "US"): Company {
  const inside = innerKey(key, SALT);
  const root = rootAt(inside);
  const nouns = (industryTable[industry] ?? (industryTable.manufacturing as Industry)).nouns();
  const shape = draw(inside, 2);
  const noun = evenly(nouns, draw(inside, 3));
  const other = evenly(firstWords(), draw(inside, 4));
  const name =
    shape < 0xb0000000
      ? `${root} ${noun}`
      : shape < 0xd8000000 && other !== root
        ? `${root} & ${other} ${noun}`
        : `${root} ${noun} Group`;
  const forms = (legalForms[country] ?? "Ltd.").split("|");
  return { name, legalName: `${name} ${evenly(forms, draw(inside, 5))}`, industry };
}

/** How many people work at the company of a key: few have many. */
export function employeesAt(key: number, industry: string = industryAt(key)): number {
  const typical = industryTable[industry]?.employees ?? 120;
  const x = unit(draw(innerKey(key, SALT), 6));
  // A Pareto tail of index 1 over a tenth of the industry's typical size, cut at 40 times.
  return Math.max(1, Math.round((typical * 0.25) / Math.max(1 - x, 0.006)));
}

/** A year in which a company was founded. */
export function foundedAt(key: number, lastYear: number): number {
  const x = unit(draw(innerKey(key, SALT), 7));
  return lastYear - Math.floor(x * x * 110);
}

const teamAnimals = worded(
  "Falcons Otters Comets Wolves Ravens Herons Badgers Stags Foxes Lynxes Hawks Bears Kestrels Marlins Bison Cranes Hornets Ibexes Jackals Larks Moose Owls Pikes Rooks Sparrows Swifts Terns Vipers Wrens Mustangs Rovers Wanderers United Athletic Rangers Albion Harriers Mariners Pioneers Miners Weavers Millers",
);

/** A team's name out of a town: "Halden Otters". */
export function teamAt(key: number, town: string = townAt(key)): string {
  return `${town} ${evenly(teamAnimals(), draw(innerKey(key, SALT), 8))}`;
}

const townFront = worded(
  "Ald Ash Bar Bex Bram Brock Cald Carn Cham Clay Cress Dart Dun Eagle East Elm Fen Farn Glen Grim Hal Hart Hazel Hol Holm Inver Kel Kirk Lang Lin Mar Mill Mor Nether New North Oak Ott Pem Quen Rad Raven Red Ros Sel Shel South Stan Stave Sund Swan Tar Thorn Up Wel West Whit Wind Wood Wyn Yar",
);
const townEnd = worded(
  "borough bridge burgh burn bury by combe cote dale den don field ford gate ham haven holt hurst ley marsh mere mont mouth ness port shaw stead stoke stow thorpe ton vale wick wold worth",
);

/** An invented town. */
export function townAt(key: number): string {
  const inside = innerKey(key, SALT);
  return evenly(townFront(), draw(inside, 9)) + evenly(townEnd(), draw(inside, 10));
}

/** A university of an invented town. */
export function universityAt(key: number, town: string = townAt(key)): string {
  const forms = [
    "University of {t}",
    "{t} University",
    "{t} State University",
    "{t} Institute of Technology",
    "{t} College",
    "{t} University of Applied Sciences",
    "{t} School of Arts and Sciences",
  ];
  return evenly(forms, draw(innerKey(key, SALT), 11)).replace("{t}", town);
}

/** A school of an invented town. */
export function schoolAt(key: number, town: string = townAt(key)): string {
  const forms = [
    "{t} High School",
    "{t} Elementary School",
    "{t} Middle School",
    "{t} Academy",
    "{t} Primary School",
    "{t} Community School",
    "{t} Grammar School",
    "{t} Montessori School",
  ];
  return evenly(forms, draw(innerKey(key, SALT), 12)).replace("{t}", town);
}

/** A hospital of an invented town. */
export function hospitalAt(key: number, town: string = townAt(key)): string {
  const forms = [
    "{t} General Hospital",
    "{t} Memorial Hospital",
    "{t} Medical Center",
    "{t} Regional Hospital",
    "{t} Children’s Hospital",
    "{t} Community Clinic",
    "{t} University Hospital",
    "{t} Women’s Hospital",
    "{t} Rehabilitation Center",
  ];
  return evenly(forms, draw(innerKey(key, SALT), 13)).replace("{t}", town);
}

/** A bank. */
export function bankAt(key: number): string {
  const forms = [
    "{r} Bank",
    "Bank of {t}",
    "{t} Savings Bank",
    "First {t} Bank",
    "{r} Credit Union",
    "{r} Trust Bank",
    "{t} Cooperative Bank",
    "{r} Private Bank",
  ];
  const inside = innerKey(key, SALT);
  return evenly(forms, draw(inside, 14)).replace("{r}", rootAt(inside)).replace("{t}", townAt(key));
}

/** A museum of an invented town. */
export function museumAt(key: number, town: string = townAt(key)): string {
  const forms = [
    "{t} Museum of Art",
    "{t} City Museum",
    "{t} Museum of Natural History",
    "{t} Maritime Museum",
    "{t} Gallery of Modern Art",
    "{t} Science Centre",
    "{t} Textile Museum",
    "{t} Railway Museum",
  ];
  return evenly(forms, draw(innerKey(key, SALT), 15)).replace("{t}", town);
}

/** A hotel. */
export function hotelAt(key: number): string {
  const forms = [
    "Hotel {r}",
    "The {r} Hotel",
    "{r} Inn",
    "{r} Lodge",
    "{r} Suites",
    "{t} Grand Hotel",
    "{r} House",
    "{t} Harbour Hotel",
    "{r} Boutique Hotel",
    "{t} Park Hotel",
  ];
  const inside = innerKey(key, SALT);
  return evenly(forms, draw(inside, 16)).replace("{r}", rootAt(inside)).replace("{t}", townAt(key));
}

/** A restaurant. */
export function restaurantAt(key: number): string {
  const forms = [
    "The {r} Table",
    "{r} Kitchen",
    "Café {r}",
    "{r} & Thyme",
    "Trattoria {r}",
    "{r} Grill",
    "Bistro {r}",
    "The {r} Spoon",
    "{r} Noodle House",
    "{r} Tavern",
    "{r} Smokehouse",
    "Osteria {r}",
    "Casa {r}",
    "{r} Bakehouse",
  ];
  const inside = innerKey(key, SALT);
  return evenly(forms, draw(inside, 17)).replace("{r}", rootAt(inside));
}

/** An airline with a two-character code that no airline has. */
export interface Airline {
  readonly code: string;
  readonly name: string;
}

/** IATA gives no code with 0 in front to an airline. */
export const airlines = lazily((): readonly Airline[] =>
  "0Z Zephyr Air|0X Northlark Airways|0V Valmera Airlines|0Q Quillon Air|0K Kestrel Airways|0W Westmere Air|0A Auralis Airlines|0B Bluefen Aviation|0C Corvane Air|0D Dunmere Airways|0E Eastwick Air|0F Fairlight Airlines|0G Galdera Air|0H Heronair|0J Jorvena Airways|0L Larkspan Air|0M Meridane Airlines|0N Norvelle Air|0P Pelora Airways|0R Ravensreach Air|0S Solvane Airlines|0T Ternwing|0U Ulvera Air|0Y Yarrow Airways"
    .split("|")
    .map((text) => ({ code: text.slice(0, 2), name: text.slice(3) })),
);

/** An invented airline. */
export function airlineAt(key: number): Airline {
  return evenly(airlines(), draw(innerKey(key, SALT), 18));
}

/** A merchant of a category (MCC) of ours, or of any. */
export function merchantAt(key: number, category: MerchantCategory = merchantCategoryAt(key)): string {
  const inside = innerKey(key, SALT);
  const root = rootAt(inside);
  const ending = evenly(category.endings, draw(inside, 19));
  return ending.includes("{r}") ? ending.replace("{r}", root) : `${root} ${ending}`;
}

/** A merchant category at a key, by how often cards are used there. */
export function merchantCategoryAt(key: number): MerchantCategory {
  const all = merchantCategories();
  const x = unit(draw(innerKey(key, SALT), 20));
  return all[Math.floor(x * x * all.length)] as MerchantCategory;
}

/** A project's code name. */
export function projectAt(key: number): string {
  const inside = innerKey(key, SALT);
  return `Project ${evenly(firstWords(), draw(inside, 21)).split(" ")[0]}${below(draw(inside, 22), 4) === 0 ? ` ${2 + below(draw(inside, 23), 3)}` : ""}`;
}
