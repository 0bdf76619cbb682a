import type { Found } from "../findings.ts";
import { eventColumns, FEWEST_EVENTS } from "../text/event-columns.ts";
import { areFacts } from "./bracketed-facts.ts";
import { distributionAt } from "./distribution.ts";
import { lackSaidAt } from "./lack-clauses.ts";
import { memberOpeners } from "./listed-members.ts";
import { isLast, isOr, MOST, members } from "./member-list.ts";
import { phraseAt } from "./phrases.ts";
import { prefixAt } from "./prefix.ts";
import { rangeAt } from "./range.ts";
import { isGlued, isWord, number, type Reading, singularAt, tokenFrom, word, written } from "./reading.ts";
import { beginsDeed } from "./share-parts.ts";
import { uniqueAt } from "./uniqueness.ts";
import { unitAt } from "./units.ts";

/** Lists in parentheses that begin so are fields, not members. */
const fieldLists = new Set([
  "with",
  "including",
  "include",
  "incl",
  "plus",
  "mit",
  "con",
  "avec",
  "com",
  "inkl",
  "inklusive",
  "in",
  "per",
  "at",
  "from",
  "to",
  "not",
  "no",
  "if",
  "when",
  "only",
  "optional",
  "unique",
  "about",
]);

/** What may stand behind the "in" of a member. */
const states = new Set(
  "transit progress stock use review production service process repair person store flight".split(" "),
);

/** What may stand behind the "at" of a member: where a parcel or a ship is. */
const stations = new Set(
  "depot hub warehouse home sea port customs customer branch station terminal facility store sorting centre center anchor berth airport garage work school gate rest risk dock factory plant site office hospital counter reception".split(
    " ",
  ),
);

/** "in transit", "at depot": a preposition that begins a member. */
function opensState(reading: Reading, at: number): boolean {
  if (word(reading, at) === "at") return stations.has(word(reading, at + 1)) || stations.has(word(reading, at + 2));
  return word(reading, at) === "in" && states.has(word(reading, at + 1));
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** "(a, b, c)", "in (a, b)", "[x|y]", "{on, off}", "(open/closed)". */
export function bracketed(reading: Reading, at: number): Found | undefined {
  const lead = word(reading, at) === "in" || word(reading, at) === "enum" ? at + 1 : at;
  const close = closing[reading.tokens[lead]?.text ?? ""];
  if (close === undefined) return undefined;
  let end = lead + 1;
  while (end < lead + 4 * MOST && reading.tokens[end] !== undefined && reading.tokens[end]?.text !== close) {
    const text = reading.tokens[end]?.text ?? "";
    if (closing[text] !== undefined || text === "." || text === ";" || text === "\n") return undefined;
    end += 1;
  }
  if (reading.tokens[end] === undefined) return undefined;
  // "(soprano, alto, tenor, bass - poor basses)": behind a dash someone talks on, "(a, b or tie with ties at 15%)" behind "with".
  const aside = dashIn(reading, lead + 1, end) ?? shareIn(reading, lead + 1, end);
  const ends = aside ?? end;
  // "(in transit, delivered)"
  const isState = opensState(reading, lead + 1);
  let first = isState ? lead + 1 : (phraseAt(reading, lead + 1, memberOpeners)?.next ?? lead + 1);
  if (reading.tokens[first]?.text === ":") first += 1;
  const isOfTiers = areTiers(reading, lead, end);
  if (first === lead + 1 && !isState && !isOfTiers && fieldLists.has(word(reading, first))) return undefined;
  if (isFieldHead(reading, lead) || lackSaidAt(reading, first) !== undefined) return undefined;
  const items = splitItems(reading, first, withoutOnly(reading, ends));
  if (items === undefined) return undefined;
  const isListed = items.length >= FEW;
  const belongs = ([from, next]: readonly [number, number]): boolean =>
    isMember(reading, from, next) ||
    (isListed && isDeed(reading, from, next)) ||
    (isOfTiers && next === from + 1 && tierWords.has(word(reading, from)));
  if (!items.every(belongs)) return undefined;
  if (isBounds(reading, lead + 1, end)) return undefined;
  // "(mm/s)" is a unit.
  if (unitAt(reading.tokens, lead + 1)?.next === end) return undefined;
  if (isOfCounted(reading, lead, items) || isWhole(reading, items) || areFacts(reading, items)) return undefined;
  const measured = inOneUnit(reading, items);
  const found = members(
    reading,
    aside === undefined ? at : first,
    aside ?? end + 1,
    measured?.values ?? items.map(([from, next]) => written(reading, from, next)),
  );
  return found?.kind === "members" && measured !== undefined ? { ...found, unit: measured.unit } : found;
}

/** What bounds and additions are called, and plans as well. */
const tierWords = new Set(["plus", "max", "mini", "min"]);
const tierNouns = new Set("plan tier package subscription edition membership tariff size model abo tarif".split(" "));

/** "plan (basic, plus, max)": behind the noun of what is sold such words are names, unless a "min" stands beside the "max". */
function areTiers(reading: Reading, lead: number, end: number): boolean {
  if (!tierNouns.has(singularAt(reading, lead - 1).replace(/^.*_/, ""))) return false;
  const words = new Set(Array.from({ length: end - lead }, (_, step) => word(reading, lead + step)));
  return !(words.has("min") && words.has("max"));
}

/** "(20, 40 or 60 cm)": figures of which the last alone has the unit of all. */
function inOneUnit(
  reading: Reading,
  items: readonly (readonly [number, number])[],
): { readonly values: readonly string[]; readonly unit: string } | undefined {
  const figures = items.map(([from, next]) => ({ figure: number(reading, from), next }));
  const last = figures.at(-1);
  const unit = last?.figure === undefined ? undefined : unitAt(reading.tokens, last.figure.next);
  if (unit === undefined || unit.next !== last?.next || figures.length < 2) return undefined;
  const areBare = figures.slice(0, -1).every(({ figure, next }) => figure?.next === next);
  if (!areBare) return undefined;
  return { values: figures.map(({ figure }) => String(figure?.value)), unit: unit.unit.symbol };
}

const fieldHeads = new Set(
  "decimal numeric varchar char number float columns fields attributes schema features variables properties cols spalten felder columnas campos colonnes champs colunas table tables select keys metrics vitals".split(
    " ",
  ),
);

/** "columns = [a, b]", "CREATE TABLE orders (a, b)": what is listed are fields. */
function isFieldHead(reading: Reading, at: number): boolean {
  const before = [":", "=", "are"].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  return fieldHeads.has(word(reading, before)) || ["table", "into"].includes(word(reading, before - 1));
}

const columns = new Set(
  "id name date email price amount country city address phone status type title age total quantity currency category timestamp time number code segment created description".split(
    " ",
  ),
);

/** "400 suppliers (id, name, country)": what things have that are counted, unless as many are listed as there are. */
function isOfCounted(reading: Reading, at: number, items: readonly (readonly [number, number])[]): boolean {
  let start = at - 1;
  while (start > at - 4 && isWord(reading, start)) start -= 1;
  const count = start === at - 1 ? undefined : number(reading, start);
  if (count === undefined || count.value <= items.length) return false;
  // "20k app events (login, add_to_cart, logout)" are of these kinds.
  const isEvent = singularAt(reading, at - 1) === "event" && items.length >= FEWEST_EVENTS;
  if (isEvent && !items.some(([from, next]) => next === from + 1 && eventColumns.test(word(reading, from))))
    return false;
  // "5,000 customer interactions (call, email, chat)" went that way.
  const isWay = (text: string): boolean => /^(?:email|phone)$/.test(text) && reached.test(singularAt(reading, at - 1));
  return items.some(([, next]) => {
    const last = word(reading, next - 1);
    return (columns.has(last) && !isWay(last)) || last.includes("_");
  });
}

const reached = /^(?:interaction|touchpoint|contact|conversation|enquiry|inquiry|notification|message)$/;

/** "(tope 70 km/h)", "(entre 4 et 22 par traite)", "(800 to 2400, bell shaped)": bounds, and what else is said of them. */
function isBounds(reading: Reading, from: number, end: number): boolean {
  const range = rangeAt(reading, from);
  if (range === undefined || !/\d/.test(written(reading, from, end))) return false;
  const next = tokenFrom(reading, from, range.end);
  if (next >= end || ["per", "par", "pro", "por"].includes(word(reading, next))) return true;
  return (
    word(reading, next) === "," &&
    reading.tokens[from]?.kind === "number" &&
    distributionAt(reading, next + 1) !== undefined
  );
}

/** A dash with spaces on both sides, behind commas. */
function dashIn(reading: Reading, from: number, end: number): number | undefined {
  let commas = 0;
  for (let index = from; index < end; index++) {
    if (word(reading, index) === ",") commas += 1;
    const isSpaced = !isGlued(reading, index) && !isGlued(reading, index + 1);
    if (["-", "--", "–", "—"].includes(word(reading, index)) && isSpaced && commas > 0 && isWord(reading, index + 1))
      return index;
  }
  return undefined;
}

/** The "with" behind the last member that tells a share of one of them. */
function shareIn(reading: Reading, from: number, end: number): number | undefined {
  for (let index = from + 3; index < end - 1; index++) {
    if (!/^(?:with|mit|con|avec|com)$/.test(word(reading, index))) continue;
    return word(reading, end - 1) === "%" || word(reading, end - 1) === "percent" ? index : undefined;
  }
  return undefined;
}

/** "(5/15/50/30)": figures that make up a hundred are shares. */
function isWhole(reading: Reading, items: readonly (readonly [number, number])[]): boolean {
  let sum = 0;
  for (const [from, next] of items) {
    const value = number(reading, from);
    if (value === undefined || value.next !== next) return false;
    sum += value.value;
  }
  return Math.abs(sum - 100) < 0.6 && word(reading, items[0]?.[1] ?? 0) === "/";
}

/** "(Spain, Italy and Portugal only)": there are no others; "(full board or room only)" ends in the name of one. */
function withoutOnly(reading: Reading, end: number): number {
  const joint = [end - 3, end - 4].find((at) => isLast(reading, at));
  const isOfAll = joint !== undefined && (word(reading, joint) === "and" || isCapital(reading, end - 2));
  return word(reading, end - 1) === "only" && isOfAll ? end - 1 : end;
}

function isCapital(reading: Reading, at: number): boolean {
  return /^\p{Lu}/u.test(reading.tokens[at]?.text ?? "");
}

/** The tokens of each item between pipes, semicolons, commas or slashes, whichever stands; a last "or" or "and" parts too. */
function splitItems(reading: Reading, from: number, end: number): [number, number][] | undefined {
  const marks = new Set<string>();
  for (let index = from; index < end; index++) marks.add(reading.tokens[index]?.text ?? "");
  const by = ["|", ";", ",", "/"].find((mark) => marks.has(mark) && !(mark === "/" && arePairs(reading, from, end)));
  const items: [number, number][] = [];
  let start = from;
  const close = (next: number): void => {
    if (next > start) items.push([start, next]);
    start = next + 1;
  };
  let last = from;
  for (let index = from; index < end; index++) if (reading.tokens[index]?.text === by) last = index;
  for (let index = from; index < end; index++) {
    const parts = reading.tokens[index]?.text === by && by !== undefined;
    const joins = index >= last && (isLast(reading, index) || word(reading, index) === "vs");
    if (parts || joins) close(index);
  }
  close(end);
  return items.length < 2 ? undefined : items.filter(([first]) => !/^(?:etc\.?|\.\.\.)$/.test(word(reading, first)));
}

/** "(0/1 or 1/1)", "(+/+ or +/-)": the slash is within each of the members, and "or" between them. */
function arePairs(reading: Reading, from: number, end: number): boolean {
  const at = Array.from({ length: end - from }, (_, step) => from + step).find((index) => isOr(reading, index));
  if (at === undefined) return false;
  return [
    [from, at],
    [at + 1, end],
  ].every(([first = from, next = end]) => next === first + 3 && word(reading, first + 1) === "/");
}

const notMembers = new Set(
  "at ratio split most some many few usually mostly often mean avg average sd std stdev median skewed right-skewed left-skewed lognormal log-normal poisson gaussian uniform exponential zipf approx about around unique nullable optional required integer string float int varchar decimal boolean distinct sorted between under over min max default default: rounded decimals non-null per each every within".split(
    " ",
  ),
);

const talk = new Set(
  "I i we We they They them he she him us our my your you it never always nothing nobody then than deeper".split(" "),
);

/** So many items are a list, whatever else one of them says. */
const FEW = 3;

/** "left without being seen", "returned at customs", "at depot": among other members, what was done or where something is. */
function isDeed(reading: Reading, from: number, next: number): boolean {
  const words = Array.from({ length: next - from }, (_, step) => from + step);
  if (words.length < 2 || words.length > LONGEST_DEED || !words.every((at) => isWord(reading, at))) return false;
  if (isPlace(reading, from)) return words.length === (word(reading, from + 1) === "the" ? 3 : 2);
  return beginsDeed(reading, from) && !words.some((at) => said.has(word(reading, at)));
}

const LONGEST_DEED = 5;
const said = new Set("split distributed skewed rounded around about average if when where".split(" "));

/** "at depot", "at the gate"; "at random", "at least" tell how. */
function isPlace(reading: Reading, at: number): boolean {
  return (
    word(reading, at) === "at" && !/^(?:random|least|most|night|all|once|times|a|\d.*)$/.test(word(reading, at + 1))
  );
}

const small = new Set(
  "without being been de del da do das dos du des d' la las los le les l' el a en em al au aux".split(" "),
);

/** Up to four words; quantities, bounds and what is said of distributions are no members. */
function isMember(reading: Reading, from: number, next: number): boolean {
  if (['"', "'", "`"].includes(word(reading, from))) return true;
  // "(eindeutig, Präfix KFZ-)"
  if (uniqueAt(reading, from) !== undefined || prefixAt(reading, from) !== undefined) return false;
  if (next - from > 7) return false;
  let words = 0;
  for (let index = from; index < next; index++) {
    const text = word(reading, index);
    // "(I salt them, trainees dig)" is talk.
    if (talk.has(reading.tokens[index]?.text ?? "")) return false;
    const isSaid = notMembers.has(text) && !(index === from && opensState(reading, index));
    if (isSaid || ["%", "<", ">", "<=", ">=", "=", ":", "..", "$", "€", "£", "±"].includes(text)) return false;
    if (text === "-" && number(reading, index + 1) !== undefined && reading.tokens[index - 1]?.kind === "number")
      return false;
    // "accident de la route" has two words of its own.
    if (isWord(reading, index) && !small.has(text)) words += 1;
  }
  return words <= 3;
}
