import { areEnds, comesBefore } from "../../rules/time-words.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { measureOf } from "../words/statistic-names.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";
import { isTare, weightOf } from "./weighed-names.ts";

/** Names that only the names beside them explain. */
export function withSiblings(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  const keys = new Set(fields.map(({ words }) => keyOf(words)));
  const places = fields.some(({ meaning }) => meaning.type.id === "latitude");
  const isWeighed = fields.some(isTare);
  return fields.map((field, at) => {
    const weight = isWeighed ? weightOf(field, reading) : undefined;
    if (weight !== undefined) return weight;
    const counted = numberOfParts(field, reading);
    if (counted !== undefined) return counted;
    const whole = wholeName(field, keys) ?? ofSameThing(field, fields[at - 1], reading);
    if (whole !== undefined) {
      const { meaning } = named(whole, reading);
      const own = meaning.by === "form" ? field.meaning : meaning;
      return { ...field, words: whole, meaning: { ...own, words: whole } };
    }
    if (isBeforeItsEnd(field, fields[at + 1])) {
      const { meaning } = named([...field.words, ...wordLike("at", field.words)], reading);
      return { ...field, meaning: { ...meaning, words: field.words } };
    }
    if (isEndOfPair(field, fields[at - 1], fields[at + 1], reading)) {
      const { meaning } = named([...field.words, ...wordLike("at", field.words)], reading);
      if (/^date/.test(meaning.type.type)) return { ...field, meaning: { ...meaning, words: field.words } };
      // "partida" is a match to those who play.
      if (field.meaning.type.type === "id") return { ...field, hint: "datetime" };
    }
    const twin = fields[at - 1];
    if (twin !== undefined && isOtherHour(field, twin))
      return { ...field, meaning: { ...twin.meaning, words: field.words, field: null } };
    const owed = amountOf(field, fields);
    if (owed !== undefined) {
      const { meaning } = named(wordLike("amount", field.words), reading);
      return { ...field, meaning: { ...meaning, words: owed, field: null, by: "suffix" as const } };
    }
    const bound = field.meaning.by === "form" && field.meaning.type.type === "string" && isBound(field.words, keys);
    if (bound) {
      const { meaning } = named([...field.words, ...wordLike("value", field.words)], reading);
      return { ...field, meaning: { ...meaning, words: field.words, field: null } };
    }
    const measured = measuredBy(field, fields, reading);
    if (measured !== undefined) return measured;
    const longitude = places ? longitudeOf(field.words) : undefined;
    if (longitude !== undefined) {
      const { meaning } = named(longitude, reading);
      return { ...field, meaning: { ...meaning, words: field.words } };
    }
    const own = counterpartOf(field, keys);
    if (own === undefined) return field;
    const { meaning } = named(own, reading);
    // "odometer out and in" has no inches.
    const unit = field.words.at(-1)?.folded === "in" ? null : field.unit;
    return { ...field, unit, meaning: { ...meaning, words: field.words, field: null } };
  });
}

/** "wind dir, wind kt": beside its direction the wind is its speed; a "break" in minutes is so long. */
function wholeName({ words, meaning }: Mention, keys: ReadonlySet<string>): readonly Word[] | undefined {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0 || only.identifier !== undefined) return undefined;
  const hasDirection = ["dir", "direction", "bearing"].some((other) => keys.has(`wind ${other}`));
  if (only.folded === "wind" && hasDirection) return [only, ...wordLike("speed", [only])];
  return only.folded === "break" && meaning.type.unit === "min" ? [only, ...wordLike("minutes", [only])] : undefined;
}

const things = /^(?:wind|wave|water|air|oil|fuel|soil|sea|inlet|outlet|supply|ambient|bid|ask|rotor|spindle)$/;

/** "wind direction and speed": of what the first is measured the second is too, where that has such a measure. */
function ofSameThing(
  { words: [only, ...others], item, meaning }: Mention,
  before: Mention | undefined,
  reading: Reading,
): readonly Word[] | undefined {
  const [thing, measure, ...more] = before?.words ?? [];
  if (only === undefined || others.length > 0 || thing === undefined || measure === undefined || more.length > 0)
    return undefined;
  if (before?.item?.joint !== "and" || item === null || item === before.item || !things.test(thing.folded))
    return undefined;
  const isMeasured = (type: string): boolean => type === "number" || type === "int";
  if (!isMeasured(meaning.type.type) || !isMeasured(before.meaning.type.type) || only.identifier !== undefined)
    return undefined;
  const whole = [thing, only];
  const { meaning: own } = named(whole, reading);
  const isKnown = (own.by === "type" || own.by === "frame") && isMeasured(own.type.type);
  return isKnown && own.type.id !== meaning.type.id ? whole : undefined;
}

/** "opened, closed": what is told right before the time that follows it is a time too, and no flag. */
function isBeforeItsEnd({ words, meaning }: Mention, next: Mention | undefined): boolean {
  const [only, ...others] = words;
  const [end, ...more] = next?.words ?? [];
  if (only === undefined || end === undefined || others.length + more.length > 0) return false;
  if (meaning.type.type !== "bool" || !/^date/.test(next?.meaning.type.type ?? "")) return false;
  return comesBefore([only.folded], [end.folded]);
}

/** "plug in, unplug", "retirada, entrega": names that nothing is known of but that the one comes before the other are times. */
function isEndOfPair(
  field: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
  { lookup }: Reading,
): boolean {
  const isOpen = ({ meaning }: Mention): boolean =>
    /^date/.test(meaning.type.type) ||
    (meaning.by === "form" && /^(?:string|bool)$/.test(meaning.type.type)) ||
    // "partida, chegada": beside its other end it is no match.
    (meaning.type.type === "id" && lookup.language !== "en");
  const wordsOf = ({ words }: Mention): readonly string[] => words.map(({ folded }) => folded);
  if (!isOpen(field) || /^date/.test(field.meaning.type.type)) return false;
  return (
    (before !== undefined && isOpen(before) && areEnds(wordsOf(before), wordsOf(field))) ||
    (after !== undefined && isOpen(after) && areEnds(wordsOf(field), wordsOf(after)))
  );
}

/** "heure prévue et réelle": the other of two hours of the day is one, too. */
function isOtherHour({ words, meaning }: Mention, { words: before, meaning: like }: Mention): boolean {
  const [first, ...others] = words;
  if (others.length !== 1 || first?.folded !== before[0]?.folded || !/^(?:heure|hora)$/.test(first?.folded ?? ""))
    return false;
  return /^date/.test(like.type.type) && meaning.type.unit === "h";
}

const bounds: ReadonlyMap<string, string> = new Map(
  "low:high lower:upper min:max minimum:maximum lowest:highest".split(" ").flatMap((pair) => {
    const [one = "", other = ""] = pair.split(":");
    return [
      [one, other],
      [other, one],
    ] as const;
  }),
);

/** "low and high estimate": what has two ends is a number. */
function isBound(words: readonly Word[], keys: ReadonlySet<string>): boolean {
  const [end, ...what] = words;
  const other = bounds.get(end?.folded ?? "");
  return other !== undefined && what.length > 0 && keys.has(`${other} ${keyOf(what)}`);
}

/** "vibration RMS in mm/s, peak": another figure of a measure is a number of its kind, in its unit. */
function measuredBy(field: Mention, fields: readonly Mention[], reading: Reading): Mention | undefined {
  const measure = keyOf(measureOf(field.words) ?? []);
  const isOpen = field.meaning.by === "form" && field.meaning.type.type === "string";
  if (measure === "" || !isOpen) return undefined;
  const like = fields.find(
    (each) =>
      each !== field &&
      /^(?:int|number)$/.test(each.meaning.type.type) &&
      keyOf(measureOf(each.words) ?? []) === measure,
  );
  const meaning = like?.meaning ?? named(measureOf(field.words) ?? [], reading).meaning;
  if (!/^(?:int|number)$/.test(meaning.type.type)) return undefined;
  const unit = field.unit ?? like?.unit ?? null;
  return { ...field, unit, meaning: { ...meaning, words: field.words, field: null } };
}

const charges =
  /^(?:rent|rents|fee|fees|charge|charges|premium|premiums|tax|taxes|interest|dues|tuition|instalment|installment|amount|amounts|levy|sum|total|contribution|contributions)$/;
const accounts = /(?:^| )(?:balance|arrears|outstanding|owed|owing|shortfall|overpaid|overpayment)$/;

/** "rent due, paid, balance": what is due and what was paid are amounts where a charge or a balance stands beside them. */
function amountOf({ words, meaning, item }: Mention, fields: readonly Mention[]): readonly Word[] | undefined {
  if (item?.inner.length !== 0 || meaning.type.unit === "currency") return undefined;
  const [last, before] = [words.at(-1), words.at(-2)];
  if (last?.identifier !== undefined || !/^(?:due|paid|received)$/.test(last?.folded ?? "") || words.length > 3)
    return undefined;
  const isCharge = charges.test(before?.folded ?? "");
  const hasDue = fields.some(({ words: each }) => each.at(-1)?.folded === "due");
  const hasPaid = fields.some(({ words: each }) => /^(?:paid|received)$/.test(each.at(-1)?.folded ?? ""));
  const hasAccount = fields.some(({ words: each }) => accounts.test(keyOf(each)));
  if (words.length > 1) return isCharge ? words : undefined;
  return hasDue && hasPaid && hasAccount ? words : undefined;
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(" ");
}

/** "x_min" beside "x_max" is no number of minutes, "response_b" beside "response_a" none of bytes: what is left is the name. */
function counterpartOf({ words, meaning }: Mention, keys: ReadonlySet<string>): readonly Word[] | undefined {
  const other = counterparts.get(words.at(-1)?.folded ?? "");
  const stem = words.slice(0, -1);
  if (stem.length === 0 || other === undefined || (other === "min" && meaning.by !== "form")) return undefined;
  // "two answers" are two texts.
  if (meaning.by === "suffix" && meaning.field === null && meaning.type.type === "string") return undefined;
  // "check in" beside "check out" is a day.
  if (/^date/.test(meaning.type.type)) return undefined;
  return keys.has(`${keyOf(stem)} ${other}`) ? stem : undefined;
}

const counterparts: ReadonlyMap<string, string> = new Map([
  ["min", "max"],
  ["max", "min"],
  ["a", "b"],
  ["b", "a"],
  ["c", "a"],
  ["d", "a"],
  ["in", "out"],
]);

/** "latitud, longitud": beside a latitude it is no length. */
function longitudeOf(words: readonly Word[]): readonly Word[] | undefined {
  return keyOf(words) === "longitud" ? wordLike("longitude", words) : undefined;
}

/** "rounds 1-8": how many there were, and not the place of one among them. */
function numberOfParts(field: Mention, reading: Reading): Mention | undefined {
  const { item, meaning, words } = field;
  const last = words.at(-1);
  const isRanged = item?.founds.some(({ found }) => found.kind === "range" && found.minimum !== undefined) === true;
  const model = meaning.field?.model ?? meaning.type.model;
  if (!isRanged || model.kind !== "ordinal" || last === undefined || last.folded === last.english) return undefined;
  const { meaning: number } = named([...wordLike("number", words), ...wordLike("of", words), ...words], reading);
  return number.type.type === "int" ? { ...field, meaning: { ...number, words } } : undefined;
}
