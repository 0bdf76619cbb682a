import { genericKey } from "./completion/implied.ts";
import type { DraftField, DraftTable } from "./draft/draft.ts";
import { ownKeyNames } from "./draft/thing-name.ts";
import { isNaturalKey } from "./layout/natural-keys.ts";

/**
 * Every one of several tables is told by a key of its own, called by what its rows are: enrolments that list a course are not told by
 * it, nor are inspections by the hive that they are of.
 */
export function giveOwnKey(table: DraftTable): void {
  const { fields, frame } = table;
  if (fields.some((field) => field.type === "id" && ownKeyNames(table.name).includes(field.name))) return;
  const keys = fields.filter(({ frameField }) => frameField?.key === true);
  const [key] = keys;
  const isWhole = keys.length === 1 && frame?.fields.filter(({ key }) => key === true).length === 1;
  if (isWhole && key?.source === "implied" && key.model.kind === "code") {
    const { name, meaning, model } = genericKey(table);
    Object.assign(key, { name, meaning, model });
  }
  if ((isWhole && key?.type === "id") || fields.some((field) => tellsApart(field, table))) return;
  table.fields = [genericKey(table), ...fields];
}

/** A column that the buyer names and no two rows share: a VIN of cars, "the policy number", "handle unique". */
function tellsApart({ name, unique, source, of }: DraftField, table: DraftTable): boolean {
  if (source !== "stated" || of !== undefined) return false;
  const last = table.name.split("_").at(-1) ?? "";
  // The SKU of an order's items is that of a product, and comes again in other orders.
  const isPart = (table.frame?.fields.filter(({ key }) => key === true).length ?? 0) > 1;
  const thing = /^(?:(.+)_)?(?:id|number|no|code|key|ref|reference)$/.exec(name)?.[1];
  return unique || (!isPart && isNaturalKey(name, last)) || (thing !== undefined && [table.name, last].includes(thing));
}

/** The key by which other tables point at one. */
export function keyField(table: DraftTable): DraftField {
  const known =
    table.fields.find((field) => field.type === "id" && field.frameField?.key === true) ??
    table.fields.find((field) => field.type === "id" && ownKeyNames(table.name).includes(field.name));
  if (known !== undefined) return known;
  const key = genericKey(table);
  table.fields.unshift(key);
  return key;
}

/** Others point at one row of this table: in it, who has a key has one row alone, and no time of each of several. */
export function standOnce(parent: DraftTable, key: DraftField): void {
  const subject = key.of;
  if (subject === undefined) return;
  const isOfEach = ({ of, source, type }: DraftField): boolean =>
    of !== subject && source === "implied" && (type === "date" || type === "datetime");
  parent.fields = parent.fields.filter((field) => !isOfEach(field));
  for (const field of parent.fields) if (field.of === subject) field.of = undefined;
  parent.subjects = parent.subjects.filter(({ name }) => name !== subject);
  if (parent.layout.kind !== "rows" && parent.layout.subject === subject) parent.layout = { kind: "rows" };
}

/** The column of a child that holds its parent's key under the domain's own name: the hive of beehives. */
export function impliedPointer(child: DraftTable, parent: DraftTable): DraftField | undefined {
  return child.fields.find(({ name, type, source, frameField, fixed }) => {
    const thing = /^(.{3,})_id$/.exec(name)?.[1];
    const isOpen = type === "id" && source === "implied" && frameField !== null && fixed.size === 0;
    return isOpen && thing !== undefined && parent.name.endsWith(thing);
  });
}
