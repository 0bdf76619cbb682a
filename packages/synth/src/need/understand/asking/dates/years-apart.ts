import type { Reading } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { SaidBound } from "../said-bounds.ts";
import { quoteOf } from "../said-orders.ts";

const windows =
  /(?<verb>\p{L}{3,}) (?<side>before|prior to|until|after|since|vor|nach|seit|antes de|despues de|depois de|desde|avant|apres|depuis) (?<year>1[0-9]\d\d|20\d\d)(?![\d-])/gu;
const earlier = /^(?:before|prior to|until|vor|antes de|avant)$/;
const years = /year|jahr|\bano\b|annee/;
/** What is not called after its verb. */
const turned: ReadonlyMap<string, string> = new Map([
  ["born", "birth"],
  ["ne", "naissance"],
  ["gebaut", "baujahr"],
  ["made", "manufacture"],
]);
const SAME = 3;

/** "books published before 1900, publication year 1950 to 2000": the years of one event that no event can have. */
export function findYearsOfOtherTimes(reading: Reading, said: readonly SaidBound[], notes: DraftNotes): void {
  const bounds = said.filter(({ name, minimum, maximum }) => years.test(fold(name)) && isYear(minimum ?? maximum));
  if (bounds.length === 0) return;
  for (const { index, 0: words, groups } of fold(reading.text).matchAll(windows)) {
    const { verb = "", side = "", year = "" } = groups ?? {};
    const noun = turned.get(verb) ?? verb;
    const isBefore = earlier.test(side);
    const bound = bounds.find(({ name, minimum, maximum, span }) => {
      const isOf = fold(name)
        .split(" ")
        .some((each) => each.slice(0, SAME) === noun.slice(0, SAME));
      const isOther = isBefore ? (minimum ?? 0) > Number(year) : (maximum ?? Infinity) < Number(year);
      return isOf && isOther && (span.start > index + words.length || span.end < index);
    });
    if (bound === undefined) continue;
    const window = { start: index, end: index + words.length };
    notes.impossible.push({
      reason: `"${quoteOf(reading, window)}" and "${quoteOf(reading, bound.span)}": no year lies in both`,
      spans: [window, bound.span].sort((one, other) => one.start - other.start),
      fix: "say years that overlap, or leave one of the two out",
    });
    return;
  }
}

function isYear(value: number | undefined): boolean {
  return value !== undefined && value >= 1000 && value <= 2100;
}
