import type { Found, Span } from "../../findings.ts";
import { asksColumns } from "./asked-columns.ts";
import { withColumnRuns } from "./column-runs.ts";
import { withHangingHyphens } from "./hanging-hyphens.ts";
import { idiomatic } from "./idioms.ts";
import { breakdownOpeners, isOpener, opensList, ownColon, type Zone } from "./list-openers.ts";
import { isInPlural } from "./phrase.ts";
import type { Mark, Piece, Word } from "./pieces.ts";
import { topicIn } from "./topic.ts";
import { withWrittenForms } from "./written-forms.ts";

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

/** Words of whole sentences: where one stands, commas do not make a list. */
const sentenceWords = new Set(
  "i we you they it is are should must will would can every each has have where when which that please need want there ich wir soll es son il est sont".split(
    " ",
  ),
);

/** So many lines of at most so many words are a list. */
const LINES = 3;
const LONGEST_LINE = 8;

/** So many commas behind a colon list columns. */
const COLUMNS = 3;

/** Deep nesting is not how people write; deeper brackets count as the fourth. */
const DEPTH_LIMIT = 4;

/** The need cut into items, with the zone of each. */
export function itemsOf(pieces: readonly Piece[]): readonly Item[] {
  const cutter = new Cutter(withColumnRuns(withWrittenForms(withHangingHyphens(idiomatic(pieces)))));
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
        const { folded, identifier, compound } = piece.word;
        // The "show" of "no-show" opens nothing.
        const isPlainWord = identifier === undefined && compound === undefined;
        if (
          isPlainWord &&
          !(zone === "list" && isShareAlone(open)) &&
          isOpener(folded, open.words) &&
          opensList(folded, open.words, zone, this.#peek())
        ) {
          // "receipts: basket lines with sku, ...": what stands between colon and "with" still says what the rows are.
          if (zone === "list" && opener === ":" && startsList(items, this.#sentence)) zone = "head";
          close(null);
          zone = "list";
          opener = folded;
          continue;
        }
        if (isPlainWord && breakdownOpeners.has(folded) && open.words.length > 0 && zone !== "list") {
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
          if (depth === 0 && !colonList && zone === "list" && opener === "," && isBoundedName(open)) {
            close(",");
            colonList = true;
          } else if (depth === 0 && !colonList && opener === "," && this.#closesChoice(items)) {
            close(":");
            toHead(items, this.#sentence);
            zone = "list";
            opener = ":";
            colonList = true;
          } else if (
            depth === 0 &&
            !colonList &&
            zone === "list" &&
            opener !== ":" &&
            (startsList(items, this.#sentence) || isAge(open) || this.#endsHead(opener, items, open))
          ) {
            // "agents with wallets: payer, amount, ...": the colon opens the list, "with" was part of the head.
            zone = "head";
            if (opener === "," || !startsList(items, this.#sentence)) toHead(items, this.#sentence);
            close(":");
            zone = "list";
            opener = ":";
            colonList = true;
          } else if ((depth === 0 || this.#isTyped(this.#next)) && ownColon(open.words, zone, opener)) {
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
            if (opener === "," && this.#listAhead() && areCircumstances(items, this.#sentence))
              toHead(items, this.#sentence);
            this.#sentence += 1;
            const isList = this.#listAhead() || asksColumns(this.#pieces, this.#next);
            zone = hasHead(items) ? (isList ? "list" : "prose") : "head";
            opener = zone === "list" ? "," : null;
            colonList = false;
          }
          break;
        case "\n":
          close("\n");
          if (!colonList && zone !== "list" && items.length > 0) {
            this.#sentence += 1;
            const isList = this.#listAhead() || this.#linesAhead();
            zone = hasHead(items) ? (isList ? "list" : "prose") : "head";
            opener = zone === "list" ? "," : null;
            colonList = zone === "list";
          }
          break;
        case "-":
          // A dash opens an aside ("sensors – 200 of them") or a bullet; both end what stands before.
          close(",");
          if ((zone === "head" || zone === "breakdown") && depth === 0 && hasHead(items)) {
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
          if (zone === "head" && depth === 0 && this.#goesOn(piece.mark) && hasHead(items)) {
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

  /** Whether the sentence that begins is a mere list: short stretches between commas; brackets and a tail may talk. */
  #listAhead(): boolean {
    let commas = 0;
    let words = 0;
    let depth = 0;
    let talk = 0;
    for (let at = this.#next; at < this.#pieces.length; at += 1) {
      const piece = this.#pieces[at] as Piece;
      if (piece.kind === "mark" && (piece.mark === "(" || piece.mark === ")")) depth += piece.mark === "(" ? 1 : -1;
      if (depth > 0) continue;
      if (piece.kind === "word") {
        if (sentenceWords.has(piece.word.folded)) {
          if (commas > 3) return words <= (commas + 1) * 3;
          if (commas === 0) return false;
          talk += 1;
        }
        words += 1;
      } else if (piece.kind === "mark") {
        if (piece.mark === "." || piece.mark === "\n") break;
        if (piece.mark === ":" && !this.#isTyped(at + 1)) return false;
        if (piece.mark === "," || piece.mark === ";" || piece.mark === "/") commas += 1;
      }
    }
    // "party size, the time they booked, when they came, table number, no-show": clauses among names.
    if (talk > 0) return commas > 3 && talk <= commas && words <= (commas + 1) * 4;
    return commas >= 2 && words <= (commas + 1) * 4;
  }

  /** After a comma, and after a bar that no setting follows ("n=500 | out=csv"), the list of what is in the rows goes on. */
  #goesOn(mark: Mark): boolean {
    if (mark === "," || mark === ";") return true;
    const [next, after] = [this.#pieces[this.#next], this.#pieces[this.#next + 1]];
    if (mark !== "|" || next?.kind !== "word") return false;
    return !(after?.kind === "mark" && (after.mark === "=" || after.mark === ":"));
  }

  /** Whether one short thing stands on each of the lines that follow. */
  #linesAhead(): boolean {
    let lines = 0;
    let words = 0;
    for (let at = this.#next; at < this.#pieces.length; at += 1) {
      const piece = this.#pieces[at] as Piece;
      if (piece.kind === "word") {
        words += 1;
        if (words > LONGEST_LINE || sentenceWords.has(piece.word.folded)) return false;
      } else if (piece.kind === "mark" && (piece.mark === "\n" || piece.mark === "-") && words > 0) {
        lines += 1;
        words = 0;
      }
    }
    return lines + (words > 0 ? 1 : 0) >= LINES;
  }

  /** "PPA book with wind and solar deals: counterparty, …": what they are of is told, and then the columns. */
  #endsHead(opener: string | null, items: readonly Item[], open: Opening): boolean {
    const last = open.words.at(-1);
    const areThings = opener === "with" && last !== undefined && isInPlural(last);
    return (opener === "," || areThings) && this.#opensColumns(items, open);
  }

  /**
   * "claims, first quarter of 2026, US payer: member, code, billed", "till data, line level, 20k lines: till, store, item": before it
   * were circumstances, behind it is a long list.
   */
  #opensColumns(items: readonly Item[], open: Opening): boolean {
    const own = items.filter((item) => item.sentence === this.#sentence && item.zone === "list");
    // "meet results, women's 100m and 200m: athlete, lane, …": two of a kind tell which rows they are.
    const isPair = own.length === 1 && own[0]?.joint === "and";
    const areAsides = (tellsCircumstance(open) || isOnly(open) || isPair) && own.length <= ASIDES && own.every(isShort);
    if ((!areAsides && own.some(({ words }) => words.length > 0)) || this.#isTyped(this.#next)) return false;
    let commas = 0;
    for (let at = this.#next; at < this.#pieces.length; at += 1) {
      const piece = this.#pieces[at] as Piece;
      if (at === this.#next && piece.kind !== "word") return false;
      if (piece.kind === "mark" && (piece.mark === "." || piece.mark === "\n" || piece.mark === ":")) break;
      if (piece.kind === "mark" && piece.mark === ",") commas += 1;
    }
    return commas >= COLUMNS;
  }

  /** "parcels shipped by DHL, UPS or GLS: number, weight, …": nobody joins columns by "or", so these say what the rows are. */
  #closesChoice(items: readonly Item[]): boolean {
    const own = items.filter((item) => item.sentence === this.#sentence && item.zone !== "head");
    const isPlain = own.every(({ words, founds, inner }) => words.length < 4 && founds.length + inner.length === 0);
    return own.length > 1 && isPlain && own.at(-1)?.joint === "or" && !this.#isTyped(this.#next) && this.#commasAhead();
  }

  #commasAhead(): boolean {
    let commas = 0;
    for (let at = this.#next; at < this.#pieces.length; at += 1) {
      const piece = this.#pieces[at] as Piece;
      if (piece.kind === "mark" && (piece.mark === "." || piece.mark === "\n" || piece.mark === ":")) break;
      if (piece.kind === "mark" && piece.mark === ",") commas += 1;
    }
    return commas >= COLUMNS - 1;
  }

  /** "dimmed:bool, voltage", "state: on/off/dim, voltage": a type or a list says all there is to say of its field. */
  #isTyped(at: number): boolean {
    const piece = this.#pieces[at];
    if (piece?.kind === "word") return typeNames.has(piece.word.folded);
    return piece?.kind === "found" && toldAlone.has(piece.found.kind);
  }

  /** What follows a colon that belongs to one item: to the end of its line, or the next semicolon. */
  #untilLineEnd(): Item[] {
    const start = this.#next;
    let end = start;
    const isTyped = this.#isTyped(start);
    let depth = 0;
    while (end < this.#pieces.length) {
      const piece = this.#pieces[end] as Piece;
      if (piece.kind === "mark" && (piece.mark === "\n" || piece.mark === ";" || piece.mark === ".")) break;
      if (piece.kind === "mark" && piece.mark === "(") depth += 1;
      if (piece.kind === "mark" && piece.mark === ")") depth -= 1;
      if (depth < 0) break;
      if (isTyped && depth === 0 && piece.kind === "mark" && piece.mark === ",") break;
      end += 1;
    }
    const inner = new Cutter(this.#pieces.slice(start, end));
    inner.#sentence = this.#sentence;
    this.#next = end;
    return inner.items(1, "list");
  }
}

/** What says by itself all there is to say of the name before the colon: "price: 50 to 200 EUR, city". */
const toldAlone = new Set<Found["kind"]>(["members", "shares", "range", "rate", "distribution", "prefix", "shape"]);

const typeNames = new Set(
  "bool boolean int integer bigint float double decimal number numeric string str text varchar char uuid date datetime timestamp enum object array json".split(
    " ",
  ),
);

/** "7% com atraso", "9% with delay": behind a share that opens its item stands what so many have. */
function isShareAlone({ words, founds }: Opening): boolean {
  return words.length === 0 && founds.length === 1 && founds[0]?.found.kind === "rate";
}

/** So many things are said of the rows before their columns. */
const ASIDES = 2;

/** How many rows, when or where. */
function tellsCircumstance({ founds, inner }: Pick<Item, "founds" | "inner">): boolean {
  const all = [...founds, ...inner.flatMap((item) => item.founds)];
  return all.some(({ found }) => /^(?:rows|entities|window|cadence|place)$/.test(found.kind));
}

/** "service requests, mid-size city, last 90 days." before a sentence that lists the columns. */
function areCircumstances(items: readonly Item[], sentence: number): boolean {
  const own = items.filter((item) => item.sentence === sentence && item.zone === "list");
  return own.length <= ASIDES && own.every(isShort) && own.some(tellsCircumstance);
}

function isShort({ words, founds, inner }: Item): boolean {
  return words.length <= 4 && inner.length === 0 && founds.every(({ found }) => found.kind !== "members");
}

/** No item of a list was closed in this sentence yet. */
function startsList(items: readonly Item[], sentence: number): boolean {
  return !items.some((item) => item.sentence === sentence && item.zone === "list");
}

/** What seemed a list was part of the head. */
function toHead(items: Item[], sentence: number): void {
  items.forEach((item, index) => {
    if (item.sentence === sentence) items[index] = { ...item, zone: "head" };
  });
}

function hasHead(items: readonly Item[]): boolean {
  return items.some((item) => item.zone === "head" && topicIn(item.words).length + item.founds.length > 0);
}

/** "AIS positions, past 2 weeks, bulk carriers and tankers only: mmsi, ship type, …" */
function isOnly({ words }: Opening): boolean {
  return words.length > 1 && words.at(-1)?.folded === "only";
}

/** The "matchday 1-38" of "player stats, 20 teams, matchday 1-38: position, minutes": a column like those behind the colon. */
function isBoundedName({ words, founds }: Opening): boolean {
  const last = founds.at(-1);
  const isNamed = words.length > 0 && words.length <= MOST_WORDS && last?.at === words.length;
  return isNamed && last.found.kind === "range" && last.found.minimum !== undefined && last.found.maximum !== undefined;
}

/** So many words has the name of a column before a colon. */
const MOST_WORDS = 3;

/** "customers aged 18 to 65: plan, fee": the age of persons is a column, wherever it is said. */
function isAge({ words: [only, ...others], founds }: Opening): boolean {
  return only?.english === "age" && others.length === 0 && founds.some(({ found }) => found.kind === "range");
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
    zone: isAge(open) ? "list" : zone,
    sentence,
    joint,
    opener,
    start: Math.min(...spans.map((span) => span.start)),
    end: Math.max(...spans.map((span) => span.end)),
  };
}
