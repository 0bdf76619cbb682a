import { normalise } from "./normalise.ts";

export type Readability =
  | { readonly kind: "ok" }
  | { readonly kind: "empty" | "symbols" | "binary" | "noLetters"; readonly reason: string };

/** Whether there are words to understand in what a buyer sent, and if not, why. */
export function readability(need: string): Readability {
  const text = normalise(need);
  if (text === "") return { kind: "empty", reason: "The need is empty." };
  if (isBinary(need, text)) {
    return { kind: "binary", reason: "The need looks like binary or encoded data, not like words." };
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && /\p{L}{2}/u.test(text)) return { kind: "ok" };
  if (/\p{N}/u.test(text)) return { kind: "noLetters", reason: "The need has numbers but no words." };
  if (letters > 0) return { kind: "noLetters", reason: "The need has single letters but no words." };
  return { kind: "symbols", reason: "The need has only symbols and no words." };
}

/** Many characters that no keyboard writes, or one long run without a space as base64 and hex have it. */
function isBinary(raw: string, text: string): boolean {
  const sample = raw.slice(0, 4_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: counting them is the point.
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  if (strange * 10 > sample.length) return true;
  const words = text.split(/\s/u);
  const longest = words.reduce((length, word) => (/^[\w+/=]+$/.test(word) ? Math.max(length, word.length) : length), 0);
  return longest > 100 && longest * 2 > text.length;
}
