import { endsPhrase } from "../../extract/clause.ts";
import { isKindNoun } from "../../extract/member-list.ts";
import type { Findings, Found, Token } from "../../findings.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { wordKey } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

type Members = Extract<Found, { kind: "members" }>;

/** A word or two between commas. */
interface Entry {
  readonly from: number;
  readonly next: number;
  readonly key: string;
}

interface List {
  readonly entries: readonly Entry[];
  /** How the last two are joined. */
  readonly joint: "or" | "and" | undefined;
}

const MOST = 24;
const ors = new Set("or oder o u ou".split(" "));
const ands = new Set("and und y et e".split(" "));

/**
 * Adds the lists of members that only their place shows: "subject in maths, biology, history, minutes 5-90", "surface road, trail
 * or track", "- fault: timeout, malformed json". What they are members of must be known, so that no list of columns is taken for one.
 */
export function withUnmarkedMembers(findings: Findings, vocabulary: Vocabulary): Findings {
  const reader = new MemberReader(findings, vocabulary);
  const added: Members[] = [];
  for (let at = 0; at < findings.tokens.length; at += 1) {
    const found = reader.membersAt(at);
    if (found === undefined) continue;
    added.push(found);
    while (at + 1 < findings.tokens.length && (findings.tokens[at + 1]?.start ?? 0) < found.end) at += 1;
  }
  if (added.length === 0) return findings;
  const overlaps = (one: Found): boolean => added.some((each) => one.start < each.end && each.start < one.end);
  const kept = findings.found.filter((found) => !overlaps(found));
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

class MemberReader {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;

  constructor(findings: Findings, vocabulary: Vocabulary) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
    this.#vocabulary = vocabulary;
  }

  /** The members of the name that begins at a token. */
  membersAt(at: number): Members | undefined {
    if (!this.#beginsItem(at)) return undefined;
    const names = this.#wordsFrom(at, 4);
    for (let length = Math.min(3, names); length > 0; length -= 1) {
      const found = this.#behindName(at, length);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #behindName(at: number, length: number): Members | undefined {
    const next = at + length;
    const name = this.#key(at, next);
    const mark = this.#tokens[next]?.folded ?? "";
    const of = this.#tokens[next + 1]?.folded === "of";
    if (mark === ":") return this.#afterColon(at, next, name);
    const types = this.#enumerations(name);
    const isKind = types.length > 0 || isKindNoun(wordKey(this.#tokens[next - 1]?.text ?? ""));
    const isSet = (mark === "out" && of) || mark === "among" || mark === "from" || mark === "either";
    if ((isKind && mark === "in") || (isSet && (isKind || this.#mayHaveMembers(name)))) {
      const start = mark === "out" ? next + 2 : next + 1;
      return this.#accepted(next, this.#listAt(start), types, true);
    }
    const spaced = this.#spaced(next, types);
    if (spaced !== undefined) return spaced;
    // "surface road, trail or track": the first member follows its name at once.
    const list = this.#listAt(next);
    const [first] = list.entries;
    if (first === undefined || heads.test(first.key) || this.#isNamed(this.#key(at, first.next))) return undefined;
    if (isKind) return this.#accepted(next, list, types, false) ?? this.#states(next, list, types);
    const isChoice = list.joint === "or" && this.#mayHaveMembers(name) && !this.#isNamed(first.key);
    return isChoice ? this.#accepted(next, list, types, false) : undefined;
  }

  /** "priority low medium high": known members one after the other. */
  #spaced(start: number, types: readonly SemanticType[]): Members | undefined {
    const known = new Set(types.flatMap(({ model }) => (model.kind === "choice" ? model.values.map(keyOf) : [])));
    const entries: Entry[] = [];
    for (let at = start; this.#isPlain(at) && known.has(keyOf(this.#key(at, at + 1))); at += 1)
      entries.push({ from: at, next: at + 1, key: this.#key(at, at + 1) });
    const end = entries.at(-1)?.next ?? start;
    return entries.length > 1 && this.#tokens[end]?.kind !== "word" ? this.#members(start, entries) : undefined;
  }

  /** A name that is no number, time or key, and no mere adjective. */
  #mayHaveMembers(name: string): boolean {
    const types = this.#vocabulary.typesNamed(name);
    return !adjectives.test(name) && types.every(({ type }) => type.type === "string" || type.type === "enum");
  }

  /** "state queued, running, done, failed": what are flags elsewhere are members behind a noun of kinds. */
  #states(start: number, { entries }: List, types: readonly SemanticType[]): Members | undefined {
    const stranger = entries.findIndex(({ key }) => this.#isField(key));
    const own = stranger < 0 ? entries : entries.slice(0, stranger);
    const flags = own.filter(({ key }) => this.#isNamed(key)).length;
    if (own.length < 3 || own.some(({ key }) => key.includes(" ")) || flags * 3 < own.length) return undefined;
    return types.some(({ model }) => model.kind === "choice") || flags > 1 ? this.#members(start, own) : undefined;
  }

  /** "campaign: spring, summer, winter;" within a list: to the end of its line or the semicolon. */
  #afterColon(at: number, colon: number, name: string): Members | undefined {
    const isBullet = /[-*•·\n]/.test(this.#tokens[at - 1]?.text ?? "");
    const list = this.#listAt(colon + 1);
    const last = list.entries.at(-1);
    if (last === undefined || list.entries.length < 2 || announcing.test(name)) return undefined;
    const end = this.#tokens[last.next]?.text;
    const isClosed = end === ";" || (isBullet && (end === undefined || end.includes("\n")));
    const isLater = isBullet || this.#tokens.slice(0, at).some(({ text }) => text === ":" || text === ";");
    if (!isClosed || !isLater) return undefined;
    const fields = list.entries.filter(({ key }) => this.#isField(key)).length;
    return fields * 2 >= list.entries.length ? undefined : this.#members(colon + 1, list.entries);
  }

  #accepted(start: number, list: List, types: readonly SemanticType[], marked: boolean): Members | undefined {
    const { entries } = list;
    const members = new Set(types.flatMap(({ model }) => (model.kind === "choice" ? model.values.map(keyOf) : [])));
    const isMember = ({ key }: Entry): boolean => members.has(keyOf(key));
    const isStranger = (entry: Entry): boolean => !isMember(entry) && this.#isField(entry.key);
    if (list.joint === "or") {
      const strangers = entries.filter(isStranger).length;
      const isOwn = entries[0] !== undefined && isMember(entries[0]);
      if (entries.length < 3 || (strangers * 2 >= entries.length && !isOwn)) return undefined;
      return this.#members(start, entries);
    }
    const [first] = entries;
    if (first === undefined || (!marked && !isMember(first))) return undefined;
    // "database out of orders, billing, audit": what its mark announces may begin with the name of a field.
    const stranger = entries.findIndex((entry, index) => (index > 0 || !marked) && isStranger(entry));
    const own = stranger < 0 ? entries : entries.slice(0, stranger);
    if (isStranger(first) && own.length < 3) return undefined;
    return own.length < (own.every(isMember) ? 2 : 3) ? undefined : this.#members(start, own);
  }

  #members(start: number, entries: readonly Entry[]): Members | undefined {
    const values = entries.map(({ from, next }) => this.#text(from, next));
    const [begin, end] = [this.#tokens[start], this.#tokens[(entries.at(-1)?.next ?? 0) - 1]];
    if (begin === undefined || end === undefined || new Set(values).size < 2) return undefined;
    return { kind: "members", values, start: begin.start, end: end.end };
  }

  /** Words between commas, as long as nothing else is said of them; the last may stand behind "or" or "and". */
  #listAt(at: number): List {
    const entries: Entry[] = [];
    let index = at;
    while (entries.length < MOST) {
      const next = index + this.#wordsFrom(index, 3);
      if (next === index || !this.#endsEntry(next)) break;
      entries.push({ from: index, next, key: this.#key(index, next) });
      const mark = this.#tokens[next]?.folded ?? "";
      const joint = this.#tokens[mark === "," ? next + 1 : next]?.folded ?? "";
      if (ors.has(joint) || (ands.has(joint) && mark !== ",")) {
        const from = mark === "," ? next + 2 : next + 1;
        const last = from + this.#wordsFrom(from, ors.has(joint) ? 2 : 1);
        if (last === from || (ands.has(joint) && !this.#endsEntry(last))) return { entries, joint: undefined };
        const end = { from, next: last, key: this.#key(from, last) };
        return { entries: [...entries, end], joint: ors.has(joint) ? "or" : "and" };
      }
      if (mark !== ",") break;
      index = next + 1;
    }
    return { entries, joint: undefined };
  }

  #endsEntry(at: number): boolean {
    const token = this.#tokens[at];
    return token === undefined || token.kind === "break" || ors.has(token.folded) || ands.has(token.folded);
  }

  /** How many plain words follow, up to a limit: none of a finding, no identifier, nothing that ends a phrase. */
  #wordsFrom(at: number, most: number): number {
    let count = 0;
    while (count < most && this.#isPlain(at + count)) count += 1;
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

  #isPlain(at: number): boolean {
    const token = this.#tokens[at];
    if (token === undefined || endsPhrase(token.folded) || ors.has(token.folded)) return false;
    const isWord = token.kind === "word" || (token.kind === "identifier" && /^[A-Za-z]+$/.test(token.text));
    return isWord && !this.#isFound(token);
  }

  #isFound(token: Token): boolean {
    return this.#findings.found.some(
      (found) => found.start < token.end && token.start < found.end && !isReplaceable(found, token),
    );
  }

  #beginsItem(at: number): boolean {
    const before = this.#tokens[at - 1];
    return before === undefined || before.kind === "break" || openers.has(before.folded);
  }

  #enumerations(name: string): readonly SemanticType[] {
    return this.#vocabulary.typesNamed(name).flatMap(({ type }) => (type.type === "enum" ? [type] : []));
  }

  #isNamed(key: string): boolean {
    return this.#vocabulary.typesNamed(key).length > 0;
  }

  /** A flag ("closed", "done") may be a member of a status all the same. */
  #isField(key: string): boolean {
    return this.#vocabulary.typesNamed(key).some(({ type }) => type.type !== "bool");
  }

  #key(from: number, next: number): string {
    return this.#tokens
      .slice(from, next)
      .map(({ text }) => wordKey(text))
      .join(" ");
  }

  #text(from: number, next: number): string {
    return this.#findings.text.slice(this.#tokens[from]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0);
  }
}

/** "subject id", "region code": the name goes on. */
const heads = /^(?:id|number|no|code|name|key|date|time|type|label|count|value|status|level|group|class)$/;
const adjectives =
  /^(?:first|second|third|last|next|new|old|total|average|mean|max|min|home|away|own|main|other|whether|each|any|all|every|daily|monthly|my|our|their|no)$/;
const openers = new Set("( [ with has have and each mit con avec com the a an".split(" "));
const announcing =
  /(?:^| )(?:column|col|field|schema|attribute|feature|table|row|record|include|spalte|feld|campo|champ)$/;

/** A season or a rhythm in a list of names is one of them. */
function isReplaceable(found: Found, token: Token): boolean {
  if (found.kind === "members") return true;
  return /^(?:window|cadence|place)$/.test(found.kind) && found.start === token.start && found.end === token.end;
}

function keyOf(member: string): string {
  return member.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
}
