import { countryOf } from "../../../world/countries.ts";
import type { Found } from "../../findings.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { say } from "../draft/saying.ts";
import { subjectNamed } from "../layout/population.ts";
import type { Schedule } from "../layout/schedule.ts";
import type { Material } from "../mentions/material.ts";
import { isPlace, placesSaid, showPlace } from "./places.ts";

type PlaceFound = Extract<Found, { kind: "place" }>;

/** What is read again and again, by name, and the column that tells it. */
interface Named {
  readonly field: DraftField;
  readonly values: readonly string[];
  readonly places: readonly PlaceFound[];
}

/**
 * "EURUSD and GBPUSD quotes every minute", "hourly load for Austria and Italy": each of what is named has a series of its own, so
 * that there are as many rows as steps times names. The places that are told so come back.
 */
export function seriesOfNamed(
  table: DraftTable,
  material: Material,
  schedule: Schedule,
  notes: DraftNotes,
): readonly Found[] {
  const layout = table.frame?.layout;
  const own = layout?.kind === "series" ? layout.subject : undefined;
  const isRead = schedule.field !== null && schedule.field.of === undefined;
  const repeats = schedule.every !== null || own !== undefined;
  // "40 stations in Norway and Sweden": what is counted is more than the places.
  const isCounted = table.subjects.some(({ count }) => count !== undefined);
  if (material.linked || !isRead || !repeats || isCounted) return [];
  const named = thingsNamed(table, material) ?? keyNamed(table, own) ?? placesNamed(table, material, notes);
  if (named === undefined) return [];
  const { field, values, places } = named;
  const subject = subjectNamed(table, own ?? field.of ?? field.name);
  subject.count = values.length;
  subject.spread = "even";
  field.of = subject.name;
  field.type = "enum";
  field.model = { kind: "choice", values };
  field.unique = true;
  return places;
}

/** "AAPL and MSFT bars", "stores A, B and C" */
function thingsNamed(table: DraftTable, { findings, lookup }: Material): Named | undefined {
  const found = findings.found.find((each) => each.kind === "members" && each.areThings === true);
  const field = found?.kind === "members" && found.of !== undefined ? fieldSaid(found.of, table, lookup) : undefined;
  return field === undefined ? undefined : valuesOf(field);
}

/** "pair: EUR/USD, GBP/USD; bid, ask, every minute": the members of what a domain reads again and again. */
function keyNamed(table: DraftTable, subject: string | undefined): Named | undefined {
  const field = table.fields.find(
    ({ of, frameField, fixed }) => of !== undefined && of === subject && frameField?.key === true && fixed.has("enum"),
  );
  return field === undefined ? undefined : valuesOf(field);
}

function valuesOf(field: DraftField): Named | undefined {
  const { model, fixed } = field;
  // Names of which some are more often than others are no series.
  if (model.kind !== "choice" || !fixed.has("enum") || fixed.has("shares")) return undefined;
  return { field, values: model.values, places: [] };
}

/** "hourly weather for Bergen, Oslo and Tromsø", "prices for DE, FR and NL" */
function placesNamed(table: DraftTable, material: Material, notes: DraftNotes): Named | undefined {
  const { findings, lookup, closed } = material;
  const places = findings.found.some(({ kind }) => kind === "place") ? placesSaid(findings) : [];
  const isWay = places.some(({ start, end }) =>
    /^(?:from|to|von|nach|desde|hasta|de|à|para)\s/i.test(findings.text.slice(start, end)),
  );
  const part = places.every(({ cities }) => cities.length === 1)
    ? "city"
    : places.every(({ cities, countries }) => cities.length === 0 && countries.length === 1)
      ? "country"
      : undefined;
  if (places.length < 2 || isWay || part === undefined || !areJoined(places, findings.text)) return undefined;
  const isTold = (field: DraftField): boolean =>
    isPlace(field, part) || (part === "country" && isPlace(field, "country_name"));
  // Coordinates and the like have to be those of the place; those that nobody asked for go.
  table.fields = table.fields.filter(
    (field) => field.model.kind !== "place" || field.source === "stated" || isTold(field),
  );
  if (table.fields.some((field) => field.model.kind === "place" && !isTold(field))) return undefined;
  if (!closed && !table.fields.some(isTold)) showPlace(places, table, lookup);
  const field = table.fields.find(isTold);
  if (field === undefined || field.fixed.has("enum")) return undefined;
  const values = places.map((place) => nameOf(place, isPlace(field, "country_name")));
  field.source = "stated";
  field.fixed.add("enum");
  say(notes, field, table, "enum", `${field.name} is one of ${values.join(", ")}`, { enum: values }, places[0] ?? null);
  return { field, values, places };
}

function nameOf({ cities, countries, name }: PlaceFound, isCountryName: boolean): string {
  const [city] = cities;
  if (city !== undefined) return city.split("/").at(-1) ?? name;
  const [code = name] = countries;
  return isCountryName ? (countryOf(code)?.name ?? code) : code;
}

/** One list, not two places that are spoken of here and there. */
function areJoined(places: readonly PlaceFound[], text: string): boolean {
  return places.every(
    ({ start }, at) =>
      at === 0 ||
      /^[ ,]*(?:and|or|und|oder|y|et|ou|e|&|\/)?(?: (?:the|die|der|das|la|le|les|el|los|o|a|os))?[ ,]*$/i.test(
        text.slice(places[at - 1]?.end, start),
      ),
  );
}
