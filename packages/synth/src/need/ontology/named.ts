import { typed } from "./define.ts";
import { choices } from "./models.ts";
import type { Names, SemanticType } from "./semantic-type.ts";

/** One of some things that have names of their own, in order of use: "P-101", "Ridge Capital". */
export function named(id: string, names: Names, meaning: string, members: string): SemanticType {
  return typed(id, names, meaning, "string", choices(members));
}

/** Names that are counted through: "Bay 1|Bay 2|Bay 3". */
export function numbered(prefix: string, first: number, count: number, suffix = "", digits = 1): string {
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${String(first + index).padStart(digits, "0")}${suffix}`,
  ).join("|");
}
