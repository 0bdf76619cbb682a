import { draw, innerKey } from "../random/hash.ts";
import { evenly, lazily, worded } from "./list.ts";
import { rootAt } from "./name-roots.ts";

/** Invented towns and what stands in them. */

const SALT = 0x6f726761;

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
