import type { SemanticType } from "../../ontology/semantic-type.ts";
import { phraseIndex } from "../../text/phrase-index.ts";
import { phraseKeys } from "./phrase-keys.ts";

/** Lists longer than this are of names, which show no kind. */
const MOST = 40;

/** Types by the keys of the members that their values are chosen from: "hardback" shows a book's format. */
export function typesByMember(types: readonly SemanticType[]): (key: string) => readonly SemanticType[] {
  const { keyOf } = phraseKeys();
  const index = phraseIndex((file) => {
    types.forEach(({ model }, number) => {
      if (model.kind !== "choice" || model.values.length > MOST) return;
      for (const value of model.values) {
        const key = keyOf(value, "en");
        if (key !== "") file(key, number);
      }
    });
  });
  return (key) => [...index.under(key)].flatMap((number) => types[number] ?? []);
}
