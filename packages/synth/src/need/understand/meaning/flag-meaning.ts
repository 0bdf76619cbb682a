import type { SemanticType } from "../../ontology/semantic-type.ts";
import { frameFieldOf, type Lookup, typeOf } from "../words/lookup.ts";
import type { Word } from "../words/pieces.ts";
import { formOf } from "./forms.ts";
import { inFrame, withType } from "./known-meaning.ts";
import type { Meaning } from "./meaning-shape.ts";

export function likeWords(text: string, near: readonly Word[]): readonly Word[] {
  const at = near[0];
  if (at === undefined) return [];
  return [{ text, folded: text, key: text, english: text, start: at.start, end: at.end }];
}

/** "fraud flag", "is fraud", "whether it was refunded", "repeat purchase or not". */
export function flagMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const bare = bareFlag(words);
  if (bare === undefined || bare.length === 0) return undefined;
  const variants = [
    bare,
    [...likeWords("is", bare), ...bare],
    [...likeWords("has", bare), ...bare],
    [...bare, ...likeWords("flag", bare)],
  ];
  for (const variant of variants) {
    const field = frameFieldOf(variant, lookup);
    if (field === undefined) continue;
    const meaning = inFrame(words, field, lookup, "swapped", 0.85);
    if (meaning?.type.type === "bool") return meaning;
  }
  for (const variant of variants) {
    const type = typeOf(variant, lookup);
    if (type?.type === "bool") return withType(words, type, lookup, "swapped", 0.8);
  }
  return { ...formAsFlag(words), words, field: null, by: "form" };
}

const flagOpeners = new Set(
  "is has was did whether if had have does are can uses requires needs allows supports accepts owns contains requiere necesita requer braucht benotigt necessite ist hat es tiene est foi".split(
    " ",
  ),
);

const fillers = new Set(
  "it they he she the a an was is been be has have were are or not they're customer user row record this there".split(
    " ",
  ),
);

function bareFlag(words: readonly Word[]): readonly Word[] | undefined {
  // `can_id` is the id of a bus; only "is", "has" and "was" open the name of a flag among identifiers.
  const isColumn = words[0]?.identifier !== undefined && !/^(?:is|has|was)$/.test(words[0].folded);
  if (isColumn) return undefined;
  const first = words[0]?.folded ?? "";
  const last = words.at(-1)?.folded ?? "";
  if (words.length > 1 && flagOpeners.has(first)) {
    let start = 1;
    while (start < words.length - 1 && fillers.has(words[start]?.folded ?? "")) start += 1;
    const rest = words.slice(start);
    return rest.length > 2 && rest.at(-2)?.folded === "or" ? rest.slice(0, -2) : rest;
  }
  if (words.length > 1 && /^(?:flag|indicator|boolean|bool|yn)$/.test(last)) return words.slice(0, -1);
  if (words.length > 2 && last === "not" && words.at(-2)?.folded === "or") return words.slice(0, -2);
  return undefined;
}

export function formAsFlag(words: readonly Word[]): { readonly type: SemanticType; readonly confidence: number } {
  const { type } = formOf(words);
  const { unit: _unit, minimum: _minimum, maximum: _maximum, ...rest } = type;
  return { type: { ...rest, type: "bool", model: { kind: "flag", rate: 0.2 } }, confidence: 0.7 };
}
