import { isKindNoun } from "../../extract/member-list.ts";
import type { Findings, Token } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { isParticiple } from "../../text/participles.ts";
import { wordKey } from "../words/phrase.ts";
import { statusNames } from "./choice-kind.ts";
import { nameOfKind } from "./choice-kinds.ts";
import { isStateWord, typeOfNoun } from "./choice-name.ts";
import { ors } from "./member-entries.ts";
import { isFree, type Members, type Stretch, stretchesOf, withMembers } from "./stretches.ts";

const MOST = 6;
const prepositions =
  /^(?:on|in|at|by|of|for|from|to|with|without|per|and|via|as|that|which|who|a|an|the|auf|von|mit|per|de|del|du|des|par|por|para|pour|en|em|con|com|avec|y|et|und|no|not)$/;
/** What leads to where or how each of them is. */
const ways = /^(?:on|in|by|via|at)$/;
const states = /^(?:down|up|late|on time|failed|spam|ok|lost|running|idle|stopped|overdue|\p{L}+ing)$/u;
const answers = /^(?:y|yes|ja|si|oui|sim|n|no|not|nein|non|nao|nicht|pas)$/;

/**
 * "insurance leads hot/warm/cold", "prescriptions repeat or acute": what stands in alternatives right behind the plural of what the rows
 * are says how or of what type each of them is.
 */
export function withRowChoices(findings: Findings): Findings {
  const stretches = stretchesOf(findings.tokens);
  const [first] = stretches;
  const choice = new RowChoice(findings);
  const found = first === undefined ? undefined : (choice.membersIn(first) ?? choice.listFrom(stretches));
  return found === undefined ? findings : withMembers(findings, [found]);
}

class RowChoice {
  readonly #findings: Findings;
  readonly #tokens: readonly Token[];

  constructor(findings: Findings) {
    this.#findings = findings;
    this.#tokens = findings.tokens;
  }

  membersIn(stretch: Stretch): Members | undefined {
    return this.#flag(stretch) ?? this.#choice(stretch);
  }

  /** "blood tests fasting y/n", "Rechnungen bezahlt ja/nein": the word between says what they are or not. */
  #flag({ from, next }: Stretch): Members | undefined {
    const [said, yes, joint, no] = [4, 3, 2, 1].map((back) => this.#tokens[next - back]);
    const areAnswers = answers.test(yes?.folded ?? "") && answers.test(no?.folded ?? "") && joint?.text === "/";
    if (!areAnswers || said?.kind !== "word" || next - 5 < from || !this.#isPlural(next - 5)) return undefined;
    const end = no?.end ?? said.end;
    return { kind: "members", values: [yes?.text ?? "", no?.text ?? ""], of: said.text, start: said.start, end };
  }

  #choice({ from, next }: Stretch): Members | undefined {
    const members: number[] = [];
    for (let at = next - 1; at > from && members.length < MOST; at -= 2) {
      members.unshift(at);
      const joint = this.#tokens[at - 1];
      if (joint?.text !== "/" && (!ors.has(joint?.folded ?? "") || members.length > 1)) break;
    }
    const noun = (members[0] ?? from) - 1;
    if (members.length < 2 || noun < from || !this.#isPlural(noun) || !members.every((at) => this.#isMember(at)))
      return undefined;
    const [start, end] = [this.#tokens[members[0] ?? 0]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0];
    if (!isFree(this.#findings, start, end)) return undefined;
    const values = members.map((at) => this.#tokens[at]?.text ?? "");
    return { kind: "members", values, of: this.#nameOf(noun, members), start, end };
  }

  /** "sessions on web, ios or android", "machines running, idle or down": the first of them stands right behind the rows. */
  listFrom([first, ...others]: readonly Stretch[]): Members | undefined {
    const end = others.findIndex((stretch) => this.#orIn(stretch) !== undefined);
    const last = others[end];
    const joint = last === undefined ? undefined : this.#orIn(last);
    const noun = first === undefined ? -1 : this.#nounBefore(first);
    if (first === undefined || last === undefined || joint === undefined || noun < first.from || end + 2 > MOST)
      return undefined;
    const between = others.slice(0, end);
    const areCommas = [first, ...between].every(({ next }) => this.#tokens[next]?.text === ",");
    // "deliveries on time, late or failed" are on time; "sessions on web, ios or android" on the web.
    const isLed = ways.test(this.#tokens[noun + 1]?.folded ?? "") && this.#tokens[noun + 2]?.folded !== "time";
    const parts: readonly Stretch[] = [
      { from: isLed ? noun + 2 : noun + 1, next: first.next },
      ...between,
      { from: last.from, next: joint },
      { from: joint + 1, next: last.next },
    ].filter(({ from, next }) => next > from);
    if (!areCommas || parts.length < 3 || !parts.every((part) => this.#isShort(part))) return undefined;
    const values = parts.map((part) => this.#textOf(part));
    const { language } = this.#findings;
    const words = new Set(this.#tokens.map(({ folded }) => folded));
    const kind = nameOfKind(values.map(fold), language, words);
    const areStates = parts.every((part) => this.#isState(part));
    if (kind === undefined && !isLed && !areStates) return undefined;
    const row = wordKey(this.#tokens[noun]?.text ?? "", language);
    const of = kind ?? (areStates ? statusNames[language] : typeOfNoun[language](row));
    const start = this.#tokens[noun + 1]?.start ?? 0;
    const stop = this.#tokens[last.next - 1]?.end ?? start;
    return isFree(this.#findings, start, stop) ? { kind: "members", values, of, start, end: stop } : undefined;
  }

  /** The plural that at most two words, or a way and as many, stand behind. */
  #nounBefore({ from, next }: Stretch): number {
    const last = ways.test(this.#tokens[next - 2]?.folded ?? "") || next - from < 3 ? next - 2 : next - 3;
    for (let at = last; at >= Math.max(from, next - 4); at -= 1) if (this.#isPlural(at)) return at;
    return -1;
  }

  #orIn({ from, next }: Stretch): number | undefined {
    for (let at = from; at < next - 1; at += 1) if (ors.has(this.#tokens[at]?.folded ?? "")) return at;
    return undefined;
  }

  #isShort({ from, next }: Stretch): boolean {
    if (next - from > 2) return false;
    return this.#tokens.slice(from, next).every(({ kind, folded }, at) => {
      const isWord = kind === "word" || kind === "identifier";
      return isWord && ((at === 0 && next - from === 2 && ways.test(folded)) || !prepositions.test(folded));
    });
  }

  #textOf({ from, next }: Stretch): string {
    return this.#findings.text.slice(this.#tokens[from]?.start ?? 0, this.#tokens[next - 1]?.end ?? 0);
  }

  #isState({ from, next }: Stretch): boolean {
    const text = this.#textOf({ from, next });
    return (
      isParticiple(text, this.#findings.language) || isStateWord(text.toLowerCase()) || states.test(text.toLowerCase())
    );
  }

  #isPlural(at: number): boolean {
    const { kind, text = "", folded = "" } = this.#tokens[at] ?? {};
    const singular = wordKey(text, this.#findings.language);
    return kind === "word" && singular !== fold(text) && folded.length > 3 && !isKindNoun(singular);
  }

  #isMember(at: number): boolean {
    const { kind, folded = "" } = this.#tokens[at] ?? {};
    return /^(?:word|identifier)$/.test(kind ?? "") && !prepositions.test(folded) && !answers.test(folded);
  }

  #nameOf(noun: number, members: readonly number[]): string {
    const { language } = this.#findings;
    const words = new Set(this.#tokens.map(({ folded }) => folded));
    const kind = nameOfKind(
      members.map((at) => this.#tokens[at]?.folded ?? ""),
      language,
      words,
    );
    if (kind !== undefined) return kind;
    const states = members.filter((at) => {
      const { text = "", folded = "" } = this.#tokens[at] ?? {};
      return isParticiple(text, language) || isStateWord(folded);
    });
    const row = wordKey(this.#tokens[noun]?.text ?? "", language);
    return states.length * 2 > members.length ? statusNames[language] : typeOfNoun[language](row);
  }
}
