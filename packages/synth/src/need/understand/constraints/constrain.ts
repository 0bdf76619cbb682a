import type { Model } from "../../../inferred/model.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { percentage, say } from "../draft/saying.ts";
import { applyUnit, takeUnit } from "../draft/units-of-fields.ts";
import { applyRange } from "./bounds.ts";
import { applyCharge } from "./charge.ts";
import { applyAverage, applyDistribution } from "./distributions.ts";
import { applyMembers, applyShares, fixMemberRate, shareOfYes } from "./enumeration.ts";
import { applyRate } from "./flags.ts";
import { applyPrefix } from "./prefixes.ts";
import { applyStep } from "./steps.ts";
import { applyTail } from "./tails.ts";

/** Puts into a field what a finding asks of it, and says so. False where it cannot be about this field. */
export function constrain(found: Found, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  switch (found.kind) {
    case "range":
      return applyRange(found, field, table, notes);
    case "rate":
      return applyRate(found, field, table, notes);
    case "shares": {
      // "resolved yes/no 80/20"
      const rate = shareOfYes(found);
      const { start, end } = found;
      if (rate !== undefined && !field.fixed.has("enum"))
        return applyRate({ kind: "rate", rate, about: false, start, end }, field, table, notes, true);
      return applyShares(found, field, table, notes);
    }
    case "members":
      // "tariff $5 or $10": what has amounts is no list of names, whatever it is elsewhere.
      if (found.unit !== undefined && (field.type === "enum" || field.type === "string")) {
        field.type = "string";
        field.known = false;
      }
      // "depth (20, 40 or 60 cm)" of what would be in metres: the figures are in the unit that was said.
      if (found.unit !== undefined && isNumeric(field)) takeUnit(field, found.unit);
      if (!applyMembers(found, found.values, field, table, notes)) return false;
      return found.unit === undefined || !isNumeric(field) || applyUnit(found, found.unit, field, table, notes);
    case "prefix":
      return applyPrefix(found, field, table, notes);
    case "unit":
      return applyUnit(found, found.unit, field, table, notes);
    case "distribution":
      return found.beyond === undefined
        ? applyDistribution(found, field, table, notes)
        : applyTail(found, found.beyond, field, table, notes);
    case "average":
      return applyAverage(found, field, table, notes);
    case "unique":
      if (field.type === "bool" || (field.type === "enum" && (field.fixed.has("enum") || field.fixed.has("shares"))))
        return false;
      if (field.type === "enum") field.type = "string";
      field.unique = true;
      field.of = undefined;
      // Codes of a shape that was said are told apart within it.
      if (!countable.has(field.model.kind) && !field.fixed.has("pattern")) {
        field.model = { kind: "code", prefix: prefixOf(field, table, notes), radix: 32, width: 8, order: "shuffled" };
      }
      field.fixed.add("unique");
      if (
        notes.constraints.some(
          (each) => each.kind === "unique" && each.field === field.name && each.table === table.name,
        )
      )
        return true;
      say(notes, field, table, "unique", `${field.name} is unique`, { unique: true }, found);
      return true;
    case "noNulls":
      field.nulls = undefined;
      field.fixed.add("nulls");
      say(notes, field, table, "nulls", `${field.name} is never null`, { nulls: 0 }, found);
      return true;
    case "nulls": {
      // "cause storm, fire or unknown, unknown for 5%": a member that is called so is no lack.
      const member = found.said === undefined || !field.fixed.has("enum") ? undefined : memberOf(field, found.said);
      if (member !== undefined) return fixMemberRate(member, found.rate, field, table, notes, found);
      if (field.fixed.has("nulls")) {
        const said = notes.constraints.findIndex(
          (each) => each.kind === "nulls" && each.field === field.name && each.table === table.name,
        );
        if (said >= 0) notes.constraints.splice(said, 1);
      }
      field.nulls = found.rate;
      field.fixed.add("nulls");
      say(
        notes,
        field,
        table,
        "nulls",
        `${field.name} is null in ${percentage(found.rate)} of the rows`,
        { nulls: found.rate },
        found,
      );
      return true;
    }
    case "decimals":
      if (field.type === "number" && "decimals" in field.model)
        field.model = { ...field.model, decimals: found.decimals };
      say(
        notes,
        field,
        table,
        "decimals",
        `${field.name} has ${found.decimals} decimals`,
        { decimals: found.decimals },
        found,
      );
      return true;
    case "step":
      return applyStep(found, field, table, notes);
    case "exactly":
      // "net, VAT 19%, gross": the rate and no amount of nineteen.
      if (found.unit === undefined || found.unit === "%") {
        if (found.unit !== undefined && isNumeric(field)) field.unit = found.unit;
        return applyMembers(found, [found.value], field, table, notes);
      }
      if (!applyUnit(found, found.unit, field, table, notes)) return false;
      return applyMembers(found, [found.value], field, table, notes);
    case "charge":
      return applyCharge(found, field, table, notes);
    default:
      return false;
  }
}

/** What the buyer wants values to begin with. */
function prefixOf(field: DraftField, table: DraftTable, notes: DraftNotes): string {
  const said = notes.constraints.find(
    (each) => each.kind === "prefix" && each.field === field.name && each.table === table.name,
  );
  const first = Array.isArray(said?.value.prefix) ? said.value.prefix[0] : undefined;
  return typeof first === "string" ? first : "";
}

/** Models that can give each row a value of its own. */
const countable: ReadonlySet<Model["kind"]> = new Set<Model["kind"]>([
  "code",
  "sequence",
  "uuid",
  "hex",
  "identifier",
  "template",
  "number",
  "moment",
  "reference",
  "person",
  "contact",
]);
