import { placeNamed } from "../../../../world/place-named.ts";
import type { Reading } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold, foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { areAlike } from "../claims/roots.ts";
import { quotesOf } from "../said-orders.ts";

const proper = "\\p{Lu}[\\p{L}'’-]{2,24}(?: \\p{Lu}[\\p{L}'’-]{1,24}){0,2}";
const list = new RegExp(`${proper}(?:, ?${proper}){0,8},? (?:and|or|und|oder|y|o|et|ou|e) ${proper}`, "gu");
const parting = /, ?| (?:and|or|und|oder|y|o|et|ou|e) (?=\p{Lu})/u;
/** Before a place that all lie in: "is always in", "all of them live in". */
const always =
  /\b(?:always|all|every|each|only|exclusively|solely|entirely|everybody|everyone|immer|alle|jede[rs]?|nur|ausschlie(?:ss|ß)lich|siempre|todos|todas|cada|solo|toujours|tous|toutes|chaque|uniquement|sempre|apenas)\b[^.;:]{0,40}? (?:in|within|from|inside|aus|en|de|au|em|na|no)(?: the)? ?$/;
const saying =
  /(?:[:=]|\b(?:is|are|be|being|one|of|either|from|among|always|any|the|a|has|takes|in|ist|sind|eine|einer|von|aus|es|son|una|de|las|los|entre|est|une|des|parmi|uma|das|dos)\b|\s)+$/;
/** What a column of places is called, whatever place it is. */
const shells =
  /^(?:cit(?:y|ies)|towns?|countr(?:y|ies)|places?|locations?|seat|land|stadt|stadte|ort|orte|wohnort|land|ciudad(?:es)?|pais|lugar|ville|pays|lieu|cidade|is|are|always|column|and|the|a|und|y|et|e|their|its|his|der|die|la|el|all|every|each|of|them|live|lives|living|located|based|lie|lies|wohnen|leben|liegen|sitzen|sitzt|viven|estan|situad[oa]s?|who|that|in|airport|only|with|\d+)$/;
/** Another place of the same ones. */
const elsewhere =
  /^(?:destination|arrival|birth|born|birthplace|favou?rite|former|previous|second|delivery|shipping|next|target|travel|partner|supplier|customer|holiday|to|from|via|visited|birthtown|ziel|geburts\w*|lieblings\w*|destino|nacimiento|naissance|nascimento|llegada|ankunft\w*|born)$/;
const home = /^(?:home|own|current|residence|branch|office|main|wohn\w*|actual)$/;

interface Country extends Span {
  readonly name: string;
  readonly code: string;
}

/** "origin city is always in Poland, and the origin is one of Lisbon, Lyon or Oslo": none of them is there. */
export function findCitiesElsewhere(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const whole = countryOfAll(reading.text, folded);
  if (whole === undefined) return;
  for (const match of [...reading.text.matchAll(list)].slice(0, 6)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (span.start < whole.end && whole.start < span.end) continue;
    const names = match[0].split(parting);
    if (!areElsewhere(names, whole) || !areOfOne(reading, folded, whole, span)) continue;
    const spans = [{ start: clauseStart(folded, whole.start), end: whole.end }, span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: none of these places is there`,
      spans,
      fix: `say places in ${whole.name}, or leave the country out`,
    });
    return;
  }
}

const within = new RegExp(`(?<= (?:in|within|from|inside|aus|en|de|au|em|na|no)(?: the)? )${proper}`, "gu");

/** One country that all are in. */
function countryOfAll(text: string, folded: string): Country | undefined {
  for (const { index: start, 0: name } of [...text.matchAll(within)].slice(0, 6)) {
    const said = folded.slice(clauseStart(folded, start), start);
    if (!always.test(said) || /%|\b(?:not|never|no|except|nicht|nunca)\b/.test(said)) continue;
    const { countries = [], regions, cities } = placeNamed(name) ?? {};
    const [code] = countries;
    const isOne = countries.length === 1 && regions === undefined && cities === undefined;
    if (isOne && code !== undefined) return { start, end: start + name.length, name, code };
  }
  return undefined;
}

function clauseStart(folded: string, at: number): number {
  const from = Math.max(0, at - 80);
  const cut = folded.slice(from, at).search(/[^,.;:]*$/);
  const start = from + Math.max(0, cut);
  return start + (/^\s*/.exec(folded.slice(start))?.[0].length ?? 0);
}

/** Two places or more that are known, none of them in the country. */
function areElsewhere(names: readonly string[], { code }: Country): boolean {
  const known = names.flatMap((name) => {
    const place = placeNamed(name);
    const parts = [...(place?.regions ?? []), ...(place?.cities ?? [])].map((each) => each.slice(0, 2));
    return place === undefined ? [] : [[...(place.countries ?? []), ...parts]];
  });
  return (
    known.length > 1 && known.length >= names.length - 1 && known.every((own) => own.length > 0 && !own.includes(code))
  );
}

/** Whether the list is of the same places: "origin" and "origin city", or of the rows and their "city". */
function areOfOne(reading: Reading, folded: string, whole: Country, { start }: Span): boolean {
  const ahead = folded.slice(clauseStart(folded, start), start).replace(saying, "");
  // "city: Berlin, Hamburg or Munich" ends its clause with the name.
  const own = ahead === "" ? folded.slice(clauseStart(folded, start - 2), start).replace(saying, "") : ahead;
  const words = wordsOf(own, reading).slice(-4);
  if (!words.some((each) => isShell(each)) && words.length === 0) return false;
  const told = words.filter((each) => !isShell(each));
  const all = wordsOf(folded.slice(clauseStart(folded, whole.start), whole.start).replace(saying, ""), reading);
  if (words.some((each) => elsewhere.test(each)) || all.some((each) => elsewhere.test(each))) return false;
  const rest = told.filter((each) => !home.test(each));
  return rest.every((each) => all.some((other) => areAlike(each, other))) && (told.length > 0 || words.some(isShell));
}

function isShell(word: string): boolean {
  return shells.test(word);
}

function wordsOf(said: string, { language }: Reading): readonly string[] {
  return (fold(said).match(/[\p{L}_]{1,30}/gu) ?? []).map((each) => (isShell(each) ? each : singular(each, language)));
}
