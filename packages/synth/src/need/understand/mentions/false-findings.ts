import { isSouthern } from "../../extract/hemisphere.ts";
import { saysSplit } from "../../extract/split-members.ts";
import type { Findings, Found } from "../../findings.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

const settings =
  /^(?:cols?|columns|fields|schema|header|dataset|entity|table|format|out|output|name|topic|job|rows|n)$/i;
/** Of so many values that are names of fields, a list is one of fields. */
const MOSTLY = 0.6;

/** Findings without those that are fields or types of columns, and with the names of fields taken off their members. */
export function withoutFalseFindings(findings: Findings, { typesNamed }: Vocabulary): Findings {
  const isType = (phrase: string): boolean =>
    typesNamed(
      wordsOf(phrase)
        .map((word) => wordKey(word))
        .join(" "),
    ).length > 0;
  const isMeasure = (phrase: string): boolean => {
    const words = wordsOf(phrase).map((word) => wordKey(word));
    const types = typesNamed(words.join(" ")).concat(typesNamed(words.at(-1) ?? ""));
    return types.some(({ type }) => type.type === "number");
  };
  const found = findings.found.filter((each) => {
    // "code VARCHAR(12)" counts nothing.
    if (each.kind === "entities") return !/^(?:n?varchar|char|decimal|numeric|int|bit|float)s?$/i.test(each.noun);
    // "summer season June to September 2025": the months that follow say which.
    if (each.kind === "window" && each.months !== undefined && isExplained(each, findings)) return false;
    // "cols = a, b", "format=csv" set something; they compare nothing.
    if (each.kind === "comparison") return each.is !== "=" || !settings.test(each.left);
    // "air quality: station, pm2.5, pm10" lists fields, not members, unless what stands before is an enumeration.
    if (each.kind === "members" && opensNeed(each, findings.text) && each.values.some(isMeasure)) return false;
    // "cycling stage: rider, team, time 4:05:10-4:40:00": columns, whatever kinds a stage may be of.
    if (each.kind === "members" && opensList(each, findings.text) && each.values.every(isType)) return false;
    // "address (street, city)": parts, each a column.
    if (each.kind === "members" && areParts(each, findings.text)) return false;
    // "follow edges, i.e. follower, followee (…), followed at": what the rows are made of.
    if (each.kind === "members" && explainsRows(each, findings.text) && each.values.every(isType)) return false;
    if (each.kind !== "members" || each.values.length < 4 || isEnclosed(each, findings.text)) return true;
    if (saysSplit(each, findings.text)) return true;
    if (each.values.filter(isType).length < each.values.length * MOSTLY) return true;
    // "Daily open/high/low/close" are no kinds of daily.
    const isCadence = findings.found.some((other) => other.kind === "cadence" && each.start - other.end === 1);
    const before = findings.tokens
      .filter((token) => token.kind !== "break" && token.kind !== "symbol" && token.end <= each.start)
      .slice(isCadence ? Number.POSITIVE_INFINITY : -2);
    const phrases = [before.slice(-1), before].map((tokens) => tokens.map((token) => wordKey(token.text)).join(" "));
    return phrases.some((phrase) => typesNamed(phrase).some(({ type }) => type.type === "enum"));
  });
  const cut = found.map((each) => withoutColumns(withoutName(each, findings.text, isType), findings.text, isType));
  return cut.every((each, index) => each === findings.found[index]) && cut.length === findings.found.length
    ? findings
    : { ...findings, found: cut };
}

/** In brackets, or between dashes. */
function isEnclosed({ start }: Found, text: string): boolean {
  return /[(–—-]/.test(text[start] ?? "");
}

/** "weather: min and max temperature, rain": behind the subject of a need stand columns, and no kinds of it. */
function opensNeed({ start, end }: Found, text: string): boolean {
  return /^[^:;,.(]{1,40}: ?$/.test(text.slice(0, start)) && !/ (?:or|oder|ou|o) /.test(text.slice(start, end));
}

/** Behind two words and a colon, with more to come behind a comma. */
function opensList({ start, end }: Found, text: string): boolean {
  const isLed = /^\p{L}+ [\p{L} ]{2,40}: ?$/u.test(text.slice(0, start));
  return isLed && text[end] === "," && !/ (?:or|oder|ou|o) |\//.test(text.slice(start, end));
}

const wholes =
  /(?:^|[\s,;:])(?:address|location|contact|contact details|dimensions|period|owner|customer|patient|driver) $/i;

const parts =
  /^(?:street|street name|house number|city|town|zip|zip code|postcode|postal code|state|region|province|country|lat|lon|lng|latitude|longitude|name|first name|last name|e-?mail|phone|mobile|telephone|length|width|height|depth|start|end|from|to)$/i;

function areParts({ start, values }: Extract<Found, { kind: "members" }>, text: string): boolean {
  return text[start] === "(" && wholes.test(text.slice(0, start)) && values.every((value) => parts.test(value));
}

/** "i.e. follower, followee (": with more to come behind, and nothing but a comma, a colon or a dash before. */
function explainsRows({ start, end }: Found, text: string): boolean {
  const isLed =
    /^(?:i\.e\.?|namely|that is,?) /i.test(text.slice(start, end)) && /[,:–-] ?$/.test(text.slice(0, start));
  return isLed && /^ ?[,(]/.test(text.slice(end)) && !/ (?:or|oder|ou|o) /.test(text.slice(start, end));
}

const alls = /\b(?:all|only|everything|alle|nur|todos|todas|solo|tous|toutes|apenas)\b[^,.;:]{0,20}$/i;

function isExplained({ start, end }: Found, { text, found }: Findings): boolean {
  const said = found.some(
    (other) => other.kind === "window" && other.start > end && /^[ ,(:]+$/.test(text.slice(end, other.start)),
  );
  // "all in winter, between 1 June and 15 July" explains nothing where winter is not in June.
  return said && (!alls.test(text.slice(Math.max(0, start - 40), start)) || isSouthern(found));
}

const led = /^\(?(?:one of|any of|either|among) /i;

/** "gear one of trawl, longline, pots, species, kg landed": where no "or" ends the list, the first name of a column does. */
function withoutColumns(found: Found, text: string, isType: (phrase: string) => boolean): Found {
  if (found.kind !== "members" || found.values.length <= FEWEST_LED) return found;
  const said = text.slice(found.start, found.end);
  if (!led.test(said) || said.startsWith("(") || / (?:or|oder|ou|o) |[/|]/.test(said)) return found;
  const column = found.values.findIndex((value, index) => index >= FEWEST_LED && isType(value));
  // "category one of travel, meals, software": the last member may be called as a column is.
  const first =
    column < 0 || column === found.values.length - 1 ? -1 : text.indexOf(found.values[column] ?? "", found.start);
  if (first < 0 || first >= found.end) return found;
  const end = found.start + text.slice(found.start, first).replace(/[\s,;]+$/u, "").length;
  return { ...found, values: found.values.slice(0, column), end };
}

/** So many members has a list at least. */
const FEWEST_LED = 3;

/** "donor type individual/company": the words before the first member are the field's name. */
function withoutName(found: Found, text: string, isType: (phrase: string) => boolean): Found {
  if (found.kind !== "members" || found.values.length < 2) return found;
  const [first = "", ...others] = found.values;
  const match = /^(.+) (\S+)$/.exec(first);
  const [, name = "", member = ""] = match ?? [];
  if (match === null || others.some((value) => value.includes(" ")) || !isType(name)) return found;
  const at = text.indexOf(first, found.start);
  if (at < 0 || at > found.start + 1 || !text.startsWith(`${first}/`, at)) return found;
  return { ...found, values: [member, ...others], start: at + first.length - member.length };
}
