import { type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { type ColumnName, nameBefore, nameFrom } from "./column-names.ts";
import { type Piece, piecesOf, tokenAt } from "./said-pieces.ts";

/** What a need says to be different in each row, by the names that it may have. */
export interface Unique {
  readonly names: readonly ColumnName[];
  readonly piece: Piece;
  readonly span: Span;
}

const nones = "(?:no|not one|not a single|kein[a-z]*|ningun[oa]?|aucune?|nenhuma?)";
const often =
  "(?:twice|two times|more than once|more than one time|a second time|again|repeat(?:s|ed|ing)?|reus(?:ed?|es|ing)|shared|duplicated?|(?:by|for|in|on|to) two|(?:in|on|across) (?:more than one|more than a single|several|multiple|(?:one )?other) (?:rows?|records?|lines?)|(?:in|auf) mehr als einer (?:zeile|reihe)|in (?:mehreren|anderen) zeilen|en (?:mas de una fila|varias filas|otra fila)|(?:dans|sur) (?:plus d' ?une ligne|plusieurs lignes|une autre ligne)|em (?:mais de uma linha|varias linhas|outra linha)|doppelt|zweimal|mehrfach|mehr als einmal|dos veces|mas de una vez|se repite[n]?|repetid[oa]s?|deux fois|plus d' une fois|duas vezes|mais de uma vez|se repete[nm]?)";
const onlyOnce =
  "(?:(?:only|just|exactly|precisely|at most|nur|genau|hochstens|solo|exactement|apenas|somente) )?(?:once|a single time|one time|einmal|una (?:sola |unica )?vez|une (?:seule )?fois|uma (?:so |unica )?vez)(?: only)?";
const single = "in (?:exactly |only |just |precisely )?(?:one|a single|1) (?:row|line|record)";
/** Before these stands the name of what is unique. */
const behindName = new RegExp(
  [
    "(?:unique|uniquely|distinct|eindeutig|einmalig|unic[oa]s?|uniques)(?= (?:in|for|with|across|over|throughout|on|among|and|und|y|et|e|bei|sur|en|em|para|fur|of|uber)\\b| (?:from|between|von|zwischen|entre|de) \\d|$)",
    // "an e-mail address that no other customer has"
    "(?:(?:that|which|den|die|das|que) )?(?:no other \\w+|(?:no one|nobody) else(?: (?:in|on|of) (?:the|this|that) \\w+)?|none of the others|kein anderer \\w+|keine andere \\w+|niemand sonst|ningun otro \\w+|ninguna otra \\w+|nadie mas|aucune? autre \\w+|nenhum outro \\w+|nenhuma outra \\w+|ninguem mais) (?:has|have|uses?|shares?|carr(?:y|ies)|holds?|hat|teilt|tiene|usa|comparte|n' a|a|tem)\\b(?! (?:to|been|access|any|the|more|less))",
    "(?:all |each |every one )(?:\\w+ )?different(?= and\\b|$)",
    "(?:is|are|be|being|sind|ist|son|es|sont|est|sao|e|all|alle|todos|todas|tous|toutes) (?:all |alle |todos |todas |tous |toutes )?(?:different|distinct|verschieden|unterschiedlich|distint[oa]s?|differente?s?|diferentes?)(?= and\\b|$)",
    "(?<=\\b(?:nummern?|numeros?|codes?|codigos?|dorsal(?:es)?|dossards?|ids?|placas?|matriculas?|kennzeichen) )(?:verschieden|unterschiedlich|distint[oa]s?|differente?s?|diferentes?)$",
    "different (?:for|in|on|from)\\b",
    "(?:verschieden|unterschiedlich|distint[oa]s?|differente?s?|diferentes?) (?:fur|para|pour|en|em|dans) (?:jede[rsn]?|cada|chaque|todos|todas|tous|toutes|alle)\\b",
    "of (?:its|their|his|her) own\\b",
    "(?:no two|keine zwei) (?:of them )?(?:are )?(?:equal|alike|the same|gleich)$",
    "(?:no|without|ohne|sin|sans|sem) (?:any )?(?:ties?|gleichstande?|empates?|ex aequo)$",
    "(?:jamais|nie|niemals|nunca|never) (?:the same|identical|gleich|identiques?|iguales|igual|iguais)\\b",
    `(?:never|not|cannot|nie|nicht|nunca|jamais|ne|nao|no(?= se)) (?:\\w+ ){0,3}${often}`,
    "(?:never|not|cannot|with no|without|ohne|sin|sans|sem) (?:be |any )?(?:repeat[a-z]*|repetitions?|replacement|reus[a-z]*|repetir\\w*|doublons?|repeticion\\w*|duplicates?|duplikate|wiederholung(?:en)?)",
    `(?<=\\b(?:each|every|jede[rs]?|cada|chaque) .{1,40})${onlyOnce}(?! (?:an?|per|each|every|pro|por|par|in|on)\\b(?! (?:the |our )?(?:file|table|data|dataset|list)))`,
    `(?<=\\b(?:appears?|occurs?|used|listed|found|stands?|aparecen?|kommt|steht|apparait) )${onlyOnce}(?! (?:an?|per|each|every|pro|por|par)\\b)`,
    `${onlyOnce} (?:vor\\w*|auftreten|auftauchen|erscheinen|vergeben)`,
    `${single}\\b`,
    "(?:is|as|being|ist|es|est|e|como|als) (?:the |our |der |la |a (?=unique|primary))?(?:primary |unique |prim[a-z]* )?(?:key|schlussel|primarschlussel|clave|cle|chave)(?: primari?[ae]| primaire)?(?= (?:of|and|so|und|y|et|column|for)\\b|$)",
    "(?:primary key|pk|primarschlussel|clave primaria|cle primaire|chave primaria)$",
  ]
    .map((each) => `\\b${each}`)
    .join("|"),
  "gu",
);
/** Behind these it stands. */
const beforeName = new RegExp(
  [
    "\\b(?:unique|eindeutige[nrs]?|einmalige[nrs]?|distinct) (?=\\p{L})(?!in\\b|for\\b|across\\b|over\\b|and\\b|key(?:$| (?:of|for|in|column)))",
    "\\b(?:its|their|his|her|an?|ihre[nrm]?|seine[nrm]?|eine[nrm]?|su|son|sa|seu|sua) (?:own|eigene[nrs]?|propi[oa]|propre|propri[oa]) ",
    "(?<=\\b(?:each|every|all|jede[rs]?)\\b.{0,40}) an? different ",
    "\\b(?:own|different|eigene[nrs]?|andere[nrs]?) (?=(?:\\S+ ){1,8}(?:for|fur) (?:each|every|all|jede[nrs]?|alle)\\b)",
    `\\b${nones} (?=(?:\\w+ ){1,6}${often}\\b)`,
    "\\bno two (?:\\w+ ){0,3}(?:share|sharing|have|has|having|carry|carrying|use|using|get|with|show|on|in|at)(?: the| an?)?(?: same)? ",
    "\\bno two (?=(?:\\w+ ){1,3}(?:may |must |can )?(?:be |are )?(?:alike|the same|identical|equal)\\b)",
    "\\b(?:nobody|no one|none|niemand|nadie|personne|ninguem)(?: of them)? (?:shares?|has|have|teilt|comparte|partage)(?: the same| the| an?)? ",
    "\\b(?:key|schlussel|clave|cle|chave)(?: (?:of|der|de|da|do) (?:the |la |le )?\\w+)? (?:is|ist|es|est|e|will be) (?:the |die |der |el |la |le |o |a )?",
  ].join("|"),
  "gu",
);
/** "unique per shop", "unique in customers", "mostly unique": not among all rows. */
const limited =
  /\b(?:per (?!row\b|record\b|line\b)|within|except|apart from|besides|unless|mostly|nearly|almost|usually|normally|otherwise|innerhalb|ausser|meist|fast|pro|je|salvo|excepto|dentro|casi|sauf|presque|par|quase|exceto|combination|together|kombination|not (?:have to be |necessarily |be )?unique|different (?:for|in|on|from) (?!each|every|all|any|the others?))\b/;
const inPart =
  /\b(?:unique|distinct|eindeutig|unic[oa]s?|key|schlussel|clave|cle) (?:in|for|across|among|of|en|sur|em|fur|bei|for) (?!(?:(?:the|our|all|each|every|any|whole|entire|this|complete|full|todo|toda|todas?|tous|toutes|tout|alle[nr]?|jede[rnm]?|cada|chaque|el|la|le|las|los|o|a|them|die|den|der|ganze[nr]?) )*(?:rows?|records?|lines?|entry|entries|files?|tables?|data|dataset|datasets|list|export|zeilen?|datei|tabelle|datensatz\w*|filas?|archivo|tabla|registros?|lignes?|fichier|linhas?|arquivo|tabela|them|all|every one|one|person|customer|user|member|employee|patient|student|client|guest)\b)/;
const MOST = 8;

const known = new WeakMap<Reading, readonly Unique[]>();

/** What a need says to be different in each row; several rules ask the same of one reading. */
export function uniquesIn(reading: Reading): readonly Unique[] {
  const uniques = known.get(reading) ?? findUniques(reading);
  known.set(reading, uniques);
  return uniques;
}

function findUniques(reading: Reading): readonly Unique[] {
  const pieces = piecesOf(reading);
  const uniques: Unique[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (uniques.length >= MOST) break;
    if (limited.test(piece.said) || inPart.test(piece.said)) continue;
    const names = namesIn(reading, piece, pieces[index - 1]);
    if (names.length > 0) uniques.push({ names, piece, span: piece.span });
  }
  return uniques;
}

const pronouns = /^(?:one|it|them|any|eine[ns]?|sie|ihn|una|uno|un|une|uma|um)$/;

function namesIn(reading: Reading, piece: Piece, last: Piece | undefined): readonly ColumnName[] {
  const names: (ColumnName | undefined)[] = [];
  for (const match of piece.said.matchAll(behindName)) {
    const at = tokenAt(piece, match.index);
    const own = nameBefore(reading, at, piece.first);
    // "borrower id (all values different)", "rank 1 to 300, no ties": of what stands before.
    const isAside = reading.tokens[piece.first - 1]?.text === "(" || match[0] === piece.said;
    names.push(own ?? (isAside && last !== undefined ? nameBefore(reading, last.next, last.first) : undefined));
    const each = /\b(?:each|every|jede[rsn]?|cada|chaque|all) /.exec(piece.said);
    const next = tokenAt(piece, match.index + match[0].length);
    if (each !== null && each.index <= match.index)
      names.push(nameFrom(reading, tokenAt(piece, each.index + each[0].length), next));
  }
  for (const match of piece.said.matchAll(beforeName)) {
    const at = tokenAt(piece, match.index + match[0].length);
    // "locker number from 1 to 200 and no two lockers may share one"
    const isThat = last !== undefined && pronouns.test(word(reading, at)) && at + 1 >= piece.next;
    names.push(isThat ? nameFrom(reading, last.first, last.next) : nameFrom(reading, at, piece.next));
  }
  // "primary key: vehicle_id"
  if (/\bkey$/.test(piece.said) && reading.tokens[piece.next]?.text === ":")
    names.push(nameFrom(reading, piece.next + 1, piece.next + 4));
  const said = names.filter((name) => name !== undefined);
  // "every row is unique"
  return said.length === 0 && names.length > 0 && /\b(?:rows?|records?|lines?)\b/.test(piece.said) ? [["row"]] : said;
}
