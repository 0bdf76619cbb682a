import type { Findings } from "../../findings.ts";
import type { Frame } from "../../frames/frame.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { damerau } from "../../text/damerau.ts";
import { countedFirst, topicOf } from "../meaning/topic.ts";
import type { Item } from "../words/items.ts";
import { isArticle, isInPlural, lastKey, slugOf, wordKey, wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

/** What one row is: as the domain says, else the last noun of what the need is about. */
export function recordOf(
  findings: Findings,
  items: readonly Item[],
  frame: Frame | null,
  { typesNamed }: Vocabulary,
): string {
  if (frame !== null) return slugOf(wordsOf(frame.record)) || "record";
  const counted = findings.found.some(({ kind }) => kind === "cadence") ? undefined : countedFirst(items);
  const named = topicOf(items);
  // "turbine 4 readings" are readings.
  const words = named.filter(({ folded }) => !/^\d+$/.test(folded) && !quantifiers.test(folded));
  const topic = words.length > 0 || named.every(({ folded }) => quantifiers.test(folded)) ? words : named;
  if (counted === undefined && isRegister(topic)) return "entry";
  if (topic.length > 0 && counted === undefined) {
    const { language } = findings;
    const isNounFirst = language === "es" || language === "fr" || language === "pt";
    const said = topic.map((word) =>
      isNounFirst ? word.folded : language === "de" ? wordKey(word.folded, "de") : word.english,
    );
    const slug = slugOf(isNounFirst ? firstNoun(said, language) : recordNoun(said));
    // "daily temperatures": a row is a reading of one.
    const isMeasure = typesNamed(slug).some(({ type }) => type.type === "number" && type.unit !== undefined);
    // "estufas de tomate, 6 estufas, de hora em hora": each is read again and again.
    const isRead =
      isNounFirst &&
      findings.found.some(({ kind }) => kind === "cadence") &&
      findings.found.some((found) => found.kind === "entities" && slugOf([found.noun]) === slug);
    if (isMeasure || isRead) return "reading";
    if (slug !== "" && slug.length <= 40) return slug;
  }
  const entity = counted ?? findings.found.find((found) => found.kind === "entities");
  if (entity?.kind === "entities") {
    if (arePeopleOfPlace(findings.text.slice(entity.start, entity.end))) return "person";
    const slug = slugOf(
      recordNoun(wordsOf(entity.noun).map((word) => wordKey(word, findings.language === "de" ? "de" : "en"))),
    );
    if (slug !== "") return slug;
  }
  return "record";
}

/** "each of 20 plots", "jeder der 30 Juroren" */
const quantifiers = /^(?:each|every|one|all|both|jede[rsmn]?|der|die|das|cada|uno|una|chaque|chacune?|todos|todas)$/;

/** "1,200 Germans", "800 Londoners": a capital and an ending of where people are from. */
function arePeopleOfPlace(counted: string): boolean {
  return /^\d[\d.,]*k? \p{Lu}\p{Ll}{2,}(?:ans|ers|ese|men|women|ards|ish)$/u.test(counted);
}

/** "tickets" in "parking garage tickets", where the domain would say sessions. */
export function ownNoun(
  findings: Findings,
  items: readonly Item[],
  frame: Frame | null,
  vocabulary: Vocabulary,
): string | null {
  if (frame === null || findings.language !== "en") return null;
  const topic = topicOf(items);
  const word = topic.at(-1);
  if (isRegister(topic) && !/\b(?:entry|book|ledger|journal)/.test(frame.record)) return "entry";
  // "8 bakeries every day": what is counted is read again and again.
  if (word?.counted === true && findings.found.some(({ kind }) => kind === "cadence")) return null;
  if (word === undefined || word.english.length < 3) return null;
  if (word.counted !== true && !isInPlural(word)) return null;
  // "variant calls" are variants, "flight delays" flights by what is measured of them.
  const record = lastKey(frame.record);
  const isOfRecord = topic.some(
    ({ english }) => english === record || (record.length > 5 && damerau(english, record, 1) === 1),
  );
  if (isOfRecord || containers.has(word.english) || measures.has(word.english)) return null;
  // Taps and clicks are events.
  if (frame.record === "event" && /^(?:tap|click|press|swipe|scroll|touch)$/.test(word.english)) return null;
  if (wordsOf(frame.record).some((own) => wordKey(own) === word.english)) return null;
  const measured = vocabulary
    .typesNamed(word.english)
    .some(({ type }) => /^(?:int|number)$/.test(type.type) && frame.fields.some((field) => field.type === type.id));
  return measured ? null : slugOf([word.english]);
}

/** "gold ledger", "petty cash book": one of what is kept line by line has entries; "books" are what they are. */
function isRegister(topic: readonly Pick<Word, "folded">[]): boolean {
  const last = topic.at(-1)?.folded ?? "";
  return /^(?:ledger|logbook|diary|journal|cashbook|passbook)$/.test(last) || (last === "book" && topic.length > 1);
}

/** What is measured of the rows, and no rows. */
const measures = new Set(
  "score rating delay time duration price rate cost level value amount total volume size speed temperature number count".split(
    " ",
  ),
);

/** Nouns that say how something is kept and not what it is. */
const containers = new Set(
  "daily weekly monthly record reading log line result entry item data row metric note detail schedule tracking table sheet list history event statistic measurement report register".split(
    " ",
  ),
);

/** On what it is written: "job cards" are told by a job card, and by no card. */
const papers = new Set("card slip form".split(" "));

/** The noun that one row is called by: "guest" of "hotel guests", "crop_yield" stays when its last noun says too little. */
function recordNoun(words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  // "sign-ups" are no ups.
  const particle = /^(up|in|out|off)s?$/.exec(last)?.[1];
  if (particle !== undefined && words.length > 1) return [...words.slice(-2, -1), particle];
  return containers.has(last) || papers.has(last) ? words.slice(-2) : [last];
}

/** What is kept or told of the things that follow "de", in the languages whose nouns come first. */
const heads = new Set(
  "registro registros registre registres lista listado liste cadastro inventario inventaire listagem parc parque flotte flota frota datos donnees dados historial historique historico base suivi seguimiento releve releves conjunto jeu ensemble tabla table tabela".split(
    " ",
  ),
);

/** "multa" of "multas ambientais", "voluntario" of "registro de voluntarios". */
function firstNoun(words: readonly string[], language: Language): readonly string[] {
  const nouns = words.join(" ").split(/(?:^| )(?:de|del|da|do|das|dos|du|des|d|la|las|los|el|l|les|le)(?= |$)/);
  const spoken = nouns.flatMap((each) => each.split(" ").find((word) => word !== "" && !isArticle(word)) ?? []);
  const noun = spoken.find((each) => !heads.has(each)) ?? spoken[0];
  return noun === undefined ? [] : [wordKey(noun, language)];
}

/** What a table of no domain is about, in the buyer's words. */
export function titleOf(record: string, items: readonly Item[]): string {
  const topic = topicOf(items);
  return topic.length === 0 ? `${record.replaceAll("_", " ")}s` : topic.map((word) => word.folded).join(" ");
}
