import type { DraftField, DraftTable } from "../draft/draft.ts";
import { subjectNamed } from "../layout/population.ts";

/** Rows in which one may be above another. */
const persons =
  /(?:^|_)(?:employee|staff|worker|person|people|colleague|member|personnel|hire|user|agent|clerk|rep|representative|officer|nurse|teacher|engineer|developer|contractor|freelancer|mitarbeiter|empleado|employe|funcionario)$/;

/** The manager of a store or a project is somebody and no other store: a name, or under a key's name the number of one of a few. */
export function beSuperiorsOfOthers(table: DraftTable): void {
  if (persons.test(table.name)) return;
  for (const field of table.fields) if (field.model.kind === "superior") beSomebody(field, table);
}

function beSomebody(field: DraftField, table: DraftTable): void {
  const called = field.name.replace(/_(?:id|no|number)$/, "");
  if (called !== field.name) {
    field.model = { kind: "code", prefix: "MGR-", radix: 10, width: 4, order: "sequence" };
    field.of = subjectNamed(table, called).name;
    field.meaning = `Identifies the ${called.replaceAll("_", " ")}.`;
    return;
  }
  field.type = "string";
  field.model = { kind: "person", part: "full_name" };
  field.meaning = `Who is the ${called.replaceAll("_", " ")}.`;
}
