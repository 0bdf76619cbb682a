import { wordSet } from "../../../text/word-set.ts";
import type { Mention } from "./idea.ts";
import type { Word } from "./words.ts";

const ofReality = new Set<string>("real realBehind realThroughout works worksBehind worksAdjective leaked".split(" "));
/** What may stand between "no" and what it denies. */
const fillers = wordSet(
  "any the a an of with from about that is are be to use using contain containing include including resemble",
  "belong have has all must should can just datos dados donnees daten data personal personales pessoais",
  "personnelles nombres noms nomes namen them may could exists",
);
const copulas = new Set("is are was were sind ist son es sont est sao need needs must should".split(" "));
/** "our real customers" are told of, and not asked for. */
const owners = new Set("our my unsere unseren unserer nuestros nuestras nuestro nos notre nossos nossas".split(" "));
const firmVersus = new Set(["vs", "versus"]);
/** "looks synthetic but real" */
const adversatives = new Set(["but", "yet", "aber", "pero", "mais", "mas", "sondern"]);
const goesOn = new Set("with and mit und con y avec et com e".split(" "));
const REACH = 4;
/** "none of them may be a real person" */
const DENIED_REACH = 6;

/**
 * Marks as they are meant. What is denied is turned round ("no real people" are invented ones, "not fake" ones are real), what is
 * compared ("planned vs actual", "real/fake") or only resembled ("looks real") says nothing.
 */
export function marksInForce(words: readonly Word[], mentions: readonly Mention[]): Mention[] {
  const at = startsOf(mentions);
  return mentions.flatMap((mention) => {
    if (isColumn(words, mention)) return [];
    if (mention.idea === "spent") return isDenied(words, at, mention) ? [{ ...mention, idea: "stillGood" }] : [];
    if (mention.idea === "placeholder")
      return isDenied(words, at, mention) ? [{ ...mention, idea: "noPlaceholder" }] : [];
    if (mention.idea === "exists")
      return words[mention.to]?.isJoined && !goesOn.has(words[mention.to]?.text ?? "")
        ? []
        : [{ ...mention, idea: "realThroughout" }];
    if (mention.idea === "looseSource") return isToldFrom(words, mention) ? [{ ...mention, idea: "source" }] : [];
    const isReal = ofReality.has(mention.idea);
    if (!isReal && mention.idea !== "invented") return [mention];
    if (isReal && words[mention.from]?.isJoined && owners.has(words[mention.from - 1]?.text ?? "")) return [];
    if (isDenied(words, at, mention)) return [{ ...mention, idea: isReal ? "invented" : "realThroughout" }];
    return isReal && (isCompared(words, at, mention) || isResembled(words, at, mention)) ? [] : [mention];
  });
}

const flags = /^(?:yes|y|true|flag|status|ja|si|oui|sim)$/;

/** "card number, still valid yes/no", "still active flag": what may be so or not is a column. */
function isColumn(words: readonly Word[], { idea, to }: Mention): boolean {
  const next = words[to];
  return (idea === "stillGood" || idea === "worksBehind") && next?.isJoined === true && flags.test(next.text);
}

const fromWords = new Set("from out aus dem del du do".split(" "));
const dataWords = new Set("data database db sql user customer password email crm".split(" "));

/** "the T-Mobile hack", "data leak", "rows out of a leak": taken from somebody, and no roof that leaks. */
function isToldFrom(words: readonly Word[], { from }: Mention): boolean {
  const before = words[from - 1];
  if (before === undefined || words[from]?.isJoined !== true) return false;
  if (before.isCapital || /\d/.test(before.text) || dataWords.has(before.text)) return true;
  return words.slice(Math.max(0, from - 4), from).some(({ text }) => fromWords.has(text));
}

type Starts = ReadonlyMap<number, ReadonlySet<string>>;

function startsOf(mentions: readonly Mention[]): Starts {
  const starts = new Map<number, Set<string>>();
  for (const { idea, from } of mentions) {
    const there = starts.get(from);
    if (there === undefined) starts.set(from, new Set([idea]));
    else there.add(idea);
  }
  return starts;
}

function isDenied(words: readonly Word[], at: Starts, { from, to }: Mention): boolean {
  if (isDeniedBehind(words, at, to)) return true;
  for (let i = from - 1; i >= Math.max(0, from - DENIED_REACH) && words[i + 1]?.isJoined; i--) {
    if (at.get(i)?.has("negation")) return true;
    if (!fillers.has(words[i]?.text ?? "")) return false;
  }
  return false;
}

/** "real customers are not needed", "clientes reales no" */
function isDeniedBehind(words: readonly Word[], at: Starts, to: number): boolean {
  for (let i = to; i < to + REACH && words[i]?.isJoined; i++) {
    const next = words[i + 1];
    const isNot = next?.isJoined === true && at.get(i + 1)?.has("negation") === true;
    if (copulas.has(words[i]?.text ?? "") && isNot) return true;
    if (words[i]?.text === "no" && next?.isJoined !== true) return true;
  }
  return false;
}

function isCompared(words: readonly Word[], at: Starts, { from, to }: Mention): boolean {
  if (words[to]?.isBehindSlash || words[from]?.isBehindSlash) return true;
  if (at.get(to)?.has("versus")) {
    if (firmVersus.has(words[to]?.text ?? "") || at.get(to + 1)?.has("opposite")) return true;
  }
  // "actual users vs forecast users": the noun stands between.
  if (firmVersus.has(words[to + 1]?.text ?? "")) return true;
  const before = words[from - 1];
  if (before === undefined || !at.get(from - 1)?.has("versus")) return false;
  return firmVersus.has(before.text) || at.get(from - 2)?.has("opposite") === true;
}

function isResembled(words: readonly Word[], at: Starts, { idea, from }: Mention): boolean {
  const reach = idea === "realThroughout" ? REACH : 2;
  for (let i = from - 1; i >= Math.max(0, from - reach) && words[i + 1]?.isJoined; i--) {
    if (adversatives.has(words[i]?.text ?? "")) return false;
    if (at.get(i)?.has("mimic")) return true;
  }
  return false;
}
