import { below, draw, keyAt, type Stream } from "../random/hash.ts";
import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { differingMembers } from "./differing-members.ts";
import { InfeasibleBlueprint } from "./infeasible-blueprint.ts";
import { type LayoutPlan, ROW } from "./layout-plan.ts";
import type { Model } from "./model.ts";
import { shuffle } from "./shuffle.ts";

/**
 * Fields that must be unique together though none of them is alone: a student and a course. Each row gets another combination of
 * their members.
 */
export interface Combination {
  /** How many members each part has. */
  readonly radices: readonly number[];
  /** The part of a subject, by its number, and of a field, by its name. */
  readonly subjects: ReadonlyMap<number, number>;
  readonly fields: ReadonlyMap<string, number>;
  /** Parts that are of the same members and must differ: the second counts on from the first. */
  readonly apart: readonly { readonly first: number; readonly second: number; readonly members: number }[];
}

const LARGEST_PRODUCT = 2 ** 40;
const oneByOne = new Set<Model["kind"]>(["code", "sequence", "uuid", "hex"]);

/** Throws an InfeasibleBlueprint where there are fewer combinations than rows. */
export function combinationOf(
  table: TableBlueprint,
  layout: LayoutPlan,
  rowsOf: (table: string) => number | undefined,
): Combination | undefined {
  if (table.layout.kind !== "rows") return undefined;
  const fields = new Map(table.fields.map((field) => [field.field.name, field]));
  const sets = [table.key, ...table.checks.flatMap((check) => (check.kind === "unique" ? [check.fields] : []))];
  for (const names of sets) {
    const parts = names.map((name) => fields.get(name));
    if (names.length < 2 || parts.some((part) => part === undefined || isAlone(part))) continue;
    return combined(parts as readonly FieldBlueprint[], names, table, layout, rowsOf);
  }
  return undefined;
}

/** True for a field of the row that no two rows share. */
function isAlone({ model, of, unique }: FieldBlueprint): boolean {
  return of === undefined && (unique === true || oneByOne.has(model.kind) || model.kind === "ordinal");
}

function combined(
  parts: readonly FieldBlueprint[],
  names: readonly string[],
  table: TableBlueprint,
  { counts, order, rows }: LayoutPlan,
  rowsOf: (table: string) => number | undefined,
): Combination | undefined {
  const radices: number[] = [];
  const subjects = new Map<number, number>();
  const fields = new Map<string, number>();
  let isOpen = false;
  const add = (radix: number): number => radices.push(radix) - 1;
  const product = (): number => radices.reduce((all, radix) => all * radix, 1);
  for (const { field, model, of, unique } of parts) {
    const subject = of === undefined ? ROW : table.subjects.findIndex(({ name }) => name === of);
    const size =
      model.kind === "choice" ? model.values.length : model.kind === "reference" ? rowsOf(model.table) : undefined;
    if (subject !== ROW && (unique === true || oneByOne.has(model.kind))) {
      if (!subjects.has(subject)) subjects.set(subject, add(counts[subject] as number));
    } else if (subject === ROW && size !== undefined && size > 0 && product() * size < LARGEST_PRODUCT) {
      fields.set(field.name, add(size));
    } else isOpen = true;
  }
  const apart = differingMembers(table, order).flatMap((pair) => {
    const [first, second] = [subjects.get(pair.first), subjects.get(pair.second)];
    const members = radices[second ?? -1];
    if (first === undefined || second === undefined || members === undefined || members < 2) return [];
    radices[second] = members - 1;
    return [{ first, second, members }];
  });
  const combinations = product();
  if (combinations < rows && !isOpen) {
    throw new InfeasibleBlueprint(names, `there are ${combinations} combinations for ${rows} rows`);
  }
  return combinations < rows || radices.length < 2 ? undefined : { radices, subjects, fields, apart };
}

/** Sets the member of each part for a row: the first part's members have equally many rows, and all of them some. */
export function combining(
  { apart, radices }: Combination,
  rows: number,
  of: Stream,
): (row: number, into: Float64Array) => void {
  const places = shuffle(of, rows);
  const first = radices[0] as number;
  const others = radices.slice(1).reduce((product, radix) => product * radix, 1);
  return (row, into) => {
    const place = places.placeOf(row);
    const member = Math.floor((place * first) / rows);
    const rank = place - Math.ceil((member * rows) / first);
    const key = keyAt(of, member);
    // Steps of a size that shares no factor with the number of combinations meet each of them once.
    let step = 1 + below(draw(key, 0), Math.min(others, 1 << 20));
    while (commonDivisor(step, others) !== 1) step += 1;
    let rest = (rank * step + below(draw(key, 1), Math.min(others, 1 << 20))) % others;
    into[0] = member;
    for (let i = 1; i < radices.length; i++) {
      const radix = radices[i] as number;
      const next = Math.floor(rest / radix);
      into[i] = rest - next * radix;
      rest = next;
    }
    for (const { first: one, members, second } of apart) {
      into[second] = ((into[one] as number) + 1 + (into[second] as number)) % members;
    }
  };
}

function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
