import { ChecksumAddresses } from "../checksum-address.ts";
import type { Report } from "../validation.ts";
import type { Step } from "./step.ts";

/** What must be unique or stay the same over the whole dataset: wallets, nonces, transactions, payments. */
export class Ledger {
  private readonly addresses = new ChecksumAddresses();
  private readonly payers = new Map<string, string>();
  private readonly agents = new Map<string, string>();
  private readonly washers = new Map<string, string>();
  private readonly nonces = new Set<string>();
  private readonly transactions = new Set<string>();
  private readonly settled = new Set<string>();

  /** Reads the first step of a trace. */
  trace({ agent_id: agent, payer }: Step, report: Report): void {
    const paysWith = this.payers.get(agent);
    const paysFor = this.agents.get(payer);
    if (paysWith === undefined) this.payers.set(agent, payer);
    if (paysFor === undefined) this.agents.set(payer, agent);
    if ((paysWith ?? payer) !== payer || (paysFor ?? agent) !== agent) {
      report("agent-wallet", `${agent} pays with ${payer}, before it with ${paysWith}`);
    }
    if (!this.addresses.has(payer)) report("agent-wallet", `${payer} has a wrong checksum`);
  }

  /** Reads the step that names the price. */
  price({ agent_id: agent, pay_to: seller, asset, traffic_class: traffic }: Step, report: Report): void {
    if (seller === null || asset === null) return;
    if (!this.addresses.has(seller)) report("agent-wallet", `${seller} has a wrong checksum`);
    if (!this.addresses.has(asset)) report("agent-wallet", `${asset} has a wrong checksum`);
    if (traffic !== "wash") return;
    const before = this.washers.get(agent);
    if (before === undefined) this.washers.set(agent, seller);
    else if (before !== seller) report("wash", `${agent} washes with ${before} and ${seller}`);
  }

  /** Reads the step that signs a payment. */
  sign({ payer, nonce }: Step, report: Report): void {
    const used = this.nonces.size;
    this.nonces.add(`${payer}${nonce}`);
    if (this.nonces.size === used) report("nonce", `${payer} uses ${nonce} again`);
  }

  /** Reads a successful settlement. */
  settle({ tx_hash: hash, idempotency_id: id }: Step, report: Report): void {
    if (hash !== null && this.transactions.has(hash)) report("settle", `${hash} stands twice`);
    if (hash !== null) this.transactions.add(hash);
    if (id === null) return;
    if (this.settled.has(id)) report("idempotency", `${id} is settled twice`);
    this.settled.add(id);
  }
}
