import type { Report } from "../validation.ts";
import { type Act, cents, centsOrNull } from "./act.ts";
import { checkMandate, checkMandateShape } from "./mandate.ts";

/** What may follow an acceptance. */
const closing = new Set(["inform", "sign_mandate", "settle"]);

/** A negotiation as far as it has been read. Prices are in cents. */
export class Negotiation {
  readonly first: Act;
  last: Act;
  private lastTs: number;
  private bid: number | null = null;
  private bidAt = Number.NaN;
  private ask: number | null = null;
  private askAt = Number.NaN;
  private accepted: number | null = null;
  private signed: string | null = null;
  private readonly budget: number;

  constructor(row: Act, ts: number, report: Report) {
    this.first = row;
    this.last = row;
    this.lastTs = ts;
    this.budget = cents(row.budget_remaining);
    if (row.round !== 1) report("contiguous", `${row.negotiation_id} begins with round ${row.round}`);
    if (row.terms_changed) report("terms", "round 1 changes the terms");
    this.price(row, ts, report);
    this.money(row, report);
  }

  get isComplete(): boolean {
    return this.last.round === this.last.rounds;
  }

  /** Reads the next row. */
  act(row: Act, ts: number, report: Report): void {
    const { last } = this;
    if (row.round !== last.round + 1 || row.round > row.rounds || row.rounds !== this.first.rounds) {
      report("contiguous", `round ${row.round} of ${row.rounds} after ${last.round} of ${this.first.rounds}`);
    }
    if (row.actor === last.actor) report("actors", `${row.actor} acts twice in a row`);
    this.constants(row, report);
    this.clock(row, ts, report);
    const changes = row.sla !== last.sla;
    if (row.terms_changed !== changes || (changes && row.act !== "counter")) {
      report("terms", `terms_changed ${row.terms_changed} on ${row.act}, sla ${last.sla} to ${row.sla}`);
    }
    if (this.accepted !== null && !closing.has(row.act)) report("deal", `${row.act} after accept`);
    this.price(row, ts, report);
    this.money(row, report);
    this.last = row;
    this.lastTs = ts;
  }

  private clock(row: Act, ts: number, report: Report): void {
    const waited = ts - this.lastTs;
    if (waited <= 0) report("time", `${row.ts} after ${this.last.ts}`);
    const late = waited > row.ttl_s * 1_000;
    if (row.outcome === "expired") {
      if (!late) report("outcome", `expired after ${waited} ms of ${row.ttl_s} s`);
    } else if (late) report("ttl", `${row.act} after ${waited} ms of ${row.ttl_s} s`);
  }

  private constants(row: Act, report: Report): void {
    const { first } = this;
    const same =
      row.buyer_agent_id === first.buyer_agent_id &&
      row.seller_agent_id === first.seller_agent_id &&
      row.buyer_model === first.buyer_model &&
      row.seller_model === first.seller_model &&
      row.buyer_wallet === first.buyer_wallet &&
      row.seller_wallet === first.seller_wallet &&
      row.item_sku === first.item_sku &&
      row.item_unit === first.item_unit &&
      row.list_price === first.list_price &&
      row.currency === first.currency &&
      row.ttl_s === first.ttl_s &&
      row.buyer_limit === first.buyer_limit &&
      row.seller_reserve === first.seller_reserve &&
      row.buyer_target === first.buyer_target &&
      row.seller_target === first.seller_target &&
      row.buyer_strategy === first.buyer_strategy &&
      row.seller_strategy === first.seller_strategy;
    if (!same) report("constant", `${row.negotiation_id} changes a lasting field in round ${row.round}`);
    if (row.item_quantity !== first.item_quantity) {
      report("item", `item_quantity ${row.item_quantity}, before it ${first.item_quantity}`);
    }
  }

  /** Follows the prices of both sides. */
  private price(row: Act, ts: number, report: Report): void {
    const offer = centsOrNull(row.offer_price);
    const counters = row.act === "counter";
    let concession: number | null = null;
    if (offer !== null && counters && row.actor === "buyer_agent") {
      if (this.bid === null) {
        if (offer > cents(row.buyer_target)) report("targets", `first counter ${row.offer_price} above buyer_target`);
      } else {
        concession = offer - this.bid;
        if (concession < 0) report("monotone", `the buyer falls to ${row.offer_price}`);
      }
      this.bid = offer;
      this.bidAt = ts;
    } else if (offer !== null && row.actor === "seller_agent" && (counters || row.act === "init_price")) {
      if (this.ask !== null) {
        const step = this.ask - offer;
        if (step < 0 && !row.terms_changed) report("monotone", `the seller rises to ${row.offer_price}`);
        if (counters) concession = step < 0 && row.terms_changed ? 0 : step;
      }
      this.ask = offer;
      this.askAt = ts;
    } else if (row.act === "accept") this.accept(row, offer, ts, report);
    if (centsOrNull(row.concession) !== concession) {
      report("concession", `${row.concession} instead of ${concession} cents`);
    }
    if (centsOrNull(row.standing_bid) !== this.bid || centsOrNull(row.standing_ask) !== this.ask) {
      report(
        "standing",
        `${row.standing_bid} and ${row.standing_ask} stand instead of ${this.bid} and ${this.ask} cents`,
      );
    }
  }

  private accept(row: Act, offer: number | null, ts: number, report: Report): void {
    const buys = row.actor === "buyer_agent";
    const theirs = buys ? this.ask : this.bid;
    if (offer !== theirs) report("accept", `${row.offer_price} accepted instead of ${theirs} cents`);
    const waited = ts - (buys ? this.askAt : this.bidAt);
    if (waited > row.ttl_s * 1_000) report("accept", `accepted after ${waited} ms of ${row.ttl_s} s`);
    if (this.accepted !== null) report("accept", "a second accept");
    this.accepted = offer;
  }

  /** Follows the mandate and the budget. */
  private money(row: Act, report: Report): void {
    const budget = cents(row.budget_remaining);
    const settles = row.act === "settle";
    const spent = settles ? (centsOrNull(row.offer_price) ?? 0) : 0;
    if (budget !== this.budget - spent) report("budget", `${row.budget_remaining} left of ${this.budget} cents`);
    if (!settles && budget < cents(row.buyer_limit)) report("budget", `${row.budget_remaining} below buyer_limit`);
    if (!settles && row.act !== "sign_mandate") return;
    if (this.accepted === null) report("deal", `${row.act} without accept`);
    else if (centsOrNull(row.offer_price) !== this.accepted) {
      report("deal", `${row.act} of ${row.offer_price}, ${this.accepted} cents accepted`);
    }
    if (settles) {
      if (this.signed === null) report("deal", "settle without sign_mandate");
      else if (row.mandate_id !== this.signed) report("mandate-id", `${row.mandate_id} settles ${this.signed}`);
      return;
    }
    if (this.signed !== null) report("deal", "a second sign_mandate");
    this.signed = row.mandate_id;
    if (row.mandate !== null && checkMandateShape(row.mandate, report)) checkMandate(row, row.mandate, report);
  }
}
