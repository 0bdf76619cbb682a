import type { PlannedConstraint } from "../plan.ts";
import { type DraftTable, fieldNamed, isNumeric } from "./draft/draft.ts";
import { isNumbered, keyOf } from "./finish.ts";

/**
 * The bounds that fields have by what they are, beside those that the buyer said: a latitude lies between -90 and 90, a count
 * is never below 0. They hold on every row like any other, so that a plan promises them.
 */
export function naturalBounds(
  tables: readonly DraftTable[],
  said: readonly PlannedConstraint[],
): readonly PlannedConstraint[] {
  return tables.flatMap(({ name: table, fields }) =>
    fields.filter(isNumeric).flatMap(({ name, minimum, maximum, span }): readonly PlannedConstraint[] => {
      const own = said.filter((each) => each.kind === "range" && each.field === name && each.table === table);
      const isOpen = (end: "min" | "max"): boolean => own.every(({ value }) => value[end] === undefined);
      const value = {
        ...(minimum !== undefined && isOpen("min") ? { min: minimum } : {}),
        ...(maximum !== undefined && isOpen("max") ? { max: maximum } : {}),
      };
      if (Object.keys(value).length === 0) return [];
      return [
        { field: name, table, kind: "range", understoodAs: sentenceOf(name, value), value, source: "implied", span },
      ];
    }),
  );
}

/**
 * The one column that tells the rows of a table apart is unique by what it is, though nobody said so: a policy number, an order id.
 * Rows that stand twice on purpose have no such column.
 */
export function naturalKeys(
  tables: readonly DraftTable[],
  said: readonly PlannedConstraint[],
): readonly PlannedConstraint[] {
  return tables.flatMap((table): readonly PlannedConstraint[] => {
    const [key, ...others] = keyOf(table);
    const isSaid = said.some((each) => each.kind === "unique" && each.field === key && each.table === table.name);
    const field = fieldNamed(table, key);
    // A bib is drawn, and may be drawn twice.
    const isDistinct = field !== undefined && (field.unique || isNumbered(field.model));
    if (key === undefined || others.length > 0 || isSaid || !isDistinct || (table.duplicates ?? 0) > 0) return [];
    return [
      {
        field: key,
        table: table.name,
        kind: "unique",
        understoodAs: `${key} is unique: it tells the rows apart`,
        value: { unique: true },
        source: "implied",
        span: field.span,
      },
    ];
  });
}

function sentenceOf(name: string, { min, max }: { readonly min?: number; readonly max?: number }): string {
  if (min === undefined) return `${name} is at most ${max} by what it is`;
  return max === undefined
    ? `${name} is at least ${min} by what it is`
    : `${name} lies between ${min} and ${max} by what it is`;
}
