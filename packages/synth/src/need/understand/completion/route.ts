import { cities, cityPath } from "../../../world/cities.ts";
import { countryOf } from "../../../world/countries.ts";
import { airportOf } from "../../../world/place.ts";
import type { Findings, Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, draftField } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import { freeName } from "../meaning/naming.ts";
import type { Lookup } from "../words/lookup.ts";

type PlaceFound = Extract<Found, { kind: "place" }>;

const begins = /^(?:from|von|ab|desde|de|depuis)\s/i;
const ends = /^(?:to|nach|a|à|hasta|hacia|vers|para)\s/i;
const originNames = /^(?:origin|departure_(?:city|airport|station)|start_(?:city|location|station)|from)(?:_|$)/;
const destinationNames = /^(?:destination|arrival_(?:city|airport|station)|end_(?:city|location|station)|to)(?:_|$)/;

/** "flights from Madrid to Buenos Aires": the ends of the way are the same on every row. The places that it takes. */
export function applyRoute(
  founds: readonly PlaceFound[],
  table: DraftTable,
  { text }: Findings,
  { vocabulary }: Lookup,
  closed: boolean,
  notes: DraftNotes,
): readonly PlaceFound[] {
  const at = founds.findIndex((found, index) => {
    const next = founds[index + 1];
    return (
      next !== undefined &&
      begins.test(text.slice(found.start, found.end)) &&
      ends.test(text.slice(next.start, next.end)) &&
      next.start - found.end <= 1
    );
  });
  const [from, to] = [founds[at], founds[at + 1]];
  if (from === undefined || to === undefined) return [];
  const endOf = (names: RegExp): DraftField | undefined => {
    const known = table.fields.find((field) => names.test(field.name) || names.test(field.semantic.id));
    if (known !== undefined || closed) return known;
    const own = table.frame?.fields.find((field) => names.test(field.name));
    const type = own === undefined ? undefined : vocabulary.types.get(own.type);
    if (own === undefined || type === undefined) return undefined;
    const taken = new Set(table.fields.map((field) => field.name));
    const more = { known: true, frameField: own, source: "stated" as const, confidence: 0.85 };
    const field = draftField(freeName(own.name, taken), ofFrame(own, type), more);
    table.fields.push(field);
    return field;
  };
  const [origin, destination] = [endOf(originNames), endOf(destinationNames)];
  if (origin === undefined || destination === undefined || origin === destination) return [];
  // "to Marseille and Nice": all that follow are ends.
  const more = founds.slice(at + 2);
  const last = more.findIndex((found, index) => {
    const before = more[index - 1] ?? to;
    return !/^\s*(?:,|and|or|&|und|oder|y|et|ou|e)?\s*$/.test(text.slice(before.end, found.start));
  });
  const further = last < 0 ? more : more.slice(0, last);
  fix(origin, [from], table, notes);
  fix(destination, [to, ...further], table, notes);
  return [from, to, ...further];
}

function fix(field: DraftField, founds: readonly PlaceFound[], table: DraftTable, notes: DraftNotes): void {
  const values = founds.flatMap((found) => valuesFor(field, found));
  const span = { start: founds[0]?.start ?? 0, end: founds.at(-1)?.end ?? 0 };
  field.model = { kind: "choice", values };
  field.type = "enum";
  field.of = undefined;
  field.present = undefined;
  field.fixed.add("enum");
  field.source = "stated";
  field.span ??= span;
  say(notes, field, table, "enum", `${field.name} is ${values.join(" or ")}`, { enum: values }, span);
}

function valuesFor(field: DraftField, { cities: paths, countries, name }: PlaceFound): readonly string[] {
  if (paths.length === 0) {
    const isCode = field.model.kind === "place" && field.model.part === "country";
    return countries.length === 0 ? [name] : countries.map((code) => (isCode ? code : (countryOf(code)?.name ?? code)));
  }
  const isAirport = /airport/.test(`${field.name} ${field.semantic.id}`);
  const wanted = new Set(paths);
  return paths.map((path) => {
    const city = path.split("/").at(-1) ?? path;
    if (!isAirport) return city;
    const index = cities().findIndex((each) => wanted.has(cityPath(each)) && each.name === city);
    return (index < 0 ? undefined : airportOf(index)) ?? city;
  });
}
