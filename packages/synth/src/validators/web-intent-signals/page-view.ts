import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A page view whose fields have the published types. */
export interface PageView {
  visitor_id: string;
  session_id: string;
  session_no: number;
  seq: number;
  ts: string;
  page_url: string;
  page_type: string;
  topic: string;
  referrer_type: string;
  search_keyword: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  device: string;
  country: string;
  ip: string | null;
  time_on_page_s: number | null;
  scroll_depth_pct: number;
  clicks: number;
  form_started: boolean;
  form_submitted: boolean;
  repeat_visits_7d: number;
  surge_score: number;
  intent_score: number;
  stage: string;
  account_id: string | null;
  industry: string | null;
  employee_band: string | null;
  consent: boolean;
  is_bot: boolean;
  converted: boolean;
  schema_version: string;
}

/** Fields that all rows of a session share. */
export const sessionFields = [
  "topic",
  "referrer_type",
  "search_keyword",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "repeat_visits_7d",
  "surge_score",
] as const satisfies readonly (keyof PageView)[];

/** Fields that all rows of a visitor share. */
export const visitorFields = [
  "device",
  "country",
  "ip",
  "account_id",
  "industry",
  "employee_band",
  "consent",
  "is_bot",
  "converted",
] as const satisfies readonly (keyof PageView)[];

const SITE = "https://www.vendor.example";

export const topics = [
  ...["data_integration", "observability", "identity_management", "billing_automation", "customer_support"],
  ...["supply_chain", "workforce_planning", "cloud_cost", "api_security", "marketing_automation"],
] as const;

/** A topic as it stands in addresses. */
export function slugOf(topic: string): string {
  return topic.replaceAll("_", "-");
}

function numbered(folder: string, count: number): string[] {
  return topics.flatMap((topic) =>
    Array.from({ length: count }, (_, i) => `${SITE}/${folder}/${slugOf(topic)}-${i + 1}`),
  );
}

const pages = [
  ...["/", "/pricing", "/demo", "/careers"].map((path) => `${SITE}${path}`),
  ...numbered("blog", 4),
  ...numbered("docs", 2),
  ...numbered("customers", 2),
  ...topics.flatMap((topic) => [`${SITE}/products/${slugOf(topic)}`, `${SITE}/compare/${slugOf(topic)}`]),
];

const keywords = [
  ...["etl tools", "connect crm to warehouse", "data pipeline pricing", "what is reverse etl"],
  ...["best data integration", "log monitoring", "distributed tracing", "reduce alert noise"],
  ...["observability pricing", "metrics vs traces", "single sign on", "scim provisioning", "access reviews"],
  ...["identity provider comparison", "passwordless login", "subscription billing", "dunning emails"],
  ...["usage based billing", "invoice automation", "revenue recognition software", "help desk software"],
  ...["ticket deflection", "support chatbot", "shared inbox", "customer support metrics", "demand planning"],
  ...["inventory forecasting", "supplier portal", "supply chain visibility", "freight audit", "shift planning"],
  ...["headcount planning", "workforce forecasting", "rota software", "time tracking comparison", "cut cloud costs"],
  ...["cloud cost allocation", "idle resources", "savings plan advice", "finops tools", "api gateway security"],
  ...["api discovery", "rate limiting strategies", "api abuse detection", "token rotation", "lead scoring"],
  ...["email nurture", "marketing automation pricing", "attribution models", "account based marketing"],
];

const industries = memberOf(
  ...["software", "manufacturing", "financial_services", "retail"],
  ...["healthcare", "logistics", "education", "public_sector"],
);
const campaigns = memberOf("brand", "always_on", "product_launch", "webinar", "retargeting", "year_end");
const pageTypes = memberOf(
  ...["home", "blog", "docs", "product", "case_study", "comparison", "pricing", "demo_request", "careers"],
);

/** Published form of each field. */
export const viewRules: RecordRules = new Map<string, FieldRule>([
  ["visitor_id", { type: "text", pattern: /^vis_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["session_id", { type: "text", pattern: /^wse_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["session_no", { type: "integer", minimum: 1 }],
  ["seq", { type: "integer", minimum: 1 }],
  ["ts", { type: "instant" }],
  ["page_url", memberOf(...pages)],
  ["page_type", pageTypes],
  ["topic", memberOf(...topics)],
  ["referrer_type", memberOf("organic_search", "direct", "paid_search", "email", "social", "partner")],
  ["search_keyword", orNull(memberOf(...keywords))],
  ["utm_source", orNull(memberOf("search_ads", "newsletter", "social_network", "partner_portal"))],
  ["utm_medium", orNull(memberOf("cpc", "email", "social", "referral"))],
  ["utm_campaign", orNull(campaigns)],
  ["device", memberOf("desktop", "mobile", "tablet")],
  ["country", memberOf("US", "GB", "DE", "FR", "CA", "NL", "IN", "AU", "ES", "SE", "BR", "JP")],
  ["ip", { type: "text", nullable: true, pattern: /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}$/ }],
  ["time_on_page_s", { type: "number", nullable: true, minimum: 0.2, maximum: 1_799, decimals: 3 }],
  ["scroll_depth_pct", { type: "integer", minimum: 0, maximum: 100 }],
  ["clicks", { type: "integer", minimum: 0, maximum: 30 }],
  ["form_started", { type: "boolean" }],
  ["form_submitted", { type: "boolean" }],
  ["repeat_visits_7d", { type: "integer", minimum: 0 }],
  ["surge_score", { type: "integer", minimum: 0, maximum: 100 }],
  ["intent_score", { type: "integer", minimum: 0, maximum: 100 }],
  ["stage", memberOf("awareness", "consideration", "evaluation", "decision")],
  ["account_id", { type: "text", nullable: true, pattern: /^acc_[0-9A-HJKMNP-TV-Z]{4}$/ }],
  ["industry", orNull(industries)],
  ["employee_band", orNull(memberOf("1-49", "50-249", "250-999", "1000-4999", "5000+"))],
  ["consent", { type: "boolean" }],
  ["is_bot", { type: "boolean" }],
  ["converted", { type: "boolean" }],
  ["schema_version", versionRule],
]);
