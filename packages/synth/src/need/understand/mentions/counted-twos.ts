import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { quotedWords } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What is set against another of its kind. */
const compared =
  /^(?:answer|response|output|completion|prompt|model|text|summary|translation|essay|image|picture|photo|caption|story|sentence|document|version|draft|design|wine|beer|team|player|fighter|boxer|party|candidate|option|offer|product|grader|rater|annotator|judge|reviewer|examiner|assessor|reader|doctor|witness|signatory|driver|side|antwort|modell|respuesta|modelo|reponse|modele|resposta)$/;
const texts =
  /^(?:answer|response|output|completion|prompt|text|summary|translation|essay|story|sentence|caption|document|antwort|respuesta|reponse|resposta)$/;
const telling = /^(?:different|distinct|separate|verschiedene|distint[oa]s|diferentes|differente?s)$/;

/** "two answers, two different models": one of each in either of two columns. */
export function countedTwos(
  item: Item,
  { findings, lookup, owner, isSql }: Reading,
): { readonly mentions: readonly Mention[]; readonly taken: Found } | undefined {
  const first = item.founds[0];
  const counted = first?.at === 0 ? first.found : undefined;
  if (counted?.kind !== "entities" || counted.count !== 2 || item.words.length + item.inner.length > 0)
    return undefined;
  const noun = quotedWords(counted.noun, counted, findings.language).filter(({ folded }) => !telling.test(folded));
  const last = noun.at(-1);
  if (last === undefined || noun.length > 2 || !compared.test(last.english)) return undefined;
  const kind = texts.test(last.english) ? wordLike("description", noun) : noun;
  const like = named(kind, { findings, lookup, owner, isSql }).meaning;
  const mentions = ["a", "b"].map((letter) => {
    const words = [...noun, ...wordLike(letter, [last])];
    return mentionInList({ ...like, words, field: null, by: "suffix" }, item, words);
  });
  return { mentions, taken: counted };
}
