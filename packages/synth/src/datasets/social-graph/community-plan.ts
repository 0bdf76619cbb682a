import { exp, normalQuantile, power } from "../../random/elementary.ts";
import { draw, mix, unit } from "../../random/hash.ts";

/**
 * How communities are made up. Every block of the graph has the same communities, begun at another place of one circle, so
 * that any row's community and member follow from tables: nothing has to be counted from the first row on.
 */
export const COMMUNITIES = 128;
const MEDIAN_SIZE = 5.4;
const SIZE_SIGMA = 1.42;
const SMALLEST = 3;
export const LARGEST = 260;
/** Neighbouring communities of the circle differ in size: a step that 128 has no divisor in common with. */
const CIRCLE_STEP = 45;

/** The place of a community in the order of size, by its place in the circle. */
export function rankOf(place: number): number {
  return (place * CIRCLE_STEP) % COMMUNITIES;
}

/** Sizes of the communities, around the circle. */
export const sizes: Int32Array = Int32Array.from({ length: COMMUNITIES }, (_, i) => {
  const rank = rankOf(i);
  const size = MEDIAN_SIZE * exp(SIZE_SIGMA * normalQuantile((rank + 0.5) / COMMUNITIES));
  return Math.max(SMALLEST, Math.min(LARGEST, Math.round(size)));
});

/** Members of a block. */
export const BLOCK_MEMBERS = sizes.reduce((sum, size) => sum + size, 0);

/** Members before each community, twice around the circle. */
export const membersBefore: Int32Array = cumulative((i) => sizes[i % COMMUNITIES] as number);

function cumulative(of: (i: number) => number): Int32Array {
  const sums = new Int32Array(COMMUNITIES * 2 + 1);
  for (let i = 0; i < COMMUNITIES * 2; i++) sums[i + 1] = (sums[i] as number) + of(i);
  return sums;
}

/** What the members of a community of one size do, by their place in it. */
export interface MemberPlan {
  /** Links to earlier members of the community. */
  readonly links: Int32Array;
  /** Follows of members elsewhere, and how many of them are returned. */
  readonly follows: Int32Array;
  readonly returned: Int32Array;
  /** Rows before each member, and of all. */
  readonly rowsBefore: Int32Array;
}

/** The plans of a graph in which so many follows are returned. */
interface CommunityPlan {
  /** The plan of a size. */
  plan(size: number): MemberPlan;
  /** Rows before each community, twice around the circle. */
  readonly rowsBefore: Int32Array;
  readonly blockRows: number;
}

const plans = new Map<number, CommunityPlan>();
const MOST_PLANS = 16;

/** `returnedShare` is the share of follows that have an opposite. */
export function communityPlan(returnedShare: number): CommunityPlan {
  const kept = plans.get(returnedShare);
  if (kept !== undefined) return kept;
  const bySize: (MemberPlan | undefined)[] = [];
  // Of f follows and r returned ones, 2r of f + r rows have an opposite.
  const perFollow = returnedShare / (2 - returnedShare);
  const plan = (size: number): MemberPlan => {
    const known = bySize[size] ?? memberPlan(size, perFollow);
    bySize[size] = known;
    return known;
  };
  const rowsBefore = cumulative((i) => {
    const size = sizes[i % COMMUNITIES] as number;
    return plan(size).rowsBefore[size] as number;
  });
  const made = { plan, rowsBefore, blockRows: rowsBefore[COMMUNITIES] as number };
  if (plans.size === MOST_PLANS) plans.clear();
  plans.set(returnedShare, made);
  return made;
}

const field = { zeal: 0, follows: 1 } as const;
const ZEAL_SIGMA = 0.9;
const MOST_FOLLOWS = 40;

function memberPlan(size: number, perFollow: number): MemberPlan {
  const links = new Int32Array(size);
  const follows = new Int32Array(size);
  const returned = new Int32Array(size);
  const rowsBefore = new Int32Array(size + 1);
  // Large communities are looser, but their members know more of each other nevertheless.
  const density = Math.min(0.7, 1.1 * power(size, -0.21));
  let followed = mix(size) % 97;
  for (let j = 0; j < size; j++) {
    const key = mix(size * 1024 + j);
    const zeal = exp(ZEAL_SIGMA * normalQuantile((draw(key, field.zeal) + 0.5) / 4294967296));
    links[j] = Math.min(j, Math.max(1, Math.round(density * j * zeal)));
    follows[j] = followsOf(unit(draw(key, field.follows)), density * size);
    const before = Math.floor(followed * perFollow);
    followed += follows[j] as number;
    returned[j] = Math.floor(followed * perFollow) - before;
    rowsBefore[j + 1] =
      (rowsBefore[j] as number) + (links[j] as number) + (follows[j] as number) + (returned[j] as number);
  }
  return { links, follows, returned, rowsBefore };
}

/** At least one; those with many friends follow more, and a few follow very many. */
function followsOf(share: number, degree: number): number {
  const heavy = power(1 - share * 0.9995, -0.62);
  return Math.min(MOST_FOLLOWS, Math.max(1, Math.floor(heavy * (0.35 + 0.09 * degree))));
}
