import type { Span } from "../../findings.ts";
import type { DraftNotes } from "../draft/draft.ts";

type Reason = DraftNotes["impossible"][number];

/**
 * Reasons without those that are about no other words than another: the same is often found by its words and by its field. The one
 * that names a column is told, or else the first.
 */
export function toldOnce(reasons: readonly Reason[], columns: readonly string[]): readonly Reason[] {
  const names = columns.filter((name) => name.length > 2).map((name) => name.replaceAll("_", " "));
  const isNamed = ({ reason }: Reason): boolean => {
    const unquoted = reason.replace(/"[^"]*"/g, "").replaceAll("_", " ");
    return names.some((name) => unquoted.includes(name));
  };
  const told: Reason[] = [];
  for (const reason of [...reasons.filter(isNamed), ...reasons.filter((each) => !isNamed(each))]) {
    const isKnown = told.some(({ spans }) => areWithin(reason.spans, spans));
    if (!isKnown || reason.spans.length === 0) told.push(reason);
  }
  return reasons.filter((reason) => told.includes(reason));
}

function areWithin(some: readonly Span[], others: readonly Span[]): boolean {
  return some.every(({ start, end }) => others.some((other) => other.start < end && start < other.end));
}
