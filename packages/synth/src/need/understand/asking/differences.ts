import type { Span } from "../../findings.ts";

/** Something said of two things: `high - low` is at least `least`. The name "" is the zero, so that bounds are claims too. */
export interface Claim {
  readonly low: string;
  readonly high: string;
  readonly least: number;
  /** Above `least`, not equal to it. */
  readonly strict: boolean;
  readonly spans: readonly Span[];
}

const TOLERANCE = 1e-9;

/**
 * Claims that no values meet together: a circle of differences whose leasts add up to more than nothing. None where there is
 * one value a name that meets them all. (Longest paths after Bellman and Ford; a need has few claims.)
 */
export function contradictionOf<Said extends Claim>(claims: readonly Said[]): readonly Said[] {
  const names = [...new Set(claims.flatMap(({ low, high }) => [low, high]))];
  const reached = new Map(names.map((name) => [name, { by: 0, strict: 0 }]));
  const through = new Map<string, Said>();
  let raised: string | undefined;
  for (let round = 0; round <= names.length; round++) {
    raised = undefined;
    for (const claim of claims) {
      const from = reached.get(claim.low) ?? { by: 0, strict: 0 };
      const to = reached.get(claim.high) ?? { by: 0, strict: 0 };
      const next = { by: from.by + claim.least, strict: from.strict + (claim.strict ? 1 : 0) };
      const slack = TOLERANCE * Math.max(1, Math.abs(next.by), Math.abs(to.by));
      const isHigher = next.by > to.by + slack || (next.by > to.by - slack && next.strict > to.strict);
      if (!isHigher) continue;
      reached.set(claim.high, next);
      through.set(claim.high, claim);
      raised = claim.high;
    }
    if (raised === undefined) return [];
  }
  return raised === undefined ? [] : circleTo(raised, through, names.length);
}

/** The circle that a name which can still be raised hangs on. */
function circleTo<Said extends Claim>(
  raised: string,
  through: ReadonlyMap<string, Said>,
  length: number,
): readonly Said[] {
  let name = raised;
  for (let step = 0; step < length; step++) name = through.get(name)?.low ?? name;
  const circle: Said[] = [];
  const first = name;
  do {
    const claim = through.get(name);
    if (claim === undefined) return circle;
    circle.unshift(claim);
    name = claim.low;
  } while (name !== first);
  return circle;
}
