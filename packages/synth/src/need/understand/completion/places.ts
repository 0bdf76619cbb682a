import { countryOf } from "../../../world/countries.ts";
import { placeNamed } from "../../../world/place-named.ts";
import type { Findings, Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftSubject, type DraftTable, draftField } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import { freeName } from "../meaning/naming.ts";
import type { Material } from "../mentions/material.ts";
import type { Lookup } from "../words/lookup.ts";
import { applyRoute } from "./route.ts";
import { tellQuarters } from "./within-city.ts";

type PlaceFound = Extract<Found, { kind: "place" }>;

/** What the values of these models are of: one person and one place belong together. */
const placed = new Set(["place", "person", "contact", "organisation"]);

/** Restricts the places of the rows, and says so of the field that shows it; those of series have been told. */
export function applyPlaces(table: DraftTable, material: Material, told: readonly Found[], notes: DraftNotes): void {
  const { findings, lookup, closed } = material;
  const all = placesSaid(findings).filter((found) => !told.includes(found));
  if (told.length > 0 && all.length === 0) return;
  const taken = applyRoute(all, table, findings, lookup, closed, notes);
  const founds = all.filter((found) => !taken.includes(found));
  if (founds.length === 0) {
    if (all.length === 0) placeByLanguage(table, findings, notes);
    return;
  }
  // Coordinates and addresses show where one place is; where there are several the rows say which.
  const isShown = founds.length === 1 && table.fields.some(({ model }) => model.kind === "place");
  const isNamed = findings.found.some((found) => found.kind === "place");
  if (isNamed && !isShown && !closed && !material.linked) showPlace(founds, table, lookup);
  const countries = [...new Set(founds.flatMap((found) => found.countries))];
  const regions = [...new Set(founds.flatMap((found) => placeNamed(found.name)?.regions ?? []))];
  const cities = [...new Set(founds.flatMap((found) => found.cities))];
  tellQuarters(table, cities);
  const names = founds.map((found) => found.name).join(" and ");
  const span = founds[0] ?? null;
  const abroad = table.fields.find((field) => isOrigin(field) && isVenue(findings, founds));
  const country = table.fields.find(
    (field) => field !== abroad && (isPlace(field, "country") || isPlace(field, "country_name")),
  );
  const city = table.fields.find((field) => isPlace(field, "city"));
  const region = table.fields.find((field) => isPlace(field, "region"));
  // Guests of a hotel in Lisbon come from anywhere: what is of them is not bound.
  const fields = table.fields.filter(
    (field) => placed.has(field.model.kind) && field !== abroad && (abroad?.of === undefined || field.of !== abroad.of),
  );
  if (abroad !== undefined) notes.assumptions.push(`${names} is where it happens; ${abroad.name} may be any country`);
  for (const of of new Set(fields.map((field) => field.of))) {
    const subject = of === undefined ? rowPlace(table) : table.subjects.find((each) => each.name === of);
    if (subject === undefined) continue;
    subject.places = regions.length > 0 ? regions : countries;
    if (cities.length > 0) subject.cities = cities;
  }
  if (region !== undefined && founds.every(isRegion)) {
    const values = regions.map((path) => path.split("/").at(-1) ?? path);
    holdTo(region, values);
    region.type = "enum";
    say(notes, region, table, "enum", `${region.name} is ${values.join(" or ")}`, { enum: values }, span);
    return;
  }
  const shown = cities.length > 0 ? (city ?? country) : (country ?? region ?? city);
  if (shown !== undefined && shown === country && countries.length > 0) {
    const isName = isPlace(country, "country_name");
    const values = countries.map((code) => (isName ? (countryOf(code)?.name ?? code) : code));
    holdTo(country, values);
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
    const strangers = founds.filter(isStranger).map((found) => found.name);
    const values = [...cities.map((path) => path.split("/").at(-1) ?? path), ...strangers];
    if (strangers.length > 0) city.model = { kind: "choice", values };
    holdTo(city, values);
    say(notes, city, table, "enum", `${city.name} is ${values.join(" or ")}`, { enum: values }, span);
    return;
  }
  say(
    notes,
    null,
    table,
    "locale",
    abroad === undefined ? `everything is in ${names}` : `it happens in ${names}`,
    { places: countries, ...(cities.length > 0 ? { cities } : {}) },
    span,
  );
}

/** The places that are named, or else those of what is counted: "250 UK staff". */
export function placesSaid({ found }: Findings): readonly PlaceFound[] {
  const named = found.filter((each) => each.kind === "place");
  if (named.length > 0) return named;
  return found.flatMap((each) =>
    each.kind === "entities" && each.place !== undefined
      ? [{ kind: "place" as const, ...each.place, start: each.start, end: each.end }]
      : [],
  );
}

/** The places that a column may show; one is that of all rows. */
function holdTo(field: DraftField, values: readonly string[]): void {
  if (values.length === 1) {
    field.model = { kind: "choice", values };
    field.of = undefined;
  }
  field.fixed.add("enum");
}

/** "Ohio", "Bavaria": one part of a country. */
function isRegion({ name, cities }: PlaceFound): boolean {
  return cities.length === 0 && placeNamed(name)?.regions?.length === 1;
}

/** What the parts of a country are called: states of the USA, provinces of Canada. */
function regionNoun(country: string): string {
  if (/^(?:US|DE|AU|BR|MX|IN|AT)$/.test(country)) return "state";
  return country === "CA" ? "province" : "region";
}

/** A place that only its list tells: "Paris, Lyon and Chartres". */
function isStranger({ cities, countries }: PlaceFound): boolean {
  return cities.length === 0 && countries.length === 0;
}

/** Where a person comes from, not where a thing is. */
function isOrigin(field: DraftField): boolean {
  return (
    /nationality|origin_country|country_of_(?:birth|origin)|birth_country/.test(`${field.semantic.id} ${field.name}`) ||
    /^(?:guest|visitor|tourist|traveller|traveler|passenger)_country/.test(field.name)
  );
}

/** "a hotel in Lisbon", against "guests from Germany" and "German guests". */
function isVenue({ text }: Findings, founds: readonly PlaceFound[]): boolean {
  return founds.every((found) => /^(?:in|at|near|across|en|em|à|bei)\s/i.test(text.slice(found.start, found.end)));
}

/** "deliveries in Paris and Lyon", "fines in Austria": the rows show where they are. */
export function showPlace(founds: readonly PlaceFound[], table: DraftTable, { vocabulary }: Lookup): void {
  const part = founds.every((found) => found.cities.length === 1 || isStranger(found))
    ? "city"
    : founds.every(isRegion)
      ? "region"
      : founds.every((found) => found.cities.length === 0 && found.countries.length === 1)
        ? "country"
        : undefined;
  if (part === undefined || table.fields.some((field) => isPlace(field, part) || isPlace(field, "country_name")))
    return;
  const own = table.frame?.fields.find((field) => field.type === part);
  const type = vocabulary.types.get(part);
  if (type === undefined || type.model.kind !== "place") return;
  const called = part === "region" ? regionNoun(founds[0]?.countries[0] ?? "") : part;
  const isPlain = own === undefined || own.name === "region";
  const name = freeName(isPlain ? called : own.name, new Set(table.fields.map((field) => field.name)));
  const more = { known: true, frameField: own ?? null, source: "stated" as const, confidence: 0.8 };
  const field = draftField(name, own === undefined ? type : ofFrame(own, type), more);
  field.span = { start: founds[0]?.start ?? 0, end: founds.at(-1)?.end ?? 0 };
  if (field.of !== undefined && !table.subjects.some((subject) => subject.name === field.of)) field.of = undefined;
  table.fields.push(field);
}

const homes = new Map<string, string>([
  ["de", "DE"],
  ["fr", "FR"],
  ["es", "ES"],
  ["pt", "PT"],
]);

/** The country whose people a need without a place is about: France for French; reais are spent in Brazil. */
function homeOf({ language, found }: Findings): string | undefined {
  const spent = found.flatMap((each) => ("unit" in each && each.unit !== undefined ? [each.unit] : []));
  return language === "pt" && spent.includes("BRL") ? "BR" : homes.get(language);
}

/** The money of the country that a need is at home in by its language, unless it names a place. */
export function homeCurrency(findings: Findings): string | undefined {
  const home = placesSaid(findings).length > 0 ? undefined : homeOf(findings);
  return home === undefined ? undefined : countryOf(home)?.currency;
}

function placeByLanguage(table: DraftTable, findings: Findings, notes: DraftNotes): void {
  const home = homeOf(findings);
  const people = table.fields.filter((field) => placed.has(field.model.kind));
  if (home === undefined || people.length === 0) return;
  if (table.fields.some((field) => isPlace(field, "country") || isPlace(field, "country_name") || isOrigin(field)))
    return;
  for (const of of new Set(people.map((field) => field.of))) {
    const subject = of === undefined ? rowPlace(table) : table.subjects.find((each) => each.name === of);
    if (subject !== undefined) subject.places ??= [home];
  }
  notes.assumptions.push(`people and places are of ${countryOf(home)?.name ?? home}, whose language the need is in`);
}

/** Whether a field tells this part of a place. */
export function isPlace(field: DraftField, part: string): boolean {
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
