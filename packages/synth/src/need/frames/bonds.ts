import { choices, exponential, happening, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";
import { tops } from "./rules.ts";

const bondQuotes: Frame = {
  id: "bond_quotes",
  category: "financial-markets",
  title: "bond quotes",
  cues: {
    en: "bond quote:7|bond price:5|corporate bond quote:7|government bond quote:7|bond pricing:5|bond market quote:7|fixed income quote:6|treasury quote:6|bond run:4",
    de: "anleihekurse:6|anleihenkurse:6|anleihekurs:6",
    es: "cotizaciones de bonos:6|precios de bonos:6",
    fr: "cotations d'obligations:6|cours obligataires:6",
    pt: "cotações de títulos:6|preços de títulos:6",
  },
  record: "quote",
  fields: [
    key("isin", { names: "isin|bond|security" }),
    key("timestamp", { names: "time|quote time|quoted at|date|quote date", model: happening("s", "business") }),
    core("issuer=security_name", { names: "issuer|name|company" }),
    core("coupon=coupon_rate", { names: "coupon|coupon rate" }),
    core("maturity_date", { names: "maturity|matures on" }),
    core("bid", { model: numbers(normal(98.5, 3.5), 3), minimum: 20, maximum: 160 }),
    core("ask", { names: "offer" }),
    core("yield_to_maturity", { names: "yield|ytm" }),
    core("rating=bond_rating", { names: "rating|credit rating" }),
    known("spread_bp=value", {
      names: "spread|credit spread",
      unit: "bp",
      model: numbers(lognormal(120, 0.6), 0),
      minimum: 0,
    }),
    known("seniority=type", {
      names: "seniority|ranking",
      model: choices("senior unsecured:74|senior secured:14|subordinated:12"),
    }),
    ...knowns(
      "clean_price accrued_interest dirty_price mid_price=last_price issue_date currency sector=market_sector country face_value=amount volume duration_years=value",
    ),
  ],
  rules: [
    tops("ask", "bid", exponential(0.35), 3),
    follows("maturity_date", "issue_date", lognormal(2_400, 0.5), "day"),
  ],
  rhythm: "business",
  days: 30,
};

/** What dealers bid and ask for bonds. */
export const bondFrames: readonly Frame[] = [bondQuotes];
