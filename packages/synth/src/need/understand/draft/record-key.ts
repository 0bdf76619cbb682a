import { slugOf } from "../words/phrase.ts";
import type { DraftField, DraftTable } from "./draft.ts";
import { isTime } from "./draft.ts";
import { prefixOf } from "./key-prefix.ts";

/** What rows are told apart by where the buyer says no more than that: the "number" of invoices is their invoice number. */
const keyWords: readonly (readonly [said: RegExp, named: (record: string) => string])[] = [
  [/^(?:number|no|num|nr)$/, (record) => `${record}_number`],
  [/^(?:ref|reference)$/, (record) => `${record}_reference`],
  [/^code$/, (record) => `${record}_code`],
];

/**
 * A bare "number", "ref" or "code" that stands first in the list, or that never repeats, is the key of the rows: called by what a row is,
 * and different in each.
 */
export function nameKeyByRecord(table: DraftTable, noun: string | null): void {
  const record = noun ?? table.name;
  if (record === "record" || record === "reading") return;
  const first = table.fields.find((field) => field.span !== null && !isTime(field));
  const key = table.fields.find((field) => isBareKey(field) && (field === first || isSaidUnique(field)));
  const named = keyWords.find(([said]) => said.test(key?.name ?? ""))?.[1];
  if (key === undefined || named === undefined) return;
  const name = slugOf([named(record)]);
  if (name === "" || table.fields.some((each) => each.name === name)) return;
  key.name = name;
  key.type = "id";
  key.unit = null;
  key.minimum = undefined;
  key.maximum = undefined;
  key.frameField = null;
  key.of = undefined;
  key.unique = true;
  key.model = {
    kind: "code",
    prefix: prefixOf(record),
    radix: 10,
    width: 6,
    order: "sequence",
  };
  key.meaning = `Identifies the ${record.replaceAll("_", " ")}.`;
}

/** Of two tables each has days of its own: the "date" of orders is their `order_date`. */
export function nameDateByRecord(table: DraftTable): void {
  const dates = table.fields.filter((field) => isTime(field) && field.source === "stated");
  const [date, ...others] = dates;
  const last = table.name.split("_").at(-1) ?? "";
  if (date?.name !== "date" || others.length > 0 || last === "" || last === "record") return;
  date.name = `${last}_date`;
}

/** Not "number 1 to 36", "code of three letters": what is said of its values stays what it is. */
function isBareKey({ name, source, items }: DraftField): boolean {
  const isFree = items.every(({ founds }) => founds.every(({ found }) => found.kind === "unique"));
  return source === "stated" && isFree && keyWords.some(([said]) => said.test(name));
}

function isSaidUnique({ items }: DraftField): boolean {
  return items.some(({ founds }) => founds.some(({ found }) => found.kind === "unique"));
}
