import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { calendarClock, officeRhythm } from "../../engine/calendar-clock.ts";
import { type RowSource, register } from "../../engine/rows.ts";
import { type GroupSizes, groupSizes, rowsOfGroupsBefore, shuffledGroups } from "../../engine/shuffled-groups.ts";
import { startOfDay } from "../../engine/window.ts";
import { exp, normalQuantile } from "../../random/elementary.ts";
import { draw, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import { PAGE_CELLS, pageCell } from "./page-views.ts";
import type { Visit } from "./visit.ts";
import { fillVisitor, type VisitorSettings, visitor } from "./visitor.ts";
import { fillVisits, visits } from "./visits.ts";

const visitorStreams = streamsOf("web-intent-signals/visitor");
const visitorCodes = streamsOf("web-intent-signals/visitor-code");
const sessionCodes = streamsOf("web-intent-signals/session-code");
const accountStreams = streamsOf("web-intent-signals/account");
const marketStreams = streamsOf("web-intent-signals/market");
const hourStreams = streamsOf("web-intent-signals/hour");

export const ROW_LIMIT = 10_000_000;
const VISITORS_A_BLOCK = 1_024;
const MOST_PAGES = 150;
const field = { moment: 0, rank: 11 } as const;

let known: GroupSizes | undefined;

/** Page views of a visitor: lognormal, median 2.2. */
function visitorSizes(): GroupSizes {
  known ??= groupSizes(VISITORS_A_BLOCK, 1, (p) => Math.min(MOST_PAGES, 2.2 * exp(1.35 * normalQuantile(p))));
  return known;
}

let ranks: Float64Array | undefined;

/** The share of visitors with fewer pages than a number. */
function shareBelow(pages: number): number {
  if (ranks === undefined) {
    const { sizes } = visitorSizes();
    ranks = Float64Array.from(
      { length: MOST_PAGES + 2 },
      (_, size) => sizes.filter((each) => each < size).length / VISITORS_A_BLOCK,
    );
  }
  return ranks[pages] as number;
}

export interface SignalSettings extends VisitorSettings {
  readonly from: string;
  readonly to: string | null;
  readonly visitors_per_day: number;
}

/** Opens the intent signals: all sessions of a visitor are made when the first row of it is met, then handed out page by page. */
export function openSignals(
  seed: string,
  columns: number,
  settings: SignalSettings,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const codes = visitorCodes(seed);
  const sessions = sessionCodes(seed);
  const accounts = accountStreams(seed);
  const market = marketStreams(seed);
  const fromDay = startOfDay(settings.from) / MS_PER_DAY;
  const clock = calendarClock(officeRhythm, hourStreams(seed), fromDay, settings.visitors_per_day, memory);
  const groups = shuffledGroups(visitorStreams(seed), visitorSizes());
  const who = visitor();
  const past = visits();
  let first = 0;
  let rows = 0;
  let number = 0;
  /** The first and last + 1 row of the session at hand. */
  let visitStart = 0;
  let visitEnd = 0;

  const startOf = (arrival: number): number => clock.timeAt(arrival + unit(draw(groups.keyOf(arrival), field.moment)));

  const enter = (row: number): void => {
    const group = groups.at(row);
    first = group.first;
    rows = group.rows;
    const fewer = shareBelow(rows);
    const thoroughness = fewer + unit(draw(group.key, field.rank)) * (shareBelow(rows + 1) - fewer);
    fillVisitor(who, group.key, thoroughness, accounts, settings);
    fillVisits(past, group.key, who, startOf(group.number), rows, market);
    number = 0;
    visitStart = -1;
    visitEnd = -1;
    const { cells } = into;
    cells[slot.visitor] = permute(codes, group.number, 30);
    cells[slot.device] = who.device;
    cells[slot.country] = who.country;
    cells[slot.ip] = who.ip;
    cells[slot.account] = who.account;
    cells[slot.industry] = who.industry;
    cells[slot.employees] = who.employees;
    cells[slot.consent] = who.consent ? 1 : 0;
    cells[slot.bot] = who.bot ? 1 : 0;
    cells[slot.converted] = who.converted ? 1 : 0;
  };

  const enterVisit = (row: number): void => {
    const all = past.visits;
    const page = row - first;
    if (row < visitStart) number = 0;
    while (number + 1 < all.length && (all[number + 1] as Visit).firstRow <= page) number += 1;
    const visit = all[number] as Visit;
    const next = all[number + 1];
    visitStart = first + visit.firstRow;
    visitEnd = next === undefined ? first + rows : first + next.firstRow;
    const { cells } = into;
    cells[slot.session] = permute(sessions, visitStart, 30);
    cells[slot.sessionNo] = number + 1;
    cells[slot.topic] = visit.topic;
    cells[slot.surge] = visit.surge;
    cells[slot.referrer] = visit.referrer;
    cells[slot.keyword] = visit.keyword;
    cells[slot.utmSource] = visit.utm;
    cells[slot.utmMedium] = visit.utm;
    cells[slot.utmCampaign] = visit.campaign;
    cells[slot.repeatVisits] = visit.repeatVisits;
  };

  const load = (row: number): void => {
    if (row < first || row >= first + rows) enter(row);
    if (row < visitStart || row >= visitEnd) enterVisit(row);
    const { cells } = into;
    const views = past.pages.cells;
    const at = (row - first) * PAGE_CELLS;
    cells[slot.seq] = row - visitStart + 1;
    cells[slot.ts] = views[at + pageCell.ts] as number;
    cells[slot.url] = views[at + pageCell.url] as number;
    cells[slot.pageType] = views[at + pageCell.type] as number;
    cells[slot.timeOnPage] = views[at + pageCell.time] as number;
    cells[slot.scroll] = views[at + pageCell.scroll] as number;
    cells[slot.clicks] = views[at + pageCell.clicks] as number;
    cells[slot.formStarted] = views[at + pageCell.started] as number;
    cells[slot.formSubmitted] = views[at + pageCell.submitted] as number;
    cells[slot.intent] = views[at + pageCell.intent] as number;
    cells[slot.stage] = views[at + pageCell.stage] as number;
  };

  if (settings.to === null) return { register: into, load };
  const rowsBefore = rowsOfGroupsBefore(groups, clock, startOf, startOfDay(settings.to));
  return { register: into, load, rows: Math.min(ROW_LIMIT, rowsBefore) };
}
