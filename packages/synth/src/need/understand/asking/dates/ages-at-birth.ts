import { type Reading, tokenFrom } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../claims/parts-of-text.ts";
import { quoteOf } from "../said-orders.ts";

const births =
  /\b(?:born|(?:date|year|day)s? of birth|birth (?:dates?|years?)|birthdays?|birthdates?|dob|geboren\w*|geburts(?:datum|jahr|tag)\w*|nacid[oa]s?|nacimiento|naissance|nascid[oa]s?|nascimento)\b/;
const ages = /\b(?:age|ages|aged|years? old|older|younger|alter|alt|jahre|edad|edades|anos|age|ans|idade)\b/;
const others =
  /\b(?:at|when|died|death|beim|bei|al|when|joined|enrol\w*|hired|married|first|gestorben|fallec\w*|deces|morte|was|were|then)\b/;

/** "born from 1970 to 1985, age today between 18 and 30": years of birth and ages that no day fits. */
export function findAgesNotOfBirths(
  reading: Reading,
  { found, text }: Findings,
  today: string,
  notes: DraftNotes,
): void {
  const folded = fold(text);
  if (!births.test(folded) || !ages.test(folded)) return;
  const year = Number(today.slice(0, 4));
  const born: { readonly from: number; readonly to: number; readonly span: Span }[] = [];
  const aged: { readonly from: number; readonly to: number; readonly span: Span }[] = [];
  for (const each of found) {
    if (each.kind !== "range" && !(each.kind === "window" && each.months === undefined && each.last === undefined))
      continue;
    const [first, next] = clauseAround(reading, tokenFrom(reading, 0, each.start));
    const start = reading.tokens[first]?.start ?? 0;
    const clause = fold(
      text.slice(Math.max(0, Math.min(start, each.start - 22)), reading.tokens[next - 1]?.end ?? each.end),
    );
    const span = { start: each.start, end: each.end };
    if (each.kind === "window") {
      if (births.test(clause))
        born.push({ from: Number(each.from.slice(0, 4)), to: Number(each.to.slice(0, 4)), span });
      continue;
    }
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = each;
    const isYears = [each.minimum, each.maximum].every((end) => end === undefined || (end >= 1850 && end <= year));
    if (isYears && births.test(clause)) born.push({ from: minimum, to: maximum, span });
    else if (isAge(each.unit, minimum, maximum) && ages.test(clause) && !others.test(clause))
      aged.push({ from: minimum, to: maximum, span });
  }
  const [birth, ...births_] = born;
  const [age, ...moreAges] = aged;
  if (birth === undefined || age === undefined || births_.length > 0 || moreAges.length > 0) return;
  // Whoever was born in 1985 is 40 or 41 in 2026.
  if (year - birth.to - 1 <= age.to && year - birth.from >= age.from) return;
  notes.impossible.push({
    reason: `"${quoteOf(reading, birth.span)}" and "${quoteOf(reading, age.span)}": nobody born then is of that age in ${year}`,
    spans: [birth.span, age.span],
    fix: "say years of birth and ages that fit, or one of the two alone",
  });
}

function isAge(unit: string | undefined, minimum: number, maximum: number): boolean {
  if (unit !== undefined && unit !== "year") return false;
  return (minimum < 0 || minimum <= 120) && (maximum === Number.POSITIVE_INFINITY || maximum <= 130);
}
