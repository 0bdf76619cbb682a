import { endsPhrase } from "../../extract/clause.ts";
import { isKindNoun } from "../../extract/member-list.ts";
import type { Findings, Found, Token } from "../../findings.ts";
import { wordKey } from "../words/phrase.ts";
import { particledWords } from "./member-words.ts";

/** A word or two between commas. */
export interface Entry {
  readonly from: number;
  readonly next: number;
  readonly key: string;
}

export interface List {
  readonly entries: readonly Entry[];
  /** How the last two are joined. */
  readonly joint: "or" | "and" | undefined;
}

export const MOST = 24;
export const ors = new Set("or oder o u ou".split(" "));
const ands = new Set("and und y et e".split(" "));
const led = new Set(["en", "em", "in"]);
const ofs = new Set("of der des de del du do da".split(" "));
const occasions = new Set("on at upon after before in bei nach vor al en a antes na ao".split(" "));
/** What follows a name and belongs to it. */
const wishes = /^(?:wanted|chosen|requested|ordered|booked|needed|used|taken|gewunscht|deseado|souhaite|desejado)$/;

/** Reads words between commas that nothing else is said of. */
export class EntryReader {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];
  /** What is known of each token already: lists that begin one after another read the same entries again. */
  readonly #plain: (boolean | undefined)[];
  readonly #keys: (string | undefined)[];
  readonly #hasWritten: boolean;

  constructor(findings: Findings) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
    this.#plain = findings.tokens.map(() => undefined);
    this.#keys = findings.tokens.map(() => undefined);
    this.#hasWritten = findings.tokens.some(isWritten);
  }

  /** Words between commas, as long as nothing else is said of them; the last may stand behind "or" or "and". */
  listAt(at: number): List {
    const list = this.#listAt(at, true);
    // "trigger push, pull_request or schedule": only what "or" joins may be written like a column.
    return list.joint === "or" || !this.#hasWritten ? list : this.#listAt(at, false);
  }

  /** The same where any of them may be written like a column: "view, search, add_to_cart". */
  writtenListAt(at: number): List {
    return this.#listAt(at, true);
  }

  #listAt(at: number, written: boolean): List {
    const entries: Entry[] = [];
    let index = at;
    while (entries.length < MOST) {
      const isWritten = written && entries.length > 0 && this.#isWritten(index);
      const next = isWritten ? index + 1 : index + this.#entryFrom(index, 3);
      if (next === index || !this.endsEntry(next)) break;
      // "source ip, bytes, action allow or deny": what has a name of its own is the next field.
      if (entries.length > 0 && next > index + 1 && (isKindNoun(this.key(index, index + 1)) || this.#endsInCode(next)))
        break;
      entries.push({ from: index, next, key: this.key(index, next) });
      const mark = this.#tokens[next]?.folded ?? "";
      const joint = this.#tokens[mark === "," ? next + 1 : next]?.folded ?? "";
      if (ors.has(joint) || (ands.has(joint) && mark !== ",")) {
        const joined = mark === "," ? next + 2 : next + 1;
        // "date de semis, race, malade ou non" ends in a flag.
        if (denials.test(this.#tokens[joined]?.folded ?? "") && this.endsEntry(joined + 1))
          return { entries: entries.slice(0, -1), joint: undefined };
        // "indefinido, temporal o en prácticas"
        const from = ors.has(joint) && led.has(this.#tokens[joined]?.folded ?? "") ? joined + 1 : joined;
        const last = from + (written && this.#isWritten(from) ? 1 : this.#entryFrom(from, 2));
        // "holder, trader and dormant (2% dormant)"
        const isEnd = this.endsEntry(last) || this.#tokens[last]?.text === "(";
        if (last === from || (ands.has(joint) && !isEnd)) return { entries, joint: undefined };
        const end = { from, next: last, key: this.key(from, last) };
        return { entries: [...entries, end], joint: ors.has(joint) ? "or" : "and" };
      }
      if (mark !== ",") break;
      index = next + 1;
    }
    return { entries, joint: undefined };
  }

  /** The "base LIS" of "crew member, rank, base LIS or OPO" */
  #endsInCode(next: number): boolean {
    return (
      /^[A-Z]{2,5}$/.test(this.#tokens[next - 1]?.text ?? "") && !/^[A-Z]/.test(this.#tokens[next - 2]?.text ?? "")
    );
  }

  /** How many tokens the name of a kind has that is told with "of": "kind of tie", "tipo de billete", "size of plot wanted". */
  nameWithOf(at: number): number | undefined {
    const [kind, of] = [this.#tokens[at], this.#tokens[at + 1]?.folded ?? ""];
    if (kind === undefined || !isKindNoun(wordKey(kind.text)) || !ofs.has(of)) return undefined;
    if (!this.isPlain(at + 2) || this.endsEntry(at + 3)) return undefined;
    return wishes.test(this.#tokens[at + 3]?.folded ?? "") ? 4 : 3;
  }

  /** The same with a place or an occasion in front of a colon: "condition on return:", "state at pickup:". */
  nameWithOccasion(at: number): number | undefined {
    const kind = this.#tokens[at];
    const isKind =
      kind !== undefined && isKindNoun(wordKey(kind.text)) && occasions.has(this.#tokens[at + 1]?.folded ?? "");
    return isKind && this.isPlain(at + 2) && this.#tokens[at + 3]?.text === ":" ? 3 : undefined;
  }

  /** "order_placed, order_accepted, delivered;": words as they are written in programs, up to what `ends` says is none of them. */
  identifiersAt(at: number, ends: (key: string) => boolean): readonly Entry[] {
    const entries: Entry[] = [];
    for (let index = at; entries.length < MOST; ) {
      const token = this.#tokens[index];
      const isName = token?.kind === "identifier" || (entries.length > 0 && this.wordsFrom(index, 2) === 1);
      const entry = { from: index, next: index + 1, key: this.key(index, index + 1) };
      if (!isName || !this.endsEntry(entry.next) || ends(entry.key)) break;
      entries.push(entry);
      const joint = this.#tokens[entry.next]?.folded ?? "";
      const comma = joint === "," ? entry.next + 1 : entry.next;
      index = ors.has(this.#tokens[comma]?.folded ?? "") ? comma + 1 : comma;
      if (index === entry.next) break;
    }
    return entries;
  }

  #isWritten(at: number): boolean {
    const token = this.#tokens[at];
    return token !== undefined && isWritten(token) && !this.#isFound(token);
  }

  /** Whether an entry is written with underscores. */
  isIdentifier({ from }: Entry): boolean {
    return this.#tokens[from]?.text.includes("_") === true;
  }

  endsEntry(at: number): boolean {
    const token = this.#tokens[at];
    if (token === undefined || token.kind === "break" || ors.has(token.folded) || ands.has(token.folded)) return true;
    return this.#saysShares(at);
  }

  /** The same with particles: "on loan", "face to face". */
  #entryFrom(at: number, most: number): number {
    const words = [0, 1, 2].map((step) => this.#tokens[at + step]?.folded ?? "");
    const particled = particledWords(words, (step) => this.isPlain(at + step));
    return particled > 0 && this.endsEntry(at + particled) ? particled : this.wordsFrom(at, most);
  }

  /** The "split" of "P1, P2 and P3 split 20/30/50", the "with" of "present, late or absent with 5% absent". */
  #saysShares(at: number): boolean {
    const [own, next] = [this.#tokens[at]?.folded ?? "", this.#tokens[at + 1]];
    if (!/^(?:split|weighted|with|mit|con|avec|com)$/.test(own) || next === undefined) return false;
    return next.kind === "number" || /^(?:evenly|equally)$/.test(next.folded);
  }

  /** How many plain words follow, up to a limit: none of a finding, no identifier, nothing that ends a phrase. */
  wordsFrom(at: number, most: number): number {
    let count = 0;
    while (count < most && this.isPlain(at + count)) count += 1;
    // "Type 2"
    const figure = this.#tokens[at + count];
    return count > 0 &&
      count < most &&
      figure?.kind === "number" &&
      /^\d{1,2}$/.test(figure.text) &&
      !this.#isFound(figure)
      ? count + 1
      : count;
  }

  isPlain(at: number): boolean {
    const token = this.#tokens[at];
    if (token === undefined) return false;
    const known = this.#plain[at];
    if (known !== undefined) return known;
    const isPlain = this.#isPlainToken(token, at);
    this.#plain[at] = isPlain;
    return isPlain;
  }

  #isPlainToken(token: Token, at: number): boolean {
    // The "O" of blood groups joins nothing.
    if (ors.has(token.folded) && token.text !== "O") return false;
    if (this.#isTier(at)) return true;
    if (this.#saysShares(at)) return false;
    // "DE, AT or CH" are codes, where not all is written in capitals.
    const isCode = /^[A-Z]{2,3}$/.test(token.text) && /[a-z]/.test(this.#findings.text);
    if (endsPhrase(token.folded) && !isCode) return false;
    const isWord = token.kind === "word" || (token.kind === "identifier" && /^[A-Za-z]+$/.test(token.text));
    return isWord && !this.#isFound(token);
  }

  /** The "plus" of "basic, plus or family" is a tier and adds nothing. */
  #isTier(at: number): boolean {
    if (this.#tokens[at]?.folded !== "plus") return false;
    const [before, after] = [this.#tokens[at - 1]?.folded, this.#tokens[at + 1]?.folded ?? ""];
    return before === "," && (after === "," || ors.has(after) || ands.has(after));
  }

  #isFound(token: Token): boolean {
    return this.#findings.found.some(
      (found) => found.start < token.end && token.start < found.end && !isReplaceable(found, token),
    );
  }

  key(from: number, next: number): string {
    let key = "";
    for (let at = from; at < next && at < this.#tokens.length; at++) key += (at > from ? " " : "") + this.#keyOf(at);
    return key;
  }

  #keyOf(at: number): string {
    const key = this.#keys[at] ?? wordKey(this.#tokens[at]?.text ?? "");
    this.#keys[at] = key;
    return key;
  }

  text(from: number, next: number): string {
    return this.#findings.text.slice(this.#tokens[from]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0);
  }
}

/** "pull_request": as columns and constants are written. */
function isWritten({ kind, text }: Token): boolean {
  return kind === "identifier" && text.includes("_");
}

const denials = /^(?:no|not|non|nicht|nein|nao|pas)$/;

/** A season or a rhythm in a list of names is one of them. */
function isReplaceable(found: Found, token: Token): boolean {
  if (found.kind === "members") return found.of === undefined;
  return /^(?:window|cadence|place)$/.test(found.kind) && found.start === token.start && found.end === token.end;
}
