import { areOpposites } from "../../text/opposites.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf } from "../words/lookup.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { isKnown, named, type Reading } from "./reading.ts";

const MOST = 8;
/** "number of men and women" is one number. */
const ofAll = new Set("number count total sum list share percentage name kind type".split(" "));

/** "scores for nose, palate and finish", "temperature at inlet and outlet": a measure of each. */
export function distributedNames(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  const first = items[index] as Item;
  const words = stripped(first.words);
  const at = words.findIndex(({ folded, compound }) => compound === undefined && /^(?:for|of|at|in|on)$/.test(folded));
  const noun = words.slice(0, at);
  const last = noun.at(-1);
  if (
    at < 1 ||
    at > 2 ||
    last === undefined ||
    last.identifier !== undefined ||
    first.founds.length + first.inner.length > 0
  )
    return undefined;
  const isMany = isInPlural(last);
  const group = groupFrom(items, index, isMany);
  if (group === undefined || ofAll.has(last.english) || isKnown(words, reading)) return undefined;
  const link = words[at]?.folded;
  const owners = group.map((item, place) => {
    const owner = withoutMost(stripped(place === 0 ? words.slice(at + 1) : item.words));
    return owner.length > 1 && owner[0]?.folded === link ? owner.slice(1) : owner;
  });
  if (owners.some((owner) => owner.length === 0 || owner.length > 2)) return undefined;
  // What the domain knows by itself goes on with the list.
  const [one, two] = owners.map(([owner]) => owner?.folded ?? "");
  const areParties = owners.length === 2 && areOpposites(one ?? "", two ?? "");
  const areEnds = areParties || owners.every((owner) => sides.test(owner.map(({ folded }) => folded).join(" ")));
  if (
    !areEnds &&
    owners
      .slice(1)
      .some((owner) => (isMany ? frameFieldOf(owner, reading.lookup) !== undefined : isKnown(owner, reading)))
  )
    return undefined;
  const isStaged = /^(?:at|on)$/.test(words[at]?.folded ?? "");
  if (isStaged ? !isMany && !isKnown(noun, reading) : !isMany || words[at]?.folded === "on") return undefined;
  const measure = [...noun.slice(0, -1), ...wordLike(last.english, [last])];
  const placed = placesOf(owners);
  const owned = placed ?? owners;
  const end = group.at(-1) as Item;
  const mentions = owned.map((owner) => {
    const own = /^(?:now|today|present)$/.test(owner[0]?.folded ?? "") ? wordLike("current", owner) : owner;
    const name = placed === undefined ? [...own, ...measure] : [...measure, ...own];
    return mentionInList(named(name, reading).meaning, end, name);
  });
  return { mentions, count: group.length };
}

const sides =
  /^(?:inlet|outlet|start|end|top|bottom|front|rear|entry|exit|arrival|departure|admission|discharge|left|right|now|today|present)$/;

/** "science out of 100" */
function withoutMost(words: readonly Word[]): readonly Word[] {
  const out = words.findIndex(({ folded }, at) => at > 0 && folded === "out");
  return out < 0 ? words : words.slice(0, out);
}

/** The items up to the one behind the "and"; a single thing is only said of two at once. */
function groupFrom(items: readonly Item[], index: number, isMany: boolean): readonly Item[] | undefined {
  for (let at = index; at + 1 < items.length && at - index < MOST; at += 1) {
    const { joint, sentence } = items[at] as Item;
    if (sentence !== items[index]?.sentence || (at > index && (items[at]?.founds.length ?? 0) > 0)) return undefined;
    if (joint === "and") return items.slice(index, at + 2);
    if (joint !== "," || (!isMany && !/^\d/.test(items[at + 1]?.words[0]?.text ?? ""))) return undefined;
  }
  return undefined;
}

/** "at 10, 20 and 40 cm": figures take the unit of the last. */
function placesOf(owners: readonly (readonly Word[])[]): readonly (readonly Word[])[] | undefined {
  if (!owners.every(([figure]) => /^\d+$/.test(figure?.text ?? ""))) return undefined;
  const unit = owners.at(-1)?.[1]?.folded ?? "";
  return owners.map(([figure]) => (figure === undefined ? [] : wordLike(`${figure.text}${unit}`, [figure])));
}
