import type { JsonValue } from "../../schema/json-value.ts";

/** What became of a constraint: true or false, or null with the reason why the rows cannot tell. */
export interface Judgement {
  readonly satisfied: boolean | null;
  /** What the rows have. */
  readonly actual: JsonValue;
  readonly reason?: string;
}

/** The normal quantile of a two-sided 99.99 %: chance alone seldom breaks a stated share. */
const QUANTILE = 3.9;

/** Whether `hits` of `total` are the wanted share: to one row where all are there, else as far as chance allows. */
export function judgeShare(hits: number, total: number, share: number, complete: boolean): Judgement {
  const actual = { share: total === 0 ? 0 : Number((hits / total).toPrecision(6)), count: hits, of: total };
  if (total === 0) return { satisfied: null, actual, reason: "there is no value to count" };
  if (complete) return { satisfied: Math.abs(hits - share * total) <= 1 + 1e-6, actual };
  const spread = QUANTILE * Math.sqrt(total * share * (1 - share)) + 1;
  if (Math.abs(hits - share * total) > spread) return { satisfied: false, actual };
  const least = Math.min(share, 1 - share) * total;
  if (least < 5 && share > 0 && share < 1) {
    return { satisfied: null, actual, reason: `${total} values are too few to tell a share of ${share}` };
  }
  return { satisfied: true, actual };
}
