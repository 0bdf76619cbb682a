import type { Draft, Target } from "../draft.ts";
import type { PlacePart } from "../model.ts";
import { roleOf } from "../roles.ts";

/** A place of a row or member, by the word before its fields' names: "pickup", "dropoff", "" where there is only one. */
interface PlaceRole {
  readonly role: string;
  readonly fields: readonly { readonly name: string; readonly part: PlacePart }[];
}

/** The places that fields of a target's scope speak of, in the order of the fields. */
export function placeRoles({ subjects, table }: Draft, target: Target): readonly PlaceRole[] {
  const subject = target.scope < 0 ? undefined : subjects[target.scope];
  const found = new Map<string, { name: string; part: PlacePart }[]>();
  for (const { field, model, of } of table.fields) {
    if (model.kind !== "place" || of !== subject) continue;
    const role = roleOf(table, { ...target, name: field.name, siblings: undefined }, "place", subjects);
    found.set(role, [...(found.get(role) ?? []), { name: field.name, part: model.part }]);
  }
  return [...found].map(([role, of]) => ({ role, fields: of }));
}

/** What a spot within a city has. */
const spots: ReadonlySet<PlacePart> = new Set<PlacePart>(["latitude", "longitude", "geohash", "street"]);

/** Between these lie journeys from city to city. */
const journeys: ReadonlySet<string> = new Set(["origin", "destination", "departure", "arrival"]);

/**
 * Whose city a place is in: its own where its city is told; a spot of which only coordinates are told, as where a ride begins
 * and ends, is in the city of the row.
 */
export function cityRoleOf(draft: Draft, target: Target, role: string): string {
  if (role === "" || journeys.has(role)) return role;
  const roles = placeRoles(draft, target);
  const isSpot = ({ fields }: PlaceRole): boolean => fields.every(({ part }) => spots.has(part));
  const own = roles.find((other) => other.role === role);
  if (own === undefined || !isSpot(own)) return role;
  if (roles.some((other) => other.role === "")) return "";
  return roles.find((other) => !isSpot(other))?.role ?? "";
}
