import type { Findings } from "../findings.ts";
import type { NeedRequest } from "../plan.ts";
import { ROW_LIMIT } from "../row-limit.ts";
import type { DraftTable } from "./draft/draft.ts";
import type { TablesAsked } from "./meaning/tables.ts";

/** As counted; where rows are asked for beside, each table keeps its share of them. */
export function rowsOfTables(
  said: readonly (number | undefined)[],
  links: TablesAsked["links"],
  request: NeedRequest,
  findings: Findings,
): readonly number[] {
  const counts = withUncounted(withSizes(said, links), links);
  const asked = askedOf(request, findings);
  const known = counts.map((count, index) => count ?? (index === 0 ? 5 : 20));
  const total = known.reduce((sum, count) => sum + count, 0);
  const goal = Math.min(asked ?? total, ROW_LIMIT);
  if (goal === total || (asked === undefined && total <= ROW_LIMIT)) return known;
  const scaled = known.map((count) => Math.max(1, Math.floor((count * goal) / total)));
  const rest = goal - scaled.reduce((sum, count) => sum + count, 0);
  const largest = scaled.indexOf(Math.max(...scaled));
  return scaled.map((count, index) => (index === largest ? Math.max(1, count + rest) : count));
}

/** "50 growers, each 3 to 8 shipments": so many of the one for each of the other, where only the other is counted. */
function withSizes(
  counts: readonly (number | undefined)[],
  links: TablesAsked["links"],
): readonly (number | undefined)[] {
  const known = [...counts];
  // Fields of farms, harvests of fields: as deep as there are tables.
  for (const _ of counts) {
    for (const { child, parent, least, most } of links) {
      const parents = known[parent];
      if (known[child] !== undefined || parents === undefined || least === undefined) continue;
      known[child] = Math.round((parents * (least + (most ?? least))) / 2);
    }
  }
  return known;
}

/** So many rows of what nobody counted for each of what it is of. */
const EACH = 3;
const FEWEST = 20;

/** "120 patients and linked prescriptions": what belongs to many is more than they are. */
function withUncounted(
  counts: readonly (number | undefined)[],
  links: TablesAsked["links"],
): readonly (number | undefined)[] {
  const known = [...counts];
  for (const { child, parent } of links) {
    const parents = known[parent];
    if (known[child] === undefined && parents !== undefined) known[child] = Math.max(FEWEST, parents * EACH);
  }
  return known;
}

/** As many rows as are asked for or counted in all tables together, however many can be delivered. */
export function rowsWantedOf(
  said: readonly (number | undefined)[],
  links: TablesAsked["links"],
  request: NeedRequest,
  findings: Findings,
): number {
  const sum = withSizes(said, links).reduce<number>((total, count) => total + (count ?? 0), 0);
  return askedOf(request, findings) ?? sum;
}

function askedOf(request: NeedRequest, { found }: Findings): number | undefined {
  return request.rows ?? found.find((each) => each.kind === "rows")?.count;
}

/** A parent's rows of a table stand together, `least` to `most` of them, where there is room for as many. */
export function standTogether(child: DraftTable, parent: DraftTable, least: number, most: number): boolean {
  const { rows } = parent;
  const { layout } = child;
  // Lines that a domain groups by their order anyway.
  if (
    layout.kind === "groups" &&
    layout.subject === parent.name &&
    rows * least <= child.rows &&
    rows * most >= child.rows
  ) {
    child.layout = { ...layout, least: Math.max(1, least), most };
    return true;
  }
  if (layout.kind !== "rows" || rows * least > child.rows || rows * most < child.rows || least < 1) return false;
  if (child.subjects.some(({ name }) => name === parent.name)) return false;
  child.subjects.push({ name: parent.name, count: undefined, spread: "even", places: undefined, cities: undefined });
  child.layout = { kind: "groups", subject: parent.name, least, most };
  return true;
}
