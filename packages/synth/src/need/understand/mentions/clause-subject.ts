import { isPerson } from "../meaning/forms.ts";
import type { Word } from "../words/pieces.ts";
import type { Reading } from "./reading.ts";

const determiners = /^(?:the|this|each|der|die|das|el|la|le|les|l|o|a|os|as)$/;

/**
 * "whether the conversation was escalated", "se o cliente faltou": whom or what the row is of says nothing in the name of its
 * flag, where something is said of it behind.
 */
export function withoutRowSubject(clause: readonly Word[], words: readonly Word[], reading: Reading): readonly Word[] {
  const [question, subject, ...told] = clause;
  if (question === undefined || subject === undefined || told.length === 0) return clause;
  if (!/^(?:whether|if)$/.test(question.folded)) return clause;
  const at = words.findIndex(({ start }) => start === subject.start);
  const before = words[at - 1]?.folded ?? "";
  if (!determiners.test(before) || words.some(({ identifier }) => identifier !== undefined)) return clause;
  return isOfRow(subject, reading) ? [question, ...told] : clause;
}

function isOfRow(noun: Word, { owner, lookup }: Reading): boolean {
  const keys = [noun.english, noun.key, noun.folded];
  return keys.some(
    (key) =>
      isPerson(key) ||
      owner.nouns.has(key) ||
      lookup.vocabulary.typesNamed(key).some(({ type }) => isPerson(type.id.replace(/_id$/, "")) && type.type === "id"),
  );
}
