import type { PlannedConstraint } from "../plan.ts";
import type { DraftTable } from "./draft/draft.ts";
import { keyOf } from "./finish.ts";

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
    if (key === undefined || others.length > 0 || isSaid || (table.duplicates ?? 0) > 0) return [];
    return [
      {
        field: key,
        table: table.name,
        kind: "unique",
        understoodAs: `${key} is unique: it tells the rows apart`,
        value: { unique: true },
        source: "implied",
        span: table.fields.find(({ name }) => name === key)?.span ?? null,
      },
    ];
  });
}
