import type { Language } from "../../ontology/semantic-type.ts";
import { isTimeWord } from "../../rules/time-words.ts";
import { fold } from "../../text/fold.ts";
import type { Item } from "./items.ts";
import { wordOf } from "./name-words.ts";
import { stripped } from "./noise.ts";
import type { Word } from "./pieces.ts";
import { withMeasures } from "./statistic-names.ts";

/** Adjectives that tell one value of a measure from the other, in languages whose nouns come first. */
const qualities =
  /^(?:maxim[oa]s?|maximale?s?|minim[oa]s?|minimale?s?|medi[oa]s?|moyen(?:ne)?s?|inicial|final|finale|initiale?|brut[oa]?|brute|net[oa]?|nette|liquid[oa]|real|reelle?|previst[oa]|prevue?|estimad[oa]|estimee?|diurn[oae]|nocturn[oae]|noturn[oa]|interior|exterior|interieure?|exterieure?|intern[oa]|extern[oa]|visitante|sistolic[oa]|diastolic[oa]|systolique|diastolique|superior|inferior|superieure?|inferieure?|ht|ttc|hors taxes)$/;
const nounFirst: ReadonlySet<Language> = new Set(["es", "fr", "pt"]);

export function isQuality({ folded, identifier }: Word): boolean {
  return identifier === undefined && qualities.test(folded);
}

/** The noun before the quality that a phrase ends with: "temperatura" of "temperatura mínima". */
export function qualified(words: readonly Word[]): readonly Word[] | undefined {
  const last = words.at(-1);
  return words.length > 1 && words.length < 4 && last !== undefined && isQuality(last) ? words.slice(0, -1) : undefined;
}

const ofs = new Set("of de d d' du da do del des dos das".split(" "));

/** "température minimale et maximale", "station de départ et d'arrivée": what stands alone is of the noun before it. */
export function withHeads(named: readonly Item[], language: Language): readonly Item[] {
  const items = withMeasures(named);
  if (language === "en") return items.map((item, index) => withHead(item, items[index - 1]));
  if (!nounFirst.has(language)) return items;
  let noun: readonly Word[] | undefined;
  return items.map((item, index) => {
    const words = stripped(item.words);
    const [only] = words;
    if (noun !== undefined && words.length === 1 && only !== undefined && isQuality(only))
      return headed(item, noun, [...words]);
    const owner = headBefore(items[index - 1], item);
    if (owner !== undefined) return headed(item, [owner], item.words);
    noun = comparedNoun(item) ?? nounIn(words) ?? noun;
    return item;
  });
}

/** "country of sender and of receiver" */
function withHead(item: Item, before: Item | undefined): Item {
  const owner = headBefore(before, item);
  if (owner !== undefined) return headed(item, [owner], item.words);
  const noun = beforeParticle(before, item);
  return noun === undefined ? item : headed(item, noun, item.words);
}

const particles: ReadonlyMap<string, string> = new Map(
  "in:out out:in on:off off:on up:down down:up".split(" ").map((pair) => pair.split(":") as [string, string]),
);

/** "odometer out and in": the other way of what was named. */
function beforeParticle(before: Item | undefined, { words: [only, ...others] }: Item): readonly Word[] | undefined {
  const words = stripped(before?.words ?? []);
  const last = words.at(-1);
  if (only === undefined || others.length > 0 || words.length < 2 || words.length > 3 || before?.joint !== "and")
    return undefined;
  return particles.get(only.folded) === last?.folded ? words.slice(0, -1) : undefined;
}

/** The noun was said elsewhere: its place is that of the word it belongs to. */
function headed(item: Item, noun: readonly Word[], words: readonly Word[]): Item {
  const [first] = words;
  if (first === undefined) return item;
  const head = noun.map((word) => ({ ...word, start: first.start, end: first.end }));
  return {
    ...item,
    words: [...head, ...words],
    founds: item.founds.map(({ found, at }) => ({ found, at: at + head.length })),
  };
}

function nounIn(words: readonly Word[]): readonly Word[] | undefined {
  const quality = words.findIndex((word, index) => index > 0 && isQuality(word));
  return quality > 0 ? qualified(words.slice(0, quality + 1)) : undefined;
}

/** The "temperatura" of "temperatura mínima siempre por debajo de la máxima", of which the comparison has all the words. */
function comparedNoun({ founds, start, end }: Item): readonly Word[] | undefined {
  const compared = founds.find(({ found }) => found.kind === "comparison")?.found;
  if (compared?.kind !== "comparison") return undefined;
  return nounIn(compared.left.split(/\s+/).map((text) => wordOf(fold(text), { start, end })));
}

/** The "heures" of "heures de début et de fin". */
function headBefore(before: Item | undefined, { words: [of, what] }: Item): Word | undefined {
  const [noun, link, ...rest] = stripped(before?.words ?? []);
  const isLinked = of !== undefined && ofs.has(of.folded) ? what !== undefined : isTimeOfAnother(noun, of, what);
  if (before?.joint !== "and" || !isLinked || link === undefined || !ofs.has(link.folded)) return undefined;
  return rest.length === 1 ? noun : undefined;
}

/** "fecha de recogida y devolución": both are days on which something happens. */
function isTimeOfAnother(noun: Word | undefined, only: Word | undefined, more: Word | undefined): boolean {
  if (noun === undefined || only === undefined || more !== undefined) return false;
  // "hora de início e fim": an end is a time by itself.
  if (/^(?:inicio|debut|fin|fim|termino|final)$/.test(only.folded)) return false;
  return /^(?:fechas?|horas?|datas?|dates?|heures?)$/.test(noun.folded) && isTimeWord([only.folded]);
}
