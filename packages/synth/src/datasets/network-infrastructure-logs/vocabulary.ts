/** The closed vocabularies of the infrastructure dataset. An enum's cell is the index here. */
export const kinds = ["access", "dns", "lb", "metric", "syslog", "bgp"] as const;
export type Kind = (typeof kinds)[number];
export const ACCESS = 0;
export const DNS = 1;
export const LB = 2;
export const METRIC = 3;
export const SYSLOG = 4;
export const BGP = 5;

/** Points of presence with their region, and the share of the traffic that they take. */
export const pops = [
  { name: "pop-ams1", region: 0, share: 26 },
  { name: "pop-fra1", region: 0, share: 22 },
  { name: "pop-iad1", region: 1, share: 24 },
  { name: "pop-sjc1", region: 1, share: 14 },
  { name: "pop-sin1", region: 2, share: 14 },
] as const;
export const regions = ["eu", "us", "ap"] as const;

/** Services behind the load balancers, the busiest first. */
export const services = [
  "storefront",
  "catalog",
  "media",
  "search",
  "account",
  "checkout",
  "notify",
  "reports",
] as const;
export const serviceShares = [30, 22, 18, 12, 8, 5, 3, 2] as const;

export const methods = ["GET", "POST", "PUT", "DELETE", "HEAD"] as const;
export const GET = 0;
export const POST = 1;
export const PUT = 2;
export const DELETE = 3;
export const HEAD = 4;

/** What can be asked for: path, method, share within its service, whether the edge may cache it, usual size and time. */
export interface Endpoint {
  readonly path: string;
  readonly method: number;
  readonly share: number;
  readonly cacheable: boolean;
  /** Median of the answer's bytes. */
  readonly bytes: number;
  /** Median of the time that the service takes, microseconds. */
  readonly micros: number;
}

const page = (path: string, share: number, bytes: number, micros: number): Endpoint => ({
  path,
  method: GET,
  share,
  cacheable: true,
  bytes,
  micros,
});
const call = (path: string, method: number, share: number, bytes: number, micros: number): Endpoint => ({
  path,
  method,
  share,
  cacheable: false,
  bytes,
  micros,
});

/** By service, in the order of `services`. */
export const endpoints: readonly (readonly Endpoint[])[] = [
  [
    page("/", 20, 18_000, 42_000),
    page("/c/{category}", 30, 26_000, 65_000),
    page("/p/{product}", 45, 22_000, 58_000),
    page("/help/{article}", 5, 12_000, 30_000),
  ],
  [
    page("/api/v2/products/{product}", 55, 3_200, 24_000),
    page("/api/v2/categories", 15, 8_400, 20_000),
    call("/api/v2/stock", GET, 25, 420, 16_000),
    call("/api/v2/products/{product}", PUT, 5, 300, 48_000),
  ],
  [
    page("/img/{object}", 70, 48_000, 18_000),
    page("/static/{object}", 25, 62_000, 9_000),
    page("/video/{object}/segment", 5, 900_000, 35_000),
  ],
  [
    call("/api/v1/search", GET, 70, 9_000, 92_000),
    call("/api/v1/suggest", GET, 28, 900, 28_000),
    call("/api/v1/feedback", POST, 2, 60, 21_000),
  ],
  [
    call("/api/v3/session", GET, 50, 380, 14_000),
    call("/api/v3/session", POST, 22, 640, 120_000),
    call("/api/v3/profile", GET, 20, 1_400, 26_000),
    call("/api/v3/profile", PUT, 6, 240, 55_000),
    call("/api/v3/session", DELETE, 2, 0, 18_000),
  ],
  [
    call("/api/v1/cart", GET, 45, 1_800, 30_000),
    call("/api/v1/cart/lines", POST, 32, 1_900, 46_000),
    call("/api/v1/cart/lines/{line}", DELETE, 8, 0, 34_000),
    call("/api/v1/orders", POST, 15, 1_100, 310_000),
  ],
  [call("/api/v1/hooks/{hook}", POST, 80, 60, 37_000), call("/api/v1/preferences", GET, 20, 520, 19_000)],
  [
    call("/api/v1/reports/{report}", GET, 60, 140_000, 720_000),
    call("/api/v1/exports", POST, 25, 300, 160_000),
    call("/healthz", HEAD, 15, 0, 2_000),
  ],
];
export const paths: readonly string[] = [...new Set(endpoints.flat().map((endpoint) => endpoint.path))];

export const cacheStatuses = ["HIT", "MISS", "EXPIRED", "BYPASS"] as const;
export const HIT = 0;
export const MISS = 1;
export const EXPIRED = 2;
export const BYPASS = 3;

export const tlsVersions = ["TLSv1.2", "TLSv1.3"] as const;
export const httpVersions = ["HTTP/1.1", "HTTP/2", "HTTP/3"] as const;
export const HTTP_3 = 2;

export const userAgents = [
  "desktop_browser",
  "mobile_browser",
  "mobile_app",
  "api_client",
  "crawler",
  "monitor",
] as const;
export const MONITOR = 5;

export const queryNames: readonly string[] = [
  "www",
  "api",
  "img",
  "static",
  "video",
  "account",
  "checkout",
  "search",
  "cdn",
  "mail",
  "status",
  "docs",
  "assets",
  "login",
  "hooks",
  "reports",
].flatMap((label) => [`${label}.shop.example`, `${label}.shop-eu.example`, `${label}.shop-ap.example`]);
/** Names that do not exist, for which resolvers ask all the same. */
export const missingNames: readonly string[] = [
  "wpad",
  "autodiscover",
  "_ldap",
  "isatap",
  "old-www",
  "ftp",
  "test",
  "dev-7",
  "smtp2",
  "intranet",
].flatMap((label) => [`${label}.shop.example`, `${label}.shop-eu.example`, `${label}.shop-ap.example`]);
export const allQueryNames: readonly string[] = [...queryNames, ...missingNames];

export const queryTypes = ["A", "AAAA", "HTTPS", "PTR", "MX", "TXT", "NS"] as const;
export const PTR = 3;
export const rcodes = ["NOERROR", "NXDOMAIN", "SERVFAIL", "REFUSED"] as const;
export const NOERROR = 0;
export const NXDOMAIN = 1;
export const SERVFAIL = 2;

export const logLevels = ["debug", "info", "notice", "warning", "error", "critical"] as const;
export const apps = ["kernel", "systemd", "sshd", "cron", "proxyd", "agentd", "chronyd", "containerd"] as const;

export const bgpEvents = ["announce", "withdraw", "session_up", "session_down"] as const;
/** Prefixes set aside for documents and tests. */
export const prefixes: readonly string[] = [
  "192.0.2.0/24",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "192.0.2.0/25",
  "192.0.2.128/25",
  "198.51.100.0/25",
  "198.51.100.128/25",
  "203.0.113.0/25",
  "203.0.113.128/25",
  "198.18.0.0/16",
  "198.19.0.0/16",
  "2001:db8::/33",
  "2001:db8:8000::/33",
];
/** AS numbers set aside for documents: 64496 to 64511. */
export const FIRST_AS = 64_496;
export const AS_NUMBERS = 16;
