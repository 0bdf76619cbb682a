import type { Plan, PlannedConstraint } from "@sdg/synth/need/plan";
import type { JsonRecord } from "../store/tables.ts";

/** A plan as a buyer sees it: everything that was understood, without what the rows are made from. */
export function publishedPlan(plan: Plan): JsonRecord {
  const isLinked = plan.blueprint.tables.length > 1;
  return {
    category: plan.category,
    title: plan.title,
    confidence: plan.confidence,
    rows: plan.rows,
    rowsSource: plan.rowsSource,
    ...(plan.format === null ? {} : { format: plan.format }),
    ...(isLinked ? { tables: plan.blueprint.tables.map(({ name, rows, key }) => ({ name, rows, key })) } : {}),
    fields: plan.fields.map(({ table, ...field }) => (isLinked ? { ...field, table } : field)),
    constraints: plan.constraints.map((constraint) => publishedConstraint(constraint, isLinked)),
    relations: plan.relations.map(({ statement }) => statement),
    assumptions: plan.assumptions,
    alternatives: plan.alternatives,
  };
}

function publishedConstraint({ table, ...constraint }: PlannedConstraint, isLinked: boolean): JsonRecord {
  return isLinked ? { ...constraint, table } : constraint;
}
