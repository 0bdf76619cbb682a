import type { Report, Violation } from "../validation.ts";
import type { Wallet } from "./wallet.ts";

const BLOCK_ROWS = 256;
const SPREAD_MS = 72 * 3_600_000;

interface Cluster {
  readonly id: string;
  readonly size: number;
  readonly chain: string;
  readonly funder: string | null;
  readonly block: number;
  rows: number;
  earliest: number;
  latest: number;
}

/** Who stands for wallets outside clusters. */
const NOBODY = "";

/** Rules on the wallets that one hand runs. */
export class SybilClusters {
  private readonly violations: Violation[];
  private readonly clusters = new Map<string, Cluster>();
  /** Clusters whose rows are not all read. */
  private readonly open = new Set<Cluster>();
  /** The cluster whose funder an address is. */
  private readonly clusterOfFunder = new Map<string, string>();
  private block = 0;
  /** Whether a cluster began in the block that is being read. */
  private isBegun = false;

  constructor(violations: Violation[]) {
    this.violations = violations;
  }

  /** Comes to a row, sound or not, before it is read. */
  advance(row: number): void {
    if (row % BLOCK_ROWS !== 0) return;
    this.endBlock(row);
    this.block = row / BLOCK_ROWS;
  }

  row(wallet: Wallet, first: number, report: Report): void {
    const { sybil_cluster_id: id, sybil_cluster_size: size, funded_by: funder } = wallet;
    if (funder !== null) this.checkFunder(funder, id ?? NOBODY, report);
    if ((id === null) !== (size === null)) report("sybil-cluster", `${id} of size ${size}`);
    if (id === null || size === null) return;
    if (wallet.archetype !== "farmer") report("sybil-cluster", `${id} holds a ${wallet.archetype}`);
    if (funder === null) report("sybil-cluster", `${id} without a funder`);
    let cluster = this.clusters.get(id);
    if (cluster === undefined) {
      const { chain } = wallet;
      cluster = { id, size, chain, funder, block: this.block, rows: 0, earliest: first, latest: first };
      this.clusters.set(id, cluster);
      this.open.add(cluster);
      this.isBegun = true;
    }
    this.join(wallet, cluster, first, report);
  }

  private join(wallet: Wallet, cluster: Cluster, first: number, report: Report): void {
    const { id, size } = cluster;
    const same =
      size === wallet.sybil_cluster_size && cluster.chain === wallet.chain && cluster.funder === wallet.funded_by;
    if (!same) report("sybil-cluster", `a wallet of ${id} differs in size, chain or funder`);
    cluster.earliest = Math.min(cluster.earliest, first);
    cluster.latest = Math.max(cluster.latest, first);
    if (cluster.latest - cluster.earliest > SPREAD_MS) {
      report("sybil-cluster", `${id} comes over ${(cluster.latest - cluster.earliest) / 3_600_000} hours`);
    }
    cluster.rows++;
    if (cluster.rows > size) report("sybil-cluster", `${id} has ${cluster.rows} wallets of ${size}`);
    if (cluster.rows === size) this.open.delete(cluster);
  }

  private checkFunder(funder: string, id: string, report: Report): void {
    const known = this.clusterOfFunder.get(funder);
    if (known === undefined) this.clusterOfFunder.set(funder, id);
    else if (known !== id)
      report("sybil-cluster-complete", `${funder} funds ${known || "others"} and ${id || "others"}`);
  }

  /** Judges the block before a row: once a cluster begins, those of earlier blocks are complete. */
  endBlock(row: number): void {
    if (!this.isBegun) return;
    this.isBegun = false;
    for (const cluster of this.open) {
      if (cluster.block === this.block) continue;
      const detail = `${cluster.id} has ${cluster.rows} of ${cluster.size} wallets at the end of block ${this.block}`;
      this.violations.push({ row: row - 1, invariant: "sybil-cluster-complete", detail });
      this.open.delete(cluster);
    }
  }
}
