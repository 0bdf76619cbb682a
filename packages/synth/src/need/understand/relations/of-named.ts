import { distributionOf } from "../../../inferred/distribution-of.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { scaled } from "../draft/fit.ts";
import { becomeNumeric } from "../draft/numeric.ts";

/** What "both", "their sum" and "all the deductions" stand for: fields that were named before. */
export function namedBefore(result: DraftField, table: DraftTable): readonly DraftField[] {
  const start = result.span?.start ?? 0;
  return table.fields
    .filter((field) => field !== result && field.span !== null && field.span.start < start)
    .sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
}

/** "q1 to q10 and a total, which is their sum": all that are numbered alike, where the last one named is. */
export function numberedRun(before: readonly DraftField[]): readonly DraftField[] {
  const stemOf = ({ name }: DraftField): string | undefined => /^(.*\D)\d+$/.exec(name)?.[1];
  const last = before.at(-1);
  const stem = last === undefined ? undefined : stemOf(last);
  return stem === undefined
    ? runOfOneNoun(before)
    : before.filter((field) => isNumeric(field) && stemOf(field) === stem);
}

/** "nose, palate and finish scores, their sum": those in a row that are called by one noun. */
function runOfOneNoun(before: readonly DraftField[]): readonly DraftField[] {
  const nounOf = ({ name }: DraftField): string | undefined => /_([a-z]+)$/.exec(name)?.[1];
  const last = before.at(-1);
  const noun = last === undefined ? undefined : nounOf(last);
  const other = before.findLastIndex((field) => noun === undefined || !isNumeric(field) || nounOf(field) !== noun);
  return before.slice(other + 1);
}

/** The two that "both" means: those compared right before ("ask above bid, mid is the average of both"), else the last two. */
export function bothBefore(
  what: string,
  before: readonly DraftField[],
  pair: readonly DraftField[],
): readonly DraftField[] {
  const fits = (field: DraftField): boolean => isNumeric(field) || (what === "difference" && isTime(field));
  const fitting = before.filter(fits).slice(-2);
  // "budget lines: planned, spent, remaining = the difference": what nobody knows anything of may be an amount.
  const named = fitting.length < 2 ? before.slice(-2).filter((field) => fits(field) || isOpenName(field)) : fitting;
  const [one, other] = pair.length === 2 && pair.every(fits) ? pair : named;
  return one === undefined || other === undefined || isTime(one) !== isTime(other) ? [] : [one, other];
}

/** "net is gross less all the deductions": the amounts that were named, but for those that the formula names itself. */
export function amountsNamed(
  result: DraftField,
  others: readonly DraftField[],
  table: DraftTable,
): readonly DraftField[] {
  return table.fields.filter(
    (field) =>
      field !== result &&
      !others.includes(field) &&
      field.source === "stated" &&
      field.type === "number" &&
      field.unit !== "%" &&
      (result.unit === null || field.unit === null || field.unit === result.unit),
  );
}

/** A name that was taken for a flag or a text, with nothing said of it. */
export function isOpenName({ known, type, fixed }: DraftField): boolean {
  return fixed.size === 0 && (type === "bool" || (!known && type === "string"));
}

/** "net pay (gross less the three)": so many amounts that were named right before, whatever their form was taken for. */
export function lastAmounts(
  result: DraftField,
  others: readonly DraftField[],
  table: DraftTable,
  count: number,
): readonly DraftField[] {
  const like = distributionOf(others[0]?.model ?? result.model);
  const before = namedBefore(result, table).filter(
    (field) =>
      !others.includes(field) && (isNumeric(field) || (field.fixed.size === 0 && !field.unique && !isTime(field))),
  );
  const last = before.slice(-count);
  for (const field of last) {
    if (isNumeric(field) || like === undefined) continue;
    becomeNumeric(field, false, scaled(like, 0.1));
    field.unit = result.unit;
    field.minimum = 0;
  }
  return last.length === count ? last : [];
}
