/** The closed vocabularies of the intent signals. A choice's cell is the index here. */
export const topics = [
  "data_integration",
  "observability",
  "identity_management",
  "billing_automation",
  "customer_support",
  "supply_chain",
  "workforce_planning",
  "cloud_cost",
  "api_security",
  "marketing_automation",
] as const;

/** Page types with the points that a view is worth, and how many pages of the type each topic has (0: one page for all). */
export const pageTypes = [
  { name: "home", points: 2, pages: 0, path: "/" },
  { name: "blog", points: 4, pages: 4, path: "/blog/" },
  { name: "docs", points: 8, pages: 2, path: "/docs/" },
  { name: "product", points: 12, pages: 1, path: "/products/" },
  { name: "case_study", points: 14, pages: 2, path: "/customers/" },
  { name: "comparison", points: 18, pages: 1, path: "/compare/" },
  { name: "pricing", points: 26, pages: 0, path: "/pricing" },
  { name: "demo_request", points: 32, pages: 0, path: "/demo" },
  { name: "careers", points: 0, pages: 0, path: "/careers" },
] as const;
export const HOME = 0;
export const BLOG = 1;
export const DOCS = 2;
export const PRODUCT = 3;
export const CASE_STUDY = 4;
export const COMPARISON = 5;
export const PRICING = 6;
export const DEMO_REQUEST = 7;
export const CAREERS = 8;

export const SITE = "https://www.vendor.example";

/** All pages: those of a type follow one another, topic by topic. */
export const pageUrls: readonly string[] = pageTypes.flatMap(({ pages, path }) =>
  pages === 0
    ? [SITE + path]
    : topics.flatMap((topic) =>
        Array.from({ length: pages }, (_, i) => {
          const name = topic.replaceAll("_", "-");
          return SITE + path + (pages === 1 ? name : `${name}-${i + 1}`);
        }),
      ),
);

/** Where the pages of each type begin in `pageUrls`. */
export const firstPages: readonly number[] = pageTypes.map((_, type) =>
  pageTypes.slice(0, type).reduce((sum, { pages }) => sum + (pages === 0 ? 1 : pages * topics.length), 0),
);

export const referrerTypes = ["organic_search", "direct", "paid_search", "email", "social", "partner"] as const;
export const ORGANIC_SEARCH = 0;
export const DIRECT = 1;
export const PAID_SEARCH = 2;

/** Tracking parameters by referrer type; −1 where there are none. */
export const utmSources = ["search_ads", "newsletter", "social_network", "partner_portal"] as const;
export const utmMediums = ["cpc", "email", "social", "referral"] as const;
export const utmOfReferrer = [-1, -1, 0, 1, 2, 3] as const;
export const utmCampaigns = ["brand", "always_on", "product_launch", "webinar", "retargeting", "year_end"] as const;

/** Search phrases; each topic has the same number. */
const phrases = [
  ["etl tools", "connect crm to warehouse", "data pipeline pricing", "what is reverse etl", "best data integration"],
  ["log monitoring", "distributed tracing", "reduce alert noise", "observability pricing", "metrics vs traces"],
  ["single sign on", "scim provisioning", "access reviews", "identity provider comparison", "passwordless login"],
  [
    "subscription billing",
    "dunning emails",
    "usage based billing",
    "invoice automation",
    "revenue recognition software",
  ],
  ["help desk software", "ticket deflection", "support chatbot", "shared inbox", "customer support metrics"],
  ["demand planning", "inventory forecasting", "supplier portal", "supply chain visibility", "freight audit"],
  ["shift planning", "headcount planning", "workforce forecasting", "rota software", "time tracking comparison"],
  ["cut cloud costs", "cloud cost allocation", "idle resources", "savings plan advice", "finops tools"],
  ["api gateway security", "api discovery", "rate limiting strategies", "api abuse detection", "token rotation"],
  ["lead scoring", "email nurture", "marketing automation pricing", "attribution models", "account based marketing"],
] as const;
export const KEYWORDS_PER_TOPIC = 5;
export const keywords: readonly string[] = phrases.flat();

export const devices = ["desktop", "mobile", "tablet"] as const;
export const visitorCountries = ["US", "GB", "DE", "FR", "CA", "NL", "IN", "AU", "ES", "SE", "BR", "JP"] as const;
export const industries = [
  "software",
  "manufacturing",
  "financial_services",
  "retail",
  "healthcare",
  "logistics",
  "education",
  "public_sector",
] as const;
export const employeeBands = ["1-49", "50-249", "250-999", "1000-4999", "5000+"] as const;

export const intentStages = ["awareness", "consideration", "evaluation", "decision"] as const;
/** The intent score from which each stage holds. */
export const stageFrom = [0, 20, 40, 65] as const;
