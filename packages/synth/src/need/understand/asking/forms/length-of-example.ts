import type { Findings, Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

type Shape = Extract<Found, { readonly kind: "shape" }>;

/** Nothing that names another column stands between the two. */
const together =
  /^[\s,;:()-]*(?:(?:and|und|y|et|e|long|lang|in|im|of|with|being|always|immer|in length|de largo|de long)[\s,;:()-]*)*$/;
const exactly =
  /\b(?:exactly|precisely|always|must be|fixed|genau|exakt|immer|exactamente|siempre|exactement|toujours|exatamente|sempre)\b/;

/** "exactly 8 characters long in the format ABC-12345": the example has nine. */
export function findOtherLengthOfExample(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  const shapes = found.filter((each) => each.kind === "shape");
  for (const length of shapes.filter(({ isWeak }) => isWeak === true)) {
    const example = shapes.find((each) => each.isWeak !== true && isBeside(text, length, each));
    // "format DE00 0000 0000" may be read in part.
    if (example === undefined || /^[ .-]?[\dX#*]/.test(text.slice(example.end))) continue;
    const asked = length.shape.length;
    const all = lengthOf(example, /^$/);
    // "IBAN 22 characters" does not count its blanks, and "8 characters, ABC-12345" without "exactly" not its dash.
    const isExact = exactly.test(fold(text.slice(length.start, length.end)));
    if (asked === all || asked === lengthOf(example, isExact ? /\s/g : /[\s./_-]/g)) continue;
    const spans = [length, example]
      .map(({ start, end }) => ({ start, end }))
      .sort((one, other) => one.start - other.start);
    notes.impossible.push({
      reason: `"${quoteOf(reading, length)}" and "${quoteOf(reading, example)}": the example has ${all} characters`,
      spans,
      fix: `say ${all} characters, or another format`,
    });
    return;
  }
}

/** How many characters it has, but for those. */
function lengthOf({ shape }: Shape, without: RegExp): number {
  return shape.reduce((sum, { text }) => sum + (text ?? "x").replace(without, "").length, 0);
}

function isBeside(text: string, one: Shape, other: Shape): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return last.start >= first.end && together.test(fold(text.slice(first.end, last.start)));
}
