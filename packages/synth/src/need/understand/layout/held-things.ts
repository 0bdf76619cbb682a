import type { DraftField, DraftTable } from "../draft/draft.ts";
import { freeName } from "../meaning/naming.ts";
import { subjectNamed } from "./population.ts";

/** "12 trains with 6 carriages each": each carriage is of one train, the same on all its rows, and it is the carriages that rows tell of. */
export function holdThings(held: DraftField, holder: DraftField, holders: number, table: DraftTable): void {
  if (held.of === undefined || held === holder) return;
  if (holder.of === undefined || holder.of === held.of) {
    const names = new Set(table.subjects.map(({ name }) => name));
    holder.of = freeName(holder.name.replace(/_id$/, ""), names);
  }
  const outer = subjectNamed(table, holder.of);
  outer.count = holders;
  outer.spread = "even";
  outer.of = held.of;
}
