import type { Check } from "../../../../inferred/check.ts";
import { type Claim, contradictionOf } from "../differences.ts";
import { ends } from "./equations.ts";
import type { Interval } from "./interval.ts";

/** A difference of two times, or of one and the zero, with what said it. */
type SaidClaim<Source> = Claim & { readonly by: readonly Source[] };

interface SaidCheck<Source> {
  readonly check: Check;
  readonly source: Source;
}

interface SaidDomain<Source> {
  readonly field: string;
  readonly interval: Interval;
  readonly source: Source;
}

/**
 * Times are known by how far they lie apart, also where nobody said when: "1 to 3 nights, check-out at least 5 days after check-in".
 * Intervals do not see that; differences do.
 */
export function timesApart<Source>(
  checks: readonly SaidCheck<Source>[],
  domains: readonly SaidDomain<Source>[],
): ReadonlySet<Source> | undefined {
  const claims = checks.flatMap(({ check, source }) => claimsOf(check, source, domains));
  const named = new Set(claims.flatMap(({ low, high }) => [low, high]));
  const windows = domains
    .filter(({ field }) => named.has(field))
    .flatMap(({ field, interval, source }) => between("", field, interval.least, interval.most, [source]));
  const circle = contradictionOf([...claims, ...windows]);
  return circle.length === 0 ? undefined : new Set(circle.flatMap(({ by }) => by));
}

function claimsOf<Source>(
  check: Check,
  source: Source,
  domains: readonly SaidDomain<Source>[],
): readonly SaidClaim<Source>[] {
  if (check.kind === "offset") return between(check.from, check.to, ...ends(check.by, check.by, check.unit), [source]);
  if (check.kind === "apart") {
    const { least = -Infinity, most = Infinity } = check;
    return between(check.from, check.to, ...ends(least, most, check.unit), [source]);
  }
  if (check.kind !== "elapsed") return [];
  const said = domains.find(({ field }) => field === check.result);
  if (said === undefined) return [];
  const [least, most] = ends(said.interval.least, said.interval.most + 1, check.unit);
  return between(check.from, check.to, least, most, [source, said.source]);
}

function between<Source>(
  low: string,
  high: string,
  least: number,
  most: number,
  by: readonly Source[],
): readonly SaidClaim<Source>[] {
  const shared = { strict: false, spans: [], by };
  return [
    ...(Number.isFinite(least) ? [{ low, high, least, ...shared }] : []),
    ...(Number.isFinite(most) ? [{ low: high, high: low, least: -most, ...shared }] : []),
  ];
}
