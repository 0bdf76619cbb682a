import { tokens } from "../text-entropy.ts";

/**
 * Share of the first `limit` texts that hold the most frequent phrase of `length` words, values left out (whatever holds a
 * digit counts as one word): what a template leaves behind. Null when there are fewer texts.
 */
export function repeatedPhraseShare(texts: readonly string[], limit: number, length = 8): number | null {
  if (texts.length < limit) return null;
  const holders = new Map<string, number>();
  for (const text of texts.slice(0, limit)) {
    const words = tokens(text);
    const own = new Set<string>();
    for (let i = 0; i + length <= words.length; i++) own.add(words.slice(i, i + length).join(" "));
    for (const phrase of own) holders.set(phrase, (holders.get(phrase) ?? 0) + 1);
  }
  return [...holders.values()].reduce((most, count) => Math.max(most, count), 0) / limit;
}
