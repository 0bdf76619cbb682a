import type { Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import { membersOfGroup } from "../words/groups.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf, keysOfWords } from "../words/lookup.ts";
import { wordOf } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

/** The fields of a group phrase ("coordinates", "OHLCV"), unless the frame has one field for it. */
export function groupOf(words: readonly Word[], reading: Reading): readonly NamedPhrase[] | undefined {
  for (const key of keysOfWords(words)) {
    const members = membersOfGroup(key);
    const at = words[0];
    if (members === undefined || at === undefined) continue;
    const fields = members.map((member) =>
      named(
        wordsOf(member).map((text) => ({ ...wordOf(text, at), text })),
        reading,
      ),
    );
    // One field of the domain may be called so too; its parts go before it where the domain has them all.
    const whole = new Set(fields.map(({ meaning }) => meaning.field)).size === fields.length;
    const parts = whole && fields.every(({ meaning }) => meaning.field !== null);
    if (!parts && (frameFieldOf(words, reading.lookup) !== undefined || /token/.test(key))) return undefined;
    return fields;
  }
  return undefined;
}

/** "pickup coordinates", "billing contact details": the parts of a group, each with what it is of. */
export function qualifiedGroup(words: readonly Word[], reading: Reading): readonly NamedPhrase[] | undefined {
  const at = words[0];
  if (at === undefined || words.length < 2 || knownMeaning(words, reading.lookup) !== undefined) return undefined;
  for (let start = 1; start < words.length && start <= 2; start += 1) {
    const members = keysOfWords(words.slice(start))
      .map(membersOfGroup)
      .find((each) => each !== undefined);
    // "result tokens" are those of the result, and no input.
    if (members === undefined || /token/.test(words.at(-1)?.english ?? "")) continue;
    const qualifier = words.slice(0, start);
    // "baseline systolic blood pressure" is one of the two already.
    if (start > 1 && knownMeaning(words.slice(1), reading.lookup) !== undefined) return undefined;
    if (qualifier.some(({ folded }) => !isQualifier(folded))) return undefined;
    return members.map((member) => named([...qualifier, ...wordsOf(member).map((text) => wordOf(text, at))], reading));
  }
  return undefined;
}

function isQualifier(folded: string): boolean {
  return !/^(?:gps|geo|exact|precise|rough|average|mean|total|all|geographic|map)$/.test(folded);
}

/** "utm source/medium/campaign": what was found as members are the parts of the group. */
export function partsSaid({ founds }: Item, group: readonly NamedPhrase[]): readonly Found[] {
  const said = new Set(group.flatMap(({ words }) => words.map(({ folded }) => folded)));
  return founds
    .map(({ found }) => found)
    .filter((found) => found.kind === "members" && found.values.every((value) => said.has(fold(value))));
}

/** "ICU vitals: heart rate, MAP, SpO2": the list says which of the group are meant. */
export function withoutItemised(
  mentions: readonly Mention[],
  head: Item,
  behind: readonly Item[],
  reading: Reading,
): readonly Mention[] {
  const told = head.zone === "head" ? mentions.filter((mention) => !isToldApart(mention, behind)) : mentions;
  return withoutGroups(told, head, behind, reading);
}

/** "prices of 200 bonds. ISIN, clean price, dirty price": the list says which prices are meant. */
function isToldApart({ words: [only, ...others], meaning }: Mention, behind: readonly Item[]): boolean {
  if (only === undefined || others.length > 0 || meaning.type.type !== "number") return false;
  const kinds = behind.filter(
    ({ zone, words }) => zone !== "head" && words.length === 2 && words.at(-1)?.english === only.english,
  );
  return kinds.length > 1;
}

function withoutGroups(
  mentions: readonly Mention[],
  head: Item,
  behind: readonly Item[],
  reading: Reading,
): readonly Mention[] {
  const grouped = mentions.filter(({ item, listed, meaning }) => item === head && listed && meaning.field !== null);
  if (head.zone !== "head" || head.joint !== ":" || grouped.length < 2) return mentions;
  const fields = new Set(grouped.map(({ meaning }) => meaning.field));
  const again = behind.filter(
    ({ zone, words }) => zone === "list" && fields.has(knownMeaning(stripped(words), reading.lookup)?.field ?? null),
  );
  return again.length > 1 ? mentions.filter((mention) => !grouped.includes(mention)) : mentions;
}

/** "OHLCV bars", "readings with coordinates": short forms in a sentence that stand for several fields of the domain. */
export function groupAt(
  words: readonly Word[],
  start: number,
  reading: Reading,
): { readonly fields: readonly NamedPhrase[]; readonly length: number } | undefined {
  for (const length of [2, 1]) {
    const phrase = words.slice(start, start + length);
    // "VCF-like variants" are told by their own columns.
    const isLike = words[start + length]?.folded === "like";
    if (phrase.length < length || phrase[0]?.folded === "gps" || isLike) continue;
    const fields = groupOf(phrase, reading);
    if (fields?.every(({ meaning }) => meaning.field !== null) === true) return { fields, length };
  }
  return undefined;
}
