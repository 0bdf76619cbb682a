import { capacityPart } from "../../rules/capacity-words.ts";
import { type DraftField, type DraftTable, isNumeric } from "../draft/draft.ts";
import { bound, decimalsOf } from "../draft/numeric.ts";

/** "capacity, occupied, free", "disk GB, used, free": what is taken and what is left are as many as there are, and no flags or texts. */
export function beCountsOfCapacity({ fields }: DraftTable): void {
  const listed = fields.filter(({ source }) => source === "stated");
  const wholes = listed.filter(
    (field) => (isNumeric(field) || isMeasured(field)) && capacityPart(field.name) === "whole",
  );
  const [whole, ...others] = wholes;
  if (whole === undefined || others.length > 0 || unitOf(whole) === "%") return;
  const parts = listed.filter(
    (field) => field !== whole && ["taken", "free"].includes(capacityPart(nameSaid(field)) ?? ""),
  );
  // "room, capacity, available" may say whether it is.
  if (parts.length !== 2 || !parts.some((field) => capacityPart(nameSaid(field)) === "free")) return;
  if (whole.type === "int" && whole.fixed.size === 0 && (whole.minimum ?? 0) < 1) bound(whole, 1, undefined);
  for (const field of parts) if (isOpen(field)) beAsWhole(field, whole);
}

/** "disk total GB": its unit makes it a number. */
function isMeasured({ items }: DraftField): boolean {
  return items.some(({ founds }) => founds.some(({ found }) => found.kind === "unit"));
}

/** The unit that is said behind its name, else the one that it has by nature. */
function unitOf({ items, unit }: DraftField): string | null {
  const said = items.flatMap(({ founds }) => founds).find(({ found }) => found.kind === "unit")?.found;
  return said?.kind === "unit" ? said.unit : unit;
}

/** The name as it was written: "free spaces", "in use". */
function nameSaid({ name, items }: DraftField): string {
  const words = items[0]?.words.map(({ folded }) => folded) ?? [];
  return words.length > 0 && words.length < 4 && words.some((word) => name.includes(word.slice(0, 3)))
    ? words.join("_")
    : name;
}

function isOpen({ fixed, items, type }: DraftField): boolean {
  const isBare = items.every(({ founds, inner }) => founds.length === 0 && inner.length === 0);
  return fixed.size === 0 && isBare && type !== "id" && type !== "int" && type !== "number";
}

function beAsWhole(field: DraftField, whole: DraftField): void {
  const name = nameSaid(field);
  const unit = unitOf(whole);
  const type = isNumeric(whole) ? whole.type : "number";
  const decimals = decimalsOf(whole.model) ?? (isNumeric(whole) ? 0 : 2);
  Object.assign(field, {
    name,
    type,
    unit,
    minimum: 0,
    maximum: undefined,
    of: undefined,
    known: false,
    frameField: null,
    model: { kind: "number", distribution: { kind: "lognormal", median: 40, sigma: 0.6 }, decimals },
    meaning: `How much of it is ${name.replaceAll("_", " ")}.`,
  });
}
