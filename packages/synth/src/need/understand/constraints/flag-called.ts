import { isFormOf } from "../../text/inflections.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";

/** The flag that a word is a form of: `is_delivered` of "delivery", `no_show` of "no-shows". */
export function flagCalled(word: string, { fields }: DraftTable): DraftField | undefined {
  return fields.find(({ type, name }) => type === "bool" && isFormOf(word, name.replace(/^(?:is|was|has)_/, "")));
}
