import { isKindNoun } from "../../extract/member-list.ts";
import { isCurrency, unitAt } from "../../extract/units.ts";
import type { Findings, Found, Token } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";
import type { ChoiceKind } from "./choice-kind.ts";
import { areOf, kindsWith, nameOf } from "./choice-kinds.ts";
import { level } from "./choice-kinds-of-outcomes.ts";
import { hands } from "./choice-kinds-of-people.ts";
import { power } from "./choice-kinds-of-records.ts";
import { customers } from "./choice-kinds-of-trade.ts";
import { platform } from "./choice-kinds-of-ways.ts";

type Members = Extract<Found, { kind: "members" }>;

/** Members have so many words at most, and a choice so many members. */
const LONGEST = 3;
const MOST = 12;

type Romance = "es" | "fr" | "pt";
const typeOf: Readonly<Record<Romance, string>> = { es: "tipo de", fr: "type de", pt: "tipo de" };

/** A stretch of tokens. */
interface Part {
  readonly from: number;
  readonly next: number;
}

/**
 * "cash or card", "present, late or absent", "in English or Spanish", "EUR or GBP": alternatives that nothing names are a column, and
 * what it is called is told by what they are.
 */
export function withChoices(findings: Findings): Findings {
  const reader = new ChoiceReader(findings);
  const added: Members[] = [];
  findings.tokens.forEach((_, at) => {
    const found = reader.choiceAt(at);
    if (found !== undefined && !added.some((each) => found.start < each.end && each.start < found.end))
      added.push(found);
  });
  if (added.length === 0) return findings;
  const kept = findings.found.filter(
    (found) => !added.some((each) => each.start < found.end && found.start < each.end),
  );
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

const ors: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(["or", "vs", "versus"]),
  de: new Set(["oder", "or"]),
  es: new Set(["o", "u", "or"]),
  fr: new Set(["ou", "or"]),
  pt: new Set(["ou", "or"]),
};
const ands: Readonly<Record<string, string>> = { en: "and", de: "und", es: "y", fr: "et", pt: "e" };
/** What leads a member and is no part of it: "bar oder mit Karte", "in person or by video" keeps its own. */
const leading = /^(?:by|with|via|per|mit|per|con|par|por|com|a|an|the|either|entweder|der|die|das|auf|em|en|el|la|de)$/;
/** What a choice may stand behind that is no name: "in English or Spanish", "bought by card or cash". */
const opening = /^(?:in|en|em|auf|either|entweder|with|mit|con|avec|com|and|und|y|et|e|als|as|is|by|via)$/;
/** What closes a choice: the next mark, or what is said of its members. */
const closing = /^(?:with|mit|con|avec|com|of|for|from|only|each|and|und|y|et|per|at|on|in|half|evenly|equally)$/;

/** What happens in either direction. */
const moving = /^(?:movement|transfer|pass|entry|swipe|scan|transaction|log|event|booking|crossing|trip|move|posting)$/;

class ChoiceReader {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];
  readonly #words: ReadonlySet<string>;

  constructor(findings: Findings) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
    this.#words = new Set(findings.tokens.map(({ folded }) => folded));
  }

  /** The choice whose last two members the token joins. */
  choiceAt(at: number): Members | undefined {
    const joint = this.#tokens[at]?.folded ?? "";
    const { language } = this.#findings;
    if (ors[language]?.has(joint) === true || (joint === "/" && !this.#isNumber(at - 1)))
      return this.#currencies(at) ?? this.#headed(at) ?? this.#ofKind(at);
    return joint === ands[language] || joint === "and" ? (this.#halves(at) ?? this.#systems(at)) : undefined;
  }

  /** "A/B variant", "allow/deny decision": letters or members of one kind, called by the noun of kinds behind them. */
  #headed(at: number): Members | undefined {
    const noun = this.#tokens[at + 2];
    if (this.#tokens[at]?.text !== "/" || noun === undefined || !isKindNoun(noun.folded) || !this.#ends(at + 3))
      return undefined;
    const parts: Part[] = [{ from: at + 1, next: at + 2 }];
    for (let mark = at; this.#tokens[mark]?.text === "/" && parts.length < MOST; mark -= 2)
      parts.unshift({ from: mark - 1, next: mark });
    const first = parts[0]?.from ?? at;
    if (!parts.every(({ from }) => this.#isWord(from)) || !this.#begins(first)) return undefined;
    const keys = parts.map((part) => this.#key(part));
    const areLetters = parts.every(({ from }) => /^[A-Z]$/.test(this.#tokens[from]?.text ?? ""));
    const [last = ""] = keys.slice(-1);
    const isOneKind = kindsWith(last).some((kind) => keys.every((key) => kind.strong.has(key) || kind.weak.has(key)));
    return areLetters || isOneKind ? this.#members(parts, first, at + 3, noun.folded) : undefined;
  }

  #ofKind(at: number): Members | undefined {
    for (const last of this.#lastMembers(at + 1)) {
      for (const kind of kindsWith(this.#key(last), this.#words)) {
        const parts = [...this.#membersBefore(at, kind), last];
        const found = this.#found(parts, kind, this.#headBehind(last.next, kind));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** "morning and afternoon of each weekday": halves of the day that nothing is measured at. */
  #halves(at: number): Members | undefined {
    const [kind] = kindsWith("morning");
    const [last] = this.#lastMembers(at + 1).filter((part) => kind !== undefined && areOf(kind, [this.#key(part)]));
    if (kind === undefined || last === undefined) return undefined;
    const before = this.#membersBefore(at, kind).at(-1);
    if (before === undefined || !this.#ends(last.next)) return undefined;
    return /^(?:morning|vormittag|vormittags|manana|matin|manha|am)$/.test(this.#key(before))
      ? this.#found([before, last], kind, undefined)
      : undefined;
  }

  /** "500 app reviews, ios and android, stars": two systems as an item of its own are what rows are on, and no columns. */
  #systems(at: number): Members | undefined {
    const parts = [
      { from: at - 1, next: at },
      { from: at + 1, next: at + 2 },
    ];
    const isItem = this.#tokens[at - 2]?.kind === "break" && this.#ends(at + 2);
    return isItem && parts.every((part) => platform.strong.has(this.#key(part)))
      ? this.#found(parts, platform, undefined)
      : undefined;
  }

  /** What stands behind the joint, the longest first, without what leads it. */
  #lastMembers(at: number): readonly Part[] {
    const from = leading.test(this.#tokens[at]?.folded ?? "") && this.#isWord(at + 1) ? at + 1 : at;
    const parts: Part[] = [];
    for (let next = from + 1; next <= from + LONGEST && this.#isWord(next - 1); next += 1)
      parts.unshift({ from, next });
    if (from > at) parts.unshift(...parts.map(({ next }) => ({ from: at, next })));
    return parts;
  }

  /** Members of the kind before the joint, back to the mark or the word that the list opens behind. */
  #membersBefore(at: number, kind: ChoiceKind): readonly Part[] {
    const parts: Part[] = [];
    for (let next = at; parts.length < MOST; ) {
      if (this.#tokens[next - 1]?.text === ",") next -= 1;
      const part = this.#memberBefore(next, kind);
      if (part === undefined) break;
      parts.unshift(part);
      const mark = this.#tokens[part.from - 1]?.text;
      // "home/away, won/drawn/lost" are two choices.
      if (mark !== "/" && (mark !== "," || this.#tokens[at]?.text === "/")) break;
      next = mark === "/" ? part.from - 1 : part.from;
    }
    return parts;
  }

  #memberBefore(next: number, kind: ChoiceKind): Part | undefined {
    for (let length = LONGEST; length > 0; length -= 1) {
      const part = { from: next - length, next };
      const isKnown = kind.strong.has(this.#key(part)) || kind.weak.has(this.#key(part));
      const isLed = this.#nounBefore(part.from, kind) !== undefined || this.#isBehindThings(part, kind);
      if (isKnown && (this.#begins(part.from) || isLed)) return part;
    }
    return undefined;
  }

  #found(parts: readonly Part[], kind: ChoiceKind, head: Part | undefined): Members | undefined {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined || parts.length < 2) return undefined;
    const keys = parts.map((part) => this.#key(part));
    if (!areOf(kind, keys) || new Set(keys).size < keys.length || parts.length < (kind.least ?? 2)) return undefined;
    if (head === undefined && !this.#ends(last.next)) return undefined;
    // "pix 55% / cartao / dinheiro" has more of them.
    if (this.#tokens[first.from - 1]?.text === "/" || this.#tokens[last.next]?.text === "/") return undefined;
    const noun = this.#begins(first.from) ? undefined : this.#nounBefore(first.from, kind);
    const own = head === undefined ? undefined : this.#typeOfHead(head, kind);
    const name =
      noun === undefined ? (own ?? nameOf(kind, this.#findings.language)) : `${typeOf[noun.language]} ${noun.text}`;
    return this.#members(parts, noun === undefined ? first.from : first.from - 1, head?.next ?? last.next, name);
  }

  /** "cuota mensual o anual", "trajet professionnel ou privé": where adjectives follow, the noun before them says of what they are. */
  #nounBefore(at: number, kind: ChoiceKind): { readonly text: string; readonly language: Romance } | undefined {
    const { language } = this.#findings;
    const noun = this.#tokens[at - 1];
    // A "motor encendido o apagado" is of no type: those are states of it, and it keeps its name.
    const isOwnName = fold(kind.of[language] ?? "") === noun?.folded;
    const isOfNoun = kind !== level && kind !== hands && kind !== power && !isOwnName;
    if ((language !== "es" && language !== "fr" && language !== "pt") || !isOfNoun) return undefined;
    if (
      noun?.kind !== "word" ||
      !/^\p{L}{4,}$/u.test(noun.text) ||
      isKindNoun(noun.folded) ||
      opening.test(noun.folded)
    )
      return undefined;
    const before = this.#tokens[at - 2];
    return before === undefined || before.kind === "break" ? { text: noun.text, language } : undefined;
  }

  #members(parts: readonly Part[], from: number, next: number, of: string): Members | undefined {
    const opens = this.#isPreposition(from - 1) ? from - 1 : from;
    const [start, end] = [this.#tokens[opens]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0];
    if (!this.#isFree(start, end)) return undefined;
    const values = parts.map((part) =>
      this.#findings.text.slice(this.#tokens[part.from]?.start ?? 0, this.#tokens[part.next - 1]?.end ?? 0),
    );
    return { kind: "members", values, of, start, end };
  }

  /** "EUR, USD or GBP", "in euros or pounds": then no amount has a unit of its own. */
  #currencies(at: number): Members | undefined {
    const last = this.#currencyAt(at + 1);
    if (last === undefined || !this.#ends(last.next)) return undefined;
    const parts: Part[] = [last];
    for (let next = at; parts.length < MOST; ) {
      if (this.#tokens[next - 1]?.text === ",") next -= 1;
      const part = [next - 1, next - 2].map((from) => this.#currencyAt(from)).find((each) => each?.next === next);
      if (part === undefined) break;
      parts.unshift(part);
      next = part.from;
      if (this.#tokens[next - 1]?.text !== ",") break;
    }
    const [first] = parts;
    // "EUR/USD" is a pair, and so many dollars or euros an amount.
    if (first === undefined || parts.length < 2 || this.#tokens[at]?.text === "/" || this.#isNumber(first.from - 1))
      return undefined;
    const name = { en: "currency", de: "währung", es: "moneda", fr: "devise", pt: "moeda" };
    return this.#members(parts, first.from, last.next, name[this.#findings.language]);
  }

  #currencyAt(at: number): Part | undefined {
    const unit = unitAt(this.#tokens, at);
    if (unit === undefined || !isCurrency(unit.unit) || !/\p{L}{3}/u.test(this.#tokens[at]?.text ?? ""))
      return undefined;
    return { from: at, next: unit.next };
  }

  /** "new or returning patient" is a type of patients, whatever they are elsewhere. */
  #typeOfHead({ from }: Part, kind: ChoiceKind): string | undefined {
    const noun = singular(this.#tokens[from]?.folded ?? "");
    return this.#findings.language === "en" && kind === customers ? `${noun} type` : undefined;
  }

  /** "economy or business class" */
  #headBehind(at: number, { heads }: ChoiceKind): Part | undefined {
    const isHead = heads.has(this.#tokens[at]?.folded ?? "") && this.#ends(at + 1);
    return isHead ? { from: at, next: at + 1 } : undefined;
  }

  /** A choice begins an item, or stands behind a word that names nothing. */
  #begins(at: number): boolean {
    const before = this.#tokens[at - 1];
    return (
      before === undefined ||
      before.kind === "break" ||
      opening.test(before.folded) ||
      leading.test(before.folded) ||
      /^[/([:]$/.test(before.text)
    );
  }

  /** "warehouse movements in/out": what a slash joins right behind the plural of the rows. */
  #isBehindThings({ from, next }: Part, kind: ChoiceKind): boolean {
    const things = this.#tokens[from - 1];
    if (kind === level || things?.kind !== "word" || this.#tokens[next]?.text !== "/") return false;
    const noun = singular(things.folded, this.#findings.language);
    // "tokens in/out" are two counts.
    if (/^(?:in|up)$/.test(this.#tokens[from]?.folded ?? "") && !moving.test(noun)) return false;
    return /^\p{L}{3,}s$/u.test(things.folded) && noun !== things.folded && !isKindNoun(noun);
  }

  #ends(at: number): boolean {
    const token = this.#tokens[at];
    return (
      token === undefined ||
      token.kind === "break" ||
      token.kind === "number" ||
      closing.test(token.folded) ||
      /^[)\]([%]$/.test(token.text)
    );
  }

  /** What was found there are the same members or their units, and nothing that goes further. */
  #isFree(start: number, end: number): boolean {
    return this.#findings.found.every(
      (found) =>
        !this.#isWayOf(found, start) &&
        (found.end <= start ||
          end <= found.start ||
          (found.start >= start &&
            found.end <= end &&
            /^(?:members|unit|place|cadence|window|hours|locale)$/.test(found.kind))),
    );
  }

  /** "received via email, chat or phone" has its name; "paid by card or cash" is a way of paying. */
  #isWayOf(found: Found, start: number): boolean {
    const before = this.#findings.text.slice(Math.max(0, found.start - 24), found.start);
    return found.kind === "members" && found.start === start && /(?<!p)(?:ed|made|sent|sold|held) via $/i.test(before);
  }

  #isPreposition(at: number): boolean {
    return /^(?:in|en|em|auf|either|entweder)$/.test(this.#tokens[at]?.folded ?? "");
  }

  #isNumber(at: number): boolean {
    return this.#tokens[at]?.kind === "number";
  }

  #isWord(at: number): boolean {
    const kind = this.#tokens[at]?.kind;
    return kind === "word" || kind === "identifier";
  }

  #key({ from, next }: Part): string {
    return this.#tokens
      .slice(from, next)
      .map(({ folded }) => folded)
      .join(" ");
  }
}
