import type { FieldType } from "../../../schema/field.ts";
import { isSystem } from "../words/noise.ts";
import { isArticle, isInPlural, slugOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Meaning } from "./meaning-shape.ts";

const flagOpeners = new Set("whether if".split(" "));
const flagClosers = new Set("flag indicator boolean bool".split(" "));

/** What a field is called: the buyer's own identifier, else the buyer's phrase, else what the domain calls it. */
export function publishedName(meaning: Meaning, words: readonly Word[]): string {
  const identifier = words[0]?.identifier;
  if (identifier !== undefined && words.every((word) => word.identifier === identifier)) {
    const slug = slugOf(words.map((word) => word.text));
    if (slug !== "") return slug;
  }
  const own = meaning.field?.name ?? meaning.type.id;
  // "MwSt." is no slip of the pen, for all its full stop.
  if (meaning.by === "corrected" && !words.some(({ folded }) => folded.endsWith("."))) return own;
  if (meaning.type.type === "bool") return flagName(meaning, words);
  // A member's age is the age.
  if (
    words.length > 1 &&
    /^(?:age|gender|sex|height|weight|bmi)$/.test(meaning.type.id) &&
    words.at(-1)?.english === meaning.type.id
  ) {
    return own;
  }
  const phrase = slugOf(nameWords(words, meaning.type.type));
  // "start" and "end" alone do not say of what.
  if (/^(?:start|end)$/.test(phrase) && meaning.type.type === "datetime") return `${phrase}_time`;
  if (/^(?:start|end)$/.test(phrase) && meaning.type.type === "date") return `${phrase}_date`;
  if (phrase === "" || phrase.length > 40) return own;
  // "minutes between the two"
  const lasting = /^(seconds|minutes|hours|days|weeks|nights)(?:_in)?_between(?:_(?:two|both|them))?$/.exec(
    phrase,
  )?.[1];
  if (lasting !== undefined) return `duration_${lasting}`;
  const end = endOfWay(phrase, meaning);
  if (end !== undefined) return end;
  if (meaning.type.type === "id" && (!endsAsKey.test(phrase) || /^(?:number|no|nr)$/.test(phrase)))
    return keyName(meaning, words, phrase);
  return phrase;
}

/** "from" and "to" say whence and where; a column is called after the place. */
function endOfWay(phrase: string, { field, type }: Meaning): string | undefined {
  if (phrase !== "from" && phrase !== "to") return undefined;
  const own = field?.name ?? type.id;
  const isPlace =
    /(?:^|_)(?:origin|destination|start|end|departure|arrival|stop|station|airport|port|city|place|location)(?:_|$)/;
  if (!isPlace.test(own) || /^date/.test(type.type)) return undefined;
  if (field !== null && /^(?:origin|destination|departure|arrival|from|to)_/.test(own)) return own;
  return phrase === "from" ? "origin" : "destination";
}

const endsAsKey = /(?:^|_)(?:id|ids|no|nr|number|code|key|ref|reference|uuid|hash|identifier|address|nummer|numero)$/;

/** What is named by its noun alone: the domain's key where it holds the noun ("patient" is `patient_id`), else the noun. */
function keyName(meaning: Meaning, words: readonly Word[], phrase: string): string {
  const last = words.at(-1);
  const own = meaning.field?.name;
  // The "number" of an invoice is the invoice number.
  if (own !== undefined && /^(?:number|no|nr)$/.test(phrase)) return own.replace(/_id$/, "_number");
  if (own !== undefined && last !== undefined && own.split("_").includes(last.english)) return own;
  if (last !== undefined && isInPlural(last))
    return `${slugOf([...words.slice(0, -1).map((word) => word.folded), last.english])}_id`;
  return phrase;
}

/** `is_cancelled` for a "cancellation flag": the domain's name where it says the same, else the buyer's words. */
function flagName(meaning: Meaning, words: readonly Word[]): string {
  const bare = words.filter(
    (word, index) =>
      !(index === 0 && words.length > 1 && flagOpeners.has(word.folded)) &&
      !(index > 0 && index === words.length - 1 && flagClosers.has(word.folded)),
  );
  const kept = bare.filter(
    (word, index) =>
      !(
        bare.length > 1 &&
        index < 2 &&
        (word.folded === "it" || word.folded === "they" || (index === 0 && word.folded === "was"))
      ),
  );
  const slug = slugOf(nameWords(kept.length === 0 ? words : kept, "bool"));
  const own = meaning.by === "form" ? undefined : (meaning.field?.name ?? meaning.type.id);
  if (own === undefined) return slug === "" ? meaning.type.id : slug;
  if (slug === "") return own;
  if (bare.length === words.length) return slug;
  const roots = new Set(own.split("_").map((word) => word.slice(0, 5)));
  return kept.every((word) => roots.has(word.folded.slice(0, 5))) ? own : slug;
}

/** Last words that a name does without: "temperature readings", "salary information". */
const nameFillers = new Set(
  "reading data info information detail figure measurement column field entry record angabe dato donnee dado".split(
    " ",
  ),
);

/** What is said of a thing by a noun before it: "type of attack" is its `attack_type`; "date of birth" and "number of items" stay. */
const ledByOf = new Set("type name status category class method id code amount price size title".split(" "));

function withHeadLast(words: readonly Word[]): readonly Word[] {
  const [head, of, ...thing] = words;
  const turns = head !== undefined && of?.folded === "of" && thing.length > 0 && ledByOf.has(head.english);
  return turns && thing.every(({ folded }) => folded !== "of") ? [...thing, head] : words;
}

/** Names do without little words: "fecha de la visita" is `fecha_visita`, "limite do cartão" `limite_cartao`. */
function nameWords(said: readonly Word[], type: FieldType): readonly string[] {
  const words = withHeadLast(said);
  const kept = words.filter(
    (word, index) =>
      (!isArticle(word.folded) && !isElided(word, words[index + 1])) ||
      isSystem(word, words[index + 1]) ||
      // "ouvert le", "prestado el"
      (index > 0 && index === words.length - 1 && /^date/.test(type) && /^(?:le|el|as|las)$/.test(word.folded)) ||
      // "votes for A", "model a"
      (index > 0 && index === words.length - 1 && word.folded === "a"),
  );
  const last = kept.at(-1);
  const isFilled = kept.length > 1 && last !== undefined && nameFillers.has(last.english) && !isReadingOfTwo(kept);
  const bare = isFilled ? kept.slice(0, -1) : kept;
  // The last word counts: "procedure codes" is one procedure code in each row.
  return bare.map((word, index) =>
    index === bare.length - 1 || isMoments(word) ? singularOf(word, type) : word.folded,
  );
}

/** The "d'" of "date d'emprunt". */
function isElided({ text }: Word, next: Word | undefined): boolean {
  return text === "d" && /^[aeiouyh]/.test(next?.folded ?? "");
}

/** "fechas de entrada y salida" are one of each. */
function isMoments({ folded }: Word): boolean {
  return /^(?:fechas|datas|dates|heures)$/.test(folded);
}

/** "previous reading", "opening meter reading": what tells one reading from the other says nothing by itself. */
export function isReadingOfTwo(words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  const isMetered = words
    .slice(1, -1)
    .every(({ english }) => /^(?:meter|counter|gauge|water|gas|power|electricity)$/.test(english));
  return (
    words.length > 1 &&
    words.length < 4 &&
    last?.english === "reading" &&
    isMetered &&
    sidesOfReadings.test(first?.folded ?? "")
  );
}

const sidesOfReadings =
  /^(?:previous|prev|current|old|new|opening|closing|initial|final|start|end|starting|ending|first|last|before|after|meter)$/;

/** Plurals of counted things stay ("seats", "nights"); what is one a row is named so. */
const pluralOfOne = new Set(
  "code amount date price name type status id number reading rating score time reason value cost level address tag category plan team note".split(
    " ",
  ),
);

function singularOf(word: Word, type: FieldType): string {
  if (type === "array" || type === "object") return word.folded;
  const counted = type === "int" || type === "number";
  return pluralOfOne.has(word.english) || (!counted && word.folded.endsWith("s") && word.key === word.english)
    ? word.english
    : word.folded;
}

/** A name that is not taken yet, with a number behind it where it is. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, 60)}_${number}`;
    if (!taken.has(next)) return next;
  }
}
