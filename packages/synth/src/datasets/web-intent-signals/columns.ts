import type { Column } from "../../engine/column.ts";
import {
  devices,
  employeeBands,
  industries,
  intentStages,
  keywords,
  pageTypes,
  pageUrls,
  referrerTypes,
  topics,
  utmCampaigns,
  utmMediums,
  utmSources,
  visitorCountries,
} from "./vocabulary.ts";

const CROCKFORD = "[0-9A-HJKMNP-TV-Z]";
const pageTypeNames = pageTypes.map((type) => type.name);

/** Slots of the register, in the order of the columns. */
export const slot = {
  visitor: 0,
  session: 1,
  sessionNo: 2,
  seq: 3,
  ts: 4,
  url: 5,
  pageType: 6,
  topic: 7,
  referrer: 8,
  keyword: 9,
  utmSource: 10,
  utmMedium: 11,
  utmCampaign: 12,
  device: 13,
  country: 14,
  ip: 15,
  timeOnPage: 16,
  scroll: 17,
  clicks: 18,
  formStarted: 19,
  formSubmitted: 20,
  repeatVisits: 21,
  surge: 22,
  intent: 23,
  stage: 24,
  account: 25,
  industry: 26,
  employees: 27,
  consent: 28,
  bot: 29,
  converted: 30,
  version: 31,
} as const;

/** The published fields of one page view, with their forms in the register. */
export function intentColumns(version: string): readonly Column[] {
  return [...identity(), ...page(), ...origin(), ...engagement(), ...scores(), ...firmographics(), ...labels(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "visitor_id",
        type: "id",
        meaning: "The visitor; the rows of a visitor's sessions follow one another.",
        pattern: `vis_${CROCKFORD}{6}`,
        example: "vis_0M4XQ7",
      },
      form: { kind: "code", prefixes: ["vis_"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "session_id",
        type: "id",
        meaning: "The session; its page views follow one another.",
        pattern: `wse_${CROCKFORD}{6}`,
        example: "wse_3F7K2Q",
      },
      form: { kind: "code", prefixes: ["wse_"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "session_no",
        type: "int",
        meaning: "Number of the session among the visitor's, from 1.",
        minimum: 1,
        example: 2,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "seq",
        type: "int",
        meaning: "Number of the page view in its session, from 1.",
        minimum: 1,
        example: 3,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the page was opened (UTC).",
        example: "2026-01-05T09:14:03.120Z",
      },
      form: { kind: "instant" },
    },
  ];
}

function page(): Column[] {
  return [
    {
      field: {
        name: "page_url",
        type: "string",
        meaning: "Address of the page on an invented vendor's site.",
        values: pageUrls,
        example: "https://www.vendor.example/pricing",
      },
      form: { kind: "choice", values: pageUrls },
    },
    {
      field: {
        name: "page_type",
        type: "enum",
        meaning: "Kind of the page; a function of page_url.",
        values: pageTypeNames,
        example: "pricing",
      },
      form: { kind: "choice", values: pageTypeNames },
    },
    {
      field: {
        name: "topic",
        type: "enum",
        meaning: "What the visitor looks into during the session.",
        values: topics,
        example: "cloud_cost",
      },
      form: { kind: "choice", values: topics },
      stable: true,
    },
  ];
}

function origin(): Column[] {
  return [
    {
      field: {
        name: "referrer_type",
        type: "enum",
        meaning: "What led to the session.",
        values: referrerTypes,
        example: "organic_search",
      },
      form: { kind: "choice", values: referrerTypes },
      stable: true,
    },
    {
      field: {
        name: "search_keyword",
        type: "string",
        meaning: "The search phrase that led to the session, where the search engine told it; else null.",
        nullable: true,
        values: keywords,
        example: "finops tools",
      },
      form: { kind: "choice", values: keywords },
      stable: true,
    },
    {
      field: {
        name: "utm_source",
        type: "enum",
        meaning: "Campaign source; a function of referrer_type, null on organic_search and direct.",
        nullable: true,
        values: utmSources,
        example: "newsletter",
      },
      form: { kind: "choice", values: utmSources },
      stable: true,
    },
    {
      field: {
        name: "utm_medium",
        type: "enum",
        meaning: "Campaign medium; a function of referrer_type, null on organic_search and direct.",
        nullable: true,
        values: utmMediums,
        example: "email",
      },
      form: { kind: "choice", values: utmMediums },
      stable: true,
    },
    {
      field: {
        name: "utm_campaign",
        type: "enum",
        meaning: "Campaign; null exactly where utm_source is null.",
        nullable: true,
        values: utmCampaigns,
        example: "webinar",
      },
      form: { kind: "choice", values: utmCampaigns },
      stable: true,
    },
    {
      field: {
        name: "device",
        type: "enum",
        meaning: "Kind of device, constant per visitor.",
        values: devices,
        example: "desktop",
      },
      form: { kind: "choice", values: devices },
      stable: true,
    },
    {
      field: {
        name: "country",
        type: "enum",
        meaning: "ISO 3166-1 country of the visitor.",
        values: visitorCountries,
        example: "US",
      },
      form: { kind: "choice", values: visitorCountries },
      stable: true,
    },
    {
      field: {
        name: "ip",
        type: "string",
        meaning: "Address from 198.18.0.0/15, which is reserved for benchmarks; null without consent.",
        nullable: true,
        pattern: "[0-9]{1,3}(\\.[0-9]{1,3}){3}",
        example: "198.18.44.7",
      },
      form: { kind: "ipv4" },
      stable: true,
    },
  ];
}

function engagement(): Column[] {
  return [
    {
      field: {
        name: "time_on_page_s",
        type: "number",
        meaning: "Time to the next page view of the session; null on the last one.",
        unit: "s",
        nullable: true,
        minimum: 0.2,
        maximum: 1_799,
        decimals: 3,
        example: 41.275,
      },
      form: { kind: "decimal", scale: 3 },
    },
    {
      field: {
        name: "scroll_depth_pct",
        type: "int",
        meaning: "How far down the page was seen.",
        unit: "%",
        minimum: 0,
        maximum: 100,
        example: 75,
      },
      form: { kind: "integer" },
    },
    {
      field: { name: "clicks", type: "int", meaning: "Clicks on the page.", minimum: 0, maximum: 30, example: 2 },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "form_started",
        type: "bool",
        meaning: "True when a form on the page was begun; only on pricing and demo_request pages.",
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: { name: "form_submitted", type: "bool", meaning: "True when that form was sent.", example: false },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "repeat_visits_7d",
        type: "int",
        meaning: "Earlier sessions of the visitor that began within the 7 days before this session began.",
        minimum: 0,
        example: 1,
      },
      form: { kind: "integer" },
      stable: true,
    },
  ];
}

function scores(): Column[] {
  return [
    {
      field: {
        name: "surge_score",
        type: "int",
        meaning: "How much the market looks into the topic in the week in which the session began.",
        minimum: 0,
        maximum: 100,
        example: 63,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "intent_score",
        type: "int",
        meaning: "Score of the session so far, by the published formula (invariant intent-score); 0 for bots.",
        minimum: 0,
        maximum: 100,
        example: 47,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "stage",
        type: "enum",
        meaning:
          "Stage by the score: awareness below 20, consideration below 40, evaluation below 65, decision from there.",
        values: intentStages,
        example: "evaluation",
      },
      form: { kind: "choice", values: intentStages },
    },
  ];
}

function firmographics(): Column[] {
  return [
    {
      field: {
        name: "account_id",
        type: "id",
        meaning: "The company that the visitor was matched with; null without consent or match.",
        nullable: true,
        pattern: `acc_${CROCKFORD}{4}`,
        example: "acc_7QD3",
      },
      form: { kind: "code", prefixes: ["acc_"], radix: 32, width: 4 },
      stable: true,
    },
    {
      field: {
        name: "industry",
        type: "enum",
        meaning: "The company's industry; null without account_id.",
        nullable: true,
        values: industries,
        example: "software",
      },
      form: { kind: "choice", values: industries },
      stable: true,
    },
    {
      field: {
        name: "employee_band",
        type: "enum",
        meaning: "The company's number of employees; null without account_id.",
        nullable: true,
        values: employeeBands,
        example: "250-999",
      },
      form: { kind: "choice", values: employeeBands },
      stable: true,
    },
  ];
}

function labels(version: string): Column[] {
  return [
    {
      field: {
        name: "consent",
        type: "bool",
        meaning: "True when the visitor agreed to be recognised; without it every session has a visitor_id of its own.",
        example: true,
      },
      form: { kind: "boolean" },
      stable: true,
    },
    {
      field: { name: "is_bot", type: "bool", meaning: "True when the visitor is a program.", example: false },
      form: { kind: "boolean" },
      stable: true,
    },
    {
      field: {
        name: "converted",
        type: "bool",
        meaning: "Label of the visitor: a sales opportunity came of the visits, known later; never for bots.",
        example: false,
      },
      form: { kind: "boolean" },
      stable: true,
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
