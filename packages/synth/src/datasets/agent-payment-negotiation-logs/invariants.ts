import type { Invariant } from "../../schema/dataset.ts";

export const negotiationInvariants: readonly Invariant[] = [
  { id: "key", statement: "(negotiation_id, round) is unique." },
  {
    id: "contiguous",
    statement: "The rows of a negotiation follow one another with round 1, 2, …, rounds; rounds is the same on each.",
  },
  {
    id: "time",
    statement:
      "Within a negotiation ts rises strictly; the ts of round 1 never decreases from one negotiation to the next.",
  },
  {
    id: "constant",
    statement:
      "buyer_agent_id, seller_agent_id, buyer_model, seller_model, buyer_wallet, seller_wallet, item_sku, item_unit, list_price, currency, ttl_s, buyer_limit, seller_reserve, buyer_target, seller_target, buyer_strategy and seller_strategy are the same on all rows of a negotiation.",
  },
  {
    id: "agents",
    statement:
      "An agent id always has the same model and wallet, whether it buys or sells; buyer_agent_id and seller_agent_id differ. Wallets carry the checksum of EIP-55.",
  },
  {
    id: "item",
    statement: "An item_sku always has the same item_unit; item_quantity is the same on all rows of a negotiation.",
  },
  {
    id: "actors",
    statement:
      "No actor acts twice in a row. request_quote, sign_mandate are the buyer's; init_price and settle are the seller's; the mediator only informs; counter, inform, accept, reject and walk_away are the buyer's or the seller's, and inform also the mediator's.",
  },
  {
    id: "opening",
    statement:
      "Round 1 is request_quote, round 2 is init_price with an offer_price of list_price; neither act occurs again.",
  },
  {
    id: "prices-named",
    statement: "offer_price is present exactly on init_price, counter, accept, sign_mandate and settle.",
  },
  {
    id: "standing",
    statement:
      "standing_ask is the offer_price of the last init_price or counter of the seller up to this row, standing_bid that of the last counter of the buyer; null while there is none.",
  },
  {
    id: "monotone",
    statement: "The buyer's counters never fall. The seller's prices never rise, except on a row with terms_changed.",
  },
  {
    id: "apart",
    statement: "A counter of the buyer lies below standing_ask, a counter of the seller above standing_bid.",
  },
  {
    id: "limits",
    statement: "Counters of the buyer are at most buyer_limit, prices of the seller at least seller_reserve.",
  },
  {
    id: "targets",
    statement:
      "buyer_target ≤ buyer_limit, seller_target ≥ seller_reserve, seller_target ≤ list_price, and the first counter of the buyer is at most buyer_target.",
  },
  {
    id: "concession",
    statement:
      "concession is present exactly on counters whose actor has named a price before; for the buyer it is offer_price minus his last price, for the seller his last price minus offer_price, which is negative only with terms_changed and then written as 0.",
  },
  {
    id: "accept",
    statement:
      "accept has the offer_price of the other side's last price, and comes within ttl_s seconds of it; at most one accept stands in a negotiation.",
  },
  {
    id: "deal",
    statement:
      "After accept only inform, sign_mandate and settle follow; sign_mandate and settle stand only after accept, settle only on the last row; an agreed negotiation ends on settle, has exactly one sign_mandate before it, and both have the accepted offer_price.",
  },
  {
    id: "zopa",
    statement:
      "An agreed negotiation has seller_reserve ≤ final_price ≤ buyer_limit; where buyer_limit < seller_reserve none is agreed.",
  },
  {
    id: "outcome",
    statement:
      "outcome is present exactly on the last row: agreed on settle, rejected on reject, walked_away on walk_away, expired on inform; reject and walk_away stand on last rows only. On an expired last row more than ttl_s seconds have passed since the row above.",
  },
  {
    id: "ttl",
    statement: "Except on an expired last row, no act comes more than ttl_s seconds after the row above.",
  },
  {
    id: "final",
    statement:
      "final_price and surplus_split are present exactly where outcome is agreed; final_price is the offer_price; surplus_split is (final_price − seller_reserve) / (buyer_limit − seller_reserve) rounded half up to four decimals, and 0.5 where the two are equal.",
  },
  {
    id: "mandate",
    statement:
      "mandate is present exactly on sign_mandate; its payment_amount is offer_price in cents, its payee is seller_wallet, its transaction_id is negotiation_id; its constraints are, in this order, payment.amount_range with min ≤ payment_amount ≤ max and max = buyer_limit in cents, payment.budget with max = budget_remaining in cents ≥ payment_amount, and payment.allowed_payees with payee among allowed.",
  },
  {
    id: "mandate-id",
    statement:
      "mandate_id is present exactly on sign_mandate and settle, the same on both, and unique to its negotiation; x402_ref is present exactly on settle and unique.",
  },
  {
    id: "budget",
    statement:
      "budget_remaining is the same on all rows of a negotiation but settle, where it is less by exactly offer_price; it is at least 0, and before settle at least buyer_limit.",
  },
  {
    id: "terms",
    statement:
      "terms_changed is true exactly where sla differs from the row above; it is false on round 1, and true only on counter.",
  },
  {
    id: "utterance",
    statement:
      "Every number with two decimals in utterance is the row's offer_price, standing_bid, standing_ask or list_price; where offer_price is present, it stands in utterance with two decimals.",
  },
];
