import type { Language, SemanticType } from "../../ontology/semantic-type.ts";
import { type PhraseIndex, phraseIndex } from "../../text/phrase-index.ts";
import { type KeyOf, languages, type Phrase, phrasesIn } from "./phrase-keys.ts";

/** A type that a phrase names; `rank` 0 is its most usual name. */
export interface TypeName {
  readonly type: SemanticType;
  readonly language: Language;
  readonly rank: number;
  /** The word means this in the type's own domains alone. */
  readonly atHome: boolean;
  /** The word means this in any domain, short as it is. */
  readonly alone: boolean;
}

/** More names than a type has in a language. */
const RANKS = 256;

/** Types by the keys of their names, those of which a phrase is a usual name first. One integer holds type, language and rank. */
export function typesByName(types: readonly SemanticType[], keyOf: KeyOf): (key: string) => readonly TypeName[] {
  const index = indexOf(types, keyOf);
  return (key) => {
    const names: TypeName[] = [];
    for (const packed of index.under(key)) {
      const name = unpacked(packed);
      const type = types[name.number];
      if (type !== undefined && !names.some((each) => each.type === type)) names.push({ type, ...name.traits });
    }
    return names.sort((one, other) => one.rank - other.rank);
  };
}

function indexOf(types: readonly SemanticType[], keyOf: KeyOf): PhraseIndex {
  return phraseIndex((file) => {
    types.forEach((type, number) => {
      for (const name of namesOf(type)) {
        const key = keyOf(name.phrase, name.language);
        if (key !== "") file(key, packed(number, name));
      }
    });
  });
}

function* namesOf(type: SemanticType): Generator<Phrase> {
  yield { phrase: type.id.replaceAll("_", " "), language: "en", rank: 0, atHome: false, alone: false };
  yield* phrasesIn(type.names);
}

/** The number of a type and how a phrase names it, as one integer. */
function packed(number: number, { language, rank, atHome, alone }: Phrase): number {
  const place = number * languages.length + languages.indexOf(language);
  return (place * 4 + (alone ? 2 : 0) + (atHome ? 1 : 0)) * RANKS + Math.min(rank, RANKS - 1);
}

function unpacked(name: number): { readonly number: number; readonly traits: Omit<TypeName, "type"> } {
  const rank = name % RANKS;
  const rest = (name - rank) / RANKS;
  const place = rest >> 2;
  const language = languages[place % languages.length] ?? "en";
  const [atHome, alone] = [rest % 2 === 1, rest % 4 > 1];
  return { number: Math.floor(place / languages.length), traits: { language, rank, atHome, alone } };
}
