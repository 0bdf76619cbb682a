import { beta, exponential, lognormal, normal, numbers, product, prose, triangular } from "../../ontology/models.ts";
import {
  adds,
  ascending,
  core,
  follows,
  key,
  known,
  knowns,
  multiplies,
  onlyWhere,
  rule,
  settledBy,
  within,
} from "../define.ts";
import type { Frame } from "../frame.ts";
import { bands, compares, countsUp, partOf, tells } from "../rules.ts";
import { productsOf } from "./products-of.ts";

const orders: Frame = {
  id: "orders",
  category: "retail-transactions",
  title: "online orders",
  cues: {
    en: "e-commerce order:3|ecommerce order:3|online order:3|order:2|ecommerce:2|e-commerce:2|online shop:2|web shop:2|webshop:2|online store:2|online retailer:2|sales order:2|purchase:2|retail transaction:2|purchase history:3|order history:3|retail:1|shop:1|customer order:3|checkout:1|shipping",
    de: "bestellung:3|bestellungen:3|käufe:2|aufträge:2|online-bestellung:3|onlineshop:2|webshop:2|kauf:1|einkauf:1|e-commerce:2|kundenbestellung:3|auftrag:1|einzelhandel:2",
    es: "pedido:3|pedido en línea:3|compra:2|tienda en línea:2|tienda online:2|comercio electrónico:3|venta minorista:2",
    fr: "commande:3|commande en ligne:3|achat:2|boutique en ligne:2|commerce électronique:3|e-commerce:2|vente au détail:2",
    pt: "pedido:3|encomenda:2|compra:2|loja online:2|loja virtual:2|comércio eletrônico:3|varejo:2",
  },
  against:
    "school lunch:4|lunch order:3|canteen:2|work order:3|purchase order:3|bon de commande:3|orden de compra:3|ordem de compra:3|court order:3|limit order:3|market order:3|order book:3|restaurant:2|food delivery:3|courier:1|lab order:3|supplier:1|production order:3|click stream:2|clickstream:2|retail price:2|product catalogue:2|product catalog:2",
  record: "order",
  fields: [
    key("order_id"),
    core("order_date=ordered_at", { names: "order date|date|timestamp|order time|purchase date|datum|fecha" }),
    core("customer_id@customer", { always: true }),
    core("order_total", {
      names:
        "total|order total|total amount|amount|value|order value|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    core("status=order_status", { names: "status|order status|estado|statut|situação" }),
    ...knowns(
      "item_count product_id@product product_name@product sku@product quantity unit_price@product payment_method payment_status",
    ),
    ...knowns("shipping_method channel customer_name=full_name@customer customer_email=email@customer"),
    ...knowns("country@customer city@customer region@customer postcode@customer shipping_address@customer"),
    ...knowns("billing_address@customer customer_segment=segment@customer loyalty_tier@customer"),
    known("category=product_category@product", {
      names: "category|product category|kategorie|categoría|catégorie|categoria",
    }),
    known("subtotal"),
    known("tax=tax_amount", { names: "tax|vat|tax amount" }),
    known("shipping_cost"),
    known("discount=discount_amount", { names: "discount|discount amount" }),
    ...knowns("discount_pct coupon_code tax_rate delivery_days promised_date device_type is_first_order is_gift"),
    ...knowns("is_fraud shipped_at delivered_at is_returned return_date return_reason refund_amount is_cancelled"),
    ...knowns("cancellation_reason store_id@store seller_id@seller rating review_text"),
  ],
  rules: [
    productsOf("category"),
    rule("review_text goes with rating", "review_text rating", { review_text: prose("review", "rating") }),
    within("refund_amount", "order_total", beta(6, 0.8)),
    onlyWhere("cancellation_reason", "is_cancelled", true),
    onlyWhere("cancellation_reason", "status", "cancelled"),
    onlyWhere("return_reason", "status", "returned"),
    onlyWhere("return_date", "status", "returned"),
    onlyWhere("refund_amount", "is_returned", true),
    onlyWhere("return_reason", "is_returned", true),
    onlyWhere("return_date", "is_returned", true),
    tells("is_cancelled", "status", "cancelled"),
    tells("is_returned", "status", "returned"),
    onlyWhere("delivered_at", "status", "delivered", "returned"),
    onlyWhere("shipped_at", "status", "shipped", "delivered", "returned"),
    follows("return_date", "order_date", lognormal(13, 0.5), "day"),
    follows("return_date", "delivered_at", lognormal(9, 0.6), "day"),
    follows("promised_date", "order_date", lognormal(5, 0.3), "day"),
    follows("delivered_at", "order_date", lognormal(3.8, 0.5), "day"),
    follows("delivered_at", "shipped_at", lognormal(2.6, 0.5), "day"),
    follows("shipped_at", "order_date", lognormal(1.1, 0.6), "day"),
    within("tax", "subtotal", triangular(0.05, 0.2, 0.25)),
    rule("tax = subtotal × tax_rate %", "tax subtotal tax_rate", { tax: product("subtotal tax_rate", 2, 0.01) }, [
      { kind: "product", result: "tax", factors: ["subtotal", "tax_rate"], times: 0.01 },
    ]),
    within("discount", "order_total", beta(0.4, 5)),
    within("discount", "subtotal", beta(0.4, 4)),
    multiplies("order_total", "quantity unit_price"),
    multiplies("subtotal", "quantity unit_price"),
    adds("order_total", "+subtotal -discount"),
    adds("order_total", "+subtotal +shipping_cost"),
    adds("order_total", "+subtotal +tax"),
    adds("order_total", "+subtotal +tax -discount"),
    adds("order_total", "+subtotal +tax +shipping_cost"),
    adds("order_total", "+subtotal +shipping_cost -discount"),
    adds("order_total", "+subtotal +tax +shipping_cost -discount"),
    settledBy(
      "payment_status",
      "status",
      {
        delivered: "paid",
        shipped: "paid",
        processing: "paid",
        pending: "pending",
        cancelled: "failed",
        returned: "refunded",
      },
      "paid",
    ),
  ],
  rhythm: "consumer",
};

const orderLines: Frame = {
  id: "order_lines",
  category: "retail-transactions",
  title: "order lines",
  cues: {
    en: "order line:3|retail transaction:3|retail transaction line:3|online retail:3|order item:3|line item:3|order line item:3|sales line:2|market basket:3|basket item:3|basket:1|sku level sale:2|product sale:2|sold item:2|retail sale:2",
    de: "bestellposition:3|auftragsposition:3|warenkorbposition:3|warenkorb:1|bestellzeile:3",
    es: "línea de pedido:3|artículo del pedido:3|cesta de compra:2|cesta:1",
    fr: "ligne de commande:3|article de commande:3|panier d'achat:2",
    pt: "item do pedido:3|linha do pedido:3|cesta de compras:2",
  },
  against:
    "invoice:2|abandoned cart:3|clickstream:3|cost line:4|cost line item:3|aws:4|azure:3|cloud:3|billing line item:3|budget line:3",
  record: "order line",
  fields: [
    key("order_id@order"),
    key("line_number"),
    core("timestamp@order", { names: "order date|date|sold at|sale date|datum|fecha" }),
    core("sku"),
    core("quantity"),
    core("unit_price"),
    core("line_total", {
      names:
        "line total|total|amount|gesamtbetrag|importe total|montant total|valor total|betrag|importe|monto|montant|valor",
    }),
    core("currency"),
    ...knowns("customer_id@order product_id product_name brand store_id@order cashier_id@order payment_method@order"),
    ...knowns("channel@order country@order loyalty_tier@order"),
    known("category=product_category", { names: "category|product category|kategorie|categoría|catégorie|categoria" }),
    known("discount=discount_amount"),
    known("tax=tax_amount"),
    known("net_amount=subtotal"),
    ...knowns(
      "discount_pct tax_rate unit_cost margin_pct is_returned return_reason promo_applied coupon_code list_price",
    ),
  ],
  rules: [
    productsOf("category"),
    onlyWhere("return_reason", "is_returned", true),
    within("unit_price", "list_price", beta(8, 0.7)),
    within("unit_cost", "unit_price", beta(9, 6)),
    within("tax", "net_amount", triangular(0.05, 0.2, 0.25)),
    within("discount", "line_total", beta(0.4, 5)),
    within("discount", "net_amount", beta(0.4, 4)),
    multiplies("line_total", "quantity unit_price"),
    adds("line_total", "+net_amount +tax"),
    adds("line_total", "+net_amount -discount"),
    adds("line_total", "+net_amount +tax -discount"),
    multiplies("net_amount", "quantity unit_price"),
    countsUp("line_number", "order_id"),
  ],
  layout: { kind: "groups", subject: "order", least: 1, most: 7 },
  rhythm: "consumer",
};

const cardTransactions: Frame = {
  id: "card_transactions",
  category: "retail-transactions",
  title: "card transactions",
  cues: {
    en: "credit card transaction:3|card transaction:3|debit card transaction:3|card payment:3|credit card:2|debit card:2|card fraud:3|fraud detection:2|fraudulent transaction:3|transaction fraud:3|merchant category:2|cardholder:2|card purchase:3|mcc:2|chargeback:2|merchant:1|transaction:1|fraud flag:2|payment fraud:3|card swipe:3|card authorisation:3|card authorization:3",
    de: "kreditkartentransaktion:3|kartenzahlung:3|kartentransaktion:3|kreditkarte:2|händlerkategorie:2|betrugserkennung:2|kreditkartenzahlung:3",
    es: "transacción con tarjeta:3|transacción de tarjeta:3|tarjeta de crédito:2|pago con tarjeta:3|detección de fraude:2|transacciones de tarjeta de crédito:3",
    fr: "transaction par carte:3|paiement par carte:3|carte bancaire:2|carte de crédit:2|détection de fraude:2",
    pt: "transação com cartão:3|transações de cartão:3|cartão de crédito:2|pagamento com cartão:3|detecção de fraude:2",
  },
  against:
    "blockchain:3|wallet address:3|x402:3|card application:3|credit card application:3|bank transfer:1|credit score:1",
  record: "transaction",
  fields: [
    key("transaction_id"),
    core("timestamp", { names: "transaction time|transaction date|date|time|authorised at|datum|fecha" }),
    core("customer_id@customer", { names: "customer|cardholder|account holder|kunde|cliente|client" }),
    core("amount", { names: "transaction amount|amount|purchase amount|betrag|importe|monto|montant|valor" }),
    core("currency"),
    core("merchant_category", { names: "merchant category|category|kategorie|categoría|catégorie|categoria" }),
    known("merchant_id@merchant"),
    known("merchant_name@merchant"),
    known("country", { names: "country|merchant country|transaction country" }),
    known("city", { names: "city|merchant city|stadt|ciudad|ville|cidade" }),
    known("is_fraud", { names: "fraud|fraud flag|fraud label|is fraud|fraudulent" }),
    known("status=transaction_status", {
      names: "status|transaction status|authorisation status|estado|statut|situação",
    }),
    ...knowns("mcc card_token@customer card_last4@customer card_type@customer card_network@customer card_present"),
    ...knowns("entry_mode channel device_type ip_address is_international is_recurring is_chargeback fraud_type"),
    ...knowns("decline_reason response_code authorization_code risk_score distance_from_home_km latitude longitude"),
    ...knowns(
      "transactions_last_24h terminal_id@merchant fee cashback=discount_amount payment_method account_id@customer balance",
    ),
    known("age@customer", { minimum: 18 }),
    ...knowns("gender@customer credit_limit@customer merchant_country=country"),
  ],
  rules: [
    onlyWhere("authorization_code", "status", "approved"),
    onlyWhere("decline_reason", "status", "declined"),
    onlyWhere("fraud_type", "is_fraud", true),
    rule("fraud happens further from home", "distance_from_home_km is_fraud", {
      distance_from_home_km: numbers(lognormal(6, 1.4), 1, { follows: [{ field: "is_fraud", weight: 0.5 }] }),
    }),
    rule("risk_score rises with fraud", "risk_score is_fraud", {
      risk_score: numbers(beta(1.3, 6), 3, { follows: [{ field: "is_fraud", weight: 0.7 }] }),
    }),
    rule("fraudulent amounts run higher", "amount is_fraud", {
      amount: numbers(lognormal(34, 0.95), 2, { follows: [{ field: "is_fraud", weight: 0.45 }] }),
    }),
    settledBy(
      "mcc",
      "merchant_category",
      {
        groceries: "5411",
        restaurants: "5812",
        fuel: "5541",
        "online retail": "5999",
        transport: "4111",
        clothing: "5651",
        pharmacy: "5912",
        entertainment: "7832",
        travel: "7011",
        electronics: "5732",
        "home improvement": "5311",
      },
      "5999",
    ),
  ],
  rhythm: "consumer",
};

const receipts: Frame = {
  id: "pos_transactions",
  category: "retail-transactions",
  title: "point-of-sale transactions",
  cues: {
    en: "till receipt:6|till roll:4|cash receipt:3|sales receipt:4|shop receipt:4|point of sale:3|pos transaction:3|point-of-sale:3|pos:2|store transaction:3|receipt:2|till:2|cash register:3|checkout transaction:2|supermarket:2|grocery:1|store sale:2|in-store:2|brick and mortar:2|cashier:2|retail store:2|grocery store:2|retail sale:2|loyalty card:1|sale:2|sales record:2|sales transaction:3|sales data:2|shop sale:3|sold product:2|sales:2|bakery:1|kiosk:1|butcher:1|flower shop:1|vending machine:2|basket line:3|basket item:2|till receipt:3|pos receipt:3|receipt line:3|market basket:3|till roll:3|scanner data:2.5|loyalty purchase:5|loyalty card purchase:5|loyalty card transaction:4|drugstore:1|pharmacy purchase:2",
    de: "kassenbon:3|kassentransaktion:3|filiale:1|supermarkt:2|kasse:2|ladengeschäft:2|kassendaten:3|verkauf:2|verkaufsdaten:2|verkäufe:2|umsatzdaten:2|kassenzeile:3|kassenzeilen:3|kassenbons:3|bonpositionen:3|einkaufskorb:2",
    es: "ticket de venta:4|tickets de venta:4|punto de venta:3|tique de caja:3|supermercado:2|tienda física:2|caja registradora:3|venta:2|ventas:2|ventas de una tienda:3|datos de ventas:2|ticket de compra:3|tickets de compra:3|tickets de caja:3|recibos de caja:3|cesta de la compra:3",
    fr: "ticket de caisse:3|point de vente:3|supermarché:2|caisse:2|magasin:2|vente:2|ventes:2|données de vente:2|ventes d'un magasin:3|tickets de caisse:3|lignes de ticket:3|panier moyen:2.5|encaissement:2",
    pt: "ponto de venda:3|cupom fiscal:3|supermercado:2|loja física:2|venda:2|vendas:2|vendas de uma loja:3|dados de vendas:2|cupons fiscais:3|cesta de compras:3|itens do cupom:3|recibos de caixa:3",
  },
  against:
    "restaurant:3|crypto:3|online order:2|menu:2|handed in:4|staff for travel:4|reimbursed:3|expense:4|après-vente:5|apres vente:5",
  record: "sale",
  fields: [
    key("transaction_id", { names: "transaction|receipt number|sale id" }),
    core("timestamp", { names: "sale time|transaction date|date|time of sale|datum|fecha" }),
    core("store_id@store"),
    core("amount=order_total", {
      names:
        "total|amount|sale amount|transaction amount|total amount|betrag|importe|monto|montant|valor|gesamtbetrag|importe total|montant total|valor total",
    }),
    core("currency"),
    core("payment_method"),
    known("category=product_category@product", {
      names: "category|product category|kategorie|categoría|catégorie|categoria",
    }),
    known("tax=tax_amount"),
    known("discount=discount_amount"),
    known("change_given=fee", { names: "change|change due", meaning: "The change given back." }),
    ...knowns(
      "item_count receipt_id terminal_id@terminal cashier_id@store customer_id@customer loyalty_tier@customer is_member",
    ),
    known("product_name@product", { names: "item|product|article|item name" }),
    ...knowns("loyalty_points sku@product quantity unit_price@product subtotal discount_pct coupon_code promo_applied"),
    ...knowns(
      "city@store country@store store_type@store is_returned is_fraud card_type shift status=transaction_status",
    ),
  ],
  rules: [
    productsOf("category"),
    rule("more items cost more", "amount item_count", {
      amount: numbers(lognormal(24, 0.85), 2, { follows: [{ field: "item_count", weight: 0.75 }] }),
    }),
    within("discount", "amount", beta(0.4, 5)),
    within("discount", "subtotal", beta(0.4, 4)),
    within("tax", "amount", triangular(0.04, 0.1, 0.18)),
    within("tax", "subtotal", triangular(0.05, 0.12, 0.22)),
    multiplies("subtotal", "quantity unit_price"),
    multiplies("amount", "quantity unit_price"),
    adds("amount", "+subtotal -discount"),
    adds("amount", "+subtotal +tax"),
    adds("amount", "+subtotal +tax -discount"),
  ],
  rhythm: "consumer",
};

const storeSales: Frame = {
  id: "store_sales",
  title: "daily sales by store",
  cues: {
    en: "daily sales:3|store sales:3|sales by store:3|sales per store:3|weekly sales:3|monthly sales:2|sales forecasting:3|sales forecast:3|demand forecasting:3|sales time series:3|sales figure:2|sales per day:3|sales by day:3",
    de: "tagesumsatz:3|umsatz pro filiale:3|filialumsatz:3|absatzprognose:3|verkaufszahlen:2",
    es: "ventas diarias:3|ventas por tienda:3|pronóstico de ventas:3",
    fr: "ventes quotidiennes:3|ventes par magasin:3|prévision des ventes:3",
    pt: "vendas diárias:3|vendas por loja:3|previsão de vendas:3",
  },
  against: "sales pipeline:3|sales lead:3|opportunity:2|sales call:2|order:1",
  record: "store day",
  fields: [
    key("store_id@store"),
    key("date", { names: "datum|fecha" }),
    core("revenue", { names: "sales|revenue|sales amount|daily sales|total sales" }),
    core("units_sold=quantity", {
      names: "units sold|quantity sold|units|items sold",
      model: numbers(lognormal(160, 0.7), 0),
    }),
    core("transactions=order_count", {
      names: "transactions|number of transactions|tickets",
      model: numbers(lognormal(85, 0.5), 0),
    }),
    core("currency"),
    ...knowns("footfall promo_applied is_holiday weekday temperature_c=value region@store city@store country@store"),
    ...knowns("store_type@store store_size_m2@store product_category sku unit_price discount_pct average_order_value"),
    ...knowns(
      "returns=refund_amount margin_pct inventory_level=on_hand cost=unit_cost target=budget profit department",
    ),
  ],
  rules: [
    partOf("weekday", "date", "weekday"),
    rule(
      "transactions <= footfall",
      "transactions footfall",
      { transactions: { kind: "portion", of: "footfall", share: beta(7, 14), decimals: 0 } },
      [ascending("transactions footfall")],
    ),
    rule("revenue rises with the units sold", "revenue units_sold", {
      revenue: product("units_sold", 2, 1, normal(14, 1.6)),
    }),
    multiplies("revenue", "transactions average_order_value"),
    multiplies("revenue", "units_sold unit_price"),
  ],
  layout: { kind: "series", subject: "store", every: { count: 1, unit: "day" } },
  rhythm: "consumer",
};

const products: Frame = {
  id: "product_catalog",
  title: "product catalogue",
  cues: {
    en: "product catalog:3|product catalogue:3|product listing:3|product feed:3|product data:2|product:1|catalog:2|catalogue:2|marketplace listing:3|item master:3|article master:3|price list:2|assortment:2|product inventory:1|list of products:3",
    de: "produktkatalog:3|produkte:2|artikel:2|artikelstamm:3|produktdaten:2|sortiment:2|produktliste:3|preisliste:2",
    es: "catálogo de productos:3|catálogo:2|lista de productos:3|lista de precios:2",
    fr: "catalogue de produits:3|catalogue produit:3|liste de produits:3|fiche produit:3",
    pt: "catálogo de produtos:3|lista de produtos:3|catálogo:2",
  },
  against: "order:1|review:2|support:2|data product:3|product analytics:3|product usage:3",
  record: "product",
  fields: [
    key("product_id"),
    core("name=product_name", { names: "name|product name|title|nombre|nom|nome" }),
    core("category=product_category", { names: "category|product category|kategorie|categoría|catégorie|categoria" }),
    core("price", { names: "price|unit price|selling price|retail price|preis|precio|prix|preço" }),
    core("currency"),
    core("stock=on_hand", { names: "stock|stock quantity|inventory|quantity in stock|stock level|units in stock" }),
    ...knowns(
      "brand sku ean upc description color size material list_price unit_cost discount_pct availability in_stock",
    ),
    ...knowns(
      "average_rating review_count weight_kg length_cm width_cm height_cm image_url url is_active launch_date=product_launch_date",
    ),
    ...knowns(
      "warranty_months supplier_id@supplier supplier_name@supplier margin_pct tags subcategory seller_name created_at updated_at",
    ),
    ...knowns("country_of_origin=country tax_rate item_condition rating"),
  ],
  rules: [
    productsOf("category", "name"),
    follows("updated_at", "created_at", exponential(60), "day"),
    bands("availability", "stock", [1, 8], "out of stock|low stock|in stock"),
    compares("in_stock", "stock", ">", 0),
    within("price", "list_price", beta(8, 0.7)),
    within("unit_cost", "price", beta(9, 6)),
  ],
  days: 730,
};

const prices: Frame = {
  id: "price_monitoring",
  title: "competitor prices",
  cues: {
    en: "price monitoring:3|competitor price:3|price tracking:3|competitive pricing:3|price comparison:3|price history:3|scraped prices:3|dynamic pricing:3",
    de: "preisbeobachtung:3|preisvergleich:3|wettbewerbspreise:3|preishistorie:3",
    es: "seguimiento de precios:3|comparación de precios:3|historial de precios:3",
    fr: "suivi des prix:3|comparaison de prix:3|historique des prix:3",
    pt: "monitoramento de preços:3|comparação de preços:3|histórico de preços:3",
  },
  against: "stock price:3|share price:3|crypto:3|electricity price:3|house price:3",
  record: "price observation",
  fields: [
    key("product_id@product"),
    key("date", { names: "datum|fecha" }),
    core("competitor=seller_name", { names: "competitor|seller|retailer|shop" }),
    core("price", {
      names: "preis|precio|prix|preço",
      model: { kind: "drift", start: lognormal(29, 0.8), step: 0.02, decimals: 2 },
    }),
    core("currency@product"),
    ...knowns(
      "product_name@product category=product_category@product our_price=unit_price competitor_price price_difference=value",
    ),
    ...knowns(
      "discount_pct promo_applied availability list_price shipping_cost url rating review_count country@product",
    ),
  ],
  rules: [
    productsOf("category"),
    within("price", "list_price", beta(8, 0.7)),
    {
      ...adds("price_difference", "+competitor_price -our_price"),
      statement: "price_difference = competitor_price - our_price",
    },
  ],
  layout: { kind: "series", subject: "product", every: { count: 1, unit: "day" } },
};

/** Shops, tills and articles. */
export const retailFrames: readonly Frame[] = [
  orders,
  orderLines,
  cardTransactions,
  receipts,
  storeSales,
  products,
  prices,
];
