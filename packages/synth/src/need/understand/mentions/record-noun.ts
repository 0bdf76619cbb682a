import { knownMeaning } from "../meaning/known-meaning.ts";
import type { Lookup } from "../words/lookup.ts";
import { wordKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";

type Phrase = readonly Word[];

/** "bid and ask quotes": where the rows are quotes, the ask is known by itself. */
export function withoutRecordNoun(words: Phrase, lookup: Lookup): Phrase {
  const last = words.at(-1);
  const bare = words.slice(0, -1);
  const record = wordKey(lookup.frame?.record.split(/[ _]/).at(-1) ?? "");
  if (last === undefined || last.english !== record || bare.length === 0) return words;
  const known = knownMeaning(bare, lookup);
  return known?.field != null && known.field === (knownMeaning(words, lookup) ?? known).field ? bare : words;
}
