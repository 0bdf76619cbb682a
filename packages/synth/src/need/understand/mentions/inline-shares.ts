import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { textOf } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { nameBeforeMembers } from "./inline-members.ts";
import { type InlineMembers, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

type RateFound = Extract<Found, { kind: "rate" }>;

/** "species dog 60% cat 35% other 5%": a name, then members with their shares. */
export function inlineShares(item: Item, reading: Reading): InlineMembers | undefined {
  const places = item.founds.flatMap(({ found, at }) => (found.kind === "rate" ? [{ found, at }] : []));
  const [first] = places;
  if (first === undefined || places.length < 2) return undefined;
  const head = stripped(item.words.slice(0, first.at));
  const name = head.length > 1 ? (nameBeforeMembers(head, false, reading)?.words ?? head.slice(0, -1)) : [];
  if (name.length === 0) return undefined;
  const rates = places.map(({ found }) => found);
  const values = rates.some(({ of }) => of !== undefined)
    ? quotedMembers(rates, head.slice(name.length))
    : membersBetween(item, places, head.slice(name.length));
  if (values === undefined) return undefined;
  const mention = mentionInList(named(name, reading).meaning, item, name);
  return { mention, values, shares: rates.map(({ rate }) => rate), start: first.found.start, end: item.end };
}

/** The words before each share are its member. */
function membersBetween(
  item: Item,
  places: readonly { readonly at: number }[],
  first: readonly Word[],
): readonly string[] | undefined {
  const members = places.map(({ at }, index) =>
    index === 0 ? first : item.words.slice(places[index - 1]?.at ?? 0, at),
  );
  return members.some((words) => words.length === 0 || words.length > 3) ? undefined : members.map(textOf);
}

/** Each share was read with the member behind it, which is that of the next. */
function quotedMembers(rates: readonly RateFound[], first: readonly Word[]): readonly string[] | undefined {
  if (rates.at(-1)?.of !== undefined) return undefined;
  const others = rates.slice(0, -1).flatMap(({ of }) => (of === undefined ? [] : [of]));
  return others.length === rates.length - 1 ? [textOf(first), ...others] : undefined;
}
