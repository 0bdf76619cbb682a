import { countries } from "../../world/countries.ts";
import { beginsPlace, LONGEST_PLACE_NAME, placeNamed } from "../../world/place-named.ts";
import type { Found, Token } from "../findings.ts";
import { fold } from "../text/fold.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { unitNamed } from "./units.ts";

const openers = new Set(
  "in into from across within for of at near around throughout aus fur aus en de desde del por au aux dans pour em no na nos nas do da dos das a les los las the to based located der den dem".split(
    " ",
  ),
);

/** Names of places that are first of all words or names of other things. */
const words = new Set(
  "of us it in is so to me no de do id la sea reading nice split sale tours orange chad jordan turkey georgia java columbus lincoln jackson victoria florence charlotte savannah lancaster derby oxford cambridge university male most bergen deal battle sandwich wells ware rugby march eu home bar natal para maria leon santiago cordoba granada toledo durham troy mesa gary union fair orlando carolina chelsea brooklyn delta sur norte sul centro centre north south east west northeast southwest northwest southeast amazon columbia darwin lyon sale plain marathon aurora independence surprise corona enterprise providence superior commerce industry concord eureka bend buffalo champagne burgundy limerick cork halle fulda kiel rivers boulder bath essen mobile plains highlands lakes hull".split(
    " ",
  ),
);

let demonyms: ReadonlyMap<string, string> | undefined;

function countryOfDemonym(folded: string): string | undefined {
  demonyms ??= new Map(
    countries()
      .filter(({ demonym }) => demonym !== "")
      .flatMap(({ demonym, name }) => [
        [fold(demonym), name],
        [`${fold(demonym)}s`, name],
      ]),
  );
  return demonyms.get(folded) ?? (Object.hasOwn(otherDemonyms, folded) ? otherDemonyms[folded] : undefined);
}

/** The people of countries in the other languages. */
const otherDemonyms: Readonly<Record<string, string>> = {
  deutsche: "Germany",
  deutschen: "Germany",
  deutscher: "Germany",
  osterreichische: "Austria",
  schweizer: "Switzerland",
  franzosische: "France",
  spanische: "Spain",
  mexicanos: "Mexico",
  mexicanas: "Mexico",
  mexicana: "Mexico",
  mexicano: "Mexico",
  espanoles: "Spain",
  espanolas: "Spain",
  espanola: "Spain",
  argentinos: "Argentina",
  argentinas: "Argentina",
  colombianos: "Colombia",
  colombianas: "Colombia",
  chilenos: "Chile",
  chilenas: "Chile",
  peruanos: "Peru",
  francais: "France",
  francaise: "France",
  francaises: "France",
  belges: "Belgium",
  allemands: "Germany",
  brasileiros: "Brazil",
  brasileiras: "Brazil",
  brasileira: "Brazil",
  brasileiro: "Brazil",
  portugueses: "Portugal",
  portuguesas: "Portugal",
  american: "United States",
  british: "United Kingdom",
};

/** "in Germany", "Paris", "Bay Area", "across Scandinavia", "German customers". */
export function placeAt(reading: Reading, at: number): Found | undefined {
  // The "greeks" of an option live nowhere.
  if (reading.tokens[at]?.text === "greeks") return undefined;
  const opened = openersFrom(reading, at);
  for (const start of opened > at ? [opened, at] : [at]) {
    const found = nameAt(reading, at, start) ?? people(reading, at, start);
    if (found !== undefined) return found;
  }
  return strangerAt(reading, at);
}

function openersFrom(reading: Reading, at: number): number {
  let next = at;
  while (next < at + 3 && openers.has(word(reading, next)) && !isCode(reading, next)) next += 1;
  return next;
}

/** "for DE, FR and NL": in capitals it is no "de". */
function isCode(reading: Reading, at: number): boolean {
  return (
    /^(?:US|DE|ES|IT|AT|IN)$/.test(reading.tokens[at]?.text ?? "") &&
    !/^[A-Z]{2,}$/.test(reading.tokens[at + 1]?.text ?? "")
  );
}

function nameAt(reading: Reading, from: number, at: number): Found | undefined {
  const first = reading.tokens[at];
  if (first === undefined || first.kind !== "word" || !mayBegin(first, reading.text)) return undefined;
  for (let length = LONGEST_PLACE_NAME; length > 0; length--) {
    if (!isName(reading, at, length) || !isMeant(reading, from, at, length)) continue;
    const name = written(reading, at, at + length);
    const filter = placeNamed(name.replace(/'s$/, ""));
    if (filter === undefined) continue;
    const inside = filter.regions?.map((region) => region.slice(0, 2)) ?? [];
    const around = filter.cities?.map((city) => city.slice(0, 2)) ?? [];
    return {
      kind: "place",
      name: filter.name,
      countries: [...new Set([...(filter.countries ?? []), ...inside, ...around])],
      cities: filter.cities ?? [],
      ...spanOf(reading, from, at + length),
    };
  }
  return undefined;
}

/** "into Rotterdam, Hamburg or Felixstowe": what ends a list of places is one, though nobody told us of it. */
function strangerAt(reading: Reading, at: number): Found | undefined {
  const joint = word(reading, at - 1);
  const name = reading.tokens[at]?.text ?? "";
  if (!/^(?:or|and|&|oder|und|o|y|ou|et|e)$/.test(joint) || !/^\p{Lu}\p{Ll}{3,}$/u.test(name)) return undefined;
  if (!isListed(reading, at) || !isBreak(reading, at + 1)) return undefined;
  return { kind: "place", name, countries: [], cities: [], ...spanOf(reading, at, at + 1) };
}

/** Most words begin no place; of those with accents or figures the look-up itself tells. */
function mayBegin({ text, end }: Token, all: string): boolean {
  if (!/^[a-z]+$/i.test(text) || !/^[ ,.;:)\n]?$/.test(all.charAt(end))) return true;
  return beginsPlace(text.toLowerCase());
}

/** Words side by side, a comma allowed before the last ("Portland, Oregon"). */
function isName(reading: Reading, at: number, length: number): boolean {
  for (let index = at; index < at + length; index++) {
    const token = reading.tokens[index];
    const isComma = token?.text === "," && index === at + length - 2 && index > at;
    const isPoint = token?.text === "." && index > at;
    if (token === undefined || !(token.kind === "word" || isComma || isPoint)) return false;
  }
  return isWord(reading, at + length - 1);
}

/** Gigabytes and departments ("for QA"), unless other countries stand beside. */
const otherwise = new Set("GB QA PR BI PM".split(" "));

/** A name in small letters, or one that is also a word, is a place only after a preposition of place or in capitals. */
function isMeant(reading: Reading, from: number, at: number, length: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined) return false;
  const isCapital = /^\p{Lu}/u.test(token.text);
  const isOpened = at > from;
  if (length === 1 && token.text.length <= 3) {
    // "in ETH" is money, "in GB" a size.
    if (unitNamed(token.text)?.symbol === token.text && !isListed(reading, at)) return false;
    // Codes of countries: "US", "UK", "DE" in a list or after "in"; "IN", "IT", "ID" only after a preposition.
    // "size EU 36-47" is no place.
    const isSize = /^\d/.test(reading.tokens[at + 1]?.text ?? "");
    // "a QC lab" controls quality.
    if (isSize || /^an?$/.test(word(reading, at - 1))) return false;
    const isSure = isListed(reading, at) || ["US", "USA", "UK", "EU", "UAE", "DACH", "NYC", "GER"].includes(token.text);
    return token.text === token.text.toUpperCase() && ((isOpened && !otherwise.has(token.text)) || isSure);
  }
  if (length === 1 && words.has(token.folded))
    return isCapital && (isOpened || isListed(reading, at)) && at > 0 && !isPart(reading, at + 1);
  return isCapital || isOpened || token.folded.length > 4;
}

/** Another place stands before the comma or "and", or a code of two letters behind that of this one. */
function isListed(reading: Reading, at: number): boolean {
  const code = reading.tokens[at + 2];
  const isBefore = [",", "and", "und", "y", "et", "e", "&", "/"].includes(word(reading, at + 1));
  if (isBefore && /^[A-Z]{2}$/.test(code?.text ?? "") && placeNamed(code?.text ?? "") !== undefined) return true;
  if (![",", "and", "or", "&", "/", "und", "y", "et", "e"].includes(word(reading, at - 1))) return false;
  const before = reading.tokens[at - 2];
  return before?.kind === "word" && /^\p{Lu}/u.test(before.text) && placeNamed(before.text) !== undefined;
}

/** "Paris Saint", "Columbus Circle": more capitals follow. */
function isPart(reading: Reading, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(reading.tokens[at]?.text ?? "");
}

const languageWords = new Set(
  "english spanish german french portuguese italian dutch chinese japanese arabic hindi russian".split(" "),
);

/** "German customers", "US-based", "Brazilian". */
function people(reading: Reading, from: number, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (token === undefined || token.kind !== "word") return undefined;
  const based = /^(.+)-based$/.exec(token.lower);
  const name =
    based === null ? countryOfDemonym(token.folded) : (placeNamed(token.text.slice(0, -6))?.name ?? undefined);
  if (name === undefined) return undefined;
  // "in English and Spanish" are languages.
  const isBeside =
    ["and", "or", ",", "/", "&"].includes(word(reading, at - 1)) && languageWords.has(word(reading, at - 2));
  if (isBeside) return undefined;
  const isLanguage = ["language", "text", "speaking", "fries", "press", "toast", "dressing"].includes(
    word(reading, at + 1),
  );
  const filter = isLanguage || (token.folded === "polish" && token.text !== "Polish") ? undefined : placeNamed(name);
  if (filter === undefined) return undefined;
  return {
    kind: "place",
    name: filter.name,
    countries: [...(filter.countries ?? [])],
    cities: filter.cities ?? [],
    ...spanOf(reading, from, at + 1),
  };
}
