import type { Found } from "../../findings.ts";
import { singular } from "../../text/stem.ts";
import { applyMembers } from "../constraints/enumeration.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";

/** What is said or thought to be so, and what is: "chosen option A-D, correct option". */
const meant =
  /^(?:chosen|selected|given|picked|submitted|predicted|guessed|assigned|estimated|forecast|expected|suggested|detected|claimed|reported|first|original|gewahlte|elegida|predicha|choisie|prevista)$/;
const real =
  /^(?:correct|right|true|actual|real|observed|final|second|confirmed|gold|expected|richtige|tatsachliche|correcta|real|correcte|reelle|correta)$/;

/** "chosen option A-D, correct option", "predicted label spam/ham, true label": two that are compared are of the same members. */
export function shareMembersOfTwins(table: DraftTable, notes: DraftNotes): void {
  const listed = table.fields.filter(({ source }) => source === "stated");
  listed.forEach((field, at) => {
    const found = field.fixed.has("enum") && field.model.kind === "choice" ? membersOf(field) : undefined;
    if (found === undefined || field.model.kind !== "choice" || field.fixed.has("shares")) return;
    const twin = [...listed.slice(at + 1, at + 3), ...listed.slice(Math.max(0, at - 1), at)].find((other) =>
      areTwins(field, other),
    );
    if (twin !== undefined) applyMembers(found, field.model.values.map(String), twin, table, notes);
  });
}

function membersOf({ items }: DraftField): Found | undefined {
  return items.flatMap(({ founds }) => founds).find(({ found }) => found.kind === "members")?.found;
}

/** Two choices of the same members that tell what was meant and what is so. */
export function twinChoices({ fields }: DraftTable): readonly [DraftField, DraftField] | undefined {
  const choices = fields.filter(({ source, model }) => source === "stated" && model.kind === "choice");
  const pairs = choices.flatMap((one) =>
    choices.flatMap((other) => (other !== one && isMeant(one, other) ? [[one, other] as const] : [])),
  );
  const [pair, ...others] = pairs;
  return pair === undefined || others.length > 0 ? undefined : [pair[0], pair[1]];
}

/** Whether the first is what was said or thought of the second. */
function isMeant(one: DraftField, other: DraftField): boolean {
  const [own, its] = [one.name.split("_"), other.name.split("_")];
  if (own.at(-1) !== its.at(-1) || its.length < 2) return false;
  return real.test(its[0] ?? "") && (own.length === 1 || meant.test(own[0] ?? ""));
}

function areTwins(one: DraftField, other: DraftField): boolean {
  const isOpen = other.fixed.size === 0 && ["enum", "string", "bool"].includes(other.type);
  const isBare = other.items.every(({ founds, inner }) => founds.length === 0 && inner.length === 0);
  const [own, its] = [one.name.split("_"), other.name.split("_")];
  if (!isOpen || !isBare || own.length > 3 || its.length > 3) return false;
  if (singular(own.at(-1) ?? "") !== singular(its.at(-1) ?? "") || its.length < 2) return false;
  const [first = "", second = ""] = [own[0], its[0]];
  if (own.length === 1) return real.test(second) || meant.test(second);
  return (meant.test(first) && real.test(second)) || (real.test(first) && meant.test(second));
}
