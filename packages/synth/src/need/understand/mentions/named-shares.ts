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

const equally =
  /^,?\s*\(?(?:(?:split|in|at|with)\s+)?(?:half[ -](?:and|&)[ -]half|half[ /-]half|fifty[ /-]fifty|50 ?[/:-] ?50|(?:split )?evenly(?: split)?|equally(?: split| likely)?|(?:(?:with|in) )?equal (?:shares|parts|weights?|probability|numbers|measure|proportions?|halves|thirds|quarters|fifths)|(?:zu|in) gleichen teilen|a partes iguales|en partes iguales|a parts egales|a parts égales|em partes iguais|je (?:zur hälfte|die hälfte|(?:zu )?(?:einem|ein) (?:drittel|viertel))|(?:(?:one|a) )?(?:half|third|quarter|fifth)(?: of)? each|(?:50|33|25|20) ?% (?:each|apiece)|mitad y mitad|(?:la mitad|un tercio|un cuarto) cada un[oa]|moitié[ -]moitié|(?:la moitié|un tiers|un quart) chacune?|(?:metade|um terço|um quarto) cada(?: um)?)\)?(?![\p{L}\d])/iu;
const linking = /^,?\s*\(?(?:(?:with|at|in|as|split|shares?|ratio|weights?|weighted|of)\s+)*$/i;

/** "pass type day, week or season with 55/25/20", "variant A or B half and half": shares behind the members that they are of. */
export function withSharesOfMembers(findings: Findings): Findings {
  const { text } = findings;
  const merged = findings.found.flatMap((found): readonly Shares[] => {
    const members = found.kind === "range" ? scaleOf(found) : found;
    if (members.kind !== "members" || members.values.length < 2) return [];
    const values = members.values.map((value) => value.replace(/^(?:either|one of) | split$/gi, ""));
    const behind = equally.exec(text.slice(members.end));
    if (behind !== null) {
      const share = Number((1 / values.length).toPrecision(12));
      const { start, end } = members;
      return [
        { kind: "shares", shares: values.map((value) => ({ value, share })), start, end: end + behind[0].length },
      ];
    }
    const next = findings.found.find(
      (each): each is Shares =>
        each.kind === "shares" && each.start >= members.end && linking.test(text.slice(members.end, each.start)),
    );
    const isOwn = next?.shares.length === values.length && next.shares.every(({ value }) => value === "");
    if (next === undefined || !isOwn) return [];
    const shares = next.shares.map(({ share }, index) => ({ value: values[index] ?? "", share }));
    return [{ kind: "shares", shares, start: members.start, end: next.end }];
  });
  if (merged.length === 0) return findings;
  const kept = findings.found.filter((each) => !merged.some((one) => one.start < each.end && each.start < one.end));
  return { ...findings, found: [...kept, ...merged].sort((one, other) => one.start - other.start) };
}

const MOST_STEPS = 12;

/** The steps of a short scale that shares may be said of: "priority 1 to 4 split 10/25/40/25". */
function scaleOf(found: Extract<Found, { kind: "range" }>): Found {
  const { minimum, maximum, unit, start, end } = found;
  const steps = minimum === undefined || maximum === undefined ? 0 : maximum - minimum + 1;
  if (minimum === undefined || unit !== undefined || !Number.isInteger(minimum)) return found;
  if (!Number.isInteger(steps) || steps < 2 || steps > MOST_STEPS) return found;
  return { kind: "members", values: Array.from({ length: steps }, (_, step) => String(minimum + step)), start, end };
}

function named(found: Shares, { text, tokens }: Findings, vocabulary: Vocabulary): Shares {
  const [first, ...others] = found.shares;
  if (first === undefined || others.length === 0 || !text.startsWith(first.value, found.start)) return found;
  const words = first.value.split(" ");
  if (words.length < 2 || others.some(({ value }) => value === "" || value.includes(" "))) return found;
  const at = tokens.findIndex(({ start }) => start === found.start);
  const before = tokens[at - 1];
  const beginsItem = before === undefined || before.kind === "break" || openers.has(before.folded);
  // "payment method: credit card 60%, cash 40%" has its name.
  const head = wordKey(tokens[at - 2]?.text ?? "");
  const isHeaded = before?.text === ":" && vocabulary.typesNamed(head).some(({ type }) => type.type === "enum");
  if (!beginsItem || isHeaded) return found;
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
