import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isWord, number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import { endsSentence, isJoint } from "../quantities/clauses.ts";
import type { Count } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const columns = new Set(
  "column field attribute spalte feld merkmal columna campo atributo colonne champ attribut coluna".split(" "),
);
const tables = new Set("table tabelle tabla tabela".split(" "));
/** What has so many values: what is listed behind it are these, and no columns. */
const values =
  /^(?:option|answer|value|category|type|status|level|class|grade|tier|stage|label|choice|segment|colour|color|size|reason|outcome|severity|priority|channel|method|antwort|kategorie|stufe|opcion|categoria|option|categorie)$/;
const rowNouns = /^(?:rows?|records?|lines?|zeilen|datensatze|filas|registros|lignes|linhas)$/;
const either = new Set("or oder o ou".split(" "));
const MOST_ITEMS = 60;

interface List {
  /** Items if every "and" parts two of them, and if only the last one does. */
  readonly most: number;
  readonly least: number;
  /** It ends in "and the last one", or with its sentence or bracket. */
  readonly closed: boolean;
  /** Brackets hold it, or its sentence ends with it. */
  readonly isEnclosed: boolean;
  readonly next: number;
}

/** "exactly 4 columns: id, species, weight, ring number, date", "three sizes: S, M, L and XL", "two tables: authors, books and publishers". */
export function findListsApart(ledger: Ledger): void {
  for (const count of ledger.counts) {
    if (count.least !== count.most || count.about || count.least > MOST_ITEMS || count.least < 2) continue;
    const list = listBehind(ledger.reading, count);
    if (list === undefined || (list.least <= count.least && count.least <= list.most)) continue;
    const isColumns = count.nouns.some((noun) => columns.has(noun));
    const isTables = count.nouns.some((noun) => tables.has(noun));
    const isMore = list.least > count.least;
    const isOfValues = isMore && list.isEnclosed && count.nouns.some((noun) => values.test(noun));
    const isSaid =
      count.insists || count.label.some((each) => onlyWords.test(each)) || (isTables && list.closed) || isOfValues;
    if (!isSaid || (!isMore && !(isColumns && count.insists && list.most > 1))) continue;
    const items = isMore ? list.least : list.most;
    ledger.tell(
      `${quoteOf(ledger, count.span)}: ${items} are named, yet ${count.least} are asked`,
      [{ start: count.span.start, end: spanOf(ledger.reading, count.first, list.next).end }],
      `say ${items}, or ${isMore ? "leave some out" : "name the others"}`,
    );
  }
}

/** The list that a colon or a bracket opens right behind a counted noun. */
function listBehind(reading: Reading, count: Count): List | undefined {
  let at = count.next;
  const isInsisted = (): boolean => phraseAt(reading, at, insisting) !== undefined;
  while (at < count.next + 5 && isWord(reading, at) && number(reading, at) === undefined && !isInsisted()) at += 1;
  at = behindInsisting(reading, at);
  const opener = reading.tokens[at]?.text ?? "";
  const isNamely = opener === "," && /^(?:namely|i\.e\.|viz|namlich|es|a|c)$/.test(word(reading, at + 1));
  if (at === count.next || !(opener === ":" || opener === "(" || isNamely)) return undefined;
  return itemsFrom(reading, isNamely ? at + 2 : at + 1, opener === "(");
}

const onlyWords = /^(?:only|nur|solo|seulement|apenas)$/;

const insisting = phraseList(
  "and not one more|and not a single one more|and no more|no more|and nothing more|nothing more|nothing else|and nothing else|and no others|no others|und keine mehr|keine mehr|und sonst nichts|sonst nichts|ni una mas|y ni una mas|y ninguna mas|y nada mas|nada mas|et pas une de plus|et rien d' autre|rien d' autre|e nenhuma mais|e mais nada|nem uma mais|no more and no less|no more no less|no more , no less|no more , no fewer|no more and no fewer|neither more nor less|neither more nor fewer|not one more|nicht mehr und nicht weniger|nicht mehr , nicht weniger|ni mas ni menos|ni plus ni moins|pas plus|pas une de plus|nem mais nem menos",
);

/** Behind the ", no more and no less" of "exactly three columns, no more and no less: …". */
function behindInsisting(reading: Reading, at: number): number {
  const first = reading.tokens[at]?.text === "," ? at + 1 : at;
  const said = phraseAt(reading, first, insisting);
  if (said === undefined) return at;
  return reading.tokens[said.next]?.text === "," ? said.next + 1 : said.next;
}

/** The items of a list that begins at a token. */
export function itemsFrom(reading: Reading, from: number, isBracketed: boolean): List | undefined {
  let [commas, joints, lastJoint, words, depth] = [0, 0, false, 0, 0];
  let at = from;
  for (; at < reading.tokens.length && at < from + 4 * MOST_ITEMS; at++) {
    const text = reading.tokens[at]?.text ?? "";
    if (text === "(" || text === "[") depth += 1;
    if (text === ")" || text === "]") depth -= 1;
    if (depth < 0 || (depth === 0 && (endsSentence(reading, at) || text === ";" || text === ":"))) break;
    if (depth > 0) continue;
    // ", 400 rows" behind the list
    if (text === "," && number(reading, at + 1) !== undefined && rowNouns.test(word(reading, at + 2))) break;
    if (text === "," || text === "/") {
      // What stands behind "and the last one" is no item more.
      if (lastJoint) break;
      commas += 1;
      words = 0;
      continue;
    }
    const isLast = isJoint(word(reading, at)) || either.has(word(reading, at));
    if (isLast) {
      joints += 1;
      lastJoint = commas > 0;
    } else if (openEnded.has(word(reading, at)) || number(reading, at) !== undefined) return undefined;
    words += 1;
    if (words > 5) return undefined;
  }
  if (isBracketed && reading.tokens[at]?.text !== ")") return undefined;
  const items = commas + 1;
  const isEnclosed = isBracketed || [";", "."].includes(reading.tokens[at]?.text ?? "");
  return { least: items + (lastJoint ? 1 : 0), most: items + joints, closed: lastJoint, isEnclosed, next: at };
}

/** Behind them the list has more, or says something of its items. */
const openEnded = new Set(
  "etc and-so-on more others so usw u.a. etcetera ... … like such with each where which that whose".split(" "),
);
