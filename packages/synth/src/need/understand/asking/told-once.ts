import type { Span } from "../../findings.ts";
import type { DraftNotes } from "../draft/draft.ts";

type Reason = DraftNotes["impossible"][number];

/** Reasons without those that are about no other words than an earlier one: the same is often found by its words and by its field. */
export function toldOnce(reasons: readonly Reason[]): readonly Reason[] {
  const told: Reason[] = [];
  for (const reason of reasons) {
    const isKnown = told.some(({ spans }) => areWithin(reason.spans, spans));
    if (!isKnown || reason.spans.length === 0) told.push(reason);
  }
  return told;
}

function areWithin(some: readonly Span[], others: readonly Span[]): boolean {
  return some.every(({ start, end }) => others.some((other) => other.start < end && start < other.end));
}
