import { ChecksumAddresses } from "../checksum-address.ts";
import type { Report } from "../validation.ts";
import type { Act } from "./act.ts";

/** What must be unique or stay the same over the whole dataset: agents, goods, mandates, payments. */
export class Register {
  private readonly addresses = new ChecksumAddresses();
  private readonly models = new Map<string, string>();
  private readonly wallets = new Map<string, string>();
  private readonly units = new Map<string, string>();
  private readonly mandates = new Set<string>();
  private readonly payments = new Set<string>();

  /** Reads the first row of a negotiation; the others are the same in what is read here. */
  negotiation(row: Act, report: Report): void {
    if (row.buyer_agent_id === row.seller_agent_id) report("agents", `${row.buyer_agent_id} buys from itself`);
    this.agent(row.buyer_agent_id, row.buyer_model, row.buyer_wallet, report);
    this.agent(row.seller_agent_id, row.seller_model, row.seller_wallet, report);
    const unit = this.units.get(row.item_sku);
    if (unit === undefined) this.units.set(row.item_sku, row.item_unit);
    else if (unit !== row.item_unit) report("item", `${row.item_sku} by the ${row.item_unit} and the ${unit}`);
  }

  private agent(id: string, model: string, wallet: string, report: Report): void {
    const knownModel = this.models.get(id);
    if (knownModel === undefined) {
      this.models.set(id, model);
      this.wallets.set(id, wallet);
    } else if (knownModel !== model || this.wallets.get(id) !== wallet) {
      report("agents", `${id} is ${model} with ${wallet}, before it ${knownModel} with ${this.wallets.get(id)}`);
    }
    if (!this.addresses.has(wallet)) report("agents", `${wallet} has a wrong checksum`);
  }

  /** Reads any row. */
  identifiers({ act, mandate_id: mandate, x402_ref: payment }: Act, report: Report): void {
    if (mandate !== null && act === "sign_mandate") {
      if (this.mandates.has(mandate)) report("mandate-id", `${mandate} is signed twice`);
      this.mandates.add(mandate);
    }
    if (payment === null) return;
    if (this.payments.has(payment)) report("mandate-id", `${payment} pays twice`);
    this.payments.add(payment);
  }
}
