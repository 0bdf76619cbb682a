import type { DraftField } from "./draft.ts";

/** What is compared with a time, or taken from one, is a time of its kind. */
export function becomeTimeLike(field: DraftField, other: DraftField): void {
  field.type = other.type;
  field.model =
    other.model.kind === "moment"
      ? { ...other.model, ascending: false }
      : {
          kind: "moment",
          from: "-P90D",
          to: "P0D",
          rhythm: "flat",
          ascending: false,
          grain: other.type === "date" ? "day" : "s",
        };
}
