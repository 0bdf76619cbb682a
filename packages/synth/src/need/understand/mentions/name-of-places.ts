import { placeNamed } from "../../../world/place-named.ts";

type PlaceName = "country" | "region" | "city";

/** What members are called where all are places: "Germany, France and Italy" are countries, "Berlin or Hamburg" cities, "US, EU and Asia" regions. */
export function nameOfPlaces(values: readonly string[]): PlaceName | undefined {
  const kinds = new Set(values.map(kindOfPlace));
  if (values.length < 2 || kinds.has(undefined)) return undefined;
  const [kind] = kinds;
  if (kinds.size === 1) return kind;
  return kinds.has("city") ? undefined : "region";
}

function kindOfPlace(value: string): PlaceName | undefined {
  // "reading", "nice" and "split" are towns, too.
  const place = /^\p{Lu}/u.test(value) ? placeNamed(value) : undefined;
  if (place === undefined) return undefined;
  if (place.cities !== undefined) return "city";
  return place.countries?.length === 1 ? "country" : "region";
}
