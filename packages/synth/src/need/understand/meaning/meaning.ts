import { participles } from "../../text/participles.ts";
import { wordsAlike } from "../../text/words-alike.ts";
import { frameFieldOf, type Lookup, typeOf } from "../words/lookup.ts";
import { beforeBoundary, boundaries, fillerNouns } from "../words/noise.ts";
import { isArticle, isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { hasSibling } from "../words/siblings.ts";
import { isSlip } from "../words/slip.ts";
import { flagMeaning, formAsFlag, likeWords } from "./flag-meaning.ts";
import { eventTimeOf, keyOf } from "./frame-fields.ts";
import { kindOrName } from "./kind-or-name.ts";
import { inFrame, isCounted, keyWords, knownMeaning, ofFrame, withType } from "./known-meaning.ts";
import type { Meaning, Owner } from "./meaning-shape.ts";
import { byForm, measureMeaning, siblingMeaning } from "./measure-meaning.ts";
import { momentMeaning } from "./moment-meaning.ts";
import { happenedTime, knownOrTold } from "./told-times.ts";

/** Last words that people take for one another. */
const synonyms: readonly (readonly string[])[] = [
  ["id", "identifier", "number", "no", "key", "code", "ref", "reference", "uuid", "num"],
  ["date", "day", "at", "on", "time", "timestamp", "datetime"],
  ["rate", "percentage", "percent", "pct", "share", "ratio", "%"],
  ["flag", "indicator", "status"],
  ["name", "title"],
  ["type", "category", "kind", "class"],
  ["cost", "price", "amount", "total", "value", "fee", "charge"],
  ["count", "quantity", "qty", "number"],
  ["description", "text", "note", "comment", "message"],
  ["time", "duration", "length"],
  ["level", "score"],
];

/** Nouns that name a field by themselves, whatever they are of: "status of the order", "cost of repair". */
const headNouns = new Set(
  "status date number name type time amount cost price level percentage duration description reason cause source place length weight volume city country region address temperature value total share rate id code kind category color colour size age fecha nombre data nome datum".split(
    " ",
  ),
);

const timeWords = new Set("date day at on time timestamp datetime month".split(" "));

/** What a phrase that stands where a field stands means; its form decides where no list knows it. */
export function meaningOf(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning {
  const listed = listedMeaning(words, lookup, owner);
  if (listed !== undefined && listed.by !== "suffix" && listed.by !== "form") return listed;
  const corrected = correctedMeaning(words, lookup, owner);
  if (listed !== undefined && corrected?.field == null) return listed;
  return corrected ?? { ...byForm(words), words, field: null, by: "form" };
}

/** By the word lists, with all the turns a phrase can take; undefined where none helps. */
export function listedMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  if (words.length === 0) return undefined;
  // The "a" of "response_a" beside a "response_b" is no article.
  const bare = hasSibling(words, lookup.words) ? words : withoutArticles(words);
  // "y_min" beside "y_max" is a place on an axis, whatever the domain calls y.
  const isOnAxis = words.length === 2 && words[0]?.text.length === 1;
  const onAxis = isOnAxis ? siblingMeaning(words, lookup) : undefined;
  if (onAxis !== undefined) return onAxis;
  const known = knownOrTold(words, lookup) ?? knownMeaning(bare, lookup);
  const phrasal = phrasalMeaning(words, lookup, owner);
  if (phrasal !== undefined) return phrasal;
  const where = placeMeaning(words, lookup);
  if (where !== undefined && (known === undefined || /^date/.test(known.type.type))) return where;
  if (known !== undefined) return { ...known, words };
  const measured = momentMeaning(words) ?? measureMeaning(words, lookup);
  if (measured !== undefined) return measured;
  const turned = turnedMeaning(words, lookup, owner);
  if (turned !== undefined) return turned;
  const last = words.at(-1) as Word;
  if (words.length > 1 && fillerNouns.has(last.english)) {
    const bare = listedMeaning(words.slice(0, -1), lookup, owner);
    // The value of a cart is no key of one.
    if (bare !== undefined && !(bare.type.type === "id" && last.english === "value")) return bare;
  }
  const flag = flagMeaning(words, lookup);
  if (flag !== undefined) return flag;
  const stateOf = words.at(-2);
  const isState = stateOf !== undefined && states.has(last.folded) && !quantities.test(stateOf.english);
  if (isState && stateOf.folded === stateOf.english) {
    return { ...formAsFlag(words), words, field: null, by: "form" };
  }
  if (lookup.language !== "en" && words.length > 1 && foreignStates.test(last.folded)) {
    return { ...formAsFlag(words), words, field: null, by: "form" };
  }
  const swapped = swappedMeaning(words, lookup);
  if (swapped !== undefined) return swapped;
  const owned = ownedMeaning(words, lookup, owner) ?? moneyMeaning(words, lookup, owner);
  if (owned !== undefined) return owned;
  if (words.length > 1 && participles.test(last.folded)) {
    const bare = knownMeaning(words.slice(0, -1), lookup);
    // "deal closed" is no key of a deal, "meals planned" are how many.
    const areMany = isInPlural(stateOf);
    const isCount = areMany && (bare?.type.type === "enum" || bare?.type.type === "string");
    if (bare !== undefined && bare.type.type !== "id" && !isCount)
      return { ...bare, words, by: "suffix", confidence: 0.6 };
  }
  return happenedTime(words, lookup) ?? kindOrName(words, lookup) ?? suffixMeaning(words, lookup, owner);
}

const doings =
  /^(?:issued|borrowed|returned|shipped|visited|ordered|booked|delivered|opened|closed|created|resolved|completed|landed|launched|published|hired|admitted|discharged)$/;

/** "keys issued", "books returned": how many, and no time; "looked after by" is who did it. */
function phrasalMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  const [first, second, last] = words;
  if (first === undefined || second === undefined || words.length > 3 || lookup.language !== "en") return undefined;
  if (last !== undefined) {
    const isDoer = participles.test(first.folded) && last.folded === "by";
    const doer = isDoer ? listedMeaning(likeWords("approved by", words), lookup, owner) : undefined;
    return doer === undefined ? undefined : { ...doer, words };
  }
  const isCount = isInPlural(first) && doings.test(second.folded) && knownMeaning(words, lookup) === undefined;
  return isCount ? { ...byForm([first]), words, field: null, by: "form" } : undefined;
}

/** "place found", "location last seen": where it was done, and not when. */
function placeMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const [place, ...deed] = words;
  const last = deed.at(-1);
  if (place === undefined || last === undefined || deed.length > 2 || place.identifier !== undefined) return undefined;
  if (!places.test(place.folded) || !done.test(last.folded)) return undefined;
  const own = knownMeaning([place], lookup) ?? knownMeaning(likeWords("location", words), lookup);
  return own === undefined || /^(?:date|id|int|number|bool)/.test(own.type.type) ? undefined : { ...own, words };
}

const places = /^(?:place|location|spot|site|street|address|city|town|room|area|station|where)$/;
const done =
  /^(?:found|lost|seen|sighted|spotted|stolen|left|observed|collected|caught|ringed|sampled|taken|reported|recorded|built|born)$/;

function withoutArticles(words: readonly Word[]): readonly Word[] {
  return words.some((word) => isArticle(word.folded)) ? words.filter((word) => !isArticle(word.folded)) : words;
}

/** "battery required", "hotspot detected": said of one thing, a flag. */
const states = new Set(
  "required included enabled disabled needed allowed detected eligible available verified approved installed applied attached confirmed accepted signed activated".split(
    " ",
  ),
);

/** "amount approved" is so much, and no flag. */
const quantities = /^(?:amount|price|sum|value|cost|total|fee|budget|quantity|qty|limit|credit|area|volume|weight)$/;

/** "batterie faible", "bomba ligada", "Tür offen". */
const foreignStates =
  /^(?:faible|ouverte?|fermee?|allumee?|eteinte?|detectee?|requise?|incluse?|vaci[oa]|abiert[oa]|cerrad[oa]|encendid[oa]|apagad[oa]|activad[oa]|detectad[oa]|bloquead[oa]|requerid[oa]|incluid[oa]|abert[oa]|fechad[oa]|ligad[oa]|desligad[oa]|baj[oa]|baix[oa]|defekt|offen|geschlossen|aktiv|aktiviert|eingeschaltet|ausgeschaltet)$/;

/** "status of the order" is the order status, "date of purchase" the purchase date. */
function turnedMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  const of = words.findIndex((word) => word.folded === "of" || word.folded === "de" || word.folded === "der");
  if (of <= 0 || of === words.length - 1) return undefined;
  const head = words.slice(0, of);
  const rest = withoutArticles(beforeBoundary(words.slice(of + 1)));
  if (rest.length === 0) return undefined;
  const opener = head.at(-1)?.folded ?? "";
  if (["number", "count", "no", "#", "anzahl", "total", "sum", "amount"].includes(opener)) {
    const counted =
      knownMeaning([...rest, ...likeWords("count", rest)], lookup) ??
      knownMeaning([...likeWords("num", rest), ...rest], lookup);
    if (counted !== undefined) return { ...counted, words };
    const named = knownMeaning(rest, lookup);
    if (named !== undefined && (named.type.type === "int" || named.type.type === "number")) return { ...named, words };
    return undefined;
  }
  const turned = [...rest, ...head];
  const known = knownMeaning(turned, lookup) ?? ownedMeaning(turned, lookup, owner);
  if (known !== undefined) return { ...known, words: turned };
  const alone = headNouns.has(head.at(-1)?.english ?? "") ? knownMeaning(head, lookup) : undefined;
  return alone === undefined ? undefined : { ...alone, words: turned, by: "suffix", confidence: 0.65 };
}

/** With the last word replaced by one that means nearly the same, within the frame; "X number" for "X id". */
function swappedMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  if (words.length < 2) return undefined;
  const last = words.at(-1) as Word;
  for (const family of synonyms) {
    if (!family.includes(last.english)) continue;
    for (const other of family) {
      if (other === last.english) continue;
      const variant = [...words.slice(0, -1), ...likeWords(other, [last])];
      const field = frameFieldOf(variant, lookup);
      if (field !== undefined) return inFrame(words, field, lookup, "swapped", 0.8);
    }
  }
  if (keyWords.has(last.english)) {
    const type = typeOf([...words.slice(0, -1), ...likeWords("id", [last])], lookup);
    if (type !== undefined) return withType(words, type, lookup, "swapped", 0.75);
  }
  return undefined;
}

const moneyWords = new Set("total amount price cost value sum charge bill fee spend".split(" "));
const moneyFillers = new Set("final overall grand full net gross of the".split(" "));

/** "total price" of bookings, "cart value": what is money by its words alone is the domain's own money. */
function moneyMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  if (lookup.frame === null || words.length < 2 || !words.some((word) => moneyWords.has(word.english)))
    return undefined;
  const isOwn = (word: string): boolean => moneyWords.has(word) || owner.nouns.has(word);
  if (!words.every((word) => isOwn(word.english) || moneyFillers.has(word.folded))) return undefined;
  const money = lookup.frame.fields.filter((field) => {
    const type = lookup.vocabulary.types.get(field.type);
    const unit = field.unit ?? type?.unit;
    return (
      type?.type === "number" &&
      (unit === "currency" || /^[A-Z]{3,4}$/.test(unit ?? "")) &&
      field.name.split("_").every(isOwn)
    );
  });
  const total = words.some((word) => word.english === "total");
  const best = money.find((field) => field.name.split("_").includes("total") === total) ?? money[0];
  return best === undefined ? undefined : inFrame(words, best, lookup, "swapped", 0.8);
}

/** "booking date" in bookings, "guest email" where guests are a subject: the noun adds nothing to the frame's own field. */
function ownedMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  if (lookup.frame === null || words.length < 2) return undefined;
  const first = words[0] as Word;
  const last = words.at(-1) as Word;
  const qualifiers = words.slice(0, -1);
  if (qualifiers.every((word) => owner.record.has(word.english))) {
    const { frame } = lookup;
    const own = timeWords.has(last.english)
      ? eventTimeOf(frame, lookup)
      : keyWords.has(last.english)
        ? keyOf(frame, lookup)
        : undefined;
    if (own !== undefined) return inFrame(words, own, lookup, "swapped", 0.85);
  }
  if (!owner.nouns.has(first.english)) return undefined;
  const rest = words.slice(1);
  const field = frameFieldOf(rest, lookup);
  return field === undefined ? undefined : inFrame(words, field, lookup, "swapped", 0.85);
}

/** By its last words: "settlement tx hash" is a tx hash. A qualifier that the frame does not know makes it a field of its own. */
function suffixMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  if (lookup.language === "es" || lookup.language === "fr" || lookup.language === "pt")
    return prefixMeaning(words, lookup);
  for (let start = 1; start < words.length; start += 1) {
    // "visits per month" is no month.
    if (boundaries.has(words[start - 1]?.folded ?? "")) break;
    const suffix = words.slice(start);
    const qualifiers = words.slice(0, start);
    const field = frameFieldOf(suffix, lookup);
    if (field !== undefined && qualifiers.every((word) => owner.nouns.has(word.english))) {
      return inFrame(words, field, lookup, "suffix", 0.75);
    }
    // The "length" of an appointment is its time, that of a coat is not.
    const plain = suffix.length === 1 && plainNouns.has(suffix[0]?.english ?? "") ? typeOf(suffix, lookup) : undefined;
    const known = field === undefined ? typeOf(suffix, lookup) : lookup.vocabulary.types.get(field.type);
    const type = plain ?? known;
    if (suffix.length === 1 && boundaries.has(suffix[0]?.folded ?? "")) continue;
    if (type !== undefined && isCounted(words, type)) continue;
    if (type !== undefined && !(suffix.length === 1 && tooBare(suffix[0] as Word))) {
      return {
        words,
        field: null,
        type: field === undefined || plain !== undefined ? type : ofFrame(field, type),
        by: "suffix",
        confidence: 0.65,
      };
    }
  }
  return undefined;
}

const plainNouns = new Set("length size direction".split(" "));

/** Romance languages name the thing first: "tempo de entrega" is a time, "precio unitario" a price. */
function prefixMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  for (let length = words.length - 1; length > 0; length -= 1) {
    const prefix = words.slice(0, length);
    const last = prefix.at(-1)?.folded ?? "";
    if (isArticle(last)) continue;
    const field = frameFieldOf(prefix, lookup);
    const type = field === undefined ? typeOf(prefix, lookup) : lookup.vocabulary.types.get(field.type);
    if (type === undefined || (length === 1 && tooBare(prefix[0] as Word))) continue;
    // "peças boas", "corridas realizadas" are how many, no key of one.
    if (type.type === "id" && isCounted(prefix, type) && !isArticle(words[length]?.folded ?? "")) continue;
    return {
      words,
      field: null,
      type: field === undefined ? type : ofFrame(field, type),
      by: "suffix",
      confidence: 0.65,
    };
  }
  return undefined;
}

/** Last words so common that what stands before them decides. */
function tooBare(word: Word): boolean {
  return (
    word.folded === "name" ||
    word.folded === "time" ||
    word.folded === "number" ||
    word.folded === "value" ||
    word.folded === "code"
  );
}

/** With mistyped words put right. */
function correctedMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  let changed = false;
  const corrected = words.map((word) => {
    const right = lookup.vocabulary.corrected(word.english);
    // "flour" is no mistyped floor.
    if (right === undefined || word.identifier !== undefined || wordsAlike.has(word.english)) return word;
    if (!isSlip(word.english, right)) return word;
    changed = true;
    return { ...word, text: right, folded: right, key: right, english: right };
  });
  if (!changed) return undefined;
  const meaning = listedMeaning(corrected, lookup, owner);
  // A rare word is not a mistyped other one, unless the domain has that.
  if (meaning?.field === null && (lookup.frame !== null || lookup.language !== "en")) return undefined;
  return meaning === undefined
    ? undefined
    : { ...meaning, by: "corrected", confidence: Math.min(meaning.confidence, 0.6) };
}
