import assert from "node:assert/strict";
import { findingsOf } from "../src/need/extract/findings.ts";
import type { Found } from "../src/need/findings.ts";

export type Kind = Found["kind"];
export type Plain = Record<string, unknown>;

/** What is found in needs that are said on a day. */
export function findingsOn(today: string) {
  /** What was found of one kind, without spans. */
  function all(need: string, kind: Kind): Plain[] {
    return findingsOf(need, today)
      .found.filter((found) => found.kind === kind)
      .map(({ start: _start, end: _end, kind: _kind, ...rest }) => rest);
  }

  /** Each need has exactly this one finding of the kind. */
  function each(kind: Kind, cases: readonly (readonly [string, Plain])[]): void {
    for (const [need, expected] of cases) assert.deepEqual(all(need, kind), [expected], need);
  }

  /** None of the needs has a finding of the kind. */
  function never(kind: Kind, needs: readonly string[]): void {
    for (const need of needs) assert.deepEqual(all(need, kind), [], need);
  }

  return { all, each, never };
}
