import { isPerson } from "../meaning/forms.ts";
import { listedMeaning } from "../meaning/meaning.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import { isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { LONGEST_NAME, type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** The field that a breakdown ("by region", "per request") is by. */
export function mentionOfBreakdown(item: Item, reading: Reading): Mention | undefined {
  const { lookup, owner } = reading;
  const bare = beforeBoundary(stripped(item.words));
  const words = bare.length === 0 ? item.words : bare;
  if (words.length === 0 || words.length > LONGEST_NAME) return undefined;
  const meaning = listedMeaning(words, lookup, owner);
  if (meaning !== undefined && meaning.by !== "form") {
    if (words.length === 1 && owner.record.has(words[0]?.english ?? "")) return undefined;
    // "payments made by crawlers" says who made them.
    if (meaning.type.type === "bool" && isPlural(words)) return undefined;
    // "complaints by residents"
    if (words.length === 1 && isPlural(words) && isPerson(words[0]?.english ?? "")) return undefined;
    return mentionInList(meaning, item, words);
  }
  // "by behaviour (trader, holder, bot)": what has members is a field, known or not.
  const hasMembers = item.founds.some(({ found }) => found.kind === "members" || found.kind === "shares");
  if (hasMembers) return mentionInList(named(words, reading).meaning, item, words);
  // "90 buses by fleet number"
  if (words.length === 2 && /^(?:number|no|id|code|name|ref|reference)$/.test(words[1]?.english ?? ""))
    return mentionInList(named(words, reading).meaning, item, words);
  if (words.length > 2 || (item.opener !== "per" && !isBesideStep(item, reading))) return undefined;
  // "per request": what there is one row for has a key.
  const key = [...words, ...wordLike("id", words)];
  return mentionInList(named(key, reading).meaning, item, key);
}

/** "sales by kiosk and week": there is a row for each of both. */
function isBesideStep({ words }: Item, { findings }: Reading): boolean {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return false;
  return findings.found.some(
    ({ kind, end }) =>
      kind === "cadence" && /^,? (?:and|&|per|x|und|y|et|e) \p{L}+$/u.test(findings.text.slice(only.end, end)),
  );
}

/** "per turn the speaker, text, intent": the first column stands behind what there is a row of. */
export function columnBehindPer(
  words: readonly Word[],
): { readonly per: readonly Word[]; readonly column: readonly Word[] } | undefined {
  const at = words.findIndex(({ folded }, index) => index > 1 && /^(?:the|its|their)$/.test(folded));
  if (words[0]?.folded !== "per" || at < 0 || at > 3 || at + 1 >= words.length) return undefined;
  return { per: words.slice(1, at), column: words.slice(at + 1) };
}

function isPlural(words: readonly Word[]): boolean {
  const last = words.at(-1);
  return last !== undefined && isInPlural(last);
}
