import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { missingNames, NOERROR, NXDOMAIN, PTR, queryNames, SERVFAIL } from "./vocabulary.ts";

/** A query for a name as the name server logs it; −1 for none. */
export interface Query {
  name: number;
  type: number;
  code: number;
  ttl: number;
  answers: number;
  /** Hundredths of a millisecond. */
  duration: number;
}

const field = { name: 0, type: 1, code: 2, answers: 3, duration: 4, missing: 5 } as const;
const names = weightedTable(
  queryNames.map((_, rank) => 1 / (rank + 2)),
  14,
);
const missing = weightedTable(
  missingNames.map((_, rank) => 1 / (rank + 2)),
  14,
);
/** A, AAAA, HTTPS, PTR, MX, TXT, NS. */
const types = weightedTable([53, 26, 12, 4, 1.5, 2.5, 1]);
const MISSING_SHARE = 0.075;
/** Of a zone's names, by their number. */
const ttls = [300, 60, 300, 3_600, 30, 900, 300, 120] as const;
const SOA_TTL = 900;
const REFUSED = 3;

export function fillQuery(into: Query, key: number): void {
  const isMissing = unit(draw(key, field.missing)) < MISSING_SHARE;
  const drawn = draw(key, field.name);
  into.name = isMissing ? queryNames.length + pick(missing, drawn) : pick(names, drawn);
  into.type = pick(types, draw(key, field.type));
  const share = unit(draw(key, field.code));
  into.code = share < 0.009 ? SERVFAIL : share < 0.012 ? REFUSED : isMissing ? NXDOMAIN : NOERROR;
  into.answers = into.code === NOERROR ? answersOf(into.type, draw(key, field.answers)) : 0;
  into.ttl = into.code === NXDOMAIN ? SOA_TTL : into.answers > 0 ? (ttls[into.name % ttls.length] as number) : -1;
  // A failure comes after a wait for somebody else.
  const median = into.code === SERVFAIL ? 45_000 : 42;
  into.duration = Math.max(1, Math.round(median * fastExp(0.7 * quantileAt(normalTable(), draw(key, field.duration)))));
}

function answersOf(type: number, u: number): number {
  if (type === 0) return 1 + below(u, 4);
  if (type === 1) return below(u, 3);
  if (type === PTR) return 0;
  return type === 2 ? below(u, 2) : 1;
}
