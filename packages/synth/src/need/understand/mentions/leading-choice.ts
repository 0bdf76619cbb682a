import { isKindNoun } from "../../extract/member-list.ts";
import type { Item } from "../words/items.ts";
import { textOf } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { type InlineMembers, mentionAt } from "./mention.ts";
import { isKnown, named, type Reading } from "./reading.ts";

const FEWEST = 3;
const MOST = 24;
/** Nouns of kinds that are things of their own, too: "options" are traded, "results" published. */
const rowNouns = new Set(
  "option value member result outcome payment subscription group label response code flag".split(" "),
);

/**
 * "cohorts of wallets: whale, farmer or dormant, tx count": nobody joins columns by "or", so what opens the list so are the kinds
 * that the head speaks of.
 */
export function leadingChoice(
  items: readonly Item[],
  index: number,
  reading: Reading,
): (InlineMembers & { readonly count: number }) | undefined {
  const head = items[index - 1];
  const kind = head?.zone === "head" && head.joint === ":" ? kindIn(head.words) : undefined;
  if (head === undefined || kind === undefined) return undefined;
  let last = index;
  while (items[last]?.joint === "," && isPlain(items[last]) && last - index < MOST) last += 1;
  if (items[last]?.joint !== "or" || !isPlain(items[last]) || !isPlain(items[last + 1])) return undefined;
  const group = items.slice(index, last + 2);
  const words = group.map((item) => stripped(item.words));
  const strangers = words.map((each) => !isKnown(each, reading));
  const many = strangers.filter((stranger) => stranger).length * 3 >= group.length * 2;
  if (group.length < FEWEST || strangers[0] !== true || !many) return undefined;
  const { meaning } = named([kind], reading);
  if (meaning.type.type !== "enum" && meaning.type.type !== "string") return undefined;
  const span = { start: group[0]?.start ?? head.end, end: group.at(-1)?.end ?? head.end };
  const mention = mentionAt(meaning, group[0] ?? head, span, [kind], true);
  return { mention, values: words.map(textOf), count: group.length, ...span };
}

/** "cohorts", "types": a noun of kinds in the plural. */
function kindIn(words: readonly Word[]): Word | undefined {
  const kind = words.find(
    ({ folded, english, identifier }) =>
      identifier === undefined &&
      folded !== english &&
      folded.endsWith("s") &&
      isKindNoun(english) &&
      !rowNouns.has(english),
  );
  return kind === undefined ? undefined : { ...kind, text: kind.english, folded: kind.english };
}

function isPlain(item: Item | undefined): boolean {
  if (item === undefined || item.zone !== "list" || item.founds.length + item.inner.length > 0) return false;
  return (
    item.words.length > 0 && item.words.length <= 3 && item.words.every(({ identifier }) => identifier === undefined)
  );
}
