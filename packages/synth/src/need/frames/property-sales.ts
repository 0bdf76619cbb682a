import { lognormal, numbers, product } from "../ontology/models.ts";
import { core, divides, key, knowns, rule } from "./define.ts";
import type { Frame } from "./frame.ts";

const sales: Frame = {
  id: "property_sales",
  title: "property sales",
  cues: {
    en: "house sale:6|home sale:3|flat sale:5|property sale:3|apartment sale:5|house sold:5|home sold:5|flat sold:5|apartment sold:5|property sold:5|property transaction:5|land registry:4|price paid data:5|sold house:4|house sales:6|home sales:4|flat sales:5|apartment sales:5|property sales:5|sales of houses:5|sales of flats:5",
    de: "hausverkäufe:6|wohnungsverkäufe:6|immobilienverkäufe:6|kaufvertrag:2",
    es: "ventas de viviendas:6|ventas de casas:6|compraventas de viviendas:6|ventas de pisos:6",
    fr: "ventes de maisons:6|ventes d'appartements:6|ventes immobilières:6|transactions immobilières:6",
    pt: "vendas de casas:6|vendas de apartamentos:6|vendas de imóveis:6",
  },
  against: "for sale:4|listing:4|listed:3|rent:3|negotiation:4|warehouse sale:4|viewing:3",
  record: "sale",
  fields: [
    key("sale_id=record_id", {
      names: "sale|transaction",
      model: { kind: "code", prefix: "SALE-", radix: 10, width: 6, order: "sequence" },
    }),
    core("sold_date=date", { names: "date sold|sale date|sold on|date of sale|completion date|date" }),
    core("price=property_sale_price", { names: "price|sale price|sold price|price paid|selling price" }),
    core("currency"),
    core("property_type", { names: "type|property type|kind" }),
    core("bedrooms", { names: "bedrooms|beds" }),
    core("living_area_m2", { names: "area|living area|size|floor area" }),
    core("city"),
    ...knowns(
      "asking_price=listing_price days_on_market postcode address district region country year_built bathrooms lot_area_m2",
    ),
    ...knowns(
      "has_garden has_parking energy_class agent=real_estate_agent seller=full_name price_per_m2 latitude longitude",
    ),
  ],
  rules: [
    rule(
      "price rises with bedrooms",
      "price bedrooms",
      { price: numbers(lognormal(298_000, 0.5), 2, { heaped: 0.8, follows: [{ field: "bedrooms", weight: 0.5 }] }) },
      [{ kind: "sign", fields: ["price", "bedrooms"], sign: 1 }],
    ),
    rule("price is near asking_price", "asking_price price", {
      price: product("asking_price", 2, 1, lognormal(0.975, 0.045)),
    }),
    divides("price_per_m2", "price", "living_area_m2"),
  ],
  rhythm: "business",
  days: 365,
};

export const propertySaleFrames: readonly Frame[] = [sales];
