import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { topicIn, withoutParticiple } from "../words/topic.ts";

/** A word of what the need is about, as it was said and in its ground form. */
export interface TopicWord {
  readonly folded: string;
  readonly english: string;
  /** So many of it are counted. */
  readonly counted?: true;
}

/** What rows are for, and what holds them: "a dashboard", "our portal", "my class". They are hardly the rows themselves. */
const purposes = new Set(
  (
    "dashboard demo model test testing class course coursework workshop lab training app application portal project prototype analysis exercise homework thesis " +
    "lesson tool system pipeline benchmark software startup product platform study seminar lecture hackathon backtest backtesting rehearsal migration " +
    "schulung modell kurs anwendung werkzeug curso aplicacion modelo cours logiciel modele aplicativo portal"
  ).split(" "),
);
/** Many of a thing, taken as one. */
const wholes = new Set(
  "network fleet chain group herd collection pool portfolio population flock set parc parque flotte flota frota rebano rebanho troupeau red rede reseau cadena chaine grupo groupe gruppe netz".split(
    " ",
  ),
);
/** What says nothing of what the rows are. */
const sayNothing = new Set(
  "stuff thing something anything better useful good nice interesting interessant interesante interessante realistic random cool great".split(
    " ",
  ),
);

/** The noun phrase that says what the need is about: the first that is no talk of why; none where there is nothing but that. */
export function topicOf(items: readonly Item[]): readonly TopicWord[] {
  let isBegun = false;
  for (const item of items) {
    if (item.zone !== "head" && (item.zone !== "prose" || !isBegun)) continue;
    const counted = countedIn(item);
    const phrase =
      counted === undefined
        ? withoutParticiple(nounPhraseOf(topicIn(item.words)))
        : wordsOf(counted.noun).map((word) => ({ folded: word, english: wordKey(word), counted: true as const }));
    isBegun = true;
    const last = phrase.at(-1);
    if (last !== undefined && !sayNothing.has(last.english) && !purposes.has(last.folded)) return phrase;
  }
  return [];
}

/** "40 museums", "network of 5 laundromats": what is counted there is what it is about. */
function countedIn({ words, founds }: Item): Extract<Found, { kind: "entities" }> | undefined {
  const counted = founds.find(({ found, at }) => {
    if (found.kind !== "entities") return false;
    return (
      at === 0 || (at === 2 && /^(?:of|de|d|von)$/.test(words[1]?.folded ?? "") && wholes.has(words[0]?.folded ?? ""))
    );
  })?.found;
  return counted?.kind === "entities" ? counted : undefined;
}

/** What is counted before anything else is said: "40 museums: name, city". */
export function countedFirst(items: readonly Item[]): Extract<Found, { kind: "entities" }> | undefined {
  const head = items.find((item) => item.zone === "head" && item.words.length + item.founds.length > 0);
  return head === undefined ? undefined : countedIn(head);
}

const headPrepositions = new Set(
  "of for in on at from to by per during within over under about where who that which using across between among against on auf fur in von zwischen para en entre sobre pour dans sur em".split(
    " ",
  ),
);
const requestWords = new Set(
  (
    "i we need want require would like give me get please generate create make produce build provide synthesize synthesise simulate simulated fake mock synthetic random realistic sample some a an the " +
    "row record entry line item sample dataset data set table list bunch lot example file of for us can could you hi hello hey let show my our " +
    "ich brauche wir brauchen bitte zeile datensatz daten mit von ein eine erzeuge generiere necesito quiero fila registro dato de genera generame dame por favor " +
    "je veux voudrais besoin ligne enregistrement donnee il me faut genere preciso quero linha registro dado gere"
  ).split(" "),
);

/** What one does who has a wish. */
const wishes = new Set("need needs want wants require requires seeks".split(" "));

/** The noun phrase that says what the rows are: without the request around it, up to the first preposition. */
export function nounPhraseOf(words: readonly Word[]): readonly Word[] {
  // "our bakery needs 300 orders": who has the wish is not what is wished for.
  let start = words.findIndex(({ folded }, at) => at > 0 && wishes.has(folded)) + 1;
  while (start < words.length && requestWords.has(words[start]?.english ?? "")) start += 1;
  while (start < words.length && requestWords.has(words[start]?.folded ?? "")) start += 1;
  while (start < words.length && headPrepositions.has(words[start]?.folded ?? "")) start += 1;
  while (start < words.length && requestWords.has(words[start]?.folded ?? "")) start += 1;
  let end = start;
  // "end-of-term marks" are marks.
  while (end < words.length && (words[end]?.compound === true || !headPrepositions.has(words[end]?.folded ?? "")))
    end += 1;
  const phrase = words.slice(start, end);
  // "a lake data sample" is of lakes, "lake samples" are samples.
  let last = phrase.at(-1)?.folded === "sample" ? phrase.length - 1 : phrase.length;
  while (
    last > 1 &&
    /^(?:data|dataset|record|row|table|log|entry|pls|please|csv|json)$/.test(phrase[last - 1]?.english ?? "")
  )
    last -= 1;
  return phrase.slice(0, last);
}
