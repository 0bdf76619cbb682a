import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { webIntentSignals } from "../datasets/web-intent-signals.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateWebIntentSignals } from "./web-intent-signals.ts";

validatorTrial(webIntentSignals, validateWebIntentSignals);

const valid: Row[] = [...parsedRows(webIntentSignals, "validators", 0, 6_000)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 100 && accepts(row, index));
const next = (index: number): Row => valid[index + 1] ?? {};
const before = (index: number): Row => valid[index - 1] ?? {};

/** A row in the middle of a human's session of several. */
const middle = at(
  (row, index) =>
    Number(row.seq) === 2 && next(index).seq === 3 && row.is_bot === false && Number(row.intent_score) < 90,
);
const last = at(
  (row, index) => Number(row.seq) > 2 && next(index).session_id !== row.session_id && row.is_bot === false,
);
const again = at((row, index) => row.session_no === 2 && row.seq === 1 && before(index).session_no === 1);
const entry = at((row) => row.session_no === 1 && row.seq === 1 && row.consent === true && row.is_bot === false);
const anonymous = at((row) => row.consent === false && row.is_bot === false && row.seq === 1);
const bot = at((row) => row.is_bot === true);
const topical = at((row) => row.page_type === "docs");
const direct = at((row) => row.referrer_type === "direct" && row.seq === 1);
const campaign = at((row) => row.referrer_type === "email" && row.seq === 1);
const searched = at(
  (row, index) =>
    row.search_keyword !== null &&
    row.seq === 1 &&
    next(index).seq === 1 &&
    valid.slice(0, index).some((other) => other.search_keyword === row.search_keyword),
);
const matched = at(
  (row, index) =>
    row.account_id !== null &&
    row.seq === 1 &&
    row.session_no === 1 &&
    valid.slice(0, index).some((other) => other.account_id === row.account_id && other.visitor_id !== row.visitor_id),
);
const sent = rowWhere(valid, (row, index) => row.form_submitted === true && next(index).session_id === row.session_id);

/** Changes all rows of the session of a row. */
const session = (index: number, change: Row) => (rows: Row[]) => {
  for (const row of rows) if (row.session_id === valid[index]?.session_id) Object.assign(row, change);
};
/** Changes all rows of the visitor of a row. */
const visitor = (index: number, change: Row) => (rows: Row[]) => {
  for (const row of rows) if (row.visitor_id === valid[index]?.visitor_id) Object.assign(row, change);
};

/** The session of a row moves in time. */
const moved = (index: number, milliseconds: number) => (rows: Row[]) => {
  for (const row of rows) {
    if (row.session_id === valid[index]?.session_id) row.ts = later(row.ts, milliseconds);
  }
};

const mutations: readonly Mutation[] = [
  ["key", "a page view that stands twice", (rows) => rows.splice(middle + 1, 0, { ...rows[middle] })],
  ["session-contiguous", "a missing page view", (rows) => rows.splice(middle, 1)],
  ["session-contiguous", "a session that is used again", (rows) => rows.push({ ...rows[middle] })],
  ["visitor-contiguous", "a visitor who comes again later", (rows) => rows.push({ ...rows[middle] })],
  ["visitor-contiguous", "a session that is left out", session(again, { session_no: 3 })],
  ["visitor-order", "a visitor before the one above", moved(anonymous, -86_400_000)],
  [
    "session-constant",
    "a session on two topics",
    changed(middle, { topic: valid[middle]?.topic === "cloud_cost" ? "api_security" : "cloud_cost" }),
  ],
  [
    "session-constant",
    "a surge within a session",
    changed(middle, { surge_score: (Number(valid[middle]?.surge_score) + 50) % 100 }),
  ],
  [
    "visitor-constant",
    "a visitor with two devices",
    changed(middle, { device: valid[middle]?.device === "tablet" ? "mobile" : "tablet" }),
  ],
  [
    "time-on-page",
    "a millisecond more",
    changed(middle, { time_on_page_s: Math.round(Number(valid[middle]?.time_on_page_s) * 1_000 + 1) / 1_000 }),
  ],
  ["time-on-page", "a stay on the last page", changed(last, { time_on_page_s: 20 })],
  ["time-on-page", "no stay on a page before another", changed(middle, { time_on_page_s: null })],
  [
    "session-gap",
    "a session right after the one before",
    (rows) => moved(again, Date.parse(String(before(again).ts)) + 60_000 - Date.parse(String(valid[again]?.ts)))(rows),
  ],
  ["page", "a page of another kind", changed(topical, { page_type: "blog" })],
  [
    "page-topic",
    "a page on another topic",
    changed(topical, {
      page_url:
        valid[topical]?.topic === "cloud_cost"
          ? "https://www.vendor.example/docs/api-security-1"
          : "https://www.vendor.example/docs/cloud-cost-1",
    }),
  ],
  ["keyword", "a search that led nowhere", session(direct, { search_keyword: "etl tools" })],
  [
    "keyword",
    "a phrase on two topics",
    session(searched, { topic: valid[searched]?.topic === "cloud_cost" ? "api_security" : "cloud_cost" }),
  ],
  ["utm", "a campaign of nobody", session(direct, { utm_source: "newsletter" })],
  ["utm", "a newsletter that is an advertisement", session(campaign, { utm_medium: "cpc" })],
  ["utm", "a newsletter without a name", session(campaign, { utm_campaign: null })],
  ["consent", "an address without consent", visitor(anonymous, { ip: "198.18.0.1" })],
  ["consent", "consent without an address", visitor(entry, { ip: null })],
  [
    "consent",
    "a second session without consent",
    visitor(again, { consent: false, ip: null, account_id: null, industry: null, employee_band: null }),
  ],
  ["firmographics", "an industry of no company", visitor(entry, { account_id: null, industry: "retail" })],
  [
    "firmographics",
    "a company in two industries",
    visitor(matched, { industry: valid[matched]?.industry === "retail" ? "software" : "retail" }),
  ],
  ["forms", "a form sent that was not begun", changed(middle, { form_submitted: true, form_started: false })],
  ["forms", "a form begun in the documents", changed(topical, { form_started: true })],
  [
    "forms",
    "a form begun after one was sent",
    changed(sent + 1, { form_started: true, page_type: "pricing", page_url: "https://www.vendor.example/pricing" }),
  ],
  ["repeat-visits", "a visit that nobody made", session(entry, { repeat_visits_7d: 1 })],
  ["surge", "two surges in one week", session(entry, { surge_score: (Number(valid[entry]?.surge_score) + 50) % 100 })],
  ["intent-score", "a point more", changed(middle, { intent_score: Number(valid[middle]?.intent_score) + 1 })],
  ["intent-score", "a bot with a score", changed(bot, { intent_score: 1 })],
  [
    "stage",
    "a stage too far",
    changed(middle, { stage: valid[middle]?.stage === "decision" ? "awareness" : "decision" }),
  ],
  ["bots", "a bot that clicks", changed(bot, { clicks: 1 })],
  ["bots", "a bot that buys", visitor(bot, { converted: true })],
  ["reserved-ip", "an address that somebody may own", visitor(entry, { ip: "8.8.8.8" })],
  ["schema", "a null where none is declared", changed(middle, { clicks: null })],
  ["schema", "a page that the site has not", changed(middle, { page_url: "https://www.vendor.example/blog/x" })],
  ["schema", "a time of four decimals", changed(middle, { time_on_page_s: 1.2345 })],
  ["schema", "a field that nobody declared", changed(middle, { note: "x" })],
  ["schema", "a version that changes", changed(middle, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: webIntentSignals,
  validate: validateWebIntentSignals,
  valid,
  mutations,
  determined: [
    ...["visitor_id", "session_id", "session_no", "seq", "ts", "page_url", "page_type", "topic", "utm_source"],
    ...["utm_medium", "utm_campaign", "ip", "time_on_page_s", "form_started", "form_submitted", "repeat_visits_7d"],
    ...["surge_score", "intent_score", "stage", "industry", "employee_band", "is_bot"],
  ],
});
