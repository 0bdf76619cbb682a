import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { calendarClock, shoppersRhythm } from "../../engine/calendar-clock.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { type GroupSizes, groupSizes, rowsOfGroupsBefore, shuffledGroups } from "../../engine/shuffled-groups.ts";
import { startOfDay } from "../../engine/window.ts";
import { assortment } from "../../entities/assortment.ts";
import { customers } from "../../entities/customers.ts";
import { ownDevice } from "../../entities/devices.ts";
import { countries } from "../../entities/shop.ts";
import { exp, normalQuantile } from "../../random/elementary.ts";
import { draw, innerKey, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import { fillHistory, history, type Journey } from "./customer-history.ts";
import { type PlanSettings, plainOdds } from "./journey-plan.ts";
import { STEP_CELLS, stepCell } from "./journey-steps.ts";
import { DESKTOP, MOBILE, TABLET } from "./vocabulary.ts";

const historyStreams = streamsOf("commerce-behavior/history");
const codeStreams = streamsOf("commerce-behavior/journey-code");
const mixingStreams = streamsOf("commerce-behavior/customer-order");
const hourStreams = streamsOf("commerce-behavior/hour");

export const ROW_LIMIT = 10_000_000;
const CUSTOMERS_A_BLOCK = 512;
const LONGEST_HISTORY = 600;
/** The first customers of all go straight for the cart on their first journey. */
const OPENING_CUSTOMERS = 8;
/** And the first so many have short histories, so that the top of the data shows several. */
const SHORT_AT_FIRST = 12;
const MIXED_BITS = 12;
const MIXED = 2 ** MIXED_BITS;
const field = { moment: 0 } as const;
const deviceField = { kind: 40 } as const;

let known: GroupSizes | undefined;

/** Steps of a customer: lognormal, median 17. */
function historySizes(): GroupSizes {
  known ??= groupSizes(CUSTOMERS_A_BLOCK, 2, (p) => Math.min(LONGEST_HISTORY, 17 * exp(1.15 * normalQuantile(p))));
  return known;
}

export interface JourneySettings extends Omit<PlanSettings, "odds"> {
  readonly from: string;
  readonly to: string | null;
  readonly customers_per_day: number;
  readonly abandonment_rate: number;
}

/** Opens the journeys: a customer's whole history is played when the first row of it is met, then handed out step by step. */
export function openJourneys(
  seed: string,
  columns: number,
  settings: JourneySettings,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const codes = codeStreams(seed);
  const mixing = mixingStreams(seed);
  const fromDay = startOfDay(settings.from) / MS_PER_DAY;
  const clock = calendarClock(shoppersRhythm, hourStreams(seed), fromDay, settings.customers_per_day, memory);
  const goods = assortment(seed, memory);
  const people = customers(seed);
  const groups = shuffledGroups(historyStreams(seed), historySizes(), SHORT_AT_FIRST);
  const past = history();
  const { abandonment_rate, coupon_share, mobile_share } = settings;
  const plans = { coupon_share, mobile_share, odds: plainOdds(abandonment_rate, coupon_share, mobile_share) };
  let first = 0;
  let rows = 0;
  let person = 0;
  /** Number of the journey at hand, and its first and last + 1 row. */
  let number = 0;
  let journeyStart = 0;
  let journeyEnd = 0;

  /** Low numbers are the regulars: customers come in another order than they are numbered, a few thousand at a time. */
  const customerOf = (arrival: number): number =>
    arrival - (arrival % MIXED) + permute(mixing, arrival % MIXED, MIXED_BITS);

  const startOf = (arrival: number): number => clock.timeAt(arrival + unit(draw(groups.keyOf(arrival), field.moment)));

  const enter = (row: number): void => {
    const group = groups.at(row);
    first = group.first;
    rows = group.rows;
    const customer = people.customer(customerOf(group.number));
    const country = countries[customer.country] as (typeof countries)[number];
    fillHistory(
      past,
      group.key,
      startOf(group.number),
      rows,
      country.currency,
      group.number < OPENING_CUSTOMERS,
      plans,
      goods,
    );
    person = customer.key;
    number = 0;
    journeyStart = -1;
    journeyEnd = -1;
    const { cells } = into;
    cells[slot.customer] = customer.code;
    cells[slot.tier] = customer.tier < 0 ? NULL : customer.tier;
    cells[slot.country] = customer.country;
    cells[slot.currency] = country.currency;
  };

  const enterJourney = (row: number): void => {
    const { journeys } = past;
    const step = row - first;
    if (row < journeyStart) number = 0;
    while (number + 1 < journeys.length && (journeys[number + 1] as Journey).firstStep <= step) number += 1;
    const journey = journeys[number] as Journey;
    const next = journeys[number + 1];
    journeyStart = first + journey.firstStep;
    journeyEnd = next === undefined ? first + rows : first + next.firstStep;
    const { cells } = into;
    cells[slot.journey] = permute(codes, journeyStart, 30);
    cells[slot.journeyNo] = number + 1;
    cells[slot.startedAt] = journey.startedAt;
    cells[slot.coupon] = journey.coupon;
    cells[slot.discountPercent] = journey.discountPercent;
    cells[slot.abandoned] = journey.abandoned;
    cells[slot.reason] = journey.reason;
    cells[slot.channel] = journey.channel;
    cells[slot.deviceType] = deviceTypeOf(person, journey.device);
    cells[slot.device] = ownDevice(person, journey.device);
    cells[slot.returning] = journey.returning;
    cells[slot.daysSinceLast] = journey.daysSinceLast;
  };

  const load = (row: number): void => {
    if (row < first || row >= first + rows) enter(row);
    if (row < journeyStart || row >= journeyEnd) enterJourney(row);
    const { cells } = into;
    const steps = past.play.cells;
    const at = (row - first) * STEP_CELLS;
    cells[slot.step] = row - journeyStart + 1;
    cells[slot.ts] = steps[at + stepCell.ts] as number;
    cells[slot.stage] = steps[at + stepCell.stage] as number;
    cells[slot.sku] = steps[at + stepCell.sku] as number;
    cells[slot.category] = steps[at + stepCell.category] as number;
    cells[slot.price] = steps[at + stepCell.price] as number;
    cells[slot.quantity] = steps[at + stepCell.quantity] as number;
    cells[slot.items] = steps[at + stepCell.items] as number;
    cells[slot.basket] = steps[at + stepCell.basket] as number;
    cells[slot.shipping] = steps[at + stepCell.shipping] as number;
    cells[slot.orderValue] = steps[at + stepCell.orderValue] as number;
    cells[slot.margin] = steps[at + stepCell.margin] as number;
    cells[slot.rating] = steps[at + stepCell.rating] as number;
    cells[slot.lifetime] = steps[at + stepCell.lifetime] as number;
  };

  if (settings.to === null) return { register: into, load };
  const rowsBefore = rowsOfGroupsBefore(groups, clock, startOf, startOfDay(settings.to));
  return { register: into, load, rows: Math.min(ROW_LIMIT, rowsBefore) };
}

/** A customer's first device is the phone; the second is the same computer or tablet for good. */
function deviceTypeOf(person: number, which: 1 | 2): number {
  if (which === 1) return MOBILE;
  return unit(draw(innerKey(person, which), deviceField.kind)) < 0.8 ? DESKTOP : TABLET;
}
