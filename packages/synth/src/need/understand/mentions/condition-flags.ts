import type { Findings, Found } from "../../findings.ts";
import { deedOf } from "../../text/event-words.ts";
import { fold } from "../../text/fold.ts";
import { isParticiple } from "../../text/participles.ts";
import { wordsOf } from "../words/phrase.ts";
import type { Mention } from "./mention.ts";

const fillers =
  /^(?:the|is|was|are|were|it|they|has|been|already|not|ist|wurde|nicht|esta|fue|ha|sido|no|est|a|ete|pas|foi|nao|ja|those|who|ones|only)$/;

/** "completed, finish date only if completed": what decides whether something else is there is so or not, and no time. */
export function withConditionFlags(
  fields: readonly Mention[],
  { found, language }: Pick<Findings, "found" | "language">,
): readonly Mention[] {
  const deeds = new Set(found.filter((each) => each.kind === "onlyWhen").flatMap(deedSaid));
  if (deeds.size === 0) return fields;
  return fields.map((field) => {
    const [only, ...others] = field.words;
    const isOpen = only !== undefined && others.length === 0 && only.identifier === undefined && field.hint === null;
    const isSaid =
      isOpen &&
      deeds.has(only.folded) &&
      (isParticiple(only.text, language) || deedOf(only.text, only.folded, language) !== undefined);
    return isSaid && /^(?:string|bool|date|datetime)$/.test(field.meaning.type.type)
      ? { ...field, hint: "bool" }
      : field;
  });
}

/** The one word of the condition that says what was done. */
function deedSaid({ left, when }: Extract<Found, { kind: "onlyWhen" }>): readonly string[] {
  const words = wordsOf(when)
    .map(fold)
    .filter((word) => !fillers.test(word));
  return words.length === 1 &&
    !wordsOf(left)
      .map(fold)
      .includes(words[0] ?? "")
    ? words
    : [];
}
