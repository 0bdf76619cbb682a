import {
  airlineAt,
  bankAt,
  hospitalAt,
  hotelAt,
  museumAt,
  restaurantAt,
  schoolAt,
  teamAt,
  universityAt,
} from "../../world/institutions.ts";
import { artistAt, courseAt, dishAt, songAt, titleAt } from "../../world/menu.ts";
import { merchantAt } from "../../world/merchants.ts";
import { companyAt, projectAt } from "../../world/organisations.ts";
import { appAt, calledAfterAt, campaignAt, playlistAt, vesselAt } from "../../world/things.ts";

type Name = (key: number) => string;

/** Kinds of houses that are not named as companies are. */
const houses: ReadonlyMap<string, Name> = new Map<string, Name>([
  ["hotels", hotelAt],
  ["restaurants", restaurantAt],
  ["banks", bankAt],
  ["merchants", (key) => merchantAt(key)],
  ["airlines", (key) => airlineAt(key).name],
  ["hospitals", (key) => hospitalAt(key)],
  ["schools", (key) => schoolAt(key)],
  ["universities", (key) => universityAt(key)],
  ["museums", (key) => museumAt(key)],
  ["teams", (key) => teamAt(key)],
  ["projects", projectAt],
  ["vessels", vesselAt],
  ["campaigns", campaignAt],
  ["apps", appAt],
  ["playlists", playlistAt],
]);

/** The name of a house of such a kind, or one that ends so; any other kind is an industry. */
export function houseName(industry: string | undefined, ending?: string): Name {
  if (ending !== undefined) return (key) => calledAfterAt(key, ending);
  return houses.get(industry ?? "") ?? ((key) => companyAt(key, industry).name);
}

/** Goods that are not named as articles of a shop are. */
const works: ReadonlyMap<string, Name> = new Map<string, Name>([
  ["dishes", (key) => dishAt(key)],
  ["songs", songAt],
  ["films", titleAt],
  ["titles", titleAt],
  ["artists", artistAt],
  ["courses", (key) => courseAt(key).name],
]);

/** Names of such goods; undefined for a category of the shops. */
export function workName(category: string | undefined): Name | undefined {
  return category === undefined ? undefined : works.get(category);
}
