import { MS_PER_DAY } from "../../engine/calendar.ts";
import { officeRhythm } from "../../engine/calendar-clock.ts";
import { NULL } from "../../engine/rows.ts";
import { exp, log, normalQuantile } from "../../random/elementary.ts";
import { below, drawAll, innerKey, type Stream, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { fillPages, type Pages, pages } from "./page-views.ts";
import { surgeOf } from "./surge.ts";
import type { Visit } from "./visit.ts";
import type { Visitor } from "./visitor.ts";
import { KEYWORDS_PER_TOPIC, ORGANIC_SEARCH, PAID_SEARCH, topics, utmCampaigns, utmOfReferrer } from "./vocabulary.ts";

/** All sessions of one visitor. */
export interface Visits {
  readonly pages: Pages;
  readonly visits: Visit[];
  readonly draws: Uint32Array;
}

const field = {
  length: 0,
  gap: 1,
  hour: 2,
  topic: 3,
  rival: 4,
  stays: 5,
  referrer: 6,
  told: 7,
  keyword: 8,
  campaign: 9,
  other: 10,
} as const;
const DRAWS = 11;
const candidates = [field.topic, field.rival, field.other] as const;
/** Inner keys of a visitor's sessions. */
const VISIT = 100;

const HOUR = 3_600_000;
const HALF_AN_HOUR = 1_800_000;
const WEEK = 7 * MS_PER_DAY;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4;

const topicShares = weightedTable(topics.map((_, i) => 1 / (i + 8)));
const firstReferrers = weightedTable([42, 21, 13, 6, 11, 7]);
const laterReferrers = weightedTable([26, 38, 8, 18, 5, 5]);
const hourShares = weightedTable(officeRhythm.hours);

let lengths: QuantileTable | undefined;
let gaps: QuantileTable | undefined;

/** Page views of a session with more than one: lognormal, median 4. */
function lengthTable(): QuantileTable {
  lengths ??= quantileTable((p) => Math.min(80, 1.5 + exp(log(2.7) + 1.05 * normalQuantile(p))));
  return lengths;
}

/** Days between sessions: lognormal, median 2.6. */
function gapTable(): QuantileTable {
  gaps ??= quantileTable((p) => Math.min(120, exp(log(2.6) + 1.3 * normalQuantile(p))));
  return gaps;
}

export function visits(): Visits {
  return { pages: pages(), visits: [], draws: new Uint32Array(DRAWS) };
}

/** Fills in all sessions of a visitor, in exactly `rows` rows from `start` on. */
export function fillVisits(into: Visits, key: number, who: Visitor, start: number, rows: number, market: Stream): void {
  const { draws, visits: all } = into;
  all.length = 0;
  into.pages.count = 0;
  let startedAt = start;
  let main = -1;
  while (into.pages.count < rows) {
    const number = all.length;
    const visitKey = innerKey(key, VISIT + number);
    drawAll(draws, visitKey);
    const at = (of: number): number => draws[of] as number;
    if (number > 0) startedAt = nextStart(startedAt, into.pages.time, draws);
    const week = Math.floor((Math.floor(startedAt / MS_PER_DAY) - FIRST_MONDAY) / 7);
    if (main < 0 || unit(at(field.stays)) >= 0.78) main = topicOf(market, week, draws);
    const referrer = pick(number === 0 ? firstReferrers : laterReferrers, at(field.referrer));
    const searched = referrer === ORGANIC_SEARCH || referrer === PAID_SEARCH;
    const told = unit(at(field.told)) < (referrer === PAID_SEARCH ? 0.95 : 0.35);
    const utm = utmOfReferrer[referrer] as number;
    const visit: Visit = {
      firstRow: into.pages.count,
      startedAt,
      topic: main,
      surge: surgeOf(market, main, week),
      referrer,
      keyword: searched && told ? main * KEYWORDS_PER_TOPIC + below(at(field.keyword), KEYWORDS_PER_TOPIC) : NULL,
      utm: utm < 0 ? NULL : utm,
      campaign: utm < 0 ? NULL : below(at(field.campaign), utmCampaigns.length),
      repeatVisits: all.filter((earlier) => startedAt - earlier.startedAt <= WEEK).length,
    };
    all.push(visit);
    const left = rows - into.pages.count;
    // Without consent there is no telling that somebody came back: the whole visitor is one session.
    const length = who.consent ? Math.min(left, lengthOf(at(field.length))) : left;
    fillPages(into.pages, visitKey, who, visit, length);
  }
}

/** Half of the sessions see one page. */
function lengthOf(u: number): number {
  return u < 0x66000000 ? 1 : Math.max(2, Math.floor(quantileAt(lengthTable(), Math.imul(u, 0x9e3779b1) >>> 0)));
}

/** Of three topics the one that the market looks into most this week. */
function topicOf(market: Stream, week: number, draws: Uint32Array): number {
  let best = -1;
  let highest = -1;
  for (const candidate of candidates) {
    const topic = pick(topicShares, draws[candidate] as number);
    const surge = surgeOf(market, topic, week);
    if (surge <= highest) continue;
    best = topic;
    highest = surge;
  }
  return best;
}

/** Some days later in office hours; at least half an hour after the last page of the session before. */
function nextStart(previous: number, ended: number, draws: Uint32Array): number {
  const days = quantileAt(gapTable(), draws[field.gap] as number);
  const u = draws[field.hour] as number;
  const within = Math.floor(unit(Math.imul(u, 0x9e3779b1) >>> 0) * HOUR);
  const usual = Math.floor(previous / MS_PER_DAY + days) * MS_PER_DAY + pick(hourShares, u) * HOUR + within;
  return Math.max(usual, ended + HALF_AN_HOUR + within);
}
