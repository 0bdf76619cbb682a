import { MS_PER_DAY } from "../../engine/calendar.ts";
import { shoppersRhythm } from "../../engine/calendar-clock.ts";
import { NULL } from "../../engine/rows.ts";
import type { Assortment } from "../../entities/assortment.ts";
import { pickCategory } from "../../entities/assortment.ts";
import { exp, log, normalQuantile, power } from "../../random/elementary.ts";
import { draw, drawAll, innerKey, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { weekOf } from "../retail-transactions/trade-calendar.ts";
import {
  discountPercentOf,
  JOURNEY_DRAWS,
  type JourneyPlan,
  journeyField,
  type PlanSettings,
  planJourney,
  reasonOf,
} from "./journey-plan.ts";
import { type JourneyFacts, type Playing, playing, playJourney } from "./journey-steps.ts";
import { PURCHASE, VIEW } from "./vocabulary.ts";

/** A journey of the customer at hand, as its rows need it. */
export interface Journey {
  /** Its first step among the customer's. */
  firstStep: number;
  startedAt: number;
  channel: number;
  device: 1 | 2;
  coupon: number;
  discountPercent: number;
  abandoned: number;
  reason: number;
  returning: number;
  daysSinceLast: number;
}

/** Everything that one customer does: journeys until the customer's rows are used up. */
export interface History {
  readonly play: Playing;
  readonly journeys: Journey[];
  readonly draws: Uint32Array;
}

const HOUR = 3_600_000;
/** Inner keys of a customer's journeys, apart from all other uses of the group's key. */
const JOURNEY = 100;
const customerField = { pace: 30, favourite: 31 } as const;

const hourShares = weightedTable(shoppersRhythm.hours);
let paces: QuantileTable | undefined;
let gaps: QuantileTable | undefined;

/** Mean days between a customer's journeys: lognormal, median 11. */
function paceTable(): QuantileTable {
  paces ??= quantileTable((p) => Math.min(90, exp(log(11) + 0.5 * normalQuantile(p))));
  return paces;
}

/** Gaps of mean 1: Weibull of shape 1.15, close to a gamma of shape 1.3. */
function gapTable(): QuantileTable {
  gaps ??= quantileTable((p) => Math.min(7, 1.051 * power(-log(1 - p), 1 / 1.15)));
  return gaps;
}

export function history(): History {
  return { play: playing(), journeys: [], draws: new Uint32Array(JOURNEY_DRAWS) };
}

/** Plays the whole history of a customer whose first journey starts at `start`, in exactly `rows` rows. */
export function fillHistory(
  into: History,
  key: number,
  start: number,
  rows: number,
  currency: number,
  isOpening: boolean,
  settings: PlanSettings,
  goods: Assortment,
): void {
  const { play, journeys, draws } = into;
  const plan: JourneyPlan = { reach: 0, looks: 0, lines: 0, removes: false, channel: 0, device: 1, coupon: -1 };
  const facts: JourneyFacts = { key: 0, draws, currency, week: 0, mission: 0 };
  const pace = quantileAt(paceTable(), draw(key, customerField.pace));
  const favourite = pickCategory(draw(key, customerField.favourite));
  play.count = 0;
  play.lifetime = 0;
  journeys.length = 0;
  let startedAt = start;
  let since = NULL;
  while (play.count < rows) {
    const number = journeys.length;
    facts.key = innerKey(key, JOURNEY + number);
    drawAll(draws, facts.key);
    if (number > 0) {
      const next = nextStart(startedAt, pace, draws);
      since = Math.floor((next - startedAt) / MS_PER_DAY);
      startedAt = next;
    }
    const returning = play.lifetime > 0;
    const left = rows - play.count;
    planJourney(plan, draws, returning, number === 0, left, isOpening && number === 0, settings);
    const mission = draws[journeyField.mission] as number;
    facts.mission = unit(mission) < 0.4 ? favourite : pickCategory(Math.imul(mission, 0x9e3779b1) >>> 0);
    facts.week = weekOf(startedAt);
    const firstStep = play.count;
    playJourney(play, plan, facts, startedAt, left, goods);
    const abandoned = plan.reach > VIEW && plan.reach < PURCHASE;
    journeys.push({
      firstStep,
      startedAt,
      channel: plan.channel,
      device: plan.device,
      coupon: plan.coupon < 0 ? NULL : plan.coupon,
      discountPercent: discountPercentOf(plan.coupon),
      abandoned: abandoned ? 1 : 0,
      reason: abandoned ? reasonOf(plan.reach, draws[journeyField.reason] as number) : NULL,
      returning: returning ? 1 : 0,
      daysSinceLast: since,
    });
  }
}

/** Some days later, at an hour when people shop; at least an hour after the journey before began. */
function nextStart(previous: number, pace: number, draws: Uint32Array): number {
  const days = pace * quantileAt(gapTable(), draws[journeyField.gap] as number);
  const u = draws[journeyField.hour] as number;
  const hour = pick(hourShares, u);
  const day = Math.floor(previous / MS_PER_DAY + days);
  const within = Math.floor(unit(Math.imul(u, 0x9e3779b1) >>> 0) * HOUR);
  const usual = day * MS_PER_DAY + hour * HOUR + within;
  return usual > previous + HOUR ? usual : previous + HOUR + within;
}
