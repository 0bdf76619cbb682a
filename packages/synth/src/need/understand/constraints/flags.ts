import type { Found } from "../../findings.ts";
import { becomeFlag } from "../draft/become-flag.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { percentage, say, spanOf } from "../draft/saying.ts";
import { isPercentFigure } from "../words/percent-figures.ts";
import { fixMemberRate } from "./enumeration.ts";

/** `ownRate`: the rate stands right behind the field's name, so that it is a flag whatever else the name may mean. */
export function applyRate(
  found: Extract<Found, { kind: "rate" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
  ownRate = false,
): boolean {
  if (found.rate > 1 || found.rate < 0) {
    // "revenue growth 150%" is a figure and no share of the rows.
    if ((field.known && isNumeric(field)) || isPercentFigure(field.name)) return false;
    notes.impossible.push({
      reason: `a rate of ${percentage(found.rate)} for ${field.name} is more than all rows`,
      spans: [spanOf(found)],
      fix: `say a share from 0% to 100% for ${field.name}`,
    });
    return true;
  }
  // A second share of one flag is about something else: "converted (A 10%, B 12%)".
  const said = notes.constraints.find(
    (each) => each.kind === "rate" && each.field === field.name && each.table === table.name,
  );
  if (field.type === "bool" && said !== undefined && said.value.rate !== found.rate) return false;
  if (field.type === "enum" && !ownRate) {
    const member = found.of === undefined ? undefined : memberOf(field, found.of);
    return member === undefined ? false : fixMemberRate(member, found.rate, field, table, notes, found);
  }
  if (field.type !== "bool") {
    // "severity 1..4, 1 in about 2 %": what has bounds of its own is no flag.
    if (isNumeric(field) && (field.fixed.has("range") || field.fixed.has("distribution"))) return false;
    if (field.known && field.type !== "string" && !ownRate && !isOneOfThem(field)) return false;
    becomeFlag(field);
  }
  beLed(field, table);
  field.model = { kind: "flag", rate: found.rate, exact: true };
  field.fixed.add("rate");
  say(
    notes,
    field,
    table,
    "rate",
    `${field.name} is true in ${percentage(found.rate)} of the rows`,
    { rate: found.rate },
    found,
  );
  return true;
}

/** "a discount in 20% of them" is so much there, and none elsewhere. */
const reductions = /discount|reduction|rebate|rate|margin|share|fee|tax|tip|increase|score/;

/** "a battery in 40% of them": one of them is had or not, whatever else is measured of it. */
function isOneOfThem({ items: [item], name, span, type, unit }: DraftField): boolean {
  const at = item?.words.findIndex(({ start }) => start === span?.start) ?? -1;
  const isOne = /^an?$/.test(item?.words[at]?.folded ?? "") || /^an?$/.test(item?.words[at - 1]?.folded ?? "");
  return isOne && type === "number" && unit === "%" && !reductions.test(name);
}

/** "needs fridge 10%": with the share it is so or not, and the verb says what. */
function beLed(field: DraftField, table: DraftTable): void {
  const [item] = field.items;
  const at = item?.words.findIndex(({ start }) => start === field.span?.start) ?? -1;
  const verb = at < 1 ? undefined : item?.words[at - 1]?.folded;
  const name = `${verb}_${field.name}`;
  if (verb === "needs" && !field.known && !table.fields.some((each) => each.name === name)) field.name = name;
}
