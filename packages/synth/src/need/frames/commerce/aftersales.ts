import { beta, choices, happening, lognormal, normal } from "../../ontology/models.ts";
import { ascending, core, follows, key, knowns, multiplies, onlyWhere, rule, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { countsUp, tops } from "../rules.ts";

const returns: Frame = {
  id: "product_returns",
  title: "product returns",
  cues: {
    en: "product return:3|return:2|customer return:3|returned item:3|return request:3|rma:3|refund:2|returns and refunds:3|reverse logistics:3|refund request:3|return reason:2|merchandise return:3",
    de: "retoure:3|retouren:3|rücksendung:3|rückerstattung:2",
    es: "devolución de producto:3|devoluciones:3|reembolso:2",
    fr: "retour produit:3|retours produits:3|remboursement:2",
    pt: "devolução de produto:3|devoluções:3|reembolso:2",
  },
  against:
    "vat return:6|tax return:6|tax refund:6|tax:3|tax return:3|stock return:3|daily return:3|return flight:3|rate of return:3|api:2|portfolio:3|hotel:2",
  record: "return",
  fields: [
    key("return_id"),
    core("order_id"),
    core("returned_at=timestamp", { names: "return date|returned at|date|requested at" }),
    core("sku", { names: "sku|product|item" }),
    core("return_reason", { names: "reason|return reason" }),
    core("refund_amount", { names: "refund|refund amount|amount" }),
    core("currency"),
    core("status", { model: choices("refunded:68|received:14|requested:12|rejected:6") }),
    ...knowns(
      "customer_id@customer order_date=ordered_at product_name product_category quantity unit_price item_condition",
    ),
    ...knowns(
      "refund_method=payment_method refunded_at=closed_at restocking_fee=fee comment channel tracking_number days_to_return=duration_days",
    ),
  ],
  rules: [
    follows("returned_at", "order_date", lognormal(12, 0.5), "day"),
    follows("refunded_at", "returned_at", lognormal(5, 0.5), "day"),
    onlyWhere("refunded_at", "status", "refunded"),
    within("restocking_fee", "refund_amount", beta(1.2, 18)),
    multiplies("refund_amount", "quantity unit_price"),
  ],
  rhythm: "consumer",
};

const warrantyClaims: Frame = {
  id: "warranty_claims",
  title: "warranty claims",
  cues: {
    en: "warranty claim:3|warranty repair:3|guarantee claim:3|warranty:2|product failure claim:2",
    de: "garantiefall:3|gewährleistung:3|garantie:2",
    es: "reclamación de garantía:3|garantía:2",
    fr: "demande de garantie:3|garantie:2",
    pt: "reclamação de garantia:3|garantia:2",
  },
  against: "insurance:2|loan guarantee:3|money-back:1",
  record: "warranty claim",
  fields: [
    key("claim_id=insurance_claim_id", {
      model: { kind: "code", prefix: "WCL-", radix: 10, width: 6, order: "sequence" },
    }),
    core("claimed_at=timestamp", { names: "claim date|claimed at|date|reported at" }),
    core("product_name", { names: "product|model|item" }),
    core("serial_number"),
    core("purchase_date=ordered_at", { names: "purchase date|bought on|sale date" }),
    core("failure=defect_type", {
      names: "failure|defect|fault|problem",
      model: choices("battery|screen|motor|power supply|noise|leak|button|software"),
    }),
    core("status", { model: choices("approved:66|in repair:14|denied:14|pending:6") }),
    core("repair_cost=cost", { names: "repair cost|cost|claim cost" }),
    ...knowns(
      "currency customer_id@customer resolution=outcome closed_at parts_cost labor_cost warranty_months country@customer product_category description technician=assigned_to",
    ),
  ],
  rules: [
    rule(
      "purchase_date is before claimed_at",
      "purchase_date claimed_at",
      {
        purchase_date: { kind: "later", than: "claimed_at", by: normal(-300, 90), unit: "day" },
      },
      [ascending("purchase_date claimed_at")],
    ),
    follows("closed_at", "claimed_at", lognormal(9, 0.6), "day"),
    onlyWhere("closed_at", "status", "approved", "denied"),
  ],
  rhythm: "business",
  days: 365,
};

const bids: Frame = {
  id: "auction_bids",
  title: "auction bids",
  cues: {
    en: "auction:3|auction bid:3|bidding:2|bidder:2|online auction:3|art auction:3|auction result:3",
    de: "auktion:3|gebot:2|versteigerung:3",
    es: "subasta:3|puja:2",
    fr: "enchère:3|vente aux enchères:3",
    pt: "leilão:3|lance:2",
  },
  against: "bid ask:3|bid price:2|ad auction:3|order book:3|spectrum:2|nft:2|lot:1|estimate:2",
  record: "bid",
  fields: [
    key("auction_id@auction"),
    core("bid_number=sequence_number", { names: "bid number|bid no" }),
    core("timestamp", {
      names: "bid time|timestamp|placed at",
      model: happening("s", "consumer", lognormal(190, 1.2)),
    }),
    core("bidder_id"),
    core("bid_amount", { names: "bid|amount|bid amount" }),
    core("item=product_name@auction", { names: "item|lot|article|artwork" }),
    core("currency@auction"),
    ...knowns(
      "starting_price@auction final_price@auction seller_id@auction category=product_category@auction bid_count@auction bidder_rating=rating is_winning=flag",
    ),
  ],
  rules: [
    tops("final_price", "starting_price", lognormal(38, 0.9), 2),
    rule(
      "bids rise within an auction",
      "bid_amount auction_id",
      {
        bid_amount: { kind: "counter", start: lognormal(42, 0.9), increment: lognormal(4, 0.8), decimals: 2 },
      },
      [{ kind: "monotone", field: "bid_amount", within: "auction_id" }],
    ),
    countsUp("bid_number", "auction_id"),
  ],
  layout: { kind: "groups", subject: "auction", least: 2, most: 18 },
  rhythm: "consumer",
};

const redemptions: Frame = {
  id: "coupon_redemptions",
  title: "coupons and promotions",
  cues: {
    en: "coupon redemption:3|coupon:2|promotion:2|promo code:2|voucher:2|gift card:3|discount campaign:3|promotional offer:3|coupon usage:3",
    de: "gutschein:3|rabattaktion:3|gutscheineinlösung:3|geschenkkarte:3",
    es: "cupón:3|promoción:2|tarjeta regalo:3",
    fr: "bon de réduction:3|code promo:3|carte cadeau:3",
    pt: "cupom:3|promoção:2|vale-presente:3",
  },
  against: "bond:3|coupon rate:3|job promotion:3|promoted:3|order:1",
  record: "redemption",
  fields: [
    key("redemption_id=id", { model: { kind: "code", prefix: "RDM-", radix: 10, width: 6, order: "sequence" } }),
    core("coupon_code@coupon", { names: "code|coupon|voucher code" }),
    core("redeemed_at=timestamp", { names: "redeemed at|date|used at|timestamp" }),
    core("customer_id@customer"),
    core("promotion_type@coupon", { names: "type|promotion type|discount type" }),
    core("discount=discount_amount", { names: "discount|value|discount amount" }),
    core("order_total", { names: "order|order total|order value|basket value" }),
    core("currency"),
    ...knowns(
      "order_id channel campaign_id@coupon discount_pct@coupon expiry_date@coupon store_id is_first_order balance status",
    ),
  ],
  rules: [within("discount", "order_total", beta(4, 22))],
  rhythm: "consumer",
};

/** What follows a sale: returns, warranties, auctions and vouchers. */
export const aftersalesFrames: readonly Frame[] = [returns, warrantyClaims, bids, redemptions];
