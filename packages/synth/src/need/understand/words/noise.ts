import { isArticle } from "./phrase.ts";
import type { Word } from "./pieces.ts";

/** Words around a field that say nothing about what it is. */
const leading = new Set(
  (
    "also some any all every each everyone everybody optional optionally ideally preferably maybe perhaps relevant basic corresponding respective associated plus then " +
    "i we you they it me us need needs want wants would like please give add use make generate create include includes including should must be is are was were " +
    "with without of for from in on and or as other various several different usual typical standard full complete exact simple new " +
    "following columns fields like such e.g only just show showing see their its whose where which that there who what namely made up fake invented fictional fictitious dummy synthetic realistic random most mostly being " +
    "wobei sodass liegen darf durfen soll sollen muss mussen kann konnen auch noch bitte mit und oder sowie alle jede jeder jedes tambien con para todos cada aussi avec tous chaque tambem com todos cada"
  ).split(" "),
);
/** Adjectives of the request that may yet begin a name ("full name", "new customers") are only dropped when nothing else helps. */
const keptWhenKnown = new Set(
  "full new other standard exact complete each every use is was include where what on from in for all show make see give create need plus total basic".split(
    " ",
  ),
);
const trailing = new Set(
  "where whose derived calculated computed too well anywhere anytime sometime somewhere please etc only exclusively solely strictly ausschliesslich exclusivamente uniquement exclusivement solamente unicamente seulement somente apenas but exactly precisely exactement exactamente exatamente genau still always siempre immer toujours sempre solange column field columns fields thing things stuff kind respectively also instead though pls thanks thx each there here it them both which that who if iff unless egal egale igual etcetera usw etc. bitte por favor".split(
    " ",
  ),
);
/** Nouns that may follow the name of a field without adding to it: "temperature readings", "salary information". */
export const fillerNouns: ReadonlySet<string> = new Set(
  "reading value data info information detail figure measurement column field entry record history attribute metric variable wert angabe dato valor donnee dado".split(
    " ",
  ),
);
/** Verbs after which a sentence says something about its subject. */
export const verbs: ReadonlySet<string> = new Set(
  (
    "should must never always cannot cant can't nie niemals nunca jamas jamais is are be being was were can will may might ranges range ranging varies vary has have goes needs shall adding summing totalling totaling varying reaching follows follow comes come lies falls stays equals depends contains contain " +
    "ist sind soll sollen muss mussen liegt liegen debe deben es son est sont doit doivent deve devem sao e"
  ).split(" "),
);
/** Words at which the name of a field ends: what follows places it or explains it. */
export const boundaries: ReadonlySet<string> = new Set(
  (
    "for in on at from to by per during within over under between since until when where whenever if after before because than that which who whose while via using based depending across around about with without so like among mostly usually typically normally mainly meist meistens normalmente generalement geralmente iff unless als egal egale igual inferieur superieur " +
    "fur im in bei aus von zu nach vor seit wahrend para en por desde hasta segun pour dans sur chez depuis selon em no na ate si wenn se"
  ).split(" "),
);

/** Without the noise at either end. */
export function stripped(words: readonly Word[], thorough = false): readonly Word[] {
  let start = 0;
  let end = words.length;
  const isNoise = (word: Word): boolean =>
    word.identifier === undefined &&
    word.compound === undefined &&
    (isArticle(word.folded) || (leading.has(word.folded) && (thorough || !keptWhenKnown.has(word.folded))));
  const isKept = (at: number): boolean => isSystem(words[at], words[at + 1]) || isMade(words[at], words[at + 1]);
  while (start < end && isNoise(words[start] as Word) && !isKept(start)) start += 1;
  // A "well" by itself is one of a plate or of oil, a "field" one that is sown.
  const isNoun = words.length === 1 && /^(?:well|field)$/.test(words[0]?.folded ?? "");
  const isTrailing = (word: Word | undefined): boolean =>
    word !== undefined && word.identifier === undefined && word.compound === undefined && trailing.has(word.folded);
  while (end > start && !isNoun && isTrailing(words[end - 1])) end -= 1;
  while (end > start + 1 && isStateOfFlag(words, end - 1)) end -= 1;
  return start === 0 && end === words.length ? words : words.slice(start, end);
}

const flagNouns = /^(?:flag|label|indicator|marker)$/;
const flagStates = /^(?:set|true|false|raised|on|positive|yes|up)$/;

/** "surge flag set exactly when", "fault label positive in 4 of 1000": how a flag stands is no part of its name. */
function isStateOfFlag(words: readonly Word[], at: number): boolean {
  const [noun, state] = [words[at - 1], words[at]];
  return state?.identifier === undefined && flagStates.test(state?.folded ?? "") && flagNouns.test(noun?.folded ?? "");
}

/** "made on", "made by": when and by whom it was made; "made up" says that it is invented. */
function isMade(word: Word | undefined, next: Word | undefined): boolean {
  return word?.folded === "made" && /^(?:on|at|by|in)$/.test(next?.folded ?? "");
}

/** "os", "os version": the system, whatever the word is in Portuguese. */
export function isSystem(word: Word | undefined, next: Word | undefined): boolean {
  if (word?.folded !== "os") return false;
  return next === undefined || /^(?:version|name|type|family|build|release|platform)$/.test(next.folded);
}

/** The words before the verb that says something about them; all where there is none. */
export function subjectOf(words: readonly Word[]): readonly Word[] {
  const verb = words.findIndex(
    (word, index) =>
      index > 0 && word.identifier === undefined && word.compound === undefined && verbs.has(word.folded),
  );
  if (verb < 0) return words;
  // "the pause which is at least 45 minutes"
  const isRelative = verb > 1 && /^(?:which|that|who|die|der|das|que|qui)$/.test(words[verb - 1]?.folded ?? "");
  return words.slice(0, isRelative ? verb - 1 : verb);
}

/** "sign in count", "add on price": verbs that are one with what follows. */
const withParticle = /^(?:sign|log|check|clock|opt|plug|drop|walk|buy|trade|roll|cash|add|lock|dial|carry|turn)$/;

/** "depth not deeper than", "gust never under": what is denied is a bound. */
function isDenial(words: readonly Word[], at: number): boolean {
  return (
    /^(?:not|never|no)$/.test(words[at]?.folded ?? "") &&
    /^(?:.{2,}er|more|less|above|below|over|under|exceeding|beyond|before|after|past)$/.test(
      words[at + 1]?.folded ?? "",
    )
  );
}

/** "assurance annulation prise par un client", "deposit paid by the guest": who did it is no part of the name. */
function isDoneBy(words: readonly Word[], at: number): boolean {
  const isLast = at + 2 >= words.length;
  return (
    !isLast &&
    /^(?:by|par|por|durch)$/.test(words[at + 1]?.folded ?? "") &&
    isArticle(words[at + 2]?.folded ?? "") &&
    /(?:ed|taken|made|sold|paid|ados?|adas?|idos?|idas?|ees?|prise?s?|faite?s?)$/.test(words[at]?.folded ?? "")
  );
}

/** "total as the sum of both", "arguments as JSON"; what something is "known as" is a name. */
function isAs(words: readonly Word[], at: number): boolean {
  return words[at]?.folded === "as" && !/(?:ed|known|sold|such|same)$/.test(words[at - 1]?.folded ?? "");
}

/** "price per litre", "preço por pessoa": what a price is for is part of its name. */
export function isPricePer(words: readonly Word[], at: number): boolean {
  const [head, next] = [words[at - 1], words[at + 1]];
  if (head === undefined || next === undefined || !/^(?:per|je|pro|por|par)$/.test(words[at]?.folded ?? ""))
    return false;
  return words.length === at + 2 && priced.test(head.folded) && next.identifier === undefined;
}

/** "gasto en alimentación", "spend on food": what money goes to is part of the name. */
export function isSpentOn(words: readonly Word[], at: number): boolean {
  const [head, next] = [words[at - 1], words[at + 1]];
  if (head === undefined || next === undefined || next.identifier !== undefined || words.length !== at + 2)
    return false;
  return spent.test(head.folded) && /^(?:en|em|on|fur|pour)$/.test(words[at]?.folded ?? "");
}

const spent =
  /^(?:gastos?|inversion(?:es)?|depenses?|ausgaben|spend|spending|spent|expenditure|expenses?|investissements?|investimentos?)$/;
const priced =
  /^(?:price|cost|rate|fee|fare|charge|wage|pay|rent|toll|tariff|surcharge|deposit|allowance|tax|bonus|preis|kosten|gebuhr|satz|miete|pacht|zuschlag|precio|coste|costo|tarifa|alquiler|renta|recargo|prix|cout|tarif|loyer|supplement|preco|custo|taxa|renda|valor)$/;

/** The words before the first that begins an explanation; all where there is none. */
export function beforeBoundary(words: readonly Word[]): readonly Word[] {
  // "played at", "joined on": at the end of a name it is part of it.
  const boundary = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      word.identifier === undefined &&
      word.compound === undefined &&
      (boundaries.has(word.folded) || isAs(words, index) || isDenial(words, index) || isDoneBy(words, index)) &&
      !(/^(?:in|on)$/.test(word.folded) && withParticle.test(words[index - 1]?.folded ?? "")) &&
      !isPricePer(words, index) &&
      !isSpentOn(words, index),
  );
  if (boundary < 0) return words;
  // "booked at before departure": the first preposition belongs to the name.
  const next = words[boundary + 1]?.folded ?? "";
  const isPart = /^(?:at|on)$/.test(words[boundary]?.folded ?? "") && boundaries.has(next);
  if (isPart) return words.slice(0, boundary + 1);
  // "bonus only if", "alarm exactly when": adverbs belong to the condition.
  let end = boundary;
  while (end > 1 && words[end - 1]?.identifier === undefined && trailing.has(words[end - 1]?.folded ?? "")) end -= 1;
  return words.slice(0, end > 1 && isStateOfFlag(words, end - 1) ? end - 1 : end);
}

const pronouns = new Set("i we you they it he she someone somebody people".split(" "));

/** Whether a word stands for whoever or whatever does something. */
export function isPronoun(folded: string): boolean {
  return pronouns.has(folded);
}

/** What leads from a name to what is said of it, and ends no name. */
const leadingOn = new Set(
  "of for per between with within around about under over than von de entre zwischen".split(" "),
);
/** These end names too ("logged in", "referred by"), unless a figure or a unit follows. */
const leadingOften = new Set("in at on by to from en em a".split(" "));
const phrasal =
  /(?:ed|sold|sent|paid|made|done|held|taken|given|bought|caught|written|driven|shown|log|check|sign|clock|punch|opt|walk|plug|buy|trade|phase|break|drop|turn)$/;

/** "taste rated 1-5": how it is measured is no part of its name. */
const graded =
  /^(?:scored|rated|graded|ranked|measured|bewertet|benotet|puntuad[oa]s?|valorad[oa]s?|notees?|avaliad[oa]s?)$/;

export function isGrading(folded: string): boolean {
  return graded.test(folded);
}

/** Without a preposition or a word of grading at its end: "read depth of" before "at least 100", "taste rated" before "1-5". */
export function withoutLeadingOn(words: readonly Word[], isFigureBehind: (word: Word) => boolean): readonly Word[] {
  const last = words.at(-1);
  const before = words.at(-2);
  if (last === undefined || before === undefined || last.identifier !== undefined || last.compound !== undefined)
    return words;
  const leads =
    leadingOn.has(last.folded) ||
    (leadingOften.has(last.folded) && !phrasal.test(before.folded) && isFigureBehind(last)) ||
    (isGrading(last.folded) && isFigureBehind(last));
  return leads ? withoutLeadingOn(words.slice(0, -1), isFigureBehind) : words;
}

/** Prepositions that say nothing at the head of a phrase: "no nulls in department". */
export const prepositions: ReadonlySet<string> = new Set(
  "in on for from to at of by im in fur bei en para dans pour em".split(" "),
);
/** What begins a circumstance and no name: "during one shift". */
export const circumstances: ReadonlySet<string> = new Set(
  "during within while throughout via wahrend durante pendant".split(" "),
);
