import { eventTimeOf } from "../meaning/frame-fields.ts";
import { inFrame } from "../meaning/known-meaning.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionAt } from "./mention.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

/** Verbs of measure, and what they measure: "parcels weighing 10 to 25 kg". */
const measured: ReadonlyMap<string, string> = new Map([
  ["weighing", "weight"],
  ["weighed", "weight"],
  ["costing", "cost"],
  ["priced", "price"],
  ["lasting", "duration"],
  ["lasts", "duration"],
  ["weighs", "weight"],
  ["costs", "cost"],
  ["takes", "duration"],
  ["aged", "age"],
  ["rated", "rating"],
  ["graded", "grade"],
  ["scored", "score"],
  ["scoring", "score"],
  ["valued", "value"],
  ["worth", "value"],
  ["earning", "income"],
  ["sized", "size"],
  ["dated", "date"],
  ["named", "name"],
  ["called", "name"],
]);

/** "aged 3 to 17" names the age, where a figure follows. */
export function measuredName(words: readonly Word[], { founds }: Pick<Item, "founds">): readonly Word[] | undefined {
  const [verb, ...rest] = words;
  const noun = verb === undefined || verb.compound !== undefined ? undefined : measured.get(verb.folded);
  if (noun === undefined || rest.some(({ folded }) => !/^(?:at|from|between|about|around|on|in)$/.test(folded)))
    return undefined;
  return founds.some(({ found }) => /^(?:range|average|unit|distribution|window)$/.test(found.kind))
    ? wordLike(noun, words)
    : undefined;
}

/** Measures within a sentence: "children aged 3 to 17", "parcels weighing up to 30 kg". */
export function measuresIn(item: Item, reading: Reading): readonly NamedPhrase[] {
  return item.founds.flatMap((place) => {
    const verb = item.words[place.at - 1];
    const name =
      verb === undefined
        ? undefined
        : (measuredName([verb], { founds: [place] }) ?? numberedName(item.words[place.at - 2], verb, place));
    return name === undefined ? [] : [named(name, reading)];
  });
}

/** Things that are numbered through, and what the number of one is called. */
const numberedThings: ReadonlyMap<string, string> = new Map([
  ["years", "year group"],
  ["forms", "year group"],
  ["grades", "grade level"],
  ["classes", "class level"],
  ["floors", "floor"],
  ["storeys", "floor"],
  ["ages", "age"],
  ["levels", "level"],
  ["stages", "stage"],
  ["weeks", "week"],
  ["rounds", "round"],
  ["zones", "zone"],
  ["tiers", "tier"],
  ["semesters", "semester"],
  ["matchdays", "matchday"],
]);

/** "pupils in years 7 to 10", "flats on floors 1 to 12": which of what is numbered through a row is of. */
function numberedName(
  preposition: Word | undefined,
  noun: Word,
  { found }: Item["founds"][number],
): readonly Word[] | undefined {
  if (found.kind !== "range" || found.unit !== undefined || found.minimum === undefined || found.maximum === undefined)
    return undefined;
  const name = noun.compound === undefined ? numberedThings.get(noun.folded) : undefined;
  if (name === undefined || !/^(?:in|on|of|from|for|across|at)$/.test(preposition?.folded ?? "")) return undefined;
  return wordLike(name, [noun]);
}

const participle = /^(?:..+ed|seen|sold|sent|paid|made|taken|given|bought|caught|written|built|held|begun|found|born)$/;

/** "delivered in 2025", "seen between March and May": when it was is the time, by its own name or as the domain calls it. */
export function happenedMention(
  item: Item,
  words: readonly Word[],
  fields: readonly Mention[],
  reading: Reading,
): Mention | "said" | undefined {
  const [word] = words;
  if (word === undefined || words.length !== 1 || word.identifier !== undefined || !participle.test(word.folded))
    return undefined;
  if (item.founds.length !== 1 || item.founds[0]?.found.kind !== "window") return undefined;
  const root = word.folded.slice(0, 4);
  const isSaid = fields.some(
    (field) => isTime(field.meaning) && field.words.some(({ folded }) => folded.startsWith(root)),
  );
  if (isSaid) return "said";
  const { lookup, owner } = reading;
  const dated = [word, ...wordLike("at", [word])];
  const known = listedMeaning(dated, lookup, owner);
  if (known !== undefined && known.by !== "form" && isTime(known)) return mentionAt(known, item, word, dated, true);
  const time = lookup.frame === null ? undefined : eventTimeOf(lookup.frame, lookup);
  const own = time === undefined ? undefined : inFrame(words, time, lookup, "frame", 0.7);
  if (own !== undefined) return mentionAt(own, item, word, [], false);
  return mentionAt(meaningOf(dated, lookup, owner), item, word, dated, true);
}

const lasting =
  /^(?:installed|commissioned|built|constructed|erected|planted|manufactured|founded|registered|laid|fitted|drilled)$/;

/** "heat pumps installed in 2024: brand, …": of things that stay it is asked when that was. */
export function lastingMention({ zone, words, founds }: Item, reading: Reading): Mention | undefined {
  const place = founds.find(({ found }) => found.kind === "window");
  const word = place === undefined ? undefined : words[place.at - 1];
  if (zone !== "head" || word === undefined || place === undefined || !lasting.test(word.folded)) return undefined;
  const { lookup, owner } = reading;
  const own = listedMeaning([word, ...wordLike("at", [word])], lookup, owner);
  if (own?.field != null) return undefined;
  const dated = [word, ...wordLike("date", [word])];
  return mentionAt(meaningOf(dated, lookup, owner), null, word, dated, true);
}

function isTime({ type }: Meaning): boolean {
  return type.type === "date" || type.type === "datetime";
}
