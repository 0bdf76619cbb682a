import { type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { isGap } from "./gap-words.ts";
import { isContent, isDenial } from "./parts-of-text.ts";
import { areAlike, isShell, rootOf } from "./roots.ts";

/** What may not be empty: a field by its roots, or all of them. */
interface Full {
  readonly roots: readonly string[];
  readonly isAll: boolean;
  readonly span: Span;
}

/** What is empty on a share of the rows. */
interface Gap {
  readonly names: readonly (readonly string[])[];
  readonly rate: number;
  /** "leave it empty": of what was spoken of before. */
  readonly isOfIt: boolean;
  readonly span: Span;
}

const NEAR = 40;
const NOT_FAR = 4;
/** A need has no more that it says so of. */
const MOST = 30;

/** "each order must have a delivery address" */
const having = /^(?:have|has|contain|contains|haben|hat|tener|tiene|tienen|avoir|a|ont|ter|tem)$/;
const withs = wordSet("with mit con avec com");
const eaches = /^(?:each|every|all|jede[rs]?|alle|cada|chacune?|tous|toutes|todos|todas)$/;
const nullNouns = /^(?:nulls|blanks|nan|nulos|nulas|vacios|vides|vazios|missing)$/;
const cells = wordSet(
  "cell cells field fields column columns value values attribute attributes gaps feld felder felden zelle zellen spalte spalten wert werte werten campo campos celda celdas valor valores columna columnas champ champs cellule cellules valeur valeurs colonne colonnes celula celulas coluna colunas nothing anything everything nichts nada rien row rows zeile zeilen fila filas ligne lignes linha linhas record records",
);
const fillings =
  /^(?:filled|complete|completed|populated|present|set|given|provided|available|known|gefullt|ausgefullt|befullt|vorhanden|angegeben|gesetzt|rellen[oa]s?|complet[oa]s?|rempli(?:e|s|es)?|renseigne(?:e|s|es)?|presente?s?|preenchid[oa]s?|informad[oa]s?)$/;
const musts =
  /^(?:mandatory|required|compulsory|obligatory|pflicht|pflichtfeld|pflichtangabe|obligatori[oa]s?|obligatoires?|obrigatori[oa]s?|verpflichtend|requerid[oa]s?|requise?s?)$/;

/** "mandatory", "required" */
export function isMust(word: string): boolean {
  return musts.test(word);
}

/** "filled", "present" */
export function isFillingWord(word: string): boolean {
  return fillings.test(word);
}

const always = wordSet(
  "always must everybody everyone every all each everywhere immer alle jede jeder jedes siempre todos todas cada toujours tous toutes chaque sempre todo toda",
);
const nevers = wordSet(
  "never not no none cannot without nie nicht kein keine keinen ohne nunca jamais ningun ninguna sin aucun aucune sans pas nao nenhum nenhuma sem",
);
const exceptions = wordSet(
  "except apart besides other otherwise else only but save optional unless ausser sonst nur salvo excepto solo sauf seulement exceto apenas",
);

/** "email mandatory … 15% of the emails blank", "no empty cells … leave day returned blank for 15%". */
export function findGapsOfFull(
  reading: Reading,
  claims: readonly Claim[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  const fulls = fullsOf(reading, claims, rowRoots);
  if (fulls.length === 0) return;
  const hasException = reading.tokens.some(({ folded }) => exceptions.has(folded));
  for (const gap of gapsOf(reading, claims, rowRoots)) {
    const full = fulls.findLast((each) => {
      if (each.span.start < gap.span.end && gap.span.start < each.span.end) return false;
      if (each.isAll) return !hasException;
      return gap.isOfIt
        ? each.span.end < gap.span.start && gap.span.start - each.span.end < NEAR
        : gap.names.some((name) => areSame(name, each.roots));
    });
    if (full === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, full.span)}" leaves no room for "${quoteOf(reading, gap.span)}" (${percentage(gap.rate)})`,
      spans: [full.span, gap.span],
      fix: "leave one of the two out, or name the fields that may have gaps",
    });
    return;
  }
}

const weak = wordSet("number numb dat date tim time id name nam cod code no address address numer nomb");

function areSame(one: readonly string[], other: readonly string[]): boolean {
  const strong = (roots: readonly string[]): readonly string[] => {
    const kept = roots.filter((root) => !weak.has(root));
    return kept.length > 0 ? kept : roots;
  };
  const [a, b] = [strong(one), strong(other)];
  if (a.length === 0 || a.length !== b.length) return false;
  return a.every((root) => b.some((each) => areAlike(root, each)));
}

function fullsOf(reading: Reading, claims: readonly Claim[], rowRoots: readonly string[]): readonly Full[] {
  const fulls: Full[] = [];
  for (let at = 0; at < reading.tokens.length && fulls.length < MOST; at++) {
    const said = word(reading, at);
    const isMust = musts.test(said) || isKey(reading, at);
    const isFilled = fillings.test(said);
    const isEmpty = isGap(said);
    // "1,000 customers, each with a phone number"
    const isHad = having.test(said) || (withs.has(said) && eaches.test(word(reading, at - 1)));
    if (!isMust && !isFilled && !isEmpty && !isHad) continue;
    const [first, next] = clauseAround(reading, at);
    if (claims.some((claim) => claim.first < next && first < claim.figureEnd)) continue;
    const isUniversal = has(reading, first, next, isEmpty ? nevers : always);
    if (!isMust && !isUniversal) continue;
    if (isHad && (has(reading, first, next, nevers) || !isFullHave(reading, at, next))) continue;
    // "is not mandatory", unlike "is mandatory, so it can never be blank"
    if (isMust && has(reading, Math.max(first, at - NOT_FAR), at, nevers)) continue;
    fulls.push(fullAt(reading, first, at, next, isEmpty, rowRoots));
    at = next;
  }
  return fulls;
}

/** "has a name", "must have an address", not "has been paid". */
function isFullHave(reading: Reading, at: number, next: number): boolean {
  return (
    at + 1 < next && /^(?:an?|its|their|ein|eine|einen|un|una|une|um|uma|seine?|su|son|sa)$/.test(word(reading, at + 1))
  );
}

/** "primary key" */
function isKey(reading: Reading, at: number): boolean {
  const [one, other] = [word(reading, at), word(reading, at + 1)];
  return (
    (one === "primary" && other === "key") ||
    /^primarschlussel$/.test(one) ||
    (/^cl(?:e|ave)$|^chave$/.test(one) && /^prima(?:ire|ria)$/.test(other))
  );
}

function has(reading: Reading, first: number, next: number, words: ReadonlySet<string>): boolean {
  for (let at = first; at < next; at++)
    if (words.has(word(reading, at)) || (words === nevers && isDenial(reading, at))) return true;
  return false;
}

const inside = wordSet("in for on en bei fur dans pour em para im anywhere");
const everywhere = wordSet(
  "anywhere everywhere whatsoever cell cells row rows field fields dataset table file data zeile zeilen fila filas ligne lignes linha linhas tabelle tabla tableau tabela",
);

function fullAt(
  reading: Reading,
  first: number,
  at: number,
  next: number,
  isEmpty: boolean,
  rowRoots: readonly string[],
): Full {
  const span = { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
  // "patients with an email without any missing values" says it of the email.
  let subject = at;
  while (subject > first && !withs.has(word(reading, subject - 1))) subject -= 1;
  const own = namesIn(reading, subject, at, rowRoots);
  // The runs of "runs with no missing values" are the rows, whatever they are called.
  const isOfRows =
    isEmpty &&
    subject > first &&
    own.length === 0 &&
    has(reading, at, next, cells) &&
    !has(reading, first, subject - 1, withs);
  const before = own.length > 0 || isOfRows ? own : namesIn(reading, first, at, rowRoots);
  // "no empty cells in name and phone" says where, "mandatory phone number" what.
  let scope = at + 1;
  while (scope < next && !inside.has(word(reading, scope))) scope += 1;
  const within =
    scope < next ? namesIn(reading, scope + 1, next, rowRoots).filter((root) => !everywhere.has(root)) : [];
  const behind = namesIn(reading, at + 1, scope, rowRoots);
  const hasCells = has(reading, first, next, cells);
  if (having.test(word(reading, at)) || withs.has(word(reading, at))) return { roots: behind, isAll: false, span };
  if (nullNouns.test(word(reading, at)) && [...before, ...within, ...behind].length === 0)
    return { roots: [], isAll: true, span };
  if (hasCells && before.length === 0 && within.length === 0 && (isEmpty || !musts.test(word(reading, at))))
    return { roots: [], isAll: true, span };
  const named = before.length > 0 ? before : within.length > 0 ? within : behind;
  if (named.length > 0) return { roots: named, isAll: false, span };
  // "email (mandatory, filled on every single row)": the name stands before the bracket.
  const outer = nameBeforeBracket(reading, first, rowRoots);
  return { roots: outer, isAll: false, span };
}

/** The name before the clause, where that begins within a bracket, or goes on after a comma or "and" with the same subject. */
function nameBeforeBracket(reading: Reading, first: number, rowRoots: readonly string[]): readonly string[] {
  let at = first;
  for (let step = 0; step < 3 && at > 0; step++) {
    if (!["(", ","].includes(reading.tokens[at - 1]?.text ?? "")) break;
    let start = at - 1;
    while (start > 0 && !isWall(reading, start - 1)) start -= 1;
    const names = namesIn(reading, start, at - 1, rowRoots).filter((root) => !musts.test(root));
    if (names.length > 0) return names.slice(0, 3);
    at = start;
  }
  return [];
}

function namesIn(reading: Reading, first: number, next: number, rowRoots: readonly string[]): readonly string[] {
  const roots: string[] = [];
  for (let at = first; at < next; at++) {
    const said = word(reading, at);
    const isName =
      isContent(reading, at) &&
      !isShell(said) &&
      !isGap(said) &&
      !fillings.test(said) &&
      !musts.test(said) &&
      !verbal.test(said);
    if (!isName || always.has(said) || cells.has(said)) continue;
    const root = rootOf(said, reading.language);
    if (!rowRoots.some((row) => areAlike(row, root))) roots.push(root);
  }
  return roots;
}

/** What is done to a field rather than what it is called. */
const verbal =
  /^(?:leave|left|keep|allow|allowed|contain|contains|exactly|primary|key|dejar|deja|laisser|laisse|deixe|deixar|estar|ser|sein|etre|faltar|fehlen|doit|darf|puede|pode|lassen|lass|bleibt|bleiben|anywhere)$/;

/** What is said to be empty on some of the rows. */
function gapsOf(reading: Reading, claims: readonly Claim[], rowRoots: readonly string[]): readonly Gap[] {
  return claims.flatMap((claim) => {
    if (claim.rate <= 0) return [];
    const [first, next] = clauseAround(reading, claim.first);
    const words = reading.tokens.slice(first, next).map(({ folded }) => folded);
    const isEmpty = words.some((each) => isGap(each));
    const denied = claim.facts.filter(({ isDenied }) => isDenied);
    if (!isEmpty && (denied.length === 0 || !isLacking(reading, claim))) return [];
    const base = claim.base.filter((root) => !rowRoots.some((row) => areAlike(row, root)));
    const names = [
      claim.before ? [] : base,
      nameLeft(reading, first, next),
      namesIn(reading, first, claim.first, rowRoots),
      claim.before ? [] : namesIn(reading, claim.figureEnd, claim.next, rowRoots),
      denied.flatMap(({ roots }) => roots),
    ].filter((name) => name.length > 0);
    return [
      {
        names,
        isOfIt: names.length === 0 && words.some((each) => /^(?:it|them|es|sie|lo|la|le|los|las|les)$/.test(each)),
        rate: claim.rate,
        span: { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 },
      },
    ];
  });
}

/** The "cancel_reason" of "leave cancel_reason blank". */
function nameLeft(reading: Reading, first: number, next: number): readonly string[] {
  for (let at = first; at < next; at++) {
    if (!/^(?:leave|left|keep|leaving|lassen|dejar|deja|laisser|laisse|deixar|deixe)$/.test(word(reading, at)))
      continue;
    const from = /^(?:the|its|their)$/.test(word(reading, at + 1)) ? at + 2 : at + 1;
    for (let end = from + 1; end < from + 4 && end < next; end++)
      if (isGap(word(reading, end))) return namesIn(reading, from, end, []);
  }
  return [];
}

const lacking = /^(?:have|has|had|without|haben|hat|ohne|tienen|sin|ont|sans|tem|sem|lack)$/;

/** "a fifth of the guests have no phone number", "15 % sans téléphone" */
function isLacking(reading: Reading, { figureEnd, next }: Claim): boolean {
  for (let at = figureEnd; at < next; at++) if (lacking.test(word(reading, at))) return true;
  return false;
}
