import type { Findings } from "../../findings.ts";
import type { DraftNotes, DraftTable } from "../draft/draft.ts";
import { percentage, say } from "../draft/saying.ts";
import { nullAll } from "./attachment.ts";

/** What is said of the rows as a whole. */
export function applyWhole(findings: Findings, table: DraftTable, notes: DraftNotes): void {
  for (const found of findings.found) {
    switch (found.kind) {
      case "duplicates":
        table.duplicates = found.rate;
        say(
          notes,
          null,
          table,
          "duplicates",
          `${percentage(found.rate)} of the rows repeat an earlier one`,
          { duplicates: found.rate },
          found,
        );
        break;
      case "sorted":
        say(
          notes,
          null,
          table,
          "order",
          `the rows are in order${found.by === undefined ? "" : ` of ${found.by}`}`,
          { by: found.by ?? null },
          found,
        );
        break;
      case "noNulls":
        if (!notes.constraints.some((each) => each.kind === "nulls" && each.span?.start === found.start)) {
          for (const field of table.fields) {
            field.nulls = undefined;
            field.blanks = undefined;
          }
          say(notes, null, table, "nulls", "no value is null", { nulls: 0 }, found);
        }
        break;
      case "nulls":
        // "12% null phone" is about the phone alone, even where nobody knows it.
        if (found.of !== undefined || found.state !== undefined) break;
        // "unknown for 5%" may be the share of a member.
        if (!notes.constraints.some(({ kind, span }) => /^(?:nulls|rate)$/.test(kind) && span?.start === found.start)) {
          nullAll(table, found.rate);
          say(
            notes,
            null,
            table,
            "nulls",
            `${percentage(found.rate)} of the values are null, the keys aside`,
            { nulls: found.rate },
            found,
          );
        }
        break;
      default:
    }
  }
}
