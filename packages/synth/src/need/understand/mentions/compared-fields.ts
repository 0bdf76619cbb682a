import { isTimeName } from "../../extract/comparison.ts";
import type { Found } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { participles } from "../../text/participles.ts";
import { timeHead } from "../meaning/german-compounds.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { isQuality, qualified } from "../words/elliptic-names.ts";
import { isCalledByUnitOf } from "../words/measured-nouns.ts";
import { phrasesOfRelation, textOf, wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { asEnumeration } from "./choice-name.ts";
import { LONGEST_NAME, type Mention, mentionAt } from "./mention.ts";
import type { Reading } from "./reading.ts";

/** The field that a side of a comparison or the like is, beside those that are named already. */
export function mentionOfSide(
  phrase: string,
  found: Found,
  fields: readonly Mention[],
  reading: Reading,
): Mention | undefined {
  const { findings, lookup, owner } = reading;
  const quoted = quotedWords(phrase, found, findings.language);
  const named = stripped(quoted);
  // "aos < los": an article that stands alone is a name.
  const said = named.length === 0 && quoted.length === 1 ? quoted : named;
  const words = doneName(said, phrase, found, fields) ?? wholeName(said, phrase, found);
  if (words.length === 0 || words.length > LONGEST_NAME) return undefined;
  // "never more than what was paid" speaks of a field, and names none.
  if (/^(?:what|which|that|whatever|somewhere|que|was|ce)$/.test(words[0]?.folded ?? "")) return undefined;
  // "kWh, cost = energy times price": what is measured is there already, called by its unit.
  const isEquation = found.kind === "comparison" && found.is === "=" && phrase !== found.left;
  if (isEquation && fields.some((field) => isCalledByUnitOf(phrase, field.words[0]?.folded ?? ""))) return undefined;
  if (isEquation && isShortFor(words, phrase, found, fields)) return undefined;
  const own = listedMeaning(words, lookup, owner);
  // "Genehmiger (nie der Mitarbeiter selbst)": who is never another one is a column.
  const isParty = found.kind === "differ" && words.length < 3;
  if (own === undefined && !isParty && !isOfFields(found, phrase)) return undefined;
  if (isOfTimes(found) && !hasNumber(found, reading) && (!isTimed(own) || own?.by === "form")) {
    // "scheduled and actual departure (not before the scheduled one)" has named it.
    const [only] = words;
    const isNamed = ({ words: all, meaning }: Mention): boolean =>
      all.length > 1 && isTimed(meaning) && all.some(({ folded }) => folded === only?.folded);
    if (words.length === 1 && fields.filter(isNamed).length === 1) return undefined;
    // "20 days after the issue": what a time is counted from is a time.
    const dated = namedBefore(datedWords(words, phrase, found, findings.language), fields);
    const meaning = listedMeaning(dated, lookup, owner) ?? meaningOf(dated, lookup, owner);
    const mention = mentionAt(meaning, null, found, dated, false);
    return isTimed(meaning) ? mention : { ...mention, hint: "date" };
  }
  const known = own ?? meaningOf(words, lookup, owner);
  // "exam results: pupil, pass or fail": the members are of no key of the rows; those of "stores A, B and C" are.
  const areCodes = found.kind === "members" && found.values.every((each) => /^[A-Z\d-]{1,6}$/.test(each));
  const isKey = found.kind === "members" && !areCodes && known.type.type === "id" && known.by === "frame";
  const meaning = isKey ? asEnumeration(textOf(words), [words], reading) : known;
  const isOther = isBesides(meaning, words, fields, reading);
  // "an overall mark, which is the average of the three": what is computed is a column, whatever the rows are called.
  const isResult = found.kind === "comparison" && found.is === "=" && phrase === found.left;
  // "two different models": each is a column of its own.
  const isOneOfTwo = found.kind === "differ" && / [ab]$/.test(phrase);
  const shared = isOther || isOneOfTwo ? { ...meaning, field: null } : meaning;
  const side = mentionAt(shared, null, found, words, isOther || isOneOfTwo || isResult || isKey);
  // "wind gust in km/h never below wind speed"
  const unit = findings.found.find(({ kind, start, end }) => kind === "unit" && found.start < start && end < found.end);
  return unit?.kind === "unit" && found.kind === "comparison" && phrase === found.left
    ? { ...side, unit: unit.unit }
    : side;
}

/** "overage calls, overage charge = overage × price": the one column beside the result that begins with these words. */
function isShortFor(words: readonly Word[], phrase: string, found: Found, fields: readonly Mention[]): boolean {
  const [left = ""] = phrasesOfRelation(found);
  const begins = fields.filter(
    (field) =>
      field.words.length > words.length &&
      words.every(({ english }, at) => field.words[at]?.english === english) &&
      textOf(field.words).toLowerCase() !== left.toLowerCase(),
  );
  const isListed = fields.some((field) => textOf(field.words).toLowerCase() === phrase.toLowerCase());
  return begins.length === 1 && !isListed;
}

/** "temperatura mínima por debajo de la máxima", "neto menor que el bruto": the quality on the right is of the noun on the left. */
function wholeName(words: readonly Word[], phrase: string, found: Found): readonly Word[] {
  const [left, right] = phrasesOfRelation(found);
  const [only] = words;
  if (words.length !== 1 || only === undefined || phrase !== right || left === undefined || !isQuality(only))
    return words;
  const noun = qualified(left.split(/\s+/).flatMap((text) => wordLike(fold(text), words)));
  return noun === undefined ? words : [...noun, only];
}

const sized = /^(?:amount|sum|quantity|qty|price|cost|value|hours|units|budget|weight|total)$/i;

/** "shots made never more than attempted": what was done on the right was done with what stands on the left. */
function doneName(
  words: readonly Word[],
  phrase: string,
  found: Found,
  fields: readonly Mention[],
): readonly Word[] | undefined {
  const [left = "", right] = phrasesOfRelation(found);
  const noun = left.split(/\s+/);
  const [only] = words;
  if (words.length !== 1 || only === undefined || phrase !== right || noun.length !== 2) return undefined;
  // "approved amount no higher than requested": amounts are both.
  const isOther = !fields.some((field) => field.words.some(({ english }) => english === only.english));
  if (participles.test(only.folded) && participles.test(noun[0] ?? "") && sized.test(noun[1] ?? ""))
    return isOther ? [only, ...wordLike(fold(noun[1] ?? ""), words)] : undefined;
  const isDone = participles.test(only.folded) && participles.test(noun[1] ?? "");
  if (!isDone || !isOther) return undefined;
  return [...wordLike(fold(noun[0] ?? ""), words), only];
}

function isOfFields(found: Found, phrase: string): boolean {
  const { kind } = found;
  if (found.kind === "threshold") return found.apart === true;
  // "only defaulted loans have a recovery amount" names a column.
  if (found.kind === "onlyWhen" && /^status$/i.test(phrase)) return true;
  if (found.kind === "onlyWhen" && found.value !== undefined) return found.apart !== true;
  if (found.kind === "onlyWhen") return found.apart === true && found.unless !== true && found.value === undefined;
  return (
    kind === "members" ||
    kind === "shares" ||
    kind === "figures" ||
    kind === "caseRange" ||
    kind === "offset" ||
    kind === "gap" ||
    kind === "comparison"
  );
}

/** Relations that only times can have. */
function isOfTimes(found: Found): boolean {
  if (found.kind === "offset" || found.kind === "gap") return true;
  if (found.kind !== "comparison" || found.is === "=" || found.of === "size") return false;
  return found.of === "time" || isTimeName(found.left);
}

/** "refund <= price": where a sign compares and one side is a number, both are, whatever the other might be. */
function hasNumber(found: Found, { findings, lookup, owner }: Reading): boolean {
  if (found.kind !== "comparison" || found.of !== undefined) return false;
  return phrasesOfRelation(found).some((phrase) => {
    const meaning = listedMeaning(stripped(quotedWords(phrase, found, findings.language)), lookup, owner);
    return meaning?.type.type === "number" || meaning?.type.type === "int";
  });
}

function isTimed(meaning: Meaning | undefined): boolean {
  return meaning?.type.type === "date" || meaning?.type.type === "datetime";
}

const participle = /(?:ed|en|ent|aid|old|eft|ought)$/;

const timeNouns = /^(?:date|day|time|timestamp|at|on|fecha|dia|hora|data|heure|jour|datum|tag|zeit|am|um)$/;

/**
 * "issue" as "issue date". In other languages a side is called as it was said, or like the other one: "fecha de pago después de la
 * emisión" has a "fecha de emisión", "Ankunftszeit nach dem Anruf" an "Anrufzeit".
 */
function datedWords(words: readonly Word[], phrase: string, found: Found, language: Language): readonly Word[] {
  if (words.some(({ folded }) => timeNouns.test(folded))) return words;
  if (language === "en")
    return [...words, ...wordLike(participle.test(words.at(-1)?.folded ?? "") ? "at" : "date", words)];
  const [left = "", right] = phrasesOfRelation(found);
  const last = words.at(-1);
  if (phrase !== right || last === undefined || timeHead(last.folded) !== undefined) return words;
  if (language === "de") {
    const head = timeHead(left.toLowerCase());
    return head === undefined ? words : [...words.slice(0, -1), ...wordLike(`${last.text}${head}`, words)];
  }
  const [noun, of] = left.split(/\s+/);
  const isHead = noun !== undefined && of !== undefined && timeNouns.test(noun.toLowerCase());
  return isHead ? [...wordLike(noun, words), ...wordLike("de", words), ...words] : words;
}

/** "data de sinistro" is the "data do sinistro" that was named. */
function namedBefore(words: readonly Word[], fields: readonly Mention[]): readonly Word[] {
  const ends = (own: readonly Word[]): string => `${own[0]?.folded} ${own.at(-1)?.folded}`;
  const other =
    words.length === 3 ? fields.find((each) => each.words.length === 3 && ends(each.words) === ends(words)) : undefined;
  return other?.words ?? words;
}

/** "amount, total = amount * 1.19": the total is not the amount, though the domain has one field for both. */
function isBesides(
  { field }: Meaning,
  words: readonly Word[],
  fields: readonly Mention[],
  { findings }: Reading,
): boolean {
  const key = (own: readonly Word[]): string => own.map((word) => word.english).join(" ");
  const other = fields.find((mention) => field !== null && mention.meaning.field === field);
  return (
    other !== undefined &&
    key(other.words) !== key(words) &&
    key(words) !== key(other.meaning.words) &&
    findings.found.some(
      (found) => found.kind === "comparison" && found.is === "=" && phrasesOfRelation(found)[0] === textOf(words),
    )
  );
}
