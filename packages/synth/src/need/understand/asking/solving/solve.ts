import type { Equation } from "./equations.ts";
import { everything, type Interval } from "./interval.ts";

/** An equation or a domain with what said it. */
export interface Said<What, Source> {
  readonly what: What;
  readonly source: Source;
}

interface End<Source> {
  readonly value: number;
  /** All that it came about by. */
  readonly by: ReadonlySet<Source>;
}

interface Domain<Source> {
  readonly least: End<Source>;
  readonly most: End<Source>;
}

/** Each round looks at all equations; what needs more of them than this is let be. */
const ROUNDS = 12;
/** A result is rounded, and said roundly. */
const SLACK = 2e-3;

/**
 * What cannot all hold: the intervals of the fields are narrowed by the equations until nothing moves or one of them is empty.
 * Answers by which sources, none where all may hold. What it finds is so; it does not find all.
 */
export function emptiedBy<Source>(
  domains: readonly Said<{ readonly field: string; readonly interval: Interval; readonly isTime: boolean }, Source>[],
  equations: readonly Said<Equation, Source>[],
): ReadonlySet<Source> | undefined {
  const nothing: ReadonlySet<Source> = new Set();
  const known = new Map<string, Domain<Source>>();
  const times = new Set(domains.filter(({ what }) => what.isTime).map(({ what }) => what.field));
  const domainOf = (field: string): Domain<Source> =>
    known.get(field) ?? { least: { value: -Infinity, by: nothing }, most: { value: Infinity, by: nothing } };
  const meet = (field: string, { least, most }: Interval, by: ReadonlySet<Source>): boolean => {
    const before = domainOf(field);
    const isRaised = least > before.least.value + slackOf(field, least);
    const isLowered = most < before.most.value - slackOf(field, most);
    if (!isRaised && !isLowered) return false;
    known.set(field, {
      least: isRaised ? { value: least, by } : before.least,
      most: isLowered ? { value: most, by } : before.most,
    });
    return true;
  };
  const slackOf = (field: string, value: number): number =>
    times.has(field) ? 1 : SLACK * (Number.isFinite(value) ? Math.abs(value) : 0);
  const emptied = (field: string): ReadonlySet<Source> | undefined => {
    const { least, most } = domainOf(field);
    const slack = times.has(field) ? 1 : SLACK * Math.max(Math.abs(least.value), Math.abs(most.value));
    return least.value > most.value + slack ? new Set([...least.by, ...most.by]) : undefined;
  };
  for (const { what, source } of domains) {
    meet(what.field, what.interval, new Set([source]));
    const empty = emptied(what.field);
    if (empty !== undefined) return empty;
  }
  const interval = (field: string): Interval => {
    const { least, most } = domainOf(field);
    return { least: least.value, most: most.value };
  };
  for (let round = 0, hasMoved = true; round < ROUNDS && hasMoved; round++) {
    hasMoved = false;
    for (const { what, source } of equations) {
      for (const field of new Set(what.fields)) {
        const next = what.narrowed(field, interval);
        if (Number.isNaN(next.least) || Number.isNaN(next.most) || next === everything) continue;
        const others = what.fields.filter((other) => other !== field).map(domainOf);
        const by = new Set([source, ...others.flatMap(({ least, most }) => [...least.by, ...most.by])]);
        if (!meet(field, next, by)) continue;
        hasMoved = true;
        const empty = emptied(field);
        if (empty !== undefined) return empty;
      }
    }
  }
  return undefined;
}
