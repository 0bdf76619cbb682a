import { participles } from "../../text/participles.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { byForm } from "../meaning/measure-meaning.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import type { JoinedPhrases } from "./mention.ts";
import { mentionInList } from "./mention.ts";

type Phrase = readonly Word[];

const MOST = 8;
const irregular =
  /^(?:sent|came|sat|left|went|got|won|lost|bought|sold|paid|met|read|seen|shown|made|done|held|taken|given|born|died)$/;
/** What else ends like something done. */
const nouns = /(?:^bed|^red|speed|breed|feed|seed|weed|shed|need|hundred)$/;
const particles = /^(?:up|out|in|off|over|back|away|down)$/;
const circumstance = /^(?:without|with|on|under|over|in|at)$/;

/** "how many sent, opened, clicked", "number of donors registered and accepted", "how many without ticket": a count of each. */
export function countedDeeds(items: readonly Item[], index: number): JoinedPhrases | undefined {
  const first = items[index] as Item;
  const opening = countedIn(first);
  if (opening === undefined) return undefined;
  const counts = [opening.deed];
  for (let at = index + 1; at < items.length && counts.length < MOST; at += 1) {
    const item = items[at] as Item;
    const isNext = /^(?:,|and|\/|&)$/.test(items[at - 1]?.joint ?? "") && item.sentence === first.sentence;
    const words = isPlain(item) ? (countedIn(item)?.deed ?? stripped(item.words)) : [];
    if (!isNext || item.zone !== first.zone || !isDeed(words)) break;
    counts.push(words);
  }
  // "number of donors registered" is a name by itself.
  if (opening.noun.length > 0 && counts.length < 2) return undefined;
  const mentions = counts.map((deed, at) => {
    const words = [...opening.noun, ...deed];
    return mentionInList(countOf(words), items[index + at] as Item, words);
  });
  return { mentions, count: counts.length, last: items[index + counts.length - 1] as Item };
}

/** How many there are of what the words name. */
export function countOf(words: Phrase): Meaning {
  const { type } = byForm([...wordLike("number", words), ...wordLike("of", words), ...words]);
  const model = { kind: "number", distribution: { kind: "lognormal", median: 160, sigma: 0.8 }, decimals: 0 } as const;
  return {
    type: { ...type, id: byForm(words).type.id, type: "int", minimum: 0, model },
    confidence: 0.65,
    words,
    field: null,
    by: "type",
  };
}

/** The deed of "how many of them opened" and "number of donors registered", and the noun before it. */
function countedIn(item: Item): { readonly noun: Phrase; readonly deed: Phrase } | undefined {
  if (!isPlain(item)) return undefined;
  const words = stripped(item.words);
  const [one, two] = [words[0]?.folded, words[1]?.folded];
  const isAsked = one === "how" && two === "many";
  const isNumber = one === "number" && two === "of";
  const opened = isAsked || isNumber ? 2 : one === "number" ? 1 : 0;
  if (opened === 0) return undefined;
  const rest = words
    .slice(opened)
    .filter(({ folded }) => !/^(?:of|them|those|were|was|have|had|been|got)$/.test(folded));
  if (isDeed(rest)) return { noun: [], deed: rest };
  const isCircumstance = opened === 2 && circumstance.test(rest[0]?.folded ?? "") && rest.length === 2;
  if (isCircumstance) return { noun: [], deed: rest.map((word) => ({ ...word, compound: true as const })) };
  const at = rest.findIndex((word, place) => place > 0 && isDeed([word]));
  return at > 0 && at < 3 && isDeed(rest.slice(at)) ? { noun: rest.slice(0, at), deed: rest.slice(at) } : undefined;
}

function isDeed(words: Phrase): boolean {
  const [deed, particle, ...others] = words;
  if (deed === undefined || deed.identifier !== undefined || others.length > 0) return false;
  if (particle !== undefined && !particles.test(particle.folded)) return false;
  return irregular.test(deed.folded) || (participles.test(deed.folded) && !nouns.test(deed.folded));
}

function isPlain({ founds, inner }: Item): boolean {
  return founds.length + inner.length === 0;
}
