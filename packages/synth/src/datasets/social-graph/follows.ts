import { below, draw, innerKey, keyAt, type Stream, unit } from "../../random/hash.ts";
import { BLOCK_MEMBERS } from "./community-plan.ts";
import { FOUNDERS, firstOf, type Members } from "./members.ts";

/**
 * Whom a member follows: earlier members outside its community. In each block some are followed far more than others, and
 * everybody prefers compatriots a little.
 */
interface FollowDraw {
  readonly key: number;
  readonly block: number;
  /** The first member of the community: those followed stand before it. */
  readonly communityStart: number;
  readonly country: number;
}

/** Share of follows within the member's own block, where there is anybody to follow. */
const NEARBY = 0.5;
const TRIES = 6;
/** Steps through a block's or the founders' members in the order of their fame: a prime that divides neither number. */
const FAME_STEP = 619;
/** Share of candidates from abroad who are passed over. */
const PASSED_OVER = 0.85;

export function drawFollows(into: Int32Array, count: number, of: FollowDraw, fame: Stream, members: Members): void {
  for (let i = 0; i < count; i++) {
    let attempt = 0;
    let target = candidate(of, fame, innerKey(of.key, i * 64));
    while (isTaken(into, i, target) || (attempt < TRIES && isPassedOver(of, members, target, i, attempt))) {
      attempt += 1;
      target = candidate(of, fame, innerKey(of.key, i * 64 + attempt));
    }
    into[i] = target;
  }
}

function isTaken(targets: Int32Array, count: number, target: number): boolean {
  for (let i = 0; i < count; i++) if (targets[i] === target) return true;
  return false;
}

function isPassedOver(of: FollowDraw, members: Members, target: number, i: number, attempt: number): boolean {
  if (members.countryOf(target) === of.country) return false;
  return unit(draw(of.key, 1_000 + i * 64 + attempt)) < PASSED_OVER;
}

function candidate(of: FollowDraw, fame: Stream, key: number): number {
  const isNear = unit(draw(key, 0)) < NEARBY;
  if (isNear) {
    const near = famous(fame, of.block, BLOCK_MEMBERS, draw(key, 1));
    if (near < of.communityStart) return near;
  }
  const block = below(draw(key, 2), of.block + 1) - 1;
  return famous(fame, block, block < 0 ? FOUNDERS : BLOCK_MEMBERS, draw(key, 3));
}

/** A member of a block, the famous ones likelier: density falls with the place in the order of fame by a power between −3/5 and −2/3. */
function famous(fame: Stream, block: number, count: number, u: number): number {
  const share = unit(u);
  const place = Math.floor(count * share * share * (0.55 * share + 0.45 * Math.sqrt(share)));
  return firstOf(block) + ((place * FAME_STEP + (keyAt(fame, block + 1) % count)) % count);
}
