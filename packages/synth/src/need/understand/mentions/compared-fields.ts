import type { Found } from "../../findings.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { phrasesOfRelation, textOf } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { LONGEST_NAME, type Mention, mentionAt } from "./mention.ts";
import type { Reading } from "./reading.ts";

/** The field that a side of a comparison or the like is, beside those that are named already. */
export function mentionOfSide(
  phrase: string,
  found: Found,
  fields: readonly Mention[],
  reading: Reading,
): Mention | undefined {
  const { findings, lookup, owner } = reading;
  const words = stripped(quotedWords(phrase, found, findings.language));
  if (words.length === 0 || words.length > LONGEST_NAME) return undefined;
  const listed = listedMeaning(words, lookup, owner);
  if (listed === undefined && found.kind !== "offset" && found.kind !== "comparison") return undefined;
  const meaning = listed ?? meaningOf(words, lookup, owner);
  const isOther = isBesides(meaning, words, fields, reading);
  return mentionAt(isOther ? { ...meaning, field: null } : meaning, null, found, words, isOther);
}

/** "amount, total = amount * 1.19": the total is not the amount, though the domain has one field for both. */
function isBesides(
  { field }: Meaning,
  words: readonly Word[],
  fields: readonly Mention[],
  { findings }: Reading,
): boolean {
  const key = (own: readonly Word[]): string => own.map((word) => word.english).join(" ");
  const other = fields.find((mention) => field !== null && mention.meaning.field === field);
  return (
    other !== undefined &&
    key(other.words) !== key(words) &&
    key(words) !== key(other.meaning.words) &&
    findings.found.some(
      (found) => found.kind === "comparison" && found.is === "=" && phrasesOfRelation(found)[0] === textOf(words),
    )
  );
}
