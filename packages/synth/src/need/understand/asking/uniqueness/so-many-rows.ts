import { endsPhrase } from "../../../extract/clause.ts";
import { isWord, number, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { areAlike, isSmall, rootOf } from "../claims/roots.ts";
import { type ColumnName, namedIn } from "./column-names.ts";
import { type Piece, tokenAt } from "./said-pieces.ts";

const rowWords = "(?:rows?|lines?|records?|entry|entries|zeilen?|datensatze?|filas?|registros?|lignes?|linhas?)";
const isRowWord = new RegExp(`^${rowWords}$`);
/** "one row per visit", "each service a row", "every visit is a row", "each stay on its own row", "one measurement per row". */
const grains: readonly RegExp[] = [
  new RegExp(
    `\\b(?:one|a single|1|eine|una|une|uma|each|every) ${rowWords} (?:(?:per|for each|for every|pro|je|por|par|is an?|is one|stands for an?) )?(?:single )?(?<row>\\p{L}{3,24})`,
    "u",
  ),
  new RegExp(
    `\\b(?:each|every|jede[rs]?|cada|chaque) (?<row>\\p{L}{3,24}) (?:(?:is|as|gets|has|on|in|being|ist|bekommt|hat|es|est|e|tem|en|sur|em) )*(?:an?|one|its|eine?|una?|une|uma|sua|su|sa) (?:own |eigene |separate |propia |propre |propria )?${rowWords}`,
    "u",
  ),
  new RegExp(`\\b(?:one|1|eine?|una?|une|uma) (?<row>\\p{L}{3,24}) (?:per|a|pro|je|por|par) ${rowWords}`, "u"),
];

/** What a row is, by roots, and the pieces that say so; none where it is what so many rows are asked of. */
export interface Rows {
  readonly roots: readonly string[];
  readonly saidIn: readonly Piece[];
}

/** What a row is: as a need says it, or else what it asks for so many of. */
export function rowsIn(reading: Reading, { found }: Findings, pieces: readonly Piece[]): Rows {
  const said = pieces.flatMap((piece) =>
    grains.flatMap((grain) => {
      const row = grain.exec(piece.said)?.groups?.["row"];
      return row === undefined || isSmall(row) ? [] : [{ piece, root: rootOf(row, reading.language) }];
    }),
  );
  if (said.length > 0) return { roots: said.map(({ root }) => root), saidIn: said.map(({ piece }) => piece) };
  const size =
    found.find((each) => each.kind === "rows" && each.count > 1) ?? found.find(({ kind }) => kind === "entities");
  const [first] = pieces;
  if (size === undefined || first === undefined) return { roots: [], saidIn: [] };
  const next = tokenFrom(reading, 0, size.end);
  const behind = ofs.test(word(reading, next)) ? headOf(reading, next + 1) : [];
  const title = titled.exec(first.said);
  const opened = title === null ? first.first : tokenAt(first, title[0].length);
  // "60 students per school" are counted, and no rows.
  const isTitle = number(reading, opened) === undefined;
  const heads = [
    headOf(reading, tokenFrom(reading, 0, size.start), next),
    behind,
    isTitle && size.start > first.span.start
      ? headOf(reading, opened, Math.min(first.next, opened + LONGEST_TITLE))
      : [],
  ];
  return { roots: heads.find(({ length }) => length > 0) ?? [], saidIn: [] };
}

const ofs = /^(?:of|von|de|d'|with|mit|con|avec|com)$/;
const titled =
  /^(?:an? |eine |una |une |uma |the )?(?:table|list|log|file|dump|register|tabelle|liste|tabla|lista|tableau|tabela) (?:of|von|de|mit) /;
/** "order log", "loan book": rows of what stands before. */
const kept = /^(?:tables?|lists?|logs?|files?|dumps?|registers?|books?|records?|data|dataset|export|history)$/;
const LONGEST_TITLE = 4;

/** The "readings" of "blood pressure readings for a ward", the "reparaciones" of "reparaciones de coches". */
function headOf(reading: Reading, from: number, to = from + LONGEST_TITLE): readonly string[] {
  const words: string[] = [];
  for (
    let at = number(reading, from)?.next ?? from;
    at < to && isWord(reading, at) && !endsPhrase(word(reading, at));
    at++
  )
    if (number(reading, at) === undefined && !kept.test(word(reading, at))) words.push(word(reading, at));
  const head = reading.language === "en" || reading.language === "de" ? words.at(-1) : words[0];
  return head === undefined || isSmall(head) ? [] : [rootOf(head, reading.language)];
}

/** So many rows are there of each of some things. */
export interface SoMany {
  readonly least: number;
  readonly most: number;
  /** "three times a week": of a time that may be any part of all. */
  readonly isTimed: boolean;
}

const eaches =
  /\b(?:each|every|all|per|apiece|typical|average|usual|most|any|jede[rsn]?|alle|pro|je|typische[rs]?|cada|todos|todas|por|la mayoria|chaque|tous|toutes|par|la plupart|everyone|everybody)\b|^(?:and |but )?(?:an?|eine?|un|una|une|uma?) /;
const shows =
  /\b(?:shows?(?: up)?|appears?|appearing|occurs?|occurring|comes? up|listed|turns? up|repeats?|repeated|stands?|found|used|kommt|kommen|steht|stehen|erscheint|erscheinen|aparecen?|figuran?|consta[nm]?|apparait|apparaissent|figure|figurent|aparecem)\b/;
const denied =
  /(?:^|\b(?:so|and|that|but|is|are|be|has|have|with|there|in|or|by|on|to) )no\b|\b(?:not|never|none|nobody|nie|nicht|kein\w*|nunca|ningun\w*|jamais|aucun\w*|nenhum\w*|nao|up to|at most|bis zu|hochstens|hasta|como maximo|jusqu'a|au plus|ate|no maximo)\b/;
const inTable = /\b(?:tables?|tabellen?|tablas?|tabelas?|sheets?|files?|average)\b/;
const twice: ReadonlyMap<string, number> = new Map([
  ...["twice", "zweimal"].map((each) => [each, 2] as const),
  ...["thrice", "dreimal"].map((each) => [each, 3] as const),
  ...["viermal"].map((each) => [each, 4] as const),
]);
const manyTimes =
  /\b(?:several|many|multiple|mehrere|viele|varias|muchas|plusieurs|varios|muitas) (?:times|male|veces|fois|vezes|rows|lines|records|zeilen|filas|lignes|linhas)\b|\b(?:mehrfach|mehrmals|more than once|repeatedly)\b/;
const times = /^(?:times|mal|veces|fois|vezes)$/;
const pers = /^(?:a|an|per|each|every|pro|por|par|or|oder|o|ou)$/;
const NEAR = 4;

/**
 * "each customer id appears three times", "each borrower shows up on twelve lines", "patients have ten readings each" where a row is a
 * reading; without a name of those that were named right before.
 */
export function soManyOf(
  reading: Reading,
  piece: Piece,
  { roots, saidIn }: Rows,
  name: ColumnName | undefined,
): SoMany | undefined {
  if (denied.test(piece.said) || (name !== undefined && namedIn(reading, piece, name) === undefined)) return undefined;
  if (!eaches.test(piece.said) && (name === undefined || !isOfAny(reading, piece, name))) return undefined;
  const isOwnRow = name?.some((each) => roots.some((row) => areAlike(rootOf(each, reading.language), row))) === true;
  const isSaidBeside = saidIn.some((said) => said.first === piece.next + 1 || said.next === piece.first - 1);
  const isShown = shows.test(piece.said) || (!isOwnRow && (isSaidBeside || isDeedOfRow(reading, piece, roots)));
  if (manyTimes.test(piece.said) && isShown) return { least: 2, most: Number.POSITIVE_INFINITY, isTimed: false };
  for (let at = piece.first; at < piece.next; at++) {
    const count = countAt(reading, at);
    if (count === undefined) continue;
    const { least, most, next } = count;
    if (least < 2) continue;
    const isTimes = times.test(word(reading, next)) || twice.has(word(reading, at));
    const isTimed = isTimes && pers.test(word(reading, twice.has(word(reading, at)) ? next : next + 1));
    // "each order_id appears on three rows" of an order table
    const isOnRows = isRowWord.test(word(reading, next)) && shows.test(piece.said) && !inTable.test(piece.said);
    if ((isTimes && isShown) || isOnRows || (isOfRows(reading, next, roots) && !isOwnRow))
      return { least, most, isTimed };
  }
  return undefined;
}

/** "patients have ten readings", "the same id appears on five rows": whichever of them it is. */
function isOfAny(reading: Reading, piece: Piece, name: ColumnName): boolean {
  const end = namedIn(reading, piece, name);
  if (end === undefined) return false;
  const [first, last] = [end - name.length, word(reading, end - 1)];
  const isPlural = first === piece.first && singular(last, reading.language) !== last;
  return isPlural || /^(?:same|gleiche[nrs]?|selbe[nrs]?|mism[oa]|meme|mesm[oa])$/.test(word(reading, first - 1));
}

/** The "ten" of "ten readings", "two and five" of "between two and five policies". */
function countAt(
  reading: Reading,
  at: number,
): { readonly least: number; readonly most: number; readonly next: number } | undefined {
  const said = twice.get(word(reading, at));
  const isOpen = /^(?:least|mindestens|menos|moins|than|als|que|de|or|oder|about)$/.test(word(reading, at - 1));
  if (said !== undefined) return { least: said, most: isOpen ? Number.POSITIVE_INFINITY : said, next: at + 1 };
  const low = number(reading, at);
  if (low === undefined || !Number.isInteger(low.value)) return undefined;
  const isJoined = /^(?:and|to|or|-|und|bis|oder|y|a|o|et|ou|e)$/.test(word(reading, low.next));
  const high = isJoined ? number(reading, low.next + 1) : undefined;
  return high === undefined
    ? { least: low.value, most: isOpen ? Number.POSITIVE_INFINITY : low.value, next: low.next }
    : { least: low.value, most: high.value, next: high.next };
}

/** "twelve lines", "ten readings", "five weekly measurements": rows, or what a row is. */
function isOfRows(reading: Reading, at: number, rows: readonly string[]): boolean {
  for (let next = at; next < at + NEAR; next++) {
    const said = word(reading, next);
    if (said === "" || (isSmall(said) && !isRowWord.test(said))) return false;
    if (isRowWord.test(said)) return true;
    const root = rootOf(said, reading.language);
    if (rows.some((row) => areAlike(root, row))) return true;
  }
  return false;
}

/** "stayed four times" where a row is a stay. */
function isDeedOfRow(reading: Reading, { first, next }: Piece, rows: readonly string[]): boolean {
  for (let at = first; at < next; at++)
    if (rows.some((row) => isDeedOf(rootOf(word(reading, at), reading.language), row))) return true;
  return false;
}

/** "inspected" in an "inspection" */
function isDeedOf(root: string, row: string): boolean {
  return areAlike(root, row) || (root.length > 4 && row.startsWith(root));
}
