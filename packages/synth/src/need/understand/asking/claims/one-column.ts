import { isBreak, number, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isFunctionWord, isKindOfThing, isSomebody } from "../broad-words.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Claim } from "./claim.ts";
import { areAlike, rootOf } from "./roots.ts";
import type { Split } from "./split.ts";

const SEVERAL = 3;
/** So much more than all is a slip; what holds at once comes to any sum. */
const SLIP = 1.35;
/** "stalls 50%, circle 40%, gallery 25%" is said of flags too, with less order. */
const SLIP_AHEAD = 1.25;
const LONGEST = 3;

/**
 * Whether shares that come to more than all are values of one column by their form, whatever they are: "38% say Greens, 31% Liberals,
 * 27% Labour", "50% wrong item, 35% wrong quantity, 25% wrong label". Whoever splits something up begins with the largest part;
 * flags ("20% delayed, 60% international") stand in any order and are said in many forms.
 */
export function areOfOneColumn(reading: NeedReading, { claims, labels, total }: Split): boolean {
  if (claims.length < SEVERAL || total > SLIP || new Set(labels).size < labels.length) return false;
  const areFalling = claims.every(({ rate }, index) => rate <= (claims[index - 1]?.rate ?? 1));
  if (!areFalling || claims.some(({ facts, isOfPart, isEither }) => facts.length > 1 || isOfPart || isEither))
    return false;
  const said = claims.map((claim) => wordsOf(reading, claim));
  if (said.some((words) => words.length === 0 || words.length > LONGEST + 2 || words.some((each) => flags.has(each))))
    return false;
  const [head = "", ...before] = headOf(reading).toReversed();
  const isThing = compounds.has(head) || compounds.has(singular(head)) || (isKindOfThing(head) && !isSomebody(head));
  const areNames = !isThing && areProperNames(reading, claims);
  const areAhead = claims.filter(({ before }) => before).length;
  if (areAhead > 0 && (areAhead < claims.length || total > SLIP_AHEAD)) return areNames;
  if (areNames || haveOneLink(said) || haveOneVerb(said) || haveOneNoun(said)) return true;
  if ([head, ...before].some((each) => reasons.test(each))) return true;
  return head !== "" && !isThing && !isSomebody(head) && areNouns(reading, claims, said);
}

/** The words behind the figure, or before it, as they stand. */
export function wordsOf(
  reading: NeedReading,
  { base, before, first, figureEnd, next, span }: Claim,
): readonly string[] {
  const [from, to] = before ? [0, first] : [figureEnd, next];
  const words = reading.tokens
    .slice(from, to)
    .filter(({ kind, start }) => (kind === "word" || kind === "identifier") && start >= span.start)
    .map(({ folded }) => folded);
  // "half of our parcels go to Germany"
  const counted = words.findIndex((each) => base.some((root) => areAlike(root, rootOf(each, reading.language))));
  return base.length > 0 ? words.slice(counted + 1) : words;
}

/** What is noted beside anything else, whatever it is called by. */
const flags = wordSet(
  "with without fraud refund refunds return returns discount discounts duplicate duplicates error errors warning warnings complaint complaints no-show no-shows cancellation cancellations weekend weekends overtime gift gifts tip tips insurance deposit warranty breakfast parking wifi wi-fi pool sauna garden garage balcony terrace gym minibar lift elevator fever cough pain headache nausea fatigue rash diabetes hypertension asthma obesity anxiety allergy allergies vip mit ohne con sin avec sans com sem also both",
);

const links = wordSet(
  "by from to into about over via through on in at because aus nach von uber wegen durch por para de desde hacia sobre par vers pour",
);
const leading = wordSet("are is were was go goes went come comes came coming going due caused based is-a the a an");

/** "40% are about noise, 35% about damp", "60% go to Germany, 30% to Austria" */
function haveOneLink(said: readonly (readonly string[])[]): boolean {
  const linked = said.map((words) => {
    const at = words.findIndex((each) => links.has(each));
    return at >= 0 && at < words.length - 1 ? { link: words[at], before: words.slice(0, at) } : undefined;
  });
  const [first, ...others] = linked;
  if (first === undefined) return false;
  // "travel by car", then "by train" or "train"
  return (
    others.every((each, index) =>
      each === undefined
        ? isBare(said[index + 1] ?? [])
        : each.link === first.link &&
          each.before.every((before) => leading.has(before) || first.before.includes(before)),
    ) && others.some((each) => each !== undefined || first.before.some((before) => choices.test(before)))
  );
}

/** Of what they say somebody chooses, pays or arrives by, there is one. */
const choices =
  /^(?:sa(?:y|ys|id)|prefer\w*|vot(?:e|es|ed|ing)|choos\w+|chose|pick(?:s|ed)?|answer(?:s|ed)?|reply|replied|blam\w+|favou?r(?:s|ed)?|want(?:s|ed)?|back(?:s|ed)?|support(?:s|ed)?|travel(?:s|led|ed)?|arriv\w+|liv(?:e|es|ed)|work(?:s|ed)?|stud(?:y|ies|ied)|pay|pays|paid|commut\w+|born|belong(?:s|ed)?|end(?:s|ed)?|wahlen|sagen|kommen|wohnen|dicen|votan|prefieren|vienen|votent|preferent|disent|viennent|votam|preferem|dizem|vem)$/;

/** "38% say Greens, 31% Liberals": the verb of the first is that of all. */
function haveOneVerb([first = [], ...others]: readonly (readonly string[])[]): boolean {
  return (
    first.length > 1 && choices.test(first[0] ?? "") && others.every((words) => isBare(words) || words[0] === first[0])
  );
}

function isBare(words: readonly string[]): boolean {
  return words.length > 0 && words.length <= LONGEST && !words.some((each) => links.has(each) || leading.has(each));
}

/**
 * "60% red wine, 30% white wine, 20% rosé wine", "45% day shift, 35% night shift, 30% rotating", "45% from permit zones, 40% loading
 * bays, 25% disabled bays": kinds of what all are called by.
 */
function haveOneNoun([first = [], ...more]: readonly (readonly string[])[]): boolean {
  const isLed = links.has(first[0] ?? "");
  if (isLed) return areOfOneNoun(more) && first.length - 1 === more[0]?.length;
  return areOfOneNoun([first, ...more]);
}

function areOfOneNoun(said: readonly (readonly string[])[]): boolean {
  const last = said[0]?.at(-1) ?? "";
  const called = said.filter((words) => words.length === 2 && words[1] === last && !isFunctionWord(words[0] ?? ""));
  const others = said.filter((words) => !called.includes(words));
  return last.length > 2 && called.length > 1 && others.every((words) => words.length === 1);
}

/** "Android 55%, iOS 40%, HarmonyOS 15%"; a phone has NFC and GPS at once, and a guide speaks several languages. */
function areProperNames(reading: NeedReading, claims: readonly Claim[]): boolean {
  if (reading.language === "de" || /\b(?:languages?|speak\w*|spoken|skills?)\b/i.test(reading.text)) return false;
  const texts = claims.map(({ before, first, figureEnd, next, span }) =>
    reading.tokens
      .slice(before ? first - 1 : figureEnd, before ? first : next)
      .filter(({ start, end }) => start >= span.start && end <= span.end),
  );
  return texts.every(
    (tokens) =>
      tokens.length > 0 &&
      tokens.length <= 2 &&
      tokens.every(({ text }) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)),
  );
}

/** Whatever a thing has or is, it has or is several. */
const compounds = wordSet(
  "set tv order basket cart household recipe menu meal dish pizza salad cocktail drink wine beer phone laptop tablet camera room tent cottage villa website app shop sensor server review bouquet outfit service device playlist project skill symptom prescription bestellung warenkorb rezept gericht pedido receta plato commande recette plat encomenda receita prato",
);
const qualities =
  /(?:ed|ing|able|ible|ive|ical|ful|less|ish|ese|ous|ary|ly|ic|ant|ent|al|ado|ada|ados|adas|ido|ida|idos|idas|ico|ica|oso|osa|ee|ees|es?s?eux|if|ive|lich|isch|ig|iert)$/;
const shortQualities = wordSet(
  "red blue green black white grey gray yellow brown old new big small large full empty late early hot cold free open closed wrong right repeat online offline remote abroad overweight rural urban broken paid sold rented drunk sick fit own warm dry wet raw fresh rich poor young safe electric extra premium",
);

/** "refund reasons: 50% too small, 35% too big": one is given. */
const reasons = /^(?:causes?|reasons?|motives?|grounds?|ursachen?|grunde?|causas?|motivos?|motifs?|raisons?)$/;

/** "50% wrong item, 35% wrong quantity, 25% wrong label" of mispicks, "45% maintenance, 40% grid, 25% icing" of stops: an event is one. */
function areNouns(reading: NeedReading, claims: readonly Claim[], said: readonly (readonly string[])[]): boolean {
  if (!said.every((words) => words.length <= LONGEST && !words.some((each) => leading.has(each) || links.has(each))))
    return false;
  if (reading.language === "de")
    return claims.every(({ figureEnd, next }) =>
      reading.tokens.slice(figureEnd, next).every(({ text }) => /^\p{Lu}/u.test(text)),
    );
  const isQuality = (each: string): boolean => qualities.test(each) || shortQualities.has(each) || isKindOfThing(each);
  const doubtful = said.filter((words) => isQuality(words.at(-1) ?? "") || words.some((each) => choices.test(each)));
  return doubtful.length <= 1;
}

const heads = wordSet("of von de des dos das do da en among unter entre where with whose mit con avec com");

/** What the need begins with, the word that its rows are called by last: "underground cable faults, …". */
function headOf(reading: NeedReading): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at < reading.tokens.length && at < 12; at++) {
    const said = word(reading, at);
    if (number(reading, at) !== undefined && words.length === 0) continue;
    if (isBreak(reading, at) || number(reading, at) !== undefined || (heads.has(said) && words.length > 0)) break;
    if (/\p{L}{2}/u.test(said) && !isFunctionWord(said)) words.push(said);
  }
  return reading.language === "en" || reading.language === "de" ? words : words.toReversed();
}
