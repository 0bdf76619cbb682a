import { deedOf } from "../../text/event-words.ts";
import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";
import { statesOf } from "./opposed-states.ts";

const OPEN_SHARE = 0.3;

/** "answered (blank while open), status": a status whose members nobody said has the one that is spoken of, and what was done. */
export function openStatus(told: DraftField, state: string, { fields }: DraftTable): DraftField | undefined {
  const [deed = ""] = told.name.split("_");
  if (!isTime(told) || deedOf(deed, deed, "en") === undefined) return undefined;
  if (!/^\p{L}+$/u.test(state) || statesOf(state.toLowerCase()).length === 0) return undefined;
  const status = fields.find(
    ({ name, type, source, fixed }) =>
      source === "stated" && type === "enum" && fixed.size === 0 && /(?:^|_)(?:status|state)$/.test(name),
  );
  if (status?.model.kind !== "choice" || status.model.values.includes(state)) return undefined;
  status.model = { kind: "choice", values: [state.toLowerCase(), deed], weights: [OPEN_SHARE, 1 - OPEN_SHARE] };
  return status;
}
