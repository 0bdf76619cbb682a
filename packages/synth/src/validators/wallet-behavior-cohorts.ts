import { checksumAddress } from "./checksum-address.ts";
import { dayNumber } from "./day.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";
import { SybilClusters } from "./wallet-behavior-cohorts/sybil-clusters.ts";
import { type Wallet, walletRules } from "./wallet-behavior-cohorts/wallet.ts";
import {
  checkActivity,
  checkHolder,
  checkHours,
  checkRetention,
  checkRhythm,
  checkTimes,
  type Times,
} from "./wallet-behavior-cohorts/wallet-rules.ts";

const DAY_MS = 86_400_000;

/** Reads wallets one after another and keeps what rules on addresses, agents and clusters need. */
class WalletReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly clusters = new SybilClusters(this.violations);
  private readonly addresses = new Set<string>();
  private readonly agents = new Set<string>();
  /** Funders whose checksum is right; most fund many wallets. */
  private readonly funders = new Set<string>();
  private version: string | null = null;
  private asOf: string | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  /** Comes to the next row. */
  advance(): void {
    this.clusters.advance(this.row);
  }

  wallet(wallet: Wallet): void {
    const { report } = this;
    this.checkConstants(wallet);
    this.checkAddresses(wallet);
    const times: Times = {
      first: instantMs(wallet.first_seen),
      last: instantMs(wallet.last_seen),
      asOf: dayNumber(wallet.as_of) * DAY_MS,
    };
    const funded = wallet.funded_at === null ? Number.NaN : instantMs(wallet.funded_at);
    checkTimes(wallet, times, funded, report);
    checkActivity(wallet, report);
    checkHours(wallet, times, report);
    checkRhythm(wallet, times.first, report);
    checkHolder(wallet, report);
    checkRetention(wallet, report);
    this.clusters.row(wallet, times.first, report);
  }

  private checkConstants(wallet: Wallet): void {
    this.version ??= wallet.schema_version;
    if (wallet.schema_version !== this.version) {
      this.report("schema", `schema_version changes to ${wallet.schema_version}`);
    }
    this.asOf ??= wallet.as_of;
    if (wallet.as_of !== this.asOf) this.report("as-of", `as_of changes to ${wallet.as_of}`);
  }

  private checkAddresses({ address, agent_id: agent, funded_by: funder }: Wallet): void {
    const { report } = this;
    if (this.addresses.has(address)) report("key", `${address} stands twice`);
    this.addresses.add(address);
    if (checksumAddress(address) !== address) report("key", `${address} has a wrong checksum`);
    if (funder !== null && !this.funders.has(funder)) {
      if (checksumAddress(funder) === funder) this.funders.add(funder);
      else report("key", `${funder} has a wrong checksum`);
    }
    if (agent === null) return;
    if (this.agents.has(agent)) report("agent", `${agent} stands twice`);
    this.agents.add(agent);
  }

  end(): void {
    this.advance();
  }
}

/**
 * Checks wallets, from row 0 on, against the published rules of the dataset. Memory grows with wallets (their addresses),
 * funders and clusters.
 */
export function validateWalletBehaviorCohorts(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new WalletReader();
  for (const record of rows) {
    reader.advance();
    if (checkRecord(record, walletRules, reader.report)) reader.wallet(record as unknown as Wallet);
    reader.row++;
  }
  reader.end();
  return { rows: reader.row, violations: reader.violations };
}
