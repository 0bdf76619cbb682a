import { endsPhrase } from "../../extract/clause.ts";
import { isKindNoun } from "../../extract/member-list.ts";
import { isCurrency, unitAt } from "../../extract/units.ts";
import type { Findings, Token } from "../../findings.ts";
import { wordKey } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { areOf, kindsWith, nameOf } from "./choice-kinds.ts";
import { ors } from "./member-entries.ts";
import { isFree, type Members, type Stretch, withMembersIn } from "./stretches.ts";

const FEWEST = 3;
const MOST = 8;
const LONGEST_NAME = 3;
const currencyNames = { en: "currency", de: "währung", es: "moneda", fr: "devise", pt: "moeda" };

/**
 * "paper glass or plastic", "protocol modbus dnp3 or iec104", "USD CHF or JPY": members that nothing parts but an "or" before the
 * last. They must be of one kind or codes, since "bank transfer or card" is written alike.
 */
export function withSpacedChoices(findings: Findings, vocabulary: Vocabulary): Findings {
  const reader = new SpacedChoices(findings, vocabulary);
  return withMembersIn(findings, (stretch) => reader.membersIn(stretch));
}

class SpacedChoices {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;

  constructor(findings: Findings, vocabulary: Vocabulary) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
    this.#vocabulary = vocabulary;
  }

  membersIn({ from, next }: Stretch): Members | undefined {
    const or = next - 2;
    if (or < from + 2 || !ors.has(this.#tokens[or]?.folded ?? "") || next - from > MOST) return undefined;
    const words = Array.from({ length: next - from }, (_, step) => from + step).filter((at) => at !== or);
    if (!words.every((at) => this.#isPlain(at))) return undefined;
    for (let head = this.#nameLength(words); words.length - head >= FEWEST; head += 1) {
      const found = this.#members(words.slice(0, head), words.slice(head));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** "time control blitz or rapid": so many words are a name by themselves. */
  #nameLength(words: readonly number[]): number {
    const isName = (length: number): boolean =>
      this.#vocabulary.typesNamed(
        words
          .slice(0, length)
          .map((at) => this.#key(at))
          .join(" "),
      ).length > 0;
    return [LONGEST_NAME, LONGEST_NAME - 1].find(isName) ?? 0;
  }

  #isPlain(at: number): boolean {
    const { kind = "", folded = "" } = this.#tokens[at] ?? {};
    return /^(?:word|identifier)$/.test(kind) && (!endsPhrase(folded) || this.#isCode(at));
  }

  #members(head: readonly number[], own: readonly number[]): Members | undefined {
    const name = this.#nameOf(head, own);
    if (name === undefined) return undefined;
    const start = this.#tokens[head[0] ?? own[0] ?? 0]?.start ?? 0;
    const end = this.#tokens[own.at(-1) ?? 0]?.end ?? start;
    if (!isFree(this.#findings, start, end) || this.#isRead(start, end, own.length)) return undefined;
    const values = own.map((at) => this.#tokens[at]?.text ?? "");
    return { kind: "members", values, of: name, start, end };
  }

  /** Whether a list of as many members was found already. */
  #isRead(start: number, end: number, count: number): boolean {
    return this.#findings.found.some(
      (found) => found.kind === "members" && found.start >= start && found.end <= end && found.values.length >= count,
    );
  }

  /** What the members are called, if they are members. */
  #nameOf(head: readonly number[], own: readonly number[]): string | undefined {
    const { language, text } = this.#findings;
    const said = head.length === 0 ? undefined : text.slice(this.#startOf(head[0]), this.#endOf(head.at(-1)));
    if (own.every((at) => this.#isCurrency(at))) return said ?? currencyNames[language];
    const keys = own.map((at) => this.#tokens[at]?.folded ?? "");
    const kind = kindsWith(keys.at(-1) ?? "").find((each) => areOf(each, keys));
    if (kind !== undefined) return said ?? nameOf(kind, language);
    const type = this.#typeOf(own);
    if (type !== undefined) return said ?? type.replaceAll("_", " ");
    const isOwn = (at: number): boolean => this.#isCode(at) || this.#isMember(at);
    const isNamed =
      head.length > 0 && this.#isKind(head.at(-1) ?? 0) && isOwn(own[0] ?? 0) && !isKindNoun(this.#key(own[0] ?? 0));
    return isNamed && own.filter(isOwn).length * 2 > own.length ? said : undefined;
  }

  /** The enumeration that has the first of the members and all others, but one where there are more than three. */
  #typeOf(own: readonly number[]): string | undefined {
    const [first, ...others] = own.map((at) => new Set(this.#vocabulary.typesWithMember(this.#key(at))));
    const least = own.length > FEWEST ? others.length - 1 : others.length;
    return [...(first ?? [])].find((type) => others.filter((types) => types.has(type)).length >= least)?.id;
  }

  #isKind(at: number): boolean {
    const key = this.#key(at);
    return isKindNoun(key) || this.#vocabulary.typesNamed(key).some(({ type }) => type.type === "enum");
  }

  #isMember(at: number): boolean {
    return (
      this.#vocabulary.typesWithMember(this.#key(at)).length > 0 || kindsWith(this.#tokens[at]?.folded ?? "").length > 0
    );
  }

  /** "dnp3", "TLS", where not all is written in capitals. */
  #isCode(at: number): boolean {
    const { text = "" } = this.#tokens[at] ?? {};
    return /^\p{L}+\d+[\p{L}\d]*$/u.test(text) || (/^[A-Z]{2,5}$/.test(text) && /[a-z]/.test(this.#findings.text));
  }

  #isCurrency(at: number): boolean {
    const unit = unitAt(this.#tokens, at);
    return unit?.next === at + 1 && isCurrency(unit.unit) && /\p{L}{3}/u.test(this.#tokens[at]?.text ?? "");
  }

  #key(at: number): string {
    return wordKey(this.#tokens[at]?.text ?? "");
  }

  #startOf(at: number | undefined): number {
    return this.#tokens[at ?? 0]?.start ?? 0;
  }

  #endOf(at: number | undefined): number {
    return this.#tokens[at ?? 0]?.end ?? 0;
  }
}
