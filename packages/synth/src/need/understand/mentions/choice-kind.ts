import type { Language, Names } from "../../ontology/semantic-type.ts";

/** What a state is called. */
export const statusNames: Readonly<Record<Language, string>> = {
  en: "status",
  de: "status",
  es: "estado",
  fr: "statut",
  pt: "estado",
};

/** What alternatives are called by what they are: nobody says "payment method" who says "cash or card". */
export interface ChoiceKind {
  /** The name of the column, in the language of the need. */
  readonly of: Names;
  /** Members that show the kind, in any language. */
  readonly strong: ReadonlySet<string>;
  /** Members that other kinds have, too: they are of this one beside a strong one. */
  readonly weak: ReadonlySet<string>;
  /** So many members there must be; two are a flag or an outcome elsewhere. */
  readonly least?: number;
  /** Nouns that may stand behind the last member: "economy or business class". */
  readonly heads: ReadonlySet<string>;
  /** Words of which the need must have one: the same members are of another kind elsewhere. */
  readonly about?: ReadonlySet<string>;
}

/** A kind of alternatives; members and heads are parted by `|`, the words that the need must be about by spaces. */
export function kind(of: Names, strong: string, weak = "", heads = "", about = ""): ChoiceKind {
  const set = (list: string): ReadonlySet<string> => new Set(list.split("|").filter((each) => each !== ""));
  const plain = { of, strong: set(strong), weak: set(weak), heads: set(heads) };
  return about === "" ? plain : { ...plain, about: new Set(about.split(" ")) };
}
