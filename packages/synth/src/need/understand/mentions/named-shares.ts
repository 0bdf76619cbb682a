import type { Findings, Found } from "../../findings.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

type Shares = Extract<Found, { kind: "shares" }>;

/**
 * "transport stdio 40% and http 60%", "rhesus factor positive 85% or negative 15%": where the first of the members has words more
 * than all others, those are the name of what they are members of. "credit card 60%, cash 40%" begins with a member that we know.
 */
export function withNamedShares(findings: Findings, vocabulary: Vocabulary): Findings {
  const found = findings.found.map((each) => (each.kind === "shares" ? named(each, findings, vocabulary) : each));
  return found.every((each, index) => each === findings.found[index]) ? findings : { ...findings, found };
}

function named(found: Shares, { text, tokens }: Findings, vocabulary: Vocabulary): Shares {
  const [first, ...others] = found.shares;
  if (first === undefined || others.length === 0 || !text.startsWith(first.value, found.start)) return found;
  const words = first.value.split(" ");
  if (words.length < 2 || others.some(({ value }) => value === "" || value.includes(" "))) return found;
  const at = tokens.findIndex(({ start }) => start === found.start);
  const before = tokens[at - 1];
  const beginsItem = before === undefined || before.kind === "break" || openers.has(before.folded);
  if (!beginsItem || before?.text === ":") return found;
  const key = (part: readonly string[]): string =>
    part
      .flatMap(wordsOf)
      .map((word) => wordKey(word))
      .join(" ");
  const name = vocabulary.typesNamed(key(words.slice(0, -1)));
  const isName = name.some(({ type }) => type.type === "enum" || type.type === "string" || type.type === "bool");
  if (!isName && (words.length > 3 || isMember(words.slice(-2), vocabulary) || adjectives.test(words[0] ?? "")))
    return found;
  const member = words.at(-1) ?? "";
  const start = found.start + first.value.length - member.length;
  return { ...found, start, shares: [{ ...first, value: member }, ...others] };
}

const openers = new Set(["with", "has", "have", "and"]);
/** First words of members of two words. */
const adjectives =
  /^(?:credit|debit|gift|bank|wire|mobile|web|desktop|home|self|full|part|next|same|first|second|third|new|old|high|low|very|no|non|not|plug|pre|long|short|early|late|direct|fully|dark|light|deep|pale|hard|soft|big|small|public|private)/i;

/** Whether some enumeration of ours has this very member. */
function isMember(words: readonly string[], { types }: Vocabulary): boolean {
  const key = words
    .join("_")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_");
  return [...types.values()].some(
    ({ model }) =>
      model.kind === "choice" &&
      model.values.some((value) => value.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_") === key),
  );
}
