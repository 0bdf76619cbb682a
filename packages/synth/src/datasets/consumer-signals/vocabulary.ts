/** The closed vocabularies of the consumer panel. A choice's cell is the index here. */
export const panelCountries = ["GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE"] as const;
export const regions = ["north", "south", "east", "west", "capital"] as const;
export const ageBands = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
/** Fifths of the country's households by income. */
export const incomeBands = ["lowest", "lower_middle", "middle", "upper_middle", "highest"] as const;
export const interviewChannels = ["web", "phone", "face_to_face"] as const;
export const WEB = 0;

export const outlooks = ["worse", "same", "better"] as const;

export const goods = [
  "car",
  "furniture",
  "home_appliance",
  "consumer_electronics",
  "holiday",
  "home_improvement",
] as const;

/** Invented brands, three for each of the goods. */
export const brands = [
  "Alverno",
  "Brisk & Dale",
  "Corvane",
  "Dunmere",
  "Elmstead",
  "Fernholt",
  "Galdery",
  "Hexley",
  "Ibrant",
  "Jorvell",
  "Kestra Vale",
  "Lumwick",
  "Marlowe Ridge",
  "Nordahl",
  "Ostrava Lane",
  "Pemberly",
  "Quillon",
  "Rosemarch",
] as const;
export const BRANDS_PER_GOOD = 3;

export const npsGroups = ["detractor", "passive", "promoter"] as const;
