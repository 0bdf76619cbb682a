import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Word } from "../words/pieces.ts";
import { knownMeaning } from "./known-meaning.ts";
import type { Meaning } from "./meaning-shape.ts";

/**
 * "coating type", "trainer name": where what it is of is chosen from members or called by a name, the kind of it and its name are
 * those.
 */
export function kindOrName(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const last = words.at(-1);
  if (last === undefined || words.length < 2 || words[0]?.identifier !== undefined) return undefined;
  if (!/^(?:type|kind|category|class|name)$/.test(last.english)) return undefined;
  const known = knownMeaning(words.slice(0, -1), lookup);
  if (known === undefined || !isFitting(known.type, last.english)) return undefined;
  return { ...known, words, field: null, by: "suffix", confidence: 0.65 };
}

/** Kinds are one of several, of names each may have its own. */
function isFitting({ id, type, model }: SemanticType, last: string): boolean {
  if (plain.test(id)) return false;
  if (last !== "name") return type === "enum" && model.kind === "choice";
  return type === "string" && /^(?:choice|person|organisation|goods)$/.test(model.kind);
}

/** What says nothing of its own: a "status type" is no status. */
const plain = /^(?:type|category|subcategory|class|status|level|segment|group|role|priority)$/;
