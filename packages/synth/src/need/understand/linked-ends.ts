import { sides, tellingApart } from "../rules/usual-relations.ts";
import type { DraftField, DraftTable } from "./draft/draft.ts";

/**
 * The two columns of a row that both point at one other table: a follower and whom they follow, where the other table is of users,
 * the "home team" and "away team" beside a table of teams.
 */
export function endsIn(child: DraftTable, parent: DraftTable): readonly [DraftField, DraftField] | undefined {
  if (!tellingApart.has(parent.name)) return undefined;
  const isOpen = ({ type, fixed, unique, frameField }: DraftField): boolean =>
    (type === "id" || type === "string" || type === "enum") && fixed.size === 0 && !unique && frameField?.key !== true;
  const byName = new Map(child.fields.filter(isOpen).map((field) => [field.name, field]));
  for (const [name, field] of byName) {
    const words = name.split("_");
    for (const [side, other] of sides) {
      const at = words.indexOf(side);
      const second = at < 0 ? undefined : byName.get(words.with(at, other).join("_"));
      const rest = words.filter((_, index) => index !== at).join("_");
      if (second !== undefined && isOf(rest, parent.name)) return [field, second];
    }
  }
  return undefined;
}

/** "follower", "follower_id", "home_team", "sender_account_id" */
function isOf(rest: string, noun: string): boolean {
  return ["", "id", noun, `${noun}_id`, `${noun}_name`].includes(rest);
}
