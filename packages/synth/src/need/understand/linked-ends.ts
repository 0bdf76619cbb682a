import type { Findings } from "../findings.ts";
import { sides, tellingApart } from "../rules/usual-relations.ts";
import { fold } from "../text/fold.ts";
import { singular } from "../text/stem.ts";
import { type DraftField, type DraftTable, draftField } from "./draft/draft.ts";
import { thingName } from "./draft/thing-name.ts";
import { freeName } from "./meaning/naming.ts";

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

/** "9,000 transfers between them": of two ends that are told and not named each has a key of its own. */
export function endsBetween(
  child: DraftTable,
  parent: DraftTable,
  key: DraftField,
  { text }: Findings,
): readonly [DraftField, DraftField] | undefined {
  const between = /(\p{L}+) (?:between|among) (?:them|each other|one another)(?!\p{L})/iu.exec(text)?.[1] ?? "";
  if (singular(fold(between)) !== child.name.split("_").at(-1)) return undefined;
  const thing = thingName(parent.name);
  const [from, to] = ["from", "to"].map((side) =>
    draftField(
      freeName(`${side}_${thing}_id`, new Set(child.fields.map(({ name }) => name))),
      { ...key.semantic, id: `${side}_${thing}_id` },
      { known: true, source: "stated", confidence: 0.8 },
    ),
  ) as [DraftField, DraftField];
  const own = child.fields.findIndex(({ type }) => type !== "id");
  child.fields.splice(own < 0 ? child.fields.length : own, 0, from, to);
  return [from, to];
}

/** "follower", "follower_id", "home_team", "sender_account_id" */
function isOf(rest: string, noun: string): boolean {
  return ["", "id", noun, `${noun}_id`, `${noun}_name`].includes(rest);
}
