import type { Span } from "../../findings.ts";
import type { DraftNotes } from "../draft/draft.ts";

type Reason = DraftNotes["impossible"][number];

/**
 * Reasons without those that are about no other words than a later one: the same is often found by its words and then by its field,
 * which tells the buyer more.
 */
export function toldOnce(reasons: readonly Reason[]): readonly Reason[] {
  const told: Reason[] = [];
  for (const reason of reasons.toReversed()) {
    const isKnown = told.some(({ spans }) => areWithin(reason.spans, spans));
    if (!isKnown || reason.spans.length === 0) told.push(reason);
  }
  return told.toReversed();
}

function areWithin(some: readonly Span[], others: readonly Span[]): boolean {
  return some.every(({ start, end }) => others.some((other) => other.start < end && start < other.end));
}
