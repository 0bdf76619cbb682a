import { isOfMoney } from "../../extract/unit.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { isParticiple } from "../../text/participles.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Reading } from "./reading.ts";

const alone = /^(?:percent|pct|celsius|fahrenheit|usd|eur|gbp|chf|usdc|kwh|kmh|mph|prozent)$/;

/** "edible share, percent": a unit by itself is that of the field before. */
export function unitAlone({ words, founds, inner }: Item, before: Item | undefined): string | undefined {
  const [word] = words;
  if (word === undefined || words.length !== 1 || founds.length + inner.length > 0) return undefined;
  if (before?.zone !== "list" || before.words.length === 0 || before.founds.length > 0) return undefined;
  return alone.test(word.folded) ? unitNamed(word.text)?.symbol : undefined;
}

const amount: Readonly<Record<Language, string>> = {
  en: "amount",
  de: "betrag",
  es: "importe",
  fr: "montant",
  pt: "valor",
};

/** "USDC due", "EUR raised": behind a currency a deed is the amount of it; "5-400 MW offered" are the MW offered. */
export function withAmount(words: readonly Word[], { founds }: Item, { lookup }: Reading): readonly Word[] {
  const [first] = founds;
  const [word] = words;
  if (isPaid(words, first)) return wordLike(amount[lookup.language], words);
  if (words.length !== 1 || word === undefined || first?.at !== 0) return words;
  if (first.found.kind === "range" && first.found.unit !== undefined && isParticiple(word.text, lookup.language)) {
    const measure = unitNamed(first.found.unit);
    const isPlain = measure !== undefined && !isCurrency(measure) && /^[A-Za-z]+$/.test(measure.symbol);
    return isPlain ? [...wordLike(measure.symbol.toLowerCase(), words), word] : words;
  }
  if (first.found.kind !== "unit") return words;
  const unit = unitNamed(first.found.unit);
  const isAmount = unit !== undefined && isCurrency(unit) && isOfMoney(word.folded);
  return isAmount ? [...wordLike(amount[lookup.language], words), word] : words;
}

/** "agents paying 0.001 to 0.5 USDC per call": what is told is the amount, and no name of those who pay it. */
function isPaid(words: readonly Word[], first: Item["founds"][number] | undefined): boolean {
  if (first === undefined || first.at !== 2 || words.length < 2 || first.found.kind !== "range") return false;
  const unit = first.found.unit === undefined ? undefined : unitNamed(first.found.unit);
  const isPlural = words[0] !== undefined && words[0].folded !== words[0].english;
  return unit !== undefined && isCurrency(unit) && isPlural && /^(?:paying|spending)$/.test(words[1]?.folded ?? "");
}
