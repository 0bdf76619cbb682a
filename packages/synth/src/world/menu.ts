import { below, draw, innerKey } from "../random/hash.ts";
import { evenly, listed, worded } from "./list.ts";

/** What is eaten, drunk, watched, heard and learnt: names made of parts. */

const SALT = 0x6d656e75;
const at = (key: number, field: number): number => draw(innerKey(key, SALT), field);

const dishes: Readonly<Record<string, readonly [manners: string, mains: string, sides: string]>> = {
  italian: [
    "Handmade|Baked|Creamy|Wood-Fired|Sicilian-Style|Slow-Cooked",
    "Tagliatelle|Gnocchi|Lasagne|Risotto|Margherita Pizza|Ravioli|Minestrone|Focaccia|Saltimbocca|Aubergine Parmigiana|Tiramisu|Panna Cotta",
    "with Basil Pesto|with Wild Mushrooms|with Ricotta and Spinach|with Tomato and Olives|with Lemon Butter|alla Casa",
  ],
  french: [
    "Braised|Roasted|Classic|Herb-Crusted|Gratinated|Seared",
    "Onion Soup|Duck Leg|Quiche|Ratatouille|Beef Bourguignon|Sea Bass|Coq au Vin|Niçoise Salad|Crêpes|Crème Brûlée|Tarte Tatin",
    "with Thyme Jus|with Gruyère|with Green Beans|with Mustard Sauce|with Baguette|with Dauphinoise Potatoes",
  ],
  mexican: [
    "Grilled|Chipotle|Street-Style|Slow-Braised|Crispy|Lime-Marinated",
    "Tacos|Enchiladas|Quesadilla|Pozole|Burrito Bowl|Tostadas|Fajitas|Tamales|Chilaquiles|Churros|Elote",
    "with Pico de Gallo|with Black Beans|with Guacamole|with Salsa Verde|with Queso Fresco|with Pickled Onions",
  ],
  indian: [
    "Tandoori|Creamy|Spiced|Home-Style|Coconut|Clay-Oven",
    "Chana Masala|Butter Chicken|Palak Paneer|Lamb Korma|Vegetable Biryani|Dal Makhani|Masala Dosa|Fish Curry|Aloo Gobi|Rogan Josh|Gulab Jamun",
    "with Basmati Rice|with Garlic Naan|with Mint Raita|with Mango Chutney|with Jeera Rice",
  ],
  japanese: [
    "Seared|Crispy|Miso-Glazed|Chilled|Charcoal-Grilled|Spicy",
    "Ramen|Salmon Nigiri|Chicken Katsu|Udon|Tempura|Yakitori|Soba|Okonomiyaki|Gyoza|Donburi|Mochi",
    "with Soft Egg|with Pickled Ginger|with Sesame Spinach|with Spring Onion|with Yuzu",
  ],
  chinese: [
    "Stir-Fried|Steamed|Sweet and Sour|Szechuan|Crispy|Five-Spice",
    "Dumplings|Kung Pao Chicken|Mapo Tofu|Duck|Fried Rice|Chow Mein|Hot and Sour Soup|Spring Rolls|Beef Noodles|Bao Buns",
    "with Pak Choi|with Chilli Oil|with Jasmine Rice|with Black Bean Sauce|with Cashews",
  ],
  thai: [
    "Spicy|Fragrant|Wok-Fried|Coconut|Lemongrass",
    "Pad Thai|Green Curry|Tom Yum|Massaman Curry|Basil Chicken|Papaya Salad|Satay|Mango Sticky Rice|Red Curry",
    "with Prawns|with Tofu|with Peanuts|with Jasmine Rice|with Lime Leaf",
  ],
  american: [
    "Smoked|Buttermilk|Double|Pulled|Grilled|Loaded",
    "Cheeseburger|Ribs|Mac and Cheese|Chicken Wings|Brisket Sandwich|Caesar Salad|Pancakes|Chowder|Meatloaf|Apple Pie|Cobb Salad",
    "with Fries|with Coleslaw|with Cornbread|with Pickles|with Barbecue Sauce|with Sweet Potato Wedges",
  ],
  mediterranean: [
    "Grilled|Lemon|Charred|Oven-Baked|Marinated|Mezze",
    "Halloumi|Lamb Skewers|Falafel|Stuffed Peppers|Octopus|Moussaka|Hummus|Tabbouleh|Shakshuka|Spanakopita|Baklava",
    "with Tzatziki|with Flatbread|with Bulgur|with Olives|with Yoghurt|with Tahini",
  ],
  spanish: [
    "Sautéed|Iberian-Style|Saffron|Rustic|Crisp",
    "Paella|Patatas Bravas|Tortilla|Gazpacho|Croquettes|Garlic Prawns|Chorizo Stew|Padrón Peppers|Crema Catalana",
    "with Aioli|with Romesco|with Manchego|with Sherry Vinegar|with Country Bread",
  ],
  german: [
    "Roast|Crispy|Homemade|Braised|Traditional",
    "Pork Knuckle|Spätzle|Schnitzel|Potato Soup|Red Cabbage Roulade|Bratwurst|Dumplings|Sauerbraten|Apple Strudel",
    "with Gravy|with Sauerkraut|with Potato Salad|with Mushroom Sauce|with Lingonberries",
  ],
  korean: [
    "Sizzling|Spicy|Marinated|Fermented|Crisp",
    "Bibimbap|Bulgogi|Kimchi Stew|Tteokbokki|Japchae|Fried Chicken|Seafood Pancake|Gimbap",
    "with Rice|with Kimchi|with Sesame|with Fried Egg|with Gochujang",
  ],
  vegan: [
    "Roasted|Raw|Smoky|Warm|Maple-Glazed|Crunchy",
    "Cauliflower Steak|Lentil Bolognese|Quinoa Bowl|Jackfruit Burger|Beetroot Tartare|Chickpea Stew|Tofu Scramble|Squash Soup|Kale Salad",
    "with Tahini|with Almonds|with Avocado|with Pumpkin Seeds|with Wild Rice|with Salsa",
  ],
};

/** Kinds of cooking. */
export const cuisines: readonly string[] = Object.keys(dishes);

const dishLists = new Map(
  Object.entries(dishes).map(([name, [manners, mains, sides]]) => [
    name,
    [listed(manners), listed(mains), listed(sides)] as const,
  ]),
);

/** A dish of a kind of cooking. */
export function dishAt(key: number, cuisine: string = evenly(cuisines, at(key, 0))): string {
  const [manners, mains, sides] =
    dishLists.get(cuisine) ?? (dishLists.get("mediterranean") as NonNullable<ReturnType<typeof dishLists.get>>);
  const main = evenly(mains(), at(key, 1));
  const shape = at(key, 2);
  if (shape < 0x40000000) return main;
  if (shape < 0x90000000) return `${evenly(manners(), at(key, 3))} ${main}`;
  return `${main} ${evenly(sides(), at(key, 4))}`;
}

const titleAdjectives = worded(
  "Quiet Broken Golden Silent Hollow Crimson Distant Electric Paper Burning Endless Hidden Falling Winter Wooden Velvet Restless Northern Empty Midnight Glass Bitter Open Little Last Second Strange Borrowed Ordinary Perfect",
);
const titleNouns = worded(
  "Harbour River Letter Window Garden Road Summer Machine Mirror City Promise Stranger Kingdom Island Orchard Signal Shadow Season Train Fire Bridge Daughter Brother Clock Ocean Lantern Highway Wolf Sparrow Parade Storm Room Map",
);
const titlePlaces = listed(
  "of the North|in the Rain|at Low Tide|on Fifth Street|of Salt|by the Sea|Without Names|After Dark|of Tomorrow|in Blue|from Nowhere|Under Glass|Before Dawn|in December",
);
const songOpenings = listed(
  "Waiting for|Dancing with|Letters to|Running from|Falling into|Goodbye to|Lost in|Coming Home to|Dreaming of|Chasing|Driving Past|Singing for",
);

/** A title for a film, a novel, an album. */
export function titleAt(key: number): string {
  const shape = at(key, 9) & 7;
  const adjective = evenly(titleAdjectives(), at(key, 10));
  const noun = evenly(titleNouns(), at(key, 11));
  const other = evenly(titleNouns(), at(key, 12));
  if (shape < 2) return `The ${adjective} ${noun}`;
  if (shape < 4) return `The ${noun} ${evenly(titlePlaces(), at(key, 13))}`;
  if (shape === 4) return `${adjective} ${noun}`;
  if (shape === 5 && other !== noun) return `The ${noun} and the ${other}`;
  if (shape === 6) return `${noun} ${evenly(titlePlaces(), at(key, 13))}`;
  return `A ${noun} ${evenly(titlePlaces(), at(key, 13))}`;
}

/** A song. */
export function songAt(key: number): string {
  const shape = at(key, 14) & 3;
  const noun = evenly(titleNouns(), at(key, 15));
  if (shape === 0) return `${evenly(songOpenings(), at(key, 16))} the ${noun}`;
  if (shape === 1) return `${evenly(titleAdjectives(), at(key, 17))} ${noun}`;
  if (shape === 2) return `${noun} ${evenly(titlePlaces(), at(key, 18))}`;
  return `${evenly(titleAdjectives(), at(key, 17))} ${noun}s`;
}

const bandNouns = worded(
  "Foxes Lanterns Satellites Orchards Cartographers Violets Engines Pilgrims Sparrows Antennas Tides Gardeners Comets Ferries Saints Weavers Dominoes Radios Hounds Anchors Postcards Mirrors Swimmers Architects Beekeepers Lighthouses",
);
const stageGiven = worded(
  "Juno Marlo Indi Sable Wren Teo Mika Lior Nova Cleo Remy Isla Otis Zadie Bram Ines Kasimir Lux Odette Rafa",
);
const stageFamily = worded(
  "Vale Marrow Quill Ashgrove Ferrant Lune Okoro Sand Delmar Winterbourne Brisk Solano Kite Harlow Mirabeau Thorne Ardent Bloom Castor Wilde",
);

/** Somebody who sings or plays, invented. */
export function artistAt(key: number): string {
  const shape = at(key, 19) & 3;
  if (shape < 2) return `${evenly(stageGiven(), at(key, 20))} ${evenly(stageFamily(), at(key, 21))}`;
  if (shape === 2) return `The ${evenly(titleAdjectives(), at(key, 22))} ${evenly(bandNouns(), at(key, 23))}`;
  return `${evenly(titleNouns(), at(key, 24))} ${evenly(bandNouns(), at(key, 25))}`;
}

const courseLevels = listed(
  "Introduction to|Foundations of|Advanced|Applied|Topics in|Principles of|Practical|Seminar in|Methods of|History of",
);
const courseFields = listed(
  "Statistics|Linear Algebra|Organic Chemistry|Microeconomics|Data Structures|Art History|Human Anatomy|Thermodynamics|Linguistics|Marine Biology|World Literature|Machine Learning|Urban Planning|Accounting|Ethics|Genetics|Operating Systems|Public Health|Astronomy|Creative Writing|Database Design|Behavioural Psychology|Soil Science|Fluid Mechanics|Music Theory|Political Philosophy|Digital Marketing|Sociology|Photography|Signal Processing|Nutrition|Geology|Supply Chains|Film Studies|Robotics|Archaeology",
);
const courseSubjects = worded(
  "STA MAT CHE ECO CSC ART BIO PHY LIN ENV LIT AI URB ACC PHI GEN CSC PUB AST ENG CSC PSY AGR PHY MUS POL MKT SOC ART EEE NUT GEO LOG FLM ROB ARC",
);

export interface Course {
  /** "CSC 214". */
  readonly code: string;
  readonly name: string;
  readonly credits: number;
}

/** A course of study. */
export function courseAt(key: number): Course {
  const field = below(at(key, 26), courseFields().length);
  const level = below(at(key, 27), 10);
  const number = 100 * (1 + below(at(key, 28), 4)) + below(at(key, 29), 60);
  return {
    code: `${courseSubjects()[field]} ${number}`,
    name: `${courseLevels()[level]} ${courseFields()[field]}`,
    credits: [3, 3, 4, 6, 2][below(at(key, 30), 5)] as number,
  };
}
