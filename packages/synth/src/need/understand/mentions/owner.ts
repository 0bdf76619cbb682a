import type { Frame } from "../../frames/frame.ts";
import type { Owner } from "../meaning/meaning-shape.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";

/** Nouns of a table: what its rows and its subjects are called. */
export function ownerOf(frame: Frame | null, record: string): Owner {
  const records = new Set<string>();
  const nouns = new Set<string>();
  const add = (into: Set<string>, text: string): void => {
    for (const word of wordsOf(text)) into.add(wordKey(word));
  };
  add(records, record);
  if (frame !== null) {
    add(records, frame.record);
    for (const field of frame.fields) if (field.of !== undefined) add(nouns, field.of);
    if (frame.layout !== undefined) add(nouns, frame.layout.subject);
  }
  for (const word of records) nouns.add(word);
  return { nouns, record: records };
}
