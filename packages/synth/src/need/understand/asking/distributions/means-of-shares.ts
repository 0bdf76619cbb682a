import type { Figure } from "./figures.ts";
import { areOfOneAttribute, inUnitOf } from "./same-attribute.ts";

/** A mean is said roundly. */
const ROUND = 0.02;

/**
 * "marks 1-10, mean 8.5, 80% give 5 or less": the mean that the shares and the bounds of all rows leave room for. Answers by the share
 * and the mean that do not go together.
 */
export function meanBeyondShares(said: readonly Figure[]): readonly [share: Figure, mean: Figure] | undefined {
  for (const mean of said) {
    const value = mean.points[0]?.value;
    if (mean.kind !== "mean" || value === undefined) continue;
    const bounds = said.filter(({ kind }) => kind === "bound").filter((bound) => areOfOneAttribute(bound, mean));
    const [bound, ...others] = bounds;
    if (bound === undefined || others.length > 0) continue;
    const [least, most] = [endOf(bound, 0, mean), endOf(bound, 1, mean)];
    const share = said.find((each) => each.kind === "share" && isBeyond(each, mean, value, least, most));
    if (share !== undefined) return [share, mean];
  }
  return undefined;
}

/** The value that none (0) or all (1) lie up to, in the unit of another figure. */
function endOf({ points, ...figure }: Figure, rate: 0 | 1, other: Figure): number | undefined {
  const value = points.find(({ least, most }) => least === rate && most === rate)?.value;
  return value === undefined ? undefined : inUnitOf(value, { ...figure, points }, other);
}

function isBeyond(
  share: Figure,
  mean: Figure,
  value: number,
  least: number | undefined,
  most: number | undefined,
): boolean {
  if (!areOfOneAttribute(share, mean)) return false;
  return share.points.some((point) => {
    const at = inUnitOf(point.value, share, mean);
    if (at === undefined) return false;
    // So many lie up to the point, and the others at the most that all may have.
    const highest = most === undefined ? Infinity : point.least * at + (1 - point.least) * most;
    const lowest = least === undefined ? -Infinity : point.most * least + (1 - point.most) * at;
    const room = ROUND * Math.abs(value);
    return value > highest + room || value < lowest - room;
  });
}
