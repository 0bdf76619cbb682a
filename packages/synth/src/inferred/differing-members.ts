import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";

/** Two subjects of one row that must not be the same member: a follower and whom they follow. */
export interface DifferingMembers {
  readonly first: number;
  /** Gives way: it is chosen after the first. */
  readonly second: number;
}

/**
 * Pairs of subjects of whose members a check says that they differ, and whose members are numbered alike, so that the same number
 * is the same member. Nothing that is drawn of a member could change that.
 */
export function differingMembers(table: TableBlueprint, order: readonly number[]): readonly DifferingMembers[] {
  const fields = new Map(table.fields.map((field) => [field.field.name, field]));
  const subjectOf = ({ of }: FieldBlueprint): number => table.subjects.findIndex(({ name }) => name === of);
  return table.checks.flatMap((check) => {
    if (check.kind !== "different") return [];
    const [left, right] = check.fields.map((name) => fields.get(name));
    if (left === undefined || right === undefined || !isNumberedAlike(left, right)) return [];
    const pair = [subjectOf(left), subjectOf(right)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const [first = -1, second = -1] = pair;
    return first < 0 || second < 0 || first === second ? [] : [{ first, second }];
  });
}

function isNumberedAlike({ model: left }: FieldBlueprint, { model: right }: FieldBlueprint): boolean {
  if (left.kind === "sequence" && right.kind === "sequence") return left.first === right.first;
  if (left.kind !== "code" || right.kind !== "code") return false;
  return left.order === "sequence" && right.order === "sequence" && left.prefix === right.prefix;
}

/** Another member, any of them alike, for one that is the same as the first. */
export function anotherMember(member: number, count: number, u: number): number {
  return (member + 1 + Math.floor((u / 4294967296) * (count - 1))) % count;
}
