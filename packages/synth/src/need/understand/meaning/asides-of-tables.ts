import type { Findings } from "../../findings.ts";
import { wordKey } from "../words/phrase.ts";
import type { TableSection } from "./table-sections.ts";

const compound = /(?<=^|[,;:.] ?|\band |\bund )(?:the |an? )?(\p{L}+)(?:['’]s)? (\p{L}{3,})[^,;.:()]{0,60}/giu;
const attributive =
  /(?<=^|[,;:.(] ?)(?:\p{L}+[ -]){1,3}?(?:of|der|des|de|del|do|da|du|dos|das|von) (?:the |each |la |le |les |los |las |l['’]|both |all )?(\p{L}+)(?!\p{L})[^,;.:()]{0,60}/giu;

/** What behind the name of a table makes no compound of it. */
const verbs =
  /^(?:has|have|had|is|are|was|were|with|without|from|for|the|belongs?|links?|points?|contains?|must|can|may|should|shall|will|runs?|starts?|begins?|ends?|never|always|only|and|but|per|over|under|inside|within|after|before|between|which|who|where|when|that|each|plus|gets?|takes?|needs?|ids?|number|code|keys?|tables?|files?|rows?|lines?|items?)$/i;

/**
 * "lessons: weekday, room capacity, subject", "Geburtsjahr der Leser": one column is told of another table than those around it.
 * Under a heading and in brackets the columns listed are that table's own.
 */
export function asidesOf(
  nouns: readonly string[],
  sections: readonly TableSection[],
  { text, language }: Findings,
): readonly TableSection[] {
  const find = (form: RegExp, isMeant: (match: RegExpMatchArray) => boolean): readonly TableSection[] =>
    [...text.matchAll(form)].flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const word = (match[1] ?? "").toLowerCase();
      const noun = nouns.find((each) => each === word || each === wordKey(word, language) || each === wordKey(word));
      const isListed = sections.some((section) => section.start <= start && start < section.end);
      return noun === undefined || isListed || !isMeant(match) ? [] : [{ noun, start, end }];
    });
  const compounds = find(compound, ([, first, second]) => first === wordKey(first ?? "") && !verbs.test(second ?? ""));
  return [
    ...compounds,
    ...find(attributive, ([all]) => !/\d/.test(all.split(/\b(?:of|der|des|de|del|do|da|du)\b/)[0] ?? "")),
  ];
}
