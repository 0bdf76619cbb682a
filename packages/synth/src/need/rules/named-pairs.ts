import type { NamedField } from "./named-field.ts";
import { compoundParts, conceptPairs, inConcepts } from "./time-words.ts";
import { hands, sides, tellingApart, timeWords } from "./usual-relations.ts";

const known: ReadonlySet<string> = new Set(conceptPairs.map((pair) => pair.join("|")));
const eitherWay: ReadonlySet<string> = new Set(
  conceptPairs.filter(([one, other]) => known.has(`${other}|${one}`)).map((pair) => pair.join(" ")),
);

/** A ship calls and leaves, a journey leaves and arrives: such times follow one another as they are named. */
function isEitherWay(first: string, second: string): boolean {
  return eitherWay.has(`${first} ${second}`);
}

/**
 * Fields whose names differ in one of the pairs alone: "planned_start" and "planned_end", "joined_on" and "cancelled_date".
 * Names of times are read by what happens in them, and each time follows the one that is nearest before it.
 */
export function pairsOf(
  fields: readonly NamedField[],
  pairs: readonly (readonly [string, string])[],
  time: boolean,
): readonly (readonly [NamedField, NamedField])[] {
  if (fields.length < 2) return [];
  const found: (readonly [NamedField, NamedField])[] = [];
  const named = fields.map((field) => {
    const parts = field.name.split("_");
    return { field, parts: time ? inConcepts(parts.flatMap(compoundParts)) : parts };
  });
  const partsOfAll = new Set(named.flatMap(({ parts }) => parts));
  for (const [first, second] of pairs) {
    // Most pairs are of words that no field's name has.
    if (!isAmong(first, partsOfAll) || !isAmong(second, partsOfAll)) continue;
    for (const { field: one, parts } of named) {
      const rest = without(parts, first, time);
      if (rest === undefined) continue;
      const fitting = named.flatMap((each) => {
        const isOther = each.field !== one && isOfSame(one, each.field, time);
        const isTurned = isEitherWay(first, second) && fields.indexOf(each.field) < fields.indexOf(one);
        const left = isOther && !isTurned ? without(each.parts, second, time) : undefined;
        return left === undefined ? [] : [{ field: each.field, left }];
      });
      const other = (fitting.find(({ left }) => left === rest) ?? (time ? alone(fitting, rest) : undefined))?.field;
      if (other === undefined || found.some(([low, high]) => low === other && high === one)) continue;
      // A ship arrives and departs, a truck departs and arrives: the order of the columns tells.
      const isEither =
        fields.indexOf(one) > fields.indexOf(other) && pairs.some(([a, b]) => a === second && b === first);
      if (isEither || found.some(([low, high]) => low === one && high === other)) continue;
      found.push([one, other]);
    }
  }
  return withoutDetours(found);
}

type FieldPair = readonly [NamedField, NamedField];

/** "sent, delivered, opened": what is opened follows the delivery, and no longer the sending. */
function withoutDetours(found: readonly FieldPair[]): readonly FieldPair[] {
  const follows = (first: NamedField, then: NamedField): boolean =>
    found.some(([low, high]) => low === first && high === then);
  const nearest = found.filter(
    ([one, other]) => !found.some(([low, high]) => high === other && low !== one && follows(one, low)),
  );
  // Of two that stand in no order, the one of the more telling pair.
  return nearest.filter(([, other], at) => nearest.findIndex(([, each]) => each === other) === at);
}

/** Whether all words of a phrase are among those of names. */
function isAmong(phrase: string, words: ReadonlySet<string>): boolean {
  return phrase.includes(" ") ? phrase.split(" ").every((word) => words.has(word)) : words.has(phrase);
}

/** Times of the row and of what it is for go together: a ticket is bought before the show that it is for. */
function isOfSame(one: NamedField, other: NamedField, time: boolean): boolean {
  return other.of === one.of || (time && one.of === undefined);
}

/** "sender iban, receiver iban", "remetente, destinatário": names that differ in the side alone, of what tells sides apart. */
export function oppositeSides(fields: readonly NamedField[]): readonly (readonly [NamedField, NamedField])[] {
  const tellers = fields.filter(({ type }) => type === "id" || type === "string" || type === "enum");
  const byName = new Map(tellers.map((field) => [field.name, field]));
  return tellers.flatMap((field) => {
    const words = field.name.split("_");
    const pairs = words.at(-1) === "by" ? [...sides, ...hands] : sides;
    return pairs.flatMap(([side, other]) => {
      const at = words.indexOf(side);
      if (at < 0) return [];
      const rest = words.filter((word, index) => index !== at && word !== "of").join("_");
      const second = byName.get(words.with(at, other).join("_"));
      const isChange = other === "new" && rest !== "";
      return second === undefined || (rest !== "" && !isChange && !tellingApart.has(rest))
        ? []
        : [[field, second] as const];
    });
  });
}

/** "loan start, return date": the one time of what comes later, where only one of the two names says of what it is. */
function alone(
  fitting: readonly { readonly field: NamedField; readonly left: string }[],
  rest: string,
): { readonly field: NamedField } | undefined {
  const [only, ...others] = fitting;
  return others.length === 0 && only !== undefined && (rest === "" || only.left === "") ? only : undefined;
}

/** What is left of a name's words without these in a row; undefined where they do not stand in it. */
function without(parts: readonly string[], words: string, time: boolean): string | undefined {
  const gone = words.includes(" ") ? words.split(" ") : [words];
  const at = parts.findIndex((_, from) => gone.every((word, index) => parts[from + index] === word));
  if (at < 0) return undefined;
  const rest = [...parts.slice(0, at), ...parts.slice(at + gone.length)];
  return rest.filter((word) => !(time && timeWords.has(word))).join("_");
}
