import type { Found, Span } from "../../findings.ts";
import type { Mark, Piece, Word } from "./pieces.ts";

/**
 * Where an item stands: `head` says what the rows are; what stands in a `list` is meant as fields; `breakdown` after "by", "per";
 * `prose` is anything else.
 */
export type Zone = "head" | "list" | "breakdown" | "prose";

/** A stretch of words between separators, with the findings in it. */
export interface Item extends Span {
  readonly words: readonly Word[];
  /** Each with the number of words that stand before it. */
  readonly founds: readonly { readonly found: Found; readonly at: number }[];
  readonly zone: Zone;
  readonly sentence: number;
  /** What stands between it and the next item of its sentence. */
  readonly joint: Mark | null;
  /** What stands in brackets behind it, or after its own colon. */
  readonly inner: readonly Item[];
  /** The word that opened its list: "with", "columns", "by". */
  readonly opener: string | null;
}

interface Opening {
  readonly words: Word[];
  readonly founds: { found: Found; at: number }[];
  inner: Item[];
}

const listOpeners = new Set(
  (
    "with including include includes included containing contain contains having has have covering cover covers featuring show showing shows " +
    "column columns field fields attribute attributes variable variables feature features capturing capture captures comprising " +
    "tracking track tracks recording consisting namely listing plus each must select schema header headers " +
    "mit inklusive einschliesslich spalten spalte felder feld enthalten enthaltend samt merkmale " +
    "con incluyendo incluye incluir campos columnas contiene atributos " +
    "avec comprenant incluant colonnes champs contenant " +
    "com incluindo colunas contendo contem"
  ).split(" "),
);
/** Verbs whose object is the list. */
const openingVerbs = new Set(
  "has have having contain contains containing include includes including cover covers covering capture captures track tracks show shows comprising".split(
    " ",
  ),
);
/** What opens a further list within a list. */
const opensWithin = new Set(
  "with including include includes containing plus having mit con avec com inklusive incluyendo comprenant incluindo".split(
    " ",
  ),
);
const breakdownOpeners = new Set("by per grouped broken split je pro nach por par".split(" "));
/** Nouns that only announce a list: "with the following columns: a, b". */
const announcing = new Set(
  (
    "column columns field fields attribute attributes variable variables feature features following these such as like e.g eg namely each row record entry item one line object " +
    "schema header headers spalten felder folgende folgenden campos columnas siguientes colonnes champs suivantes colunas seguintes select data information info details their its it should also and the a must contain include includes contains containing have has be"
  ).split(" "),
);

/** Words of whole sentences: where one stands, commas do not make a list. */
const sentenceWords = new Set(
  "i we you they it is are should must will would can every each has have where when which that please need want there ich wir soll es son il est sont".split(
    " ",
  ),
);

/** Deep nesting is not how people write; deeper brackets count as the fourth. */
const DEPTH_LIMIT = 4;

/** The need cut into items, with the zone of each. */
export function itemsOf(pieces: readonly Piece[]): readonly Item[] {
  const cutter = new Cutter(pieces);
  return cutter.items(0, "head");
}

class Cutter {
  #pieces: readonly Piece[];
  #next = 0;
  #sentence = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** Items up to the end, or to the closing bracket of this depth. */
  items(depth: number, from: Zone): Item[] {
    const items: Item[] = [];
    let zone = from;
    let opener: string | null = depth > 0 ? "(" : null;
    let open: Opening = { words: [], founds: [], inner: [] };
    let colonList = false;
    const close = (joint: Mark | null): void => {
      const item = itemFrom(open, zone, this.#sentence, joint, opener);
      if (item !== undefined) items.push(item);
      open = { words: [], founds: [], inner: [] };
    };
    while (this.#next < this.#pieces.length) {
      const piece = this.#pieces[this.#next] as Piece;
      this.#next += 1;
      if (piece.kind === "found") {
        open.founds.push({ found: piece.found, at: open.words.length });
        continue;
      }
      if (piece.kind === "word") {
        const { folded, identifier } = piece.word;
        if (identifier === undefined && listOpeners.has(folded) && opensList(folded, open, zone, this.#peek())) {
          // "receipts: basket lines with sku, ...": what stands between colon and "with" still says what the rows are.
          if (zone === "list" && opener === ":" && startsList(items, this.#sentence)) zone = "head";
          close(null);
          zone = "list";
          opener = folded;
          continue;
        }
        if (identifier === undefined && breakdownOpeners.has(folded) && open.words.length > 0 && zone !== "list") {
          close(null);
          zone = "breakdown";
          opener = folded;
          continue;
        }
        open.words.push(piece.word);
        continue;
      }
      switch (piece.mark) {
        case "(":
          open.inner = [...open.inner, ...(depth < DEPTH_LIMIT ? this.items(depth + 1, "list") : [])];
          break;
        case ")":
          if (depth > 0) {
            close(null);
            return items;
          }
          break;
        case ":":
          if (depth === 0 && !colonList && zone === "list" && opener !== ":" && startsList(items, this.#sentence)) {
            // "agents with wallets: payer, amount, ...": the colon opens the list, "with" was part of the head.
            zone = "head";
            close(":");
            zone = "list";
            opener = ":";
            colonList = true;
          } else if (depth === 0 && ownColon(open, zone, opener)) {
            open.inner = [...open.inner, ...this.#untilLineEnd()];
          } else {
            close(":");
            zone = "list";
            opener = ":";
            colonList = true;
          }
          break;
        case ".":
          close(".");
          if (items.length > 0 && depth === 0) {
            this.#sentence += 1;
            zone = hasHead(items) ? (this.#listAhead() ? "list" : "prose") : "head";
            opener = zone === "list" ? "," : null;
            colonList = false;
          }
          break;
        case "\n":
          close("\n");
          if (!colonList && zone !== "list" && items.length > 0) {
            this.#sentence += 1;
            zone = hasHead(items) ? (this.#listAhead() ? "list" : "prose") : "head";
            opener = zone === "list" ? "," : null;
          }
          break;
        case "-":
          // A dash opens an aside ("sensors – 200 of them") or a bullet; both end what stands before.
          close(",");
          if (zone === "head" && depth === 0 && hasHead(items)) {
            zone = "list";
            opener = ",";
          }
          break;
        case "=":
          break;
        default:
          close(piece.mark);
          if (zone === "breakdown" && depth === 0 && (piece.mark === "," || piece.mark === ";")) {
            zone = "list";
            opener = ",";
          }
          // After what the rows are, commas list what is in them.
          if (zone === "head" && depth === 0 && (piece.mark === "," || piece.mark === ";") && hasHead(items)) {
            zone = "list";
            opener = ",";
          }
      }
    }
    close(null);
    return items;
  }

  #peek(): Piece | undefined {
    return this.#pieces[this.#next];
  }

  /** Whether the sentence that begins is a mere list: short stretches between commas. */
  #listAhead(): boolean {
    let commas = 0;
    let words = 0;
    for (let at = this.#next; at < this.#pieces.length; at += 1) {
      const piece = this.#pieces[at] as Piece;
      if (piece.kind === "word") {
        if (sentenceWords.has(piece.word.folded)) return false;
        words += 1;
      } else if (piece.kind === "mark") {
        if (piece.mark === "." || piece.mark === "\n") break;
        if (piece.mark === ":") return false;
        if (piece.mark === "," || piece.mark === ";") commas += 1;
      }
    }
    return commas >= 2 && words <= (commas + 1) * 4;
  }

  /** What follows a colon that belongs to one item: to the end of its line, or the next semicolon. */
  #untilLineEnd(): Item[] {
    const start = this.#next;
    let end = start;
    // "dimmed:bool, voltage", "state: on/off/dim, voltage": a type or a list says all there is to say of its field.
    const first = this.#pieces[start];
    const isTyped =
      (first?.kind === "word" && typeNames.has(first.word.folded)) ||
      (first?.kind === "found" && (first.found.kind === "members" || first.found.kind === "shares"));
    let depth = 0;
    while (end < this.#pieces.length) {
      const piece = this.#pieces[end] as Piece;
      if (piece.kind === "mark" && (piece.mark === "\n" || piece.mark === ";" || piece.mark === ".")) break;
      if (piece.kind === "mark" && piece.mark === "(") depth += 1;
      if (piece.kind === "mark" && piece.mark === ")") depth -= 1;
      if (isTyped && depth === 0 && piece.kind === "mark" && piece.mark === ",") break;
      end += 1;
    }
    const inner = new Cutter(this.#pieces.slice(start, end));
    inner.#sentence = this.#sentence;
    this.#next = end;
    return inner.items(1, "list");
  }
}

const typeNames = new Set(
  "bool boolean int integer bigint float double decimal number numeric string str text varchar char uuid date datetime timestamp enum object array json".split(
    " ",
  ),
);

/** No item of a list was closed in this sentence yet. */
function startsList(items: readonly Item[], sentence: number): boolean {
  return !items.some((item) => item.sentence === sentence && item.zone === "list");
}

function hasHead(items: readonly Item[]): boolean {
  return items.some((item) => item.zone === "head" && item.words.length + item.founds.length > 0);
}

/** "has", "each", "must" open a list only where what follows is one; "plus" within a list is a comma. */
function opensList(folded: string, open: Opening, zone: Zone, next: Piece | undefined): boolean {
  if (folded === "each" || folded === "must") return false;
  if (zone === "list" && !opensWithin.has(folded) && !announcing.has(folded)) return false;
  if (zone !== "list" && openingVerbs.has(folded)) return true;
  const noun = announcing.has(folded);
  // "field strength" among the fields is a field.
  if (noun && zone === "list" && open.words.length === 0 && next?.kind === "word" && !folded.endsWith("s"))
    return false;
  if (noun && zone === "list" && open.words.length > 0) {
    // "data fields", "custom attributes": a noun within a list is one only before a colon.
    return next?.kind === "mark" && next.mark === ":";
  }
  if (noun && open.words.length > 0 && !(next?.kind === "mark" && next.mark === ":")) {
    return open.words.every((word) => announcing.has(word.folded)) || folded === "fields" || folded === "columns";
  }
  return true;
}

/** In a list, "status: open or closed" is about the item before the colon; at its head, a colon opens the list. */
function ownColon(open: Opening, zone: Zone, opener: string | null): boolean {
  if (zone !== "list" || opener === null) return false;
  if (open.words.length === 0 || open.words.length > 5) return false;
  return !open.words.every((word) => announcing.has(word.folded));
}

function itemFrom(
  open: Opening,
  zone: Zone,
  sentence: number,
  joint: Mark | null,
  opener: string | null,
): Item | undefined {
  const first = open.words[0];
  const last = open.words.at(-1);
  const spans: Span[] = [
    ...(first === undefined ? [] : [first]),
    ...(last === undefined ? [] : [last]),
    ...open.founds.map(({ found }) => found),
    ...open.inner,
  ];
  if (spans.length === 0) return undefined;
  return {
    words: open.words,
    founds: open.founds,
    inner: open.inner,
    zone,
    sentence,
    joint,
    opener,
    start: Math.min(...spans.map((span) => span.start)),
    end: Math.max(...spans.map((span) => span.end)),
  };
}
