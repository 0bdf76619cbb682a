import { comesBefore } from "../../rules/time-words.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import type { Reading } from "./reading.ts";

/** "picked up, delivered": right behind a time, what comes later by its name is a time too, and no state. */
export function laterTime(
  item: Item,
  words: readonly Word[],
  before: Mention | undefined,
  { lookup, owner }: Reading,
): Mention | undefined {
  const [only, ...others] = words;
  const time = before?.meaning.type.type;
  if (only === undefined || others.length > 0 || item.founds.length > 0 || (time !== "datetime" && time !== "date"))
    return undefined;
  if (!comesBefore(before?.words.map(({ folded }) => folded) ?? [], [only.folded])) return undefined;
  const said = [only, ...wordLike("at", words)];
  // "Anreise, Abreise": a time by itself needs no other name.
  const own = listedMeaning(words, lookup, owner);
  const isTime = own?.type.type === "datetime" || own?.type.type === "date";
  const meaning = (isTime ? own : listedMeaning(said, lookup, owner)) ?? meaningOf(said, lookup, owner);
  return meaning.type.type === "datetime" || meaning.type.type === "date"
    ? mentionInList(meaning, item, words)
    : undefined;
}
