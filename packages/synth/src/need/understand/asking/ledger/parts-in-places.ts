import { phraseFrom } from "../../../extract/clause.ts";
import { word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { isParticiple } from "../../../text/participles.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { Count } from "./counted.ts";
import type { Ledger } from "./ledger.ts";
import type { Split } from "./split.ts";

const ins = wordSet("in im en em a au from aus von at on zu bei beim an am auf chez sur no na nos nas al aux dans");
const articles = wordSet("the den der el la le o a");
const regions = wordSet(
  "north south east west centre center middle north-east north-west south-east south-west countryside suburbs city office warehouse factory plant kitchen workshop lab field shop headquarters buro lager werk werkstatt norden suden osten westen stadt norte sur este oeste centro nord sud est ouest sul leste",
);
/** Where something goes on, in the singular. */
const sites = wordSet(
  "home work school university hospital clinic station hotel airport airfield depot store supermarket mall restaurant cafe library pharmacy harbour port campus elsewhere abroad road street outdoors hause arbeit arbeitsplatz schule krankenhaus klinik saule ladesaule bahnhof flughafen woanders anderswo strasse casa trabajo escuela hospital hotel estacion aeropuerto tienda domicile travail ecole hopital borne gare aeroport magasin ailleurs rue trabalho escola posto estacao aeroporto loja rua",
);
const bare = wordSet("elsewhere abroad outdoors woanders anderswo ailleurs");
/** Where people go and machines stand may be two places for some of them, not for so many more than there are. */
const SLIP = 1.6;
const LONGEST = 3;

/** "2,000 items: 900 in Lyon, 800 in Lille, 600 in Nice", "18 in Hamburg and 15 in Bremen": nothing is in two towns. */
export function areInPlaces(ledger: Ledger, { whole, parts }: Split): boolean {
  const isFew = parts.length > 2 || parts.reduce((sum, { least }) => sum + least, 0) <= SLIP * whole.most;
  const deeds = new Set(parts.map((part) => deedOf(ledger, part)).filter((deed) => deed !== undefined));
  const towns = parts.map((part) => placeOf(ledger, part) ?? siteOf(ledger, part));
  return isFew && deeds.size < 2 && towns.every((town) => town !== undefined) && new Set(towns).size === towns.length;
}

/** "12 branches (15 in the north, 4 in the south)": what stands in brackets right behind a number of things are parts of it. */
export function placesInBrackets(ledger: Ledger, run: readonly Count[]): Split | undefined {
  const { reading } = ledger;
  const [whole, ...parts] = run;
  const [first] = parts;
  if (whole === undefined || first === undefined || reading.tokens[first.first - 1]?.text !== "(") return undefined;
  const split = { whole, parts };
  const isBehind = first.first - 1 === whole.end;
  return isBehind && parts.length > 1 && areInPlaces(ledger, split) ? split : undefined;
}

/** The town or the region that a number of things is in: "in Hamburg", "from Austria". */
function placeOf({ reading, findings: { found } }: Ledger, { label, next }: Count): string | undefined {
  if (!ins.has(label[0] ?? "")) return undefined;
  const at = next + (articles.has(word(reading, next + 1)) ? 2 : 1);
  const [start, end] = [reading.tokens[at]?.start ?? 0, reading.tokens[at]?.end ?? 0];
  // "in Yarmouth", wherever nouns are written small.
  const isName = reading.language !== "de" && /^\p{Lu}/u.test(reading.tokens[at]?.text ?? "");
  const isPlace =
    isName ||
    regions.has(word(reading, at)) ||
    found.some((each) => each.kind === "place" && each.start < end && each.end > start);
  return isPlace ? word(reading, at) : undefined;
}

/** "at public stations", "eaten at home", "elsewhere". */
function siteOf(ledger: Ledger, count: Count): string | undefined {
  const { reading } = ledger;
  const { label, next } = count;
  if (bare.has(label[0] ?? "")) return label[0];
  const at = next + (deedOf(ledger, count) === undefined ? 0 : 1);
  if (!ins.has(word(reading, at))) return undefined;
  const phrase = phraseFrom(reading, at + 1, LONGEST)?.text;
  const words = phrase?.split(/\s+/).map((each) => singular(fold(each), reading.language)) ?? [];
  return words.some((each) => sites.has(each)) ? phrase : undefined;
}

/** The "eaten" of "300 eaten at home". */
function deedOf({ reading }: Ledger, { label: [first = ""] }: Count): string | undefined {
  return isParticiple(first, reading.language) && !ins.has(first) ? first : undefined;
}
