import { NULL } from "../../engine/rows.ts";
import { exponentialTable } from "../../random/distributions.ts";
import { draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { COLLEAGUE, FAMILY, FOLLOW } from "./vocabulary.ts";

/** How an edge lives. */
export interface Tie {
  /** ms since 1970. */
  createdAt: number;
  /** Thousandths. */
  weight: number;
  interactions: number;
  /** ms since 1970, or null. */
  deletedAt: number;
}

const field = { created: 0, weight: 1, interactions: 2, deleted: 3, deletedAfter: 4 } as const;

const SECONDS_A_DAY = 86_400;
/** Most links are made soon after joining. */
const LINKING_DAYS = 240;
const MEAN_DAYS_TO_DELETION = 210;

/** The strongest ties of each relation, and how far weights spread below. */
function weightOf(relation: number, u: number): number {
  const share = unit(u);
  if (relation === FAMILY) return 1000 - Math.floor(560 * share * share);
  if (relation === FOLLOW) return 12 + Math.floor(410 * share * share * share);
  const spread = relation === COLLEAGUE ? 620 : 800;
  return 60 + Math.floor(spread * share * share);
}

/** An edge that its later end makes some time after joining. */
export function fillTie(into: Tie, key: number, joined: number, relation: number, deletedShare: number): void {
  const share = unit(draw(key, field.created));
  const seconds = 60 + Math.floor(share * share * share * share * LINKING_DAYS * SECONDS_A_DAY);
  into.createdAt = joined + seconds * 1000;
  into.weight = weightOf(relation, draw(key, field.weight));
  if (unit(draw(key, field.deleted)) < deletedShare) {
    const days = 0.5 + MEAN_DAYS_TO_DELETION * quantileAt(exponentialTable(), draw(key, field.deletedAfter));
    into.deletedAt = into.createdAt + Math.floor(days * SECONDS_A_DAY) * 1000;
    into.interactions = 0;
    return;
  }
  into.deletedAt = NULL;
  // A quarter of all ties sleep; the stronger a tie, the more passes over it.
  const rate = (into.weight * into.weight) / 24_000;
  const active = quantileAt(exponentialTable(), draw(key, field.interactions)) - 0.25;
  into.interactions = Math.max(0, Math.floor(active * rate + 0.35));
}
