/** One paid resource, as an HTTP endpoint and as a tool. */
export interface Resource {
  readonly path: string;
  readonly tool: string;
  readonly description: string;
  /** True when the endpoint takes a body. */
  readonly posts?: true;
}

/** What a seller is about, with a cheap, a middling and a dear resource. */
export interface Topic {
  readonly name: string;
  readonly resources: readonly [Resource, Resource, Resource];
}

const posts = { posts: true } as const;

export const topics: readonly Topic[] = [
  {
    name: "weather",
    resources: [
      { path: "v1/current", tool: "current_weather", description: "Current weather at a place" },
      { path: "v1/forecast", tool: "forecast", description: "Hourly forecast for ten days" },
      { path: "v1/climate-history", tool: "climate_history", description: "Forty years of daily weather at a place" },
    ],
  },
  {
    name: "quotes",
    resources: [
      { path: "quote", tool: "get_quote", description: "Last price of one instrument" },
      { path: "depth", tool: "order_book", description: "Order book to fifty levels" },
      { path: "history/ticks", tool: "tick_history", description: "One day of ticks of one instrument" },
    ],
  },
  {
    name: "news",
    resources: [
      { path: "headlines", tool: "headlines", description: "Headlines of the last hour" },
      { path: "article", tool: "read_article", description: "Full text of one article" },
      { path: "archive/search", tool: "search_archive", description: "Search in twenty years of articles", ...posts },
    ],
  },
  {
    name: "geo",
    resources: [
      { path: "geocode", tool: "geocode", description: "Coordinates of an address" },
      { path: "routes", tool: "plan_route", description: "Route with up to ten stops", ...posts },
      { path: "isochrones", tool: "isochrones", description: "Areas reached within given times", ...posts },
    ],
  },
  {
    name: "translate",
    resources: [
      { path: "detect", tool: "detect_language", description: "Language of a text", ...posts },
      { path: "translate", tool: "translate_text", description: "Translation of up to 5,000 characters", ...posts },
      { path: "documents", tool: "translate_document", description: "Translation of a whole document", ...posts },
    ],
  },
  {
    name: "search",
    resources: [
      { path: "search", tool: "web_search", description: "Ten results for a query" },
      { path: "search/deep", tool: "deep_search", description: "A hundred results with extracts" },
      { path: "research", tool: "research_report", description: "A researched report with sources", ...posts },
    ],
  },
  {
    name: "images",
    resources: [
      { path: "thumbnails", tool: "make_thumbnail", description: "Thumbnail of a picture", ...posts },
      { path: "generate", tool: "generate_image", description: "One picture from a description", ...posts },
      { path: "generate/series", tool: "generate_series", description: "Twenty pictures in one style", ...posts },
    ],
  },
  {
    name: "ocr",
    resources: [
      { path: "page", tool: "read_page", description: "Text of one scanned page", ...posts },
      { path: "invoice", tool: "read_invoice", description: "Fields of one invoice", ...posts },
      { path: "batch", tool: "read_batch", description: "Text of up to five hundred pages", ...posts },
    ],
  },
  {
    name: "embed",
    resources: [
      { path: "embeddings", tool: "embed", description: "Embedding of one text", ...posts },
      { path: "rerank", tool: "rerank", description: "Ranking of a hundred passages", ...posts },
      { path: "index", tool: "build_index", description: "Searchable index of a corpus", ...posts },
    ],
  },
  {
    name: "summaries",
    resources: [
      { path: "summary", tool: "summarise", description: "Summary of one page", ...posts },
      { path: "summary/long", tool: "summarise_long", description: "Summary of a long document", ...posts },
      { path: "briefing", tool: "briefing", description: "Daily briefing on a subject" },
    ],
  },
  {
    name: "chain",
    resources: [
      { path: "balance", tool: "get_balance", description: "Balances of one address" },
      { path: "transfers", tool: "list_transfers", description: "Last thousand transfers of one address" },
      { path: "labels/export", tool: "export_labels", description: "Labels of a hundred thousand addresses" },
    ],
  },
  {
    name: "gas",
    resources: [
      { path: "now", tool: "gas_now", description: "Gas price of the next block" },
      { path: "estimate", tool: "estimate_fee", description: "Fee of a transaction by simulation", ...posts },
      { path: "history", tool: "gas_history", description: "Gas prices of a year, by block" },
    ],
  },
  {
    name: "domains",
    resources: [
      { path: "lookup", tool: "lookup_domain", description: "Registration data of a domain" },
      { path: "similar", tool: "similar_domains", description: "Domains that look alike" },
      { path: "zone", tool: "zone_report", description: "Changes in a zone over a month" },
    ],
  },
  {
    name: "flights",
    resources: [
      { path: "status", tool: "flight_status", description: "State of one flight" },
      { path: "fares", tool: "find_fares", description: "Fares between two cities" },
      { path: "fares/calendar", tool: "fare_calendar", description: "Fares between two cities for a year" },
    ],
  },
  {
    name: "parcels",
    resources: [
      { path: "track", tool: "track_parcel", description: "State of one parcel" },
      { path: "rates", tool: "shipping_rates", description: "Rates of all carriers for a parcel", ...posts },
      { path: "labels", tool: "buy_label", description: "Postage paid for a parcel", ...posts },
    ],
  },
  {
    name: "companies",
    resources: [
      { path: "search", tool: "find_company", description: "Companies of a name" },
      { path: "profile", tool: "company_profile", description: "Registered facts about a company" },
      { path: "accounts", tool: "company_accounts", description: "Five years of filed accounts" },
    ],
  },
  {
    name: "energy",
    resources: [
      { path: "price", tool: "spot_price", description: "Spot price of electricity" },
      { path: "mix", tool: "grid_mix", description: "Sources of the grid's power" },
      { path: "forecast/load", tool: "load_forecast", description: "Load forecast of a region for a month" },
    ],
  },
  {
    name: "satellite",
    resources: [
      { path: "passes", tool: "next_passes", description: "Next passes over a place" },
      { path: "tile", tool: "get_tile", description: "One tile of a picture from orbit" },
      { path: "change", tool: "detect_change", description: "Changes of an area between two days", ...posts },
    ],
  },
  {
    name: "speech",
    resources: [
      { path: "say", tool: "speak", description: "Speech of one sentence", ...posts },
      { path: "transcribe", tool: "transcribe", description: "Transcript of ten minutes", ...posts },
      { path: "meetings", tool: "meeting_minutes", description: "Minutes of a whole meeting", ...posts },
    ],
  },
  {
    name: "recipes",
    resources: [
      { path: "random", tool: "random_recipe", description: "One recipe" },
      { path: "match", tool: "match_recipe", description: "Recipes for what is in the kitchen", ...posts },
      { path: "plan", tool: "meal_plan", description: "Meals of a month with shopping lists", ...posts },
    ],
  },
];

/** First words of sellers' names. */
export const namesakes = [
  ..."alder amber anchor aspen basalt beacon birch bramble brook cedar chalk cinder clover cobalt copper coral".split(
    " ",
  ),
  ..."cove crag dale delta drift dune echo elm ember fable fern fjord flint forge gale garnet glade grove harbor".split(
    " ",
  ),
  ..."hazel heron hollow indigo iris ivory jasper juniper kelp kestrel lagoon larch lark linden lotus lumen maple".split(
    " ",
  ),
  ..."marble meadow mesa mica mist moss north oak ochre onyx opal orchid otter pearl pine plume prism quarry quartz".split(
    " ",
  ),
  ..."raven reef ridge river rowan sable sage slate sorrel spruce summit tarn thistle tidal topaz umber vale verdant".split(
    " ",
  ),
  ..."willow winter yarrow zephyr".split(" "),
] as const;
