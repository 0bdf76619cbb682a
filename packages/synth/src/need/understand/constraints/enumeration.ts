import type { Model } from "../../../inferred/model.ts";
import type { Found, Span } from "../../findings.ts";
import { becomeFlag } from "../draft/become-flag.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { memberNamed, memberSlug } from "../draft/members.ts";
import { percentage, round, say, spanOf } from "../draft/saying.ts";

const yesNo = /^(?:yes|no|y|n|true|false|ja|nein|si|oui|non|sim|nao|não|sí|1|0)$/i;

function isYesNo(values: readonly string[]): boolean {
  return (
    values.length === 2 &&
    values.every((value) => yesNo.test(value.trim())) &&
    !values.every((value) => /^\d$/.test(value))
  );
}

const yes = /^(?:yes|y|true|ja|si|sí|oui|sim)$/i;

/** How often a flag is so that is told by the shares of yes and no; nothing for other members. */
export function shareOfYes({ shares }: Extract<Found, { kind: "shares" }>): number | undefined {
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  if (!isYesNo(shares.map(({ value }) => value)) || Math.abs(total - 1) > 0.005) return undefined;
  return shares.find(({ value }) => yes.test(value.trim()))?.share;
}

/** A share of the rows for one member; the others share the rest as they did before. */
export function fixMemberRate(
  member: string,
  rate: number,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
  span: Span,
): boolean {
  const { model } = field;
  if (model.kind !== "choice" || rate > 1) return false;
  const known = notes.constraints.find(
    (each) => each.kind === "rate" && each.field === field.name && each.table === table.name,
  );
  const before = known?.value.rate;
  const rates = new Map<string, number>();
  if (before !== null && typeof before === "object" && !Array.isArray(before)) {
    for (const [value, share] of Object.entries(before)) if (typeof share === "number") rates.set(value, share);
  }
  rates.set(member, rate);
  const taken = [...rates.values()].reduce((sum, share) => sum + share, 0);
  // Shares that exclude each other were set against each other before; what is left is of a part of the rows.
  if (taken > 1.0001) return false;
  const last = lastMember(field, rates);
  const values = model.values.includes(member) ? model.values : [...model.values, member];
  const own = values.map((_, index) => Math.max(model.weights?.[index] ?? 1 / (index + 1), 1e-9));
  const free = values.reduce((sum, value, index) => sum + (rates.has(value) ? 0 : (own[index] ?? 0)), 0);
  const weights = values.map(
    (value, index) => rates.get(value) ?? (free === 0 ? 0 : ((own[index] ?? 0) / free) * Math.max(0, 1 - taken)),
  );
  field.model = { kind: "choice", values, weights: weights.map(round), exact: true };
  if (values.length > model.values.length) addToMembers(values, field, table, notes);
  field.fixed.add("rate");
  if (known !== undefined) notes.constraints.splice(notes.constraints.indexOf(known), 1);
  const words = [...rates].map(([value, share]) => `${value} in ${percentage(share)}`);
  say(
    notes,
    field,
    table,
    "rate",
    `${field.name} is ${words.join(", ")} of the rows`,
    { rate: Object.fromEntries(last === undefined ? rates : [...rates, [last, round(1 - taken)]]) },
    known?.span ?? span,
  );
  return true;
}

/** "won, lost or pending with 35% won and 10% pending": the one member of a list that nothing was said of has the rest. */
function lastMember({ model, fixed }: DraftField, rates: ReadonlyMap<string, number>): string | undefined {
  if (model.kind !== "choice" || !fixed.has("enum")) return undefined;
  const others = model.values.filter((value) => !rates.has(value));
  return others.length === 1 && [...rates.keys()].every((value) => model.values.includes(value))
    ? others[0]
    : undefined;
}

/** "one of new, paid, shipped with 5% cancelled": the members that were said are one more. */
function addToMembers(values: readonly string[], field: DraftField, table: DraftTable, notes: DraftNotes): void {
  const said = notes.constraints.findIndex(
    (each) => each.kind === "enum" && each.field === field.name && each.table === table.name,
  );
  const before = notes.constraints[said];
  if (before === undefined) return;
  notes.constraints.splice(said, 1);
  sayMembers(values, field, table, notes, before.span ?? { start: 0, end: 0 });
}

export function applyShares(
  found: Extract<Found, { kind: "shares" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const total = found.shares.reduce((sum, { share }) => sum + share, 0);
  if (total > 1.005) {
    notes.impossible.push({
      reason: `the shares of ${field.name} add up to ${percentage(total)}`,
      spans: [spanOf(found)],
      fix: `say shares of ${field.name} that add up to 100%`,
    });
    return true;
  }
  const named = namedShares(field, found.shares);
  if (named === undefined) return false;
  const members = named.map(({ value }) => value);
  const complete = total > 0.995;
  const told = found.others === undefined ? [] : membersFor(field, found.others);
  becomeEnum(field, [...members, ...told]);
  if (complete) {
    field.model = {
      kind: "choice",
      values: members,
      weights: named.map(({ share }) => round(share / total)),
      exact: true,
    };
  } else {
    const known = field.model.kind === "choice" ? field.model.values.filter((value) => !members.includes(value)) : [];
    const rest = told.length > 0 ? told : known;
    const others = rest.length > 0 ? rest : ["other"];
    field.model = {
      kind: "choice",
      values: [...members, ...others],
      weights: [...named.map(({ share }) => share), ...others.map(() => round((1 - total) / others.length))],
      exact: true,
    };
  }
  field.fixed.add("shares");
  const words = named.map(({ value, share }) => `${percentage(share)} ${value}`);
  const rates = Object.fromEntries(named.map(({ value, share }) => [value, round(share)]));
  if (complete || told.length > 0) sayMembers([...members, ...told], field, table, notes, found);
  say(notes, field, table, "shares", `${field.name} is ${words.join(", ")}`, { rate: rates }, found);
  return true;
}

/** Shares with the field's members; shares without names belong to the members in their order. */
function namedShares(
  field: DraftField,
  shares: readonly { readonly value: string; readonly share: number }[],
): readonly { readonly value: string; readonly share: number }[] | undefined {
  if (shares.some(({ value }) => value === "")) {
    const own = field.model.kind === "choice" ? field.model.values : [];
    return own.length === shares.length
      ? shares.map(({ share }, index) => ({ value: own[index] ?? "", share }))
      : undefined;
  }
  const values = membersFor(
    field,
    shares.map(({ value }) => value),
  );
  return values.length === shares.length
    ? shares.map(({ share }, index) => ({ value: values[index] ?? "", share }))
    : undefined;
}

/** The buyer's members in the spelling of the field where it knows them, else as they were written. */
function membersFor(field: DraftField, values: readonly string[]): readonly string[] {
  const slugs = field.model.kind === "choice" && field.model.values.every((value) => /^[a-z0-9_]+$/.test(value));
  const areStrange = values.every((value) => memberNamed(field, value) === undefined);
  const areCodes = field.model.kind === "choice" && field.model.values.every((value) => value.length < 4);
  const areNames = areStrange && (areCodes || values.every((value) => /^\p{Lu}\p{Ll}/u.test(value)));
  const areSpelled = values.some((value) => spelled.test(value)) || values.every((value) => capitals.test(value));
  const members = values.map((value) => {
    const own = memberNamed(field, value);
    // "iOS", "rosé", "expédiée": who writes so wants it so.
    if (areSpelled) return value.trim();
    // "groceries" stays in the plural, and "A" a capital.
    const isSame = own !== undefined && memberSlug(own) === memberSlug(value);
    if (own !== undefined && isSame) return own;
    // "20DV", "V", "SUV" and "VG+" are spelled as said, and so are names of which the field knows none: "English", "inglés".
    const isOwn = areNames || /^(?:[A-Z]\d{0,3}|[A-Z]{1,5}[+-]?|(?=.*\d)[A-Z\d-]+)$/.test(value);
    return slugs && !isOwn ? memberSlug(value) : value.trim();
  });
  return [...new Set(members)];
}

/** Letters with accents, a capital within a word, a hyphen between words. */
const spelled = /[^\x20-\x7e]|\p{Ll}\p{Lu}|\p{L}-\p{L}/u;

/** "OPEN", "IN_TRANSIT": constants of a program, all of them. */
const capitals = /^[A-Z][A-Z\d]*(?:[_ ][A-Z\d]+)*$/;

/** Members that are all numbers leave a number a number: sums and products with "7 or 19 percent" must hold. */
function becomeEnum(field: DraftField, members: readonly string[]): void {
  if (areNumbers(members, field)) {
    const numbers = members.map(Number);
    if (!numbers.every(Number.isInteger)) field.type = "number";
    else if (!isNumeric(field)) field.type = "int";
    field.minimum = Math.min(...numbers);
    field.maximum = Math.max(...numbers);
    return;
  }
  field.type = "enum";
  field.unit = null;
  field.minimum = undefined;
  field.maximum = undefined;
}

function areNumbers(members: readonly string[], field: DraftField): boolean {
  // What the words do not name takes its type from its members; a known kind of code stays one.
  const open = !field.known && field.type !== "id";
  return (isNumeric(field) || open) && members.every((member) => plainNumber.test(member));
}

/** No code: "02" is none. */
const plainNumber = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;

/** The field holds these values and no others. */
export function applyMembers(
  found: Span,
  values: readonly string[],
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (isYesNo(values)) {
    if (field.type !== "bool") becomeFlag(field);
    return true;
  }
  if (field.type === "bool" && values.length === 2 && saysWhether(field, values)) return true;
  if (isTime(field) || field.type === "array" || field.type === "object") return false;
  const written = membersFor(field, values);
  if (written.length === 0) return false;
  const members = areNumbers(written, field) ? ascending(written) : written;
  const weights =
    field.model.kind === "choice" && field.model.weights !== undefined ? weightsOf(field.model, members) : undefined;
  becomeEnum(field, members);
  field.model = { kind: "choice", values: members, ...(weights === undefined ? {} : { weights }) };
  field.fixed.add("enum");
  sayMembers(members, field, table, notes, found);
  return true;
}

/** "paid: paid/unpaid" says whether; "label: spam/ham" says which. */
function saysWhether({ name }: DraftField, values: readonly string[]): boolean {
  const flag = name.replace(/^(?:is|was|has)_/, "");
  return values.some((value) => flag.includes(memberSlug(value)) || memberSlug(value).includes(flag));
}

function ascending(members: readonly string[]): readonly string[] {
  return [...members].sort((one, other) => Number(one) - Number(other));
}

export function weightsOf(
  model: Extract<Model, { kind: "choice" }>,
  members: readonly string[],
): readonly number[] | undefined {
  const weights = members.map((member) => model.weights?.[model.values.indexOf(member)]);
  return weights.every((weight) => weight !== undefined && weight > 0) ? (weights as number[]) : undefined;
}

function sayMembers(
  members: readonly string[],
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
  span: Span,
): void {
  const words = members.length === 1 ? `always ${members[0]}` : `one of ${members.join(", ")}`;
  say(notes, field, table, "enum", `${field.name} is ${words}`, { enum: [...members] }, span);
}
