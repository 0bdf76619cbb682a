import { fractions } from "./fraction-words.ts";
import { phraseAt } from "./phrases.ts";
import { number, type Reading, word } from "./reading.ts";
import { type Unit, unitNamed } from "./units.ts";

const cents = new Set("cent cents ¢ centimes centime centavos centavo centimos centimo pence penny".split(" "));

interface Cents {
  readonly value: number;
  readonly unit?: Unit;
  readonly next: number;
  readonly plain: boolean;
  readonly spelled: boolean;
}

/** "five cents", "a tenth of a cent", "80 pence": hundredths of whatever the money is in. */
export function centsAt(reading: Reading, at: number): Cents | undefined {
  const fraction = phraseAt(reading, at, fractions);
  if (fraction !== undefined) {
    const of = ["of", "de", "d'"].includes(word(reading, fraction.next)) ? fraction.next + 1 : fraction.next;
    const noun = ["a", "an", "un", "one", "einem", "um"].includes(word(reading, of)) ? of + 1 : of;
    return centQuantity(reading, fraction.meaning, noun, true);
  }
  const value = number(reading, at);
  return value === undefined
    ? undefined
    : centQuantity(reading, value.value, value.next, value.spelled === true, value.plain === true);
}

function centQuantity(reading: Reading, count: number, at: number, spelled: boolean, plain = false): Cents | undefined {
  const noun = word(reading, at);
  if (!cents.has(noun)) return undefined;
  const unit = noun.startsWith("pen") ? unitNamed("GBP") : undefined;
  const value = Number((count / 100).toPrecision(12));
  return { value, ...(unit === undefined ? {} : { unit }), next: at + 1, plain, spelled };
}
