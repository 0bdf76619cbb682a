import type { Frame } from "../../frames/frame.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { type PhraseIndex, phraseIndex } from "../../text/phrase-index.ts";
import { isDeterminer } from "./determiners.ts";
import { type KeyOf, phrasesIn } from "./phrase-keys.ts";

/** A phrase that speaks for a frame. */
export interface Cue {
  readonly frame: Frame;
  readonly weight: number;
  readonly language: Language;
  /** It stands first: what the rows are called. */
  readonly title: boolean;
}

/** The cues of all frames by the keys of their phrases. */
export function cuesByPhrase(frames: readonly Frame[], keyOf: KeyOf): (key: string) => readonly Cue[] {
  const cues: Cue[] = [];
  const index = filedIn(cues, frames, keyOf);
  return (key) => {
    const found: Cue[] = [];
    for (const number of index.under(key)) {
      const cue = cues[number];
      if (cue !== undefined) found.push(cue);
    }
    return found;
  };
}

/** Puts the cues into the list and their places in it under their phrases; a frame has one cue a phrase. */
function filedIn(cues: Cue[], frames: readonly Frame[], keyOf: KeyOf): PhraseIndex {
  return phraseIndex((file) => {
    for (const frame of frames) {
      const seen = new Set<string>();
      for (const { phrase, cue } of cuesIn(frame)) {
        const key = keyOf(withoutDeterminers(phrase, cue.language), cue.language);
        if (key === "" || seen.has(key)) continue;
        seen.add(key);
        file(key, cues.push(cue) - 1);
      }
    }
  });
}

function* cuesIn(frame: Frame): Generator<{ phrase: string; cue: Cue }> {
  for (const { phrase: written, language, rank } of phrasesIn(frame.cues)) {
    const [phrase, weight] = weighted(written);
    yield { phrase, cue: { frame, weight, language, title: rank === 0 } };
  }
  if (frame.against === undefined) return;
  for (const written of frame.against.split("|")) {
    const [phrase, weight] = weighted(written);
    yield { phrase, cue: { frame, weight: -weight, language: "en", title: false } };
  }
}

function withoutDeterminers(phrase: string, language: Language): string {
  return phrase.includes(" ")
    ? phrase
        .split(" ")
        .filter((word) => !isDeterminer(word, language))
        .join(" ")
    : phrase;
}

function weighted(phrase: string): readonly [string, number] {
  const colon = phrase.lastIndexOf(":");
  const weight = colon < 0 ? Number.NaN : Number(phrase.slice(colon + 1));
  return Number.isNaN(weight) ? [phrase, 1] : [phrase.slice(0, colon), weight];
}
