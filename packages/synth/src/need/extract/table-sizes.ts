import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { fold } from "../text/fold.ts";
import { singular } from "../text/stem.ts";

const noun = "(?<![\\p{L}\\d-])(?<noun>\\p{L}[\\p{L}-]{1,30}(?: \\p{L}[\\p{L}-]{1,30})?)";
const figure =
  "(?<about>about |around |roughly |some |approx\\.? |~ ?|etwa |rund |unos |unas |environ |cerca de )?(?<digits>\\d[\\d.,]{0,12}) ?(?<scale>k|mil|tsd|thousand|tausend|mille)?";
const rowNouns = "(?:rows|records|entries|lines|zeilen|datensätze|filas|registros|lignes|linhas|of them)";
const table = "(?:table|tabelle|tabla|tabela|file|sheet)";

/** How many rows a table has, behind its name. */
const sizes: readonly RegExp[] = [
  // "Suppliers: 300 of them, name", "Purchase orders: 4,000, supplier"
  new RegExp(`(?<=^|[.;:\\n] ?)${noun}: (?<size>${figure}(?: ${rowNouns})?)(?=[,.;](?: |$)| with | \\()`, "giu"),
  // "a members table (400)", "authors table with 200 rows"
  new RegExp(`${noun} ${table} ?(?<size>\\(${figure}(?: ${rowNouns})?(?:\\)|(?=[,;:])))`, "giu"),
  new RegExp(`${noun} ${table}(?: with|:| of|,)? (?<size>${figure} ${rowNouns})`, "giu"),
  // "table 1: tenants, 500 rows", "wells (120, with depth)"
  new RegExp(`${noun}, (?<size>${figure} ${rowNouns})`, "giu"),
  new RegExp(`${noun} (?<size>\\(${figure}(?: ${rowNouns})?(?:\\)|(?=[,;:])))`, "giu"),
];

/** "Scans: about 5 per parcel with ...", "payments, 10 to 12 per tenant" */
const portions = new RegExp(
  `${noun}(?::|,| \\() ?(?<size>${figure}(?: ?(?:-|to|bis|a|à) ?(?<most>\\d{1,6}))? (?:${rowNouns} )?(?:per|for each|for every|pro|je|por|par) (?<parent>\\p{L}[\\p{L}-]{1,30}))`,
  "giu",
);
const asked = new RegExp(`\\b${table} (?:[1-6]|a|b|one|two|three)\\b|\\p{L} ${table} (?:\\(|with )`, "giu");
const noThings =
  /^(?:rows?|records?|entries|lines?|count|size|limit|total|seed|year|format|csv|json|parquet|output|tables?|columns?|fields?|files?|sheets?)$/i;
/** What is about so many may be so many fewer or more. */
const ABOUT = 0.4;

/** "Parcels: 2,000 of them, weight. Scans: about 5 per parcel": where tables are asked for, the figures behind their names are their sizes. */
export function withTableSizes(found: readonly Found[], text: string, language: Language): Found[] {
  const isLinked =
    found.some((each) => each.kind === "tables" && each.count >= 2) || [...text.matchAll(asked)].length > 1;
  if (!isLinked) return [...found];
  const matches = (form: RegExp): RegExpExecArray[] => [...text.matchAll(form)];
  const said = [
    ...matches(portions).map((match) => portionOf(match, language)),
    ...sizes.flatMap((form) => matches(form).map((match) => sizeOf(match, language))),
  ];
  return said.reduce<Found[]>((all, each) => (each === undefined ? all : withFinding(all, each)), [...found]);
}

/** With one finding more, in the place of a count of rows, where nothing else is found there. */
function withFinding(found: Found[], more: Found): Found[] {
  const rivals = found.filter((each) => each.start < more.end && more.start < each.end);
  // "samples (360, taken on, pH)" lists no members.
  const gives = ({ kind, start }: Found): boolean =>
    kind === "rows" || (kind === "entities" && start < more.start) || (kind === "members" && start === more.start);
  const isFree = rivals.every(gives);
  return isFree ? [...found.filter((each) => !rivals.includes(each)), more] : found;
}

function sizeOf(match: RegExpExecArray, language: Language): Found | undefined {
  const thing = thingOf(match, language);
  const count = countOf(match);
  // "client (3)" may be anything.
  if (thing === undefined || count === undefined || count < 2) return undefined;
  return { kind: "entities", noun: thing, count, ...spanOf(match) };
}

function portionOf(match: RegExpExecArray, language: Language): Found | undefined {
  const child = thingOf(match, language);
  const { parent = "", most = "", about } = match.groups ?? {};
  const count = countOf(match);
  if (child === undefined || count === undefined) return undefined;
  const [least, largest] =
    most !== ""
      ? [count, Number(most)]
      : about === undefined
        ? [count, count]
        : [Math.max(1, Math.round(count * (1 - ABOUT))), Math.round(count * (1 + ABOUT))];
  return { kind: "belongs", child, parent: singular(fold(parent), language), least, most: largest, ...spanOf(match) };
}

/** The things by their plural; a bracket behind one thing holds no number of rows. */
function thingOf({ groups }: RegExpExecArray, language: Language): string | undefined {
  const words = fold(groups?.noun ?? "").split(" ");
  const last = words.at(-1) ?? "";
  const one = singular(last, language);
  if (one === last || words.some((word) => noThings.test(word))) return undefined;
  const own = /^(?:the|a|an|and|of|one|with|in|for|table|die|der|das|und|los|las|les|des|y|et|e)$/.test(words[0] ?? "")
    ? []
    : words.slice(0, -1);
  return [...own, one].join(" ");
}

function countOf({ groups }: RegExpExecArray): number | undefined {
  const digits = (groups?.digits ?? "").replace(/[.,]$/, "").replace(/[.,](?=\d{3}(?!\d))/g, "");
  const count = Number(digits) * (groups?.scale === undefined ? 1 : 1000);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

/** Of the figure and what belongs to it; the noun stands before. */
function spanOf({ index, 0: all, groups }: RegExpExecArray): { readonly start: number; readonly end: number } {
  const size = groups?.size ?? "";
  const start = index + all.indexOf(size, groups?.noun?.length ?? 0);
  return { start, end: start + size.length };
}
