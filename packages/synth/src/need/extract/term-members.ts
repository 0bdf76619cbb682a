import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { MOST, members } from "./member-list.ts";
import { endsAlone } from "./quantity-members.ts";
import { isBreak, number, type Reading, word } from "./reading.ts";
import { unitAt } from "./units.ts";

/** How long something is agreed for, by language. */
const terms: Readonly<Record<Language, string>> = {
  en: "term",
  de: "laufzeit",
  es: "plazo",
  fr: "durée",
  pt: "prazo",
};
const MOST_TERM = 120;

/** "12/24 months", "30/60/90 days" as an item of a list: the lengths that are agreed on, as one column. */
export function termMembersAt(reading: Reading, at: number): Found | undefined {
  const isItem = isBreak(reading, at - 1) || word(reading, at - 1) === ":";
  if (at === 0 || !isItem) return undefined;
  const values: number[] = [];
  let next = at;
  while (values.length < MOST) {
    const figure = number(reading, next);
    if (figure === undefined || !Number.isInteger(figure.value) || figure.value > MOST_TERM) return undefined;
    values.push(figure.value);
    next = figure.next;
    if (word(reading, next) !== "/") break;
    next += 1;
  }
  const measure = unitAt(reading.tokens, next);
  const isTerm = measure !== undefined && /^(?:day|week|month|year)$/.test(measure.unit.symbol);
  const isRising = values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
  if (values.length < 2 || !isTerm || !isRising || !endsAlone(reading, measure.next)) return undefined;
  const found = members(reading, at, measure.next, values.map(String));
  return found?.kind === "members" ? { ...found, unit: measure.unit.symbol, of: terms[reading.language] } : undefined;
}
