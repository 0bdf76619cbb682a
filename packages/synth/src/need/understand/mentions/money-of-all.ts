import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Findings, Found } from "../../findings.ts";
import { isParticiple } from "../../text/participles.ts";
import { wordLike } from "../words/name-words.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const allBefore = /\ball (?:the |money )?(?:amounts?|figures|values|prices|sums|money|costs|numbers)? ?$/i;
const allSaid = /^all (?:in|amounts|figures|values|prices)\b/i;
const spoken = /^(?:spent|paid|held|left|due|owed|outstanding|remaining|retained|lent)$/;

/** Whether a currency is said to be that of all amounts: "all in CHF", "all amounts in EUR". */
export function isOfAllMoney(found: Found, text: string): boolean {
  if (found.kind !== "unit") return false;
  const unit = unitNamed(found.unit);
  if (unit === undefined || !isCurrency(unit)) return false;
  const own = text.slice(found.start, found.end);
  return allSaid.test(own) || allBefore.test(text.slice(Math.max(0, found.start - 24), found.start));
}

/** "budget, committed, spent, all in AUD": what is told by its deed alone is then an amount, and no flag or time. */
export function withMoneyOfAll(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  const { findings } = reading;
  const said = findings.found.find((found) => isOfAllMoney(found, findings.text));
  if (said === undefined) return fields;
  return fields.map((field) => {
    if (field.start > said.start || !isDeed(field, findings)) return field;
    const { meaning } = named(wordLike("amount", field.words), reading);
    return { ...field, meaning: { ...meaning, words: field.words, field: null, by: "suffix" as const } };
  });
}

function isDeed(
  { words: [only, ...others], item, hint, listed, unit, meaning }: Mention,
  { language }: Findings,
): boolean {
  if (only === undefined || others.length > 0 || hint !== null || unit !== null || !listed) return false;
  if (item === null || item.founds.length + item.inner.length > 0) return false;
  const isOpen = meaning.type.type !== "number" && meaning.type.type !== "id";
  return isOpen && (isParticiple(only.text, language) || spoken.test(only.folded));
}
