import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { sides } from "../../rules/usual-relations.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { subjectNamed } from "../layout/population.ts";

/** "nobody follows themselves", "sender and receiver never the same". */
export function differenceRule(
  { left, right, before, start }: Extract<Found, { kind: "differ" }>,
  table: DraftTable,
  find: (phrase: string) => DraftField | undefined,
): Rule | undefined {
  const named = left === undefined || right === undefined ? undefined : ([find(left), find(right)] as const);
  const [one, other] = named ?? (before === true ? lastTwo(start, table) : sidesOf(table)) ?? [];
  beLike(one, other, table);
  beLike(other, one, table);
  if (one === undefined || other === undefined || one === other || one.type !== other.type) return undefined;
  beOfOnePool(one, other, table);
  return {
    statement: `${one.name} and ${other.name} differ`,
    needs: [one.name, other.name],
    sets: {},
    checks: [{ kind: "different", fields: [one.name, other.name] }],
  };
}

/** So many things are told apart in pairs. */
const POOL = 24;

/** "two different wines": each row names two of some, and neither column counts the rows. */
function beOfOnePool(one: DraftField, other: DraftField, table: DraftTable): void {
  // "origin and destination depot": depots of which nobody says how many there are, nor anything else.
  const isTold = (of: string): boolean =>
    table.subjects.some(({ name, count }) => name === of && count !== undefined) ||
    table.fields.some((field) => field !== one && field !== other && field.of === of);
  const isOpen = ({ of, fixed }: DraftField): boolean => fixed.size === 0 && (of === undefined || !isTold(of));
  const [model, like] = [one.model, other.model];
  if (model.kind !== "code" || like.kind !== "code" || model.prefix !== like.prefix || !isOpen(one) || !isOpen(other))
    return;
  const values = Array.from({ length: POOL }, (_, at) => `${model.prefix}${String(at + 1).padStart(model.width, "0")}`);
  for (const field of [one, other]) {
    field.model = { kind: "choice", values };
    field.of = undefined;
    field.unique = false;
  }
}

/** "from version, to version (must differ)" */
function lastTwo(start: number, { fields }: DraftTable): readonly DraftField[] {
  const before = fields.filter(({ source, span }) => source === "stated" && span !== null && span.end <= start);
  return before.sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0)).slice(-2);
}

/** "reviewer is never the author": what cannot be the other one is of its kind. */
function beLike(field: DraftField | undefined, other: DraftField | undefined, table: DraftTable): void {
  if (field === undefined || other === undefined || field.fixed.size > 0 || field.unique) return;
  const isText = other.type === "string" && other.known && (field.type === "id" || field.type === "bool");
  const isOpen = !field.known && (field.type === "string" || field.type === "bool" || field.type === "id");
  const isParty = isOpen && other.known && (other.type === "id" || other.type === "string" || other.type === "enum");
  if (!isText && !isParty) return;
  field.type = other.type;
  field.model = other.model;
  field.pattern = other.pattern;
  // Drawn by itself: an attribute of the same one would never differ.
  field.of = other.of === undefined ? undefined : field.name.replace(/_id$/, "");
  if (field.of !== undefined) subjectNamed(table, field.of);
}

/** The two fields of a row that name things of one kind: follower and followed, white and black player. */
function sidesOf(table: DraftTable): readonly [DraftField, DraftField] | undefined {
  const named = table.fields.filter(
    (field) =>
      (field.type === "id" || field.type === "string" || field.type === "enum") &&
      !field.unique &&
      field.frameField?.key !== true,
  );
  const pairs = named.flatMap((one, index) => named.slice(index + 1).map((other) => [one, other] as const));
  return (
    pairs.find(([one, other]) => areParties(one.name, other.name)) ??
    pairs.find(([one, other]) => one.type === other.type && isPair(one.name, other.name)) ??
    pairs.find(([one, other]) => one.type === "id" && other.type === "id")
  );
}

/** "employee" and "approver", "sender_id" and "recipient_id": parties that are never the same. */
function areParties(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.replace(/_(?:id|name)$/, ""));
  return sides.some((pair) => pair.includes(first ?? "") && pair.includes(second ?? "") && first !== second);
}

/** Names that share a word or a root: `white_player` and `black_player`, `follower_id` and `followed_id`. */
function isPair(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => name.split("_").filter((word) => word !== "id"));
  if (words === undefined || others === undefined) return false;
  return words.some((word) =>
    others.some((each) => word === each || (word.length > 5 && word.slice(0, 6) === each.slice(0, 6))),
  );
}
