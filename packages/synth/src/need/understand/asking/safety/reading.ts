import { type Idea, type Mention, vocabulary } from "./idea.ts";
import { lexiconOf } from "./lexicon.ts";
import { marksInForce } from "./marks-in-force.ts";
import { type Word, wordsOf } from "./words.ts";

/** A need as the rules see it: its words, and where it speaks of what. */
export interface Reading {
  readonly words: readonly Word[];
  /** Where any of these ideas is spoken of, in the order of the text. */
  of(...ideas: readonly Idea[]): readonly Mention[];
  /** Which words are small ones that end what an adjective is said of: "of", "with". */
  readonly links: ReadonlySet<number>;
}

let lexicon: ReturnType<typeof lexiconOf<Idea>> | undefined;

/** Reads a need once, for all rules. */
export function readingOf(text: string): Reading {
  lexicon ??= lexiconOf<Idea>(vocabulary);
  const known = lexicon;
  const words = wordsOf(text);
  const found = words
    .flatMap((_, from) => known.at(words, from))
    .filter((one) => !saysNothing.some((test) => test(words, one)));
  const all = withoutHarmless(found);
  return readingFrom(words, marksInForce(words, withRelations(withoutPartsOfOthers(all))));
}

function readingFrom(words: readonly Word[], mentions: readonly Mention[]): Reading {
  const filed = Map.groupBy(mentions, ({ idea }) => idea);
  return {
    words,
    links: new Set(filed.get("link")?.map(({ from }) => from)),
    of(...ideas) {
      const found: (readonly Mention[])[] = [];
      for (const idea of ideas) {
        const mentions = filed.get(idea);
        if (mentions !== undefined) found.push(mentions);
      }
      // Most ideas are not in a need: there is seldom anything to sort.
      return found.length < 2 ? (found[0] ?? []) : found.flat().sort((a, b) => a.from - b.from);
    },
  };
}

/** "the kids in class 2b": a class that has a number is one of pupils, and no lesson that the rows are for. */
function isOfPupils(words: readonly Word[], { idea, to }: Mention): boolean {
  const next = words[to];
  return (
    (idea === "rehearsal" || idea === "study") &&
    /^(?:class|klasse|clase|classe)$/.test(words[to - 1]?.text ?? "") &&
    next?.isJoined === true &&
    /^\d{1,2}[a-z]?$/.test(next.text)
  );
}

/** "dump of 400 orders": a number of rows, and none of what was taken. */
function isOfRows(words: readonly Word[], { idea, to }: Mention): boolean {
  return idea === "knownDump" && words[to - 1]?.text === "of" && /^\d/.test(words[to]?.text ?? "");
}

/** "account movements for 50 kids", "movements of pupils between schools": what is booked or counted, and nobody's way. */
function isOfAnAccount(words: readonly Word[], { idea, from, to }: Mention): boolean {
  if (idea !== "hidden" || to - from > 1 || words[from]?.text !== "movements") return false;
  const near = words.slice(Math.max(0, from - LEDGER_REACH), from + LEDGER_REACH);
  return near.some(
    ({ text }, at) => ledger.test(text) || (text === "between" && houses.test(near[at + 1]?.text ?? "")),
  );
}

const LEDGER_REACH = 12;
const houses = /^(?:schools|classes|wards|hospitals|departments|branches|sites|clubs|regions|countries)$/;
const ledger =
  /^(?:accounts?|savings|balances?|deposits?|withdrawals?|ledgers?|stocks?|inventory|warehouses?|bank|cash|pallets?|goods)$/;

/** "phones with model", "cars of the same model": what a maker calls a thing, and no model that is trained. */
function isMakeOf(words: readonly Word[], { idea, from }: Mention): boolean {
  if (idea !== "rehearsal" || words[from]?.text !== "model") return false;
  return !words[from]?.isJoined || makers.test(words[from - 1]?.text ?? "");
}

const makers = /^(?:same|with|make|and|car|phone|device|vehicle|handset|camera)$/;

/** "card type and expiry": of what kind a card is, and nobody who types. */
function isKindOf(words: readonly Word[], { idea, from }: Mention): boolean {
  const before = words[from - 1]?.text ?? "";
  return idea === "keysIn" && words[from]?.text === "type" && words[from]?.isJoined === true && typed.test(before);
}

const typed = /^(?:card|account|payment|document|id|customer|user|device|bank|transaction|message|link|form)$/;

/** "auth method (password, certificate)", "password or publickey": a way to log in, and no password. */
function isWayIn(words: readonly Word[], { idea, from, to }: Mention): boolean {
  if (idea !== "plainPassword" && idea !== "secret") return false;
  const before = words.slice(Math.max(0, from - WAYS_REACH), from);
  const beside = [words[from - 1], words[from - 2], words[to], words[to + 1]];
  return (
    before.some(({ text }) => /^method[se]?$|^methode[ns]?$|^metodos?$/.test(text)) ||
    beside.some((one) => otherWays.test(one?.text ?? ""))
  );
}

const WAYS_REACH = 4;
const otherWays =
  /^(?:publickey|sso|saml|otp|totp|passkeys?|certificate|gssapi|kerberos|biometrics?|fingerprint|oauth)$/;

/** Where a word does not say what it mostly says. */
const saysNothing = [isOfPupils, isOfRows, isOfAnAccount, isMakeOf, isKindOf, isWayIn];

/** "real estate" says nothing of what is real: what begins or ends within a harmless phrase and is no longer does not count. */
function withoutHarmless(mentions: readonly Mention[]): Mention[] {
  const spans = new Map<number, number>();
  for (const { idea, from, to } of mentions) {
    if (idea === "harmless") for (let at = from; at < to; at++) spans.set(at, Math.max(spans.get(at) ?? 0, to - from));
  }
  return mentions.filter(({ idea, from, to }) => {
    const span = Math.max(spans.get(from) ?? 0, spans.get(to - 1) ?? 0);
    return idea !== "harmless" && (span === 0 || to - from > span);
  });
}

const wholes = new Set<Idea>(["pretext", "untrue", "credence", "untouched", "paper", "intimate", "inForce"]);

/** "counts as legal" counts nothing, "MRI report" reports nothing, "en exercice" trains nobody: a mark of study within something longer
 * does not count. */
function withoutPartsOfOthers(mentions: readonly Mention[]): readonly Mention[] {
  const covered = new Set<number>();
  for (const { idea, from, to } of mentions) {
    if (wholes.has(idea) && to - from > 1) for (let at = from; at < to; at++) covered.add(at);
  }
  const isMark = (idea: Idea) => idea === "study" || idea === "rehearsal";
  return mentions.filter(({ idea, from, to }) => !isMark(idea) || to - from > 1 || !covered.has(from));
}

/** "my flatmate", "mis compañeros": somebody the asker knows. */
function withRelations(mentions: readonly Mention[]): readonly Mention[] {
  const relations = new Map(mentions.filter(({ idea }) => idea === "relation").map((one) => [one.from, one]));
  const known = mentions.flatMap(({ idea, from, to }): Mention[] => {
    const relation = idea === "possessive" ? relations.get(to) : undefined;
    return relation === undefined ? [] : [{ idea: "kin", from, to: relation.to }];
  });
  return [...mentions, ...known];
}
