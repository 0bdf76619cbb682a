import { word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { areAlike, rootOf } from "./roots.ts";
import type { Split } from "./split.ts";

/** What a row has one of: a column of values that exclude each other. */
const category =
  /^(?:types?|kinds?|class|classes|category|categories|segments?|colou?r|sizes?|status|statuses|levels?|grades?|brand|channel|gender|genders|sex|priority|priorities|severity|region|country|city|mode|modes|method|outcomes?|results?|department|stages?|groups?|party|parties|mix|split|breakdown|distribution|shape|material|species|breed|religion|nationality|subscription|plans?|tiers?|condition|quality|rank|shift|state|verdict|decision|board|answer|answers|vote|votes|fuel|\p{L}*(?:typ|art|klasse|gruppe|farbe|grosse|stufe|status|form|kategorie|geschlecht)|tipo|tipos|categoria|estado|turno|modalidad|color|talla|genero|sexo|clase|grupo|nivel|couleur|categorie|statut|classe|genre|taille|formule|sexe|groupe|niveau|cor|tamanho|turno|modalidade|genero|nivel|plano)$/u;
/** Words for a choice that name no column. */
const choice =
  /^(?:ways?|means|options?|choices?|values?|answers?|one|those|these|them|weise|weg|option|wert|opcion|manera|forma|valor|maniere|facon|choix|opcao|maneira|category|label|section|zone|area|team|reason|cause|motive|topic|source|seccion|zona|motivo|raison|motif|secao|abschnitt|grund)$/;
const rows =
  /^(?:rows?|lines?|records?|entry|entries|tables?|columns?|files?|datasets?|zeilen?|filas?|lignes?|linhas?|times?|day|week|month|year|person|customer|third|half|quarter|in|of|per|hundred)$/;
const each = wordSet(
  "each every everyone everybody all a per jede jeder jedes alle cada todos todas chaque chacun chacune tous always immer siempre toujours sempre nobody",
);
const singles = wordSet("single sole eine einen einem einer ein unico unica solo sola seul seule so einzige einzigen");
const bothOfNone =
  /\b(?:nobody|no one|no [a-z]+|none|never|not|niemand|kein\w*|nadie|ningun\w*|personne|aucun\w*|ninguem|nenhum\w*)\b[^.;,:]{0,30} (?:more than one|two|both|mehr als ein\w*|zwei|beide\w*|mas de un[oa]?|dos|ambos|plus d'une?|deux|mais de uma?|dois|duas)\b/;
const ones = wordSet("one 1 un una une um uma");
const exactly = wordSet(
  "exactly only just precisely so genau nur exactamente solo solamente exactement seulement exatamente apenas somente",
);

/** "exactly one of those statuses", "each ballot for one party", "jede hat genau eine Beitragsart". */
export function isSingle(reading: NeedReading, split: Split): boolean {
  const folded = fold(reading.text);
  if (
    /\bmutually exclusive\b|\b(?:no|without|never|not) overlap|\boverlap-free\b|schliessen sich aus|excluyentes|s'excluent|excludentes/.test(
      folded,
    )
  )
    return true;
  const { claims } = split;
  if (bothOfNone.test(folded) && !/\bno more than two\b/.test(folded)) return true;
  if (claims.every(({ first, next }) => hasOnly(reading, first, next))) return true;
  const sentences = reading.sentences;
  const near = new Set(claims.flatMap(({ sentence }) => [sentence - 1, sentence, sentence + 1]));
  for (let at = 0; at < reading.tokens.length; at++)
    if (near.has(sentences[at] ?? -9) && isSingleAt(reading, at, split)) return true;
  return false;
}

function hasOnly(reading: NeedReading, first: number, next: number): boolean {
  for (let at = first; at < next; at++)
    if (/^(?:only|exclusively|nur|solo|seulement|apenas)$/.test(word(reading, at))) return true;
  return false;
}

const REACH = 20;

function isSingleAt(reading: NeedReading, at: number, split: Split): boolean {
  const said = word(reading, at);
  // "statut unique par commande"
  if (/^(?:unique|unic[oa])$/.test(said) && reading.language !== "en" && category.test(word(reading, at - 1)))
    return true;
  const isOne = ones.has(said);
  if (!isOne && !singles.has(said)) return false;
  const isExact = exactly.has(word(reading, at - 1)) || (!isOne && !said.startsWith("ein") && said !== "so");
  let [first, next] = [at, at + 1];
  while (first > 0 && first > at - REACH && !isWall(reading, first - 1)) first -= 1;
  if (singles.has(word(reading, next)) && !word(reading, next).startsWith("ein")) next += 1;
  let isEach = isExact && !["from", "of", "by", "von", "de"].includes(word(reading, at - 2));
  for (let back = first; back < at && !isEach; back++) isEach = each.has(word(reading, back));
  const behind = word(reading, at + 2);
  isEach ||=
    ["each", "per", "only", "por", "par", "pro", "je", "cada"].includes(behind) ||
    ["each", "only"].includes(word(reading, at + 3));
  if (!isEach) return false;
  for (let noun = next; noun < next + 3 && !isWall(reading, noun); noun++) {
    const name = word(reading, noun);
    if (rows.test(name) && name !== "of") return false;
    if (name === "of") return isAnaphor(reading, noun + 1);
    if (category.test(name) || choice.test(name)) return true;
    const root = rootOf(name, reading.language);
    const isHead = [...split.head, ...split.labels.flatMap((label) => label.split(" "))].some((each) =>
      areAlike(root, rootOf(each, reading.language)),
    );
    if (isHead && name.length > 2) return true;
    // "un único turno: mañana 60 %"
    if (
      reading.tokens[noun + 1]?.text === ":" &&
      split.claims[0]?.first !== undefined &&
      split.claims[0].first - noun < 5
    )
      return true;
  }
  return false;
}

/** "one of those three", "one of the statuses" */
function isAnaphor(reading: NeedReading, at: number): boolean {
  for (let next = at; next < at + 4; next++)
    if (choice.test(word(reading, next)) || category.test(word(reading, next))) return true;
  return false;
}

/** "vehicle class: cars 70%", "size small 50%", "cargo type on 900 ships: …": the values of one column. */
export function isCategory(reading: NeedReading, { claims }: Split): boolean {
  const [first] = claims;
  if (first === undefined) return false;
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

const links = wordSet(
  "is are was were of on for in at by as column field split mix breakdown distribution with should must ist sind von bei es son de en est sont des du e sao da do with only mit (",
);

const several =
  /\b(?:several|multiple|tick(?:ed|ing)?|more than one|multi(?:-?select|ple choice)?|any (?:number|combination|of)|overlap\w*|or both|mehrere?n?|mehrfach\w*|uberschneid\w*|vari[oa]s|mas de un[oa]?|plusieurs|cumul\w*|mais de um[a]?)\b/;
const having =
  /\b(?:opt(?:ed|-ins?)?|consents?|have|has|having|had|owns?|uses?|used|using|likes?|liked|speaks?|spoke|sells?|sold|offers?|offered|serves?|served|stock|took|visited|bought|enabled|flags?|interests?|interested|allow(?:s|ed)?|haben|hatten|sprechen|tienen|hablan|ont|parlent|tem|falam|usan|utilisent|usam)\b/;

/** What a row may have several of by its verb: "sell food 70%, drinks 65%". */
export function isHad(reading: NeedReading, { claims, spans }: Split): boolean {
  const [first] = claims;
  if (first === undefined) return false;
  const before = fold(reading.text.slice(Math.max(0, first.span.start - 70), first.span.start)).trimEnd();
  const [clause = ""] = before
    .replace(/[:(,-]$/, "")
    .split(/[.;!?\n,:]/)
    .slice(-1);
  return [clause, ...spans.map(({ start, end }) => fold(reading.text.slice(start, end)))].some((said) =>
    having.test(said),
  );
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
  /\b(?:no|not|without|never|nobody|neither) (?:\w+ ){0,3}(?:several|multiple|overlap\w*|more than one)/;
