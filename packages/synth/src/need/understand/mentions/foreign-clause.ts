import { wordLike } from "../words/name-words.ts";
import { isArticle } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";

const openers = /^(?:si|se|ob)$/;
/** Pronouns, auxiliaries and the having of something: none tells what is so. */
const empty = new Set(
  (
    "il elle ils elles on er sie es le lo la ya ja schon deja auch tambien tambem aussi se si " +
    "es fue esta este foi e era est fut etait a ont ete sido ser ha han hubo houve ist war wurde wird worden hat haben " +
    "tiene tienen tem hay estaba estaban estava estavam era eram eran tinha tenia avait etaient etait sera hatte hatten waren sind"
  ).split(" "),
);
const LONGEST = 6;

/** "si compra en línea", "se foi resolvido", "ob bezahlt wurde": what is so or not, as "whether" says it. */
export function foreignFlag(words: readonly Word[]): readonly Word[] | undefined {
  const [question, ...rest] = words;
  // "s'il est signé"
  const isElided = question?.text === "s" && /^(?:il|elle)s?$/.test(rest[0]?.folded ?? "");
  if (question === undefined || question.identifier !== undefined) return undefined;
  if (!isElided && !openers.test(question.text)) return undefined;
  const told = rest.filter(({ folded }) => !empty.has(folded) && !isArticle(folded));
  if (told.length === 0 || rest.length > LONGEST) return undefined;
  // "compra en línea" ends at no preposition.
  const name = told.map((word) => ({ ...word, compound: true as const }));
  return [...wordLike("whether", [question]), ...name];
}
