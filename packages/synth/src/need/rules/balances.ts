import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import { flowRole } from "./flow-words.ts";
import { areOfOneKind, type NamedField } from "./named-field.ts";
import { drawnRule } from "./usual-rules.ts";

/** "opening stock, received, issued, closing stock": what there is in the end is what there was, with what came and without what went. */
export function balanceRules(numbers: readonly NamedField[]): readonly Rule[] {
  const told = numbers.map((field) => ({ field, role: flowRole(field.name.split("_")) }));
  const [opening, ...others] = told.filter(({ role }) => role === "opening");
  const [closing, ...more] = told.filter(({ role }) => role === "closing");
  if (opening === undefined || closing === undefined || others.length + more.length > 0) return [];
  const [from, to] = [numbers.indexOf(opening.field), numbers.indexOf(closing.field)].toSorted((a, b) => a - b);
  const isClear = told.slice(from, to).every(({ role }) => role !== undefined);
  const moved = told.filter(
    ({ field, role }) => (role === "in" || role === "out") && areOfOneKind(field, opening.field),
  );
  if (!isClear || moved.length === 0) return [];
  const gone = moved.filter(({ role }) => role === "out").map(({ field }) => field);
  const terms = [
    { field: opening.field.name, times: 1 },
    ...moved.map(({ field, role }) => ({ field: field.name, times: role === "in" ? 1 : -1 })),
  ];
  const statement = `${closing.field.name} = ${opening.field.name}${moved.map(({ field, role }) => ` ${role === "in" ? "+" : "-"} ${field.name}`).join("")}`;
  return [
    ...gone.map((field) => takenFrom(opening.field, field, gone.length)),
    {
      statement,
      needs: [closing.field.name, ...terms.map(({ field }) => field)],
      sets: { [closing.field.name]: { kind: "sum", terms, decimals: closing.field.decimals } },
      checks: [{ kind: "sum", total: closing.field.name, terms }],
    },
  ];
}

/** All that goes out is no more than there was. */
function takenFrom(opening: NamedField, field: NamedField, count: number): Rule {
  const share: Distribution = { kind: "beta", a: 1.6, b: 2.4, minimum: 0, maximum: 0.9 / count };
  return drawnRule(field, opening, share, `${field.name} is some of ${opening.name}`);
}
