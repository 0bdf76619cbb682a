import { unitNamed } from "../../extract/units.ts";
import type { Item } from "../words/items.ts";

const alone = /^(?:percent|pct|celsius|fahrenheit|usd|eur|gbp|chf|usdc|kwh|kmh|mph|prozent)$/;

/** "edible share, percent": a unit by itself is that of the field before. */
export function unitAlone({ words, founds, inner }: Item, before: Item | undefined): string | undefined {
  const [word] = words;
  if (word === undefined || words.length !== 1 || founds.length + inner.length > 0) return undefined;
  if (before?.zone !== "list" || before.words.length === 0 || before.founds.length > 0) return undefined;
  return alone.test(word.folded) ? unitNamed(word.text)?.symbol : undefined;
}
