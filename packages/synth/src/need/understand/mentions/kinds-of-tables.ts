import type { Findings } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { isParticiple } from "../../text/participles.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { statusNames } from "./choice-kind.ts";
import { kindsWith, nameOfKind } from "./choice-kinds.ts";
import { typeOfNoun } from "./choice-name.ts";
import { isFree, type Members, withMembers } from "./stretches.ts";

const bracket = /^ (\([^()]{5,200}\))/;
const LEAST = 3;
/** Members have so many words at most. */
const LONGEST = 2;

/**
 * "two tables: 40 machines (line, model) and 900 stops (planned, breakdown, changeover)": brackets behind what is counted hold the columns
 * of its table, unless no column is called so: then they are its kinds.
 */
export function withKindsOfTables(findings: Findings, vocabulary: Vocabulary): Findings {
  if (!findings.found.some(({ kind }) => kind === "tables")) return findings;
  const added = findings.found.flatMap((found): readonly Members[] => {
    if (found.kind !== "entities") return [];
    const list = bracket.exec(findings.text.slice(found.end))?.[1];
    const kinds = list === undefined ? undefined : kindsIn(list, vocabulary);
    if (list === undefined || kinds === undefined) return [];
    const [start, end] = [found.end + 1, found.end + 1 + list.length];
    const noun = found.noun.split(" ").at(-1) ?? found.noun;
    const known = nameOfKind(kinds.map(fold), findings.language, new Set());
    const done = kinds.filter((value) => isParticiple(value, findings.language)).length;
    const areStates = done * 2 > kinds.length;
    const of = known ?? (areStates ? statusNames[findings.language] : typeOfNoun[findings.language](noun));
    const isListed = findings.found.some((each) => each.kind === "members" && each.start >= start && each.end <= end);
    return !isListed && isFree(findings, start, end) ? [{ kind: "members", values: kinds, of, start, end }] : [];
  });
  return withMembers(findings, added);
}

function kindsIn(list: string, vocabulary: Vocabulary): readonly string[] | undefined {
  const values = list
    .slice(1, -1)
    .split(/, (?:or |and )?| or | and |\//)
    .map((value) => value.trim());
  const isPlain = (value: string): boolean => /^[\p{L} -]+$/u.test(value) && value.split(" ").length <= LONGEST;
  if (values.length < LEAST || !values.every(isPlain)) return undefined;
  const members = values.filter((value) => isMember(value, vocabulary)).length;
  const columns = values.filter((value) => isColumn(value, vocabulary)).length;
  return members * 2 >= values.length && columns * 4 <= values.length ? values : undefined;
}

function isMember(value: string, vocabulary: Vocabulary): boolean {
  return kindsWith(fold(value)).length > 0 || vocabulary.typesWithMember(phraseKey(wordsOf(value))).length > 0;
}

/** A name that no enumeration has among its members. */
function isColumn(value: string, vocabulary: Vocabulary): boolean {
  return (
    !isMember(value, vocabulary) &&
    vocabulary.typesNamed(phraseKey(wordsOf(value))).some(({ type }) => type.type !== "bool")
  );
}
