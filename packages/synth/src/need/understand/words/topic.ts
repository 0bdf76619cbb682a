import { isPronoun } from "./noise.ts";
import { isArticle, isInPlural } from "./phrase.ts";
import type { Word } from "./pieces.ts";

const wishes = new Set(
  "want wants wanted need needs require requires like wish brauche brauchen benotige benotigen mochte necesito necesitamos quiero queremos preciso precisamos quero veux voulons voudrais".split(
    " ",
  ),
);
const speakers = new Set("ich wir yo nosotros je nous eu nos".split(" "));
/** What may stand between who speaks and what is asked for. */
const asking = new Set(
  "need needs want wants require requires would ll am m looking could can please also just now".split(" "),
);
const questions = new Set("does do did is are can could would will should how why what".split(" "));
const purposes = new Set("for fur para pour zum zur".split(" "));

/**
 * The words of a head that may say what the rows are: what is wished for ("our team wants CDRs"), and none where it only tells who
 * asks, or what for ("I teach maths", "for my statistics class", "balancing a loot system").
 */
export function topicIn(words: readonly Word[]): readonly Word[] {
  const wish = words.findLastIndex(({ folded }) => wishes.has(folded));
  if (wish >= 0) {
    const asked = words.slice(wish + 1);
    return asked[0]?.folded === "to" ? [] : asked.length > 0 ? topicIn(asked) : words;
  }
  const [first, second] = words;
  if (first === undefined) return words;
  if (isPronoun(first.folded) || speakers.has(first.folded))
    return second === undefined || asking.has(second.folded) ? words : [];
  if (purposes.has(first.folded) || questions.has(first.folded)) return [];
  const isDoing = /..ing$/.test(first.folded) && second !== undefined && isArticle(second.folded);
  return isDoing ? [] : words;
}

/** "applications filed", "parcels handed out in winter": what was done with them is no noun. */
export function withoutParticiple(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, index) => {
    const before = words[index - 1];
    const isPlural = before !== undefined && isInPlural(before);
    return isPlural && participle.test(word.folded);
  });
  return at < 0 ? words : words.slice(0, at);
}

const participle =
  /^(?:..+ed|made|done|sold|sent|paid|taken|given|bought|caught|held|written|seen|drawn|kept|lost|found|left)$/;
