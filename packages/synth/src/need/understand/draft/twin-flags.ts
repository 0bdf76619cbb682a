import type { DraftTable } from "./draft.ts";

const asked = /^(?:is|has|was|had)_/;

/** "is_fraud, amount, fraud rate 2%": a flag that is said once by its column's name and once by its word is one. */
export function uniteTwinFlags(table: DraftTable): void {
  for (const flag of table.fields.filter(({ type }) => type === "bool")) {
    if (asked.test(flag.name)) continue;
    const named = table.fields.find(
      (each) => each.type === "bool" && asked.test(each.name) && each.name.replace(asked, "") === flag.name,
    );
    if (named === undefined || named.of !== flag.of) continue;
    named.items.push(...flag.items);
    table.fields.splice(table.fields.indexOf(flag), 1);
  }
}
