import { endsPhrase } from "../../extract/clause.ts";
import type { Findings, Found, Token } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { wordKey } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { nameOfKind } from "./choice-kinds.ts";
import { type Entry, EntryReader } from "./member-entries.ts";
import { isFree, type Members, withMembers } from "./stretches.ts";

/** What is called by a name of its own, so that names beside it are its members. */
const named =
  /^(?:model|bot|chatbot|assistant|server|service|microservice|app|brand|channel|platform|network|chain|blockchain|exchange|marketplace|warehouse|site|store|shop|branch|depot|office|plant|factory|building|hall|region|zone|district|borough|team|department|provider|vendor|carrier|courier|airline|bank|supplier|protocol|environment|cluster|queue|pool|datacenter|campus|school|hospital|clinic|ward|laboratory|lab|farm|vineyard|mine|mill|studio|venue|theatre|cinema|restaurant|hotel|gym|tool|repo|repository|project|campaign|league|club|breed|species|variety|genre|library|framework|database|language|currency|newsletter|magazine|newspaper|podcast|operator|insurer|broker|gateway|processor|wallet|token|coin|drug|vaccine|regime|cohort|arm|plan|algorithm|engine|compiler|browser|device|vessel|ship|ferry|line|route|lake|river|trail|park|port|terminal|station|node|client|connection|connector|endpoint|runtime)$/;

/** Where names of things may stand by themselves, and what they are called there. */
const places: ReadonlyMap<string, string> = new Map([
  ["on", "platform"],
  ["via", "provider"],
  ["through", "provider"],
]);

/** What is told apart by how it speaks. */
const spoken = /^(?:client|connection|endpoint|server|gateway|node)$/;

/** What opens names in front of what they are of: "from the alpha and beta servers". */
const openers = /^(?:the|our|two|three|both|from|on|in|at|of|for|by|to|via|across|between|with)$/;

/**
 * "models alpha, beta and gamma", "the north and south warehouses", "payments via PayPal, Stripe or Klarna": names beside the plural of what
 * is called so, or behind where it is done, are all that the rows have of it.
 */
export function withNamesOfThings(findings: Findings, vocabulary: Vocabulary): Findings {
  if (findings.language !== "en") return findings;
  const words = new Set(findings.tokens.map(({ folded }) => folded));
  const parted = { ...findings, found: findings.found.map((found) => beforeKinds(found, findings.text, words)) };
  const reader = new NameReader(parted, vocabulary);
  const added: Members[] = [];
  for (let at = 0; at < findings.tokens.length; at += 1) {
    if ((added.at(-1)?.end ?? 0) > (findings.tokens[at]?.start ?? 0)) continue;
    const found = reader.namesAt(at);
    if (found !== undefined) added.push(found);
  }
  return added.length === 0 ? findings : withMembers(parted, added);
}

const countedKinds = /^([\d.,]+ ?[km]? )([\p{L}-]+) (?:and|or) ([\p{L}-]+) \p{L}+$/iu;

/** "200 diesel and electric vans": a count ends where the kinds of what it counts begin. */
function beforeKinds(found: Found, text: string, words: ReadonlySet<string>): Found {
  if (found.kind !== "entities") return found;
  const [, count = "", one = "", other = ""] = countedKinds.exec(text.slice(found.start, found.end)) ?? [];
  const isOfKinds = one !== "" && nameOfKind([fold(one), fold(other)], "en", words) !== undefined;
  return isOfKinds ? { ...found, end: found.start + count.trimEnd().length } : found;
}

const articles = /^(?:the|our)$/;

/** As things are named where nobody names them, whatever they measure elsewhere. */
const letters = /^(?:alpha|beta|gamma|delta|epsilon|omega|sigma|north|south|east|west|central|main|upper|lower)$/;

interface List {
  readonly names: readonly Entry[];
  readonly next: number;
}

const MOST = 12;

class NameReader {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];
  readonly #entries: EntryReader;
  readonly #vocabulary: Vocabulary;
  readonly #words: ReadonlySet<string>;
  /** Where all is in capitals they show nothing. */
  readonly #isWrittenLarge: boolean;

  constructor(findings: Findings, vocabulary: Vocabulary) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
    this.#entries = new EntryReader(findings);
    this.#vocabulary = vocabulary;
    this.#words = new Set(findings.tokens.map(({ folded }) => folded));
    this.#isWrittenLarge = !/\p{Ll}/u.test(findings.text);
  }

  namesAt(at: number): Members | undefined {
    return this.#behindThing(at) ?? this.#beforeThing(at) ?? this.#behindPlace(at) ?? this.#beforeRows(at);
  }

  /** "models alpha, beta and gamma" */
  #behindThing(at: number): Members | undefined {
    const noun = this.#thingAt(at);
    const list = noun === undefined ? undefined : this.#listAt(at + 1);
    if (noun === undefined || list === undefined || !this.#ends(list.next)) return undefined;
    return list.names.every((name) => this.#isName(name)) ? this.#members(at, list.next, list.names, noun) : undefined;
  }

  /** "the filesystem and github servers" */
  #beforeThing(at: number): Members | undefined {
    if (at > 0 && !openers.test(this.#tokens[at - 1]?.folded ?? "")) return undefined;
    const list = this.#listAt(at);
    const noun = list === undefined ? undefined : this.#thingAt(list.next);
    if (list === undefined || noun === undefined || !list.names.every((name) => this.#isName(name))) return undefined;
    const values = list.names.map(({ from, next }) => fold(this.#entries.text(from, next)));
    // "grpc, http and mqtt clients" are told apart by their protocol.
    const kind = spoken.test(noun) ? nameOfKind(values, this.#findings.language, this.#words) : undefined;
    return this.#members(at, list.next + 1, list.names, kind ?? noun);
  }

  /** "on Binance and Kraken" */
  #behindPlace(at: number): Members | undefined {
    const of = places.get(this.#tokens[at]?.folded ?? "");
    const list = of === undefined ? undefined : this.#listAt(at + 1);
    if (of === undefined || list === undefined || !this.#ends(list.next)) return undefined;
    if (!list.names.every(({ from }) => this.#hasCapital(from))) return undefined;
    const values = list.names.map(({ from, next }) => fold(this.#entries.text(from, next)));
    const kind = nameOfKind(values, this.#findings.language, this.#words);
    return this.#members(at, list.next, list.names, kind ?? of);
  }

  /** "savings and checking accounts", "1,000 ssh and vpn logins": kinds right before the plural of what the rows are. */
  #beforeRows(at: number): Members | undefined {
    const before = this.#tokens[at - 1];
    if (before !== undefined && before.kind !== "number" && !/^(?:need|want|of|me)$/.test(before.folded))
      return undefined;
    const list = this.#listAt(at);
    const rows = list === undefined ? undefined : this.#tokens[list.next];
    if (list === undefined || rows?.kind !== "word" || wordKey(rows.text, "en") === rows.folded) return undefined;
    const values = list.names.map(({ from, next }) => fold(this.#entries.text(from, next)));
    const kind = nameOfKind(values, "en", this.#words);
    return kind === undefined ? undefined : this.#members(at, list.next + 1, list.names, kind);
  }

  /** Names between commas up to the one behind "and" or "or". */
  #listAt(at: number): List | undefined {
    const names: Entry[] = [];
    for (let from = at, isLast = false; names.length < MOST; ) {
      if (!this.#entries.isPlain(from)) return undefined;
      const isTwo = this.#hasCapital(from) && this.#hasCapital(from + 1) && this.#entries.isPlain(from + 1);
      const next = isTwo ? from + 2 : from + 1;
      names.push({ from, next, key: this.#entries.key(from, next) });
      if (isLast) return { names, next };
      const comma = this.#tokens[next]?.text === "," ? next + 1 : next;
      isLast = /^(?:and|or|&)$/.test(this.#tokens[comma]?.folded ?? "");
      from = isLast ? comma + 1 : comma;
      if (from === next) return undefined;
    }
    return undefined;
  }

  /** The singular of a plural that has names. */
  #thingAt(at: number): string | undefined {
    const { kind, text = "" } = this.#tokens[at] ?? {};
    if (kind !== "word") return undefined;
    const noun = wordKey(text, "en");
    return noun !== fold(text) && named.test(noun) ? noun : undefined;
  }

  /** A name is written like one, or is a word that is no column, or a member elsewhere. */
  #isName({ from, next, key }: Entry): boolean {
    if (this.#hasCapital(from) || letters.test(key)) return true;
    if (next > from + 1) return false;
    return this.#vocabulary.typesNamed(key).length === 0 || this.#vocabulary.typesWithMember(key).length > 0;
  }

  #hasCapital(at: number): boolean {
    return at > 0 && /^\p{Ll}?\p{Lu}/u.test(this.#tokens[at]?.text ?? "") && !this.#isWrittenLarge;
  }

  #ends(at: number): boolean {
    const next = this.#tokens[at];
    return next === undefined || next.kind === "break" || /^[([–—-]$/.test(next.text) || endsPhrase(next.folded);
  }

  #members(from: number, next: number, names: readonly Entry[], of: string): Members | undefined {
    const values = names.map((name) => this.#entries.text(name.from, name.next));
    const first = articles.test(this.#tokens[from - 1]?.folded ?? "") ? from - 1 : from;
    const [start, end] = [this.#tokens[first]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0];
    if (values.length < 2 || new Set(values).size < values.length || !isFree(this.#findings, start, end))
      return undefined;
    return { kind: "members", values, of, start, end };
  }
}
