import type { Report } from "../validation.ts";
import type { Identity } from "./identity.ts";

const BLOCK_ROWS = 256;
const LEAST_ROWS = 5;
const MOST_ROWS = 24;
const SPAN_MS = 72 * 3_600_000;

/** A sybil cluster, as far as its rows were read. */
interface Cluster {
  readonly id: string;
  readonly chain: string;
  /** Block of rows in which the first one stands. */
  readonly block: number;
  rows: number;
  earliest: number;
  latest: number;
  earliestName: number;
  latestName: number;
}

/** Rules on the clusters of wallets that one hand runs. */
export class Clusters {
  private readonly clusters = new Map<string, Cluster>();
  /** Those that have too few rows so far. */
  private readonly small = new Set<Cluster>();
  private block = 0;
  private begun = false;

  /** Comes to a row, whether it is in a cluster or not. */
  reach(row: number, report: Report): void {
    const block = Math.floor(row / BLOCK_ROWS);
    if (block === this.block) return;
    if (this.begun) {
      for (const cluster of this.small) {
        if (cluster.block >= this.block) continue;
        report("sybil-cluster-complete", `${cluster.id} has ${cluster.rows} rows by the end of block ${this.block}`);
        this.small.delete(cluster);
      }
    }
    this.block = block;
    this.begun = false;
  }

  member(row: Identity, id: string, first: number, named: number, report: Report): void {
    const known = this.clusters.get(id);
    if (known === undefined) {
      const [earliestName, latestName] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      const times = { earliest: first, latest: first, earliestName, latestName };
      this.begin({ id, chain: row.chain, block: this.block, rows: 0, ...times });
    }
    const cluster = this.clusters.get(id);
    if (cluster === undefined) return;
    cluster.rows++;
    if (cluster.rows >= LEAST_ROWS) this.small.delete(cluster);
    cluster.earliest = Math.min(cluster.earliest, first);
    cluster.latest = Math.max(cluster.latest, first);
    if (!Number.isNaN(named)) {
      cluster.earliestName = Math.min(cluster.earliestName, named);
      cluster.latestName = Math.max(cluster.latestName, named);
    }
    const fit =
      row.chain === cluster.chain &&
      cluster.rows <= MOST_ROWS &&
      cluster.latest - cluster.earliest <= SPAN_MS &&
      !(cluster.latestName - cluster.earliestName > SPAN_MS);
    if (!fit) report("sybil-cluster", `row ${cluster.rows} of ${id} on ${row.chain} from ${row.first_tx_at}`);
  }

  private begin(cluster: Cluster): void {
    this.clusters.set(cluster.id, cluster);
    this.small.add(cluster);
    this.begun = true;
  }
}
