import { convert } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { dimensionOf, type Saying } from "./sayings.ts";

/** How long each of the rows lasts at least, or some of them do. */
export interface Lasting {
  readonly seconds: number;
  readonly span: Span;
}

const ofRows = /^(?:night|noch|nuit|noit|nacht|rental|trip|stay|shift|ride|journey|session)/;

/** The longest time that any of the rows is said to last: "every stay is at least five days long", "nights range from 2 to 6". */
export function longestLasting(sayings: readonly Saying[]): Lasting | undefined {
  const lasting = sayings.flatMap(({ scope, measure, names, least, unit, span }): readonly Lasting[] => {
    const isTime = measure === "duration" && dimensionOf(unit) === "time" && names.every((each) => ofRows.test(each));
    const isSaid = scope.kind !== "spread" && scope.kind !== "same" && Number.isFinite(least);
    const seconds = isTime && isSaid ? convert(least, unit ?? "", "s") : undefined;
    return seconds === undefined ? [] : [{ seconds, span }];
  });
  return lasting.sort((one, other) => one.seconds - other.seconds).at(-1);
}
