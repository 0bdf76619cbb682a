import type { Blueprint, TableBlueprint } from "./blueprint.ts";
import { differingMembers } from "./differing-members.ts";
import { type GroupPlan, groupCount } from "./group-sizes.ts";
import { InfeasibleBlueprint } from "./infeasible-blueprint.ts";
import { walkPlan } from "./walk-plan.ts";

/** Rows for each member where nothing is said of their number. */
const ROWS_PER_MEMBER = 8;
/** Stands for the row where a subject's number is meant. */
export const ROW = -1;

/** How the rows of a table belong to subjects, in numbers. */
export interface LayoutPlan {
  readonly rows: number;
  /** Members of each subject. */
  readonly counts: readonly number[];
  /** What chooses each subject's member: the number of another subject, or `ROW`. A subject stands after what chooses it. */
  readonly chosenBy: readonly number[];
  /** Subjects in an order in which each can be chosen. */
  readonly order: readonly number[];
  /** The subject along whose rows counters count and states follow each other; `ROW`: the table. */
  readonly runSubject: number;
  /** Whether the rank of a row among those of its member must be exact. */
  readonly isRanked: boolean;
  readonly groups?: GroupPlan;
  /** How many runs there are, and about how many rows each has. */
  readonly runs: { readonly count: number; readonly length: number };
}

export function layoutPlan(table: TableBlueprint, blueprint: Blueprint): LayoutPlan {
  const { layout, rows, subjects } = table;
  const names = new Map(subjects.map((subject, i) => [subject.name, i]));
  const numberOf = (name: string): number => {
    const number = names.get(name);
    if (number === undefined) throw new TypeError(`${table.name} has no subject ${name}`);
    return number;
  };
  const own = layout.kind === "rows" ? ROW : numberOf(layout.subject);
  const chosenBy = subjects.map(({ of }, i) => {
    if (i === own || of === "row") return ROW;
    return of === undefined ? own : numberOf(of);
  });
  const plan = layout.kind === "groups" ? groupPlan(table, blueprint, own) : undefined;
  const order = inOrder(chosenBy, table);
  const counts: number[] = [];
  for (const i of order) {
    const by = chosenBy[i] as number;
    const holders = by === ROW ? rows : (counts[by] as number);
    // A series without a number of members is about twice as long as it is wide.
    const usual = i === own ? Math.ceil(Math.sqrt(rows / 2)) : Math.ceil(holders / ROWS_PER_MEMBER);
    counts[i] = i === own && plan !== undefined ? plan.count : Math.max(1, subjects[i]?.count ?? usual);
  }
  // Who must be another one needs somebody to be.
  for (const { first, second } of differingMembers(table, order)) {
    for (const i of [first, second]) if (subjects[i]?.count === undefined) counts[i] = Math.max(2, counts[i] as number);
  }
  const isRanked = table.fields.some(({ model }) => model.kind === "ordinal" || model.kind === "walk");
  const first = own === ROW ? order.find((i) => chosenBy[i] === ROW) : own;
  const runSubject = first ?? ROW;
  const count = runSubject === ROW ? 1 : (counts[runSubject] as number);
  const length = plan === undefined ? Math.ceil(rows / count) : plan.most;
  return {
    rows,
    counts,
    chosenBy,
    order,
    runSubject,
    isRanked,
    ...(plan === undefined ? {} : { groups: plan }),
    runs: { count, length },
  };
}

function inOrder(chosenBy: readonly number[], table: TableBlueprint): readonly number[] {
  const order: number[] = [];
  while (order.length < chosenBy.length) {
    const next = chosenBy.findIndex((by, i) => !order.includes(i) && (by === ROW || order.includes(by)));
    if (next < 0) throw new TypeError(`${table.name}: its subjects belong to each other in a circle`);
    order.push(next);
  }
  return order;
}

function groupPlan(table: TableBlueprint, blueprint: Blueprint, own: number): GroupPlan {
  const { layout, rows, subjects } = table;
  if (layout.kind !== "groups") throw new TypeError(`${table.name} has no groups`);
  const least = Math.max(1, layout.least);
  let most = Math.max(least, layout.most);
  for (const { field, of, model } of table.fields) {
    if (model.kind !== "walk" || of !== undefined) continue;
    const { longest } = walkPlan(model);
    if (longest < least) {
      throw new InfeasibleBlueprint(
        [field.name],
        `at most ${longest} states follow each other, and a group has ${least} rows`,
      );
    }
    most = Math.min(most, longest);
  }
  const subject = subjects[own];
  const stated = subject?.count;
  if (stated !== undefined && stated * most < rows) {
    throw new InfeasibleBlueprint(
      [subject?.name ?? table.name],
      `${stated} groups of at most ${most} rows have fewer than ${rows}`,
    );
  }
  const parents = stated === undefined ? parentsOf(table, blueprint, subject?.name ?? "") : undefined;
  const fits = parents !== undefined && parents * most >= rows && parents * least <= rows;
  const count = stated ?? (fits ? parents : groupCount(rows, least, most));
  return { count, least, most, rows: Math.max(rows, count * least) };
}

/** The rows of the table to which the group's own reference points. */
function parentsOf(table: TableBlueprint, blueprint: Blueprint, subject: string): number | undefined {
  for (const { of, model } of table.fields) {
    if (of === subject && model.kind === "reference") {
      return blueprint.tables.find(({ name }) => name === model.table)?.rows;
    }
  }
  return undefined;
}
