import { endsPhrase } from "../../extract/clause.ts";
import { isKindNoun } from "../../extract/member-list.ts";
import type { Findings, Token } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { isParticiple } from "../../text/participles.ts";
import { wordKey } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { statusNames } from "./choice-kind.ts";
import { nameOfKind } from "./choice-kinds.ts";
import { typeOfNoun } from "./choice-name.ts";
import { eventTypeNames } from "./event-lists.ts";
import { isFree, type Members, type Stretch, withMembersIn } from "./stretches.ts";

const FEWEST = 3;
const MOST = 12;
/** What measures are told by. */
const aggregates = /^(?:min|max|mean|avg|average|median|minimum|maximum|sum|total|low|high|start|end|before|after)$/;
/** A member has so many words at most, and a name before the first so many. */
const LONGEST = 3;

/**
 * "granted / refused / pending", "document passport/id card/driving licence": where slashes part all of an item, what they part are
 * members, however many words they have.
 */
export function withSlashedItems(findings: Findings, vocabulary: Vocabulary): Findings {
  if (!findings.text.includes("/")) return findings;
  const reader = new SlashedItems(findings, vocabulary);
  return withMembersIn(findings, (stretch) => reader.membersIn(stretch));
}

class SlashedItems {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;

  constructor(findings: Findings, vocabulary: Vocabulary) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
    this.#vocabulary = vocabulary;
  }

  membersIn({ from, next }: Stretch): Members | undefined {
    // "200 lamps LED/halogen/fluorescent"
    const isCounted = from === 0 && this.#tokens[0]?.kind === "number";
    const parts = this.#parts(isCounted ? 1 : from, next);
    const [first] = parts;
    const isOrNot = first !== undefined && parts.length === 2 && this.#isDenied(first, parts[1]);
    if (first === undefined || (parts.length < FEWEST && !isOrNot) || parts.length > MOST) return undefined;
    const isSpaced = this.#tokens[first.next]?.start !== this.#tokens[first.next - 1]?.end;
    const head = this.#headOf(first, parts, isSpaced);
    const own = [{ from: first.from + head, next: first.next }, ...parts.slice(1)];
    if (own.some((part) => part.next - part.from > LONGEST)) return undefined;
    const isPlain = !isSpaced && own.every((part) => part.next === part.from + 1);
    const isRow = head > 0 && this.#isRow(first.from, head);
    // The name before the first member is read as it stands.
    const unnamed = isOrNot ? this.#typeOf(this.#key(first)) : this.#nameOf(own);
    const of = isRow ? this.#typeOfRow(first.from + head - 1, own) : head > 0 ? undefined : unnamed;
    // What is written closely in single words is read elsewhere, unless it would be taken for columns or lost.
    const isTold = isRow ? this.#isName({ ...first, next: first.from + head }) : head > 0 || of === undefined;
    if (isPlain && isTold) return undefined;
    if (!isSpaced && head === 0 && of === undefined) return undefined;
    const start = this.#tokens[first.from + head]?.start ?? 0;
    const end = this.#tokens[(own.at(-1)?.next ?? next) - 1]?.end ?? start;
    const name = head > 0 ? `${this.#key({ ...first, next: first.from + head })} ` : "";
    if (!isFree(this.#findings, start, end) || this.#areColumns(own, name)) return undefined;
    const values = own.map((part) => this.#text(part));
    return { kind: "members", values, ...(of === undefined ? {} : { of }), start, end };
  }

  /** The words between the slashes; the last part ends where something is said of them. */
  #parts(from: number, next: number): readonly Stretch[] {
    const parts: Stretch[] = [];
    let start = from;
    for (let at = from; at <= next; at += 1) {
      const token = this.#tokens[at];
      const isSlash = at < next && token?.text === "/";
      const isEnd = at === next || (at > start && parts.length > 0 && this.#endsMember(at));
      if (!isSlash && !isEnd) {
        const isPlain = token?.kind === "word" || token?.kind === "identifier";
        if (!isPlain || /^(?:or|and|either|oder|und|ou|et|y)$/.test(token.folded)) return [];
        continue;
      }
      // "created / resolved / closed at" are several times, "billed / paid in dollars" several amounts.
      if (at === start || (isEnd && this.#folded(at) === "in") || (isEnd && this.#namesTime(at === next ? at - 1 : at)))
        return [];
      parts.push({ from: start, next: at });
      if (isEnd) return parts;
      start = at + 1;
    }
    return parts;
  }

  #namesTime(at: number): boolean {
    const isLast = this.#tokens[at + 1] === undefined || this.#tokens[at + 1]?.kind === "break";
    return (
      isLast &&
      /^(?:at|on|by|dates?|times?|timestamps?|am|datum|zeit|fechas?|horas?|heures?|datas?)$/.test(this.#folded(at))
    );
  }

  /** "with 5%", "w 40% on basic", "on moving house" */
  #endsMember(at: number): boolean {
    const { kind, folded = "" } = this.#tokens[at] ?? {};
    if (kind === "number" || folded === "w") return true;
    const isInside = this.#tokens.slice(at, at + LONGEST).some(({ text }) => text === "/");
    return endsPhrase(folded) && !isInside;
  }

  /** How many words before the first member are the name of the column. */
  #headOf(first: Stretch, parts: readonly Stretch[], isSpaced: boolean): number {
    const words = first.next - first.from;
    if (words === 1 || this.#isMember(first)) return 0;
    const last = this.#key(first).split(" ").at(-1);
    const sharesLast = parts.slice(1).some((part) => part.next > part.from + 1 && this.#key(part).endsWith(` ${last}`));
    if (sharesLast && this.#isName({ from: first.from, next: first.next - 1 })) return words - 1;
    const isDeed = this.#isDone(first.from);
    if (
      sharesLast ||
      (isSpaced && isDeed) ||
      /^(?:on|in|at|no|not|without|en|em|sur|a)$/.test(this.#folded(first.from))
    )
      return words > LONGEST ? words - 2 : 0;
    return words - 1;
  }

  #nameOf(parts: readonly Stretch[]): string | undefined {
    const { language } = this.#findings;
    if (parts.filter(({ from }) => this.#tokens[from]?.text.includes("_")).length * 2 > parts.length)
      return eventTypeNames[language];
    const states = parts.filter((part) => this.#isDone(part.next - 1) || this.#isDone(part.from)).length;
    return states * 2 > parts.length ? statusNames[language] : undefined;
  }

  /** The "network cables" of "network cables cat5e / cat6": what the rows are, at the head of the need. */
  #isRow(from: number, head: number): boolean {
    const noun = this.#tokens[from + head - 1]?.text ?? "";
    return (
      (from === 0 || this.#tokens[from - 1]?.kind === "number") && wordKey(noun, this.#findings.language) !== fold(noun)
    );
  }

  /** "contact / non-contact" */
  #isDenied(one: Stretch, other: Stretch | undefined): boolean {
    // "(planned/unplanned)" are members of what stands before.
    if (other === undefined || this.#tokens[one.from - 1]?.text === "(") return false;
    const denied = this.#key(other).replace(/^(?:non|not|un|no|nicht|pas)[- ]?/, "");
    return denied !== this.#key(other) && denied === this.#key(one);
  }

  #typeOf(noun: string): string {
    return typeOfNoun[this.#findings.language](noun);
  }

  #typeOfRow(noun: number, parts: readonly Stretch[]): string {
    const { language } = this.#findings;
    const keys = parts.map((part) => fold(this.#text(part)));
    const kind = nameOfKind(keys, language, new Set(this.#tokens.map(({ folded }) => folded)));
    return kind ?? this.#nameOf(parts) ?? this.#typeOf(wordKey(this.#tokens[noun]?.text ?? "", language));
  }

  /** "mean / min / max", "item ref / description / quantity": statistics, or what the vocabulary knows as columns. */
  #areColumns(parts: readonly Stretch[], name: string): boolean {
    if (parts.every(({ next }) => aggregates.test(this.#folded(next - 1)))) return true;
    // "utm source / medium / campaign"
    if (name !== "" && parts.slice(1).some((part) => this.#vocabulary.typesNamed(name + this.#key(part)).length > 0))
      return true;
    const columns = parts.filter((part) => {
      const types = this.#vocabulary.typesNamed(this.#key(part));
      const isColumn = types.some(({ type }) => type.type !== "enum" && type.type !== "bool");
      return isColumn && !this.#isMember(part) && !this.#isDone(part.from);
    });
    return columns.length * 2 >= parts.length;
  }

  #isName(part: Stretch): boolean {
    return isKindNoun(wordKey(this.#folded(part.next - 1))) || this.#vocabulary.typesNamed(this.#key(part)).length > 0;
  }

  #isMember(part: Stretch): boolean {
    return this.#vocabulary.typesWithMember(this.#key(part)).length > 0;
  }

  #isDone(at: number): boolean {
    const { text = "", folded = "" } = this.#tokens[at] ?? {};
    return (
      isParticiple(text, this.#findings.language) || /^(?:pending|open|active|failed|lost|won|draft)$/.test(folded)
    );
  }

  #folded(at: number): string {
    return this.#tokens[at]?.folded ?? "";
  }

  #key({ from, next }: Stretch): string {
    return this.#tokens
      .slice(from, next)
      .map(({ text }) => wordKey(text))
      .join(" ");
  }

  #text({ from, next }: Stretch): string {
    return this.#findings.text.slice(this.#tokens[from]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0);
  }
}
