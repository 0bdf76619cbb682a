import type { Span } from "../../findings.ts";
import { flagWord } from "./idioms.ts";
import type { Piece } from "./pieces.ts";

/** So many characters before the mark tell whether a request is asked. */
const BEFORE = 400;

/**
 * "insured?, next visit", "photo attached? (90% yes)": a mark behind a short item of a list says that it is true or not, and the list
 * goes on. "Could I have orders: id, amount?" only asks for them.
 */
export function piecesOfQuestion({ start, end }: Span, text: string): readonly Piece[] {
  const behind = text.slice(end, end + 3);
  const goesOn = /^ ?[,;)(]/.test(behind);
  const isLower = /^ ?\p{Ll}/u.test(behind);
  const mark: Piece = { kind: "mark", mark: goesOn || isLower ? "," : ".", start, end };
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const isAsked = /(?<!\p{L})(?:can|could|would|will|may) (?:you|i|we|someone|anyone|anybody)(?!\p{L})/iu.test(before);
  const item = (/[,;:(–\n]([^,;:(–\n.!?]*)$/u.exec(before)?.[1] ?? "").trim();
  const words = item.split(/\s+/);
  if (item === "" || words.length > LONGEST || words.some((word) => talk.test(word))) return [mark];
  if (isAsked && !goesOn) return [mark];
  // The bracket behind the mark is about the flag.
  const flag = flagWord({ start, end });
  return /^ ?\(/.test(behind) ? [flag] : [flag, mark];
}

const LONGEST = 5;
const talk =
  /^(?:or|what|how|why|ok|okay|please|right|possible|thanks|csv|json|parquet|you|i|we|oder|ou|o|bitte|porfa|favor|pls)$/i;
