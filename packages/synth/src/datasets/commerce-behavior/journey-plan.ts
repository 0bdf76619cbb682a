import { exp, normalQuantile } from "../../random/elementary.ts";
import { below, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { CART_ADD, CHECKOUT, coupons, EMAIL, PAYMENT, PURCHASE, VIEW } from "./vocabulary.ts";

/** What is known of a journey before its steps are played. */
export interface JourneyPlan {
  /** How far it goes: VIEW, CART_ADD, CHECKOUT, PAYMENT or PURCHASE. */
  reach: number;
  /** Searches and views that lead to nothing. */
  looks: number;
  /** Articles put into the cart. */
  lines: number;
  removes: boolean;
  channel: number;
  /** 1 for the customer's phone, 2 for the other device. */
  device: 1 | 2;
  /** Index into `coupons`, −1 without. */
  coupon: number;
}

export interface PlanSettings {
  readonly coupon_share: number;
  readonly mobile_share: number;
  /** Odds that a cart is bought by a new customer without coupon on a phone. */
  readonly odds: number;
}

/** Draws of a journey. Numbers are part of the format: a new use takes a new number. */
export const journeyField = {
  gap: 0,
  hour: 1,
  channel: 2,
  device: 3,
  coupon: 4,
  couponKind: 5,
  cart: 6,
  outcome: 7,
  looks: 8,
  lines: 9,
  removes: 10,
  mission: 11,
  reason: 12,
  shipping: 13,
  review: 14,
  leave: 15,
} as const;
export const JOURNEY_DRAWS = 16;

/** The shortest journey with a purchase: view, cart_add, checkout, payment, purchase. */
const PURCHASE_ROWS = 5;
const firstChannels = weightedTable([18, 34, 20, 3, 17, 8]);
const laterChannels = weightedTable([36, 20, 10, 22, 8, 4]);
const firstCoupons = weightedTable([70, 0, 12, 18, 0]);
const laterCoupons = weightedTable([0, 40, 25, 23, 12]);
const lineCounts = weightedTable([0, 56, 26, 12, 6]);
/** Chance that a journey puts anything into the cart, for customers who have bought before and for others. */
const CART_CHANCE = { returning: 0.31, others: 0.185 } as const;
/** How the odds of buying what lies in the cart change. */
const ODDS = { returning: 1.45, coupon: 2.1, otherDevice: 1.7 } as const;
/** Of the carts that are left: before the checkout, at it, at the payment. */
const leaves = [CART_ADD, CHECKOUT, PAYMENT] as const;
/** About the share of carts of returning customers if nothing were ever left behind. */
const RETURNING_CARTS = 0.75;
const leaveShares = weightedTable([66, 24, 10]);

let looks: QuantileTable | undefined;

/** Looks of a journey: lognormal, median 3.4, at most 60. */
function lookTable(): QuantileTable {
  looks ??= quantileTable((p) => Math.min(60, 3.4 * exp(0.95 * normalQuantile(p))));
  return looks;
}

/**
 * The odds of the plainest cart at which this share of all carts is left behind, whatever the shares of coupons and phones:
 * found by halving, in the logarithm, between odds that no setting needs.
 */
export function plainOdds(abandonmentRate: number, couponShare: number, mobileShare: number): number {
  // Customers come back more the more they buy.
  const returning = RETURNING_CARTS * (1 - abandonmentRate * abandonmentRate);
  const bought = (odds: number): number => {
    let share = 0;
    for (let kind = 0; kind < 8; kind++) {
      const weight =
        (kind & 1 ? returning : 1 - returning) *
        (kind & 2 ? couponShare : 1 - couponShare) *
        (kind & 4 ? 1 - mobileShare : mobileShare);
      const each =
        odds * (kind & 1 ? ODDS.returning : 1) * (kind & 2 ? ODDS.coupon : 1) * (kind & 4 ? ODDS.otherDevice : 1);
      share += (weight * each) / (1 + each);
    }
    return share;
  };
  let low = 0.001;
  let high = 20;
  for (let i = 0; i < 24; i++) {
    const middle = Math.sqrt(low * high);
    if (bought(middle) < 1 - abandonmentRate) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Decides a journey that may take at most `rows` rows. An opening one goes straight for the cart: the dataset begins with a
 * few of these, so that whoever reads only the top sees what a journey can be.
 */
export function planJourney(
  plan: JourneyPlan,
  draws: Uint32Array,
  returning: boolean,
  isFirst: boolean,
  rows: number,
  isOpening: boolean,
  settings: PlanSettings,
): void {
  const at = (field: number): number => draws[field] as number;
  plan.device = unit(at(journeyField.device)) < settings.mobile_share ? 1 : 2;
  plan.channel = pick(isFirst ? firstChannels : laterChannels, at(journeyField.channel));
  const holds = unit(at(journeyField.coupon)) < settings.coupon_share;
  plan.coupon = holds ? pick(returning ? laterCoupons : firstCoupons, at(journeyField.couponKind)) : -1;
  const lift = (plan.channel === EMAIL ? 1.2 : 1) * (holds ? 1.08 : 1);
  const fillsCart =
    isOpening || unit(at(journeyField.cart)) < lift * (returning ? CART_CHANCE.returning : CART_CHANCE.others);
  plan.looks = isOpening ? 1 : 1 + Math.floor(quantileAt(lookTable(), at(journeyField.looks)));
  plan.lines = 0;
  plan.removes = false;
  plan.reach = VIEW;
  // A journey that has no room for a purchase has none for a cart either, so that the share of purchases stays as asked.
  if (fillsCart && rows >= PURCHASE_ROWS) planCart(plan, draws, returning, rows, settings);
  plan.looks = Math.min(plan.looks, rows - cartRows(plan));
}

function planCart(
  plan: JourneyPlan,
  draws: Uint32Array,
  returning: boolean,
  rows: number,
  settings: PlanSettings,
): void {
  const odds =
    settings.odds *
    (returning ? ODDS.returning : 1) *
    (plan.coupon >= 0 ? ODDS.coupon : 1) *
    (plan.device === 2 ? ODDS.otherDevice : 1);
  const buys = unit(draws[journeyField.outcome] as number) < odds / (1 + odds);
  plan.reach = buys ? PURCHASE : (leaves[pick(leaveShares, draws[journeyField.leave] as number)] as number);
  plan.lines = pick(lineCounts, draws[journeyField.lines] as number);
  plan.removes = plan.lines > 1 && unit(draws[journeyField.removes] as number) < 0.2;
  while (cartRows(plan) > rows) {
    if (plan.removes) plan.removes = false;
    else plan.lines -= 1;
  }
}

/** Rows that the cart and what follows it take, up to the purchase. */
function cartRows(plan: JourneyPlan): number {
  const ending = plan.reach < CHECKOUT ? 0 : plan.reach - CHECKOUT + 1;
  return 2 * plan.lines + (plan.removes ? 1 : 0) + ending;
}

export function discountPercentOf(coupon: number): number {
  return coupon < 0 ? 0 : (coupons[coupon] as (typeof coupons)[number]).percent;
}

/** Why a cart was left, by a draw: whoever came as far as the checkout saw what it costs and how long it takes. */
export function reasonOf(reach: number, u: number): number {
  if (reach === PAYMENT) return 4;
  const share = below(u, 100);
  if (reach === CHECKOUT) return share < 52 ? 0 : share < 74 ? 2 : share < 90 ? 3 : 1;
  return share < 58 ? 1 : share < 84 ? 0 : share < 93 ? 3 : 2;
}
