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
const ends = /^(?:to|into|nach|a|à|hasta|hacia|vers|para)\s/i;
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
  const hasEnds = [...table.fields, ...(table.frame?.fields ?? [])].some(({ name }) => originNames.test(name));
  const way = wayIn(founds, text) ?? (hasEnds ? wayBetween(founds, text) : undefined);
  if (way === undefined) return [];
  const endOf = (names: RegExp, other: string): DraftField | undefined => {
    const known = table.fields.find((field) => names.test(field.name) || names.test(field.semantic.id));
    if (known !== undefined || closed) return known;
    const own = table.frame?.fields.find((field) => names.test(field.name));
    const type = vocabulary.types.get(own?.type ?? other);
    if (type === undefined) return undefined;
    const taken = new Set(table.fields.map((field) => field.name));
    const more = { known: true, frameField: own ?? null, source: "stated" as const, confidence: 0.85 };
    const field = draftField(freeName(own?.name ?? other, taken), own === undefined ? type : ofFrame(own, type), more);
    table.fields.push(field);
    return field;
  };
  const [origin, destination] = [endOf(originNames, "origin"), endOf(destinationNames, "destination")];
  if (origin === undefined || destination === undefined || origin === destination) return [];
  fix(origin, way.from, table, notes);
  fix(destination, way.to, table, notes);
  return [...way.from, ...way.to];
}

/** "from Shanghai and Ningbo into Rotterdam or Hamburg": the places where it may begin, and right behind them those where it ends. */
function wayIn(
  founds: readonly PlaceFound[],
  text: string,
): { readonly from: readonly PlaceFound[]; readonly to: readonly PlaceFound[] } | undefined {
  const said = (found: PlaceFound | undefined): string =>
    found === undefined ? "" : text.slice(found.start, found.end);
  for (const [at, found] of founds.entries()) {
    if (!begins.test(said(found))) continue;
    const from = joinedFrom(founds, at, text);
    const next = at + from.length;
    const gap = (founds[next]?.start ?? 0) - (from.at(-1)?.end ?? 0);
    if (ends.test(said(founds[next])) && gap <= 1) return { from, to: joinedFrom(founds, next, text) };
  }
  return undefined;
}

/** "ferries between Dover and Calais": either may be where it begins. */
function wayBetween(founds: readonly PlaceFound[], text: string): ReturnType<typeof wayIn> {
  const first = founds.findIndex(({ start }) =>
    /(?:between|zwischen|entre)\s$/i.test(text.slice(Math.max(0, start - 12), start)),
  );
  const both = first < 0 ? [] : joinedFrom(founds, first, text);
  return both.length > 1 ? { from: both, to: both } : undefined;
}

/** The place at an index and those that commas and "and" join to it: "to Marseille and Nice". */
function joinedFrom(founds: readonly PlaceFound[], at: number, text: string): readonly PlaceFound[] {
  const more = founds.slice(at + 1);
  const last = more.findIndex((found, index) => {
    const before = more[index - 1] ?? founds[at];
    const joint = text.slice(before?.end ?? 0, found.start);
    return (
      ends.test(text.slice(found.start, found.end)) || !/^\s*(?:,|\/|and|or|&|und|oder|y|o|et|ou|e)?\s*$/.test(joint)
    );
  });
  return founds.slice(at, last < 0 ? undefined : at + 1 + last);
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
