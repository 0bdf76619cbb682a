import { NULL } from "../../engine/rows.ts";
import { exp, log, normalQuantile } from "../../random/elementary.ts";
import { below, drawAll, innerKey, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import type { Visit } from "./visit.ts";
import type { Visitor } from "./visitor.ts";
import { DEMO_REQUEST, firstPages, PRICING, pageTypes, stageFrom } from "./vocabulary.ts";

/** Places of a page view's values. */
export const pageCell = {
  ts: 0,
  url: 1,
  type: 2,
  time: 3,
  scroll: 4,
  clicks: 5,
  started: 6,
  submitted: 7,
  intent: 8,
  stage: 9,
} as const;
export const PAGE_CELLS = 10;

/** The page views of one visitor. */
export interface Pages {
  /** `PAGE_CELLS` values a page view. */
  readonly cells: number[];
  count: number;
  /** When the last page was opened. */
  time: number;
  readonly draws: Uint32Array;
}

const field = { type: 0, page: 1, dwell: 2, scroll: 3, clicks: 4, form: 5, submit: 6, level: 7 } as const;
const DRAWS = 8;

/** First pages by referrer type, two times out of three; else, and further on, pages from the least to the most interested. */
const landings = [
  weightedTable([16, 44, 14, 16, 3, 4, 2, 0, 1]),
  weightedTable([58, 8, 13, 6, 2, 1, 8, 2, 2]),
  weightedTable([6, 4, 2, 46, 6, 18, 8, 10, 0]),
  weightedTable([5, 38, 5, 18, 18, 4, 5, 7, 0]),
  weightedTable([14, 52, 2, 16, 9, 2, 1, 1, 3]),
  weightedTable([14, 12, 12, 26, 18, 8, 6, 4, 0]),
];
const browsing = [
  weightedTable([14, 42, 18, 14, 4, 1.5, 1.5, 0.3, 4.7]),
  weightedTable([12, 30, 20, 21, 7, 4, 4, 0.7, 1.3]),
  weightedTable([9, 14, 15, 25, 13, 11, 10, 2.5, 0.5]),
  weightedTable([5, 4, 9, 20, 15, 17, 20, 10, 0]),
];
/** Chance that a form on a pricing page is begun, by the same levels; three times that on the demo's. */
const formChances = [0.02, 0.05, 0.11, 0.22];

const SHORTEST_MS = 200;
const LONGEST_MS = 1_799_000;
let dwells: QuantileTable | undefined;

/** Milliseconds on a page: lognormal, median 33 s. */
function dwellTable(): QuantileTable {
  dwells ??= quantileTable((p) =>
    Math.min(LONGEST_MS, Math.max(SHORTEST_MS, exp(log(33_000) + 1.28 * normalQuantile(p)))),
  );
  return dwells;
}

export function pages(): Pages {
  return { cells: [], count: 0, time: 0, draws: new Uint32Array(DRAWS) };
}

/** Adds the `length` page views of a session. */
export function fillPages(into: Pages, key: number, who: Visitor, visit: Visit, length: number): void {
  const { cells, draws } = into;
  const bonus = 5 * Math.min(visit.repeatVisits, 4) + Math.floor(visit.surge / 10);
  let best = 0;
  let submitted = false;
  into.time = visit.startedAt;
  for (let i = 0; i < length; i++) {
    drawAll(draws, innerKey(key, i));
    const level = who.bot ? 0 : levelOf(who.interest, draws);
    const lands = i === 0 && (draws[field.level] as number) % 3 !== 0;
    const table = lands ? landings[visit.referrer] : browsing[level];
    const type = pick(table as (typeof landings)[number], draws[field.type] as number);
    const started: boolean = !who.bot && !submitted && beginsForm(type, level, draws);
    const sent: boolean = started && unit(draws[field.submit] as number) < 0.3 + 0.1 * level;
    submitted = submitted || sent;
    const scroll = who.bot ? 100 * ((draws[field.scroll] as number) & 1) : scrollOf(draws);
    const clicks = who.bot ? 0 : clicksOf(draws, level);
    best = Math.max(best, pointsOf(type, scroll, clicks) + (started ? 10 : 0) + (sent ? 10 : 0));
    const intent = who.bot ? 0 : Math.min(100, best + 2 * Math.min(i, 10) + bonus);
    const isLast = i + 1 === length;
    const dwell = who.bot ? botDwell(draws) : dwellOf(draws);
    const at = into.count * PAGE_CELLS;
    cells[at + pageCell.ts] = into.time;
    cells[at + pageCell.url] = pageOf(type, visit.topic, draws[field.page] as number);
    cells[at + pageCell.type] = type;
    cells[at + pageCell.time] = isLast ? NULL : dwell;
    cells[at + pageCell.scroll] = scroll;
    cells[at + pageCell.clicks] = clicks;
    cells[at + pageCell.started] = started ? 1 : 0;
    cells[at + pageCell.submitted] = sent ? 1 : 0;
    cells[at + pageCell.intent] = intent;
    cells[at + pageCell.stage] = stageOf(intent);
    into.count += 1;
    if (!isLast) into.time += dwell;
  }
}

/** Moods change a little from page to page around the visitor's own interest. */
function levelOf(interest: number, draws: Uint32Array): number {
  const mood = interest * 4 + unit(draws[field.level] as number) * 1.6 - 0.8;
  return Math.max(0, Math.min(3, Math.floor(mood)));
}

function beginsForm(type: number, level: number, draws: Uint32Array): boolean {
  if (type !== PRICING && type !== DEMO_REQUEST) return false;
  const chance = (formChances[level] as number) * (type === DEMO_REQUEST ? 3 : 1);
  return unit(draws[field.form] as number) < chance;
}

function pointsOf(type: number, scroll: number, clicks: number): number {
  return (pageTypes[type] as (typeof pageTypes)[number]).points + Math.floor(scroll / 20) + Math.min(clicks, 5);
}

/** The number of a page among all: one of the type's, of the topic where it has topics. */
function pageOf(type: number, topic: number, u: number): number {
  const { pages: perTopic } = pageTypes[type] as (typeof pageTypes)[number];
  const first = firstPages[type] as number;
  return perTopic === 0 ? first : first + topic * perTopic + below(u, perTopic);
}

function dwellOf(draws: Uint32Array): number {
  return Math.floor(quantileAt(dwellTable(), draws[field.dwell] as number));
}

/** Programs read at an even pace. */
function botDwell(draws: Uint32Array): number {
  return 400 + below(draws[field.dwell] as number, 900);
}

/** Whoever stays longer sees more of the page. */
function scrollOf(draws: Uint32Array): number {
  const share = 0.6 * unit(draws[field.dwell] as number) + 0.4 * unit(draws[field.scroll] as number);
  return Math.min(100, Math.floor(118 * share));
}

function clicksOf(draws: Uint32Array, level: number): number {
  const u = unit(draws[field.clicks] as number);
  // A skewed count: most pages have none or one.
  return Math.min(30, Math.floor((0.7 + 0.5 * level) * (u / (1.04 - u))));
}

function stageOf(intent: number): number {
  let stage = 0;
  while (stage + 1 < stageFrom.length && intent >= (stageFrom[stage + 1] as number)) stage += 1;
  return stage;
}
