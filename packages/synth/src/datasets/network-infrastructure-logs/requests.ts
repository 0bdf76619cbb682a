import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import type { Incident } from "./incidents.ts";
import { pickObject, type Shelf, shelves } from "./objects.ts";
import {
  BYPASS,
  DELETE,
  type Endpoint,
  EXPIRED,
  endpoints,
  GET,
  HEAD,
  HIT,
  MISS,
  MONITOR,
  POST,
  PUT,
  pops,
  serviceShares,
} from "./vocabulary.ts";

/** One HTTP request as edge and load balancer log it. Times in hundredths of a millisecond, −1 for none. */
export interface Request {
  pop: number;
  service: number;
  endpoint: Endpoint;
  /** Number of the object, −1 where nothing is cached. */
  object: number;
  client: number;
  status: number;
  cache: number;
  bytesIn: number;
  bytesOut: number;
  duration: number;
  upstream: number;
  userAgent: number;
  /** −1 where no incident made it fail. */
  incident: number;
}

const field = {
  endpoint: 0,
  object: 1,
  client: 2,
  pop: 3,
  status: 4,
  failing: 5,
  cache: 6,
  size: 7,
  upstream: 8,
  tail: 9,
  overhead: 10,
  userAgent: 11,
  bytesIn: 12,
  balanced: 13,
} as const;

const flat = endpoints.flatMap((list, service) => list.map((endpoint, index) => ({ service, index, endpoint })));
const weightOf = ({ service, endpoint }: (typeof flat)[number]): number =>
  (serviceShares[service] as number) * endpoint.share;
/** What is asked for: in all, and of that what is never cached and what may be. */
const anything = weightedTable(
  flat.map((each) => weightOf(each) * (each.endpoint.cacheable ? 1 : 0.6)),
  14,
);
const neverCached = weightedTable(
  flat.map((each) => (each.endpoint.cacheable ? 0 : weightOf(each))),
  14,
);
const popShares = weightedTable(pops.map((pop) => pop.share));
/** Browsers, phones, apps, programs, crawlers; monitors ask for nothing but health. */
const userAgents = weightedTable([34, 36, 18, 7, 5]);

/** 198.18.0.0/15: set aside for benchmarks. */
const CLIENTS = 0xc6120000;

export function pickPop(u: number): number {
  return pick(popShares, u);
}

/** A client's address; some come often. */
export function pickAddress(u: number): number {
  const share = unit(u);
  return CLIENTS + ((Math.imul(Math.floor(share * share * share * 131_072), 40_503) + 77) & 0x1ffff);
}

export function emptyRequest(): Request {
  return {
    pop: 0,
    service: 0,
    endpoint: (flat[0] as (typeof flat)[number]).endpoint,
    object: -1,
    client: 0,
    status: 200,
    cache: BYPASS,
    bytesIn: 0,
    bytesOut: 0,
    duration: 0,
    upstream: 0,
    userAgent: 0,
    incident: -1,
  };
}

/** Fills a request from its key. A balanced one reaches the service behind, so it is not answered from the cache. */
export function fillRequest(into: Request, key: number, isBalanced: boolean, incident: Incident | undefined): void {
  const table: WeightedTable = isBalanced && unit(draw(key, field.balanced)) < 0.9 ? neverCached : anything;
  const { service, index, endpoint } = flat[pick(table, draw(key, field.endpoint))] as (typeof flat)[number];
  const shelf = shelves[service]?.[index];
  const rank = shelf === undefined ? 0 : pickObject(shelf, draw(key, field.object));
  into.service = service;
  into.endpoint = endpoint;
  into.object = shelf === undefined ? -1 : shelf.first + rank;
  into.client = pickAddress(draw(key, field.client));
  into.pop = pick(popShares, draw(key, field.pop));
  into.incident = -1;
  into.status = statusOf(endpoint, unit(draw(key, field.status)));
  if (incident !== undefined && incident.service === service && unit(draw(key, field.failing)) < incident.failing) {
    into.incident = incident.number;
    into.status = 502 + below(draw(key, field.status), 3);
  }
  into.cache = cacheOf(into.status, shelf, rank, isBalanced, draw(key, field.cache));
  into.userAgent = endpoint.method === HEAD ? MONITOR : pick(userAgents, draw(key, field.userAgent));
  setSizes(into, key);
  setTimes(into, key);
}

function statusOf(endpoint: Endpoint, share: number): number {
  if (share < 0.0012) return 500;
  if (endpoint.method === HEAD) return 200;
  if (endpoint.cacheable) {
    if (share < 0.075) return 304;
    if (share < 0.095) return 301;
    if (share < 0.118) return 404;
    return endpoint.bytes > 500_000 && share < 0.8 ? 206 : 200;
  }
  if (share < 0.018) return 401;
  if (share < 0.024) return 403;
  if (share < 0.038) return 404;
  if (share < 0.049) return 429;
  if (share < 0.061 && endpoint.method !== GET) return 422;
  if (share < 0.07 && endpoint.method === GET) return 302;
  if (endpoint.method === DELETE) return 204;
  return endpoint.method === POST && share < 0.5 ? 201 : 200;
}

/** The more wanted an object, the likelier it lies in the cache. */
function cacheOf(status: number, shelf: Shelf | undefined, rank: number, isBalanced: boolean, u: number): number {
  if (shelf === undefined) return BYPASS;
  const share = unit(u);
  const isSound = status === 200 || status === 206 || status === 304;
  const likelihood = 0.97 - 0.42 * Math.sqrt(rank / shelf.size);
  if (isSound && !isBalanced && share < likelihood) return HIT;
  return share > 0.93 ? EXPIRED : MISS;
}

function lognormal(median: number, sigma: number, u: number): number {
  return median * fastExp(sigma * quantileAt(normalTable(), u));
}

function setSizes(into: Request, key: number): void {
  const { endpoint, status } = into;
  const headers = 180 + below(draw(key, field.bytesIn), 420);
  const hasBody = endpoint.method === POST || endpoint.method === PUT;
  into.bytesIn = headers + 220 + (hasBody ? Math.round(lognormal(640, 0.9, draw(key, field.bytesIn))) : 0);
  if (status === 204 || status === 304 || endpoint.method === HEAD) into.bytesOut = headers;
  else if (status >= 300) into.bytesOut = headers + 90 + (draw(key, field.size) >>> 22);
  else into.bytesOut = headers + Math.round(lognormal(endpoint.bytes, 0.8, draw(key, field.size)));
}

/** The service's own time with a tail of slow answers; failing services time out or refuse at once. */
function setTimes(into: Request, key: number): void {
  const transfer = into.bytesOut / 25_000;
  const overhead = lognormal(760, 0.75, draw(key, field.overhead)) + transfer * 10;
  if (into.cache === HIT) {
    into.upstream = -1;
    into.duration = Math.max(1, Math.round(overhead));
    return;
  }
  const tail = unit(draw(key, field.tail));
  const slow = tail < 0.01 ? 5 + 1_400 * tail : 1;
  let upstream = lognormal(into.endpoint.micros / 10, 0.6, draw(key, field.upstream)) * slow;
  if (into.status === 504) upstream = 3_000_000 + below(draw(key, field.upstream), 40_000);
  else if (into.status === 503) upstream = 200 + below(draw(key, field.upstream), 900);
  into.upstream = Math.min(9_000_000, Math.max(1, Math.round(upstream)));
  into.duration = into.upstream + Math.max(1, Math.round(overhead));
}
