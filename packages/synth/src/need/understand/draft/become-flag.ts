import type { DraftField } from "./draft.ts";

/** What the buyer says of a field's values shows that it is a flag, whatever else its name may mean. */
export function becomeFlag(field: DraftField): void {
  field.known = false;
  field.type = "bool";
  field.unit = null;
  field.of = undefined;
  field.pattern = undefined;
  field.minimum = undefined;
  field.maximum = undefined;
  field.model = { kind: "flag", rate: 0.3 };
}
