import { phraseKey, slugOf, wordsOf } from "../words/phrase.ts";
import type { DraftField } from "./draft.ts";

/** The member of an enumeration that has this very name, in the enumeration's spelling. */
export function memberNamed(field: DraftField, phrase: string): string | undefined {
  if (field.model.kind !== "choice") return undefined;
  const key = phraseKey(wordsOf(phrase));
  // "A" is not "A-".
  const sign = /[+-]$/.exec(phrase.trim())?.[0];
  return key === ""
    ? undefined
    : field.model.values.find((value) => phraseKey(wordsOf(value)) === key && /[+-]$/.exec(value)?.[0] === sign);
}

/** The same, also in another form of its word: "denied" is the member "denial". */
export function memberOf(field: DraftField, phrase: string): string | undefined {
  if (field.model.kind !== "choice") return undefined;
  const key = phraseKey(wordsOf(phrase));
  if (key === "") return undefined;
  const exact = memberNamed(field, phrase);
  if (exact !== undefined) return exact;
  const stem = stemOf(key);
  return (
    field.model.values.find((value) => {
      const own = stemOf(phraseKey(wordsOf(value)));
      return own === stem && own.length >= 3;
    }) ?? field.model.values.find((value) => isPluralOf(key, phraseKey(wordsOf(value))))
  );
}

/** "2 % Störungen" are of the member "Störung". */
function isPluralOf(key: string, own: string): boolean {
  return own.length > 4 && key.startsWith(own) && /^(?:en|n|nen|e|es|s)$/.test(key.slice(own.length));
}

/** "denied", "denial" and "deny" come to nearly the same. */
function stemOf(key: string): string {
  return key.replace(/(?:ations?|ments?|ings?|ures?|als?|ed|ers?|ies|y|e|s)$/, "").replace(/i$/, "");
}

/** A member as an enumeration of ours writes it. */
export function memberSlug(value: string): string {
  // "1/2-1/2", "18-24", "50+"
  if (!/\p{L}/u.test(value)) return value.trim();
  return slugOf(wordsOf(value)).replace(/^f_(?=\d)/, "") || value.trim();
}
