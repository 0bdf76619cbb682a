import type { Findings, Token } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { ONLY } from "../../text/only-words.ts";
import { wordSet } from "../../text/word-set.ts";
import { wordKey } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { nameOfKind } from "./choice-kinds.ts";
import { typeOfNoun } from "./choice-name.ts";
import { isFree, type Members, type Stretch, withMembersIn } from "./stretches.ts";

const onlys = wordSet(ONLY, "just");
const ands: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|or|&)$/,
  de: /^(?:und|oder|&)$/,
  es: /^(?:y|e|o|u|and)$/,
  fr: /^(?:et|ou)$/,
  pt: /^(?:e|ou)$/,
};

/** "flats and houses only", "nur Autos und Motorräder": what the rows may be are the types of a column. */
export function withOnlyKinds(findings: Findings, vocabulary: Vocabulary): Findings {
  if (!findings.tokens.some(({ folded }) => onlys.has(folded))) return findings;
  return withMembersIn(findings, (stretch) => kindsIn(stretch, findings, vocabulary));
}

function kindsIn({ from, next }: Stretch, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { language } = findings;
  const tokens = findings.tokens.slice(from, next);
  const own = tokens.filter(({ folded }) => !onlys.has(folded));
  const isOnly =
    own.length === 3 && tokens.length === 4 && (onlys.has(tokens[0]?.folded ?? "") || own.at(-1) !== tokens.at(-1));
  const [one, joint, other] = own;
  if (!isOnly || one === undefined || other === undefined || !ands[language].test(joint?.folded ?? ""))
    return undefined;
  const kinds = [one, other];
  if (!kinds.every((token) => isPlural(token, language)) || kinds.some((token) => isColumn(token, vocabulary)))
    return undefined;
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  if (!isFree(findings, start, end)) return undefined;
  const values = kinds.map(({ text }) => wordKey(text, language));
  return { kind: "members", values, of: nameOf(values, findings), start, end };
}

function isPlural({ kind, text }: Token, language: Language): boolean {
  return kind === "word" && wordKey(text, language) !== fold(text);
}

/** "names and dates only" are the columns that are wanted. */
function isColumn({ text }: Token, vocabulary: Vocabulary): boolean {
  return vocabulary.typesNamed(wordKey(text)).some(({ type }) => /^(?:date|datetime|number|string)$/.test(type.type));
}

/** As a kind of things, else as a type of what the rows are. */
function nameOf(values: readonly string[], { tokens, language }: Findings): string {
  const kind = nameOfKind(values, language, new Set(tokens.map(({ folded }) => folded)));
  const end = tokens.findIndex(({ kind: each }) => each === "break");
  const row = tokens.slice(0, Math.max(0, end)).findLast((token) => isPlural(token, language));
  return (
    kind ?? (row === undefined ? typeOfNoun[language]("").trim() : typeOfNoun[language](wordKey(row.text, language)))
  );
}
