import { isBreak, isWord, type Reading, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

/** Words that end a noun phrase. */
const ends = new Set(
  "whenever iff wenn sobald cuando quand lorsque quando during durante pendant wahrend throughout since seit depuis desde and or with plus including include includes where which that while when if so as but then also for to in on at by per from of is are was were be being has have had must should can may will each every all except und oder mit wobei sowie inklusive fur in im ist sind y o con donde que para en es son et ou avec dont pour dans est sont e ou com onde para em sao nas nos na dans chez beim bei bis hasta ate between under over above below within about around roughly approximately only after before please thanks because weil porque not no never always via into using than zwischen unter uber entre liegen darf durfen soll sollen muss mussen kann konnen".split(
    " ",
  ),
);
const determiners = new Set(
  "the a an its their his her our your this these der die das den dem ein eine el la los las un una le les une o os as um uma l d l' d' any some".split(
    " ",
  ),
);

/** A noun phrase that begins at a token, up to `most` words, as it is written and without its article. */
export function phraseFrom(
  reading: Reading,
  at: number,
  most: number,
  more?: ReadonlySet<string>,
): { readonly text: string; readonly next: number } | undefined {
  let start = at;
  while (determiners.has(word(reading, start)) && start < at + 2) start += 1;
  let next = start;
  while (next < start + most && goesOn(reading, next) && more?.has(word(reading, next)) !== true) next += 1;
  return next === start ? undefined : { text: written(reading, start, next), next };
}

/** The noun phrase that ends before a token, up to `most` words. */
export function phraseBefore(
  reading: Reading,
  at: number,
  most: number,
): { readonly text: string; readonly first: number } | undefined {
  const unit = unitBefore(reading, at);
  if (unit !== undefined) return phraseBefore(reading, unit, most);
  let first = at;
  while (first > 0 && first > at - most && goesOn(reading, first - 1) && !isDeterminer(reading, first - 1)) {
    first -= 1;
  }
  return first === at ? undefined : { text: written(reading, first, at), first };
}

/** Where "in km/h" begins, that says in what the name before it is measured. */
function unitBefore(reading: Reading, at: number): number | undefined {
  const first = at - 3;
  if (
    first < 2 ||
    !isWord(reading, at) ||
    reading.tokens[at - 2]?.text !== "/" ||
    !/^(?:in|en|em)$/.test(word(reading, first - 1))
  )
    return undefined;
  return unitAt(reading.tokens, first)?.next === at ? first - 1 : undefined;
}

/** "der Preis", but "heure d'arrivée". */
function isDeterminer(reading: Reading, at: number): boolean {
  // "total à payer", "valor a pagar"
  if (word(reading, at) === "a" && reading.language !== "en" && /(?:[aei]r|re)$/.test(word(reading, at + 1)))
    return false;
  return determiners.has(word(reading, at)) && !(ofs.has(word(reading, at)) && partNouns.has(word(reading, at - 1)));
}

/** Nouns that "of" belongs to: "years of experience", "number of seats". */
const partNouns = new Set(
  "depot depots reason reasons cause causes causa causas motivo motivos raison motif motifs grund years year number count date time cost level length amount rate point type country place day month size total hours minutes days months volume percentage share score degree status average value price period quality anzahl numero nombre fecha data hora heure horario dia jour prix precio preco valor valeur montant importe monto".split(
    " ",
  ),
);

/** Whether the word at a token goes on with a noun phrase. */
function goesOn(reading: Reading, at: number): boolean {
  if (!isWord(reading, at)) return false;
  if (ofs.has(word(reading, at))) {
    return partNouns.has(word(reading, at - 1)) && isWord(reading, at + 1) && !ends.has(word(reading, at + 1));
  }
  if (["on", "in"].includes(word(reading, at)))
    return afterParticle.has(word(reading, at + 1)) || isParticle(reading, at);
  return !ends.has(word(reading, at));
}

const ofs = new Set(["of", "de", "der", "d'", "du", "da", "do", "del"]);

/** "on hand", "in stock", "on time" name fields. */
const afterParticle = new Set("hand stock time order hold transit service use call duty".split(" "));

/** The "in" of "weight in is above weight out": where no noun follows, it belongs to the name before it. */
export function isParticle(reading: Reading, at: number): boolean {
  if (!["on", "in"].includes(word(reading, at)) || !isWord(reading, at - 1)) return false;
  return isBreak(reading, at + 1) || afterName.has(word(reading, at + 1));
}

const afterName = new Set("is are was must never always not > < >= <= = != above below exceeds".split(" "));

/** Whether a word cannot stand in a noun phrase. */
export function endsPhrase(word: string): boolean {
  return ends.has(word);
}
