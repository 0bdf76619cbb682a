import { countryOf } from "../../world/countries.ts";
import { placeNamed } from "../../world/place-named.ts";
import type { Found } from "../findings.ts";
import type { DraftField, DraftNotes, DraftSubject, DraftTable } from "./draft.ts";
import { say } from "./saying.ts";

type PlaceFound = Extract<Found, { kind: "place" }>;

/** What the values of these models are of: one person and one place belong together. */
const placed = new Set(["place", "person", "contact", "organisation"]);

/** Restricts the places of the rows, and says so of the field that shows it. */
export function applyPlaces(founds: readonly PlaceFound[], table: DraftTable, notes: DraftNotes): void {
  if (founds.length === 0) return;
  const countries = [...new Set(founds.flatMap((found) => found.countries))];
  const regions = [...new Set(founds.flatMap((found) => placeNamed(found.name)?.regions ?? []))];
  const cities = [...new Set(founds.flatMap((found) => found.cities))];
  const names = founds.map((found) => found.name).join(" and ");
  const span = founds[0] ?? null;
  const country = table.fields.find((field) => isPlace(field, "country") || isPlace(field, "country_name"));
  const city = table.fields.find((field) => isPlace(field, "city"));
  const region = table.fields.find((field) => isPlace(field, "region"));
  const fields = table.fields.filter((field) => placed.has(field.model.kind));
  for (const of of new Set(fields.map((field) => field.of))) {
    const subject = of === undefined ? rowPlace(table) : table.subjects.find((each) => each.name === of);
    if (subject === undefined) continue;
    subject.places = regions.length > 0 ? regions : countries;
    if (cities.length > 0) subject.cities = cities;
  }
  const shown = cities.length > 0 ? (city ?? country) : (country ?? region ?? city);
  if (shown !== undefined && shown === country && countries.length > 0) {
    const named = isPlace(country, "country_name");
    const values = countries.map((code) => (named ? (countryOf(code)?.name ?? code) : code));
    if (values.length === 1) {
      country.model = { kind: "choice", values };
      country.of = undefined;
    }
    country.fixed.add("enum");
    country.type = "enum";
    say(
      notes,
      country,
      table,
      "enum",
      `${country.name} is ${values.length === 1 ? values[0] : `one of ${values.join(", ")}`} (${names})`,
      { enum: values },
      span,
    );
    return;
  }
  if (shown !== undefined && shown === city && cities.length > 0) {
    const values = cities.map((path) => path.split("/").at(-1) ?? path);
    if (values.length === 1) {
      city.model = { kind: "choice", values };
      city.of = undefined;
    }
    city.fixed.add("enum");
    say(notes, city, table, "enum", `${city.name} is ${values.join(" or ")}`, { enum: values }, span);
    return;
  }
  say(
    notes,
    null,
    table,
    "locale",
    `everything is in ${names}`,
    { places: countries, ...(cities.length > 0 ? { cities } : {}) },
    span,
  );
}

function isPlace(field: DraftField, part: string): boolean {
  return field.model.kind === "place" && field.model.part === part;
}

/** Where the rows themselves are: a subject that no field is of. */
function rowPlace(table: DraftTable): DraftSubject {
  const known = table.subjects.find((subject) => subject.name === "place");
  if (known !== undefined) return known;
  const subject: DraftSubject = { name: "place", count: 1, spread: "even", places: undefined, cities: undefined };
  table.subjects.push(subject);
  return subject;
}

/** The currency of the places that are named, where they share one. */
export function currencyOf(founds: readonly PlaceFound[]): string | undefined {
  const currencies = new Set(founds.flatMap((found) => found.countries).map((code) => countryOf(code)?.currency));
  const [only] = currencies;
  return currencies.size === 1 ? only : undefined;
}
