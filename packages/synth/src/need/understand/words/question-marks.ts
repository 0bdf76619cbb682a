import type { Span } from "../../findings.ts";

/** What a question mark behind an item says. */
interface Asked {
  /** The item before it is true or not. */
  readonly isFlag: boolean;
  /** How the sentence goes on; null where a bracket about the flag follows. */
  readonly mark: "," | "." | null;
}

/** So many characters before the mark tell whether a request is asked. */
const BEFORE = 400;

/**
 * "insured?, next visit", "photo attached? (90% yes)": a mark behind a short item of a list says that it is true or not, and the list
 * goes on. "Could I have orders: id, amount?" only asks for them.
 */
export function askedAt({ start, end }: Span, text: string): Asked {
  const behind = text.slice(end, end + 3);
  const goesOn = /^ ?[,;)(]/.test(behind);
  const isLower = /^ ?\p{Ll}/u.test(behind);
  const mark = goesOn || isLower ? "," : ".";
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const isAsked = /(?<!\p{L})(?:can|could|would|will|may) (?:you|i|we|someone|anyone|anybody)(?!\p{L})/iu.test(before);
  const item = (/[,;:(–\n]([^,;:(–\n.!?]*)$/u.exec(before)?.[1] ?? "").trim();
  const words = item.split(/\s+/);
  if (item === "" || words.length > LONGEST || words.some((word) => talk.test(word))) return { isFlag: false, mark };
  if (isAsked && !goesOn) return { isFlag: false, mark };
  return { isFlag: true, mark: /^ ?\(/.test(behind) ? null : mark };
}

const LONGEST = 5;
const talk =
  /^(?:or|what|how|why|ok|okay|please|right|possible|thanks|csv|json|parquet|you|i|we|oder|ou|o|bitte|porfa|favor|pls)$/i;
