import { word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { isParticiple } from "../../../text/participles.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isStateWord } from "../../mentions/choice-name.ts";
import { isKindOfThing } from "../broad-words.ts";
import { clausesBetween, isExclusive } from "../ledger/exclusive.ts";
import { hasOpposite } from "../opposites.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Claim } from "./claim.ts";
import type { Split } from "./split.ts";

/** What a row has one of: a column of values that exclude each other. */
const category =
  /^(?:types?|kinds?|labels?|tags?|class|classes|category|categories|segments?|colou?r|sizes?|status|statuses|levels?|grades?|brand|channel|gender|genders|sex|priority|priorities|severity|region|country|city|mode|modes|method|outcomes?|results?|department|stages?|groups?|party|parties|mix|split|breakdown|distribution|shape|material|species|breed|religion|nationality|subscription|plans?|tiers?|condition|quality|rank|shift|state|verdict|decision|board|answer|answers|vote|votes|fuel|\p{L}*(?:typ|art|klasse|gruppe|farbe|grosse|stufe|status|form|kategorie|geschlecht)|tipo|tipos|categoria|estado|turno|modalidad|color|talla|genero|sexo|clase|grupo|nivel|couleur|categorie|statut|classe|genre|taille|formule|sexe|groupe|niveau|cor|tamanho|turno|modalidade|genero|nivel|plano)$/u;
/** Whether a column of that name holds values that exclude each other. */
export function isCategoryName(name: string): boolean {
  return category.test(name);
}

/** "exactly one of those statuses", "each ballot for one party", "jede hat genau eine Beitragsart". */
export function isSingle(reading: NeedReading, { claims }: Split): boolean {
  if (apart.test(fold(reading.text)) || claims.every(({ first, next }) => hasOnly(reading, first, next))) return true;
  const near = new Set(claims.flatMap(({ sentence }) => [sentence - 1, sentence, sentence + 1]));
  const from = reading.sentences.findIndex((sentence) => near.has(sentence));
  const to = reading.sentences.findLastIndex((sentence) => near.has(sentence)) + 1;
  return clausesBetween(reading, from, to).some(isExclusive);
}

const apart =
  /\bmutually exclusive\b|\b(?:no|without|never|not) overlap|\boverlap-free\b|schliessen sich aus|excluyentes|s'excluent|excludentes/;

function hasOnly(reading: NeedReading, first: number, next: number): boolean {
  for (let at = first; at < next; at++)
    if (/^(?:only|exclusively|nur|solo|seulement|apenas)$/.test(word(reading, at))) return true;
  return false;
}

/** "vehicle class: cars 70%", "size small 50%", "cargo type on 900 ships: …": the values of one column. */
export function isCategory(reading: NeedReading, split: Split): boolean {
  const { claims } = split;
  const [first] = claims;
  if (first === undefined) return false;
  if (isColumn(reading, split) || isStateColumn(reading, split)) return true;
  const end = first.before ? first.first - 1 : first.first;
  for (let at = end - 1; at >= 0 && at > end - 8; at--) {
    const text = reading.tokens[at]?.text ?? ".";
    if (".;!?,\n".includes(text)) return false;
    if (!category.test(word(reading, at))) continue;
    // A "group traveller" is no group.
    const next = reading.tokens[at + 1];
    return (
      at + 1 >= end || next === undefined || isWall(reading, at + 1) || next.text === "=" || links.has(next.folded)
    );
  }
  return false;
}

const few = 2;
/** So much more than all is a slip; flags that are counted on their own come to any sum. */
const SLIP = 1.4;
const colon = /^(?::|\(|=)$/;
const withs = wordSet("with mit con avec com");
const copulas = wordSet("is ist es est");
const listed = /^(?:,|;|:|and|und|y|et|e|a|an|ein|eine|einem|einer|un|una|une|um|uma|the)$/;
/** What several things may be so of: one of a group is a woman, and another is young. */
const groups =
  /^(?:team|staff|crew|crowd|audience|group|class|population|fleet|workforce|sample|cohort|portfolio|basket|household|family|community|personal|belegschaft|publikum|publico|personnel|equipe|menu|diet|equipment|app|survey|content|\p{L}*(?:daten|data))$/u;

/** ", finish: 50% matt, 40% glossy, 30% satin": what is called in the singular among other columns has one value a row. */
function isColumn(reading: NeedReading, { claims, labels, total }: Split): boolean {
  const [first] = claims;
  if (first === undefined || claims.length <= few || total > SLIP) return false;
  const link = linkBefore(reading, first);
  const name = word(reading, link - 1);
  const isLinked =
    colon.test(reading.tokens[link]?.text ?? "") || withs.has(word(reading, link)) || copulas.has(word(reading, link));
  const before = reading.tokens[link - 2]?.folded;
  if (!isLinked || !/^\p{L}{3,}$/u.test(name) || singular(name, reading.language) !== name || groups.test(name))
    return false;
  if (isKindOfThing(name) || before === undefined || !listed.test(before)) return false;
  return labels.every((label) => label.split(" ").length <= few);
}

const stateColumns = /^(?:status|state|outcome|result|stage|verdict|decision)$/;

/** "balance and status, 55% performing, 35% late and 20% defaulted": states behind the column of them, though only a comma stands between. */
function isStateColumn(reading: NeedReading, { claims, labels, total }: Split): boolean {
  const [first] = claims;
  if (first === undefined || first.before || claims.length <= few || total > SLIP) return false;
  if (reading.tokens[first.first - 1]?.text !== "," || !stateColumns.test(word(reading, first.first - 2))) return false;
  return labels.every(
    (label) =>
      isParticiple(label, reading.language) ||
      isStateWord(label) ||
      hasOpposite(label) ||
      /^\p{L}{3,}ing$/u.test(label),
  );
}

/** Where the name of the column ends: before the figure, or before the label that stands ahead of it. */
function linkBefore(reading: NeedReading, { before, first, span }: Claim): number {
  let at = first;
  while (before && at > 0 && (reading.tokens[at - 1]?.start ?? 0) >= span.start) at -= 1;
  return at - 1;
}

/** ", treatment (checkup 45%, cleaning 35%, filling 20%": a column with its values in a bracket, so that what goes on there is one of them. */
export function isBracketed(reading: NeedReading, split: Split): boolean {
  const [first] = split.claims;
  return first !== undefined && reading.tokens[linkBefore(reading, first)]?.text === "(" && isColumn(reading, split);
}

const links = wordSet(
  "is are was were of on for in at by as column field split mix breakdown distribution with should must ist sind von bei es son de en est sont des du e sao da do with only mit (",
);

const several =
  /\b(?:several|multiple|tick(?:ed|ing)?|more than one|multi(?:-?select|ple choice)?|any (?:number|combination|of)|overlap\w*|or both|mehrere?n?|mehrfach\w*|uberschneid\w*|vari[oa]s|mas de un[oa]?|plusieurs|cumul\w*|mais de um[a]?|(?:have|has|take|need|haben|hat|tienen|tiene|ont|tem) (?:both|beides?|ambos|ambas))\b/;
const having =
  /\b(?:opt(?:ed|-ins?)?|consents?|have|has|having|had|owns?|uses?|used|using|likes?|liked|speaks?|spoke|sells?|sold|offers?|offered|serves?|served|serving|carry(?:ing)?|carried|grow(?:s|ing)?|grew|taking|wearing|wore|knowing|containing|(?:that|which|who|we|they|shops|stores) stock|took|visited|bought|enabled|flags?|interests?(?! rates?)|interested|allow(?:s|ed)?|haben|hatten|sprechen|tienen|hablan|ont|parlent|tem|falam|usan|utilisent|usam)\b/;

/** What a row may have several of by its verb: "sell food 70%, drinks 65%". */
export function isHad(reading: NeedReading, { claims, spans }: Split): boolean {
  const [first] = claims;
  if (first === undefined) return false;
  const before = fold(reading.text.slice(Math.max(0, first.span.start - 70), first.span.start)).trimEnd();
  const [clause = ""] = before
    .replace(/[:(,-]$/, "")
    .split(/[.;!?\n,:]/)
    .slice(-1);
  // "20% offer" in a list of stages names one of them.
  const verbs = spans.map(({ start, end }) => fold(reading.text.slice(start, end)).replace(/\W+\w+$/, ""));
  return [clause, ...(first.before ? [] : verbs)].some((said) => having.test(said));
}

/** What a row may have several of, as is said: "could tick several reasons". */
export function isMultiple(reading: NeedReading, { claims, spans }: Split): boolean {
  const [first] = claims;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return false;
  const start = Math.max(0, first.span.start - 70);
  const around = fold(reading.text.slice(Math.max(0, start - 60), last.end + 70));
  return several.test(around) && !noSeveral.test(around);
}

const noSeveral =
  /\b(?:no|not|without|never|nobody|neither) (?:\w+ ){0,3}(?:several|multiple|overlap\w*|more than one|(?:have|has|take|need) both)/;
