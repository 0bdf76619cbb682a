import { tokenFrom } from "../../../extract/reading.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const unique =
  /\b(?:unique|unico|unica|uniques?|eindeutig\w*|(?:all|each|is|are|be|rank|place|position|number|nummer|rang|id) (?:\w+ )?(?:different|distinct)|no two|without ties|no ties|never repeated|not repeated|no repeats|without repeats|verschieden\w*|unterschiedlich\w*|distint[oa]s?|differente?s?|diferentes?|sin repetir|sans doublons?|sem repeticao)\b/;
/** Of these there is none between two whole numbers. */
const whole =
  /\b(?:whole numbers?|integers?|ganze zahl(?:en)?|ganzzahlig\w*|(?:numeros? )?enter[oa]s?|(?:nombres? )?entiere?s?|(?:numeros? )?inteir[oa]s?|rank(?:s|ed)?|places?|placements?|positions?|seat(?: number)?|bib(?: number)?|(?:[a-z]+ )?(?:number|no|id)|(?:[a-z]*)nummer|rang|platz|platzierung|puesto|posicion|numero|posicao|classement)\b/;
/** Told apart only within a part of the rows, or with something before the number. */
const within =
  /\b(?:per|within|in each|for each|of each|by|pro|je|innerhalb|por|dentro|par|prefix\w*|followed|plus|letters?|except|mostly|prices?|amounts?|decimals?|two digits)\b/;

/** "1,000 orders, order id must be unique and a whole number between 1 and 400": too few numbers for all rows. */
export function findTooFewWholeNumbers(ledger: Ledger): void {
  const { reading, findings, counts, rows } = ledger;
  for (const range of findings.found) {
    if (range.kind !== "range" || range.unit !== undefined) continue;
    const { minimum, maximum, start, end } = range;
    if (minimum === undefined || maximum === undefined || !Number.isInteger(minimum) || !Number.isInteger(maximum))
      continue;
    const [first, next] = clauseAround(reading, tokenFrom(reading, 0, start));
    const clause = foldedOf(reading, first, next);
    if (!unique.test(clause) || !whole.test(clause) || within.test(clause)) continue;
    const [only, ...others] = counts.filter(({ span, most }) => most > 1 && (span.end <= start || span.start >= end));
    const size = only === undefined ? rows?.count : exactOf(only);
    const room = maximum - minimum + 1;
    if (size === undefined || others.length > 0 || size <= room || room < 1) continue;
    const span = { start: reading.tokens[first]?.start ?? start, end };
    ledger.tell(
      `${quoteOf(ledger, span)}: there are only ${room} such numbers, yet ${size} are to be different`,
      [...(only === undefined ? [] : [only.span]), span].sort((one, other) => one.start - other.start),
      `ask for ${room} or fewer, or for more numbers`,
    );
    return;
  }
}
