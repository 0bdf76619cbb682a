import type { Found } from "../../findings.ts";
import type { Lookup } from "../words/lookup.ts";
import { lastKey, phraseKey, wordsOf } from "../words/phrase.ts";

type Entities = Extract<Found, { kind: "entities" }>;

/**
 * Whether as many things are listed as are counted, and by their names: "3 namespaces (prod, staging, tools)", "2 departments (Sales, HR)",
 * but not "3 sensors (temperature, humidity, pressure)".
 */
export function areNamesOfCounted(
  { noun, count, start }: Entities,
  values: readonly string[],
  { words, vocabulary: { typesNamed } }: Pick<Lookup, "words" | "vocabulary">,
): boolean {
  if (values.length !== count) return false;
  const keys = values.map((value) => phraseKey(wordsOf(value)));
  const measures = keys.filter((key) => typesNamed(key).some(({ type }) => /^(?:int|number)$/.test(type.type)));
  if (values.every((value) => /^\p{Lu}/u.test(value)) && measures.length * 2 <= values.length) return true;
  // "incidents at 3 schools (bullying, theft, fire)": where something happens, its kinds may follow.
  if (words.findLast(({ end }) => end <= start)?.folded === "at") return false;
  const own = new Set(
    typesNamed(lastKey(noun)).flatMap(({ type: { model } }) =>
      model.kind === "choice" ? model.values.map((value) => phraseKey(wordsOf(value))) : [],
    ),
  );
  if (keys.filter((key) => own.has(key)).length > 1) return true;
  return keys.filter((key) => typesNamed(key).length > 0).length * 2 <= keys.length;
}
