import { choices, flags, lognormal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns, onlyWhere } from "./define.ts";
import type { Frame } from "./frame.ts";

const lots: Frame = {
  id: "auction_lots",
  title: "auction lots",
  cues: {
    en: "auction lot:5|hammer price:3|lots of an auction:4|lot number:2|auction catalogue:4|auction sale:3|auction estimate:4|low estimate:3|high estimate:3|buyer's premium:4|unsold lot:4",
    de: "auktionslos:5|auktionslose:5|zuschlagspreis:4|schätzpreis:3",
    es: "lote de subasta:5|lotes de subasta:5|lotes de una subasta:5|precio de remate:4",
    fr: "lots d'enchères:5|lots de vente aux enchères:5|lots aux enchères:5|prix d'adjudication:4",
    pt: "lotes de leilão:5|lotes de um leilão:5|preço de martelo:4",
  },
  against: "bid number:4|bidder:4|bids:4|bid amount:4|parking:3|production:3",
  record: "lot",
  fields: [
    key("lot_id=record_id", {
      names: "lot|lot number|lot no|los",
      model: { kind: "code", prefix: "LOT-", radix: 10, width: 5, order: "sequence" },
    }),
    core("sale_date=date", { names: "sale date|auction date|date|sold on" }),
    core("item=product_name", { names: "item|lot title|object|artwork|article" }),
    core("is_sold", { names: "sold", model: flags(0.8) }),
    core("hammer_price=price", {
      names: "hammer price|hammer|sold price|result",
      model: numbers(lognormal(1_100, 1), 0),
    }),
    known("artist=artist_name", { names: "artist|maker" }),
    known("medium=artwork_medium", { names: "medium|technique" }),
    known("house=company_name", { names: "auction house|house" }),
    known("reserve_price=price", { names: "reserve|reserve price", model: numbers(lognormal(800, 1), 0) }),
    known("final_price", { names: "final price|total price|price with premium" }),
    known("category=category", {
      names: "category|department",
      model: choices("paintings:28|jewellery:22|furniture:18|watches:14|ceramics:10|books:8"),
    }),
    ...knowns("currency bid_count bidder_id seller_id year country item_condition"),
  ],
  rules: [onlyWhere("hammer_price", "is_sold", true)],
  rhythm: "business",
  days: 365,
};

export const auctionLotFrames: readonly Frame[] = [lots];
