import type { FrameField } from "../frames/frame.ts";
import type { SemanticType } from "../ontology/semantic-type.ts";
import { formOf, isPerson } from "./forms.ts";
import { frameFieldOf, type Lookup, namedBy, typeOf } from "./lookup.ts";
import { beforeBoundary, boundaries, fillerNouns } from "./noise.ts";
import { isArticle } from "./phrase.ts";
import type { Word } from "./pieces.ts";

/** How a phrase was understood: by a word list whole, by its last words, by its form alone. */
export type Understood = "frame" | "type" | "swapped" | "suffix" | "corrected" | "form";

/** What one phrase means as a field. */
export interface Meaning {
  readonly words: readonly Word[];
  readonly field: FrameField | null;
  readonly type: SemanticType;
  readonly by: Understood;
  readonly confidence: number;
}

/** Nouns whose fields are the rows' own: a "booking date" is the date of a bookings frame. */
export interface Owner {
  /** Keys of the record and the subjects: "booking", "guest". */
  readonly nouns: ReadonlySet<string>;
  readonly record: ReadonlySet<string>;
}

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
const keyWords = new Set("id identifier number no key code ref reference uuid num".split(" "));
const participles = /(?:ed|spent|paid|taken|sold|bought|given|made|done|left|used|sent|held|won|lost)$/;

/** What the whole phrase means by the word lists alone; undefined where they do not know it. */
export function knownMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  if (words.length === 0 || words.length > lookup.vocabulary.longest) return undefined;
  const { field, type } = namedBy(words, lookup);
  if (field !== undefined && !isVisits(words, field, lookup)) return inFrame(words, field, lookup, "frame", 0.95);
  if (type !== undefined && !isCounted(words, type)) return withType(words, type, lookup, "type", 0.9);
  return undefined;
}

/** "visits" are how many, even where a visit has a key. */
function isVisits(words: readonly Word[], field: FrameField, lookup: Lookup): boolean {
  const type = lookup.vocabulary.types.get(field.type);
  return words.length === 1 && type?.type === "id" && isCounted(words, type);
}

/** "credits" are a number of them, not the key of one; of people the key is meant. */
function isCounted(words: readonly Word[], type: SemanticType): boolean {
  const last = words.at(-1);
  if (last === undefined || last.identifier !== undefined) return false;
  if (last.folded === last.english || !last.folded.endsWith("s") || keyWords.has(last.english)) return false;
  if (type.type === "id") return words.length > 1 || !isPerson(last.english);
  // "coins" are not the symbol of a coin.
  return (
    words.length === 1 &&
    (type.type === "enum" || type.type === "string") &&
    last.key === last.english &&
    type.id.includes("_") &&
    !type.id.includes(last.english)
  );
}

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
  const known = knownMeaning(words, lookup) ?? knownMeaning(withoutArticles(words), lookup);
  if (known !== undefined) return { ...known, words };
  const turned = turnedMeaning(words, lookup, owner);
  if (turned !== undefined) return turned;
  const last = words.at(-1) as Word;
  if (words.length > 1 && fillerNouns.has(last.english)) {
    const bare = listedMeaning(words.slice(0, -1), lookup, owner);
    if (bare !== undefined) return bare;
  }
  const flag = flagMeaning(words, lookup);
  if (flag !== undefined) return flag;
  const stateOf = words.at(-2);
  if (stateOf !== undefined && states.has(last.folded) && stateOf.folded === stateOf.english) {
    return { ...formAsFlag(words), words, field: null, by: "form" };
  }
  const swapped = swappedMeaning(words, lookup);
  if (swapped !== undefined) return swapped;
  const owned = ownedMeaning(words, lookup, owner);
  if (owned !== undefined) return owned;
  if (words.length > 1 && participles.test(last.folded)) {
    const bare = knownMeaning(words.slice(0, -1), lookup);
    if (bare !== undefined) return { ...bare, words, by: "suffix", confidence: 0.6 };
  }
  return suffixMeaning(words, lookup, owner);
}

function withoutArticles(words: readonly Word[]): readonly Word[] {
  return words.some((word) => isArticle(word.folded)) ? words.filter((word) => !isArticle(word.folded)) : words;
}

/** "battery required", "hotspot detected": said of one thing, a flag. */
const states = new Set(
  "required included enabled disabled needed allowed detected eligible available verified approved installed applied attached confirmed accepted signed activated".split(
    " ",
  ),
);

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

function likeWords(text: string, near: readonly Word[]): readonly Word[] {
  const at = near[0];
  if (at === undefined) return [];
  return [{ text, folded: text, key: text, english: text, start: at.start, end: at.end }];
}

/** "fraud flag", "is fraud", "whether it was refunded", "repeat purchase or not". */
function flagMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const bare = bareFlag(words);
  if (bare === undefined || bare.length === 0) return undefined;
  const variants = [
    bare,
    [...likeWords("is", bare), ...bare],
    [...likeWords("has", bare), ...bare],
    [...bare, ...likeWords("flag", bare)],
  ];
  for (const variant of variants) {
    const field = frameFieldOf(variant, lookup);
    if (field === undefined) continue;
    const meaning = inFrame(words, field, lookup, "swapped", 0.85);
    if (meaning?.type.type === "bool") return meaning;
  }
  for (const variant of variants) {
    const type = typeOf(variant, lookup);
    if (type?.type === "bool") return withType(words, type, lookup, "swapped", 0.8);
  }
  return { ...formAsFlag(words), words, field: null, by: "form" };
}

const flagOpeners = new Set(
  "is has was did whether if had have does are can uses requires needs allows supports accepts owns contains requiere necesita requer braucht benotigt necessite ist hat es tiene est foi".split(
    " ",
  ),
);
const fillers = new Set(
  "it they he she the a an was is been be has have were are or not they're customer user row record this there".split(
    " ",
  ),
);

function bareFlag(words: readonly Word[]): readonly Word[] | undefined {
  const first = words[0]?.folded ?? "";
  const last = words.at(-1)?.folded ?? "";
  if (words.length > 1 && flagOpeners.has(first)) {
    let start = 1;
    while (start < words.length - 1 && fillers.has(words[start]?.folded ?? "")) start += 1;
    const rest = words.slice(start);
    return rest.length > 2 && rest.at(-2)?.folded === "or" ? rest.slice(0, -2) : rest;
  }
  if (words.length > 1 && /^(?:flag|indicator|boolean|bool|yn)$/.test(last)) return words.slice(0, -1);
  if (words.length > 2 && last === "not" && words.at(-2)?.folded === "or") return words.slice(0, -2);
  return undefined;
}

function formAsFlag(words: readonly Word[]): { readonly type: SemanticType; readonly confidence: number } {
  const { type } = formOf(words);
  const { unit: _unit, minimum: _minimum, maximum: _maximum, ...rest } = type;
  return { type: { ...rest, type: "bool", model: { kind: "flag", rate: 0.2 } }, confidence: 0.7 };
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

/** The time at which what a row tells of happens: the core field whose moments ascend, else the first time among the core fields. */
export function eventTimeOf(frame: { readonly fields: readonly FrameField[] }, lookup: Lookup): FrameField | undefined {
  const times = frame.fields.filter((field) => {
    const type = lookup.vocabulary.types.get(field.type);
    return field.core === true && (type?.type === "date" || type?.type === "datetime");
  });
  return (
    times.find((field) => {
      const model = field.model ?? lookup.vocabulary.types.get(field.type)?.model;
      return model?.kind === "moment" && model.ascending;
    }) ?? times[0]
  );
}

function keyOf(frame: { readonly fields: readonly FrameField[] }, lookup: Lookup): FrameField | undefined {
  return frame.fields.find((field) => field.key === true && lookup.vocabulary.types.get(field.type)?.type === "id");
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
    const type = field === undefined ? typeOf(suffix, lookup) : lookup.vocabulary.types.get(field.type);
    if (suffix.length === 1 && boundaries.has(suffix[0]?.folded ?? "")) continue;
    if (type !== undefined && isCounted(words, type)) continue;
    if (type !== undefined && !(suffix.length === 1 && tooBare(suffix[0] as Word))) {
      return {
        words,
        field: null,
        type: field === undefined ? type : ofFrame(field, type),
        by: "suffix",
        confidence: 0.65,
      };
    }
  }
  return undefined;
}

/** Romance languages name the thing first: "tempo de entrega" is a time, "precio unitario" a price. */
function prefixMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  for (let length = words.length - 1; length > 0; length -= 1) {
    const prefix = words.slice(0, length);
    const last = prefix.at(-1)?.folded ?? "";
    if (isArticle(last)) continue;
    const field = frameFieldOf(prefix, lookup);
    const type = field === undefined ? typeOf(prefix, lookup) : lookup.vocabulary.types.get(field.type);
    if (type === undefined || (length === 1 && tooBare(prefix[0] as Word))) continue;
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

/** Letters are left out, doubled or swapped, and vowels mistaken; another consonant makes another word. */
export function isSlip(written: string, meant: string): boolean {
  if (written[0] !== meant[0]) return false;
  if (written.length !== meant.length) return true;
  const differing = [...written].flatMap((letter, index) => (letter === meant[index] ? [] : [index]));
  const [first, second] = differing;
  if (first === undefined) return true;
  if (second === first + 1 && written[first] === meant[second] && written[second] === meant[first]) return true;
  return differing.every((index) => "aeiouy".includes(written[index] ?? "") && "aeiouy".includes(meant[index] ?? ""));
}

/** With mistyped words put right. */
function correctedMeaning(words: readonly Word[], lookup: Lookup, owner: Owner): Meaning | undefined {
  let changed = false;
  const corrected = words.map((word) => {
    const right = lookup.vocabulary.corrected(word.english);
    if (right === undefined || word.identifier !== undefined || !isSlip(word.english, right)) return word;
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

/** What stands before a preposition gives the form: "visits per month" are visits, a number of them. */
function byForm(words: readonly Word[]): { readonly type: SemanticType; readonly confidence: number } {
  const per = words.findIndex((word, index) => index > 0 && (word.folded === "per" || word.folded === "by"));
  if (per < 0) return formOf(words);
  const whole = formOf(words);
  const head = formOf(words.slice(0, per));
  return { type: { ...head.type, id: whole.type.id, meaning: whole.type.meaning, names: whole.type.names }, confidence: head.confidence };
}

function inFrame(
  words: readonly Word[],
  field: FrameField,
  lookup: Lookup,
  by: Understood,
  confidence: number,
): Meaning | undefined {
  const type = lookup.vocabulary.types.get(field.type);
  return type === undefined ? undefined : { words, field, type: ofFrame(field, type), by, confidence };
}

/** The type as the frame narrows it. */
export function ofFrame(field: FrameField, type: SemanticType): SemanticType {
  return {
    ...type,
    ...(field.model === undefined ? {} : { model: field.model }),
    ...(field.unit === undefined ? {} : { unit: field.unit }),
    ...(field.meaning === undefined ? {} : { meaning: field.meaning }),
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
  };
}

/** A type outside of the frame, or the frame's field of that type when there is just one. */
function withType(
  words: readonly Word[],
  type: SemanticType,
  lookup: Lookup,
  by: Understood,
  confidence: number,
): Meaning {
  const fields = lookup.frame?.fields.filter((field) => field.type === type.id) ?? [];
  const [only] = fields;
  if (only !== undefined && fields.length === 1) {
    return inFrame(words, only, lookup, by, confidence) ?? { words, field: null, type, by, confidence };
  }
  return { words, field: null, type, by, confidence };
}
