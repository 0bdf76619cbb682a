import { draw, innerKey, keyAt } from "../../random/hash.ts";
import { cities, cityPath } from "../../world/cities.ts";
import { placeAt } from "../../world/place.ts";
import type { PlaceFilter } from "../../world/place-filter.ts";
import type { RowState, Target } from "../draft.ts";
import { type Draft, type Opening, saltOf, substream } from "../draft.ts";
import { instantOf, unitMs } from "../duration.ts";
import { ROW } from "../layout-plan.ts";
import type { PlacePart } from "../model.ts";
import { citiesIn, filterFor } from "../places.ts";
import { meanOf } from "../quantile.ts";
import { roleOf } from "../roles.ts";
import { placeRoles } from "./place-roles.ts";
import { type Way, wayThrough } from "./way.ts";

/** Apart from the draws of other fields. */
export const PLACE = saltOf("/place");
const STAY = saltOf("/stay");

/** Rows of one member that follow each other as quickly as this are all in one city. */
const LONGEST_STAY_MS = 3_600_000;
/** From one row of a member to the next where nothing is said of time. */
const USUAL_STEP_MS = 60_000;
/** How often rows that are hours apart are where the member is at home, of 2³². */
const AT_HOME = 0x80000000;

/** Where the rows of a member of the layout's subject are. */
export interface Whereabouts {
  readonly filter: PlaceFilter;
  open(at: Opening): Stay;
}

export interface Stay {
  /** The number of the row's city, by the key of its draws. */
  cityAt(key: number): number;
  /** How the rows move through the city; absent where each has a spot of its own. */
  readonly way?: (() => Way) | undefined;
}

/** Parts that may differ from row to row although the country does not. */
const local: ReadonlySet<PlacePart> = new Set<PlacePart>([
  "city",
  "region",
  "postcode",
  "street",
  "address",
  "latitude",
  "longitude",
  "location_code",
  "geohash",
]);

/**
 * The places of a member's rows have to do with the member: pings of a device stay in its city, events that are hours apart in
 * its country. Undefined where rows choose their places for themselves.
 */
export function whereaboutsOf(draft: Draft, target: Target, role: string): Whereabouts | undefined {
  const { table } = draft;
  const given = table.layout;
  if (target.scope !== ROW || given.kind === "rows") return undefined;
  const fields = placeRoles(draft, target).find((other) => other.role === role)?.fields;
  if (fields === undefined) return undefined;
  const different = differingParts(draft, fields);
  if (!different.every((part) => local.has(part))) return undefined;
  const own = table.subjects.findIndex(({ name }) => name === given.subject);
  const home = homeOf(draft, target, own);
  const step = stepOf(draft);
  const isElsewhere = different.length > 0;
  const isAtHome = step <= LONGEST_STAY_MS && !isElsewhere;
  const name = `/member/${table.subjects[home.subject]?.name}`;
  const country = cityChoice(home.filter);
  return {
    filter: home.filter,
    open({ state, tableStream }) {
      const keys = substream(tableStream, saltOf(name));
      const member = state.members[home.subject] as RowState["members"][number];
      const found = { index: -1, key: 0, city: 0 };
      const homeNow = (): typeof found => {
        if (member.index !== found.index) {
          found.index = member.index;
          found.key = innerKey(keyAt(keys, member.index), home.salt);
          found.city = placeAt(found.key, home.filter);
        }
        return found;
      };
      if (!isAtHome) {
        return {
          cityAt(key) {
            const { city } = homeNow();
            return !isElsewhere && draw(key, STAY) < AT_HOME ? city : placeAt(key, country(city));
          },
        };
      }
      const way = wayThrough(step);
      return {
        cityAt: () => homeNow().city,
        way() {
          const { city, key } = homeNow();
          // Where a ride begins and where it ends are two ways.
          return way(role === "" ? key : innerKey(key, saltOf(role)), city, state.track.rank);
        },
      };
    },
  };
}

/** The parts of a place that must differ from another field of the row. */
function differingParts({ table }: Draft, fields: readonly { readonly name: string; readonly part: PlacePart }[]) {
  const differing = new Set(table.checks.flatMap((check) => (check.kind === "different" ? check.fields : [])));
  return fields.filter(({ name }) => differing.has(name)).map(({ part }) => part);
}

/** Whose home it is: the layout's subject, or what belongs to it and has a place, as a sensor's site. */
function homeOf({ layout, subjects, table }: Draft, target: Target, own: number) {
  const belongs = (subject: number): boolean => {
    let by = subject;
    while (by !== own && by !== ROW) by = layout.chosenBy[by] ?? ROW;
    return by === own;
  };
  const order = [own, ...layout.order.filter((subject) => subject !== own && belongs(subject))];
  for (const subject of order) {
    const placed = table.fields.find(({ model, of }) => model.kind === "place" && of === subjects[subject]);
    if (placed === undefined) continue;
    const role = roleOf(
      table,
      { ...target, name: placed.field.name, scope: subject, siblings: undefined },
      "place",
      subjects,
    );
    return { subject, salt: PLACE ^ saltOf(role), filter: filterFor(table, subject) };
  }
  const { cities: named, places } = table.subjects[own] ?? {};
  return { subject: own, salt: PLACE ^ saltOf(""), filter: filterFor(table, (named ?? places) ? own : ROW) };
}

/** Milliseconds from one row of a member to the next, about. */
function stepOf({ layout, table }: Draft): number {
  let usual = USUAL_STEP_MS;
  for (const { model, of } of table.fields) {
    if (model.kind !== "moment" || of !== undefined) continue;
    if (model.every !== undefined) return model.every.count * unitMs[model.every.unit];
    if (model.gap !== undefined) return meanOf(model.gap.by) * unitMs[model.gap.unit];
    if (model.ascending) usual = (instantOf(model.to) - instantOf(model.from)) / layout.runs.length;
  }
  return usual;
}

/** The cities of a country that a filter leaves; all that it leaves where that is but one. */
function cityChoice(filter: PlaceFilter): (city: number) => PlaceFilter {
  const byCountry = new Map<string, PlaceFilter>();
  return (city) => {
    const all = cities();
    const country = all[city]?.country ?? "";
    let left = byCountry.get(country);
    if (left === undefined) {
      const paths = citiesIn(filter).flatMap((index) => {
        const other = all[index];
        return other?.country === country ? [cityPath(other)] : [];
      });
      left = paths.length < 2 ? filter : { name: country, cities: paths };
      byCountry.set(country, left);
    }
    return left;
  };
}
