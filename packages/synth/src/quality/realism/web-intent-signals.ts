import { gini, topShare } from "../concentration.ts";
import { uniformPageViews } from "../controls/naive-page-views.ts";
import { correlation } from "../correlation.ts";
import { areaUnderRoc } from "../discrimination.ts";
import { variance } from "../moments.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const DAY = 86_400_000;

/** What is counted of human visitors; bots are left out. */
interface SignalColumns extends Counted {
  sessionPages: Map<string, number>;
  /** Best score and label by visitor. */
  bestScore: Map<string, number>;
  converted: Map<string, boolean>;
  logTimes: number[];
  timedScrolls: number[];
  /** Sessions by number (first, later) and referrer. */
  referrers: Map<string, number>;
  pages: Map<string, number>;
  accounts: Map<string, number>;
  officeViews: number;
  views: number;
  /** Sessions and surge by week and topic. */
  market: Map<number, Map<string, { sessions: number; surge: number }>>;
}

function addSession(columns: SignalColumns, row: Row): void {
  const place = numberOf(row, "session_no") === 1 ? "first" : "later";
  const referrer = textOf(row, "referrer_type") ?? "";
  tally(columns.referrers, place);
  tally(columns.referrers, referrer);
  tally(columns.referrers, `${place} ${referrer}`);
  const account = textOf(row, "account_id");
  if (account !== null) tally(columns.accounts, account);
  const surge = numberOf(row, "surge_score");
  // 1970-01-05 was a Monday.
  const week = Math.floor((instantOf(row, "ts") / DAY - 4) / 7);
  const topics = columns.market.get(week) ?? new Map<string, { sessions: number; surge: number }>();
  columns.market.set(week, topics);
  const topic = textOf(row, "topic") ?? "";
  topics.set(topic, { sessions: (topics.get(topic)?.sessions ?? 0) + 1, surge });
}

function addView(columns: SignalColumns, row: Row): void {
  columns.views++;
  const visitor = textOf(row, "visitor_id") ?? "";
  tally(columns.sessionPages, textOf(row, "session_id") ?? "");
  tally(columns.pages, textOf(row, "page_url") ?? "");
  const score = numberOf(row, "intent_score");
  columns.bestScore.set(visitor, Math.max(score, columns.bestScore.get(visitor) ?? 0));
  columns.converted.set(visitor, row.converted === true);
  const seconds = numberOf(row, "time_on_page_s");
  if (seconds > 0) {
    columns.logTimes.push(Math.log(seconds));
    columns.timedScrolls.push(numberOf(row, "scroll_depth_pct"));
  }
  const at = new Date(instantOf(row, "ts"));
  const hour = at.getUTCHours();
  if (at.getUTCDay() % 6 !== 0 && hour >= 7 && hour < 19) columns.officeViews++;
}

function collect(rows: Iterable<Row>): SignalColumns {
  const columns: SignalColumns = {
    rows: 0,
    sessionPages: new Map(),
    bestScore: new Map(),
    converted: new Map(),
    logTimes: [],
    timedScrolls: [],
    referrers: new Map(),
    pages: new Map(),
    accounts: new Map(),
    officeViews: 0,
    views: 0,
    market: new Map(),
  };
  for (const row of rows) {
    columns.rows++;
    if (row.is_bot === true) continue;
    if (numberOf(row, "seq") === 1) addSession(columns, row);
    addView(columns, row);
  }
  return columns;
}

const sessionLengths = (columns: SignalColumns): number[] => [...columns.sessionPages.values()];

function referrerShare(columns: SignalColumns, place: "first" | "later" | "", referrer: string): number {
  const count = (key: string): number => columns.referrers.get(key) ?? 0;
  if (place === "") return count(referrer) / (count("first") + count("later"));
  return count(`${place} ${referrer}`) / count(place);
}

/** Correlation, over topics and weeks of at least 200 sessions, of the surge with the topic's share of the week's sessions. */
function surgeCorrelation(columns: SignalColumns): number | null {
  const surges: number[] = [];
  const shares: number[] = [];
  for (const topics of columns.market.values()) {
    const cells = [...topics.values()];
    const total = cells.reduce((sum, cell) => sum + cell.sessions, 0);
    if (total < 200) continue;
    for (const cell of cells) {
      surges.push(cell.surge);
      shares.push(cell.sessions / total);
    }
  }
  return surges.length < 30 ? null : correlation(surges, shares);
}

function scoreArea(columns: SignalColumns): number | null {
  const scores = [...columns.bestScore.values()];
  return areaUnderRoc(scores, [...columns.converted.values()]);
}

function logSpread(columns: SignalColumns): number | null {
  const spread = variance(columns.logTimes);
  return spread === null ? null : Math.sqrt(spread);
}

function convertedShare(columns: SignalColumns): number {
  return [...columns.converted.values()].filter(Boolean).length / columns.converted.size;
}

const statistics: readonly Statistic<SignalColumns>[] = [
  {
    id: "single_page_sessions",
    describes: "Share of human sessions with one page view.",
    band: [0.4, 0.65],
    minimumRows: 5_000,
    source: "Berka shop log: 61% single-page sessions; bounce rates of 40% to 65%",
    measure: (columns) => sessionLengths(columns).filter((pages) => pages === 1).length / columns.sessionPages.size,
    control: uniformPageViews,
  },
  {
    id: "pages_concentration",
    describes: "Gini coefficient of page views per human session.",
    band: [0.4, 0.7],
    minimumRows: 5_000,
    source: "Session lengths are heavy-tailed; uniform lengths of 1 to 8 have 0.29",
    measure: (columns) => gini(sessionLengths(columns)),
    control: uniformPageViews,
  },
  {
    id: "time_on_page_spread",
    describes: "Standard deviation of the logarithm of the time on a page.",
    band: [1, 1.6],
    minimumRows: 5_000,
    source: "Dwell times are lognormal with a spread of about 1.2; uniform times of 20 to 300 s have 0.65",
    measure: logSpread,
    control: uniformPageViews,
  },
  {
    id: "scroll_with_time",
    describes: "Correlation of scroll depth with the logarithm of the time on the page.",
    band: [0.3, 0.95],
    minimumRows: 5_000,
    source: "Whoever stays longer scrolls further; drawn by themselves the two know nothing of each other",
    measure: (columns) => correlation(columns.timedScrolls, columns.logTimes),
    control: uniformPageViews,
  },
  {
    id: "converted_visitors",
    describes: "Share of human visitors of whom an opportunity came.",
    band: [0.005, 0.05],
    minimumRows: 20_000,
    source: "Visitor-to-opportunity rates of business software, 0.5% to 5%",
    measure: convertedShare,
    control: uniformPageViews,
  },
  {
    id: "score_ranking",
    describes: "Chance that a converted visitor's best intent score exceeds another visitor's (area under the ROC).",
    band: [0.58, 0.9],
    minimumRows: 30_000,
    source: "A useful score lies between 0.65 and 0.9 in sales practice and never at 1; noise has 0.5",
    measure: scoreArea,
    control: uniformPageViews,
  },
  {
    id: "organic_share",
    describes: "Share of human sessions that come from organic search.",
    band: [0.25, 0.5],
    minimumRows: 5_000,
    source: "Referrer mixes of business sites: organic search 25% to 50%",
    measure: (columns) => referrerShare(columns, "", "organic_search"),
    control: uniformPageViews,
  },
  {
    id: "direct_when_returning",
    describes: "Share of direct sessions among returning visits over that among first visits.",
    band: [1.25, 2.5],
    minimumRows: 20_000,
    source: "Whoever knows the site types its name; drawn by itself the referrer does not change",
    measure: (columns) => referrerShare(columns, "later", "direct") / referrerShare(columns, "first", "direct"),
    control: uniformPageViews,
  },
  {
    id: "office_hours",
    describes: "Share of human page views from Monday to Friday between 7 and 19 h (UTC).",
    band: [0.5, 0.85],
    minimumRows: 20_000,
    source: "Business traffic by hour and weekday; evenly spread times have 0.36",
    measure: (columns) => columns.officeViews / columns.views,
    control: uniformPageViews,
  },
  {
    id: "surge_draws_visits",
    describes: "Correlation of a topic's weekly surge with its share of the week's sessions.",
    band: [0.35, 1],
    minimumRows: 30_000,
    source: "A surge is made of visits; a score drawn by itself has nothing to do with them",
    measure: surgeCorrelation,
    control: uniformPageViews,
  },
  {
    id: "page_concentration",
    describes: "Share of human page views that the top 20% of pages have.",
    band: [0.4, 0.85],
    minimumRows: 5_000,
    source: "Pages follow Zipf's law; uniform views have 0.22",
    measure: (columns) => topShare([...columns.pages.values()], 0.2),
    control: uniformPageViews,
  },
  {
    id: "account_concentration",
    describes: "Gini coefficient of sessions per matched company.",
    band: [0.4, 0.85],
    minimumRows: 20_000,
    source: "Few companies send most of the matched visits; uniform ones have 0.15",
    measure: (columns) => gini([...columns.accounts.values()]),
    control: uniformPageViews,
  },
];

/** How realistic intent signals are: sessions, engagement, origin, market and what the score knows. */
export const webIntentSignalsRealism = defineRealism("web-intent-signals", collect, statistics, 80_000);
