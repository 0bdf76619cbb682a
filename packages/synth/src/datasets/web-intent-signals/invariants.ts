import type { Invariant } from "../../schema/dataset.ts";

export const intentInvariants: readonly Invariant[] = [
  { id: "key", statement: "(session_id, seq) is unique." },
  {
    id: "session-contiguous",
    statement: "The rows of a session follow one another with seq 1, 2, 3, …; session_id is not used again.",
  },
  {
    id: "visitor-contiguous",
    statement: "The sessions of a visitor follow one another with session_no 1, 2, 3, …; visitor_id is not used again.",
  },
  {
    id: "visitor-order",
    statement: "The ts of a visitor's first row never decreases from one visitor to the next.",
  },
  {
    id: "session-constant",
    statement:
      "topic, referrer_type, search_keyword, utm_source, utm_medium, utm_campaign, repeat_visits_7d and surge_score are the same on all rows of a session.",
  },
  {
    id: "visitor-constant",
    statement:
      "device, country, ip, account_id, industry, employee_band, consent, is_bot and converted are the same on all rows of a visitor.",
  },
  {
    id: "time-on-page",
    statement:
      "time_on_page_s is the ts of the next row of the session less the ts of this one, exact to the millisecond, and at most 1799; it is null exactly on the last row of a session.",
  },
  {
    id: "session-gap",
    statement: "The first ts of a session lies at least 30 minutes after the last ts of the visitor's session before.",
  },
  {
    id: "page",
    statement:
      "page_type follows the path of page_url: / home, /blog/… blog, /docs/… docs, /products/… product, /customers/… case_study, /compare/… comparison, /pricing pricing, /demo demo_request, /careers careers.",
  },
  {
    id: "page-topic",
    statement:
      "On blog, docs, product, case_study and comparison pages the last part of page_url begins with the session's topic, _ written as -.",
  },
  {
    id: "keyword",
    statement:
      "search_keyword is null unless referrer_type is organic_search or paid_search; a search_keyword always has the same topic.",
  },
  {
    id: "utm",
    statement:
      "utm_source, utm_medium and utm_campaign are null on organic_search and direct; paid_search has search_ads and cpc, email newsletter and email, social social_network and social, partner partner_portal and referral, each with a utm_campaign.",
  },
  {
    id: "consent",
    statement:
      "Without consent ip, account_id, industry and employee_band are null and the visitor has one session; with consent ip is present.",
  },
  {
    id: "firmographics",
    statement:
      "industry and employee_band are present exactly with account_id, and an account_id always has the same ones.",
  },
  {
    id: "forms",
    statement:
      "form_started only on pricing and demo_request pages, form_submitted only with form_started; after a form_submitted no further form is started in the session.",
  },
  {
    id: "repeat-visits",
    statement:
      "repeat_visits_7d is the number of earlier sessions of the visitor whose first ts lies at most 7 × 24 hours before the first ts of this session.",
  },
  {
    id: "surge",
    statement:
      "Sessions with the same topic whose first ts lies in the same calendar week (Monday 00:00 UTC to Sunday) have the same surge_score.",
  },
  {
    id: "intent-score",
    statement:
      "For bots intent_score is 0. Else the points of a row are those of its page_type (home 2, blog 4, docs 8, product 12, case_study 14, comparison 18, pricing 26, demo_request 32, careers 0) + floor(scroll_depth_pct / 20) + min(clicks, 5) + 10 if form_started + 10 if form_submitted, and intent_score = min(100, the most points among the rows of the session up to and including this one + 2 × min(seq − 1, 10) + 5 × min(repeat_visits_7d, 4) + floor(surge_score / 10)).",
  },
  {
    id: "stage",
    statement:
      "stage is awareness for an intent_score below 20, consideration from 20, evaluation from 40, decision from 65.",
  },
  {
    id: "bots",
    statement: "With is_bot, consent, form_started, form_submitted and converted are false and clicks is 0.",
  },
  { id: "reserved-ip", statement: "ip lies in 198.18.0.0/15." },
];
