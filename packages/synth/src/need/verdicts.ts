import type { JsonValue } from "../schema/json-value.ts";
import type { Plan, PlannedConstraint } from "./plan.ts";
import { judgeConstraint } from "./verdicts/constraints.ts";
import { type DeliveredRow, deliveryOf } from "./verdicts/delivered.ts";
import { checkRows } from "./verdicts/table-checks.ts";

export interface ConstraintVerdict {
  readonly field: string | null;
  readonly table: string | null;
  readonly kind: PlannedConstraint["kind"];
  readonly understoodAs: string;
  /** Null where the delivered rows cannot tell; `reason` says why. */
  readonly satisfied: boolean | null;
  /** What the rows have instead or as well. */
  readonly actual: JsonValue;
  readonly reason?: string;
}

export interface RelationVerdict {
  readonly statement: string;
  readonly table: string;
  readonly satisfied: boolean | null;
  /** Rows that were looked at, and rows that break it. */
  readonly checked: number;
  readonly failed: number;
  readonly reason?: string;
}

export interface Verdicts {
  readonly constraints: readonly ConstraintVerdict[];
  readonly relations: readonly RelationVerdict[];
}

/**
 * What became of everything that was asked of the rows, judged on the delivered rows alone: nothing here knows how they were
 * made. `complete` when they are all rows of the order: stated shares then hold to one row. `today` is the day of the request.
 */
export function judge(
  plan: Pick<Plan, "constraints" | "relations" | "blueprint">,
  rows: readonly DeliveredRow[],
  complete: boolean,
  today?: string,
): Verdicts {
  const delivery = deliveryOf(plan, rows, complete);
  const relations = plan.relations.map((relation): RelationVerdict => {
    const table = delivery.tables.find(({ name }) => name === relation.table);
    const { statement } = relation;
    const about = { statement, table: relation.table };
    if (table === undefined)
      return { ...about, satisfied: null, checked: 0, failed: 0, reason: "its table is not delivered" };
    const results = relation.checks.map((check) => checkRows(check, table, delivery));
    const checked = results.reduce((most, result) => Math.max(most, result.checked), 0);
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    const unknown = results.find((result) => result.unknown !== undefined)?.unknown;
    if (failed > 0) return { ...about, satisfied: false, checked, failed };
    if (results.length === 0)
      return { ...about, satisfied: null, checked, failed, reason: "nobody said how to check it" };
    if (unknown !== undefined || checked === 0) {
      return { ...about, satisfied: null, checked, failed, reason: unknown ?? "no row says anything about it" };
    }
    return { ...about, satisfied: true, checked, failed };
  });
  const constraints = plan.constraints.map((constraint): ConstraintVerdict => {
    const { field, table, kind, understoodAs } = constraint;
    const same =
      kind === "relation" ? relations.find(({ statement }) => statement === constraint.value.relation) : undefined;
    if (same !== undefined) {
      const { satisfied, checked, failed, reason } = same;
      const actual = { checked, failed };
      return { field, table, kind, understoodAs, satisfied, actual, ...(reason === undefined ? {} : { reason }) };
    }
    return { field, table, kind, understoodAs, ...judgeConstraint(constraint, delivery, today) };
  });
  return { constraints, relations };
}
