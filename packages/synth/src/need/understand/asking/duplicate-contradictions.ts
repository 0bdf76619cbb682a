import type { Findings } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";

const exceptions =
  /\b(?:except|apart|besides|other than|only|but|save|optional|bis auf|ausser|salvo|excepto|sauf|exceto)\b/;

/** "no duplicates, 10% duplicate rows" */
export function findDuplicatesOfNone({ text, found }: Findings, notes: DraftNotes): void {
  const said = found.filter((each) => each.kind === "duplicates");
  const none = said.find((each) => each.kind === "duplicates" && each.rate === 0);
  const some = said.find((each) => each.kind === "duplicates" && each.rate > 0);
  if (none === undefined || some === undefined || exceptions.test(fold(text))) return;
  const spans = [none, some].map(({ start, end }) => ({ start, end }));
  notes.impossible.push({
    reason: spans.map(({ start, end }) => `"${text.slice(start, end)}"`).join(" leaves no room for "),
    spans,
    fix: "leave one of the two out",
  });
}
