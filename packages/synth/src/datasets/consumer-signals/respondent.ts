import { normalTable } from "../../random/distributions.ts";
import { draw } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";

/** What stays the same over the six interviews of a respondent. */
export interface Respondent {
  key: number;
  region: number;
  income: number;
  household: number;
  channel: number;
  /** How the respondent sees things in general: mean 0, variance 1. */
  outlook: number;
  /** What the respondent makes of prices: mean 0, variance 1. */
  priceSense: number;
}

const field = { region: 0, income: 1, household: 2, channel: 3, outlook: 4, prices: 5 } as const;

/** Small tables stay in the nearest cache; a share is met to half a percent. */
const SHARE_BITS = 9;

const regionShares = weightedTable([24, 25, 17, 20, 14], SHARE_BITS);
/** Income fifths by age band: the young and the old have less. */
const incomeShares = [
  weightedTable([33, 27, 20, 13, 7], SHARE_BITS),
  weightedTable([20, 22, 22, 20, 16], SHARE_BITS),
  weightedTable([15, 17, 20, 23, 25], SHARE_BITS),
  weightedTable([14, 16, 20, 24, 26], SHARE_BITS),
  weightedTable([17, 18, 20, 22, 23], SHARE_BITS),
  weightedTable([27, 25, 20, 16, 12], SHARE_BITS),
];
const householdShares = [
  weightedTable([24, 26, 22, 18, 7, 2, 1], SHARE_BITS),
  weightedTable([28, 33, 19, 14, 4, 1, 1], SHARE_BITS),
  weightedTable([17, 21, 23, 27, 9, 2, 1], SHARE_BITS),
  weightedTable([18, 26, 23, 23, 7, 2, 1], SHARE_BITS),
  weightedTable([26, 45, 17, 8, 2, 1, 1], SHARE_BITS),
  weightedTable([42, 49, 6, 2, 0.4, 0.3, 0.3], SHARE_BITS),
];
const channelShares = [
  weightedTable([90, 7, 3], SHARE_BITS),
  weightedTable([86, 10, 4], SHARE_BITS),
  weightedTable([80, 14, 6], SHARE_BITS),
  weightedTable([73, 20, 7], SHARE_BITS),
  weightedTable([62, 28, 10], SHARE_BITS),
  weightedTable([42, 40, 18], SHARE_BITS),
];

export function fillRespondent(into: Respondent, key: number, age: number): void {
  into.key = key;
  into.region = pick(regionShares, draw(key, field.region));
  into.income = pick(incomeShares[age] as (typeof incomeShares)[number], draw(key, field.income));
  into.household = 1 + pick(householdShares[age] as (typeof householdShares)[number], draw(key, field.household));
  into.channel = pick(channelShares[age] as (typeof channelShares)[number], draw(key, field.channel));
  into.outlook = quantileAt(normalTable(), draw(key, field.outlook));
  into.priceSense = quantileAt(normalTable(), draw(key, field.prices));
}

/** Draws of a respondent that are looked up by a number, apart from those above. */
export function lastingDraw(key: number, number: number): number {
  return draw(key, 16 + number);
}
