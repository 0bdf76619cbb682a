import { phraseAt, phrases } from "../../../extract/phrases.ts";
import { quantityAt } from "../../../extract/quantity.ts";
import { type Reading, spanOf, word } from "../../../extract/reading.ts";
import { unitAt } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";

/** "more than two hours", "mindestens 3", "mais de meia hora": one end of some values, wherever it stands. */
export interface SaidEnd {
  readonly is: "least" | "most" | "exactly";
  readonly value: number;
  readonly unit: string | undefined;
  readonly first: number;
  readonly next: number;
  readonly span: Span;
}

const openers = phrases<SaidEnd["is"]>([
  [
    "least",
    "more than|over|above|longer than|higher than|greater than|larger than|heavier than|older than|exceeding|beyond|at least|no less than|not less than|upwards of|mehr als|uber|langer als|hoher als|schwerer als|grosser als|mindestens|mas de|mas que|por encima de|al menos|mayor que|superior a|superiores a|plus de|plus d'|plus longtemps que|au-dessus de|au moins|superieur a|superieure a|superieures a|superieurs a|mais de|mais que|mais do que|acima de|pelo menos",
  ],
  [
    "most",
    "less than|under|below|shorter than|lower than|fewer than|at most|no more than|not more than|weniger als|unter|kurzer als|hochstens|maximal|menos de|menos que|por debajo de|inferior a|inferiores a|como maximo|moins de|moins d'|en dessous de|au plus|abaixo de|no maximo",
  ],
  ["exactly", "of|equal to|exactly|genau|von|de|exactamente|exactement|exatamente"],
]);
const ones = new Set("a an one einer eine einem una un une uma um".split(" "));
const halves = /^(?:half|halbe[nrs]?|media|demie?|meia)$/;

/** The end that begins at a token, in figures or in words. */
export function endAt(reading: Reading, at: number): SaidEnd | undefined {
  const opened = phraseAt(reading, at, openers);
  if (opened === undefined) return undefined;
  const amount = amountAt(reading, opened.next);
  if (amount === undefined || amount.unit === "%") return undefined;
  const { value, unit, next } = amount;
  return { is: opened.meaning, value, unit, first: at, next, span: spanOf(reading, at, next) };
}

/** A quantity, or "an hour", "half an hour", "una hora", "meia hora". */
function amountAt(
  reading: Reading,
  at: number,
): { readonly value: number; readonly unit: string | undefined; readonly next: number } | undefined {
  let next = at;
  let value = 1;
  let isSaid = false;
  for (; next < at + 3; next++) {
    const said = word(reading, next);
    if (halves.test(said)) value = 0.5;
    else if (!ones.has(said)) break;
    isSaid = true;
  }
  const unit = isSaid ? unitAt(reading.tokens, next) : undefined;
  if (unit !== undefined) return { value, unit: unit.unit.symbol, next: unit.next };
  const quantity = quantityAt(reading, at);
  return quantity === undefined
    ? undefined
    : { value: quantity.value, unit: quantity.unit?.symbol, next: quantity.next };
}
