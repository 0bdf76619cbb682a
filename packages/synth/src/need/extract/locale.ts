import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { isGlued, isWord, type Reading, spanOf, word, written } from "./reading.ts";

const languages = phrases<string>([
  ["en", "english|englisch|ingles|anglais"],
  ["de", "german|deutsch|aleman|allemand|alemao"],
  ["es", "spanish|spanisch|espanol|castellano|espagnol|espanhol"],
  ["fr", "french|franzosisch|frances|francais"],
  ["pt", "portuguese|portugiesisch|portugues|portugais"],
  ["pt-BR", "brazilian portuguese"],
  ["es-MX", "mexican spanish"],
  ["en-GB", "british english"],
  ["en-US", "american english"],
  ["it", "italian|italienisch|italiano|italien"],
  ["nl", "dutch|niederlandisch|holandes|neerlandais"],
  ["sv", "swedish|schwedisch|sueco|suedois"],
  ["da", "danish|danisch|danes|danois"],
  ["nb", "norwegian|norwegisch|noruego"],
  ["fi", "finnish|finnisch|finlandes"],
  ["pl", "polish|polnisch|polaco|polonais"],
  ["cs", "czech|tschechisch|checo"],
  ["tr", "turkish|turkisch|turco|turc"],
  ["ru", "russian|russisch|ruso|russe"],
  ["uk", "ukrainian"],
  ["ar", "arabic|arabisch|arabe"],
  ["he", "hebrew"],
  ["hi", "hindi"],
  ["ja", "japanese|japanisch|japones|japonais"],
  ["ko", "korean|koreanisch|coreano|coreen"],
  ["zh", "chinese|mandarin|chinesisch|chino|chinois"],
  ["vi", "vietnamese"],
  ["th", "thai"],
  ["id", "indonesian"],
  ["el", "greek"],
]);
const nouns = new Set(
  "language text texts locale localized names messages reviews comments sentences speaking wording sprache idioma langue lingua lengua".split(
    " ",
  ),
);

/** "de_DE", "locale fr-FR", "in German", "German-language": the language of texts and names; "German customers" are a place. */
export function localeAt(reading: Reading, at: number): Found | undefined {
  return severalAt(reading, at) ?? coded(reading, at) ?? named(reading, at);
}

const leads = /^(?:in|auf|en|em)$/;

/** "reviews in English, German and French": several languages are a column, and none of them is that of the delivery. */
function severalAt(reading: Reading, at: number): Found | undefined {
  if (!leads.test(word(reading, at))) return undefined;
  const values: string[] = [];
  let next = at + 1;
  for (let isLast = false; ; ) {
    const end = phraseAt(reading, next, languages)?.next;
    if (end === undefined) return undefined;
    values.push(written(reading, next, end));
    next = end;
    if (isLast) break;
    const comma = word(reading, end) === "," ? end + 1 : end;
    isLast = joints.test(word(reading, comma));
    next = isLast ? comma + 1 : comma;
    if (next === end) return undefined;
  }
  // "in German and French hospitals" are places.
  if (isWord(reading, next) && !endsPhrase(word(reading, next))) return undefined;
  return { kind: "members", values, of: names[reading.language], ...spanOf(reading, at, next) };
}

const joints = /^(?:and|or|und|oder|y|o|et|ou|e|&)$/;
/** What languages are told in is called. */
const names = { en: "language", de: "sprache", es: "idioma", fr: "langue", pt: "idioma" } as const;

function coded(reading: Reading, at: number): Found | undefined {
  const start = ["locale", "language", "lang"].includes(word(reading, at))
    ? ":=".includes(word(reading, at + 1) || " ")
      ? at + 2
      : at + 1
    : at;
  const token = reading.tokens[start];
  if (token === undefined || (isGlued(reading, start) && reading.tokens[start - 1]?.text === "-")) return undefined;
  const match = /^([a-z]{2})[-_]([A-Z]{2})$/.exec(token.text);
  const next = word(reading, start + 1) === "locale" ? start + 2 : start + 1;
  if (match !== null) return { kind: "locale", locale: `${match[1]}-${match[2]}`, ...spanOf(reading, at, next) };
  // "lang en/es" has several.
  const isOne = word(reading, start + 1) !== "/";
  const isBare = start > at && word(reading, at) !== "language" && isOne && /^[a-z]{2}$/.test(token.text);
  return isBare ? { kind: "locale", locale: token.text, ...spanOf(reading, at, next) } : undefined;
}

function named(reading: Reading, at: number): Found | undefined {
  const lead = word(reading, at);
  const isIn = ["in", "auf", "en", "em", "written", "language", "sprache", "idioma", "langue"].includes(lead);
  let start = isIn ? at + 1 : at;
  if (lead === "written" && word(reading, start) === "in") start += 1;
  if (word(reading, start) === ":") start += 1;
  const found = phraseAt(reading, start, languages);
  const hyphenated = /^(\w+)-(?:language|speaking)$/.exec(lead);
  if (found === undefined) {
    const code = hyphenated === null ? undefined : languages.byFirst.get(hyphenated[1] ?? "")?.[0]?.meaning;
    return code === undefined ? undefined : { kind: "locale", locale: code, ...spanOf(reading, at, at + 1) };
  }
  const isNoun = nouns.has(word(reading, found.next));
  if (isIn) {
    // "in German hospitals" is a place.
    const isPlace =
      !isNoun &&
      reading.tokens[found.next]?.kind === "word" &&
      !["and", "with", "please", "for", "or", "und", "only", "locale"].includes(word(reading, found.next));
    return isPlace
      ? undefined
      : {
          kind: "locale",
          locale: found.meaning,
          ...spanOf(reading, at, isNoun && word(reading, found.next) === "language" ? found.next + 1 : found.next),
        };
  }
  if (!["language", "text", "texts", "locale", "speaking", "sprache"].includes(word(reading, found.next)))
    return undefined;
  return { kind: "locale", locale: found.meaning, ...spanOf(reading, at, found.next) };
}
