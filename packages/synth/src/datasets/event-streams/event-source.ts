import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { calendarClock, shoppersRhythm } from "../../engine/calendar-clock.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { type GroupSizes, groupSizes, rowsOfGroupsBefore, shuffledGroups } from "../../engine/shuffled-groups.ts";
import { startOfDay } from "../../engine/window.ts";
import { assortment } from "../../entities/assortment.ts";
import { customers } from "../../entities/customers.ts";
import { countries } from "../../entities/shop.ts";
import { exp, normalQuantile } from "../../random/elementary.ts";
import { draw, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { weekOf } from "../retail-transactions/trade-calendar.ts";
import { slot } from "./columns.ts";
import { deliveries, fillDeliveries } from "./delivery.ts";
import { eventText } from "./event-text.ts";
import { fillSteps, type SessionFacts, sessionSteps } from "./session-steps.ts";
import { fillVisitor, type Visitor } from "./visitor.ts";
import { ADD_TO_CART, REMOVE_FROM_CART, VIEW_ITEM } from "./vocabulary.ts";

const sessionStreams = streamsOf("event-streams/session");
const codeStreams = streamsOf("event-streams/session-code");
const idStreams = streamsOf("event-streams/id");
const hourStreams = streamsOf("event-streams/hour");

export const ROW_LIMIT = 10_000_000;
const SESSIONS_A_BLOCK = 1_024;
const LONGEST_SESSION = 500;
/** The first so many sessions are short, so that the top of the data shows several. */
const SHORT_AT_FIRST = 12;

const field = { user: 1, device: 2, login: 3, moment: 4, address: 5 } as const;

let known: GroupSizes | undefined;

/** Rows of a session: lognormal, median 5.5. */
function sessionSizes(): GroupSizes {
  known ??= groupSizes(SESSIONS_A_BLOCK, 1, (p) => Math.min(LONGEST_SESSION, 5.5 * exp(1.3 * normalQuantile(p))));
  return known;
}

export interface EventSettings {
  readonly from: string;
  readonly to: string | null;
  readonly sessions_per_day: number;
  readonly users: number;
  readonly login_share: number;
  readonly late_share: number;
  readonly redelivered_share: number;
}

/** `customers` counts its people by the row of the retail transactions: the row at which so many are about. */
function rowOfPopulation(users: number): number {
  return (users - 2_500) / 0.075;
}

/** Opens the event streams: a session is played when its first row is met, then its events are handed out as they arrived. */
export function openEvents(seed: string, columns: number, settings: EventSettings, memory: Arena = arena()): RowSource {
  const into = register(columns, memory);
  const codes = codeStreams(seed);
  const ids = idStreams(seed);
  const idSpan = (ids.b & 0xfffff) * 4294967296;
  const sizes = sessionSizes();
  const fromDay = startOfDay(settings.from) / MS_PER_DAY;
  const clock = calendarClock(shoppersRhythm, hourStreams(seed), fromDay, settings.sessions_per_day, memory);
  const goods = assortment(seed, memory);
  const people = customers(seed);
  const population = rowOfPopulation(settings.users);
  const sessions = shuffledGroups(sessionStreams(seed), sizes, SHORT_AT_FIRST);
  const steps = sessionSteps();
  const arrivals = deliveries();
  const visitor: Visitor = { device: 0, platform: 0, context: "" };
  const twice = settings.redelivered_share / (1 - SESSIONS_A_BLOCK / sizes.rows);
  const facts: SessionFacts = { key: 0, rows: 0, start: 0, currency: 0, week: 0, loggedIn: false, twice };
  let first = 0;

  const startOf = (number: number): number => clock.timeAt(number + unit(draw(sessions.keyOf(number), field.moment)));

  const enter = (row: number): void => {
    const group = sessions.at(row);
    const { key, rows } = group;
    first = group.first;
    const customer = people.customer(people.numberAt(population, draw(key, field.user)));
    facts.key = key;
    facts.rows = rows;
    facts.start = startOf(group.number);
    facts.currency = (countries[customer.country] as (typeof countries)[number]).currency;
    facts.week = weekOf(facts.start);
    facts.loggedIn = unit(draw(key, field.login)) < settings.login_share;
    fillSteps(steps, facts, goods);
    fillDeliveries(arrivals, steps, key, settings.late_share);
    const which = unit(draw(key, field.device)) < 0.7 ? 1 : 2;
    fillVisitor(visitor, customer, which, facts.start, draw(key, field.address));
    const { cells } = into;
    cells[slot.source] = visitor.platform;
    cells[slot.session] = permute(codes, first, 30);
    cells[slot.user] = facts.loggedIn ? customer.code : NULL;
    cells[slot.anonymous] = visitor.device;
  };

  const load = (row: number): void => {
    if (row < first || row >= first + facts.rows) enter(row);
    const { cells, texts } = into;
    const at = row - first;
    const seq = arrivals.seq[at] as number;
    const event = steps.event[seq] as number;
    const sku = steps.sku[seq] as number;
    const isAbout = event === VIEW_ITEM || event === ADD_TO_CART || event === REMOVE_FROM_CART;
    cells[slot.id] = idSpan + keyAt(ids, first + seq);
    cells[slot.type] = event;
    cells[slot.time] = steps.time[seq] as number;
    cells[slot.subject] = isAbout ? goods.codeOf(sku) : NULL;
    cells[slot.seq] = seq;
    cells[slot.receivedAt] = arrivals.receivedAt[at] as number;
    cells[slot.attempt] = arrivals.attempt[at] as number;
    texts[slot.data] = eventText(steps, seq, visitor.context, facts.currency, permute(codes, first + seq, 30), goods);
  };

  if (settings.to === null) return { register: into, load };
  const rowsBefore = rowsOfGroupsBefore(sessions, clock, startOf, startOfDay(settings.to));
  return { register: into, load, rows: Math.min(ROW_LIMIT, rowsBefore) };
}
